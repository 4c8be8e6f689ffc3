import { COLORS, type Color, type Cost, type KeywordOf, type VariantsBy } from '../../language/index.ts'
import { mapped, part, phrase, prefer, print, type Syntax, verbatim, wordings } from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { manaSymbol } from '../lexicon/index.ts'
import { cost } from './grammar.ts'

const owed = phrase`at the beginning of your upkeep, put an age counter on ~, then
  sacrifice ~ unless you ${payment} for each age counter on ~.`
const owedThere = phrase`at the beginning of your upkeep, if ~ is on the battlefield, put an age counter on ~, then
  sacrifice ~ unless you ${payment} for each age counter on ~.`

const isColor = (type: string): type is Color => COLORS.some((color) => color === type)
/** "{G} or {W}": each of the costs may be paid in either way, which is what a hybrid symbol says (2011:107.4e). */
const eitherColor: Syntax<Cost> = mapped(part()`${{ a: manaSymbol }} or ${{ b: manaSymbol }}`, {
  to: ({ a, b }): Cost | undefined => (isColor(a) && isColor(b) ? [{ kind: 'mana', mana: [`${a}/${b}`] }] : undefined),
  is: (value): value is Cost => Array.isArray(value) && value.length === 1,
  from: ([only]) => {
    const [symbol, more] = only?.kind === 'mana' ? only.mana : []
    const [a, b] = symbol?.split('/') ?? []
    return !more && a !== undefined && b !== undefined && isColor(a) && isColor(b) ? { a, b } : undefined
  },
})

const isAction = (value: unknown): value is string => typeof value === 'string' && /^[A-Z][^.]*$/.test(value)
const ofOneSentence = (said: string): string | undefined => (isAction(said) ? said : undefined)
/** "Draw a card": no sentence ends in it. */
const action = mapped(verbatim('an action', 16), { to: ofOneSentence, is: isAction, from: ofOneSentence })

export const cumulativeUpkeep: Syntax<KeywordOf<'cumulativeUpkeep'>> = prefer(
  'what is a cost is paid as one',
  part({ name: 'cumulativeUpkeep' })`cumulative upkeep ${{ cost: wordings(cost, eitherColor) }}`,
  part({ name: 'cumulativeUpkeep' })`cumulative upkeep—${{ action }}.`,
)

/** An action is done once for each counter, or not at all. */
const unlessDone = (done: string): string =>
  `put an age counter on ~, then sacrifice ~ unless, for each age counter on ~, you ${done.charAt(0).toLowerCase()}${done.slice(1)}.`

/** 2004:502.13a, 2011:702.22a: in the later book it looks whether the permanent is still there. */
export function cumulativeUpkeepText(said: KeywordOf<'cumulativeUpkeep'>): VariantsBy<'cumulativeUpkeep', string> {
  return {
    by: 'cumulativeUpkeep',
    at:
      'cost' in said
        ? { always: [print(owed, said.cost) ?? ''], ifThere: [print(owedThere, said.cost) ?? ''] }
        : {
            always: [`At the beginning of your upkeep, ${unlessDone(said.action)}`],
            ifThere: [`At the beginning of your upkeep, if ~ is on the battlefield, ${unlessDone(said.action)}`],
          },
  }
}
