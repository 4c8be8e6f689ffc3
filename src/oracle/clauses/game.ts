/** What happens to a player's turns and to the game: extra turns, skipped steps, more lands, winning and losing. */

import { COLORS as ALL_COLORS, type Choosable, type Effect, type TurnPart } from '../../language/index.ts'
import {
  either,
  mapped,
  maybe,
  narrowed,
  part,
  phrase,
  rule,
  type Syntax,
  series,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { cardTypeWord, color, digits, severalWord, step, steps, turnPart } from '../lexicon/index.ts'
import { counted, player, possessive, self, thing } from '../nouns/index.ts'
import { alone, type Effects, own, withFields, YOU } from './clause.ts'

export const winGame = part({ kind: 'winGame' })`win|wins the game`
export const loseGame = part({ kind: 'loseGame' })`lose|loses the game`
/** Both at the same time (102.5). */
export const winAndLose = rule('winGame')`${{ who: player }} win|wins the game and ${{ losing: player }}
  lose|loses the game`
/** A game inside the game (506), ending the turn and restarting the game (2011:contents/713, 714). */
export const playSubgame = rule('playSubgame')`players play a Magic subgame, using their libraries as their decks`
export const endTurn = rule('endTurn')`end the turn`
export const restartGame = wordings(
  rule('restartGame', { leaving: null })`restart the game`,
  rule('restartGame')`restart the game, leaving in exile ${{ leaving: thing }}`,
)
/** 2011:contents/9. */
export const planeswalk = part({ kind: 'planeswalk' })`planeswalk|planeswalks`
export const abandon = rule('abandon')`abandon|abandons ${{ what: self }}`
export const proliferate = part({ kind: 'proliferate' })`proliferate|proliferates [/ again]`
export const shuffle = part({
  kind: 'shuffle',
})`shuffle|shuffles [/ ${own} library / that library]`
export const extraTurn = part({ kind: 'extraTurn' })`take|takes an extra turn after this one`

/** As an effect of its own: "take an extra turn after this one". */
export const extraTurnOf: Syntax<Effects> = alone(
  rule('extraTurn', { who: YOU })`take an extra turn after this one` as Syntax<Effect>,
)

/** "You control target player's next turn", "you control target player during that player's next turn." */
export const controlTurn: Syntax<Extract<Effect, { kind: 'controlTurn' }>> = wordings(
  rule('controlTurn')`${{ who: player }} control|controls ${{ of: player }} during that player's next turn`,
  rule('controlTurn')`${{ who: player }} control|controls ${{ of: possessive }} next turn`,
)

const skipped: Syntax<TurnPart | 'turn' | 'combat'> = wordings(
  turnPart,
  words('turn', 'turn'),
  words('combat phase', 'combat'),
)
const skippedMany = wordings(steps, table('steps', { turns: 'turn', 'combat phases': 'combat' } as const))
export const skipStep = wordings(
  part({
    kind: 'skipStep',
  })`skip|skips ${own} next ${{ step: skipped }} ${maybe`${{ within: words('this turn', 'turn') }}`}`,
  part({ kind: 'skipStep' })`skip|skips ${own} next ${{ n: severalWord }} ${{ step: skippedMany }}`,
  part({ kind: 'skipStep', turn: 'that' })`skip|skips the ${{ step: turnPart }} of that turn`,
)

type ExtraPhases = Extract<Effect, { kind: 'extraPhases' }>
const present: Syntax<ExtraPhases['after']> = table('a phase', {
  'this phase': 'any',
  'this main phase': 'main',
  'this combat phase': 'combat',
})
const added: Syntax<ExtraPhases['phases']> = wordings(
  words('an additional combat phase', ['combat'] as const),
  words('an additional main phase', ['main'] as const),
  words('an additional combat phase followed by an additional main phase', ['combat', 'main'] as const),
)
/** "After this phase, there is an additional combat phase followed by an additional main phase." */
export const extraPhases: Syntax<ExtraPhases> = wordings(
  rule('extraPhases')`after ${{ after: present }}, there is ${{ phases: added }}`,
  rule('extraPhases')`[there is / there's] ${{ phases: added }} after ${{ after: present }}`,
  rule('extraPhases')`${{ who: player }} get|gets ${{ phases: added }} after ${{ after: present }}`,
)

const beside = table('after or before', { after: 'after', before: 'before' } as const)
/** "There is an additional upkeep step after this step." */
export const extraStep: Syntax<Extract<Effect, { kind: 'extraStep' }>> = wordings(
  rule('extraStep', { of: null })`there is an additional ${{ step }} ${{ side: beside }} this step`,
  rule('extraStep')`there is an additional ${{ step }} ${{ side: beside }} the ${{ of: step }}`,
)

/** "You may play two additional lands this turn." */
export const extraLands: Syntax<Extract<Effect, { kind: 'extraLands' }>> = wordings(
  rule('extraLands', { n: 1 })`${{ who: player }} may play an additional land this turn`,
  rule('extraLands')`${{ who: player }} may play [/ up to] ${{ n: counted }} additional lands|land this turn`,
)

/** "Starting with you, each player may pay any amount of mana." */
export const payAnyMana = rule('payAnyMana')`${{ who: player }} may pay any amount of mana`
export const repeatProcess = rule('repeatProcess')`repeat this process`
/** "Repeat this process once": that often, whatever comes of it. */
export const repeatProcessAgain = rule('repeatProcess')`repeat this process ${{
  times: table('how often', { once: 1, 'two more times': 2, 'three more times': 3 }),
}}`

/** "Choose a color", "target player names a card". */
export const choosable: Syntax<Choosable> = wordings(
  words('a color', 'color'),
  words('a creature type', 'creatureType'),
  words('a creature type other than Wall', 'creatureTypeButWall'),
  words('a basic land type', 'basicLandType'),
  words('a land type', 'landType'),
  words('a card type', 'cardType'),
  words('a permanent type', 'permanentType'),
  words('a card name', 'cardName'),
  words('a nonland card name', 'nonlandCardName'),
  words('a creature card name', 'creatureCardName'),
  words('an artifact card name', 'artifactCardName'),
  words('a nonartifact, nonland card name', 'nonartifactNonlandCardName'),
  words('a noncreature, nonland card name', 'noncreatureNonlandCardName'),
  words('a card name other than a basic land card name', 'cardNameButBasicLand'),
  words('a number', 'number'),
  words('a player', 'player'),
  words('an opponent', 'opponent'),
  words('a player at random', 'playerAtRandom'),
  words('an opponent at random', 'opponentAtRandom'),
  words('one of your opponents', 'opponent'),
)
interface ChosenOf {
  readonly choice: 'color' | 'cardType'
  readonly among: readonly string[]
}
const COLORS: readonly string[] = ALL_COLORS
const oneOf: Syntax<string> = either(color, cardTypeWord)
/** "Black or red", "artifact, creature, or land": of one sort. */
const someOf: Syntax<ChosenOf> = withFields(
  mapped(series(oneOf, 'or', { min: 2, max: 6 }), {
    to: (among): ChosenOf | undefined => {
      const colors = among.filter((one) => COLORS.includes(one))
      if (colors.length > 0 && colors.length < among.length) return undefined
      return { choice: colors.length > 0 ? 'color' : 'cardType', among }
    },
    is: (value): value is ChosenOf => typeof value === 'object' && value !== null && 'among' in value,
    from: ({ among }) => among,
  }),
  ['choice', 'among'],
)
/** "A color other than black". */
const otherColor: Syntax<ChosenOf> = withFields(
  mapped(phrase`a color other than ${color}`, {
    to: (but): ChosenOf => ({ choice: 'color', among: COLORS.filter((one) => one !== but) }),
    is: (value): value is ChosenOf => typeof value === 'object' && value !== null && 'among' in value,
    from: ({ among }) =>
      among.length === COLORS.length - 1 ? ALL_COLORS.find((one) => !among.includes(one)) : undefined,
  }),
  ['choice', 'among'],
)
/** "Choose black or red", "choose a number between 0 and 7": only of those. */
export const choosesOf = wordings(
  part({ kind: 'makeChoice' })`choose|chooses ${wordings(otherColor, someOf)}`,
  part({ kind: 'makeChoice', choice: 'number' })`choose|chooses a number between 0 and ${{ most: digits }}`,
  part({
    kind: 'makeChoice',
    choice: 'number',
  })`choose|chooses a number between ${{ least: narrowed(digits, (n) => n > 0) }} and ${{ most: digits }}`,
)
export const makeChoice = wordings(
  choosesOf,
  part({ kind: 'makeChoice' })`choose|chooses ${{ choice: choosable }}`,
  part({ kind: 'makeChoice', choice: 'cardName' })`name|names a card`,
  part({ kind: 'makeChoice', choice: 'nonlandCardName' })`name|names a nonland card`,
)
