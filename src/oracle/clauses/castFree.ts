/** Casting while something resolves (413.2e): "you may cast that card without paying its mana cost". */
import { type Effect, type Filter, type Predicate, predicateKinds, type Thing } from '../../language/index.ts'
import {
  either,
  mapped,
  maybe,
  narrowed,
  part,
  quiet,
  rule,
  type Syntax,
  shaped,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { gerunds } from '../costs/index.ts'
import { counts, definite, filter, isFilter, player, said, saidThing, thing } from '../nouns/index.ts'
import { withFields, YOU } from './clause.ts'

/** Something referred to: what a card says about casting itself is a rule about its cost (401.4, 409.1b). */
const isPointedAt = ({ what }: CastFree): boolean =>
  what.kind !== 'self' && what.kind !== 'all' && what.kind !== 'choose'
type CastFree = Extract<Effect, { kind: 'castFree' }>
/** "The copy" of a card, where it is cast (503.12). */
const theCopy: Syntax<Thing> = saidThing(singular(table('a copy', { 'the copy': said('the copy') })))
/** "You may cast target instant card from your graveyard without paying its mana cost." */
const castOne = narrowed(
  wordings(
    rule('castFree')`${{ who: player }} may cast ${{ what: either(thing, theCopy) }} without paying its mana cost`,
    rule('castFree', { lands: true })`${{ who: player }} may play ${{ what: thing }} without paying its mana cost`,
    rule('castFree', { pays: 'cost' })`${{ who: player }} may cast ${{ what: thing }}`,
    rule(
      'castFree',
    )`${{ who: player }} may cast ${{ what: thing }} by ${{ pays: gerunds }} rather than paying its mana cost`,
    rule('castFree', { must: true })`${{ who: player }} casts ${{ what: thing }} without paying its mana cost if able`,
  ) as Syntax<CastFree>,
  isPointedAt,
)
/** It says where the cards are, or what has been done with them. */
const isPlaced = ({ noun, is }: Filter): boolean =>
  noun === 'card' && is.some((one) => one.is === 'in' || one.is === 'thisWay')
/** "A nonland card revealed this way". */
const isShown = ({ noun, is }: Filter): boolean =>
  noun === 'card' && is.some((one) => one.is === 'thisWay' && one.done === 'revealed')
/** Cards that spells are cast from among, by one quality of the pile: "those cards", "cards exiled with ~". */
const PILES = predicateKinds(({ places }) => places === 'pile')
const described: Syntax<readonly Predicate[]> = mapped(filter('many'), {
  to: ({ noun, is }) => (noun === 'card' && is.length === 1 && PILES.has(is[0]?.is ?? 'not') ? is : undefined),
  is: isPredicates,
  from: (is) => (is.length === 1 && PILES.has(is[0]?.is ?? 'not') ? { noun: 'card' as const, is } : undefined),
})
const pointedOut: Syntax<readonly Predicate[]> = shaped(definite, (one) => [{ is: 'thing', thing: one }])
const pile = quiet(wordings(described, pointedOut))
function isPredicates(value: unknown): value is readonly Predicate[] {
  return Array.isArray(value)
}
const IN = predicateKinds(({ places }) => places !== undefined)
/** Until it is cast it is a card somewhere: `from` says where. */
const cardsFor = (form: 'one' | 'many'): Syntax<Filter> =>
  mapped(part()`${{ spells: filter(form) }} ${maybe`from among ${{ among: pile }}`}`, {
    to: ({ spells: { noun, is }, among }: Cards): Filter | undefined =>
      noun === 'spell' && is.some((one) => one.is === 'in') === (among === undefined)
        ? { noun: 'card', is: [...is, ...(among ?? [])] }
        : undefined,
    is: isFilter,
    from: ({ noun, is }): Cards | undefined => {
      const last = is.at(-1)
      if (noun !== 'card' || last === undefined || !IN.has(last.is)) return undefined
      const spell = (own: readonly Predicate[]): Filter => ({ noun: 'spell', is: own })
      return last.is === 'in' ? { spells: spell(is) } : { spells: spell(is.slice(0, -1)), among: [last] }
    },
  })
interface Cards {
  readonly spells: Filter
  readonly among?: readonly Predicate[]
}
/** "Spells from among those cards", "red instant cards from your graveyard". */
export const cardsToCast = part({ kind: 'all' } as const)`${{
  filter: wordings(cardsFor('many'), narrowed(filter('many'), isPlaced)),
}}`
const upToSeveral = narrowed(
  counts.several,
  ({ min, max }) => min === 0 && !(typeof max === 'object' && max.kind === 'all'),
)
/** "You may cast a spell from your hand without paying its mana cost", "... from among those cards ...". */
const castAny = wordings(
  rule('castFree')`${{ who: player }} may cast ${{
    what: part({ kind: 'choose', count: { min: 0, max: 1 }, by: YOU } as const)`a ${{ filter: cardsFor('one') }}`,
  }} without paying its mana cost`,
  rule('castFree', { who: YOU })`you may choose ${{
    what: part({ kind: 'choose', count: { min: 0, max: 1 }, by: YOU } as const)`a ${{
      filter: narrowed(filter('one'), isShown),
    }}`,
  }} and cast it without paying its mana cost`,
  rule('castFree')`${{ who: player }} may cast ${{
    what: part({ kind: 'choose', by: YOU } as const)`${{ count: upToSeveral }} ${{ filter: cardsFor('many') }}`,
  }} without paying their mana costs`,
  rule(
    'castFree',
  )`${{ who: player }} may cast [any number of /] ${{ what: cardsToCast }} without paying their mana costs`,
  rule('castFree', { who: YOU })`cast any number of ${{ what: cardsToCast }} without paying their mana costs`,
)
const spellSaid = part()`[that spell / a spell cast this way]`
/** "If that spell would be put into your graveyard this turn, exile it instead." */
export const thenExiled = maybe`. If ${spellSaid} would be put into [your / a] graveyard [this turn /], ${{
  exiled: words('exile it instead', true),
}}`
const casting = withFields(wordings(castOne, castAny) as Syntax<CastFree>, [
  'kind',
  'who',
  'what',
  'lands',
  'must',
  'transformed',
  'pays',
])
export const castFree: Syntax<CastFree> = narrowed(
  part()`${casting} ${thenExiled}` as Syntax<unknown> as Syntax<CastFree>,
  ({ exiled, lands }) => exiled === undefined || lands !== true,
)
