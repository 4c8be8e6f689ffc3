/** The parts of a cost (118 of 2011), with a verb that agrees with the payer: "pay {2}", "sacrifices a creature". */
import { BENT, type CostPart, type Filter, genericOf, type Predicate, type Thing } from '../../language/index.ts'
import {
  either,
  mapped,
  maybe,
  narrowed,
  one,
  oneOf,
  optional,
  part,
  phrase,
  plural,
  quiet,
  rule,
  type Syntax,
  sameValue,
  series,
  shaped,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { counterKind, digits, digitsOrX, manaCost, theirs } from '../lexicon/index.ts'
import {
  chosen,
  counted,
  countedFilter,
  each,
  energy,
  filter,
  granter,
  halfOfLife,
  host,
  indefinite,
  libraryTop,
  measure,
  ONE,
  ownCreature,
  qualified,
  self,
  suchAs,
  thing,
} from '../nouns/index.ts'

const mana = rule('mana')`${{ mana: manaCost }}`
/** "Waterbend {3}" (today:701.67). */
const waterbend: Syntax<CostPart> = mapped(part()`waterbend|waterbends ${{ mana: manaCost }}`, {
  to: ({ mana: [symbol = '0', more] }): CostPart | undefined => {
    const n = more === undefined ? genericOf(symbol) : null
    return n === null || n === 0 ? undefined : { kind: 'mana', mana: Array.from({ length: n }, () => BENT) }
  },
  is: (value): value is CostPart => (value as CostPart | null)?.kind === 'mana',
  from: (one) =>
    one.kind === 'mana' && one.mana.length > 0 && one.mana.every((symbol) => symbol === BENT)
      ? { mana: [`${one.mana.length}` as const] }
      : undefined,
})
const payMana = rule('mana')`pay|pays ${{ mana: manaCost }}`

/** "Pay 3 life for each velocity counter on ~". */
const lifeForEach = either(
  shaped(
    part()`pay|pays ${{ n: narrowed(digits, (n) => n !== 1) }} life for each ${{ of: quiet(each) }}`,
    ({ n, of }) => ({
      kind: 'payLife',
      n: { kind: 'times', n, of },
    }),
  ),
  rule('payLife')`pay|pays 1 life for each ${{ n: quiet(each) }}`,
)
const payLife = rule('payLife')`pay|pays ${{
  n: wordings(phrase`${digitsOrX} life`, halfOfLife, phrase`life equal to ${quiet(measure)}`),
}}` as Syntax<CostPart>

/** "Pay {E}{E}", "pay eight {E}" (today:107.14). */
const payEnergy = rule('payEnergy')`pay|pays ${{ n: energy }}` as Syntax<CostPart>

const rival = table('a player', {
  'an opponent': { kind: 'anOpponent' },
  'each other player': { kind: 'eachOpponent' },
} as const)
/** "Have an opponent gain 3 life"; as a cost by itself, "an opponent gains 5 life". */
const gainLife = wordings(
  rule('gainLife')`have ${{ who: rival }} gain ${{ n: digitsOrX }} life`,
  rule('gainLife')`${{ who: rival }} gains ${{ n: digitsOrX }} life`,
)

const ANY_CARD: Filter = { noun: 'card', is: [] }
const random = either(words('at random', true), words('', false))
/** Cards in the hand need no zone: "creature card". */
export const cards = suchAs(countedFilter, ({ noun }) => noun === 'card')
/** "Another card named ~". */
const anotherCard = shaped(
  qualified(part({ quality: { is: 'other' } })`another ${{ filter: one(cards) }}`, ['other']),
  ({ filter }) => filter,
)

/** "A Mountain card or a red card". */
const eitherCard = suchAs(indefinite, ({ noun, is }) => noun === 'card' && is.some((one) => one.is === 'anyOf'))

/** "Discard a card", "discard two land cards at random", "discard your hand". */
const discard = wordings(
  rule('discard')`discard|discards ${{ n: counted }} ${{ filter: cards }} ${{ random }}`,
  rule('discard', { n: 1, random: false })`discard|discards ${{ filter: anotherCard }}`,
  rule('discard', { n: 1, random: false })`discard|discards ${{ filter: eitherCard }}`,
  rule('discard', { filter: ANY_CARD, n: { kind: 'all' }, random: false })`discard|discards your hand`,
)

const SELF: Thing = { kind: 'self' }
const discardSelf = rule('discardSelf')`discard|discards [~ / this card]`

const ownersOf = part()`[its owner's / their owner's / their owners' / ${theirs} / that player's]`
const fresh = { under: null, tapped: false } as const
const end = table('which end', { 'top of': 'top', 'the bottom of': 'bottom' } as const)
/** Where a cost puts cards. */
const away = wordings(
  part({ zone: 'library', ...fresh })`on ${{ position: end }} ${ownersOf} library`,
  part({ zone: 'graveyard', position: null, ...fresh })`into ${ownersOf} graveyard`,
)
/** Who pays chooses what to pay with. */
const object = quiet(narrowed(thing, (what) => what.kind !== 'choose' || what.random !== true))
const sacrificing = part({ kind: 'sacrifice' })`sacrifice|sacrifices`
const exiling = part({ kind: 'exile' })`exile|exiles`
const sacrifice = part()`${sacrificing} ${{ what: object }}`
const exile = part()`${exiling} ${{ what: either(object, quiet(libraryTop)) }}`
const YOU = { kind: 'you' } as const

type Chosen = Extract<Thing, { kind: 'choose' }>
const MATERIALS: Predicate = {
  is: 'anyOf',
  of: [
    {
      is: 'allOf',
      of: [
        { is: 'in', zone: 'battlefield', of: null },
        { is: 'controlled', by: YOU },
      ],
    },
    { is: 'in', zone: 'graveyard', of: YOU },
  ],
}
const OTHER: Predicate = { is: 'other' }
const isChosen = (value: unknown): value is Chosen => (value as Thing | null)?.kind === 'choose'
/** What something is crafted with, wherever it is: tokens, too, but not itself (today:702.167). */
const materials: Syntax<Chosen> = mapped(
  phrase`${narrowed(chosen, isChosen)} from among permanents you control and/or cards in your graveyard`,
  {
    to: (what): Chosen | undefined =>
      what.filter.noun === 'permanent'
        ? { ...what, filter: { noun: 'source', is: [...what.filter.is, MATERIALS, OTHER] } }
        : undefined,
    is: isChosen,
    from: (what): Chosen | undefined => {
      const { noun, is } = what.filter
      const [place, other] = is.slice(-2)
      return noun === 'source' && sameValue(place, MATERIALS) && sameValue(other, OTHER)
        ? { ...what, filter: { noun: 'permanent', is: is.slice(0, -2) } }
        : undefined
    },
  },
)
const milled = { zone: 'graveyard', position: null, ...fresh } as const
/** "Put a card from your hand on top of your library", "put a card exiled with ~ into its owner's graveyard". */
const putAway = wordings(
  rule('put')`put|puts ${{ what: either(object, quiet(libraryTop)) }} ${{ to: away }}`,
  rule('put', { to: milled })`mill|mills ${{ what: part({ kind: 'top', of: YOU })`${{ n: counted }} cards|card` }}`,
)
const HAND: Thing = { kind: 'all', filter: { noun: 'card', is: [{ is: 'in', zone: 'hand', of: YOU }] } }
const reveal = wordings(
  rule('reveal')`reveal|reveals ${{ what: quiet(chosen) }}`,
  rule('reveal', { what: HAND })`reveal|reveals your hand`,
)
/** `from` says where the ability works; `meaning/zones.ts` removes it again. */
const fromHere = { from: table('a zone', { graveyard: 'graveyard', hand: 'hand' } as const) }
const exileFromHere = part({ what: SELF })`${exiling} [~ / this card] from your ${fromHere}`
const revealFromHere = rule('reveal', { what: SELF, from: 'hand' })`reveal|reveals [~ / this card] from your hand`
const toHand = rule('returnToHand')`return|returns ${{ what: object }} to ${ownersOf} hand`
/** "Unattach ~." */
const unattach = rule('unattach')`unattach|unattaches ${{ object: either(self, granter) }}`
/** "Exert ~" (today:701.43). */
const exert = wordings(rule('exert')`exert|exerts ~`, rule('exert')`exert|exerts this creature`)
const tapOther = rule('tapOther')`tap|taps ${{ what: quiet(either(chosen, host)) }}`
/** "Tap any number of other untapped creatures you control with total power 3 or greater". */
const tapPower = rule('tapPower')`tap|taps any number of ${{ filter: quiet(filter('many')) }} with total power ${{
  n: digits,
}} or greater ${maybe`to ${{ purpose: oneOf('what for', ['crew', 'saddle']) }} ~`}`
const evidence = rule('collectEvidence')`collect|collects evidence ${{ n: digits }}`
const beholding = rule('behold')`behold|beholds a ${{ quality: quiet(one(filter('one'))) }}`
const all = table('how many', { all: { kind: 'all' }, 'any number of': { kind: 'x' } } as const)
const remove = wordings(
  rule('removeCounters', { counter: null, n: 1 })`remove|removes ${{
    kinds: series(phrase`a ${counterKind} counter`, 'or', { min: 2, max: 3 }),
  }} from ${{ from: object }}`,
  narrowed(
    rule('removeCounters')`remove|removes ${{ n: wordings(counted, plural(all)) }} ${{
      counter: optional(counterKind),
    }} counters|counter from ${{ from: object }}`,
    ({ n, counter }) => n === 1 || counter !== null,
  ),
)
const oneOfThese: Syntax<Thing> = shaped(filter('many'), (of) => ({ kind: 'choose', filter: of, count: ONE, by: YOU }))
/** "Remove three counters from among creatures you control". */
const removeAmong = rule('removeCounters', { among: true })`remove|removes ${{ n: counted }} ${{
  counter: optional(counterKind),
}} counters|counter from among ${{ from: quiet(oneOfThese) }}`
const put = wordings(
  rule('putCounters')`put|puts ${{ n: counted }} ${{ counter: counterKind }} counters|counter on ${{ on: object }}`,
  // today:701.68.
  rule('putCounters', { counter: '-1/-1', on: ownCreature })`blight|blights ${{ n: digits }}`,
)

const using: Syntax<{ readonly kind: Using['kind'] }> = either(sacrificing, exiling)
const objects = series(object, 'and', { min: 2, max: 4 })
/** "Sacrifice two lands and ~", "Exile two cards from your graveyard and ~": one verb, a part each. */
export const usedTogether: Syntax<readonly CostPart[]> = mapped(part()`${using} ${{ things: objects }}`, {
  to: ({ kind, things }) => things.map((what): Using => ({ kind, what })),
  is: isUsing,
  from: (parts) => ({ kind: (parts[0] as Using).kind, things: parts.map(({ what }) => what) }),
})
type Using = Extract<CostPart, { kind: 'sacrifice' | 'exile' }>
function isUsing(value: unknown): value is readonly Using[] {
  return Array.isArray(value) && value.length > 1 && value.every((one: CostPart) => one.kind === value[0].kind)
}

const deeds = either(
  waterbend,
  payLife,
  payEnergy,
  gainLife,
  discardSelf,
  discard,
  sacrifice,
  exileFromHere,
  exile,
  part()`${exiling} ${{ what: quiet(materials) }}`,
  toHand,
  tapOther,
  tapPower,
  evidence,
  beholding,
  exert,
  unattach,
  wordings(remove, removeAmong),
  put,
  putAway,
  revealFromHere,
  reveal,
)

/** A part in a list of costs: "{2}", "{T}", "Sacrifice ~". */
export const listed: Syntax<CostPart> = either(
  mana,
  part({ kind: 'tap' })`{T}`,
  part({ kind: 'untap' })`{Q}`,
  lifeForEach,
  deeds,
) as Syntax<CostPart>

/** What is paid, without its verb. */
export const bare: Syntax<CostPart> = either(mana, rule('payLife')`${{ n: digitsOrX }} life`)

/** A part in a sentence: "pay {2}", "sacrifice a creature". */
export const told: Syntax<CostPart> = either(payMana, deeds) as Syntax<CostPart>
