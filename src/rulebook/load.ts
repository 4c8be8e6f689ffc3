import { makeRulebook, type Rulebook } from './book.ts'

let loading: Promise<Rulebook> | null = null

async function load(): Promise<Rulebook> {
  const books = await Promise.all([import('./rules-2004.json'), import('./rules-2011.json')])
  return makeRulebook(books.map((book) => book.default))
}

/** Both books, loaded on demand; a call after a failure tries again. */
export function loadRulebook(): Promise<Rulebook> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
