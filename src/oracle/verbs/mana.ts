/** Adding mana (406 of 2004, 605 of 2011). */
import type { ManaOutput, ManaType } from '../../language/index.ts'
import { mapped, part, type Syntax, series, wordings } from '../core/index.ts'
import { manaSymbol, manaSymbols } from '../lexicon/index.ts'
import { counted, each, measure, written } from '../nouns/index.ts'

const COLORS: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G']

/** "{R} or {G}". */
const oneOf = part({ kind: 'oneOf', n: 1 })`${{ among: series(manaSymbol, 'or', { min: 2, max: 5 }) }}`

const anyColor = wordings(
  part({ kind: 'oneOf', among: COLORS, n: 1 })`one mana of any color`,
  part({ kind: 'oneOf', among: COLORS })`${{ n: counted }} mana of any one color`,
  part({ kind: 'combination', among: COLORS })`${{ n: counted }} mana in any combination of colors`,
  part({ kind: 'combination' })`${{ n: counted }} mana in any combination of ${{
    among: series(manaSymbol, 'and/or', { min: 2, max: 5 }),
  }}`,
)

type Repeat = Extract<ManaOutput, { kind: 'repeat' }>
const isRepeat = (said: unknown): said is Repeat =>
  typeof said === 'object' && said !== null && (said as ManaOutput).kind === 'repeat'

/** "{G} for each Elf on the battlefield". */
const forEach: Syntax<Repeat> = mapped(part()`${{ mana: manaSymbol }} for each ${{ each }}`, {
  to: ({ mana, each: of }): Repeat => ({ kind: 'repeat', mana, n: of }),
  is: isRepeat,
  from: ({ mana, n }) => {
    return typeof n === 'number' ? undefined : { mana, each: n }
  },
})
const equalTo = part({ kind: 'repeat' })`an amount of ${{ mana: manaSymbol }} equal to ${{ n: measure }}`
const times = part({ kind: 'repeat' })`${{ n: written }} mana of ${{ mana: manaSymbol }}`
const fixed = part({ kind: 'fixed' })`${{ mana: manaSymbols }}`

const output: Syntax<ManaOutput> = wordings(fixed, oneOf, anyColor, forEach, equalTo, times)

/** "Add {G}{G}", "adds an additional {G}". */
export const addMana = part({
  kind: 'addMana',
})`add|adds [/ an additional] ${{ mana: output }} [/ to [your / their] mana pool]`
