/** Whether an object is what a noun phrase describes (200.9). What is gone is judged as it last was (413.2f). */
import {
  type Ability,
  type Color,
  type Filter,
  isNamed,
  type KeywordName,
  type Players,
  type Predicate,
  reachesAway,
  type StaticRule,
  type Thing,
  type ZoneName,
} from '../../../language/index.ts'
import {
  becameThisWay,
  type Characteristics,
  type Context,
  doneThisWay,
  editionOf,
  find,
  findAnywhere,
  findOrLast,
  isInRange,
  type LayerObject,
  type LayerState,
  type ObjectId,
  type Seat,
  selfOf,
} from '../../state/index.ts'
import { printedOf } from '../faces/sides.ts'
import type { Candidate } from './candidate.ts'
import { isBeneath } from './cardItself.ts'
import { ofType } from './chosen.ts'
import { isBandedWith, isHeldSince } from './combatBefore.ts'
import { attacksOne, fights } from './combatNow.ts'
import { isOfCommonestColor } from './commonest.ts'
import { chosenByGranter, chosenFor } from './context.ts'
import { evaluators } from './evaluators.ts'
import { isOfItself, type OfItself } from './ofItself.ts'
import { isOnStackAs } from './onStack.ts'
import { hasPast, type Past } from './past.ts'
import { isAmong } from './players.ts'
import { anyCompares, compares } from './quantities.ts'
import { shares } from './sharing.ts'
import { hasCounters, isAttachedTo, isInState, isMarked, isPairedWith } from './states.ts'
import { statisticsOf } from './statistics.ts'
import { hasOnTypeLine, isOfKind } from './typeLine.ts'
import { isNoun } from './where.ts'

/** Whether one of the abilities is that keyword. */
export function holdsKeyword(abilities: readonly Ability[], name: KeywordName): boolean {
  for (const ability of abilities) if (ability.kind === 'keyword' && ability.keyword.name === name) return true
  return false
}

/** Whether it has that keyword; of an ability on the stack, whether it is one of that keyword. */
function isOfKeyword({ object, values }: Candidate, keyword: KeywordName): boolean {
  return object.ability === null ? holdsKeyword(values.abilities, keyword) : object.ability.at?.keyword === keyword
}

/** The object whose text it is, or what it has become: as its event moved it, or the text itself (217.1c). */
function isSource({ state, object, context }: Candidate): boolean {
  const { source } = context
  if (object.id === source || state.lastKnown[source]?.became === object.id) return true
  return becameThisWay(state, context, source) === object.id
}

/** A card in a graveyard that effects from spells of that name count as one with that name. */
function isCountedAs({ state, object, values, context }: Candidate, name: string): boolean {
  if (object.zone !== 'graveyard') return false
  const says = values.abilities.some((one) => one.kind === 'static' && isCounting(one.rule, name))
  if (!says || find(state, context.source)?.zone !== 'stack') return false
  return isNamed(evaluators.characteristics(state, context.source).name, name)
}
const isCounting = (rule: StaticRule, name: string): boolean => rule.kind === 'countedAs' && isNamed(rule.name, name)

function isOneOf({ state, object, context }: Candidate, thing: Thing): boolean {
  if (thing.kind === 'self') return object.id === selfOf(context)
  return evaluators.thingsOf(state, thing, context).includes(object.id)
}

/** Zones other than the battlefield whose objects have a controller. */
const HELD: ReadonlySet<ZoneName> = new Set(['stack', 'phasedOut', 'command'])

function controls(judged: Candidate, by: Players): boolean {
  const { state, object, values, context, as } = judged
  const seat =
    as ?? (object.zone === 'battlefield' ? values.controller : HELD.has(object.zone) ? object.controller : object.owner)
  return isAmong(state, by, seat, context)
}

function isIn(judged: Candidate, predicate: Extract<Predicate, { is: 'in' }>): boolean {
  const { state, object, context } = judged
  if (object.zone !== predicate.zone && !isOutside(judged, predicate.zone)) return false
  if (predicate.of === null) return true
  return object.zone === 'battlefield'
    ? controls(judged, predicate.of)
    : isAmong(state, predicate.of, object.owner, context)
}

/** 2004:217.1e: removed from the game face up counts as outside the game. */
function isOutside({ state, object }: Candidate, zone: ZoneName): boolean {
  return zone === 'outside' && object.zone === 'exile' && !object.faceDown && editionOf(state).zones.exileIsOutside
}

function isColor(values: Characteristics, color: Color | null | undefined): boolean {
  return color !== null && color !== undefined && values.colors.includes(color)
}

function owns({ state, object, context }: Candidate, by: Players): boolean {
  return isAmong(state, by, object.owner, context)
}

