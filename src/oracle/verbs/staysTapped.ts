/** "Those creatures don't untap during that player's next untap step": a rule for that player, used up by the step. */
import type { Effect, Filter, Players, Predicate, Thing } from '../../language/index.ts'
import { mapped, part, type Syntax, wordings } from '../core/index.ts'
import { definite, filter, isFilter, possessive, takePredicate, withPredicate } from '../nouns/index.ts'
import { hasTarget } from './clause.ts'

type Ruled = Extract<Effect, { kind: 'playerRule' }>
interface Said {
  readonly who: Players
  readonly what: Filter
}

const isRuled = (value: unknown): value is Ruled => (value as Effect | null)?.kind === 'playerRule'
const ANYTHING: Filter = { noun: 'permanent', is: [] }
const kept = (who: Players, what: Filter): Ruled => ({
  kind: 'playerRule',
  who,
  rule: { kind: 'untapsAtMost', n: 0, what },
  duration: { kind: 'nextUntapStep' },
})
const keptBy = ({ who, rule, duration, about }: Ruled): (Said & { readonly about?: Thing }) | undefined =>
  rule.kind === 'untapsAtMost' && rule.n === 0 && duration.kind === 'nextUntapStep'
    ? { who, what: rule.what, ...(about === undefined ? {} : { about }) }
    : undefined

/** "Its controller's" step is each permanent's own (`restrictions.ts`). */
const isAnothers = (who: unknown): who is Players =>
  (who as Players).kind !== 'you' && (who as Players).kind !== 'controllerOf'
const theirs: Syntax<Players> = mapped(possessive, {
  to: (who) => (isAnothers(who) ? who : undefined),
  is: isAnothers,
  from: (who) => who,
})
const isHeld = (one: Predicate): one is Extract<Predicate, { is: 'controlled' }> => one.is === 'controlled'
const anyones = (what: Filter): Filter | undefined => (what.is.some(isHeld) ? undefined : what)
const unheld: Syntax<Filter> = mapped(filter('many'), { to: anyones, is: isFilter, from: anyones })

/** "Creatures don't untap during target player's next untap step." */
const described: Syntax<Ruled> = mapped(
  part()`${{ what: unheld }} don't untap during ${{ who: theirs }} next untap step`,
  {
    to: ({ what, who }) => kept(who, what),
    is: isRuled,
    from: (effect) => (effect.about === undefined ? keptBy(effect) : undefined),
  },
)
/** "Lands target player controls don't untap during their next untap step": only their own could untap in it. */
const controlled: Syntax<Ruled> = mapped(
  part()`${{ what: filter('many') }} don't untap during [their / that player's / the player's] next untap step`,
  {
    to: ({ what }) => {
      const found = takePredicate(what, isHeld)
      return found && hasTarget(found.taken.by) ? kept(found.taken.by, found.rest) : undefined
    },
    is: isRuled,
    from: (effect) => {
      const said = effect.about === undefined ? keptBy(effect) : undefined
      return said && hasTarget(said.who)
        ? { what: withPredicate(said.what, { is: 'controlled', by: said.who }) }
        : undefined
    },
  },
)
/** "Those creatures don't untap during that player's next untap step." */
const named: Syntax<Ruled> = mapped(
  part()`${{ about: definite }} don't|doesn't untap during ${{ who: theirs }} next untap step`,
  {
    to: ({ about, who }) => ({ ...kept(who, ANYTHING), about }),
    is: isRuled,
    from: (effect) => {
      const said = keptBy(effect)
      return said?.about === undefined ? undefined : { about: said.about, who: said.who }
    },
  },
)

export const staysTappedNext: Syntax<Ruled> = wordings(described, controlled, named)
