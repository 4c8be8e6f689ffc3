/** "~ gets +0/+2 as long as you control a Plains, has flying as long as ...": several rules in one sentence. */
import { type Condition, memoised, type StaticRule } from '../../language/index.ts'
import { abilitiesOff, standing, standingChanges } from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import { part, type Syntax, series, shaped, singular, wordings, words } from '../core/index.ts'
import type { Verbs } from '../idioms/index.ts'

/** A rule, and what it needs to be so. */
export interface Standing {
  readonly rule: StaticRule
  readonly condition: Condition | null
}

/** What a static ability says of its subject: "gets +1/+1 and has flying". */
export const changesOf = memoised(({ granted }: Verbs) => {
  const changes = standingChanges(granted, standing(condition))
  return wordings(
    changes,
    shaped(
      part()`${{ first: changes }}[/ ,] and [its / their] ${{ restriction: abilitiesOff }}`,
      ({ first, restriction }) => [...first, { kind: 'restrict', restriction }],
    ),
  )
})

/** Each with its own verb, or abilities with one verb for all: "has trample as long as ..., haste as long as ...". */
export function stages(verbs: Verbs): Syntax<readonly Standing[]> {
  const stage = shaped(
    part()`${{ changes: changesOf(verbs) }} as long as ${{ condition }}`,
    ({ changes, condition: when }) => ({
      rule: { kind: 'affect', what: { kind: 'self' }, changes },
      condition: when,
    }),
  )
  const having = shaped(
    part()`${{ ability: verbs.granted }} as long as ${{ condition }}`,
    ({ ability, condition: when }) => ({
      rule: { kind: 'affect', what: { kind: 'self' }, changes: [{ kind: 'gain', ability }] },
      condition: when,
    }),
  )
  const itself = singular(words('~'))
  return shaped(
    wordings(
      part()`${itself} ${{ all: series(stage, 'and', { min: 2, max: 6 }) }}`,
      part()`${itself} has ${{ all: series(having, 'and', { min: 2, max: 6 }) }}`,
    ),
    ({ all }) => all,
  )
}
