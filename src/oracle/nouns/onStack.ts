/** What is said of spells and abilities on the stack: what they target, whose source they are of. */
import type { Filter, Players, Predicate, Thing } from '../../language/index.ts'
import { either, mapped, part, type Syntax, wordings, words } from '../core/index.ts'
import { isFilter } from './predicates.ts'

const YOU: Players = { kind: 'you' }
const isSource = (filter: Filter): Filter | undefined => (filter.noun === 'source' ? filter : undefined)
/** "An artifact source". */
const sourceOnly = (indefinite: Syntax<Filter>): Syntax<Filter> =>
  mapped(indefinite, { to: isSource, is: isFilter, from: isSource })

const THERE: Predicate = { is: 'in', zone: 'battlefield', of: null }
/** "An artifact, creature, enchantment, or land": a permanent of one of these types, as it is or last was. */
const ofTypes = (indefinite: Syntax<Filter>): Syntax<Filter> =>
  mapped(indefinite, {
    to: ({ noun, is: [first, more] }): Filter | undefined =>
      noun === 'permanent' && first?.is === 'anyOf' && more === undefined
        ? { noun: 'source', is: [first, THERE] }
        : undefined,
    is: isFilter,
    from: ({ noun, is: [first, there, more] }): Filter | undefined =>
      noun === 'source' && first?.is === 'anyOf' && there?.is === 'in' && more === undefined
        ? { noun: 'permanent', is: [first] }
        : undefined,
  })

const ANYONE: Players = { kind: 'anyPlayer' }
type OneThing = Filter & { readonly is: readonly [Extract<Predicate, { is: 'thing' }>] }
const isOneThing = (value: unknown): value is OneThing =>
  isFilter(value) && value.noun === 'source' && value.is.length === 1 && value.is[0]?.is === 'thing'
/** "~", "it": as a filter that only it matches, wherever it is. */
export const thatOne = (definite: Syntax<Thing>): Syntax<Filter> =>
  mapped(definite, {
    to: (thing): OneThing => ({ noun: 'source', is: [{ is: 'thing', thing }] }),
    is: isOneThing,
    from: ({ is: [{ thing }] }) => thing,
  })

/** What is said of spells and abilities: "that targets you or a creature you control", "from an artifact source". */
interface Needs {
  /** "It", "~". */
  readonly definite: Syntax<Thing>
  /** "A creature you control". */
  readonly indefinite: Syntax<Filter>
  /** "Creature you control". */
  readonly single: Syntax<Filter>
  /** "Artifact sources". */
  readonly many: Syntax<Filter>
}

export const onStack = ({ indefinite, definite, single, many }: Needs): Syntax<Predicate> =>
  either(
    part({ is: 'targets' })`that target|targets ${{ filter: indefinite }}`,
    part({ is: 'targets' })`that target|targets ${{ filter: thatOne(definite) }}`,
    part({ is: 'targets', only: true })`that target|targets only ${{ filter: thatOne(definite) }}`,
    part({ is: 'targets', only: true })`that target|targets only a single ${{ filter: single }}`,
    part({
      is: 'targets',
      filter: null,
      only: true,
    })`that target|targets only ${{ players: words('a player', ANYONE) }}`,
    part({ is: 'targets', filter: null, only: true })`that target|targets only ${{ players: words('you', YOU) }}`,
    part({ is: 'targets', filter: null })`that target|targets ${{ players: words('you', YOU) }}`,
    part({ is: 'targets' })`that target|targets ${{ players: words('you', YOU) }} or ${{ filter: indefinite }}`,
    words('cast from a graveyard', { is: 'castFrom', zone: 'graveyard' } as const),
    wordings(
      part({ is: 'ofSource' })`from ${{ filter: sourceOnly(indefinite) }}`,
      part({ is: 'ofSource' })`from ${{ filter: sourceOnly(many) }}`,
      part({ is: 'ofSource' })`from ${{ filter: ofTypes(indefinite) }}`,
    ),
  ) as Syntax<Predicate>
