/** The parts of a cost (118 of 2011), with a verb that agrees with the payer: "pay {2}", "sacrifices a creature". */
import type { CostPart, Destination, Filter, Predicate, Quantity, Thing } from '../../language/index.ts'
import { either, mapped, one, part, phrase, quiet, rule, type Syntax, series, wordings, words } from '../core/index.ts'
import { counterKind, digits, digitsOrX, manaCost, severalWord } from '../lexicon/index.ts'
import {
  chosen,
  counted,
  countedFilter,
  each,
  granter,
  host,
  isFilter,
  libraryTop,
  measure,
  self,
  takePredicate,
  thing,
  withPredicate,
} from '../nouns/index.ts'

const mana = rule('mana')`${{ mana: manaCost }}`
const payMana = rule('mana')`pay|pays ${{ mana: manaCost }}`

const halfLife = { kind: 'half', of: { kind: 'life', of: { kind: 'you' } }, round: 'up' } as const
/** "Pay 3 life for each velocity counter on ~". */
const lifeForEach: Syntax<CostPart> = mapped(
  part()`pay|pays ${{ n: digits }} life for each ${{ of: quiet(each) }}` as Syntax<{ n: number; of: Quantity }>,
  {
    to: ({ n, of }): PayLife => ({ kind: 'payLife', n: n === 1 ? of : { kind: 'times', n, of } }),
    is: (value): value is PayLife => (value as CostPart | null)?.kind === 'payLife',
    from: ({ n }) => {
      if (typeof n === 'number') return undefined
      return n.kind === 'times' ? { n: n.n, of: n.of } : { n: 1, of: n }
    },
  },
)
type PayLife = Extract<CostPart, { kind: 'payLife' }>
const payLife = wordings(
  rule('payLife')`pay|pays ${{ n: digitsOrX }} life`,
  rule('payLife', { n: halfLife })`pay|pays half your life, rounded up`,
  rule('payLife')`pay|pays life equal to ${{ n: quiet(measure) }}`,
) as Syntax<CostPart>

const AN_OPPONENT = { kind: 'anOpponent' } as const
/** "Have an opponent gain 3 life"; as a cost by itself, "an opponent gains 5 life". */
const gainLife = wordings(
  rule('gainLife', { who: AN_OPPONENT })`have an opponent gain ${{ n: digitsOrX }} life`,
  rule('gainLife', { who: { kind: 'eachOpponent' } })`have each other player gain ${{ n: digitsOrX }} life`,
  rule('gainLife', { who: AN_OPPONENT })`an opponent gains ${{ n: digitsOrX }} life`,
) as Syntax<CostPart>

const ANY_CARD: Filter = { noun: 'card', is: [] }
type Discard = Extract<CostPart, { kind: 'discard' }>
const random = either(words('at random', true), words('', false))

const OTHER: Predicate = { is: 'other' }
const isOther = (one: Predicate): one is Extract<Predicate, { is: 'other' }> => one.is === 'other'
/** "Another card named ~". */
const anotherCard: Syntax<Filter> = mapped(cards(), {
  to: (filter) => withPredicate(filter, OTHER),
  is: isFilter,
  from: (filter) => takePredicate(filter, isOther)?.rest,
})

/** "Discard a card", "discard two land cards at random", "discard your hand". */
const discard: Syntax<CostPart> = wordings(
  rule('discard')`discard|discards ${{ n: counted }} ${{ filter: cards() }} ${{ random }}`,
  rule('discard', { n: 1, random: false })`discard|discards another ${{ filter: one(anotherCard) }}`,
  rule('discard', { filter: ANY_CARD, n: { kind: 'all' }, random: false })`discard|discards your hand`,
) as Syntax<Discard>

/** Cards in the hand need no zone: "creature card". */
function cards(): Syntax<Filter> {
  return mapped(countedFilter, {
    to: (filter) => (filter.noun === 'card' ? filter : undefined),
    is: isFilter,
    from: (filter) => (filter.noun === 'card' ? filter : undefined),
  })
}

const SELF: Thing = { kind: 'self' }
const discardSelf = rule('discardSelf')`discard|discards [~ / this card]`

const at = (zone: Destination['zone'], position: Destination['position'] = null): Destination => ({
  zone,
  under: null,
  tapped: false,
  position,
})
const whose = wordings(
  words('your'),
  words('their'),
  words("its owner's"),
  words("their owner's"),
  words("their owners'"),
)
/** Where a cost puts cards. */
const away = wordings(
  part(at('library', 'top'))`on top of ${whose} library`,
  part(at('library', 'bottom'))`on the bottom of ${whose} library`,
  part(at('graveyard'))`into ${whose} graveyard`,
) as Syntax<Destination>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && 'kind' in value
const notByChance = (what: Thing): Thing | undefined =>
  what.kind === 'choose' && what.random === true ? undefined : what
