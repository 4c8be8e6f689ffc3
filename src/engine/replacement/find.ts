/** Finding the replacement and prevention effects that apply to an event (419.9). */
import type { Replaced } from '../../language/index.ts'
import type { Edition } from '../../rulebook/index.ts'
import { printedFeatures } from '../abilities/index.ts'
import {
  abilitiesOf,
  characteristics,
  contextOf,
  hasKeyword,
  isAmong,
  matches,
  playersOf,
} from '../continuous/index.ts'
import { afterwards, exilersOf, insteadOfGraveyard, resolvesTo, returnersOf } from '../keywords/index.ts'
import { drawsLeft, isPlayerKeptFrom, kindsKeepingFrom } from '../playerRules/index.ts'
import { isKeptFrom } from '../restrictions/index.ts'
import {
  type Choices,
  type Context,
  cardsIn,
  commanderOf,
  editionOf,
  find,
  get,
  type Move,
  moveTo,
  type ObjectId,
  type Proposed,
  placeInDrawStep,
  returnOf,
  type Seat,
  type State,
} from '../state/index.ts'
import { ofCounters, ofPlayerCounters } from './countersPut.ts'
import { type Damage, isDamageable, isForOneSource, isUnmoved, moves, preventionsOf } from './damage.ts'
import { dataOfReplaced } from './eventData.ts'
import { insteadOf } from './instead.ts'
import { ofPlaneswalkers } from './planeswalkers.ts'
import { includes, isSubject } from './recipients.ts'
import type { Replacement, ReplacementAction } from './replacement.ts'
import { ofFinality, ofShieldCounters, ofStun } from './ruledCounters.ts'
import { endOfSpell } from './spellTypes.ts'
import { ofTokens } from './tokens.ts'
import { ownReplacements, type Working, workingRules } from './working.ts'

type Discard = Extract<Proposed, { kind: 'discard' }>
type Destruction = Extract<Proposed, { kind: 'destroy' }>

const NONE: readonly Replacement[] = []

/** What could replace or prevent the event, except for effects that already had their opportunity (419.6a). */
export function replacementsFor(state: State, event: Proposed, used: ReadonlySet<string>): readonly Replacement[] {
  const found = candidates(state, event)
  return found.length === 0 || used.size === 0 ? found : found.filter((one) => !used.has(one.id))
}

function candidates(state: State, event: Proposed): readonly Replacement[] {
  switch (event.kind) {
    case 'damage':
      return ofDamage(state, event)
    case 'destroy':
      return ofDestruction(state, event)
    case 'untap':
      return ofStun(state, event.object)
    case 'move':
      return [
        ...ofCasting(state, event),
        ...ofLeaving(state, event),
        ...ofFinality(state, event),
        ...ofCommanders(state, event),
        ...statics(state, event),
      ]
    case 'discard':
      return ofDiscarding(state, event)
    case 'gainLife':
      return isBarred(state, 'gainLife', event.seat) ? NOTHING : statics(state, event)
    case 'draw':
      if (isBarred(state, 'draw', event.seat)) return NOTHING
      return [...ofReturning(state, event.seat), ...statics(state, event)]
    case 'token':
      return ofTokens(state, event)
    case 'counters':
      return ofCounters(state, event)
    case 'playerCounters':
      if (event.counter === 'poison' && isBarred(state, 'poison', event.seat)) return NOTHING
      return ofPlayerCounters(state, event)
    default:
      return NONE
  }
}

function ofDamage(state: State, damage: Damage): readonly Replacement[] {
  const all = [...preventionsOf(state, damage), ...statics(state, damage), ...ofPlaneswalkers(state, damage)]
  return all.length > 0 && isUnmoved(state, damage) ? all.filter((one) => !moves(one, damage)) : all
}

/** The shield that the replacement is of and uses up, at least in part; `null`: none. */
export function shieldOf({ does, spends }: Replacement): number | null {
  if (spends !== undefined) return spends
  return does.does === 'prevent' || does.does === 'redirect' ? does.shield : null
}

