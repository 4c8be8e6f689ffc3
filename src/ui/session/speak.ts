/** The language of the page: as set, or the browser’s. */
import { type Settings, useTable } from '../../store/index.ts'
import {
  hasGameWords,
  type LanguageCode,
  language,
  loadGameWords,
  loadLanguages,
  setLanguage,
} from '../messages/index.ts'

const CODES: readonly LanguageCode[] = ['en', 'fr']

const known = (tag: string): LanguageCode | undefined => CODES.find((code) => code === tag.split('-')[0])

/** Which language a setting means: the first one of the browser’s that there is. */
export const languageOf = (setting: Settings['language'], asked: readonly string[]): LanguageCode =>
  (setting === 'auto' ? asked.map(known).find((code) => code !== undefined) : setting) ?? 'en'

const isSpoken = (code: LanguageCode): boolean => known(language().locale) === code

/** The last language that was asked for. */
let latest: LanguageCode = 'en'

const failed = (): void => useTable.getState().notify('languageFailed')

/** Switches to a language as soon as its tables are there. What can’t be had is said in English, and a notice says so. */
export async function speak(setting: Settings['language']): Promise<void> {
  const code = languageOf(setting, navigator.languages)
  latest = code
  if (isSpoken(code)) return
  const found = await loadLanguages()
    .then(({ languageFor }) => languageFor(code))
    .catch(() => null)
  if (latest !== code) return
  if (found?.whole !== true) failed()
  if (found === null) return
  setLanguage(found.language)
  document.documentElement.lang = code
}

/** Loads what is said beyond the first screen, and the sentences of the pages that have been loaded. */
export async function loadWords(): Promise<void> {
  if (!hasGameWords()) await loadGameWords()
  const now = language()
  if (now.loadPage === undefined) return
  const { withPages } = await loadLanguages()
  const { language: found, whole } = await withPages(now)
  const { locale, pages } = language()
  if (locale === found.locale) setLanguage({ ...found, pages: { ...pages, ...found.pages } })
  if (!whole) failed()
}
