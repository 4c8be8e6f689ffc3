/**
 * Paying to end an effect (408.2i), to ignore a static ability's (408.2j), or to set a card aside (2011:702.60):
 * special actions, taken with priority.
 */
import { type AbilityKey, abilityOf, type Cost, type ManaCost, type Offer } from '../../language/index.ts'
import { abilitiesOf, contextOf, doorsOf, holds, ignores, isAmong, isIgnorable, tellEnd } from '../continuous/index.ts'
import { happen, moveTo, rollDie, tellOf, unlock, writeRolled } from '../events/index.ts'
import type { SettingAside } from '../keywords/index.ts'
import type { Action, Process } from '../questions/index.ts'
import {
  activePlanes,
  type Context,
  citing,
  companionOf,
  type DelayedTrigger,
  type Draft,
  find,
  type GameObject,
  type Lasting,
  type ObjectId,
  type Refusal,
  refuse,
  rollsSoFar,
  type Seat,
  type State,
  withX,
} from '../state/index.ts'
import { chooseSymbolPayments, chooseX } from './announceCost.ts'
import { plainCost } from './cost.ts'
import type { CostQuote } from './costQuote.ts'
import type { Memo } from './mana/can.ts'
import { payTotalCost } from './mana/pay.ts'
import { setAside, settingAside } from './settingAside.ts'
import { whyNotSorcerySpeed } from './timing.ts'
import { whyNotAnnounce } from './variable.ts'

export type Special = Extract<Action, { do: 'special' }>
type End = Extract<Special, { what: 'end' }>
type Ignore = Extract<Special, { what: 'ignore' }>
type Roll = Extract<Special, { what: 'roll' }>
type Aside = Extract<Special, { what: 'setAside' }>
type Companion = Extract<Special, { what: 'companion' }>
type Unlock = Extract<Special, { what: 'unlock' }>

/** What can be paid for: what is offered, to whom, and in whose context. */
interface Offered {
  readonly offer: Offer
  readonly context: Context
  /** What the card is exiled with, if that is what is paid for. */
  readonly aside?: SettingAside
}

type Waiting = Lasting | DelayedTrigger

/** Where the effect is shown: on an object that it affects, else on its source. */
function seenAt(state: State, one: Waiting): ObjectId {
  const affected = 'objects' in one ? one.objects : []
  const { remembered, source } = one.context
  const about = remembered.flatMap((ref) => ('object' in ref ? ref.object : []))
  return [...affected, ...about].find((id) => find(state, id) !== null) ?? source
}

function withOffer(state: State): readonly Waiting[] {
  const { lasting, delayed } = state
  if (lasting.length === 0 && delayed.length === 0) return []
  return [...lasting, ...delayed].filter((one) => one.end !== undefined)
}

/** The effects that a player may end: one action per offer. */
export function endings(state: State): readonly End[] {
  const actions: End[] = []
  for (const one of withOffer(state)) {
    const which = one.end?.id
    if (which !== undefined && !actions.some((action) => action.which === which))
      actions.push({ do: 'special', object: seenAt(state, one), what: 'end', which })
  }
  return actions
}

function ending(state: State, { object, which }: End): Offered | Refusal {
  const first = withOffer(state).find((one) => one.end?.id === which)
  if (first?.end === undefined || seenAt(state, first) !== object) return refuse(state, 'special.noEffect', { object })
  return { offer: first.end, context: first.context }
}

function ignoring(state: State, seat: Seat, { object, which }: Ignore): Offered | Refusal {
  const source = find(state, object)
  const ability = source?.zone === 'battlefield' ? abilityOf(abilitiesOf(state, object), which) : null
  if (!source || !isIgnorable(ability))
    return citing(state, 'special.ignoring', refuse(state, 'special.noEffect', { object }))
  const context = contextOf(object, source.controller)
  if (ability.condition !== null && !holds(state, ability.condition, context))
    return citing(state, 'special.ignoring', refuse(state, 'special.noEffect', { object }))
  if (ignores(state, seat, object, which)) return refuse(state, 'special.ignored', { object })
  return { offer: ability.ignorable, context }
}

