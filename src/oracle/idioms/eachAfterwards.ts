/** Sentences after an effect on many that say more of each of them; and two verbs of one player with one object. */
import type { Effect, Filter, Predicate } from '../../language/index.ts'
import { lifeAmount, SAME_THING } from '../clauses/index.ts'
import { many, mapped, narrowed, part, quiet, type Syntax, sameValue, shaped, wordings } from '../core/index.ts'
import { definite, filter, isFilter, player, thing } from '../nouns/index.ts'

type Effects = readonly Effect[]
type Delayed = Extract<Effect, { kind: 'delayed' }>
type Destroy = Extract<Effect, { kind: 'destroy' }>
const isEffects = (value: unknown): value is Effects => Array.isArray(value)

interface Ignoring {
  readonly effects: Effects
  readonly each: Filter
}
const butNot = (each: Filter): Predicate => ({ is: 'not', of: { is: 'allOf', of: each.is } })
/** The effect with one more quality of what it destroys, and back; `undefined`: it isn't such an effect. */
function changed(effects: Effects, change: (of: Filter) => Filter | undefined): Effects | undefined {
  const [only, more] = effects
  const [inner, second] = only?.kind === 'delayed' ? only.effects : []
  if (more !== undefined || second !== undefined || inner?.kind !== 'destroy' || inner.what.kind !== 'all')
    return undefined
  const such = change(inner.what.filter)
  if (such === undefined) return undefined
  const destroy: Destroy = { ...inner, what: { kind: 'all', filter: such } }
  return [{ ...(only as Delayed), effects: [destroy] }]
}
/**
 * "... destroy all creatures that didn't attack. Ignore this effect for each creature that player didn't control ..."
 */
export const ignoring = (effects: Syntax<Effects>): Syntax<Effects> =>
  mapped(part()`${{ effects }}. Ignore this effect for each ${{ each: filter('one') }}` as Syntax<Ignoring>, {
    to: ({ effects: all, each }): Effects | undefined =>
      changed(all, (of) => ({ ...of, is: [...of.is, butNot(each)] })),
    is: isEffects,
    from: (all): Ignoring | undefined => {
      let each: Filter | undefined
      const rest = changed(all, (of) => {
        const last = of.is.at(-1)
        if (last?.is !== 'not' || last.of.is !== 'allOf') return undefined
        each = { noun: of.noun, is: last.of.of }
        return { ...of, is: of.is.slice(0, -1) }
      })
      return rest && each && { effects: rest, each }
    },
  })

/** Of those that were just destroyed: "those artifacts". */
const DESTROYED: Predicate = { is: 'thisWay', done: 'destroyed' }
const isPlain = ({ is }: Filter): boolean => !is.some((one) => sameValue(one, DESTROYED))
const those: Syntax<Filter> = mapped(narrowed(filter('many'), isPlain), {
  to: ({ noun, is }): Filter => ({ noun, is: [...is, DESTROYED] }),
  is: isFilter,
  from: ({ noun, is }) => (sameValue(is.at(-1), DESTROYED) ? { noun, is: is.slice(0, -1) } : undefined),
})
/** "The controller of each of those artifacts gains life equal to its mana value", of those that were destroyed. */
export const controllersGain = shaped(
  part()`the controller of each of those ${{ each: those }} gains ${{ n: lifeAmount }}`,
  ({ each, n }) => ({
    kind: 'forEach',
    each,
    effects: [{ kind: 'gainLife', who: { kind: 'controllerOf', thing: SAME_THING }, n }],
  }),
)

/** "Of those creatures", "of them". */
const ofThose: Syntax<Filter> = shaped(
  part()`of ${{ thing: quiet(many(definite)) }}`,
  ({ thing: those }): Filter => ({ noun: 'permanent', is: [{ is: 'thing', thing: those }] }),
)

/** After "for each": "creature you control", "of those creatures". */
export const eachOne: Syntax<Filter> = wordings(filter('one'), ofThose)

const FOR_GOOD = { kind: 'permanent' } as const
/** "That player untaps ~ and gains control of it". */
export const untapsAndTakes: Syntax<Effects> = shaped(
  part()`${{ who: player }} untaps ${{ what: thing }} and gains control of [it / them]`,
  ({ who, what }) => [
    { kind: 'untap', what },
    { kind: 'modify', what: SAME_THING, changes: [{ kind: 'control', by: who }], duration: FOR_GOOD },
  ],
)
