/** All of something so many times: "for each 1 life you lost, ...", "populate three times". */
import { type Effect, type Quantity, quantityKinds } from '../../language/index.ts'
import { alone } from '../clauses/index.ts'
import { narrowed, rule, type Syntax, wordings, words } from '../core/index.ts'
import { howOften } from '../lexicon/index.ts'
import { each } from '../nouns/index.ts'

const COUNTED = quantityKinds(({ countsOff }) => countsOff === true)
const isCountedOff = (n: Quantity): boolean => typeof n === 'object' && COUNTED.has(n.kind)
/** "1 life you lost", "charge counter removed this way": no objects, of which each could be spoken of. */
const countedOff = narrowed(each, isCountedOff)
const often: Syntax<Quantity> = wordings(howOften, words('X times', { kind: 'x' } as const))
/** What chooses for itself each time that it is done, and has no number of its own. */
const isDoneAgain = (effect: Effect): boolean =>
  effect.kind === 'proliferate' ||
  (effect.kind === 'createCopy' && effect.of.kind === 'choose' && effect.n === 1 && effect.except.length === 0)

/** "For each 1 life you lost, sacrifice a permanent unless you discard a card"; `plain`: "populate". */
export const repeatTimes = (effects: Syntax<readonly Effect[]>, plain: Syntax<Effect>): Syntax<Effect> =>
  wordings(
    rule('repeatTimes')`for each ${{ n: countedOff }}, ${{ effects }}`,
    rule('repeatTimes')`${{ effects: alone(narrowed(plain, isDoneAgain)) }} ${{ n: often }}`,
  )
