/** Casting a spell, in the order of 409.1. */
import { notice } from '../abilities/index.ts'
import { characteristics } from '../continuous/index.ts'
import { happen, moveTo, tellOf } from '../events/index.ts'
import { ask, type Process } from '../questions/index.ts'
import {
  type CastVia,
  type Context,
  type Draft,
  get,
  type NamedRef,
  type ObjectId,
  type Ref,
  type Refusal,
  type Seat,
  type State,
} from '../state/index.ts'
import { announce, leastX, NO_CHOICES } from './announce.ts'
import { chooseForms, chooseX } from './announceCost.ts'
import { type Bill, whyNotPay } from './bill.ts'
import { keywordCost, spellContext, spellCost, type TotalCost } from './cost.ts'
import type { Purpose } from './mana/can.ts'
import { payBill } from './mana/pay.ts'
import { spellBody } from './spellBody.ts'
import type { Announced } from './symbols.ts'
import { bodyHasTargets } from './targets.ts'

export type SpellVia = Exclude<CastVia, 'ability'>

/** What a reference is called in the log. */
export function tellRef(state: State, ref: Ref): NamedRef {
  return 'player' in ref ? ref : tellOf(state, ref.object)
}

/** 409.1a: the card goes onto the stack and becomes a spell. A spell cast face down shows nothing. */
function* toStack(g: Draft, seat: Seat, card: ObjectId, via: SpellVia): Process<ObjectId> {
  const [moved] = yield* happen(g, [moveTo(card, 'stack', 'cast', { under: seat, faceDown: via === 'faceDown' })])
  if (moved?.kind !== 'move' || moved.became === null) throw new Error('a cast card must reach the stack')
  g.patch(moved.became, { choices: { ...NO_CHOICES, via }, exileOnLeave: via === 'flashback' })
  return moved.became
}

/** What casting it costs, by what is announced. */
function billOf(state: State, id: ObjectId, seat: Seat, via: SpellVia, kicked: boolean): Bill {
  const total = (said: Announced) => spellCost(state, id, seat, via, kicked, said)
  return { total, context: spellContext(state, id, seat, kicked), for: { cast: id } }
}

/** Whether kicking could be paid and leaves legal targets (409.1b, 502.21). */
function canKick(state: State, id: ObjectId, seat: Seat, via: SpellVia): boolean {
  const bill = billOf(state, id, seat, via, true)
  if (!bodyHasTargets(state, spellBody(characteristics(state, id).abilities), bill.context)) return false
  return whyNotPay(state, seat, bill, 0) === null
}

function* chooseKicker(g: Draft, seat: Seat, id: ObjectId, via: SpellVia): Process<boolean> {
  const kicker = keywordCost(characteristics(g.state, id).abilities, 'kicker')
  if (kicker === null || via === 'faceDown' || !canKick(g.state, id, seat, via)) return false
  const mana = kicker.find((part) => part.kind === 'mana')
  return yield* ask('confirm', {
    seat,
    source: id,
    reason: 'kicker',
    cost: mana?.kind === 'mana' ? mana.mana : null,
    default: true,
  })
}

/** 409.1f-h: pays a locked-in total cost for a spell or ability on the stack; its choices remember how. */
export function* payTotal(
  g: Draft,
  seat: Seat,
  id: ObjectId,
  cost: TotalCost,
  context: Context,
  purpose: Purpose,
): Process<Refusal | null> {
  const paid = yield* payBill(g, seat, id, cost, context, purpose)
  if ('key' in paid) return paid
  const choices = get(g.state, id).choices
  if (choices !== null) g.patch(id, { choices: { ...choices, paid: paid.objects, manaSpent: paid.mana } })
  return null
}

/** 409.1i: it has been cast or activated; what triggers on becoming a target triggers. */
export function noticeTargets(g: Draft, id: ObjectId, only: readonly Ref[] | null = null): void {
  const refs = only ?? get(g.state, id).choices?.targets.flat(2) ?? []
  const objects = refs.flatMap((ref) => ('object' in ref ? [ref.object] : []))
  if (objects.length > 0)
    notice(
      g,
      objects.map((object) => ({ kind: 'targeted', object, by: id })),
    )
}

/** Casts a card. Refused (and then rewound by the caller, 422) where a step can't be completed. */
export function* castSpell(g: Draft, seat: Seat, card: ObjectId, via: SpellVia): Process<Refusal | null> {
  const id = yield* toStack(g, seat, card, via)
  const abilities = via === 'faceDown' ? [] : characteristics(g.state, id).abilities
  const kicked = yield* chooseKicker(g, seat, id, via)
  const announcing = billOf(g.state, id, seat, via, kicked)
  const body = spellBody(abilities)
  const said = yield* chooseX(g, seat, id, announcing, leastX(body, kicked))
  const { x } = said
  const forms = yield* chooseForms(g, seat, id, announcing, x)
  const refused = yield* announce(g, id, body, { ...NO_CHOICES, via, kicked, ...said })
  if (refused !== null) return refused
  // 409.1f: from here on the total is locked in.
  const cost = spellCost(g.state, id, seat, via, kicked, { forms, x })
  if ('key' in cost) return cost
  const context = { ...spellContext(g.state, id, seat, kicked), x }
  const unpaid = yield* payTotal(g, seat, id, cost, context, { cast: id })
  if (unpaid !== null) return unpaid
  tellCast(g, seat, id)
  return null
}

function tellCast(g: Draft, seat: Seat, id: ObjectId): void {
  const object = get(g.state, id)
  const targets = (object.choices?.targets.flat(2) ?? []).map((ref) => tellRef(g.state, ref))
  g.emit({ kind: 'cast', object: tellOf(g.state, id), seat, targets, rule: '2004:409.1i' })
  const facts = g.state.facts
  g.write({
    facts: { ...facts, spellsCast: [...facts.spellsCast, { seat, face: object.faceDown ? -1 : object.face }] },
  })
  notice(g, [{ kind: 'cast', object: id, seat }])
  noticeTargets(g, id)
}
