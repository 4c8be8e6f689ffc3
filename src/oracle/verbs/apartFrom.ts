/** Sentences after an effect on many that say more of each of them; and two verbs of one player with one object. */
import type { Effect, Filter, Players, Predicate, Quantity, Thing } from '../../language/index.ts'
import { mapped, part, type Syntax, sameValue } from '../core/index.ts'
import { filter, measure, player, thing } from '../nouns/index.ts'
import { SAME_THING } from './clause.ts'

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
/** "... destroy all creatures that didn't attack. Ignore this effect for each creature that player didn't control ..." */
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

interface Gaining {
  readonly noun: Filter
  readonly n: Quantity
}
type ForEach = Extract<Effect, { kind: 'forEach' }>
const DESTROYED: Predicate = { is: 'thisWay', done: 'destroyed' }
const gaining = (noun: Filter, n: Quantity): ForEach => ({
  kind: 'forEach',
  each: { noun: noun.noun, is: [...noun.is, DESTROYED] },
  effects: [{ kind: 'gainLife', who: { kind: 'controllerOf', thing: SAME_THING }, n }],
})
/** "The controller of each of those artifacts gains life equal to its mana value", of those that were destroyed. */
export const controllersGain: Syntax<ForEach> = mapped(
  part()`the controller of each of those ${{ noun: filter('many') }} gains life equal to ${{ n: measure }}` as Syntax<Gaining>,
  {
    to: ({ noun, n }): ForEach => gaining(noun, n),
    is: (value): value is ForEach => (value as Effect | null)?.kind === 'forEach',
    from: ({ each, effects: [gain] }): Gaining | undefined => {
      const noun = { noun: each.noun, is: each.is.slice(0, -1) }
      return gain?.kind === 'gainLife' && sameValue(each.is.at(-1), DESTROYED) ? { noun, n: gain.n } : undefined
    },
  },
)

/** "That player untaps ~ and gains control of it". */
export const untapsAndTakes: Syntax<Effects> = mapped(
  part()`${{ who: player }} untaps ${{ what: thing }} and gains control of it` as Syntax<{
    readonly who: Players
    readonly what: Thing
  }>,
  {
    to: ({ who, what }): Effects => [
      { kind: 'untap', what },
      { kind: 'modify', what: SAME_THING, changes: [{ kind: 'control', by: who }], duration: { kind: 'permanent' } },
    ],
    is: isEffects,
    from: ([untap, take, more]) => {
      const [change] = take?.kind === 'modify' ? take.changes : []
      return untap?.kind === 'untap' && change?.kind === 'control' && more === undefined
        ? { who: change.by, what: untap.what }
        : undefined
    },
  },
)