/** Whether its shield isn't for one source's damage, or has met no other one's in the same event (`met`) yet. */
export function isStillOpen(
  { shields }: State,
  replacement: Replacement,
  event: Proposed,
  met: ReadonlyMap<number, ObjectId>,
): boolean {
  if (event.kind !== 'damage' || met.size === 0) return true
  const id = shieldOf(replacement)
  const source = id === null ? undefined : met.get(id)
  return source === undefined || source === event.source || !isForOneSource(shields.find((one) => one.id === id))
}

/** Who chooses among several: the affected player, or the affected object's controller, or its owner (419.9a). */
export function affectedSeat(state: State, event: Proposed): Seat {
  if (event.kind === 'damage' && 'player' in event.to) return event.to.player
  const id =
    event.kind === 'damage' ? ('object' in event.to ? event.to.object : null) : 'object' in event ? event.object : null
  if (id !== null) {
    const object = find(state, id)
    if (object === null) return state.turn.active
    return object.zone === 'battlefield' || object.zone === 'stack' ? object.controller : object.owner
  }
  if ('seat' in event) return event.seat
  return event.kind === 'token' ? event.controller : state.turn.active
}

/** 2004 glossary: nothing destroys it, because of a keyword or because an effect says so. */
function isIndestructible(state: State, id: ObjectId): boolean {
  if (printedFeatures(state.printed).keywords.has('indestructible') && hasKeyword(state, id, 'indestructible'))
    return true
  return isKeptFrom(state, id, 'destroyed')
}

/** 419.6b: regeneration, by shields or abilities; 2011:702.12b: indestructible permanents aren't destroyed at all. */
function ofDestruction(state: State, event: Destruction): readonly Replacement[] {
  const { object: id, noRegeneration } = event
  if (isIndestructible(state, id)) {
    return [{ id: `indestructible:${id}`, source: id, key: 'replace', does: { does: 'become', events: [] } }]
  }
  const all = [...statics(state, event), ...ofShields(state, id), ...ofShieldCounters(state, event)]
  const mayRegenerate = !noRegeneration && !isKeptFrom(state, id, 'regenerated')
  return mayRegenerate ? all : all.filter((one) => one.does.does !== 'regenerate')
}

function ofShields(state: State, id: ObjectId): readonly Replacement[] {
  return state.shields.flatMap((shield): readonly Replacement[] => {
    if (shield.kind !== 'regenerate' || shield.object !== id) return NONE
    const then = shield.then === undefined ? {} : { then: shield.then }
    const does = { does: 'regenerate', shield: shield.id, object: id, ...then } as const
    return [{ id: `shield:${shield.id}`, source: id, key: 'regenerate', does }]
  })
}

/**
 * A spell goes elsewhere because of how it was cast or what was paid for it: instead of anywhere (502.22a), else
 * instead of the graveyard as it resolves (502.16a).
 */
function ofCasting(state: State, move: Move): readonly Replacement[] {
  const { zone, choices } = get(state, move.object)
  if (zone !== 'stack' || choices === null) return NONE
  const isDone = move.cause === 'resolve' && move.to === 'graveyard'
  return [...ofHowItWasCast(move, choices, isDone), ...(isDone ? ofResolving(state, move.object) : NONE)]
}

/**
 * 2011:702.86: what the spell's own text has done with it if its controller cast it from there; today:715.3d, 720.3d:
 * what its type has done.
 */
function ofResolving(state: State, id: ObjectId): readonly Replacement[] {
  const { choices, controller } = get(state, id)
  const ended = endOfSpell(characteristics(state, id).subtypes)
  if (ended !== null) {
    const does = { does: 'perform', effects: ended, context: contextOf(id, controller) } as const
    return [{ id: `resolving:${id}`, source: id, key: 'replace', does }]
  }
  const from = choices?.cast?.from ?? null
  if (from === null || choices?.cast?.by !== controller) return NONE
  const instead = insteadOfGraveyard(abilitiesOf(state, id), from)
  if (instead === null) return NONE
  const { at, effects } = instead
  const context = contextOf(id, controller, { at })
  return [{ id: `resolving:${id}`, at, source: id, key: 'replace', does: { does: 'perform', effects, context } }]
}

