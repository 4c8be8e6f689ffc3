/** Heuristics for modes, targets, divisions, X, payments and "may". */

import {
  amount,
  asManyTogether,
  type Context,
  characteristics,
  contextOf,
  costTimes,
  find,
  get,
  isNameable,
  type KeywordOption,
  listReplies,
  type ObjectId,
  optionsOf,
  type QuestionOf,
  type Ref,
  type Seat,
  type State,
  sameData,
  sameRef,
  spellBody,
  splicingOf,
  waysToCast,
} from '../../engine/index.ts'
import { type Body, type Effect, type ManaCost, manaValue, visitNodes } from '../../language/index.ts'
import { appraise } from '../appraise.ts'
import { castValue, manaOf, optionGain } from '../casting.ts'
import { costLoss } from '../costs.ts'
import type { Decider, Heuristic } from '../decider.ts'
import { stakeOf } from '../fear.ts'
import { because } from '../reasons.ts'
import { bodyValue, divideDamage, targetings, targetMode } from '../targeting.ts'

interface Announced {
  readonly body: Body
  readonly context: Context
}

/** The text of a spell or ability on the stack, and the context in which it is read. */
export function announced({ state, seat }: Decider, id: ObjectId): Announced | null {
  const object = find(state, id)
  if (object === null) return null
  const { ability, choices } = object
  const fields = { onStack: id, x: choices?.x ?? 0, options: choices?.options ?? [], paid: choices?.paid ?? [] }
  if (ability === null)
    return { body: spellBody(characteristics(state, id).abilities), context: contextOf(id, seat, fields) }
  const { triggerData, remembered } = ability
  return { body: ability.body, context: contextOf(ability.source, seat, { ...fields, triggerData, remembered }) }
}

export const modes: Heuristic<'modes'> = (mind, question) => {
  const found = announced(mind, question.source)
  const ranked =
    found === null
      ? []
      : targetings(mind.state, found.body, found.context).filter((aim) => question.legal.includes(aim.mode))
  const valueIn = (mode: number): number => ranked.find((aim) => aim.mode === mode)?.value ?? 0
  if (question.sets !== undefined) {
    const worth = (set: readonly number[]): number => set.reduce((sum, mode) => sum + valueIn(mode), 0)
    const [best = []] = question.sets.toSorted((a, b) => worth(b) - worth(a))
    return { reply: best, reason: because('best') }
  }
  const good = ranked
    .filter((aim, index) => index < question.min || aim.value > 0)
    .map((aim) => aim.mode)
    .slice(0, question.max)
  const rest = question.legal.filter((mode) => !good.includes(mode)).slice(0, Math.max(0, question.min - good.length))
  return { reply: [...good, ...rest], reason: because('best') }
}

const isAmong = (ref: Ref, refs: readonly Ref[]): boolean => refs.some((other) => sameRef(ref, other))

function toCount(refs: readonly Ref[], legal: readonly Ref[], min: number, max: number): readonly Ref[] {
  const fine = refs.filter((ref) => isAmong(ref, legal)).slice(0, max)
  const more = legal.filter((ref) => !isAmong(ref, fine))
  return [...fine, ...more.slice(0, Math.max(0, min - fine.length))]
}

export const targets: Heuristic<'targets'> = (mind, question) => {
  const found = announced(mind, question.source)
  const aim = found === null ? null : targetMode(mind.state, found.body, question.mode, found.context)
  const liked = toCount(aim?.targets[question.slot] ?? [], question.legal, question.min, question.max)
  const reply = asManyTogether(question.limits, question.legal, liked, question.min, sameRef)
  return {
    // Sets come largest first: of those that can be paid for, the largest of what it would like.
    reply: question.sets?.find((set) => set.every((ref) => isAmong(ref, reply))) ?? question.sets?.[0] ?? reply,
    reason: because('target'),
  }
}

export const divide: Heuristic<'divide'> = ({ state }, question) => ({
  reply: divideDamage(state, question.among, question.total, question.least),
  reason: because('best'),
})

/** How many iterations of a loop are run at least. */
const ROUNDS = 50

