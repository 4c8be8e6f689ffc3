/** "All creatures able to block ~ do so": in a static ability, and for a turn. */
import type { Change, Effect, Filter, StaticRule, Thing } from '../../language/index.ts'
import { mapped, part, type Syntax, sameValue } from '../core/index.ts'
import { filter, thing } from '../nouns/index.ts'

type Affect = Extract<StaticRule, { kind: 'affect' }>
type Modify = Extract<Effect, { kind: 'modify' }>

interface Drawn {
  readonly by: Filter
  readonly what: Thing
}

const CREATURES: Filter = { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] }

const changesBy = (by: Filter): readonly Change[] => [
  {
    kind: 'restrict',
    restriction: sameValue(by, CREATURES) ? { kind: 'mustBeBlockedByAll' } : { kind: 'mustBeBlockedByAll', by },
  },
]
function drawnBy([change, more]: readonly Change[]): Filter | undefined {
  if (change?.kind !== 'restrict' || change.restriction.kind !== 'mustBeBlockedByAll' || more) return undefined
  return change.restriction.by ?? CREATURES
}
const isOf =
  <T extends { readonly kind: string }>(kind: T['kind']) =>
  (value: unknown): value is T =>
    (value as T | null)?.kind === kind

/** "All Walls able to block ~ do so." */
export const drawing: Syntax<Affect> = mapped(
  part()`all ${{ by: filter('many') }} able to block ${{ what: thing }} do so` as Syntax<Drawn>,
  {
    to: ({ by, what }): Affect => ({ kind: 'affect', what, changes: changesBy(by) }),
    is: isOf<Affect>('affect'),
    from: ({ what, changes }) => {
      const by = drawnBy(changes)
      return by && { by, what }
    },
  },
)

/** "All creatures able to block target creature this turn do so." */
export const drawingThisTurn: Syntax<Modify> = mapped(
  part()`all ${{ by: filter('many') }} able to block ${{ what: thing }} this turn do so` as Syntax<Drawn>,
  {
    to: ({ by, what }): Modify => ({ kind: 'modify', what, changes: changesBy(by), duration: { kind: 'endOfTurn' } }),
    is: isOf<Modify>('modify'),
    from: ({ what, changes, duration }) => {
      const by = duration.kind === 'endOfTurn' ? drawnBy(changes) : undefined
      return by && { by, what }
    },
  },
)
