/** What objects have in common: "that shares a color with it", "with the same name as another permanent". */
import type { Filter, Predicate, Thing } from '../../language/index.ts'
import { either, mapped, part, phrase, type Syntax, table, wordings } from '../core/index.ts'
import { isOther, withPredicate } from './predicates.ts'

/** What objects can have in common. */
const shared = table('a characteristic', {
  'creature type': 'creatureType',
  'card type': 'cardType',
  'permanent type': 'permanentType',
  color: 'color',
})
/** What is the same, or isn't. */
export const sameAs = table('a characteristic', {
  name: 'name',
  'mana value': 'manaValue',
  'converted mana cost': 'manaValue',
})
const atLeastOne = table('a characteristic', { 'creature type': 'creatureType', color: 'color' })

type Definite = Exclude<Thing, { kind: 'choose' | 'all' }>
const isDefinite = (value: unknown): value is Definite =>
  typeof value === 'object' && value !== null && (value as Thing).kind !== 'choose' && (value as Thing).kind !== 'all'
const isAll = (value: unknown): value is Extract<Thing, { kind: 'all' }> =>
  typeof value === 'object' && value !== null && (value as Thing).kind === 'all'

interface SharedNeeds {
  readonly thing: Syntax<Thing>
  readonly indefinite: Syntax<Filter>
}

/** What something is shared with: "~", or any one of what "a creature you control" or "another creature" describes. */
function makeSharedWith({ thing, indefinite }: SharedNeeds): Syntax<SharedWith> {
  const definite = mapped(thing, {
    to: (one) => (isDefinite(one) ? one : undefined),
    is: isDefinite,
    from: (one) => one,
  })
  const any = (other: boolean): Syntax<Thing> =>
    mapped(indefinite, {
      to: (filter): All | undefined => {
        // "Each permanent with the same name as another permanent, except for basic lands": said of each of those.
        if (other && filter.is.some(isException)) return undefined
        const left = filter.is.filter((one) => !isOther(one))
        return left.length < filter.is.length === other ? { kind: 'all', filter: { ...filter, is: left } } : undefined
      },
      is: isAll,
      from: ({ filter }) => (other ? withPredicate(filter, { is: 'other' }) : filter),
    })
  return wordings(
    part()`${{ thing: either(definite, any(false)) }}`,
    part({ another: true } as const)`${{ thing: any(true) }}`,
  ) as Syntax<SharedWith>
}
interface SharedWith {
  readonly thing: Thing
  readonly another?: true
}
type All = Extract<Thing, { kind: 'all' }>
const isException = (one: Predicate): boolean => one.is === 'not' && one.of.is === 'allOf'

/** "Shares a color with it": after the subject. */
export function makeShares(needs: SharedNeeds): Syntax<Extract<Predicate, { is: 'shares' }>> {
  const sharedWith = makeSharedWith(needs)
  return wordings(
    part({ is: 'shares' })`share|shares a ${{ what: shared }} with ${sharedWith}`,
    part({ is: 'shares' })`share|shares at least one ${{ what: atLeastOne }} with ${sharedWith}`,
    part({ is: 'shares' })`have|has the same ${{ what: sameAs }} as ${sharedWith}`,
  ) as Syntax<Extract<Predicate, { is: 'shares' }>>
}

/** After a noun: "that shares a color with it", "with the same name as ~", "with its mana value". */
export const makeSharing = (needs: SharedNeeds & { readonly possessed: Syntax<Thing> }): Syntax<Predicate> =>
  wordings(
    phrase`that ${makeShares(needs)}`,
    part({ is: 'shares' })`with the same ${{ what: sameAs }} as ${makeSharedWith(needs)}`,
    part({ is: 'shares', what: 'manaValue' })`with ${{ thing: needs.possessed }} [mana value / converted mana cost]`,
  ) as Syntax<Predicate>

/** "That doesn't share a color with a creature you control": what is denied. */
export const makeUnshared = (needs: SharedNeeds): Syntax<Predicate> =>
  part({
    is: 'shares',
  })`that don't|doesn't share a ${{ what: shared }} with ${makeSharedWith(needs)}` as Syntax<Predicate>