function isOf(judged: Candidate, predicate: Extract<Predicate, { is: 'controlled' | 'owned' | 'in' }>): boolean {
  if (predicate.is === 'owned') return owns(judged, predicate.by)
  return predicate.is === 'controlled' ? controls(judged, predicate.by) : isIn(judged, predicate)
}

function isCompared(
  { state, object, context }: Candidate,
  { what, op, n }: Extract<Predicate, { is: 'compare' }>,
): boolean {
  return anyCompares(statisticsOf(state, what, object.id), op, [evaluators.amount(state, n, context)])
}

/** 413.2i: as great, or as small, as any: those that are tied all are. */
function isExtreme(judged: Candidate, { most, what, among }: Extract<Predicate, { is: 'extreme' }>): boolean {
  const { state, object, context, filter } = judged
  const compared = among ?? { ...filter, is: filter.is.filter((one) => one.is !== 'extreme') }
  const others = evaluators
    .thingsOf(state, { kind: 'all', filter: compared }, context)
    .flatMap((id) => statisticsOf(state, what, id))
  return statisticsOf(state, what, object.id).some((own) =>
    others.every((other) => compares(own, most ? '>=' : '<=', other)),
  )
}

/** "Of the chosen colour", "of the chosen type", "with the chosen name". */
function isAsChosen(
  { state, values, context }: Candidate,
  { what, of, link }: Extract<Predicate, { is: 'chosen' }>,
): boolean {
  const { color, type, types = [], cardName } = of ? chosenByGranter(state, of.object) : chosenFor(state, context, link)
  if (what === 'color') return isColor(values, color)
  if (what === 'types') return types.some((one) => hasOnTypeLine(values, ofType(one)))
  if (what === 'type') return type !== undefined && hasOnTypeLine(values, ofType(type))
  return cardName !== undefined && isNamed(values.name, cardName)
}

/**
 * "Destroyed this way": what it was then, or the card that has become of it. "If that card is returned this way": also
 * what had become of it before.
 */
function wasThisWay(
  { state, object, context }: Candidate,
  { done: deed, paid, by, from }: Extract<Predicate, { is: 'thisWay' }>,
): boolean {
  if (paid === true) return context.paid.includes(object.id)
  const seats = by === undefined ? null : evaluators.playersOf(state, by, context)
  const done = [false, true].flatMap((now) => doneThisWay(state, context, deed, now, seats, from))
  for (let id: ObjectId | null = object.id; id !== null; id = state.lastKnown[id]?.became ?? null)
    if (done.includes(id)) return true
  return false
}

/** 206.3: the symbol it bears or, for a copy, that of what it copies; none when face down (504.2). */
function expansionOf(state: LayerState, object: LayerObject): string | undefined {
  return printedOf(state, object)?.expansion
}

/** What has become of it on the battlefield: its state, its marks, the counters on it. */
function isInCondition(
  { state, object }: Candidate,
  predicate: Extract<Predicate, { is: 'state' | 'marked' | 'hasCounter' }>,
): boolean {
  if (predicate.is === 'state') return isInState(state, object, predicate.state)
  return predicate.is === 'marked' ? isMarked(object, predicate) : hasCounters(object, predicate)
}

/** By its name, or by the symbol of its set. */
function isPrintedSo(judged: Candidate, { is, name }: Extract<Predicate, { is: 'named' | 'expansion' }>): boolean {
  if (is === 'expansion') return expansionOf(judged.state, judged.object) === name
  return isNamed(judged.values.name, name) || isCountedAs(judged, name)
}

/** Predicates about it and another object. */
function isRelated(
  judged: Candidate,
  predicate: Extract<Predicate, { is: 'blocks' | 'blockedBy' | 'attacks' | 'attachedTo' | 'pairedWith' | 'shares' }>,
): boolean {
  if (predicate.is === 'shares') return shares(judged, predicate)
  if (predicate.is === 'attacks') return attacksOne(judged, predicate.whom)
  if (predicate.is === 'attachedTo') return isAttachedTo(judged, predicate.thing)
  if (predicate.is === 'pairedWith') return isPairedWith(judged, predicate.thing)
  return fights(judged, predicate.thing, predicate.is)
}

type PredicateOf<K extends Predicate['is']> = Extract<Predicate, { is: K }>

