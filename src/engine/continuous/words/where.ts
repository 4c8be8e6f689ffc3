/** Where objects matching a filter are looked for: the objects of the zones that it names (200.9). */
import { type Filter, type Link, reachesAway, whereIs, type ZoneName } from '../../../language/index.ts'
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
} from '../../state/index.ts'
import { evaluators } from './evaluators.ts'

/** Whether the object is where objects matching the filter can be; what the zone `outside` takes in, `listsIn` says. */
export function isWhere(state: LayerState, filter: Filter, { id, zone }: LayerObject): boolean {
  return whereIs(filter).some((one) => one === zone || listsIn(state, one).some((list) => list.includes(id)))
}

/**
 * 2004:217.1e: what was removed from the game face up counts as outside it, too; in 2011 exile is a zone of the game.
 */
function outsideOf(state: LayerState): readonly (readonly ObjectId[])[] {
  const outside = read(state, 'outside')
  if (!editionOf(state).zones.exileIsOutside) return outside
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
  const as = (now: boolean): readonly ObjectId[] => doneThisWay(state, context, way.done, now, by, way.from)
  // "Creatures returned this way" were that before they came to a hand, or are since they came to the battlefield.
  if (noun === 'permanent' && way.done === 'returned') return [...as(false), ...as(true)]
  return as(noun === 'card' || noun === 'source' || way.done === 'putOntoBattlefield')
}

/** The noun gives the kind of object and, for permanents and spells, also its zone. */
export function isNoun(filter: Filter, object: LayerObject): boolean {
  switch (filter.noun) {
    case 'permanent':
      return object.zone === 'battlefield' || (object.zone === 'phasedOut' && reachesAway(filter))
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
