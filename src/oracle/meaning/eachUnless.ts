/**
 * "Each opponent sacrifices a creature unless they pay {1}": each of them pays or does it. The words name them where it
 * is done; the language where it is paid. A price that can be paid in two ways is one price inside another.
 */

import { isSaid } from '../nouns/index.ts'
import { type Direction, EACH, type Fields, isFields, isKind, type Mark } from './nodeFacts.ts'

const isThey = (who: unknown): boolean => isSaid(who) && (who.word === 'they' || who.word === 'that player')
const isEvery = (who: unknown): boolean => isFields(who) && EACH.has(String(who.kind)) && !isKind(who, 'anyPlayer')

/** What is done without the price, first. */
const insteadOf = (node: Fields): readonly [Fields | null, readonly unknown[]] => {
  const [first, ...more] = node.otherwise as readonly unknown[]
  return [isFields(first) ? first : null, more]
}

/** With who is named where it is done named where it is paid. */
function lifted(node: Fields): Fields | null {
  const [first, more] = insteadOf(node)
  const inner = first !== null && isKind(first, 'mayPay') ? lifted(first) : first
  if (inner === null || !isEvery(inner.who)) return null
  return { ...node, who: inner.who, otherwise: [{ ...inner, who: node.who }, ...more] }
}

/** And back. */
function lowered(node: Fields): Fields | null {
  const [first, more] = insteadOf(node)
  if (first === null || !isThey(first.who)) return null
  const named = { ...first, who: node.who }
  const inner = isKind(first, 'mayPay') ? lowered(named) : named
  return inner && { ...node, who: first.who, otherwise: [inner, ...more] }
}

/** A price as meant, or as said; `walk` binds, or prints, what is in it. */
export function priced(
  node: Fields,
  direction: Direction,
  mark: (read: Mark) => Mark | undefined,
  walk: (node: Fields) => Fields,
): Fields {
  const turned = direction === 'mean' && isThey(node.who) ? lifted(node) : null
  const isTurned = (mark(turned !== null) ?? true) === true
  const walked = walk(turned ?? node)
  return direction === 'say' && isTurned ? (lowered(walked) ?? walked) : walked
}
