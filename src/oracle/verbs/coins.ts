/** Flipping coins (glossary "flip a coin"; 705 of 2011). */
import type { Condition, Effect, Players, Trigger } from '../../language/index.ts'
import {
  series as listOf,
  part,
  quiet,
  repeat,
  rule,
  type Syntax,
  shaped,
  singular,
  wordings,
  words,
} from '../core/index.ts'
import { player } from '../nouns/index.ts'
import { YOU } from './clause.ts'

const CALLED = { who: YOU, won: 'byCall' } as const
const SIDES = { who: YOU, won: 'bySide' } as const
/** "You may flip a coin. If you win the flip, ...": whether it is flipped at all is up to you. */
export function mayFlipCoin(effects: Syntax<readonly Effect[]>): Syntax<Effect> {
  const flipped = rule(
    'flipCoin',
    CALLED,
  )`flip a coin. If you win the flip, ${{ win: effects }}. If you lose the flip, ${{
    lose: effects,
  }}`
  const won = rule('flipCoin', { ...CALLED, lose: [] })`flip a coin. If you win the flip, ${{
    win: effects,
  }}`
  return rule('may', { who: YOU })`you may ${{ effects: repeat(wordings(flipped, won), { max: 1 }) }}`
}
/** "Flip a coin" and nothing more: it is won or lost, which others may notice. */
export const flipsCoin = rule('flipCoin', { ...CALLED, win: [], lose: [] })`flip a coin`

/** "Flip a coin at end of combat. If you lose the flip, ...": both then. */
export const flipCoinLater = (effects: Syntax<readonly Effect[]>, moment: Syntax<Trigger>): Syntax<Effect> =>
  shaped(
    part()`flip a coin at ${{ trigger: moment }}. If you lose the flip, ${{ lose: effects }}`,
    ({ trigger, lose }) => ({
      kind: 'delayed',
      trigger,
      effects: [{ kind: 'flipCoin', ...CALLED, win: [], lose }],
      remember: null,
      once: true,
    }),
  )
/** "Flip a coin. If you win the flip, draw a card. If you lose the flip, ..."; "if the coin comes up heads, ...". */
export function flipCoin(effects: Syntax<readonly Effect[]>, notYou: Syntax<Players>): Syntax<Effect> {
  const called = rule('flipCoin', { won: 'byCall' })
  return wordings(
    rule('flipCoin', { ...CALLED, lose: [] })`flip a coin. If you win the flip, ${{ win: effects }}`,
    rule('flipCoin', CALLED)`flip a coin. If you win the flip, ${{ win: effects }}. If you lose the flip, ${{
      lose: effects,
    }}`,
    rule('flipCoin', { ...CALLED, win: [] })`flip a coin. If you lose the flip, ${{ lose: effects }}`,
    rule('flipCoin', { won: 'byCall', lose: [] })`${{ who: quiet(notYou) }} flips a coin.
      If [they win / that player wins] the flip, ${{ win: effects }}`,
    called`${{ who: quiet(notYou) }} flips a coin. If [they win / that player wins] the flip, ${{ win: effects }}.
      If [they lose / that player loses] the flip, ${{ lose: effects }}`,
    rule('flipCoin', { won: 'byCall', win: [] })`${{ who: quiet(notYou) }} flips a coin.
      If [they lose / that player loses] the flip, ${{ lose: effects }}`,
    rule('flipCoin', { ...SIDES, lose: [] })`flip a coin. If [the coin / it] comes up heads, ${{ win: effects }}`,
    rule('flipCoin', SIDES)`flip a coin. If [the coin / it] comes up heads, ${{ win: effects }}.
      If [it / the coin] comes up tails, ${{ lose: effects }}`,
    rule('flipCoin', { ...SIDES, win: [] })`flip a coin. If [the coin / it] comes up tails, ${{ lose: effects }}`,
  )
}

const series = rule('flipCoins', { who: YOU })
/** "Flip a coin until you lose a flip", "flip a coin that many times or until you lose a flip, whichever comes first". */
export const flipCoins = wordings(
  series`flip a coin until you lose a flip`,
  rule('flipCoins', {
    who: YOU,
    most: { kind: 'chosenNumber' },
  })`flip a coin that many times or until you lose a flip, whichever comes first`,
  rule('flipCoins', { who: YOU, mayStop: true })`flip a coin until you lose a flip or choose to stop flipping.
    If you lose a flip, ~ has no effect`,
)

const eachPlayer = singular(words('each player', { kind: 'eachPlayer' } as const))
/** "Each player flips a coin", "you and target opponent each flip a coin". */
export const flipEach = wordings(
  rule('flipEach')`${{ of: repeat(eachPlayer, { max: 1 }) }} flips a coin`,
  rule('flipEach')`${{ of: listOf(player, 'and', { min: 2, max: 2 }) }} each flip a coin`,
)
const TAILS: Condition = { kind: 'someone', who: { kind: 'whoDid', done: 'flippedTails', filter: null } }
/** "Repeat this process until both players' coins come up heads on the same flip." */
export const untilAllHeads = words("repeat this process until both players' coins come up heads on the same flip", {
  kind: 'if',
  condition: TAILS,
  then: [{ kind: 'repeatProcess' }],
  otherwise: [],
} as const)
