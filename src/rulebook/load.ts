import { makeRulebook, type Rulebook } from './book.ts'

let loading: Promise<Rulebook> | null = null

async function load(): Promise<Rulebook> {
  const [first, second, later] = await Promise.all([
    import('./rules-2004.json'),
    import('./rules-2011.json'),
    import('./rules-later.json'),
  ])
  // Keywords that came between the books: those with a number have their place in the later one.
  const numbered = later.default.filter(({ section }) => /^\d/.test(section))
  return makeRulebook([first.default, [...second.default, ...numbered]])
}

/** Both books, loaded on demand; a call after a failure tries again. */
export function loadRulebook(): Promise<Rulebook> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
