/** What the meaning pass needs to know about the nodes it meets. */
import {
  type Ability,
  conditionKinds,
  type Deed,
  distinctFrom,
  EFFECT_FIELDS,
  type Effect,
  effectKinds,
  type Filter,
  hasResult,
  type Players,
  playersKinds,
  quantityKinds,
  type Recipient,
  type ResultName,
  staticKinds,
  staysAt,
  type Target,
  type Thing,
  thingKinds,
  type ZoneName,
} from '../../language/index.ts'
import { replaced, sameValue } from '../core/index.ts'
import { isSaid, type Said, type SaidWord } from '../nouns/index.ts'
import type { Antecedents } from './antecedents.ts'
import type { Use } from './named.ts'

/** What is meant twice, and said once: "double target player's life total". */
export const AGAIN = 'again'
/** One mark for each place where the wording is free, in text order. None: house style. */
export type Mark = Said | null | boolean | readonly number[] | readonly (readonly number[])[] | ZoneName | typeof AGAIN

/**
 * A word whose meaning is ambiguous, a target that a delayed effect couldn't find again, or a keyword whose text isn't
 * understood.
 */
export class Unclear extends Error {
  constructor(readonly word: SaidWord | 'target' | 'keyword') {
    super(`unclear: ${word}`)
  }
}

export type Fields = Readonly<Record<string, unknown>>
export type Direction = 'mean' | 'say'

export const isFields = (node: unknown): node is Fields =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

/** Nodes that refer to something, or could be referred to. */
export const POINTERS: ReadonlySet<string> = new Set([
  ...thingKinds(({ pointer }) => pointer !== undefined),
  ...playersKinds(({ pointer }) => pointer !== undefined),
])
/** These always have words of their own. */
export const NAMED_ITSELF: ReadonlySet<string> = new Set([
  ...thingKinds(({ pointer }) => pointer === 'itself'),
  ...playersKinds(({ pointer }) => pointer === 'itself'),
])
export const ASKS_ONLY: ReadonlySet<string> = new Set([
  ...playersKinds(({ possessed }) => possessed === true),
  ...quantityKinds(({ possessed }) => possessed === true),
])
const MAY_BE_PLAYERS: ReadonlySet<string> = new Set([
  ...effectKinds(({ recipient }) => recipient === true),
  ...staticKinds(({ recipient }) => recipient === true),
])
export const REMEMBERED: Thing = { kind: 'remembered' }

export const SELF: Thing = { kind: 'self' }
const GRANTER: Thing = { kind: 'granter', object: null }
/** The same words with one thing in place of another. */
const renamed = <T extends object>(words: T, from: Thing, to: Thing): T =>
  replaced(words, (one) => (sameValue(one, from) ? { to } : null)) as T
/** What is lost is the object's own: there, its name in the quotation is itself. */
export function lostText(node: Fields, direction: Direction, nested: (ability: Ability) => Ability): Fields {
  const ability = node.ability as Ability
  if (direction === 'mean') return { ...node, ability: renamed(nested(ability), GRANTER, SELF) }
  return { ...node, ability: nested(renamed(ability, SELF, GRANTER)) }
}
export const THAT: Thing = { kind: 'that' }
export const EACH: ReadonlySet<string> = playersKinds(({ each }) => each !== undefined)
/** "Each opponent other than defending player": who is left out isn't spoken of. */
export const leavesOut = (node: Fields): boolean => node.kind === 'othersThan' && isKind(node.who, 'defendingPlayer')
/** Whether it speaks of players one by one. */
export const isOfEach = (node: Fields): boolean =>
  EACH.has(String(node.kind)) || (node.kind === 'playersWho' && node.among !== 'one') || leavesOut(node)
/** They mean a player, whichever words they stand beside. */
export const PLAYERS: ReadonlySet<string> = playersKinds(({ pointer }) => pointer !== undefined)
/** The player who does it chooses, as far as something is chosen. */
export const CHOOSERS = effectKinds(
  ({ chooses, holds = {} }) => chooses === true || Object.values(holds).includes('theirs'),
)

/**
 * "Target creature blocks it this turn if able", "becomes a copy of that creature": of something else than is modified.
 */
const isOfAnother = (node: Fields, key: string): boolean =>
  (node.kind === 'mustBlock' && key === 'whom') ||
  (node.kind === 'cantBlock' && key === 'what') ||
  (node.kind === 'cantBeBlocked' && key === 'by') ||
  (node.kind === 'copy' && key === 'of')
/** "If it shares a color with that permanent": with something else. */
const isSharing = (node: Fields, key: string): boolean =>
  node.kind === 'is' && key === 'is' && (node.is as readonly Fields[]).some((one) => one.is === 'shares')

/** "Each other creature that shares a color with it". */
const sharesWithSaid = ({ filter }: Fields): boolean =>
  isFields(filter) && (filter.is as readonly Fields[]).some((one) => one.is === 'shares' && isSaid(one.thing))

/**
 * The verb's other object: its two objects are different things, unless it says "itself": "attach ~ to it" attaches it
 * to something else. `subject` is what an effect changes.
 */
