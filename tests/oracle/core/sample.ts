/** A small grammar for the tests of the core. */
import {
  capital,
  cases,
  either,
  flag,
  lazy,
  many,
  maybe,
  named,
  nounPhrase,
  nounRule,
  nouns,
  numberedBy,
  one,
  phrase,
  plural,
  repeat,
  rule,
  type Syntax,
  series,
  singular,
  table,
  token,
  wordings,
  words,
} from '../../../src/oracle/core/index.ts'

export type Amount = number | 'x'
export type Color = 'white' | 'black'
export type Type = 'creature' | 'artifact' | 'Goblin' | 'Elf'
export interface Filter {
  readonly kind: 'filter'
  readonly color: Color | null
  readonly type: Type
  readonly of?: Player
}
export type Thing =
  | { readonly kind: 'self' }
  | { readonly kind: 'target'; readonly n: number; readonly filter: Filter }
  | { readonly kind: 'all'; readonly filter: Filter }
  | { readonly kind: 'a'; readonly filter: Filter }
export type Player = { readonly kind: 'you' } | { readonly kind: 'opponents' } | { readonly kind: 'eachOpponent' }
export type Keyword = 'flying' | 'haste' | 'first strike'
export type Effect =
  | { readonly kind: 'damage'; readonly source: Thing; readonly n: Amount; readonly to: Player | Thing }
  | { readonly kind: 'draw'; readonly who: Player; readonly n: Amount }
  | {
      readonly kind: 'gain'
      readonly what: Thing
      readonly abilities: readonly (Keyword | Ability)[]
      readonly brief: boolean
    }
  | { readonly kind: 'destroy'; readonly what: Thing }
  | { readonly kind: 'mana'; readonly symbol: string }
export type Cost = { readonly kind: 'tap' } | { readonly kind: 'sacrifice'; readonly what: Thing }
export interface Ability {
  readonly kind: 'activated'
  readonly costs: readonly Cost[]
  readonly effect: Effect
}

const digits = token('a number', {
  kinds: ['number'],
  read: (text) => (Number.isInteger(Number(text)) ? Number(text) : undefined),
  write: (value) => (typeof value === 'number' ? String(value) : undefined),
})
export const amount: Syntax<Amount> = named(
  'an amount',
  numberedBy(either(digits, table('X', { X: 'x' })), (n) => (n === 1 ? 'singular' : 'plural')),
)
const counted = numberedBy(table('a count', { a: 1, two: 2, three: 3, X: 'x' }), (n) =>
  n === 1 ? 'singular' : 'plural',
)
const targets = numberedBy(table('a count', { two: 2, three: 3 }), () => 'plural')
const color = table('a colour', { white: 'white', black: 'black' })
const type = nouns('a type', [
  ['creature', 'creatures', 'creature'],
  ['artifact', 'artifacts', 'artifact'],
  ['Goblin', 'Goblins', 'Goblin'],
  ['Elf', 'Elves', 'Elf'],
])
export const player: Syntax<Player> = cases<Player>('a player')({
  you: plural(rule('you')`you`),
  opponents: plural(rule('opponents')`your opponents`),
  eachOpponent: nounRule('eachOpponent')`each opponent`,
})
const colored = either(color, words('', null))
export const filter: Syntax<Filter> = nounRule(
  'filter',
)`${{ color: colored }} ${{ type }} ${maybe`${{ of: player }} control|controls`}`
const target = wordings(
  nounRule('target', { n: 1 })`target ${{ filter: one(filter) }}`,
  nounRule('target')`${{ n: targets }} target ${{ filter }}`,
)
export const thing: Syntax<Thing> = cases<Thing>('an object')({
  self: nounRule('self')`~`,
  target,
  all: [nounRule('all')`all ${{ filter: many(filter) }}`, nounRule('all')`each ${{ filter: one(filter) }}`],
  a: nounRule('a')`a ${{ filter: one(filter) }}`,
})
const keyword = table('a keyword', { flying: 'flying', haste: 'haste', 'first strike': 'first strike' })
const quoted = phrase`"${lazy(() => ability)}"`
export const damage = rule(
  'damage',
)`${{ source: thing }} deal|deals ${{ n: amount }} damage to ${{ to: either(player, thing) }}`
const gain = rule(
  'gain',
)`[${{ what: thing }} gain|gains ${{ abilities: series(either(keyword, quoted), 'and') }} ${{ brief: flag('until end of turn') }} / until end of turn, ${{ what: thing }} gain|gains ${{ abilities: series(either(keyword, quoted), 'and') }}${{ brief: words('', true) }}]`
export const effect: Syntax<Effect> = cases<Effect>('an effect')({
  damage,
  draw: [
    rule('draw', { who: { kind: 'you' } })`draw ${{ n: counted }} cards|card`,
    rule('draw')`${{ who: player }} draw|draws ${{ n: counted }} cards|card`,
  ],
  gain,
  destroy: rule('destroy')`destroy ${{ what: thing }}`,
  mana: rule(
    'mana',
  )`add ${{ symbol: token('a symbol', { kinds: ['symbol'], read: (text) => text, write: (v) => (typeof v === 'string' ? v : undefined) }) }}`,
})
const cost: Syntax<Cost> = cases<Cost>('a cost')({
  tap: rule('tap')`{T}`,
  sacrifice: rule('sacrifice')`sacrifice ${{ what: thing }}`,
})
export const ability: Syntax<Ability> = rule(
  'activated',
)`${{ costs: repeat(capital(cost), { separator: ',' }) }}: ${{ effect }}.`
export const sentence = phrase`${effect}.`
export { nounPhrase, singular }
