/**
 * From a verb to a clause. What a player does is written once, without the player (`draw|draws ${n} cards|card`); here
 * it becomes an order ("draw a card"), a statement ("that player draws a card") or an offer ("you may draw a card").
 */
import { type Change, type Effect, memoised, type Players, type Thing } from '../../language/index.ts'
import { maybe, optional, part, phrase, plural, quiet, repeat, type Syntax, singular, words } from '../core/index.ts'
import { each, player, said } from '../nouns/index.ts'

export type Effects = readonly Effect[]
export const isEffects = (value: unknown): value is Effects => Array.isArray(value)

/** The effects that a player performs. */
export type Deed = Extract<Effect, { readonly who: Players }>
/** One of them, without the player. */
export type Doing<E> = E extends unknown ? Omit<E, 'who'> : never

export const YOU = { kind: 'you' } as const
/** "Can't be countered", of a spell. */
export const UNCOUNTERABLE: readonly Change[] = [{ kind: 'restrict', restriction: { kind: 'cantBeCountered' } }]

/** The subject of the preceding clause, where it can't be repeated: "target player draws a card and loses 1 life". */
export const SAME_PLAYER = said('they') as unknown as Players
export const SAME_THING = said('it') as unknown as Thing

/** Whether it contains the word "target", which must not be repeated: a second one would be another target. */
export function hasTarget(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  return ('kind' in node && node.kind === 'target') || Object.values(node).some(hasTarget)
}

/** Who or what can't be named twice, as a target or a choice, is referred back to. */
export const playerAgain = (who: Players): Players => {
  if (who.kind === 'youAnd') return { kind: 'youAnd', who: playerAgain(who.who) }
  return hasTarget(who) ? SAME_PLAYER : who
}
export const thingAgain = (what: Thing): Thing => (hasTarget(what) ? SAME_THING : what)

/** Little words that stand in many clauses. */
export const each_ = part()`[/ each / also]`
export const additional = part()`[/ additional]`
export const then_ = part()`[/ then]`
export const own = part()`[their / your / his or her]`

/** Players spoken of again. */
export const youAgain = plural(words('you'))
export const theyAgain = plural(words('they'))
export const thatPlayer = singular(part()`[that player / the player]`)

/** "For each creature you control": how often a price is paid. */
export const soManyTimes = maybe`for each ${{ times: each }}`

/** What is done otherwise; `orElse`: if the sentence goes on to say so. */
export const otherwiseDone = memoised((effects: Syntax<readonly Effect[]>) => phrase`. Otherwise, ${effects}`)
export const orElse = memoised((effects: Syntax<readonly Effect[]>) => optional(otherwiseDone(effects), []))

/** A list of just this one: made once for each. */
export const alone = memoised((effect: Syntax<Effect>): Syntax<readonly Effect[]> => repeat(effect, { max: 1 }))

export { withFields } from '../core/index.ts'

/** "Target player draws a card". */
function stated<P extends { readonly kind: string }>(doing: Syntax<P>): Syntax<P & { readonly who: Players }> {
  return quiet(part()`${{ who: player }} ${each_} ${doing}` as unknown as Syntax<P & { readonly who: Players }>)
}

/** "Draw a card": what the text tells `who` to do. */
export function ordered<P extends { readonly kind: string }, W extends Players>(
  doing: Syntax<P>,
  who: W,
): Syntax<P & { readonly who: W }> {
  return quiet(part({ who })`${doing}` as Syntax<P & { readonly who: W }>)
}

/** Both: an order is for you. House style is the order. */
export function ask<P extends { readonly kind: string }>(
  doing: Syntax<P>,
): [Syntax<P & { readonly who: Players }>, Syntax<P & { readonly who: Players }>] {
  return [ordered(doing, YOU), stated(doing)]
}

/** Both, with "you" as house style: "you gain 2 life". */
export function tell<P extends { readonly kind: string }>(
  doing: Syntax<P>,
): [Syntax<P & { readonly who: Players }>, Syntax<P & { readonly who: Players }>] {
  return [stated(doing), ordered(doing, YOU)]
}
