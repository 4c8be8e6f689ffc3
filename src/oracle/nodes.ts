/** What the walk between saying and meaning needs to know about the nodes it meets. */
import { type Effect, type Filter, type Thing, walk, type ZoneName } from '../language/index.ts'
import type { Said, SaidWord } from './nouns/index.ts'

/** One mark for each place where wording is free, in the order of the text. None: house style. */
export type Mark = Said | null | readonly number[] | ZoneName

/**
 * A word whose meaning is not clear; a target, where what happens later could not find it again; a keyword, where what it is
 * short for is not understood.
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

/** What points at something, or could be pointed at. */
export const POINTERS = new Set([
  'slot',
  'self',
  'granter',
  'host',
  'event',
  'eventOther',
  'that',
  'paid',
  'exiledWith',
  'remembered',
  'eventPlayer',
  'they',
  'controllerOf',
  'ownerOf',
  'defendingPlayer',
  'activePlayer',
])
/** These always have words of their own. */
export const NAMED_ITSELF = new Set([
  'self',
  'granter',
  'host',
  'controllerOf',
  'ownerOf',
  'defendingPlayer',
  'activePlayer',
])
export const EFFECT_LISTS = new Set(['effects', 'then', 'otherwise', 'instead', 'win', 'lose'])
export const ASKS_ONLY = new Set(['controllerOf', 'statistic'])
export const MAY_BE_PLAYERS = new Set(['damage', 'preventDamage', 'prevent'])
export const REMEMBERED: Thing = { kind: 'remembered' }

export const THAT: Thing = { kind: 'that' }
export const EACH = new Set(['eachPlayer', 'eachOpponent', 'anyPlayer'])
export const PLAYERS = new Set(['eventPlayer', 'they', 'controllerOf', 'ownerOf', 'defendingPlayer', 'activePlayer'])
export const EFFECTS_OF_OTHERS = new Set<Effect['kind']>(['may', 'mayPay', 'eachPlayer'])

export const isKind = (node: unknown, kind: string): boolean => isFields(node) && node.kind === kind

/** Who does it is named before what is done, but for "... unless they pay". */
export function subjectFirst(effect: Effect): Fields {
  if (!('who' in effect) || effect.kind === 'mayPay') return effect as unknown as Fields
  const { who, ...rest } = effect
  return { who, ...rest }
}

export function without(node: Fields, key: string): Fields {
  const { [key]: _, ...rest } = node
  return rest
}

/** "Another target creature" with no target before it is another than `~`. */
export function distinctly(node: Fields, slot: number): Fields {
  const filter = node.filter as Filter | null
  if (node.distinct !== true || slot > 0 || filter === null) return {}
  return { distinct: false, filter: { ...filter, is: [{ is: 'other' }, ...filter.is] } }
}

/** And back. */
export function anotherSaid(node: Fields): Fields {
  const filter = node.filter as Filter | null
  const is = filter?.is.filter((one) => one.is !== 'other') ?? []
  if (filter === null || is.length === filter.is.length) return {}
  return { distinct: true, filter: { ...filter, is } }
}

/** What is divided among targets is divided as they are chosen (409.1d), which is not remembered. */
export function divides(effects: readonly Effect[]): boolean {
  let found = false
  walk(effects, (node) => {
    found ||= node.divided === true
    return undefined
  })
  return found
}
