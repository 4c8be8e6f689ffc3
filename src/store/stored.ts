/** What the browser keeps for this page under a key, and what is found there. Nothing here throws. */

/** The storage, if the page may use it at all. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** The text under a key; `null`: there is none, or none can be read. */
export const storedText = (key: string): string | null => storage()?.getItem(key) ?? null

/** Keeps a text. `false`: the browser doesn't allow it, and it is known until the page is closed. */
export function storeText(key: string, text: string): boolean {
  try {
    storage()?.setItem(key, text)
    return storage() !== null
  } catch {
    return false
  }
}

/** Throws away what is kept under a key. */
export const removeStored = (key: string): void => storage()?.removeItem(key)

/** The value that a text of JSON stands for; `null`: the text is `null`, or no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The value under a key; `null`: there is none, or none can be read. */
export const readStored = (key: string): unknown => parseJson(storedText(key))

/** Keeps a value, with the same answer as `storeText`. */
export const writeStored = (key: string, value: unknown): boolean => storeText(key, JSON.stringify(value))

/** The key under which a text is kept aside that couldn't be read, so that the next one doesn't overwrite it. */
export const asideOf = (key: string): string => `${key}.aside`

/** What is kept under a key, as it is read. A text that is in trouble is kept aside. */
export function storedAs<R extends { readonly trouble: unknown }>(key: string, read: (text: string | null) => R): R {
  const text = storedText(key)
  const found = read(text)
  if (found.trouble !== null && text !== null) storeText(asideOf(key), text)
  return found
}

/** Something with fields, whatever they hold. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
