/** Prevention shields that an effect makes (419.7 of 2004, 615 of 2011). */
import type { Effect, Quantity } from '../../language/index.ts'
import { part, rule, type Syntax, wordings, words } from '../core/index.ts'
import { filter, recipient, written } from '../nouns/index.ts'

type Prevent = Extract<Effect, { kind: 'preventDamage' }>

const combat: Syntax<{ readonly combatOnly: boolean }> = wordings(
  part()`${{ combatOnly: words('damage', false) }}`,
  part()`${{ combatOnly: words('combat damage', true) }}`,
)
/** "... to you", "... to you by red sources", "... by target creature", or nothing: all damage there is. */
const toAnyone = { to: null } as const
const fromAnything = { from: null } as const
const would = wordings(
  part({ ...toAnyone, ...fromAnything })`that would be dealt [this turn / this turn by any source]`,
  part(fromAnything)`that would be dealt to ${{ to: recipient }} this turn`,
  part(fromAnything)`that would be dealt this turn to ${{ to: recipient }}`,
  part(toAnyone)`that would be dealt this turn by ${{ from: filter('many') }}`,
  part(toAnyone)`that would be dealt by ${{ from: filter('many') }} this turn`,
  part()`that would be dealt to ${{ to: recipient }} this turn by ${{ from: filter('many') }}`,
)

const next: Syntax<{ readonly n: Quantity }> = part()`${{ n: written }}`

/** "Prevent the next 3 damage that would be dealt to you this turn", "prevent all combat damage ...". */
export const preventDamage = wordings(
  rule('preventDamage')`prevent the next ${next} ${combat} ${would}`,
  rule('preventDamage', { n: null })`prevent all ${combat} ${would}`,
) as Syntax<Prevent>
