/**
 * What one object gives another: the giver's name in that text means the giver (2004:202.2b), and the ability's key
 * identifies who gave it.
 */
import type { Ability } from './abilities.ts'
import type { ManaCost } from './mana.ts'
import { memoised, memoisedAt } from './memo.ts'
import { visitNodes } from './visitNodes.ts'

type Fields = Readonly<Record<string, unknown>>

const isUnnamed = (node: Fields): boolean => node.kind === 'granter' && node.object === null
const isLink = (node: Fields): boolean => node.kind === 'link'

/**
 * Whether the text names its giver or is linked with another (2011:contents/607): then the given copy must be
 * rewritten.
 */
const namesGiver = memoised((node: object): boolean => {
  let found = false
  visitNodes(node, (inner) => {
    if (isUnnamed(inner) || isLink(inner)) found = true
    return undefined
  })
  return found
})

/** `object`: the giver that is named, `giver`: that to which links are tied; `null` leaves them as they are. */
function filledIn(node: unknown, object: number | null, giver: string | null): unknown {
  if (Array.isArray(node)) return node.map((one) => filledIn(one, object, giver))
  if (typeof node !== 'object' || node === null) return node
  const record = node as Fields
  if (isUnnamed(record)) return object === null ? record : { ...record, object }
  if (isLink(record))
    return giver === null || record.own === true ? record : { ...record, key: `${giver}/${record.key}` }
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, filledIn(value, object, giver)]))
}

const spoken = memoisedAt((text: object, object: number) => filledIn(text, object, null) as object)

/**
 * The same text with its self-references naming that object. The same text and object give the same (identical) result.
 */
export function saidBy<T extends object>(text: T, object: number): T {
  return namesGiver(text) ? (spoken(text, object) as T) : text
}

/** Who gives an ability: the object, and the key of the effect that gives it; `null`: the text that it is printed in. */
export interface Giver {
  readonly object: number | null
  readonly key: string
}

function derived(ability: Ability, giver: Giver): Ability {
  const own = namesGiver(ability) ? (filledIn(ability, giver.object, giver.key) as Ability) : ability
  const at = { ...own.at, key: `${giver.key}/${own.at.key}` }
  if (own.kind !== 'keyword') return { ...own, at }
  return { ...own, at, abilities: own.abilities.map((inner) => derivedFrom(inner, giver)) }
}

const given = memoisedAt((ability: Ability, _: string, giver: Giver): Ability => derived(ability, giver))

/** The ability as that giver gives it, under a key of its own. The same ability and giver give the same result. */
export function derivedFrom(ability: Ability, giver: Giver): Ability {
  return given(ability, giver.key, giver)
}

/** The cost that stands for an object's own mana cost in a keyword that is given with it: {0}. */
export const OWN_COST: ManaCost = ['0']

function priced(node: unknown, mana: ManaCost): unknown {
  if (Array.isArray(node)) return node.map((one) => priced(one, mana))
  if (typeof node !== 'object' || node === null) return node
  const record = node as Fields
  if (record.kind === 'mana' && (record.mana as ManaCost).join() === OWN_COST.join()) return { ...record, mana }
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, priced(value, mana)]))
}

const pricedAt = memoisedAt((ability: Ability, _: string, mana: ManaCost) => priced(ability, mana) as Ability)

/**
 * A keyword ability that is written with `OWN_COST`, for that mana cost, also in the text that it is short for. The same
 * ability and cost give the same result.
 */
export function costing(ability: Ability, mana: ManaCost): Ability {
  return pricedAt(ability, mana.join(), mana)
}
