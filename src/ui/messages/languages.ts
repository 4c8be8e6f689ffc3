/** The languages there are, as one is switched to: loaded when another than English is spoken. */
import { french } from './fr/index.ts'
import { game, tableRefusals } from './game/index.ts'
import { addGameWords, english, type Language, opened, type PageTables } from './language.ts'

const ALL = { en: english, fr: french }

export type LanguageCode = keyof typeof ALL

/** A language as far as it could be loaded. */
export interface Loaded {
  readonly language: Language
  /** Nothing is left out. */
  readonly whole: boolean
}

/** The language with the tables of all pages that have been loaded. A table that can’t be had is left out. */
export async function withPages(from: Language): Promise<Loaded> {
  const { loadPage } = from
  const missing = [...opened].filter((page) => loadPage !== undefined && !(page in from.pages))
  const found = await Promise.allSettled(missing.map((page) => loadPage?.(page)))
  const tables = found.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
  const pages = Object.assign({}, from.pages, ...tables) as Partial<PageTables>
  return { language: { ...from, pages }, whole: found.every(({ status }) => status === 'fulfilled') }
}

/** The language of that code, with the tables of the pages. */
export function languageFor(code: LanguageCode): Promise<Loaded> {
  // Back in English at a table, everything of it has to be said.
  addGameWords(game, tableRefusals)
  return withPages(ALL[code])
}
