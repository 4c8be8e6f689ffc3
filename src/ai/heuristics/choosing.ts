/** Heuristics for choosing objects, orders and colours, and for the small questions. */

import {
  asManyTogether,
  type ChooseReason,
  characteristics,
  find,
  get,
  type ObjectId,
  opponentsOf,
  playerAt,
  type QuestionOf,
  type Seat,
  type State,
} from '../../engine/index.ts'
import { COLORS, type Color } from '../../language/index.ts'
import { discardLoss } from '../costs.ts'
import type { Decider, Heuristic } from '../decider.ts'
import { threatsTo } from '../fear.ts'
import { isWorthKeeping, toBottom } from '../opening.ts'
import { readyLoss } from '../readying.ts'
import { because } from '../reasons.ts'
import { cardWorth, handWorth, landsOf, worthOf } from '../worth.ts'
import { isOwn, stakeIn } from './announcing.ts'
import { division, orderOfFoes } from './division.ts'

/** For each reason to choose: what it is best to give up, to get, or to do to the other side. */
const AIMS: Readonly<Record<ChooseReason, 'lose' | 'gain' | 'harm'>> = {
  discard: 'lose',
  discardToHandSize: 'lose',
  sacrifice: 'lose',
  costSacrifice: 'lose',
  costDiscard: 'lose',
  costExile: 'lose',
  costReturn: 'lose',
  costPut: 'lose',
  costReveal: 'lose',
  behold: 'gain',
  evidence: 'lose',
  costTap: 'lose',
  crew: 'lose',
  costCounters: 'lose',
  search: 'gain',
  takeFromHand: 'gain',
  untap: 'gain',
  copy: 'gain',
  keepLegend: 'gain',
  enchant: 'gain',
  dig: 'gain',
  exile: 'harm',
  return: 'harm',
  tap: 'harm',
  effect: 'harm',
  source: 'harm',
  pile: 'harm',
  faceUpPile: 'harm',
  reverseMana: 'gain',
  redirect: 'harm',
  landPermission: 'gain',
  bottomed: 'lose',
  beginGame: 'gain',
  companion: 'gain',
  proliferate: 'gain',
  reveal: 'gain',
}

function worthHere(state: State, id: ObjectId, seat: number): number {
  const object = find(state, id)
  if (object === null) return 0
  return object.zone === 'battlefield' ? worthOf(state, id) : handWorth(state, id, seat)
}

/** Damage meant for a player who isn't nearly beaten goes to the planeswalker with the least loyalty. */
function redirected(state: State, seat: Seat, from: readonly ObjectId[]): readonly ObjectId[] {
  const beaten = opponentsOf(state, seat).some((other) => playerAt(state, other).life <= 6)
  const loyalty = (id: ObjectId): number => characteristics(state, id).loyalty ?? 0
  return beaten ? [] : [...from].sort((a, b) => loyalty(a) - loyalty(b)).slice(0, 1)
}

/** 2011:701.24: a counter is good for its permanent, unless it shrinks it. */
function proliferated(state: State, seat: Seat, from: readonly ObjectId[]): readonly ObjectId[] {
  return from.filter((id) => stakeIn(state, id, seat) > 0 !== (find(state, id)?.counters['-1/-1'] ?? 0) > 0)
}

type Choosing = QuestionOf<'choose'>

/** The least missed that have the total, without anything that isn't needed for it. */
function leastMissed({ from, power }: Choosing, missed: (id: ObjectId, counts: number) => number): readonly ObjectId[] {
  const counts = (id: ObjectId): number => power?.each[from.indexOf(id)] ?? 0
  const sum = (ids: readonly ObjectId[]): number => ids.reduce((total, id) => total + counts(id), 0)
  const least = power?.least ?? 0
  const lost = (id: ObjectId): number => missed(id, counts(id))
  const taken: ObjectId[] = []
  for (const id of [...from].sort((a, b) => lost(a) - lost(b))) if (sum(taken) < least && counts(id) > 0) taken.push(id)
  return taken.filter((id) => sum(taken.filter((other) => other !== id)) < least)
}

/** What is chosen for reasons that have a measure of their own. */
const OWN: Readonly<
  Partial<Record<ChooseReason, (state: State, seat: Seat, question: Choosing) => readonly ObjectId[]>>
> = {
  crew: (state, seat, question) =>
    leastMissed(question, (id) => readyLoss(state, id) + 0.05 * worthHere(state, id, seat)),
  evidence: (state, _, question) => leastMissed(question, (id, counts) => cardWorth(state, id) / Math.max(1, counts)),
  redirect: (state, seat, { from }) => redirected(state, seat, from),
  proliferate: (state, seat, { from }) => proliferated(state, seat, from),
  bottomed: (state, _, { from, min }) => toBottom(state, from, min),
}

export const choose: Heuristic<'choose'> = ({ state, seat }, question) => {
  const own = OWN[question.reason]?.(state, seat, question)
  if (own !== undefined) return { reply: own, reason: because(AIMS[question.reason] === 'lose' ? 'least' : 'best') }
  const aim = AIMS[question.reason]
  const score = (id: ObjectId): number => {
    const worth = worthHere(state, id, seat)
    if (question.reason === 'costTap') return -readyLoss(state, id) - 0.05 * worth
    if (aim === 'lose') return find(state, id)?.zone === 'hand' ? -discardLoss(state, seat, id) : -worth
    if (aim === 'gain') return question.reason === 'untap' ? worth * stakeIn(state, id, seat) : worth
    return -worth * stakeIn(state, id, seat)
  }
  const ranked = [...question.from].sort((a, b) => score(b) - score(a))
  const wanted = aim === 'lose' ? question.min : ranked.filter((id) => score(id) > 0).length
  const n = Math.max(question.min, Math.min(question.max, wanted))
  const reply = asManyTogether(question.limits, question.from, ranked.slice(0, n), question.min)
  return { reply, reason: because(aim === 'lose' ? 'least' : 'best') }
}