export function besideOf(node: Fields, key: string, said: Fields, subject: unknown): Thing | Players | null {
  // Within a noun phrase it may be mentioned again: "deals damage to its owner", "to each creature blocking it".
  const value = node[key]
  const says =
    isSaid(value) ||
    (isFields(value) && (isSaid(value.attachedTo) || (node.kind !== 'exchangeControl' && sharesWithSaid(value))))
  const name = says ? distinctFrom(String(node.kind), key) : undefined
  const other =
    name !== undefined ? said[name] : isOfAnother(node, key) ? subject : isSharing(node, key) ? said.thing : null
  // "Attach all Equipment to it": what all of them are called is no single thing.
  if (node.kind === 'attach' && isKind(other, 'all')) return THAT
  return isFields(other) ? pointedAt(other as unknown as Recipient) : null
}

/** Something named, as it is referred to afterwards. */
export const pointedAt = (ref: Recipient): Thing | Players =>
  ref.kind === 'target' ? { kind: 'slot', slot: ref.slot } : ref

/** "Those creatures", where nothing has been done with them yet: all that match, of the same targets. */
export const allAgain = (filter: Filter): Thing => ({
  kind: 'all',
  filter: replaced(filter, (one) =>
    isKind(one, 'target') ? { to: { kind: 'slot', slot: (one as Target).slot } } : null,
  ) as Filter,
})

export const isKind = (node: unknown, kind: string): boolean => isFields(node) && node.kind === kind

/** Nodes whose words name `~`, though none of their fields does: "~ costs {1} less to cast", "if ~ was kicked". */
const SAYS_ITSELF: ReadonlySet<string> = new Set([
  ...staticKinds(({ saysItself }) => saysItself === true),
  ...conditionKinds(({ saysItself }) => saysItself === true),
])
export const saysItself = (node: Fields): boolean => SAYS_ITSELF.has(String(node.kind)) || node.spells === 'self'

/**
 * Its effects may not happen: the condition, and what is done otherwise, are worded as though nothing were done yet.
 */
const UNDECIDED: ReadonlySet<string> = effectKinds(({ depends }) => depends !== undefined)
export const isUndecided = (node: Fields): boolean => UNDECIDED.has(String(node.kind))

/** Whether there are effects inside: it leaves what those leave. */
export const holdsEffects = (effect: Effect): boolean => Object.keys(effect).some((key) => EFFECT_FIELDS.has(key))

/** Whether "that" is something else after it: what it is done to and stays where it is remains "that". */
export function leavesAnother(effect: Effect): boolean {
  if (!hasResult(effect.kind, 'that') || holdsEffects(effect)) return false
  const field = staysAt(effect.kind)
  return field === undefined || !isKind((effect as never as Fields)[field], 'that')
}

/** A row of a table of results: one of them is followed. */
export const isResultRow = (effect: Effect): boolean => effect.kind === 'if' && effect.condition.kind === 'rolled'

/** "~ deals damage equal to its power to target creature". */
const OF_DAMAGE = ['source', 'n', 'to']
const placeIn = (key: string): number => OF_DAMAGE.indexOf(key)

/** The fields in the order in which they are printed: as they were read, or in that of the house's words. */
export function fieldsPrinted(node: Fields, isHouse: boolean): readonly string[] {
  const keys = Object.keys(node)
  return isHouse && node.kind === 'damage' ? keys.toSorted((a, b) => placeIn(a) - placeIn(b)) : keys
}

/** How the field's own verb uses what it names; null: as the whole does. */
export function usageOf(node: Fields, key: string): Use | null {
  if (key === 'to' && MAY_BE_PLAYERS.has(String(node.kind))) return 'recipient'
  // "A copy of that creature": as it last was on the battlefield, whatever its card is by now.
  if (key === 'of' && node.kind === 'createCopy' && isSaid(node.of) && node.of.filter?.noun === 'permanent')
    return 'possessor'
  return key === 'source' && node.kind === 'damage' ? 'agent' : null
}

export function without(node: Fields, key: string): Fields {
  const { [key]: _, ...rest } = node
  return rest
}

/** "Another target creature" with no target before it means other than `~`. */
export function distinctly(node: Fields, slot: number, others: (filter: Fields) => Fields): Fields {
  const filter = node.filter as Filter | null
  if (node.distinct !== true || slot > 0 || filter === null) return {}
  return { distinct: false, filter: others({ ...filter, is: [{ is: 'other' }, ...filter.is] }) }
}

/** And back. */
export function anotherSaid(node: Fields): Fields {
  const filter = node.filter as Filter | null
  const is = filter?.is.filter((one) => one.is !== 'other') ?? []
  if (filter === null || is.length === filter.is.length) return {}
  return { distinct: true, filter: { ...filter, is } }
}

export const USES: Readonly<Record<string, Use>> = { ownerOf: 'owner', counters: 'counted', putCounters: 'permanent' }

/** Whether the cost has done it: no effect before it has. */
export function isPaidFor(node: Fields, before: ReadonlySet<ResultName>, { paidThisWay }: Antecedents): boolean {
  const ofCounters = node.kind === 'countersRemoved'
  const done = ofCounters ? 'removedCounter' : (node.done as Deed)
  return !before.has(done) && (ofCounters || paidThisWay(done))
}
