/** Casting a spell, in the order of 409.1. */
import { notice } from '../abilities/index.ts'
import { characteristics } from '../continuous/index.ts'
import { happen, moveTo, tellOf } from '../events/index.ts'
import { type KeywordOption, optionsOf } from '../keywords/index.ts'
import { type AskedOption, ask, type OptionsPaid, type Process } from '../questions/index.ts'
import {
  type CastAs,
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
import { announce, NO_CHOICES } from './announce.ts'
import { chooseSymbolPayments, chooseX } from './announceCost.ts'
import { spellContext, spellCost, type TotalCost } from './cost.ts'
import type { CostQuote } from './costQuote.ts'
import type { Purpose } from './mana/can.ts'
import { payTotalCost } from './mana/pay.ts'
import { spellBody } from './spellBody.ts'
import { type AnnouncedCost, UNANNOUNCED } from './symbols.ts'
import { isCastOffTime } from './timing.ts'
import { whyNotAnnounce } from './variable.ts'
import type { WayToCast } from './ways.ts'

/** A reference, as named in the log. */
export function tellRef(state: State, ref: Ref): NamedRef {
  return 'player' in ref ? ref : tellOf(state, ref.object)
}

/** 409.1a: the card is put onto the stack and becomes a spell. A spell cast face down shows nothing. */
function* toStack(g: Draft, seat: Seat, card: ObjectId, way: WayToCast): Process<ObjectId> {
  const { faceDown, side } = way
  const isOffTime = !faceDown && isCastOffTime(g.state, seat, card)
  const [moved] = yield* happen(g, [moveTo(card, 'stack', 'cast', { under: seat, faceDown, side })])
  if (moved?.kind !== 'move' || moved.became === null) throw new Error('a cast card must reach the stack')
  const { by: key, keyword } = way
  const cast: CastAs = { by: seat, from: moved.from ?? 'hand', key, keyword, ...(isOffTime ? { offTime: true } : {}) }
  g.patch(moved.became, { choices: { ...NO_CHOICES, cast } })
  return moved.became
}

const castOf = (g: Draft, id: ObjectId): CastAs | null => get(g.state, id).choices?.cast ?? null

/** The cost quote for casting it, given what is announced. */
function quoteOf(state: State, id: ObjectId, seat: Seat, way: WayToCast, options: readonly KeywordOption[]): CostQuote {
  const total = (said: AnnouncedCost) => spellCost(state, id, seat, way, options, said)
  return { total, context: spellContext(state, id, seat, options), for: { cast: id } }
}

/** Whether it can be paid for with these options, and then has legal targets (409.1b, 502.21c). */
function canPayFor(state: State, id: ObjectId, seat: Seat, way: WayToCast, options: readonly KeywordOption[]): boolean {
  const body = spellBody(characteristics(state, id).abilities)
  return whyNotAnnounce(state, seat, { quote: quoteOf(state, id, seat, way, options), body }) === null
}

/** So often one optional cost can be paid, at most: no total of mana goes further. */
const MOST_TIMES = 99

const repeated = (options: readonly KeywordOption[], times: readonly number[]): readonly KeywordOption[] =>
  options.flatMap((option, index) => Array.from({ length: times[index] ?? 0 }, () => option))

/** How often each of the options can be paid, one beside the other; first: none of them. */
function waysToPay(
  state: State,
  id: ObjectId,
  seat: Seat,
  way: WayToCast,
  options: readonly KeywordOption[],
): readonly OptionsPaid[] {
  const ways: OptionsPaid[] = []
  const add = (times: readonly number[]): boolean => {
    const paid = repeated(options, times)
    if (paid.length > 0 && !canPayFor(state, id, seat, way, paid)) return false
    const total = quoteOf(state, id, seat, way, paid).total(UNANNOUNCED)
    if ('key' in total) return false
    ways.push({ times, mana: total.mana })
    return true
  }
  const grow = (times: readonly number[]): void => {
    const option = options[times.length]
    if (option === undefined) return
    const rest = options.slice(times.length + 1).map(() => 0)
    const most = option.repeats ? MOST_TIMES : 1
    grow([...times, 0])
    // One more of it never makes it payable again.
    for (let n = 1; n <= most && add([...times, n, ...rest]); n++) grow([...times, n])
  }
  if (add(options.map(() => 0))) grow([])
  return ways
}

/** 409.1b: which optional costs are paid, all asked at once. What can't be paid isn't offered. */
function* chooseOptions(g: Draft, seat: Seat, id: ObjectId, way: WayToCast): Process<readonly KeywordOption[]> {
  const all = optionsOf(characteristics(g.state, id).abilities).filter((option) =>
    canPayFor(g.state, id, seat, way, [option]),
  )
  if (all.length === 0) return []
  const ways = waysToPay(g.state, id, seat, way, all)
  if (ways.length < 2) return []
  const options = all.map(({ keyword, cost }): AskedOption => {
    const mana = cost.find((part) => part.kind === 'mana')
    return { keyword, cost: mana?.kind === 'mana' ? mana.mana : null }
  })
  return repeated(all, yield* ask('options', { seat, source: id, options, ways }))
}

/** 409.1f-h: pays a locked-in total cost for a spell or ability on the stack, and records on it how it was paid. */
export function* payForStackObject(
  g: Draft,
  seat: Seat,
  id: ObjectId,
  cost: TotalCost,
  context: Context,
  purpose: Purpose,
): Process<Refusal | null> {
  const paid = yield* payTotalCost(g, seat, id, cost, context, purpose)
  if ('key' in paid) return paid
  const choices = get(g.state, id).choices
  if (choices !== null) g.patch(id, { choices: { ...choices, paid: paid.objects, manaSpent: paid.mana } })
  return null
}

/** 409.1i: it has been cast or activated; whatever triggers on becoming a target triggers. */
export function noticeTargets(g: Draft, id: ObjectId, only: readonly Ref[] | null = null): void {
  const refs = only ?? get(g.state, id).choices?.targets.flat(2) ?? []
  const objects = refs.flatMap((ref) => ('object' in ref ? [ref.object] : []))
  if (objects.length > 0)
    notice(
      g,
      objects.map((object) => ({ kind: 'targeted', object, by: id })),
    )
}

/** Casts a card. Refused (and then rewound by the caller, 422) if a step can't be completed. */
export function* castSpell(g: Draft, seat: Seat, card: ObjectId, way: WayToCast): Process<Refusal | null> {
  const id = yield* toStack(g, seat, card, way)
  const paid = yield* chooseOptions(g, seat, id, way)
  const quote = quoteOf(g.state, id, seat, way, paid)
  const body = spellBody(characteristics(g.state, id).abilities)
  const options = paid.map(({ key, keyword }) => ({ key, keyword }))
  const said = yield* chooseX(g, seat, id, { quote, body })
  const { x } = said
  const symbols = yield* chooseSymbolPayments(g, seat, id, quote, x)
  const refused = yield* announce(g, id, body, { ...NO_CHOICES, cast: castOf(g, id), options, ...said })
  if (refused !== null) return refused
  // 409.1f: from here on the total is locked in.
  const cost = spellCost(g.state, id, seat, way, paid, { symbols, x })
  if ('key' in cost) return cost
  const context = { ...spellContext(g.state, id, seat, options), x }
  const unpaid = yield* payForStackObject(g, seat, id, cost, context, { cast: id })
  if (unpaid !== null) return unpaid
  tellCast(g, seat, id)
  return null
}

function tellCast(g: Draft, seat: Seat, id: ObjectId): void {
  const object = get(g.state, id)
  const targets = (object.choices?.targets.flat(2) ?? []).map((ref) => tellRef(g.state, ref))
  g.emit({ kind: 'cast', object: tellOf(g.state, id), seat, targets, rule: '2004:409.1i' })
  const facts = g.state.facts
  const cast = { object: id, seat, face: object.faceDown ? -1 : object.face }
  g.write({ facts: { ...facts, spellsCast: [...facts.spellsCast, cast] } })
  notice(g, [{ kind: 'cast', object: id, seat }])
  noticeTargets(g, id)
}
