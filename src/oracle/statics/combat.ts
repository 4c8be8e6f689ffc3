/** Static abilities that change how attackers, blockers and combat damage are declared (500, 310.2e of 2004). */
import type { Change, Filter, Players, Predicate, Restriction, StaticRule, Thing } from '../../language/index.ts'
import { mapped, part, rule, type Syntax, sameValue, wordings, words } from '../core/index.ts'
import { landwalkKind } from '../keywords/index.ts'
import { numberWord } from '../lexicon/index.ts'
import { determined, indefinite, isFilter, self, thing } from '../nouns/index.ts'

type Affect = Extract<StaticRule, { kind: 'affect' }>
type MostFighters = Extract<StaticRule, { kind: 'mostFighters' }>

const only = (restriction: Restriction): readonly Change[] => [{ kind: 'restrict', restriction }]

/** "You may have ~ assign its combat damage as though it weren't blocked." */
export const assignsAsUnblocked = rule('affect', {
  changes: only({ kind: 'assignsAsUnblocked' }),
})`you may have ${{ what: thing }} assign its combat damage as though it weren't blocked` as Syntax<Affect>

const CREATURES: Thing = { kind: 'all', filter: { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] } }
type Land = readonly Predicate[]
const blockable = (land: Land | null): Affect => ({
  kind: 'affect',
  what: CREATURES,
  changes: only({ kind: 'withoutLandwalk', land }),
})
const isBlockable = (value: unknown): value is Affect => {
  const [change] = (value as Partial<Affect> | null)?.changes ?? []
  return change?.kind === 'restrict' && change.restriction.kind === 'withoutLandwalk'
}
function landOf({ changes: [change] }: Affect): Land | null | undefined {
  return change?.kind === 'restrict' && change.restriction.kind === 'withoutLandwalk'
    ? change.restriction.land
    : undefined
}
/** "Creatures with islandwalk can be blocked as though they didn't have islandwalk": without it, that says nothing. */
export const withoutLandwalk: Syntax<Affect> = wordings(
  mapped(
    part()`creatures with ${{ land: landwalkKind }} can be blocked as though they didn't have ${{ same: landwalkKind }}`,
    {
      to: ({ land, same }) => (sameValue(land, same) ? blockable(land) : undefined),
      is: isBlockable,
      from: (affect) => {
        const land = landOf(affect)
        return land ? { land, same: land } : undefined
      },
    },
  ),
  words("creatures with landwalk abilities can be blocked as though they didn't have those abilities", blockable(null)),
)

interface Joining {
  readonly others: Filter
  readonly what: Thing
}
const itself: Syntax<Filter> = mapped(self, {
  to: (one): Filter => ({ noun: 'permanent', is: [{ is: 'thing', thing: one }] }),
  is: isFilter,
  from: ({ is: [only, more] }) => (only?.is === 'thing' && !more ? only.thing : undefined),
})
/** "If a creature you control attacks, ~ also attacks if able." */
export const alsoAttacks: Syntax<Affect> = mapped(
  part()`if ${{ others: wordings(indefinite, itself) }} attacks, ${{ what: wordings(self, determined) }} [also /]
    attack|attacks if able` as Syntax<Joining>,
  {
    to: ({ others, what }): Affect => ({
      kind: 'affect',
      what,
      changes: only({ kind: 'mustAlsoAttack', with: others }),
    }),
    is: (value): value is Affect => (value as StaticRule | null)?.kind === 'affect',
    from: ({ what, changes: [change, more] }) =>
      change?.kind === 'restrict' && change.restriction.kind === 'mustAlsoAttack' && !more
        ? { others: change.restriction.with, what }
        : undefined,
  },
)

const YOU: Players = { kind: 'you' }
const attackers = rule('mostFighters', { what: 'attack' })
/** "No more than two creatures can attack you each combat." */
export const mostFighters: Syntax<MostFighters> = wordings(
  attackers`no more than ${{ n: numberWord }} creatures|creature can attack ${{ whom: words('you', YOU) }} each combat`,
  rule('mostFighters', {
    what: 'attack',
    whom: null,
  })`no more than ${{ n: numberWord }} creatures|creature can attack each combat`,
  rule('mostFighters', {
    what: 'block',
    whom: null,
  })`no more than ${{ n: numberWord }} creatures|creature can block each combat`,
) as Syntax<MostFighters>
