import { language } from '../messages/index.ts'

/** The day of a build, as the language writes it. */
export const dayOf = (built: string | null): string | null =>
  built === null ? null : new Intl.DateTimeFormat(language().locale, { dateStyle: 'long' }).format(new Date(built))
