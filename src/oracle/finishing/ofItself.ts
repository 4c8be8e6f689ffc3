/** Checks of words that would have something act on itself. */
import type { Effect, Filter, Players, Thing } from '../../language/index.ts'
import { sameValue } from '../core/index.ts'
import { type Check, IT, type Node } from './check.ts'

const isThing = (node: unknown): node is Thing => typeof node === 'object' && node !== null && 'kind' in node
/** What an instance of "target" chose is the same thing when it is referred to again. */
const again = (thing: Thing): Thing => (thing.kind === 'target' ? { kind: 'slot', slot: thing.slot } : thing)
const isOne = (thing: unknown): thing is Thing => isThing(thing) && thing.kind !== 'choose' && thing.kind !== 'all'
const areSame = (a: unknown, b: unknown): boolean => isOne(a) && isOne(b) && sameValue(again(a), again(b))

const isAttach = (node: Node): boolean => node.kind === 'attach' && areSame(node.what, node.to)
const isBlock = (node: Node): boolean => node.kind === 'block' && areSame(node.what, node.whom)
const isExchange = (node: Node): boolean => node.kind === 'exchangeControl' && areSame(node.one, node.other)
const whomOf = (restriction: Node): unknown =>
  ((restriction.whom as Filter | null | undefined)?.is ?? []).flatMap((one) => (one.is === 'thing' ? one.thing : []))[0]
const isDemand = (node: Node): boolean =>
  node.kind === 'modify' &&
  (node.changes as readonly Node[]).some(
    (one) => one.kind === 'restrict' && areSame(node.what, whomOf(one.restriction as Node)),
  )

/** Attached to itself, blocking itself, exchanged with itself: no text means that, so "it" must be something else. */
export const itself: Check = {
  words: IT,
  expected: 'something else than itself',
  kinds: ['attach', 'block', 'exchangeControl', 'modify'],
  dangles: (node) => isAttach(node) || isBlock(node) || isExchange(node) || isDemand(node),
}

const isOwnController = (by: Players | undefined, what: unknown): boolean =>
  by?.kind === 'controllerOf' && areSame(by.thing, what)
/** "Its controller gains control of it" would change nothing. */
export const ownControl: Check = {
  words: /\bcontrol\b/i,
  expected: 'another player than its controller',
  kinds: ['modify'],
  dangles: (node) =>
    (node as unknown as Extract<Effect, { kind: 'modify' }>).changes.some(
      (one) => one.kind === 'control' && isOwnController(one.by, node.what),
    ),
}
