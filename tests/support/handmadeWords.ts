/** Shorthands for writing the language's data by hand, for cards that don't come from text. */

import type {
  Ability,
  Change,
  Cost,
  Destination,
  Effect,
  Filter,
  Keyword,
  ManaSymbol,
  Predicate,
  Printed,
  Quantity,
  SimpleKeyword,
  StaticRule,
  Target,
  Thing,
  TokenSpec,
  Trigger,
} from '../../src/language/index.ts'
import { colorsOfCost, plainKeyword } from '../../src/language/index.ts'
import { address, keywordAbility } from './addresses.ts'

export const you = { kind: 'you' } as const
export const self = { kind: 'self' } as const
export const host = { kind: 'host' } as const
export const event = { kind: 'event' } as const
export const one = { min: 1, max: 1 } as const
export const endOfTurn = { kind: 'endOfTurn' } as const
export const x = { kind: 'x' } as const

export const type = (name: Extract<Predicate, { is: 'type' }>['type']): Predicate => ({ is: 'type', type: name })
export const not = (of: Predicate): Predicate => ({ is: 'not', of })
export const yours: Predicate = { is: 'controlled', by: you }
export const permanents = (...is: readonly Predicate[]): Filter => ({ noun: 'permanent', is })
export const creatures = (...is: readonly Predicate[]): Filter => permanents(type('creature'), ...is)
export const cards = (zone: 'hand' | 'graveyard' | 'library', ...is: readonly Predicate[]): Filter => ({
  noun: 'card',
  is: [...is, { is: 'in', zone, of: you }],
})
export const all = (filter: Filter): Thing => ({ kind: 'all', filter })

export function target(filter: Filter | null, player: Target['player'] = null, fields: Partial<Target> = {}): Target {
  return { kind: 'target', slot: 0, filter, player, count: one, distinct: false, ...fields }
}

/** Anything in play that an effect with the usual wording may target. */
export const anyTarget = target(creatures(), 'any')
export const slot = (n: number): { readonly kind: 'slot'; readonly slot: number } => ({ kind: 'slot', slot: n })

export const to = (zone: Destination['zone'], fields: Partial<Destination> = {}): Destination => ({
  zone,
  under: null,
  tapped: false,
  position: null,
  ...fields,
})

export const mana = (...symbols: readonly ManaSymbol[]): Cost => [{ kind: 'mana', mana: symbols }]
export const tap: Cost = [{ kind: 'tap' }]

export const spell = (...effects: readonly Effect[]): Ability => ({
  kind: 'spell',
  at: address(),
  body: { choose: null, modes: [effects] },
})
export const activated = (cost: Cost, ...effects: readonly Effect[]): Ability => ({
  kind: 'activated',
  at: address(),
  cost,
  body: { choose: null, modes: [effects] },
  limits: [],
  zone: 'battlefield',
})
export const when = (trigger: Trigger, ...effects: readonly Effect[]): Ability => ({
  kind: 'triggered',
  at: address(),
  trigger,
  condition: null,
  body: { choose: null, modes: [effects] },
  zone: 'battlefield',
})
export const always = (rule: StaticRule): Ability => ({
  kind: 'static',
  at: address(),
  rule,
  condition: null,
  zone: 'battlefield',
})
export const affects = (what: Thing, ...changes: readonly Change[]): Ability =>
  always({ kind: 'affect', what, changes })
export const has = (keyword: Keyword): Ability => keywordAbility(keyword)
export const simple = (...names: readonly SimpleKeyword[]): Ability[] => names.map((name) => has(plainKeyword(name)))
export const gains = (name: SimpleKeyword): Change => ({ kind: 'gain', ability: has(plainKeyword(name)) })
export const size = (power: Quantity, toughness: Quantity): Change => ({ kind: 'pt', power, toughness })

type Fields = Partial<Printed>

