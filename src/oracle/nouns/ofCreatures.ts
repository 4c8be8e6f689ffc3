/** "Artifact, enchantment, or creature with flying": what only creatures have is said of the creature alone. */
import { type Filter, isOfCombat, type Predicate } from '../../language/index.ts'
import { sameValue } from '../core/index.ts'
import { makeFilter } from './predicates.ts'

type Any = Extract<Predicate, { is: 'anyOf' }>

const CREATURE: Predicate = { is: 'type', type: 'creature' }

/** Whether nothing but creatures can be so. */
const isOfCreatures = (one: Predicate): boolean =>
  (one.is === 'keyword' && isOfCombat(one.keyword)) ||
  (one.is === 'compare' && (one.what === 'power' || one.what === 'toughness'))

/** A list whose last noun is "creature". */
const endsInCreature = (one: Predicate): one is Any => one.is === 'anyOf' && sameValue(one.of.at(-1), CREATURE)

/** A list whose last noun is "creature" with such qualities. */
const endsInQualified = (one: Predicate): one is Any => {
  const last = one.is === 'anyOf' ? one.of.at(-1) : undefined
  return last?.is === 'allOf' && sameValue(last.of[0], CREATURE) && last.of.slice(1).every(isOfCreatures)
}

function listIn(
  { is }: Filter,
  ends: (one: Predicate) => one is Any,
): { list: Any; rest: readonly Predicate[] } | null {
  const list = is.find(ends)
  return list === undefined ? null : { list, rest: is.filter((one) => one !== list) }
}

/** What is meant by the words as they stand. */
export function ofLast(filter: Filter): Filter {
  const found = listIn(filter, endsInCreature)
  const qualities = found?.rest.filter(isOfCreatures) ?? []
  if (found === null || qualities.length === 0) return filter
  const of = [...found.list.of.slice(0, -1), { is: 'allOf', of: [CREATURE, ...qualities] } as const]
  return makeFilter(filter.noun, [{ is: 'anyOf', of }, ...found.rest.filter((one) => !isOfCreatures(one))])
}

/** And back; `undefined`: no words mean that. */
export function ofAll(filter: Filter): Filter | undefined {
  if (ofLast(filter) !== filter) return undefined
  const found = listIn(filter, endsInQualified)
  const last = found?.list.of.at(-1)
  if (found == null || last?.is !== 'allOf') return filter
  const of = [...found.list.of.slice(0, -1), CREATURE]
  return makeFilter(filter.noun, [{ is: 'anyOf', of }, ...found.rest, ...last.of.slice(1)])
}
