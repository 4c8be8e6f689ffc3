/** Moments of a turn: "the beginning of your upkeep", "the next end step" (404, 410.7 of 2004). */
import type { Players, Step, Trigger } from '../../language/index.ts'
import { part, type Syntax, table, wordings, words } from '../core/index.ts'
import { steps, turnPart } from '../lexicon/index.ts'
import { possessive } from '../nouns/index.ts'

export type Moment = Extract<Trigger, { on: 'step' }>

const of = part({ on: 'step' })
const each = part({ on: 'step', whose: null })
const COMBAT: Step = 'beginCombat'
const YOU: Players = { kind: 'you' }

/** "The beginning of your upkeep", "each end step", "combat on your turn". */
const recurring: Syntax<Moment> = wordings(
  each`the beginning of each ${{ step: turnPart }}`,
  part({
    on: 'step',
    whose: YOU,
  })`the beginning of each of your ${{ step: steps }}`,
  of`the beginning of ${{ whose: possessive }} ${{ step: turnPart }}`,
  each`the beginning of the ${{ step: turnPart }}`,
  of`the beginning of the ${{ step: turnPart }} of ${{ whose: enchantedController() }}`,
  part({ on: 'step', step: COMBAT })`the beginning of combat on ${{ whose: possessive }} turn`,
  part({ on: 'step', step: COMBAT, whose: null })`the beginning of [each combat / combat on each turn]`,
  part({ on: 'step', step: 'endCombat', whose: null })`end of combat`,
)

function enchantedController(): Syntax<Players> {
  const kinds = ['creature', 'permanent', 'artifact', 'enchantment', 'land']
  const controller = { kind: 'controllerOf', thing: { kind: 'host' } } as const
  return table('whose', Object.fromEntries(kinds.map((kind) => [`enchanted ${kind}'s controller`, controller])))
}

/** "At the beginning of your upkeep". */
export const moment: Syntax<Moment> = recurring

/** After "at", in a delayed trigger: "the beginning of the next end step", "end of combat". */
export const laterMoment: Syntax<Moment> = wordings(
  part({ on: 'step', step: 'endCombat', whose: null })`end of combat`,
  each`the beginning of the [next / first] ${{ step: turnPart }}`,
  part({ on: 'step', step: 'end', whose: null, turn: 'that' })`the beginning of that turn's end step`,
  part({ on: 'step', step: 'upkeep', whose: null, turn: 'next' })`the beginning of the next turn's upkeep`,
  of`the beginning of ${{ whose: possessive }} next ${{ step: turnPart }}`,
)

/** "This turn's next end of combat". */
export const thisCombatsEnd: Syntax<Moment> = words("this turn's next end of combat", {
  on: 'step',
  step: 'endCombat',
  whose: null,
})
