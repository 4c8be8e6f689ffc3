/** "Three or more", "two or fewer", "exactly one": what an amount is compared with. */
import type { Comparison, Quantity } from '../../language/index.ts'
import { either, narrowed, part, plural, type Syntax, wordings } from '../core/index.ts'
import { atLeast, digits, numberWord, orMore } from '../lexicon/index.ts'

export interface Bound {
  readonly op: Comparison
  readonly b: Quantity
}

/** A number that isn't written as a word: "200 or more". */
const bigNumber = narrowed(digits, (n) => n > 20)
const counted = either(numberWord, bigNumber)

/** "Three or more", "two or fewer", "exactly one": before a noun that agrees with it. */
export const bound: Syntax<Bound> = wordings(
  plural(part()`${{ b: counted }} ${{ op: orMore }}`),
  part()`${{ op: atLeast }} ${{ b: counted }}`,
  plural(part({ op: '<' } as const)`fewer than ${{ b: counted }}`),
)
