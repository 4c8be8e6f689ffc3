/** "All creatures able to block ~ do so": in a static ability, and for a turn. */
import type { Change, Effect, Filter, StaticRule } from '../../language/index.ts'
import { part, type Syntax, sameValue, shaped, wordings, words } from '../core/index.ts'
import { filter, thing } from '../nouns/index.ts'

type Affect = Extract<StaticRule, { kind: 'affect' }>
type Modify = Extract<Effect, { kind: 'modify' }>
type Changes = readonly Change[]
const CREATURES: Filter = { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] }
const isCreatures = (of: Filter): boolean => sameValue(of, CREATURES)
/** "All Walls able to block": all creatures are not named in what it means. */
const blockers: Syntax<Changes> = wordings(
  words('creatures', [{ kind: 'restrict', restriction: { kind: 'mustBeBlockedByAll' } }]),
  shaped(
    part()`${{ by: filter('many') }}`,
    ({ by }): Changes => [{ kind: 'restrict', restriction: { kind: 'mustBeBlockedByAll', by } }],
    { when: ({ by }) => !isCreatures(by) },
  ),
)

/** "All Walls able to block ~ do so." */
export const drawing: Syntax<Affect> = part({ kind: 'affect' })`all ${{ changes: blockers }} able to block ${{
  what: thing,
}} do so`

/** "All creatures able to block target creature this turn do so." */
export const drawingThisTurn: Syntax<Modify> = part({ kind: 'modify', duration: { kind: 'endOfTurn' } })`all ${{
  changes: blockers,
}} able to block ${{ what: thing }} this turn do so`
