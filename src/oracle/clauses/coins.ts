/** Flipping coins (glossary "flip a coin"; 705 of 2011). */
import {
  type Condition,
  type Effect,
  type Players,
  type Quantity,
  type Trigger,
  visitNodes,
} from '../../language/index.ts'
import {
  series as listOf,
  mapped,
  maybe,
  narrowed,
  part,
  quiet,
  rule,
  type Syntax,
  wordings,
  words,
} from '../core/index.ts'
import { counted, player } from '../nouns/index.ts'
import { alone, type Effects, each_, thatPlayer, theyAgain, YOU, youAgain } from './clause.ts'

type Flip = Extract<Effect, { kind: 'flipCoin' }>
/** `yours`: whether "you" or "they" win or lose it. */
type Outcome = Omit<Flip, 'kind' | 'who'> & { readonly yours: boolean }
type Said = Outcome & { readonly who: Players }
const flipper = wordings(
  part({ yours: true })`${youAgain}`,
  part({ yours: false })`${wordings(theyAgain, thatPlayer)}`,
) as Syntax<Pick<Outcome, 'yours'>>
/** "If you win the flip, ... If you lose the flip, ...": both, or one of them. */
function byCall(effects: Syntax<Effects>): Syntax<Outcome> {
  const win = part()`if ${flipper} win|wins the flip, ${{ win: effects }}`
  const lose = part()`if ${flipper} lose|loses the flip, ${{ lose: effects }}`
  const called = { won: 'byCall' } as const
  return wordings(
    part({ ...called, lose: [] })`${win}`,
    part(called)`${win}. ${lose}`,
    part({ ...called, win: [] })`${lose}`,
  )
}
/** "If it comes up heads, ... If it comes up tails, ...". */
function bySide(effects: Syntax<Effects>) {
  const heads = part()`if [the coin / it] comes up heads, ${{ win: effects }}`
  const tails = part()`if [it / the coin] comes up tails, ${{ lose: effects }}`
  const side = { kind: 'flipCoin', won: 'bySide' } as const
  return wordings(
    part({ ...side, lose: [] })`${heads}`,
    part(side)`${heads}. ${tails}`,
    part({ ...side, win: [] })`${tails}`,
  )
}

/**
 * "Flip a coin. If you win the flip, draw a card"; "that player flips a coin. If they lose the flip, ..."; "you may
 * ..."; later.
 */
export function flipCoin(
  effects: Syntax<Effects>,
  { notYou, moment }: { readonly notYou: Syntax<Players>; readonly moment: Syntax<Trigger> },
): Syntax<Effect> {
  const then = byCall(effects)
  const other = quiet(notYou)
  const sides = bySide(effects)
  const now: Syntax<Said> = wordings(
    part({ who: YOU, yours: true })`flip a coin. ${then}`,
    part({ yours: false })`${{ who: other }} flips a coin. ${then}`,
  )
  const yours = ({ kind }: Players): boolean => kind === 'you'
  const called = mapped(now, {
    to: ({ yours: _, ...said }): Flip => ({ kind: 'flipCoin', ...said }),
    is: isFlip,
    from: ({ kind: _, ...meant }) => ({ ...meant, yours: yours(meant.who) }),
  })
  const flip: Syntax<Flip> = wordings(
    called,
    part({ who: YOU })`flip a coin. ${sides}`,
    part()`${{ who: other }} flips a coin. ${sides}`,
  )
  const yourFlip = narrowed(flip, ({ who }) => yours(who))
  const atMoment: Syntax<Said & { readonly trigger: Trigger }> = part({ who: YOU, yours: true })`flip a coin at ${{
    trigger: moment,
  }}. ${then}`
  const later = mapped(atMoment, {
    to: ({ trigger, yours: _, ...said }): Delayed => ({
      kind: 'delayed',
      trigger,
      effects: [{ kind: 'flipCoin', ...said }],
      remember: null,
      once: true,
    }),
    is: (value): value is Delayed => (value as Effect | null)?.kind === 'delayed',
    from: ({ trigger, effects: [only] }) => {
      if (!isFlip(only)) return undefined
      const { kind: _, ...meant } = only
      return { trigger, ...meant, yours: true }
    },
  })
  return wordings(flip, rule('may', { who: YOU })`you may ${{ effects: alone(yourFlip) }}`, later)
}
const isFlip = (value: unknown): value is Flip => (value as Effect | null)?.kind === 'flipCoin'
type Delayed = Extract<Effect, { kind: 'delayed' }>
/** "Flip a coin" and nothing more: it is won or lost, which others may notice. */
export const flipsCoin = rule('flipCoin', { who: YOU, won: 'byCall', win: [], lose: [] })`flip a coin`

const most = words('that many times', { kind: 'chosenNumber' } as const)
const MAY_STOP = 'or choose to stop flipping. If you lose a flip, ~ has no effect'
/**
 * "Flip a coin until you lose a flip", "flip a coin that many times or until you lose a flip, whichever comes first".
 */
export const flipCoins = wordings(
  rule('flipCoins', { who: YOU })`flip a coin until you lose a flip ${maybe`${{ mayStop: words(MAY_STOP, true) }}`}`,
  rule('flipCoins', { who: YOU })`flip a coin ${{ most }} or until you lose a flip, whichever comes first`,
)

const speaksOf =
  (...done: readonly string[]) =>
  (effects: Effects): boolean => {
    let found = false
    visitNodes(effects, (node) => {
      found ||= node.kind === 'thisWay' && done.includes(String(node.done))
      return undefined
    })
    return found
  }
/**
 * "Flip three coins. For each flip you win, draw a card", "flip two coins. If both coins come up heads, ...": whether
 * anybody calls them follows from what the next sentence counts.
 */
export function coinsFlipped(effects: Syntax<Effects>): Syntax<Effects> {
  const isTold = (n: Quantity): boolean => typeof n === 'number' || n.kind !== 'thatMuch'
  const soMany = wordings(narrowed(counted, isTold), words('that many', { kind: 'chosenNumber' } as const))
  const coins = part()`flip ${{ n: soMany }} coins`
  const isOfSides = speaksOf('flippedHeads', 'flippedTails')
  const speaks = speaksOf('wonFlip', 'lostFlip', 'flippedHeads', 'flippedTails')
  return mapped(part()`${coins}. ${{ then: narrowed(effects, speaks) }}` as Syntax<Counted>, {
    to: ({ n, then }): Effects => [
      { kind: 'flipCoins', who: YOU, n, won: isOfSides(then) ? 'bySide' : 'byCall' },
      ...then,
    ],
    is: (value): value is Effects => Array.isArray(value) && value.length > 1,
    from: ([first, ...then]): Counted | undefined =>
      first?.kind === 'flipCoins' && first.n !== undefined && (first.won === 'bySide') === isOfSides(then)
        ? { n: first.n, then }
        : undefined,
  })
}
interface Counted {
  readonly n: Quantity
  readonly then: Effects
}

/** "Each player flips a coin", "you and target opponent each flip a coin". */
export const flipEach = rule('flipEach')`${{
  of: narrowed(listOf(player, 'and', { max: 2 }), ([one, more]) => more !== undefined || one?.kind === 'eachPlayer'),
}} ${each_} flip|flips a coin`
const TAILS: Condition = { kind: 'someone', who: { kind: 'whoDid', done: 'flippedTails', filter: null } }
/** "Repeat this process until both players' coins come up heads on the same flip." */
export const untilAllHeads = words("repeat this process until both players' coins come up heads on the same flip", {
  kind: 'if',
  condition: TAILS,
  then: [{ kind: 'repeatProcess' }],
  otherwise: [],
} as const)