/** Who pays chooses what to pay with. */
const object = quiet(mapped(thing, { to: notByChance, is: isThing, from: notByChance }))
const sacrifice = rule('sacrifice')`sacrifice|sacrifices ${{ what: object }}`
const exile = rule('exile')`exile|exiles ${{ what: either(object, quiet(libraryTop)) }}`
const YOU = { kind: 'you' } as const
/** "Put a card from your hand on top of your library", "put a card exiled with ~ into its owner's graveyard". */
const putAway = wordings(
  rule('put')`put|puts ${{ what: either(object, quiet(libraryTop)) }} ${{ to: away }}`,
  rule('put', { to: at('graveyard'), what: { kind: 'top', n: 1, of: YOU } } as const)`mill|mills a card`,
  rule('put', {
    to: at('graveyard'),
  })`mill|mills ${{ what: part({ kind: 'top', of: YOU } as const)`${{ n: severalWord }} cards` }}`,
)
const HAND: Thing = { kind: 'all', filter: { noun: 'card', is: [{ is: 'in', zone: 'hand', of: YOU }] } }
const reveal = wordings(
  rule('reveal')`reveal|reveals ${{ what: quiet(chosen) }}`,
  rule('reveal', { what: HAND })`reveal|reveals your hand`,
)
/** `from` says where the ability works; `zones.ts` removes it again. */
const exileFromHere = wordings(
  rule('exile', { what: SELF, from: 'graveyard' })`exile|exiles [~ / this card] from your graveyard`,
  rule('exile', { what: SELF, from: 'hand' })`exile|exiles [~ / this card] from your hand`,
)
const revealFromHere = rule('reveal', { what: SELF, from: 'hand' })`reveal|reveals [~ / this card] from your hand`
const toHand = rule('returnToHand')`return|returns ${{ what: object }} to
  [its owner's / their owner's / your / their / their owners'] hand`
/** "Unattach ~." */
const unattach = rule('unattach')`unattach|unattaches ${{ object: either(self, granter) }}`
const tapOther = rule('tapOther')`tap|taps ${{ what: quiet(either(chosen, host)) }}`
const remove = wordings(
  rule('removeCounters', { counter: null, n: 1 })`remove|removes ${{
    kinds: series(phrase`a ${counterKind} counter`, 'or', { min: 2, max: 3 }),
  }} from ${{ from: object }}`,
  rule('removeCounters', { counter: null, n: 1 })`remove|removes a counter from ${{ from: object }}`,
  rule(
    'removeCounters',
  )`remove|removes ${{ n: counted }} ${{ counter: counterKind }} counters|counter from ${{ from: object }}`,
  rule('removeCounters', {
    n: { kind: 'all' },
  })`remove|removes all ${{ counter: counterKind }} counters from ${{ from: object }}`,
  rule('removeCounters', {
    n: { kind: 'x' },
  })`remove|removes any number of ${{ counter: counterKind }} counters from ${{ from: object }}`,
)
const put = rule(
  'putCounters',
)`put|puts ${{ n: counted }} ${{ counter: counterKind }} counters|counter on ${{ on: object }}`

/** What one verb may have several of: "sacrifice a green creature, a white creature, and ~". */
type Using = Extract<CostPart, { kind: 'sacrifice' | 'exile' }>
const isUsing = (value: unknown): value is readonly Using[] =>
  Array.isArray(value) && value.length > 1 && value.every((one: CostPart) => one.kind === value[0].kind)
const several = (kind: Using['kind'], said: Syntax<{ readonly things: readonly Thing[] }>): Syntax<readonly Using[]> =>
  mapped(said, {
    to: ({ things }) => things.map((what): Using => ({ kind, what })),
    is: (value): value is readonly Using[] => isUsing(value) && value[0]?.kind === kind,
    from: (parts) => ({ things: parts.map(({ what }) => what) }),
  })
const objects = series(object, 'and', { min: 2, max: 4 })
/** "Sacrifice two lands and ~", "Exile two cards from your graveyard and ~": one verb, a part each. */
export const usedTogether: Syntax<readonly CostPart[]> = wordings(
  several('sacrifice', part()`sacrifice|sacrifices ${{ things: objects }}`),
  several('exile', part()`exile|exiles ${{ things: objects }}`),
) as Syntax<readonly CostPart[]>

const deeds = either(
  payLife,
  gainLife,
  discardSelf,
  discard,
  sacrifice,
  exileFromHere,
  exile,
  toHand,
  tapOther,
  unattach,
  remove,
  put,
  putAway,
  revealFromHere,
  reveal,
) as Syntax<CostPart>

/** A part in a list of costs: "{2}", "{T}", "Sacrifice ~". */
export const listed: Syntax<CostPart> = either(
  mana,
  part({ kind: 'tap' })`{T}`,
  part({ kind: 'untap' })`{Q}`,
  lifeForEach,
  deeds,
) as Syntax<CostPart>

/** What is paid, without its verb. */
export const bare: Syntax<CostPart> = either(mana, rule('payLife')`${{ n: digitsOrX }} life`) as Syntax<CostPart>

/** A part in a sentence: "pay {2}", "sacrifice a creature". */
export const told: Syntax<CostPart> = either(payMana, deeds) as Syntax<CostPart>
