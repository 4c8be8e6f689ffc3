/** Small helpers of the English table. */
import { rulesOf } from './rules.ts'

/** British English: "colour", and no comma before the last "and". */
export const LOCALE = 'en-GB'

const { form, list, series, either, decimal } = rulesOf(LOCALE)

export { decimal, either, list, series }

/** `1 card`, `2 cards`. */
export const plural = (n: number, one: string, other = `${one}s`): string => `${n} ${form(n, { one, other })}`

/** The form of the word for a number, without the number. */
export const agree = (n: number, one: string, other: string): string => form(n, { one, other })

export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`)
