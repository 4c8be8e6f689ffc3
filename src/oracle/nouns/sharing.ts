/** What objects have in common: "that shares a color with it", "with the same name as another permanent". */
import type { Filter, Predicate, Thing, ZoneName } from '../../language/index.ts'
import { either, mapped, narrowed, part, phrase, type Syntax, table, wordings, words } from '../core/index.ts'
import { aOrMore } from '../lexicon/index.ts'
import { isOther, withPredicate } from './predicates.ts'

/** What objects can have in common. */
export const shared = table('a characteristic', {
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

type Definite = Exclude<Thing, { kind: 'choose' | 'all' }>
const isDefinite = (value: unknown): value is Definite =>
  typeof value === 'object' && value !== null && (value as Thing).kind !== 'choose' && (value as Thing).kind !== 'all'
const isAll = (value: unknown): value is Extract<Thing, { kind: 'all' }> =>
  typeof value === 'object' && value !== null && (value as Thing).kind === 'all'

interface SharedNeeds {
  readonly thing: Syntax<Thing>
  readonly indefinite: Syntax<Filter>
}

const ZONES: readonly ZoneName[] = ['battlefield', 'stack', 'command', 'graveyard', 'exile', 'hand', 'library']
const isCommander = (one: Predicate): boolean => one.is === 'state' && one.state === 'commander'
const isOwn = (one: Predicate): boolean => one.is === 'owned' && one.by.kind === 'you'
/** "Your commander": the card is one wherever it is (today:903.3). */
const commander = words('your commander', {
  kind: 'all',
  filter: {
    noun: 'source',
    is: [
      { is: 'anyOf', of: ZONES.map((zone) => ({ is: 'in', zone, of: null })) },
      { is: 'state', state: 'commander' },
      { is: 'owned', by: { kind: 'you' } },
    ],
  },
} satisfies Thing)

/** What something is shared with: "~", or any one of what "a creature you control" or "another creature" describes. */
function makeSharedWith({ thing, indefinite }: SharedNeeds): Syntax<SharedWith> {
  const definite = narrowed(thing, isDefinite)
  const any = (other: boolean): Syntax<Thing> =>
    mapped(indefinite, {
      to: (filter): All | undefined => {
        // "Each permanent with the same name as another permanent, except for basic lands": said of each of those.
        if (other && filter.is.some(isException)) return undefined
        if (filter.is.some(isCommander) && filter.is.some(isOwn)) return undefined
        const left = filter.is.filter((one) => !isOther(one))
        return left.length < filter.is.length === other ? { kind: 'all', filter: { ...filter, is: left } } : undefined
      },
      is: isAll,
      from: ({ filter }) => (other ? withPredicate(filter, { is: 'other' }) : filter),
    })
  return wordings(
    part()`${{ thing: either(definite, wordings(commander, any(false))) }}`,
    part({ another: true } as const)`${{ thing: any(true) }}`,
  ) as Syntax<SharedWith>
}
interface SharedWith {
  readonly thing: Thing
  readonly another?: true
}
type All = Extract<Thing, { kind: 'all' }>
const isException = (one: Predicate): boolean => one.is === 'not' && one.of.is === 'allOf'

export interface SharingSyntaxes {
  /** "Shares a color with it": after the subject. */
  readonly shares: Syntax<Extract<Predicate, { is: 'shares' }>>
  /** "That shares a color with it". */
  readonly thatShares: Syntax<Predicate>
  /** After a noun: "that shares a color with it", "with the same name as ~", "with its mana value". */
  readonly sharing: Syntax<Predicate>
  /** "That doesn't share a color with a creature you control": what is denied. */
  readonly unshared: Syntax<Predicate>
}

export function makeSharing({
  possessed,
  ...needs
}: SharedNeeds & { readonly possessed: Syntax<Thing> }): SharingSyntaxes {
  const sharedWith = makeSharedWith(needs)
  const is = part({ is: 'shares' })
  const what = part()`${aOrMore} ${{ what: shared }} with ${sharedWith}`
  const same = part()`the same ${{ what: sameAs }} as ${sharedWith}`
  const shares = wordings(is`share|shares ${what}`, is`have|has ${same}`)
  const thatShares = phrase`that ${shares}`
  return {
    shares,
    thatShares,
    sharing: wordings(
      thatShares,
      is`with ${same}`,
      part({ is: 'shares', what: 'manaValue' })`with ${{ thing: possessed }} [mana value / converted mana cost]`,
    ),
    unshared: is`that don't|doesn't share ${what}`,
  }
}
