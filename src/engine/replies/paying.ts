/** Answers to "pay": a plan, one mana ability, or taking the announcement back (409.1g-h). */
import { MANA_TYPES } from '../../language/index.ts'
import { type ManaSource, manaSources, whyNotActivate } from '../play/index.ts'
import type { ManaTap, Payment, PayReply, QuestionOf } from '../questions/index.ts'
import { type Refusal, refuse, type State } from '../state/index.ts'
import { isRecord, isShaped, isWhole, malformed, type ReplyRules } from './rules.ts'

function isMana(value: unknown): boolean {
  return Array.isArray(value) && value.every((type) => (MANA_TYPES as readonly unknown[]).includes(type))
}

function isTap(value: unknown): boolean {
  return (
    isShaped(value, 'object', 'ability', 'mana') &&
    isWhole(value.object) &&
    typeof value.ability === 'string' &&
    isMana(value.mana)
  )
}

function isPlan(value: unknown): value is Payment {
  return (
    isShaped(value, 'taps', 'spend') &&
    Array.isArray(value.taps) &&
    value.taps.every(isTap) &&
    (value.spend === null || isMana(value.spend))
  )
}

/** Today a mana ability can't be activated again until it has resolved (605.3c). */
function whyUnresolved(
  state: State,
  { terms }: QuestionOf<'pay'>,
  { object, ability }: Omit<ManaTap, 'mana'>,
): Refusal | null {
  const isGoingOn = terms?.unresolved?.some((one) => one.object === object && one.ability === ability) === true
  return isGoingOn ? refuse(state, 'mana.unresolved', { object }) : null
}

/**
 * Whether each tap is of an ability that can give what is asked for, with no object tapped twice, and none that the rest
 * of the cost needs (409.1g).
 */
function whyNotPlan(state: State, question: QuestionOf<'pay'>, plan: Payment): Refusal | null {
  const sources = manaSources(state, question.seat)
  const used = new Set<number>()
  const kept = question.terms?.kept ?? []
  const owed = [...kept]
  for (const tap of plan.taps) {
    const unresolved = whyUnresolved(state, question, tap)
    if (unresolved !== null) return unresolved
    const source = sources.find((candidate) => candidate.object === tap.object && candidate.ability === tap.ability)
    if (source === undefined)
      return (
        whyNotActivate(state, question.seat, tap.object, tap.ability, 'payment') ??
        refuse(state, 'mana.cannot', { object: tap.object })
      )
    if (used.has(tap.object)) return refuse(state, 'cost.tapped', { object: tap.object })
    if (kept.length > 0) {
      const why = whyNotActivate(state, question.seat, tap.object, tap.ability, 'payment', {}, owed)
      if (why !== null) return why
      if (source.taps) owed.push({ among: [tap.object], n: 1, as: 'untapped' })
    }
    if (source.taps) used.add(tap.object)
    if (!source.gives.some((output) => output.join() === tap.mana.join()))
      return refuse(state, 'mana.wrongType', { object: tap.object })
  }
  return null
}

function check(state: State, question: QuestionOf<'pay'>, reply: unknown): Refusal | null {
  if (!isRecord(reply)) return malformed(state, question)
  if (reply.pay === 'cancel' && isShaped(reply, 'pay')) return question.optional ? null : refuse(state, 'pay.mustPay')
  if (reply.pay === 'plan' && isShaped(reply, 'pay', 'plan') && isPlan(reply.plan))
    return whyNotPlan(state, question, reply.plan)
  const isOne = reply.pay === 'activate' && isShaped(reply, 'pay', 'object', 'ability')
  if (isOne && isWhole(reply.object) && typeof reply.ability === 'string') {
    const { object, ability } = reply
    const why = whyUnresolved(state, question, { object, ability })
    return why ?? whyNotActivate(state, question.seat, object, ability, 'payment', {}, question.terms?.kept)
  }
  return malformed(state, question)
}

/**
 * The proposal, if there is one; otherwise the mana abilities that cost something, and taking the announcement back.
 */
function likely(state: State, question: QuestionOf<'pay'>): readonly PayReply[] {
  if (question.proposal !== null) return [{ pay: 'plan', plan: question.proposal }]
  const { seat, terms } = question
  const isFine = (source: ManaSource): boolean =>
    whyUnresolved(state, question, source) === null &&
    (terms?.kept === undefined ||
      whyNotActivate(state, seat, source.object, source.ability, 'payment', {}, terms.kept) === null)
  const sources = manaSources(state, seat)
    .filter(isFine)
    .map((source): PayReply => ({ pay: 'activate', object: source.object, ability: source.ability }))
  return [...sources, { pay: 'cancel' }]
}

export const pay: ReplyRules<'pay'> = {
  check,
  // Of the ways to pay nobody but the player can say which are worth telling apart.
  legal: (state, question) => ({ replies: likely(state, question), isAll: false }),
  sample: (state, question, roll) => {
    const all = likely(state, question)
    return all[roll(all.length)] ?? { pay: 'cancel' }
  },
}
