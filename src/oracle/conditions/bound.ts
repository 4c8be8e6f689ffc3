/** "Three or more", "two or fewer", "exactly one": what an amount is compared with. */
import type { Comparison, Quantity } from '../../language/index.ts'
import { either, mapped, part, type Syntax, wordings } from '../core/index.ts'
import { digits, numberWord } from '../lexicon/index.ts'

export interface Bound {
  readonly op: Comparison
  readonly b: Quantity
}

/** A number that isn't written as a word: "200 or more". */
const bigNumber: Syntax<number> = mapped(digits, {
  to: (n) => (n > 20 ? n : undefined),
  is: (value): value is number => typeof value === 'number' && value > 20,
  from: (n) => n,
})

/** "Three or more", "two or fewer", "exactly one": before a noun that agrees with it. */
export const bound: Syntax<Bound> = either(
  wordings(part({ op: '>=' })`${{ b: numberWord }} or more`, part({ op: '>=' })`at least ${{ b: numberWord }}`),
  part({ op: '<=' })`${{ b: numberWord }} or fewer`,
  part({ op: '=' })`exactly ${{ b: numberWord }}`,
  part({ op: '>=' })`${{ b: bigNumber }} or more`,
)
