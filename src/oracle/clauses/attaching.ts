/** Attaching Auras and Equipment (2011:701.3): what "another" is other than there. */
import type { Effect, Filter, Predicate, Thing } from '../../language/index.ts'
import { mapped, narrowed, phrase, rule, type Syntax, sameValue, wordings } from '../core/index.ts'
import { filter, ONE, said, thing, withPredicate } from '../nouns/index.ts'

type Choice = Extract<Thing, { kind: 'choose' }>
/** What is being attached is attached to it: "another" is another one than that. */
const HOST_NOW = { kind: 'hostOf', thing: said('itself') as unknown as Thing } as const
const NOT_THERE: Predicate = { is: 'notThing', thing: HOST_NOW }
const SAME_CONTROLLER: Predicate = { is: 'controlled', by: { kind: 'controllerOf', thing: HOST_NOW } }
const chosenWith = (of: Filter, ...more: readonly Predicate[]): Choice => ({
  kind: 'choose',
  filter: [NOT_THERE, ...more].reduce(withPredicate, of),
  count: ONE,
  by: { kind: 'you' },
})
/** "Another permanent with the same controller", other than the one that it is attached to. */
const another = (words: Syntax<Filter>, ...more: readonly Predicate[]): Syntax<Thing> =>
  mapped(words, {
    to: (of) => (of.noun === 'permanent' ? chosenWith(of, ...more) : undefined),
    is: (value): value is Choice => (value as Thing | null)?.kind === 'choose',
    from: (what) => {
      const is = what.filter.is.filter((one) => ![NOT_THERE, ...more].some((other) => sameValue(one, other)))
      const of: Filter = { noun: what.filter.noun, is }
      return sameValue(chosenWith(of, ...more), what) ? of : undefined
    },
  }) as Syntax<Thing>
const elsewhere: Syntax<Thing> = wordings(
  another(phrase`another ${filter('one')}`),
  another(phrase`another ${filter('one')} with the same controller`, SAME_CONTROLLER),
)
/** Of "another creature" generally says that it is other than what has the ability: here it is other than the host. */
const isOther = (to: Thing): boolean => to.kind === 'choose' && to.filter.is.some((one) => one.is === 'other')
const attachTo = rule('attach')`attach|attaches ${{ what: thing }} to ${{ to: narrowed(thing, (to) => !isOther(to)) }}`
/** "Attach target Aura to target creature", "... attached to a creature to another creature". */
const ANY_OTHER = { kind: 'choose', filter: { noun: 'permanent', is: [] }, count: ONE, by: { kind: 'you' } } as const
export const attach = wordings(
  attachTo,
  rule('attach')`attach|attaches ${{ what: thing }} to ${{ to: elsewhere }}`,
  rule('attach', { to: ANY_OTHER, fits: true })`attach|attaches ${{ what: thing }} to another permanent it can enchant`,
) as Syntax<Extract<Effect, { kind: 'attach' }>>
