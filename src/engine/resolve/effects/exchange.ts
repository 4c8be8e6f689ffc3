/** Exchanges (glossary "exchange"): everything, or nothing at all. */
import type { Players, Thing, ZoneName } from '../../../language/index.ts'
import { controllerOf, isType, powerOf, thingsOf, toughnessOf } from '../../continuous/index.ts'
import { happen, mayEnchant, mayEquip, moveTo, type Proposed } from '../../events/index.ts'
import { isPlayerKeptFrom } from '../../playerRules/index.ts'
import type { Process } from '../../questions/index.ts'
import {
  type Context,
  type Draft,
  editionOf,
  get,
  type ObjectId,
  playerAt,
  type Ref,
  type Seat,
  type State,
} from '../../state/index.ts'
import { atOnce, type Executor } from '../executor.ts'
import { begin } from './lasting.ts'
import { permanents, things } from './things.ts'
import { seatsOf } from './who.ts'

const HELD: readonly ZoneName[] = ['battlefield', 'stack']

/** Two things named as one ("two target creatures") or individually. */
function* both(g: Draft, one: Thing, other: Thing | null, context: Context): Process<readonly ObjectId[]> {
  const first = yield* things(g, one, context, 'effect')
  const all = other === null ? first : [...first, ...(yield* things(g, other, context, 'effect'))]
  // A spell has a controller, too.
  return all.filter((id) => HELD.includes(get(g.state, id).zone))
}

/** `seat` controls it from now on, permanently. */
function give(g: Draft, id: ObjectId, seat: Seat, context: Context): void {
  const changes = [{ kind: 'control', by: { kind: 'you' } }] as const
  const duration = { kind: 'permanent' } as const
  begin(g, { what: null, objects: [id], changes, players: [], rule: null, duration }, { ...context, controller: seat })
}

/** Both change control at once; nothing happens if one is gone or one player controls both. */
export const exchangeControl: Executor<'exchangeControl'> = function* (g, effect, context) {
  const that = yield* both(g, effect.one, effect.other, context)
  const [a, b, more] = that
  if (a === undefined || b === undefined || more !== undefined || a === b) return { that: [], did: false }
  const mine = controllerOf(g.state, a)
  const theirs = controllerOf(g.state, b)
  if (mine === null || theirs === null || mine === theirs) return { that: [], did: false }
  give(g, a, theirs, context)
  give(g, b, mine, context)
  return { that, did: true }
}

/** Each gets all that the other controls now; what each controls is known before any of it changes hands. */
export const tradeControl: Executor<'tradeControl'> = atOnce((g, { one, other, which, duration }, context) => {
  const [a, b] = [seatsOf(g.state, one, context)[0], seatsOf(g.state, other, context)[0]]
  if (a === undefined || b === undefined || a === b) return { that: [], did: false }
  const all = thingsOf(g.state, { kind: 'all', filter: which }, context)
  const sides = [
    all.filter((id) => controllerOf(g.state, id) === a),
    all.filter((id) => controllerOf(g.state, id) === b),
  ]
  const changes = [{ kind: 'control', by: { kind: 'you' } }] as const
  for (const [objects, controller] of [
    [sides[0] ?? [], b],
    [sides[1] ?? [], a],
  ] as const)
    if (objects.length > 0)
      begin(g, { what: null, objects, changes, players: [], rule: null, duration }, { ...context, controller })
  const that = sides.flat()
  return { that, did: that.length > 0 }
})

function twoSeats(state: State, one: Players, other: Players | null, context: Context): readonly Seat[] {
  const first = seatsOf(state, one, context)
  return other === null ? first : [...first, ...seatsOf(state, other, context)]
}

