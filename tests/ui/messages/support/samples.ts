/** What every message of a table says, whatever params it takes: each is answered by its name. */

const LISTS = /^(names|parts|words|lines|known|targets|paid|others|attackers|players|subtypes|members)$/
const NAMES = /^(a|b|who|whose|of|name|by|defender|caller|to|owner|other|label|text|what|half|card|deck|keyword)$/

/** Params that answer to any name: lists, players by `player`, everything else by `n`. */
export const anyParams = (player: string, n: number): unknown =>
  new Proxy(
    {},
    {
      get: (_, key) => {
        const name = String(key)
        if (LISTS.test(name)) return [player, 'Elk']
        return NAMES.test(name) ? player : n
      },
    },
  )

/** The message as it is said with such params; `null` if it needs others. */
export function said(message: unknown, player = 'Ada', n = 2): string | null {
  if (typeof message !== 'function') return String(message)
  try {
    const text: unknown = message(anyParams(player, n))
    return typeof text === 'string' && !/undefined|NaN|\[object/.test(text) ? text : null
  } catch {
    return null
  }
}