/** X: as much as brings a gain; more than needed only costs. */
export const number: Heuristic<'number'> = (mind, question) => {
  // One's own loop is worth its iterations; another player's isn't interrupted by a heuristic.
  if (question.what === 'repeat')
    return { reply: Math.min(question.max, Math.max(question.suggested ?? 0, ROUNDS)), reason: because('best') }
  const found = announced(mind, question.source)
  // Enough to matter, and to go on living.
  if (question.what === 'life') return { reply: Math.floor(question.max / 3), reason: because('best') }
  if (question.what === 'lifeForMana' || question.what === 'genericForMana' || question.what === 'tapsForMana')
    return { reply: question.min, reason: because('best') }
  if (found === null || question.what !== 'x') return { reply: question.max, reason: because('best') }
  if (characteristics(mind.state, question.source).types.includes('creature'))
    return { reply: question.max, reason: because('best') }
  let best = { x: question.max, value: Number.NEGATIVE_INFINITY }
  for (let x = question.max; x >= Math.max(question.min, question.max - 12); x--) {
    if (!isNameable(question, x)) continue
    const value = (bodyValue(mind.state, found.body, { ...found.context, x }) ?? -5) - x * 0.12
    if (value > best.value) best = { x, value }
  }
  return { reply: best.x, reason: because('best') }
}

/** The engine's proposal; without one, mana abilities that cost something; takes it all back only as a last resort. */
export const pay: Heuristic<'pay'> = ({ state }, question) => {
  if (question.proposal !== null) return { reply: { pay: 'plan', plan: question.proposal }, reason: because('pay') }
  const activations = listReplies(state, question).replies.filter(
    (reply) => typeof reply === 'object' && 'pay' in reply && reply.pay === 'activate',
  )
  const other = activations.find(({ object }) => object !== question.source)
  if (other !== undefined) return { reply: other, reason: because('pay') }
  return { reply: { pay: 'cancel' }, reason: because('stopPaying') }
}

/** The "may" in the text that is resolving. */
function optional(body: Body): Extract<Effect, { kind: 'may' }> | null {
  let found: Extract<Effect, { kind: 'may' }> | null = null
  visitNodes(body.modes, (node) => {
    if (found === null && node.kind === 'may') found = node as unknown as Extract<Effect, { kind: 'may' }>
    return undefined
  })
  return found
}

/** What is resolving: the top of the stack, with the choices made for it. */
function resolving(mind: Decider): Announced | null {
  const top = mind.state.stack.at(-1)
  const found = top === undefined ? null : announced(mind, top)
  if (top === undefined || found === null) return null
  const object = find(mind.state, top)
  const choices = object?.choices ?? null
  return {
    body: found.body,
    context: {
      ...found.context,
      controller: object?.controller ?? mind.seat,
      targets: choices?.targets[0] ?? [],
      division: choices?.division ?? null,
    },
  }
}

function mayGain(mind: Decider): number | null {
  const found = resolving(mind)
  const may = found === null ? null : optional(found.body)
  return found === null || may === null
    ? null
    : appraise(may.effects, mind.state, { ...found.context, controller: mind.seat })
}

/** "Pay, or ..." in the text that is resolving. */
function payable(body: Body): Extract<Effect, { kind: 'mayPay' }> | null {
  let found: Extract<Effect, { kind: 'mayPay' }> | null = null
  visitNodes(body.modes, (node) => {
    if (found === null && node.kind === 'mayPay') found = node as unknown as Extract<Effect, { kind: 'mayPay' }>
    return undefined
  })
  return found
}

/** What mana is worth that is spent now and would otherwise be spent on cards in hand. */
function manaLoss({ state, seat }: Decider, mana: ManaCost): number {
  return manaValue(mana) * ((state.hands[seat] ?? []).length > 0 ? 0.9 : 0.2)
}

/**
 * What paying gains beyond what it takes. A cost that grows will be asked for again: what it saves is saved for a turn.
 */
function payGain(mind: Decider, { source }: QuestionOf<'confirm'>): number | null {
  const { state, seat } = mind
  const found = resolving(mind)
  const offer = found === null ? null : payable(found.body)
  if (found === null || offer === null || found.context.source !== source) return null
  const { context } = found
  const cost = offer.times === undefined ? offer.cost : costTimes(offer.cost, amount(state, offer.times, context))
  const gain = appraise(offer.then, state, context) - appraise(offer.otherwise, state, context)
  const lasting = offer.times === undefined ? 1 : 0.5
  const lost = costLoss(state, seat, cost, context.source) + manaLoss(mind, manaOf(cost))
  // The gain is as its controller sees it; what the seat loses by it counts in full here.
  return (gain * lasting) / stakeOf(state, context.controller, seat) - lost
}

