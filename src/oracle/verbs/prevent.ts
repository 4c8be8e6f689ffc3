/** Prevention shields that an effect makes (419.7 of 2004, 615 of 2011). */
import type { Effect, Filter, Quantity, Thing } from '../../language/index.ts'
import { mapped, part, rule, type Syntax, wordings, words } from '../core/index.ts'
import { filter, isFilter, recipient, thing, written } from '../nouns/index.ts'
import { hasTarget, SAME_THING } from './clause.ts'

type Prevent = Extract<Effect, { kind: 'preventDamage' }>

const combat: Syntax<{ readonly combatOnly: boolean }> = wordings(
  part()`${{ combatOnly: words('damage', false) }}`,
  part()`${{ combatOnly: words('combat damage', true) }}`,
)
/** "Red sources", or one thing as a filter that only it matches. */
const sources: Syntax<Filter> = wordings(
  filter('many'),
  mapped(thing, {
    to: (what): Filter | undefined =>
      what.kind === 'all' || what.kind === 'choose'
        ? undefined
        : { noun: 'source', is: [{ is: 'thing', thing: what }] },
    is: isFilter,
    from: ({ noun, is: [only, more] }) => (noun === 'source' && only?.is === 'thing' && !more ? only.thing : undefined),
  }),
)

/** "... to you", "... to you by red sources", "... by target creature", or nothing: all damage there is. */
const toAnyone = { to: null } as const
const fromAnything = { from: null } as const
const would = wordings(
  part({ ...toAnyone, ...fromAnything })`that would be dealt [this turn / this turn by any source]`,
  part(fromAnything)`that would be dealt to ${{ to: recipient }} this turn`,
  part(fromAnything)`that would be dealt this turn to ${{ to: recipient }}`,
  part(toAnyone)`that would be dealt this turn by ${{ from: sources }}`,
  part(toAnyone)`that would be dealt by ${{ from: sources }} this turn`,
  part(toAnyone)`${{ from: sources }} would deal this turn`,
  part()`that would be dealt to ${{ to: recipient }} this turn by ${{ from: sources }}`,
)

const next: Syntax<{ readonly n: Quantity }> = part()`${{ n: written }}`

/** "Prevent the next 3 damage that would be dealt to you this turn", "prevent all combat damage ...". */
export const preventDamage = wordings(
  rule('preventDamage')`prevent the next ${next} ${combat} ${would}`,
  rule('preventDamage', { n: null })`prevent all ${combat} ${would}`,
) as Syntax<Prevent>

const againIt = (what: Thing): Thing => (hasTarget(what) ? SAME_THING : what)
const isPrevent = (effect: Effect | undefined): effect is Prevent => effect?.kind === 'preventDamage'

/** "Prevent all combat damage that would be dealt to and dealt by target creature this turn": two shields. */
export const preventBoth: Syntax<readonly Effect[]> = mapped(
  part()`prevent all ${combat} that would be dealt to and dealt by ${{ to: thing }} this turn`,
  {
    to: ({ combatOnly, to }): readonly Effect[] | undefined => {
      if (to.kind === 'all' || to.kind === 'choose') return undefined
      const by: Filter = { noun: 'source', is: [{ is: 'thing', thing: againIt(to) }] }
      const shield = { kind: 'preventDamage', n: null, combatOnly } as const
      return [
        { ...shield, to, from: null },
        { ...shield, to: null, from: by },
      ]
    },
    is: (value): value is readonly Effect[] => Array.isArray(value) && value.length === 2,
    from: ([first]) =>
      isPrevent(first) && first.to !== null ? { combatOnly: first.combatOnly, to: first.to as Thing } : undefined,
  },
)