export const mulligan: Heuristic<'mulligan'> = (mind) => {
  const reply = isWorthKeeping(mind) ? 'keep' : 'mulligan'
  return { reply, reason: because(reply) }
}

export const starter: Heuristic<'starter'> = ({ seat }, question) => ({
  reply: question.among.includes(seat) ? seat : (question.among[0] ?? seat),
  reason: because('first'),
})

/** Mostly somebody is to be harmed: of several opponents the one from whom there is most to fear. */
export const player: Heuristic<'player'> = ({ state, seat }, question) => {
  const threats = threatsTo(state, seat)
  const feared = threats.length < 2 ? undefined : threats.find((one) => question.among.includes(one.seat))
  return { reply: feared?.seat ?? question.among[0] ?? seat, reason: because('best') }
}

/** The most common colour: among what the others control, then among one's own cards. */
function commonColor({ state, seat }: Decider, colors: readonly Color[]): Color {
  const count = (color: Color): number => {
    let n = 0
    for (const id of state.battlefield) {
      const has = characteristics(state, id)
      if (has.colors.includes(color)) n += isOwn(state, id, seat) ? 1 : 3
    }
    return n
  }
  return [...colors].sort((a, b) => count(b) - count(a))[0] ?? COLORS[0]
}

export const color: Heuristic<'color'> = (mind, question) => ({
  reply: commonColor(mind, question.colors),
  reason: because('best'),
})

export const mana: Heuristic<'mana'> = ({ state, seat }, question) => {
  const symbols = (state.hands[seat] ?? [])
    .filter((id) => find(state, id) !== null)
    .flatMap((id) => characteristics(state, id).cost ?? [])
  const count = (type: string): number => symbols.filter((symbol) => symbol.split('/').includes(type)).length
  return { reply: [...question.among].sort((a, b) => count(b) - count(a))[0] ?? 'C', reason: because('best') }
}

export const creatureType: Heuristic<'creatureType'> = ({ state, seat }, question) => {
  const mine = state.battlefield
    .filter((id) => isOwn(state, id, seat))
    .flatMap((id) => (characteristics(state, id).types.includes('creature') ? characteristics(state, id).subtypes : []))
  const common = mine
    .filter((type) => question.except?.includes(type) !== true)
    .sort((a, b) => mine.filter((one) => one === b).length - mine.filter((one) => one === a).length)[0]
  return { reply: common ?? question.known[0] ?? 'Human', reason: because('best') }
}

/** What an opponent has the most of in the open; otherwise whatever is known. */
export const cardName: Heuristic<'cardName'> = ({ state, seat }, question) => {
  const theirs = [...state.battlefield, ...state.graveyards.flat()]
    .filter((id) => find(state, id) !== null && get(state, id).owner !== seat)
    .map((id) => characteristics(state, id).name ?? '')
    .filter((name) => question.known.includes(name))
  const count = (name: string): number => theirs.filter((one) => one === name).length
  const common = [...theirs].sort((a, b) => count(b) - count(a))[0]
  return { reply: common ?? question.known[0] ?? 'Forest', reason: because('best') }
}

export const word: Heuristic<'word'> = (_, question) => ({ reply: question.words[0] ?? '', reason: because('plain') })

export const order: Heuristic<'order'> = ({ state }, question) =>
  question.what === 'blockers'
    ? { reply: orderOfFoes(state, question), reason: because('best') }
    : { reply: question.items, reason: because('plain') }

/** Lands on top while there are few, spells once there are enough. */
export const arrange: Heuristic<'arrange'> = ({ state, seat }, question) => {
  const hand = (state.hands[seat] ?? []).filter(
    (id) => find(state, id) !== null && characteristics(state, id).types.includes('land'),
  ).length
  const lands = landsOf(state, seat) + hand
  const wanted = (id: ObjectId): boolean => {
    if (find(state, id) === null) return true
    return characteristics(state, id).types.includes('land') ? lands < 5 : lands >= 2
  }
  return {
    reply: { top: question.cards.filter(wanted), bottom: question.cards.filter((id) => !wanted(id)) },
    reason: because('best'),
  }
}

export const assignDamage: Heuristic<'assignDamage'> = ({ state, seat }, question) => ({
  reply: division(state, seat, question.sources),
  reason: because('best'),
})

/** There is nothing to decide. */
export const repeat: Heuristic<'repeat'> = () => ({ reply: true, reason: because('plain') })

export const coin: Heuristic<'coin'> = () => ({ reply: 'heads', reason: because('plain') })

/** The larger pile; for piles to be destroyed the preference is unknown, so ties go to the first. */
export const pile: Heuristic<'pile'> = (_, question) => {
  const [one = [], other = []] = question.piles
  return { reply: other.length > one.length ? 1 : 0, reason: because('best') }
}

export const replacement: Heuristic<'replacement'> = () => ({ reply: 0, reason: because('plain') })