/** What was chosen, what its text has, what it is among, and what has happened to it. */
function isAsTold(
  judged: Candidate,
  predicate:
    | OfItself
    | PredicateOf<
        'chosen' | 'totalling' | 'thisWay' | 'heldSince' | 'bandedWith' | 'beneath' | 'exiledWith' | Past['is']
      >,
): boolean {
  const { state, object, context } = judged
  switch (predicate.is) {
    case 'chosen':
      return isAsChosen(judged, predicate)
    case 'thisWay':
      return wasThisWay(judged, predicate)
    case 'heldSince':
      return isHeldSince(state, object, predicate.turn) && controls(judged, predicate.by)
    case 'totalling':
      return isCompared(judged, { is: 'compare', what: predicate.what, op: '<=', n: predicate.most })
    case 'beneath':
      return isBeneath(judged, predicate)
    case 'bandedWith':
      return isBandedWith(state, object.id, evaluators.thingsOf(state, predicate.thing, context))
    case 'exiledWith': {
      const { is: kind, ...link } = predicate
      return evaluators.thingsOf(state, { kind, ...link }, context).includes(object.id)
    }
    case 'landwalk':
    case 'sizes':
    case 'parity':
    case 'unlike':
    case 'alike':
    case 'inset':
    case 'abilityless':
    case 'symbolInCost':
    case 'tapAbility':
    case 'activatedAbility':
      return isOfItself(judged, predicate)
    default:
      return hasPast(judged, predicate)
  }
}

function judge(judged: Candidate, predicate: Predicate): boolean {
  switch (predicate.is) {
    case 'type':
    case 'supertype':
    case 'subtype':
      return hasOnTypeLine(judged.values, predicate)
    case 'color':
      return isColor(judged.values, predicate.color)
    case 'colorless':
    case 'monocolored':
    case 'multicolored':
    case 'historic':
      return isOfKind(judged.values, predicate.is)
    case 'state':
    case 'marked':
    case 'hasCounter':
      return isInCondition(judged, predicate)
    case 'not':
      return !judge(judged, predicate.of)
    case 'anyOf':
    case 'allOf':
    case 'such':
      return predicate.of[predicate.is === 'anyOf' ? 'some' : 'every']((one) => judge(judged, one))
    case 'controlled':
    case 'owned':
    case 'in':
      return isOf(judged, predicate)
    case 'keyword':
      return isOfKeyword(judged, predicate.keyword)
    case 'compare':
    case 'extreme':
      return predicate.is === 'compare' ? isCompared(judged, predicate) : isExtreme(judged, predicate)
    case 'commonestColor':
      return isOfCommonestColor(judged, predicate.among)
    case 'other':
      return predicate.than === undefined ? !isSource(judged) : !isOneOf(judged, predicate.than)
    case 'notThing':
    case 'thing':
      return isOneOf(judged, predicate.thing) === (predicate.is === 'thing')
    case 'named':
    case 'expansion':
      return isPrintedSo(judged, predicate)
    case 'blocks':
    case 'blockedBy':
    case 'attacks':
    case 'attachedTo':
    case 'pairedWith':
    case 'shares':
      return isRelated(judged, predicate)
    case 'singleTarget':
    case 'targets':
    case 'ofSource':
    case 'castFrom':
    case 'paidFor':
    case 'abilityKind':
      return isOnStackAs(judged, predicate)
    default:
      return isAsTold(judged, predicate)
  }
}

function judgedAs(
  state: LayerState,
  object: LayerObject,
  context: Context,
  as: Seat | null,
  filter: Filter,
): Candidate {
  return { state, object, values: evaluators.characteristics(state, object.id), context, as, filter }
}

/** Whether all the predicates are true of the object. */
export function satisfies(
  state: LayerState,
  predicates: readonly Predicate[],
  id: ObjectId,
  context: Context,
): boolean {
  const object = findOrLast(state, id)
  if (object === null) return false
  const judged = judgedAs(state, object, context, null, { noun: 'permanent', is: predicates })
  return predicates.every((predicate) => judge(judged, predicate))
}

/** The object as the filter asks about it: there, phased out where it asks for such, or as it last was. */
function candidateFor(state: LayerState, filter: Filter, id: ObjectId): LayerObject | null {
  const here = find(state, id)
  if (here !== null) return here
  return reachesAway(filter) ? findAnywhere(state, id) : findOrLast(state, id)
}

/**
 * Whether the object matches the filter. `as`: a player who counts as its controller, for a card that player is about
 * to cast. What a seat may not know matches nothing.
 */
export function matches(
  state: LayerState,
  filter: Filter,
  id: ObjectId,
  context: Context,
  as: Seat | null = null,
): boolean {
  const object = candidateFor(state, filter, id)
  if (object === null || !isNoun(filter, object) || !isInRange(state, context.controller, object.controller))
    return false
  if (filter.is.length === 0) return true
  const judged = judgedAs(state, object, context, as, filter)
  for (const predicate of filter.is) if (!judge(judged, predicate)) return false
  return true
}
evaluators.matches = matches

/** Whether an object that isn't there yet matches the filter, with these values, whatever effects there are. */
export function matchesAsMade(
  state: LayerState,
  filter: Filter,
  object: LayerObject,
  values: Characteristics,
  context: Context,
): boolean {
  const judged: Candidate = { state, object, values, context, as: null, filter }
  return isNoun(filter, object) && filter.is.every((predicate) => judge(judged, predicate))
}