function ofHowItWasCast(move: Move, choices: Choices, isDone: boolean): readonly Replacement[] {
  const exiled = choices.cast?.exiled === true && move.to === 'graveyard' ? 'exile' : null
  const to = exiled ?? afterwards(choices.cast?.keyword ?? null) ?? (isDone ? resolvesTo(choices.options) : null)
  if (to === null || move.to === to) return NONE
  const events: readonly Proposed[] = [{ ...move, to, position: null }]
  return [{ id: `cast:${move.object}`, source: move.object, key: 'replace', does: { does: 'become', events } }]
}

/** 2011:702.82: what is exiled instead of going anywhere else from the battlefield. */
function ofLeaving(state: State, move: Move): readonly Replacement[] {
  const { object: id, to } = move
  if (to === 'exile' || to === 'battlefield' || find(state, id)?.zone !== 'battlefield') return NONE
  if (!isKeptFrom(state, id, 'elsewhere')) return NONE
  const events: readonly Proposed[] = [{ ...move, to: 'exile', position: null }]
  return [{ id: `leaving:${id}`, source: id, key: 'replace', does: { does: 'become', events } }]
}

/** 2011:contents/9: the owner of a commander may put it into the command zone instead of elsewhere. */
function ofCommanders(state: State, move: Move): readonly Replacement[] {
  const { object: id, to } = move
  if (!returnOf(state).insteadOf.includes(to)) return NONE
  const object = find(state, id)
  const commander = object === null ? null : commanderOf(state, object)
  if (object === null || commander === null || move.apart !== undefined) return NONE
  const { card } = commander
  // Of a merged permanent only that card goes there (today:903.9c).
  const events: readonly Proposed[] =
    object.merged === undefined ? [moveTo(id, 'command', move.cause)] : [{ ...move, apart: { card, to: 'command' } }]
  const does = { does: 'become', events } as const
  return [{ id: `commander:${card}`, source: id, key: 'replace', does, asks: object.owner }]
}

const EXILING: Readonly<Record<Edition['keywords']['madness'], 'may' | 'must'>> = {
  untilPass: 'may',
  resolution: 'may',
  compulsory: 'must',
}

/** 2004:502.24a: it is still discarded, but its player may exile it instead of putting it into the graveyard. */
function ofDiscarding(state: State, event: Discard): readonly Replacement[] {
  if (event.exiledBy !== undefined) return NONE
  const asked = EXILING[editionOf(state).keywords.madness] === 'may' ? { asks: event.seat } : {}
  return exilersOf(abilitiesOf(state, event.object)).map((at) => ({
    id: `discard:${event.object}:${at.key}`,
    at,
    source: event.object,
    key: 'replace',
    does: { does: 'become', events: [{ ...event, exiledBy: at }] },
    ...asked,
  }))
}

/** 2011:702.50: the player may mill so many cards, if there are, and return the card instead of drawing. */
function ofReturning(state: State, seat: Seat): readonly Replacement[] {
  if (!printedFeatures(state.printed).keywords.has('dredge')) return NONE
  const library = cardsIn(state, state.libraries[seat])
  return cardsIn(state, state.graveyards[seat]).flatMap((id) =>
    returnersOf(abilitiesOf(state, id)).flatMap(({ at, mills }): readonly Replacement[] => {
      if (library.length < mills) return []
      const milled = library.slice(0, mills).map((top) => moveTo(top, 'graveyard', 'effect'))
      const events = [...milled, moveTo(id, 'hand', 'effect')]
      return [
        { id: `return:${id}:${at.key}`, at, source: id, key: 'replace', does: { does: 'become', events }, asks: seat },
      ]
    }),
  )
}

/** 103.1: what an effect keeps the player from doesn't happen, whatever else would. */
const KEEPING = {
  gainLife: { from: 'gainingLife', kinds: kindsKeepingFrom('gainingLife') },
  draw: { from: 'drawing', kinds: kindsKeepingFrom('drawing') },
  poison: { from: 'gettingPoison', kinds: kindsKeepingFrom('gettingPoison') },
} as const

function isBarred(state: State, kind: keyof typeof KEEPING, seat: Seat): boolean {
  const { from, kinds } = KEEPING[kind]
  const { statics: said } = printedFeatures(state.printed)
  if (!kinds.some((one) => said.has(one))) return false
  return from === 'drawing' ? drawsLeft(state, seat) === 0 : isPlayerKeptFrom(state, seat, from)
}

