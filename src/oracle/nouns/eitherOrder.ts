/**
 * Two qualities behind a noun in either order: "without flying of the chosen color", "of the chosen color without
 * flying".
 */
import type { Predicate } from '../../language/index.ts'
import { mapped, repeat, type Syntax, wordings } from '../core/index.ts'
import { isBefore } from './predicates.ts'

/** What follows it is about its own noun: "that targets a creature ...". */
export const endsInNoun = (one: Predicate): boolean =>
  (one.is === 'not' && endsInNoun(one.of)) ||
  one.is === 'targets' ||
  one.is === 'shares' ||
  one.is === 'attachedTo' ||
  ((one.is === 'blocks' || one.is === 'blockedBy') && (one.thing.kind === 'all' || one.thing.kind === 'target')) ||
  (one.is === 'anyOf' && one.of.every(endsInNoun)) ||
  (one.is === 'compare' && typeof one.n === 'object' && one.n.kind === 'count') ||
  (one.is === 'extreme' && one.among !== null)

type Qualities = readonly Predicate[]
const isQualities = (value: unknown): value is Qualities => Array.isArray(value)
/** Two of them, the other way round than house style has them. */
const areTurned = ([first, second, more]: Qualities): boolean =>
  first !== undefined && second !== undefined && more === undefined && !endsInNoun(first) && isBefore(second, first)
/** "Without flying of the chosen color", and "of the chosen color without flying". */
export function eitherOrder(quality: Syntax<Predicate>): Syntax<Qualities> {
  const inOrder = (all: Qualities): Qualities | undefined => (areTurned(all) ? undefined : all)
  const swapped = ([first, second]: Qualities): Qualities => [second as Predicate, first as Predicate]
  return wordings(
    mapped(repeat(quality, { separator: '', min: 0, max: 3 }), { to: inOrder, is: isQualities, from: inOrder }),
    mapped(repeat(quality, { separator: '', min: 2, max: 2 }), {
      to: (all) => (areTurned(all) ? swapped(all) : undefined),
      is: isQualities,
      from: (all) => (all.length === 2 && areTurned(swapped(all)) ? swapped(all) : undefined),
    }),
  )
}