const YOU = { kind: 'you' } as const

function aside(state: State, seat: Seat, { object, which }: Aside): Offered | Refusal {
  const found = settingAside(state, seat, object, which)
  return 'key' in found
    ? found
    : { offer: { by: YOU, cost: found.cost }, context: contextOf(object, seat), aside: found }
}

/** 2011:contents/9: in a main phase of one's own turn, with an empty stack, for {1} more each time. */
function rolling(state: State, seat: Seat, { object }: Roll): Offered | Refusal {
  if (!activePlanes(state).includes(object))
    return citing(state, 'special.planarDie', refuse(state, 'special.noEffect', { object }))
  const when = whyNotSorcerySpeed(state, seat)
  if (when !== null) return citing(state, 'special.planarDie', when)
  const mana = [`${rollsSoFar(state, seat)}`] as ManaCost
  return { offer: { by: YOU, cost: [{ kind: 'mana', mana }] }, context: contextOf(object, seat) }
}

/** Rolling the planar die: for the player whose turn it is. */
export const rolls = (state: State): readonly Roll[] =>
  activePlanes(state).map((object) => ({ do: 'special', object, what: 'roll' }) as const)

/** today:709.5: the mana cost of the half behind that door, when its controller could cast a sorcery. */
function unlocking(state: State, seat: Seat, { object, which }: Unlock): Offered | Refusal {
  const it = find(state, object)
  const found = it?.zone === 'battlefield' ? doorsOf(state, it).find(({ door }) => door === which) : undefined
  if (it?.controller !== seat || found === undefined || found.unlocked || found.half.cost === null)
    return citing(state, 'special.unlock', refuse(state, 'special.noEffect', { object }))
  const when = whyNotSorcerySpeed(state, seat)
  if (when !== null) return citing(state, 'special.unlock', when)
  return { offer: { by: YOU, cost: [{ kind: 'mana', mana: found.half.cost }] }, context: contextOf(object, seat) }
}

/** The doors that the permanent's controller may pay to unlock. */
export const unlockings = (state: State, object: GameObject): readonly Unlock[] =>
  doorsOf(state, object).flatMap(({ door, unlocked }) =>
    unlocked ? [] : { do: 'special', object: object.id, what: 'unlock', which: door },
  )

/** today:702.139: the mana that a companion costs. */
const COMPANION_COST: ManaCost = ['3']

/** today:702.139: only what was revealed as one's companion, and is outside the game still, when one could cast a sorcery. */
function joining(state: State, seat: Seat, { object }: Companion): Offered | Refusal {
  if (companionOf(state, seat) !== object)
    return citing(state, 'special.companion', refuse(state, 'special.noEffect', { object }))
  const when = whyNotSorcerySpeed(state, seat)
  if (when !== null) return citing(state, 'special.companion', when)
  return { offer: { by: YOU, cost: [{ kind: 'mana', mana: COMPANION_COST }] }, context: contextOf(object, seat) }
}

/** The companion that the player may pay for, outside the game. */
export const joinings = (state: State, object: GameObject): readonly Companion[] =>
  companionOf(state, object.owner) === object.id ? [{ do: 'special', object: object.id, what: 'companion' }] : []

function* join(g: Draft, seat: Seat, object: ObjectId): Process {
  g.patchPlayer(seat, { companion: null })
  yield* happen(g, [moveTo(object, 'hand', 'effect')])
}

const RULES = {
  companion: 'special.companion',
  unlock: 'special.unlock',
  end: 'special.ending',
  ignore: 'special.ignoring',
  setAside: 'special.suspend',
  roll: 'special.planarDie',
} as const

function offered(state: State, seat: Seat, action: Special): Offered | Refusal {
  switch (action.what) {
    case 'end':
      return ending(state, action)
    case 'ignore':
      return ignoring(state, seat, action)
    case 'setAside':
      return aside(state, seat, action)
    case 'roll':
      return rolling(state, seat, action)
    case 'companion':
      return joining(state, seat, action)
    case 'unlock':
      return unlocking(state, seat, action)
  }
}

