/**
 * Where objects matching a filter can be (200.9): the one answer for targets, costs, choices, counts and "all". Readers
 * iterate `placesOf`; nothing else maps a filter to zones.
 */
import type { Filter, Link, Predicate, ZoneName } from '../../language/index.ts'
import {
  type Context,
  doneThisWay,
  editionOf,
  find,
  type LayerObject,
  type LayerState,
  type ObjectId,
  read,
  zoneLists,
} from '../state/index.ts'
import { evaluators } from './evaluators.ts'

/** 213.3: neither a permanent nor a spell is spoken of as a card. */
const CARDS: readonly ZoneName[] = ['graveyard', 'exile', 'hand', 'library']
const BATTLEFIELD: readonly ZoneName[] = ['battlefield']
const PHASED_OUT: readonly ZoneName[] = ['phasedOut']
const STACK: readonly ZoneName[] = ['stack']
const SOURCES: readonly ZoneName[] = ['battlefield', 'stack']

/** The zones a predicate names, including when each of several alternatives names one. */
function zonesNamed(predicate: Predicate): readonly ZoneName[] | null {
  if (predicate.is === 'in') return [predicate.zone]
  if (predicate.is === 'exiledWith') return ['exile']
  if (predicate.is === 'allOf') return firstNamed(predicate.of)
  if (predicate.is !== 'anyOf') return null
  const zones = predicate.of.map(zonesNamed)
  return zones.every((zone) => zone !== null) ? [...new Set(zones.flat())] : null
}

function firstNamed(predicates: readonly Predicate[]): readonly ZoneName[] | null {
  for (const predicate of predicates) {
    const zones = zonesNamed(predicate)
    if (zones !== null) return zones
  }
  return null
}

/** Whether these say where something is. */
export const namesZone = (predicates: readonly Predicate[]): boolean => firstNamed(predicates) !== null

/** The zones where objects matching the filter can be: those it names, otherwise those of its noun. */
export function whereIs(filter: Filter): readonly ZoneName[] {
  switch (filter.noun) {
    case 'permanent':
      return firstNamed(filter.is)?.includes('phasedOut') === true ? PHASED_OUT : BATTLEFIELD
    case 'spell':
    case 'ability':
    case 'spellOrAbility':
      return STACK
    case 'source':
      return firstNamed(filter.is) ?? SOURCES
    case 'card':
      return firstNamed(filter.is) ?? CARDS
  }
}

/** Whether the object is where objects matching the filter can be; what the zone `outside` takes in, `listsIn` says. */
export function isWhere(state: LayerState, filter: Filter, { id, zone }: LayerObject): boolean {
  return whereIs(filter).some((one) => one === zone || listsIn(state, one).some((list) => list.includes(id)))
}

/** "From a single graveyard": what is chosen together is all from the zone of one player. */
export function isSingle({ is }: Filter): boolean {
  return is.some((one) => one.is === 'in' && one.single === true)
}

/** Whether the filter can match something that isn't on the battlefield. */
export function reachesBeyond(filter: Filter): boolean {
  return whereIs(filter) !== BATTLEFIELD
}

/** 2004:217.1e: what was removed from the game face up counts as outside it, too; in 2011 exile is a zone of the game. */
function outsideOf(state: LayerState): readonly (readonly ObjectId[])[] {
  const outside = read(state, 'outside')
  if (!editionOf(state).exileIsOutside) return outside
  return [...outside, read(state, 'exile').filter((id) => find(state, id)?.faceDown !== true)]
}

/** The lists of a zone that a filter looks at. */
export function listsIn(state: LayerState, zone: ZoneName): readonly (readonly ObjectId[])[] {
  return zone === 'outside' ? outsideOf(state) : zoneLists(state, zone)
}

/** 217.7c: whether linked abilities of the source exiled or created it. */
export function isPlacedBy(placed: LayerObject | null, source: ObjectId, link: Link | undefined): boolean {
  return placed?.placedBy === source && placed.link === (link?.key ?? null)
}

/** Every object a filter has to look at, zone by zone, in list order. */
export function* placesOf(state: LayerState, filter: Filter): Generator<ObjectId> {
  for (const zone of whereIs(filter)) for (const list of listsIn(state, zone)) yield* list
}

/**
 * "Creatures destroyed this way": they are looked for among what that was done to, wherever it is now; "lands put onto
 * the battlefield this way" are what has become of it.
 */
export function doneToThese(state: LayerState, { noun, is }: Filter, context: Context): readonly ObjectId[] | null {
  const way = is.find((predicate) => predicate.is === 'thisWay')
  if (way === undefined) return null
  if (way.paid === true) return context.paid
  const by = way.by === undefined ? null : evaluators.playersOf(state, way.by, context)
  const now = noun === 'card' || noun === 'source' || way.done === 'putOntoBattlefield'
  return doneThisWay(state, context, way.done, now, by)
}

/** Whether the noun is of abilities, and of no spells: "abilities from artifact sources". */
export const isOfAbilities = ({ noun }: Filter): boolean => noun === 'ability'

/** The noun gives the kind of object and, for permanents and spells, also its zone. */
export function isNoun(filter: Filter, object: LayerObject): boolean {
  switch (filter.noun) {
    case 'permanent':
      return object.zone === 'battlefield' || (object.zone === 'phasedOut' && reachesBeyond(filter))
    case 'spell':
      return object.zone === 'stack' && (object.kind === 'card' || object.kind === 'spellCopy')
    case 'ability':
      return object.zone === 'stack' && object.kind === 'ability'
    case 'spellOrAbility':
      return object.zone === 'stack' && object.kind !== 'combatDamage'
    case 'card':
      return object.kind === 'card'
    case 'source':
      // 419.8a: the source of damage is the object that has an ability, not the ability.
      return object.kind !== 'ability' && object.kind !== 'combatDamage'
  }
}