/** Each gains or loses what is needed to reach the other's total: that may be replaced and noticed as usual. */
export const exchangeLife: Executor<'exchangeLife'> = function* (g, effect, context) {
  const [a, b, more] = twoSeats(g.state, effect.one, effect.other, context)
  if (a === undefined || b === undefined || more !== undefined || a === b) return { did: false }
  const difference = playerAt(g.state, a).life - playerAt(g.state, b).life
  if (difference === 0) return { did: false }
  const [richer, poorer] = difference > 0 ? [a, b] : [b, a]
  const barred = isPlayerKeptFrom(g.state, poorer, 'gainingLife')
  if (barred && editionOf(g.state).game.lifeExchangeNeedsBoth) return { did: false }
  const n = Math.abs(difference)
  const changes: readonly Proposed[] = [
    { kind: 'loseLife', seat: richer, n },
    { kind: 'gainLife', seat: poorer, n },
  ]
  yield* happen(g, changes)
  return { did: true }
}

/** All of it or nothing (today:701.12a): the player gains or loses the difference, the creature has the old total. */
export const exchangeLifeAndSize: Executor<'exchangeLifeAndSize'> = function* (g, { who, what, size }, context) {
  const [seat] = seatsOf(g.state, who, context)
  const [id] = yield* permanents(g, what, context)
  if (seat === undefined || id === undefined || !isType(g.state, id, 'creature')) return { did: false }
  const { life } = playerAt(g.state, seat)
  const n = size === 'power' ? powerOf(g.state, id) : toughnessOf(g.state, id)
  if (n > life && isPlayerKeptFrom(g.state, seat, 'gainingLife')) return { did: false }
  const change: readonly Proposed[] =
    n > life ? [{ kind: 'gainLife', seat, n: n - life }] : n < life ? [{ kind: 'loseLife', seat, n: life - n }] : []
  yield* happen(g, change)
  const sizes = { power: null, toughness: null, [size]: life }
  const changes = [{ kind: 'setPt', ...sizes }] as const
  begin(g, { what: null, objects: [id], changes, players: [], rule: null, duration: { kind: 'permanent' } }, context)
  return { did: true }
}

/** Whether a card could be where a permanent is: attached to what that is attached to, if it is attached (701.8f). */
function fitsThere(state: State, card: ObjectId, host: Ref | null, seat: Seat): boolean {
  return host === null || mayEnchant(state, card, host, seat) || mayEquip(state, card, host)
}

/** Both are its player's own, and the one on the battlefield is under their control; else nothing happens (702.63b). */
export const exchangeCards: Executor<'exchangeCards'> = function* (g, effect, context) {
  const { controller: seat } = context
  const [permanent] = yield* permanents(g, effect.what, context)
  if (permanent === undefined) return { did: false }
  const { owner, controller, attachedTo: attachTo } = get(g.state, permanent)
  if (owner !== seat || controller !== seat) return { did: false }
  const [card] = yield* things(g, effect.with, context, 'effect')
  if (card === undefined || !fitsThere(g.state, card, attachTo, seat)) return { did: false }
  yield* happen(g, [
    moveTo(permanent, get(g.state, card).zone, 'effect'),
    moveTo(card, 'battlefield', 'effect', { under: seat, attachTo }),
  ])
  return { did: true }
}

const LISTS = { hand: 'hands', library: 'libraries', graveyard: 'graveyards' } as const

/** The cards of each zone go to the other, even if one of them is empty. */
export const exchangeZones: Executor<'exchangeZones'> = function* (g, effect, context) {
  const { one, other } = effect
  const moves: Proposed[] = []
  for (const seat of seatsOf(g.state, effect.who, context)) {
    const [first, second] = [g.state[LISTS[one]][seat] ?? [], g.state[LISTS[other]][seat] ?? []]
    for (const id of first) moves.push(moveTo(id, other, 'effect', { position: other === 'library' ? 'top' : null }))
    for (const id of second) moves.push(moveTo(id, one, 'effect', { position: one === 'library' ? 'top' : null }))
  }
  if (moves.length > 0) yield* happen(g, moves)
  return { did: moves.length > 0 }
}
