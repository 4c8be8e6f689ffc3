/** What attacking and blocking cost, of all such creatures (308.2d and 309.2b of 2004, 508.1h of 2011). */
import type { Change, Effect, StaticRule, Thing } from '../../language/index.ts'
import { part, type Syntax, shaped, singular, wordings, words } from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { filter } from '../nouns/index.ts'
import { until } from './durations.ts'
import { attackedThere } from './particles.ts'

const some = part()`${{ creatures: filter('many') }}`
/** What is counted: those of which the rule speaks, named again. */
const same = part()`${{ creatures: filter('one') }}`
const pays = part()`unless ${singular(words('their controller'))} ${{ cost: payment }} for each`
const attacking = part({ kind: 'cantAttackUnlessPaid' })
const toAttack = attacking`${some} can't attack ${{ whom: attackedThere }} ${pays}`
const toAttackAny = attacking`${some} can't attack ${pays}`
const toBlock = part({ kind: 'cantBlockUnlessPaid' })`${some} can't block ${{ what: filter('many') }} ${pays}`
const there = part()`they control that's attacking ${{ whom: attackedThere }}`

interface Toll {
  readonly what: Thing
  readonly changes: readonly Change[]
}
const toll = shaped(
  wordings(
    part()`${toAttack} creature ${there}`,
    part()`${toAttack} ${same} ${there}`,
    part()`${toAttack} of those creatures`,
    part()`${toAttackAny} creature they control that's attacking`,
    part()`${toAttackAny} ${same} they control that's attacking`,
    part()`${toBlock} blocking creature they control`,
    part()`${toBlock} blocking ${same} they control`,
  ),
  ({ creatures, ...restriction }) => ({
    what: { kind: 'all', filter: creatures },
    changes: [{ kind: 'restrict', restriction }],
  }),
) as Syntax<unknown> as Syntax<Toll>

/**
 * "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you."
 */
export const tolls = part({ kind: 'affect' })`${toll}` as Syntax<Extract<StaticRule, { kind: 'affect' }>>

/** "Until your next turn, creatures can't attack you unless their controller pays {2} for each of those creatures." */
export const tollsFor = part({ kind: 'modify' })`${{ duration: until }}, ${toll}` as Syntax<
  Extract<Effect, { kind: 'modify' }>
>
