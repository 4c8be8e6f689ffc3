/**
 * "Each opponent sacrifices a creature unless they pay {1}": each of them pays or does it. The words name them where it
 * is done; the language where it is paid.
 */

import { isSaid } from '../nouns/index.ts'
import { type Direction, EACH, type Fields, isFields, isKind, type Mark } from './nodeFacts.ts'

const isThey = (who: unknown): boolean => isSaid(who) && who.word === 'they'
const isEvery = (who: unknown): boolean => isFields(who) && EACH.has(String(who.kind)) && !isKind(who, 'anyPlayer')

/** The price and what is done without it, with who is named in the one named in the other. */
function exchanged(node: Fields, is: (who: unknown) => boolean): Fields | null {
  const [first, ...more] = node.otherwise as readonly unknown[]
  if (!isFields(first) || !is(first.who)) return null
  return { ...node, who: first.who, otherwise: [{ ...first, who: node.who }, ...more] }
}

/** A price as meant, or as said; `walk` binds, or prints, what is in it. */
export function priced(
  node: Fields,
  direction: Direction,
  mark: (read: Mark) => Mark | undefined,
  walk: (node: Fields) => Fields,
): Fields {
  const turned = direction === 'mean' && isThey(node.who) ? exchanged(node, isEvery) : null
  const isTurned = (mark(turned !== null) ?? true) === true
  const walked = walk(turned ?? node)
  return direction === 'say' && isTurned ? (exchanged(walked, isThey) ?? walked) : walked
}