/** What the special action costs; `null`: it can't be taken. */
export function priceOf(state: State, seat: Seat, action: Special): Cost | null {
  const found = offered(state, seat, action)
  return 'key' in found ? null : found.offer.cost
}

/** The cost is read as the payer's: "a permanent", "their graveyard" are the payer's. */
function quoteOf(seat: Seat, action: Special, { offer: { cost }, aside }: Offered): CostQuote {
  const context = contextOf(action.object, seat, { they: seat })
  const purpose = action.what === 'unlock' ? { unlock: action.which } : null
  return { total: (said) => plainCost(cost, said), context, for: purpose, leastX: aside?.counters?.n === 'x' ? 1 : 0 }
}

/** Why the player may not accept the offer, or `null`. */
export function whyNotSpecial(state: State, seat: Seat, action: Special, memo: Memo): Refusal | null {
  const found = offered(state, seat, action)
  if ('key' in found) return found
  if (!isAmong(state, found.offer.by, seat, found.context))
    return citing(
      state,
      found.aside?.rule ?? RULES[action.what],
      refuse(state, 'special.notYours', { object: action.object }),
    )
  return whyNotAnnounce(state, seat, { quote: quoteOf(seat, action, found), body: null }, memo)
}

function endAll(g: Draft, which: number): void {
  const { lasting, delayed } = g.state
  for (const one of lasting) if (one.end?.id === which) tellEnd(g, one)
  if (lasting.some((one) => one.end?.id === which)) g.write({ lasting: lasting.filter((one) => one.end?.id !== which) })
  if (delayed.some((one) => one.end?.id === which)) g.write({ delayed: delayed.filter((one) => one.end?.id !== which) })
}

function ignore(g: Draft, seat: Seat, object: ObjectId, ability: AbilityKey): void {
  const id = g.tick()
  const nothing = { objects: [], what: null, changes: [], rule: null } as const
  const duration = { kind: 'endOfTurn' } as const
  const context = contextOf(object, seat)
  const begun = {
    id,
    timestamp: id,
    context,
    ...nothing,
    duration,
    players: [seat],
    ignores: { source: object, ability },
  }
  g.write({ lasting: [...g.state.lasting, begun] })
}

function* take(g: Draft, seat: Seat, action: Special, { aside }: Offered, x: number): Process {
  switch (action.what) {
    case 'end':
      return endAll(g, action.which)
    case 'ignore':
      return ignore(g, seat, action.object, action.which)
    case 'setAside':
      if (aside !== undefined) yield* setAside(g, seat, action.object, aside, action.which, x)
      return
    case 'companion':
      return yield* join(g, seat, action.object)
    case 'unlock':
      unlock(g, action.object, action.which)
      return
    case 'roll':
      writeRolled(g, seat)
      rollDie(g, seat)
  }
}

/** Pays for it; then the effect ends, the player ignores it until end of turn, or the card is set aside. */
export function* takeOffer(g: Draft, seat: Seat, action: Special): Process<Refusal | null> {
  const { object, what } = action
  const found = offered(g.state, seat, action)
  if ('key' in found) return found
  // A cost may use up the object itself, so what is ignored or ended is determined before paying.
  const told = found.aside?.faceDown === true ? { id: object, name: null } : tellOf(g.state, object)
  const quote = quoteOf(seat, action, found)
  const { x } = yield* chooseX(g, seat, object, { quote, body: null })
  const symbols = yield* chooseSymbolPayments(g, seat, object, quote, x)
  const paid = yield* payTotalCost(
    g,
    seat,
    object,
    plainCost(found.offer.cost, { symbols, x }),
    withX(quote.context, x),
    quote.for,
  )
  if ('key' in paid) return paid
  if (what !== 'roll' && what !== 'unlock' && what !== 'companion')
    g.emit({ kind: 'tookOffer', seat, what, object: told, rule: found.aside?.rule ?? RULES[what] })
  yield* take(g, seat, action, found, x)
  return null
}
