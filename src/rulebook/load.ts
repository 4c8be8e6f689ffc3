import { makeRulebook, type Rulebook } from './book.ts'

let loading: Promise<Rulebook> | null = null

async function load(): Promise<Rulebook> {
  const books = await Promise.all([import('./rules-2004.json'), import('./rules-2011.json')])
  return makeRulebook(books.map((book) => book.default))
}

/** Both books, loaded when they are asked for; asked again after a failure, they are tried again. */
export function loadRulebook(): Promise<Rulebook> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