const NOTHING: readonly Replacement[] = [
  { id: 'barred', source: -1, key: 'replace', does: { does: 'become', events: [] } },
]

function statics(state: State, event: Proposed): readonly Replacement[] {
  return [...ofAbilities(state, event), ...ofEffects(state, event)]
}

/** Effects that wait for the event until end of turn. */
function ofEffects(state: State, event: Proposed): readonly Replacement[] {
  return state.shields.flatMap((shield) => {
    if (shield.kind !== 'replace') return []
    const triggerData = dataOfReplaced(shield.event.on, event)
    if (triggerData === null) return []
    const context = { ...shield.context, triggerData }
    if (!waitsFor(state, shield.event, event, context)) return []
    const instead = insteadOf(state, shield.instead, event, context)
    if (instead === null || isVain(state, event, instead.does)) return []
    const spends = shield.once ? { spends: shield.id } : {}
    return [{ id: `shield:${shield.id}`, source: context.source, key: 'replace', ...spends, ...instead }]
  })
}

function ofAbilities(state: State, event: Proposed): readonly Replacement[] {
  const rules = workingRules(state, 'replace')
  const own = event.kind === 'move' ? ownReplacements(state, event.object) : NONE_WORKING
  if (rules.length === 0 && own.length === 0) return NONE
  return [...own, ...rules].flatMap(({ rule, source, controller, id, at }) => {
    const triggerData = dataOfReplaced(rule.event.on, event)
    if (triggerData === null) return []
    const context = contextOf(source, controller, { triggerData })
    if (!waitsFor(state, rule.event, event, context)) return []
    const instead = insteadOf(state, rule.instead, event, context)
    if (instead === null || isVain(state, event, instead.does)) return []
    return [{ id, at, source, key: instead.does.does === 'regenerate' ? 'regenerate' : 'replace', ...instead }]
  })
}

/**
 * 419.6c: damage can't be redirected to something that is no longer a creature on the battlefield: then the effect does
 * nothing.
 */
function isVain(state: State, event: Proposed, does: ReplacementAction): boolean {
  if (event.kind !== 'damage' || does.does !== 'become') return false
  return does.events.some((one) => one.kind === 'damage' && !isDamageable(state, one.to))
}

const NONE_WORKING: readonly Working<'replace'>[] = []

function waitsFor(state: State, waited: Replaced, event: Proposed, context: Context): boolean {
  switch (waited.on) {
    case 'draw':
      if (event.kind !== 'draw' || !playersOf(state, waited.who, context).includes(event.seat)) return false
      return waited.exceptFirst !== true || placeInDrawStep(state, event.seat) !== 'first'
    case 'gainLife':
      return event.kind === 'gainLife' && playersOf(state, waited.who, context).includes(event.seat)
    case 'destroyed':
      return event.kind === 'destroy' && isSubject(state, waited.what, event.object, context)
    case 'moves':
      return event.kind === 'move' && waitsForMove(state, waited, event, context)
    case 'damage':
      return event.kind === 'damage' && waitsForDamage(state, waited, event, context)
  }
}

function waitsForMove(state: State, waited: Extract<Replaced, { on: 'moves' }>, move: Move, context: Context): boolean {
  if (move.to !== waited.to) return false
  if (waited.from !== null && get(state, move.object).zone !== waited.from) return false
  const { owner } = get(state, move.object)
  if (waited.whose !== undefined && !isAmong(state, waited.whose, owner, context)) return false
  const { discardedFor } = waited
  if (discardedFor !== undefined && (move.by === undefined || !isAmong(state, discardedFor, move.by, context)))
    return false
  return isSubject(state, waited.what, move.object, context)
}

function waitsForDamage(
  state: State,
  waited: Extract<Replaced, { on: 'damage' }>,
  damage: Damage,
  context: Context,
): boolean {
  if (waited.combat !== undefined && waited.combat !== damage.combat) return false
  if (waited.least !== undefined && damage.n < waited.least) return false
  if (waited.from !== null && !matches(state, waited.from, damage.source, context)) return false
  return waited.to === null || includes(state, waited.to, damage.to, context)
}
