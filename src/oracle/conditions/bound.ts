/** "Three or more", "two or fewer", "exactly one": what an amount is compared with. */
import type { Comparison, Quantity } from '../../language/index.ts'
import { either, narrowed, part, type Syntax, wordings } from '../core/index.ts'
import { digits, numberWord } from '../lexicon/index.ts'

export interface Bound {
  readonly op: Comparison
  readonly b: Quantity
}

/** A number that isn't written as a word: "200 or more". */
const bigNumber = narrowed(digits, (n) => n > 20)

/** "Three or more", "two or fewer", "exactly one": before a noun that agrees with it. */
export const bound: Syntax<Bound> = either(
  wordings(part({ op: '>=' })`${{ b: numberWord }} or more`, part({ op: '>=' })`at least ${{ b: numberWord }}`),
  part({ op: '<=' })`${{ b: numberWord }} or fewer`,
  part({ op: '=' })`exactly ${{ b: numberWord }}`,
  part({ op: '>=' })`${{ b: bigNumber }} or more`,
)
