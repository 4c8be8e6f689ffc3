/** The languages there are. English is there from the start, any other is loaded when it is spoken. */
import { english, type Language } from './language.ts'

export type LanguageCode = 'en' | 'fr'

const LOADED: { readonly [C in LanguageCode]: () => Promise<Language> } = {
  en: async () => english,
  fr: () => import('./fr/index.ts').then(({ french }) => french),
}

/** A language by its code. */
export const loadLanguage = (code: LanguageCode): Promise<Language> => LOADED[code]()
