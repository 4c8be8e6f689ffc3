/** Casting while something resolves (413.2e): "you may cast that card without paying its mana cost". */
import { type Effect, type Filter, type Predicate, predicateKinds, type Thing } from '../../language/index.ts'
import { either, mapped, part, quiet, rule, type Syntax, singular, table, wordings } from '../core/index.ts'
import { definite, filter, isFilter, player, said, saidThing, thing } from '../nouns/index.ts'
import { YOU } from './clause.ts'

/** Something referred to: what a card says about casting itself is a rule about its cost (401.4, 409.1b). */
const isPointedAt = ({ what }: CastFree): boolean =>
  what.kind !== 'self' && what.kind !== 'all' && what.kind !== 'choose'
type CastFree = Extract<Effect, { kind: 'castFree' }>
const isCastFree = (value: unknown): value is CastFree =>
  (value as { kind?: string } | null)?.kind === 'castFree' && isPointedAt(value as CastFree)
/** "The copy" of a card, where it is cast (503.12). */
const theCopy: Syntax<Thing> = saidThing(singular(table('a copy', { 'the copy': said('the copy') })))
/** "You may cast target instant card from your graveyard without paying its mana cost." */
const castOne: Syntax<CastFree> = mapped(
  wordings(
    rule('castFree')`${{ who: player }} may cast ${{ what: either(thing, theCopy) }} without paying its mana cost`,
    rule('castFree', { lands: true })`${{ who: player }} may play ${{ what: thing }} without paying its mana cost`,
    rule('castFree', { must: true })`${{ who: player }} casts ${{ what: thing }} without paying its mana cost if able`,
  ) as Syntax<CastFree>,
  { to: (said) => (isPointedAt(said) ? said : undefined), is: isCastFree, from: (said) => said },
)
/** It says where the cards are, or what has been done with them. */
const isPlaced = (said: CastFree): boolean =>
  said.what.kind === 'all' && said.what.filter.is.some(({ is }) => is === 'in' || is === 'thisWay')
const isCastSome = (value: unknown): value is CastFree =>
  (value as { kind?: string } | null)?.kind === 'castFree' && isPlaced(value as CastFree)
/** "You may cast any number of cards with the same name as ~ revealed this way without paying their mana costs." */
const castSome: Syntax<CastFree> = mapped(
  rule('castFree')`${{ who: player }} may cast any number of ${{
    what: part({ kind: 'all' })`${{ filter: filter('many') }}`,
  }} without paying their mana costs` as Syntax<CastFree>,
  { to: (said) => (isPlaced(said) ? said : undefined), is: isCastSome, from: (said) => said },
)
/** Cards that spells are cast from among, by one quality of the pile: "those cards", "cards exiled with ~". */
const PILES = predicateKinds(({ places }) => places === 'pile')
const described: Syntax<readonly Predicate[]> = mapped(filter('many'), {
  to: ({ noun, is }) => (noun === 'card' && is.length === 1 && PILES.has(is[0]?.is ?? 'not') ? is : undefined),
  is: isPredicates,
  from: (is) => (is.length === 1 && PILES.has(is[0]?.is ?? 'not') ? { noun: 'card' as const, is } : undefined),
})
const pointedOut: Syntax<readonly Predicate[]> = mapped(definite, {
  to: (thing): readonly Predicate[] => [{ is: 'thing', thing }],
  is: isPredicates,
  from: ([first, more]) => (first?.is === 'thing' && more === undefined ? first.thing : undefined),
})
const pile = quiet(wordings(described, pointedOut))
function isPredicates(value: unknown): value is readonly Predicate[] {
  return Array.isArray(value)
}
const IN = predicateKinds(({ places }) => places !== undefined)
/** Until it is cast it is a card somewhere: `from` says where. */
const asCards = (spells: Syntax<Filter>, where: 'in' | 'among'): Syntax<Filter> =>
  mapped(
    (where === 'in' ? part()`${{ spells }}` : part()`${{ spells }} from among ${{ among: pile }}`) as Syntax<Cards>,
    {
      to: ({ spells: { noun, is }, among = [] }): Filter | undefined =>
        noun === 'spell' && is.some((one) => one.is === 'in') === (where === 'in')
          ? { noun: 'card', is: [...is, ...among] }
          : undefined,
      is: isFilter,
      from: ({ noun, is }): Cards | undefined => {
        const last = is.at(-1)
        if (noun !== 'card' || last === undefined || !IN.has(last.is) || (last.is === 'in') !== (where === 'in'))
          return undefined
        const spell = (own: readonly Predicate[]): Filter => ({ noun: 'spell', is: own })
        return where === 'in' ? { spells: spell(is) } : { spells: spell(is.slice(0, -1)), among: [last] }
      },
    },
  )
interface Cards {
  readonly spells: Filter
  readonly among?: readonly Predicate[]
}
const cardsFor = (form: 'one' | 'many'): Syntax<Filter> =>
  wordings(asCards(filter(form), 'in'), asCards(filter(form), 'among'))
/** "Red instant cards from your graveyard". */
const cardsThere: Syntax<Filter> = mapped(filter('many'), {
  to: (said) => (isThere(said) ? said : undefined),
  is: isThere,
  from: (said) => said,
})
function isThere(value: unknown): value is Filter {
  return isFilter(value) && value.noun === 'card' && value.is.some((one) => one.is === 'in')
}
/** "You may cast a spell from your hand without paying its mana cost", "... from among those cards ...". */
const castAny: Syntax<CastFree> = wordings(
  rule('castFree')`${{ who: player }} may cast ${{
    what: part({ kind: 'choose', count: { min: 0, max: 1 }, by: YOU } as const)`a ${{ filter: cardsFor('one') }}`,
  }} without paying its mana cost`,
  rule('castFree')`${{ who: player }} may cast any number of ${{
    what: part({ kind: 'all' } as const)`${{ filter: cardsFor('many') }}`,
  }} without paying their mana costs`,
  rule('castFree', { who: YOU })`cast any number of ${{
    what: part({ kind: 'all' } as const)`${{ filter: cardsThere }}`,
  }} without paying their mana costs`,
) as Syntax<CastFree>
export const castFree: Syntax<CastFree> = wordings(castOne, castSome, castAny)
