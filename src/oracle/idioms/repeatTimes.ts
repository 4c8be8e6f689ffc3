/** All of something as often as it says: "for each 1 life you lost, ...", "populate three times". */
import { type Effect, type Quantity, quantityKinds } from '../../language/index.ts'
import { alone, extraTurnOf } from '../clauses/index.ts'
import { narrowed, part, rule, type Syntax, shaped, wordings, words } from '../core/index.ts'
import { howOften, severalWord } from '../lexicon/index.ts'
import { counted, each, isOfFlips, player } from '../nouns/index.ts'

const COUNTED = quantityKinds(({ countsOff }) => countsOff === true)
const isCountedOff = (n: Quantity): boolean => typeof n === 'object' && (COUNTED.has(n.kind) || isOfFlips(n))
/** "1 life you lost", "charge counter removed this way", "flip you win": no objects, of which each could be spoken of. */
const countedOff = narrowed(each, isCountedOff)
const often: Syntax<Quantity> = wordings(howOften, words('X times', { kind: 'x' } as const))
/** What chooses for itself each time that it is done, and has no number of its own. */
const isDoneAgain = (effect: Effect): boolean =>
  effect.kind === 'proliferate' ||
  (effect.kind === 'createCopy' && effect.of.kind === 'choose' && effect.n === 1 && effect.except.length === 0)

/** "Target player takes two extra turns after this one": one after the other. */
const severalTurns: Syntax<Effect> = shaped(
  part()`${{ who: player }} take|takes ${{ n: severalWord }} extra turns after this one`,
  ({ who, n }) => ({ kind: 'repeatTimes', n, effects: [{ kind: 'extraTurn', who }] }),
)

/** "For each 1 life you lost, sacrifice a permanent unless you discard a card"; `plain`: "populate". */
export const repeatTimes = (effects: Syntax<readonly Effect[]>, plain: Syntax<Effect>): Syntax<Effect> =>
  wordings(
    rule('repeatTimes')`for each ${{ n: countedOff }}, ${{ effects }}`,
    rule('repeatTimes')`${{ effects: extraTurnOf }} for each ${{ n: each }}`,
    severalTurns,
    rule('repeatTimes')`${{ effects: alone(narrowed(plain, isDoneAgain)) }} ${{ n: often }}`,
  )

/** Which of what is done several times "the following process" is: of the others it is said after what is done, or of each. */
export const isFollowingProcess = (effect: Effect): boolean =>
  effect.kind === 'repeatTimes' &&
  (typeof effect.n === 'number' || effect.n.kind === 'x') &&
  !(effect.effects.length === 1 && effect.effects.every(isDoneAgain))
/** "Repeat the following process X times. ...": as often in all. */
export const followingProcess = (effects: Syntax<readonly Effect[]>): Syntax<Effect> =>
  rule('repeatTimes')`repeat the following process ${{ n: counted }} times. ${{ effects }}`
