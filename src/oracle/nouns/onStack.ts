/** What is said of spells and abilities on the stack: what they target, whose source they are of. */
import { type Filter, memoised, type Players, type Predicate, type Thing } from '../../language/index.ts'
import { either, mapped, part, phrase, type Syntax, shaped, table, wordings, words } from '../core/index.ts'
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
export const thatOne = memoised(
  (definite: Syntax<Thing>): Syntax<Filter> =>
    shaped(definite, (thing) => ({ noun: 'source', is: [{ is: 'thing', thing }] })),
)

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

/** "Targets a creature you control", "targets only ~", of a spell or an ability. */
export const makeTargeting = memoised(({ indefinite, definite, single, many }: Needs) => {
  const what = part()`${{ filter: either(indefinite, thatOne(definite)) }}`
  const who = part({ filter: null })`${{ players: table('a player', { you: YOU, 'a player': ANYONE }) }}`
  const both = part()`${{ players: words('you', YOU) }} or ${{ filter: indefinite }}`
  return either(
    wordings(
      part({ is: 'targets' })`target|targets ${either(what, who, both)}`,
      part({ is: 'targets' })`target|targets one or more ${{ filter: many }}`,
    ),
    part({
      is: 'targets',
      only: true,
    })`target|targets only ${wordings(part()`a single ${{ filter: single }}`, what, who)}`,
  )
})

const FROM_GRAVEYARD_OR_LIBRARY: Predicate = {
  is: 'anyOf',
  of: [
    { is: 'castFrom', zone: 'graveyard' },
    { is: 'castFrom', zone: 'library' },
  ],
}
const FROM_ELSEWHERE: Predicate = { is: 'not', of: { is: 'castFrom', zone: 'hand', own: true } }
/** "From anywhere other than your hand": of who casts it. */
export const castElsewhere: Syntax<Predicate> = wordings(
  words('from anywhere other than your hand', FROM_ELSEWHERE),
  words('from anywhere other than their hand', FROM_ELSEWHERE),
  words('from anywhere other than their hands', FROM_ELSEWHERE),
)
/** Where a spell is cast from, after "spells you cast": "from your graveyard", "from anywhere other than your hand". */
export const castOrigin: Syntax<Predicate> = wordings(
  table<Predicate>('where it is cast from', {
    'from your graveyard': { is: 'castFrom', zone: 'graveyard', own: true },
    'from your hand': { is: 'castFrom', zone: 'hand', own: true },
    'from a graveyard': { is: 'castFrom', zone: 'graveyard' },
    'from exile': { is: 'castFrom', zone: 'exile' },
  }),
  words('from graveyards', { is: 'castFrom', zone: 'graveyard' } as const),
  words('from graveyards or libraries', FROM_GRAVEYARD_OR_LIBRARY),
  castElsewhere,
)

export function onStack(needs: Needs): Syntax<Predicate> {
  const { indefinite, many } = needs
  return either(
    phrase`that ${makeTargeting(needs)}`,
    words('cast from a graveyard', { is: 'castFrom', zone: 'graveyard' } as const),
    part({ is: 'ofSource' })`from ${{
      filter: wordings(sourceOnly(wordings(indefinite, many)), ofTypes(indefinite)),
    }}`,
  )
}
