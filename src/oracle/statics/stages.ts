/** "~ gets +0/+2 as long as you control a Plains, has flying as long as ...": several rules in one sentence. */
import { type Ability, type Change, type Condition, memoised, type StaticRule } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import { mapped, part, type Syntax, series, wordings } from '../core/index.ts'
import { self } from '../nouns/index.ts'
import { standing, standingChanges, type Verbs } from '../verbs/index.ts'

/** A rule, and what it needs to be so. */
export interface Standing {
  readonly rule: StaticRule
  readonly condition: Condition | null
}

/** What a static ability says of its subject: "gets +1/+1 and has flying". */
export const changesOf = memoised(({ granted }: Verbs) => standingChanges(granted, standing(condition)))

type Stages = readonly Standing[]
type Affect = Extract<StaticRule, { kind: 'affect' }>
interface Stage {
  readonly changes: readonly Change[]
  readonly condition: Condition
}

const isStages = (value: unknown): value is Stages => Array.isArray(value) && value.length > 1
const ofItself = ({ changes, condition: when }: Stage): Standing => ({
  rule: { kind: 'affect', what: { kind: 'self' }, changes },
  condition: when,
})
/** What each says of `~`, or `undefined`. */
function stagesOf(all: Stages): readonly Stage[] | undefined {
  const stages = all.flatMap(({ rule, condition: when }) =>
    rule.kind === 'affect' && rule.what.kind === 'self' && when !== null
      ? [{ changes: (rule as Affect).changes, condition: when }]
      : [],
  )
  return stages.length === all.length ? stages : undefined
}

interface Having {
  readonly ability: Ability
  readonly condition: Condition
}

/** Each with its own verb, or abilities with one verb for all: "has trample as long as ..., haste as long as ...". */
export function stages(verbs: Verbs): Syntax<Stages> {
  const stage = part()`${{ changes: changesOf(verbs) }} as long as ${{ condition }}` as Syntax<Stage>
  const having = part()`${{ ability: verbs.granted }} as long as ${{ condition }}` as Syntax<Having>
  return wordings(
    mapped(part()`${{ what: self }} ${{ stages: series(stage, 'and', { min: 2, max: 6 }) }}`, {
      to: ({ stages: all }): Stages => all.map(ofItself),
      is: isStages,
      from: (all) => {
        const said = stagesOf(all)
        return said && { what: { kind: 'self' } as const, stages: said }
      },
    }),
    mapped(part()`${{ what: self }} has ${{ having: series(having, 'and', { min: 2, max: 6 }) }}`, {
      to: ({ having: all }): Stages =>
        all.map(({ ability, condition: when }) => ofItself({ changes: [{ kind: 'gain', ability }], condition: when })),
      is: isStages,
      from: (all) => {
        const said = stagesOf(all)?.flatMap(({ changes: [gain, more], condition: when }) =>
          gain?.kind === 'gain' && more === undefined ? [{ ability: gain.ability, condition: when }] : [],
        )
        return said?.length === all.length ? { what: { kind: 'self' } as const, having: said } : undefined
      },
    }),
  )
}