export function card(name: string, cost: readonly ManaSymbol[] | null, fields: Fields): Printed {
  return {
    name,
    cost,
    colors: cost === null ? [] : colorsOfCost(cost),
    supertypes: [],
    types: ['sorcery'],
    subtypes: [],
    abilities: [],
    power: null,
    toughness: null,
    loyalty: null,
    text: '',
    ...fields,
  }
}

export function creature(
  name: string,
  cost: readonly ManaSymbol[],
  pt: string,
  abilities: readonly Ability[] = [],
  fields: Fields = {},
): Printed {
  const [power, toughness] = pt.split('/').map(Number)
  return card(name, cost, {
    types: ['creature'],
    subtypes: ['Beast'],
    power: power ?? 0,
    toughness: toughness ?? 0,
    abilities,
    ...fields,
  })
}

export const instant = (name: string, cost: readonly ManaSymbol[], ...abilities: readonly Ability[]): Printed =>
  card(name, cost, { types: ['instant'], abilities })
export const sorcery = (name: string, cost: readonly ManaSymbol[], ...abilities: readonly Ability[]): Printed =>
  card(name, cost, { abilities })
export const enchantment = (name: string, cost: readonly ManaSymbol[], ...abilities: readonly Ability[]): Printed =>
  card(name, cost, { types: ['enchantment'], abilities })
export const artifact = (name: string, cost: readonly ManaSymbol[], ...abilities: readonly Ability[]): Printed =>
  card(name, cost, { types: ['artifact'], abilities })
export const land = (name: string, ...abilities: readonly Ability[]): Printed =>
  card(name, null, { types: ['land'], abilities })
export const basic = (name: string): Printed =>
  card(name, null, { types: ['land'], supertypes: ['basic'], subtypes: [name] })

export const equipment = (name: string, cost: readonly ManaSymbol[], ...abilities: readonly Ability[]): Printed =>
  card(name, cost, { types: ['artifact'], subtypes: ['Equipment'], abilities })

/** An Aura that enchants creatures. */
export function aura(name: string, cost: readonly ManaSymbol[], ...abilities: readonly Ability[]): Printed {
  const enchant = has({ name: 'enchant', filter: creatures(), player: false })
  return card(name, cost, { types: ['enchantment'], subtypes: ['Aura'], abilities: [enchant, ...abilities] })
}

type MayPay = Extract<Effect, { kind: 'mayPay' }>

/** "... unless its controller pays": the effects happen if it isn't paid. */
export function unlessPaid(who: MayPay['who'], cost: Cost, ...otherwise: readonly Effect[]): MayPay {
  return { kind: 'mayPay', who, cost, then: [], otherwise }
}

export function ifKicked(...effects: readonly Effect[]): Effect {
  return { kind: 'if', condition: { kind: 'optionPaid', keyword: 'kicker' }, then: effects, otherwise: [] }
}

const TOKEN: TokenSpec = {
  name: 'Imp',
  colors: ['R'],
  supertypes: [],
  types: ['creature'],
  subtypes: ['Imp'],
  power: 1,
  toughness: 1,
  abilities: simple('flying'),
}
export const make = (n: number): Effect => ({
  kind: 'createToken',
  who: you,
  n,
  token: TOKEN,
  tapped: false,
  attacking: false,
})
export const draw = (n: number): Effect => ({ kind: 'draw', who: you, n })
export const damage = (n: Quantity): Effect => ({ kind: 'damage', source: self, n, divided: false, to: anyTarget })
export const pump = (power: number, toughness: number): Effect => ({
  kind: 'modify',
  what: target(creatures()),
  changes: [size(power, toughness)],
  duration: endOfTurn,
})
export const addMana = (output: Extract<Effect, { kind: 'addMana' }>['mana']): Effect => ({
  kind: 'addMana',
  who: you,
  mana: output,
})
export const counters = (what: Thing, counter: string, n: number): Effect => ({ kind: 'putCounters', what, counter, n })
export const aCreatureOfYours: Thing = { kind: 'choose', filter: creatures(yours), count: one, by: you }
