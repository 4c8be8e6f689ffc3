/**
 * The sentences of a page are a table that is loaded with it: `en/<page>.ts` defines the keys, as the tables of
 * `messages/` do, and `sayer` is the page's `say`.
 */
import { language, openWords, type PageTables } from './language.ts'

type ParamsOf<M> = M extends (params: infer P) => string ? [params: P] : []

type SayOf<T> = <K extends keyof T>(key: K, ...params: ParamsOf<T[K]>) => string

/** The `say` of a page: in the current language, or in English if that language hasn't loaded its table. */
export function sayer<N extends keyof PageTables>(name: N, english: PageTables[N]): SayOf<PageTables[N]> {
  openWords(name)
  return (key, ...params) => {
    const tables: Partial<PageTables> = language().pages
    const message: unknown = (tables[name] ?? english)[key]
    return typeof message === 'function' ? String(message(...params)) : String(message)
  }
}
