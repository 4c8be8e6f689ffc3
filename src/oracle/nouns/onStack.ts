/** What is said of spells and abilities on the stack: what they target, whose source they are of. */
import type { Filter, Players, Predicate, Thing } from '../../language/index.ts'
import { either, mapped, part, type Syntax, shaped, table, wordings, words } from '../core/index.ts'
import { isFilter } from './predicates.ts'
import { suchAs } from './qualified.ts'

const YOU: Players = { kind: 'you' }
const ANYONE: Players = { kind: 'anyPlayer' }
/** "An artifact source". */
const sourceOnly = (of: Syntax<Filter>) => suchAs(of, ({ noun }) => noun === 'source')

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

/** "~", "it": as a filter that only it matches, wherever it is. */
export const thatOne = (definite: Syntax<Thing>): Syntax<Filter> =>
  shaped(definite, (thing) => ({ noun: 'source', is: [{ is: 'thing', thing }] }))

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

export function onStack({ indefinite, definite, single, many }: Needs): Syntax<Predicate> {
  const one = thatOne(definite)
  const who = part({ filter: null })`${{ players: table('a player', { you: YOU, 'a player': ANYONE }) }}`
  return either(
    part({ is: 'targets' })`that target|targets ${either(
      part()`${{ filter: either(indefinite, one) }}`,
      part({ filter: null })`${{ players: words('you', YOU) }}`,
      part()`${{ players: words('you', YOU) }} or ${{ filter: indefinite }}`,
    )}`,
    part({ is: 'targets', only: true })`that target|targets only ${either(
      part()`${{ filter: one }}`,
      part()`a single ${{ filter: single }}`,
      who,
    )}`,
    words('cast from a graveyard', { is: 'castFrom', zone: 'graveyard' } as const),
    part({ is: 'ofSource' })`from ${{
      filter: wordings(sourceOnly(indefinite), sourceOnly(many), ofTypes(indefinite)),
    }}`,
  )
}
