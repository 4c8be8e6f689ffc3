/** "Or more", "at least": how a number bounds an amount. */
import type { Comparison } from '../../language/index.ts'
import { maybe, part, type Syntax, table, wordings, words } from '../core/index.ts'
import { numberWord, severalWord } from './numbers.ts'

/** After a number: "or more", "or fewer". */
export const orMore: Syntax<Comparison> = table<Comparison>('a comparison', {
  'or more': '>=',
  'or fewer': '<=',
  'or less': '<=',
})
/** Before a number: "at least", "exactly". */
export const atLeast: Syntax<Comparison> = table<Comparison>('a comparison', { exactly: '=', 'at least': '>=' })
/** "Two or more", before a noun. */
export const severalOrMore = part()`${{ least: severalWord }} or more`
/** "A", of which more is as good. */
export const aOrMore = part()`[a / at least one]`
/** "One or more", "two or more". */
export const oneOrMore = part()`${{ least: numberWord }} or more`
/** Behind "draw a card". */
export const exceptFirst = maybe`${{
  exceptFirst: wordings(
    words('except the first one they draw in each of their draw steps', true),
    words('except the first one you draw in each of your draw steps', true),
    words('except the first one he or she draws in each of his or her draw steps', true),
  ),
}}`
