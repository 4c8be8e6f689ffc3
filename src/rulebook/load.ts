import { makeRulebook, type Rulebook, type Translation } from './book.ts'

async function french(): Promise<Translation> {
  const [titles, gists, changes] = await Promise.all([
    import('./fr/titles.json'),
    import('./fr/gists.json'),
    import('./fr/changes.json'),
  ])
  return { locale: 'fr', titles: titles.default, gists: gists.default, changes: { '2011': changes.default } }
}

/** The languages, besides English, that the books are in. */
const TRANSLATIONS: Readonly<Record<string, () => Promise<Translation>>> = { fr: french }

async function load(language: string): Promise<Rulebook> {
  const [first, second, later, today, said] = await Promise.all([
    import('./rules-2004.json'),
    import('./rules-2011.json'),
    import('./rules-later.json'),
    import('./rules-today.json'),
    TRANSLATIONS[language]?.(),
  ])
  // Keywords that came between the books: those with a number have their place in the later one.
  const numbered = later.default.filter(({ section }) => /^\d/.test(section))
  return makeRulebook([first.default, [...second.default, ...numbered], today.default], said)
}

const loading = new Map<string, Promise<Rulebook>>()

/** The books in a language (its BCP 47 name), loaded on demand; a call after a failure tries again. */
export function loadRulebook(locale: string): Promise<Rulebook> {
  const language = locale.slice(0, 2)
  const begun = loading.get(language)
  if (begun !== undefined) return begun
  const book = load(language).catch((error: unknown) => {
    loading.delete(language)
    throw error
  })
  loading.set(language, book)
  return book
}