/** What casting the card gains that a keyword offers as it resolves (502.24a). */
function offeredWorth({ state, seat }: Decider, { source, keyword }: QuestionOf<'confirm'>): number | null {
  const way = waysToCast(state, seat, source).find((one) => one.keyword === keyword)
  return way === undefined ? null : castValue(state, seat, source, way)
}

/** The larger of the two lies on top: all abilities stay. */
function overGain({ state }: Decider, { source }: QuestionOf<'confirm'>): number | null {
  const [target] = find(state, source)?.choices?.targets.flat(2) ?? []
  if (target === undefined || !('object' in target)) return null
  const sizeOf = (id: ObjectId): number => {
    const { power, toughness } = characteristics(state, id)
    return (power ?? 0) + (toughness ?? 0)
  }
  return sizeOf(source) - sizeOf(target.object)
}

function gainOf(mind: Decider, question: QuestionOf<'confirm'>): number | null {
  switch (question.reason) {
    case 'may':
      return question.keyword === undefined ? mayGain(mind) : offeredWorth(mind, question)
    case 'mayPay':
    case 'unlessPaid':
      return payGain(mind, question)
    case 'over':
      return overGain(mind, question)
    case 'copy':
    case 'replacement':
    case 'command':
    case 'attackCost':
    case 'asUnblocked':
    case 'tapped':
    case 'first':
    case 'anotherColor':
    case 'searchLibrary':
    case 'flipAgain':
    case 'showDrawn':
    case 'proliferate':
    case 'friend':
      return null
  }
}

/** What it is worth not to tap another creature, or exile another card, to make a spell cheaper. */
const HELP = 0.2

/** What an optional cost gains beside those chosen already, each time that it is paid. */
export const options: Heuristic<'options'> = ({ state, seat }, { source, options: asked, ways }) => {
  const { abilities, subtypes, types } = characteristics(state, source)
  const kinds = [...subtypes, ...types]
  const unused = [...optionsOf(abilities)]
  const known = asked.map(({ keyword, cost, card }) => {
    const text = card === undefined ? [] : characteristics(state, card).abilities
    const spliced = card === undefined ? null : splicingOf(card, text, kinds)
    if (spliced !== null && card !== undefined) return { ...spliced, spliced: get(state, card).face }
    const at = unused.findIndex((one) => one.keyword === keyword && sameData(manaOf(one.cost), cost ?? []))
    return unused.splice(at, at < 0 ? 0 : 1)[0]
  })
  const spell = { state, seat, id: source, x: 0 }
  const gainOfWay = (times: readonly number[]): number => {
    const chosen: KeywordOption[] = []
    let gain = 0
    for (const [index, { less }] of asked.entries()) if (less !== undefined) gain -= HELP * (times[index] ?? 0)
    for (const [index, option] of known.entries()) {
      for (let n = 0; option !== undefined && n < (times[index] ?? 0); n++) {
        gain += optionGain(spell, chosen, option)
        chosen.push(option)
      }
    }
    return gain
  }
  // The first way is the plainest: it stands unless another gains more.
  const ranked = ways.map(({ times }) => ({ times, gain: gainOfWay(times) })).sort((a, b) => b.gain - a.gain)
  const reply = ranked[0]?.times ?? asked.map(() => 0)
  return { reply, reason: because(reply.some((n) => n > 0) ? 'yes' : 'no') }
}

/** Either answer does something: the suggestion is as good as any. */
const SUGGESTED: ReadonlySet<QuestionOf<'confirm'>['reason']> = new Set(['replacement', 'command', 'tapped', 'first'])

export const confirm: Heuristic<'confirm'> = (mind, question) => {
  const gain = gainOf(mind, question)
  const reply = gain === null ? !SUGGESTED.has(question.reason) || question.default : gain >= 0
  return { reply, reason: because(reply ? 'yes' : 'no') }
}

/** Whose an object is: who controls it, or owns it where nobody does. */
function holderOf(state: State, id: ObjectId): Seat | null {
  const object = find(state, id)
  if (object === null) return null
  return object.zone === 'battlefield' || object.zone === 'stack' ? object.controller : object.owner
}

/** Whether the viewing seat controls an object. */
export const isOwn = (state: State, id: ObjectId, seat: Seat): boolean => holderOf(state, id) === seat

/** What its gain is worth to the viewing seat. An unknown one is somebody else's. */
export function stakeIn(state: State, id: ObjectId, seat: Seat): number {
  const holder = holderOf(state, id)
  return holder === null ? -1 : stakeOf(state, seat, holder)
}
