/** What "other" and "another" are other than (200.6): `~`, unless the words can't mean it. */
import type { CardType, Filter, Thing } from '../language/index.ts'
import type { Background } from './background.ts'
import { sameValue } from './core/index.ts'
import { type Fields, isFields, isKind, Unclear } from './nodes.ts'
import type { Scope } from './pronouns.ts'

/** The card whose text is read; of the objects that will have a granted ability nothing is known. */
export interface Teller {
  /** An instant or sorcery, which is no permanent: others are other than what it has just named. */
  readonly spell: boolean
  readonly types: readonly CardType[] | null
  /** An Aura, Equipment or Fortification. */
  readonly attaches: boolean
}

const HOST: Thing = { kind: 'host' }
const isPlainOther = (one: Fields): boolean => one.is === 'other' && !('than' in one)
const otherThan = (node: Fields, than: unknown): Fields => ({
  ...node,
  is: (node.is as readonly Fields[]).map((one) => (isPlainOther(one) ? { ...one, than } : one)),
})
const saysOther = (node: Fields): boolean => Array.isArray(node.is) && 'noun' in node && node.is.some(isPlainOther)

/** "Another target creature" with no target before it means other than `~`. */
export function distinctly(node: Fields, slot: number, background: Background): Fields {
  const filter = node.filter as Filter | null
  if (node.distinct !== true || slot > 0 || filter === null) return {}
  return { distinct: false, filter: ofEvent({ ...filter, is: [{ is: 'other' }, ...filter.is] }, background) }
}

/** And back. */
export function anotherSaid(node: Fields): Fields {
  const filter = node.filter as Filter | null
  const is = filter?.is.filter((one) => one.is !== 'other') ?? []
  if (filter === null || is.length === filter.is.length) return {}
  return { distinct: true, filter: { ...filter, is } }
}

/**
 * "Whenever a Mountain enters, if you control five other Mountains", "enchanted creature ... another target creature":
 * other than what the event is about, where the words are the same or the ability's own object is only attached to it.
 */
function ofEvent(node: Fields, { it, filterOf }: Background): Fields {
  if (it?.kind !== 'host' && it?.kind !== 'event') return node
  const others = { ...node, is: (node.is as readonly Fields[]).filter((one) => !isPlainOther(one)) }
  if (it.kind === 'event' && !sameValue(others, filterOf(it))) return node
  return otherThan(node, it)
}

/** "Other creatures" in the text of a card that is none, "other cards exiled with ~": it can't be one of them. */
function cantBeTeller({ noun, is }: Fields, { types }: Teller): boolean {
  const said = (is as readonly Fields[]).flatMap((one) => (one.is === 'type' ? [one.type as CardType] : []))
  if (noun === 'card') return (is as readonly Fields[]).some((one) => one.is === 'exiledWith')
  return noun === 'permanent' && types !== null && said.length > 0 && !said.some((type) => types.includes(type))
}

/** What the words before them show. `subject`: what the static ability or the effect is about. */
export function ofOthers(node: Fields, scope: Scope, subject: unknown, teller: Teller): Fields {
  if (!saysOther(node)) return node
  const { background } = scope
  const told = ofEvent(node, background)
  const isForeign = told !== node || teller.spell || isKind(subject, 'affected')
  if (isForeign || !cantBeTeller(node, teller)) return told
  const isOfHost = isKind(subject, 'host') || (teller.attaches && !isKind(background.it, 'event'))
  const than = node.noun === 'card' ? scope.justNamed() : isOfHost ? HOST : background.it
  if (than === null || than.kind === 'self') throw new Unclear('other')
  return otherThan(node, than)
}

/** "Target creature and each other creature that shares a color with it": than the one that they share it with. */
export function ofSharing(node: Fields): Fields {
  if (!saysOther(node)) return node
  const shared = (node.is as readonly Fields[]).find((one) => one.is === 'shares')?.thing
  return isFields(shared) && shared.kind !== 'self' ? otherThan(node, shared) : node
}
