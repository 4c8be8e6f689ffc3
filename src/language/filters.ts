/**
 * What a filter's words say by themselves (200.9), above all which zones they name: the one answer for targets, costs,
 * choices, counts and "all". Nothing else maps a filter to zones.
 */
import { predicateKinds } from './kinds/index.ts'
import type { Filter, Players, Predicate } from './nouns.ts'
import type { ZoneName } from './types.ts'

/** 213.3: neither a permanent nor a spell is spoken of as a card. */
const CARDS: readonly ZoneName[] = ['graveyard', 'exile', 'hand', 'library']
const BATTLEFIELD: readonly ZoneName[] = ['battlefield']
const PHASED_OUT: readonly ZoneName[] = ['phasedOut']
const STACK: readonly ZoneName[] = ['stack']
const SOURCES: readonly ZoneName[] = ['battlefield', 'stack']
/** What has been spoken of is that wherever it is. */
const ANYWHERE: readonly ZoneName[] = [...SOURCES, ...CARDS]

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

/** Whose hands and graveyards these name, "your hand and graveyard"; `null`: nobody's in particular. */
export const ownZonesNamed = (predicates: readonly Predicate[]): readonly (Players | null)[] =>
  predicates.flatMap((one) => {
    if (one.is === 'anyOf' || one.is === 'allOf') return ownZonesNamed(one.of)
    return one.is === 'in' && (one.zone === 'hand' || one.zone === 'graveyard') ? [one.of] : []
  })

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
      return firstNamed(filter.is) ?? (filter.is.some(({ is }) => is === 'thing') ? ANYWHERE : SOURCES)
    case 'card':
      return firstNamed(filter.is) ?? CARDS
  }
}

/** Whether it asks for what is phased out. */
export const reachesAway = (filter: Filter): boolean => whereIs(filter).includes('phasedOut')

/** Whether it asks for a quality, besides the noun and where that is. */
export const hasQuality = ({ is }: Filter): boolean => is.some((predicate) => predicate.is !== 'in')

/** "From a single graveyard": what is chosen together is all from the zone of one player. */
export function isSingle({ is }: Filter): boolean {
  return is.some((one) => one.is === 'in' && one.single === true)
}

const OF_SEVERAL: ReadonlySet<unknown> = predicateKinds(({ together }) => together === true)
/** Whether it says something of several things that are chosen together: "with different names". */
export const isOfSeveral = ({ is }: Filter): boolean => is.some((one) => OF_SEVERAL.has(one.is))

/** Whether the filter can match something that isn't on the battlefield. */
export function reachesBeyond(filter: Filter): boolean {
  return whereIs(filter) !== BATTLEFIELD
}

/** Whether the noun is of spells, and of nothing else. */
export const isOfSpells = ({ noun }: Pick<Filter, 'noun'>): boolean => noun === 'spell'

/** Whether the noun is of abilities, and of no spells: "abilities from artifact sources". */
export const isOfAbilities = ({ noun }: Filter): boolean => noun === 'ability'
