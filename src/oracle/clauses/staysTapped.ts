/** "Those creatures don't untap during that player's next untap step": a rule for that player, used up by the step. */
import type { Effect, Filter, Players, Predicate } from '../../language/index.ts'
import { mapped, narrowed, part, type Syntax, shaped, wordings } from '../core/index.ts'
import { definite, filter, isSaid, possessive, takePredicate, withPredicate } from '../nouns/index.ts'
import { hasTarget } from './clause.ts'
import { thatPlayers } from './particles.ts'

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
const keptBy = ({ who, rule, about }: Ruled): Said | undefined =>
  rule.kind === 'untapsAtMost' && about === undefined ? { who, what: rule.what } : undefined

/** "Its controller's" step is each permanent's own (`restrictions.ts`). */
const theirs = narrowed(possessive, (who) => who?.kind !== 'you' && who?.kind !== 'controllerOf')
const isHeld = (one: Predicate): one is Extract<Predicate, { is: 'controlled' }> => one.is === 'controlled'
const unheld = narrowed(filter('many'), ({ is }) => !is.some(isHeld))

/** "Creatures don't untap during target player's next untap step." */
const described = shaped(
  part()`${{ what: unheld }} don't untap during ${{ who: theirs }} next untap step`,
  ({ what, who }) => kept(who, what),
)
/** Once it has been said who that is, "their" step is that player's. */
const isNamed = (who: Players): boolean => hasTarget(who) || isSaid(who)
/** "Lands target player controls don't untap during their next untap step": only their own could untap in it. */
const controlled: Syntax<Ruled> = mapped(
  part()`${{ what: filter('many') }} don't untap during ${thatPlayers} next untap step`,
  {
    to: ({ what }) => {
      const found = takePredicate(what, isHeld)
      return found && isNamed(found.taken.by) ? kept(found.taken.by, found.rest) : undefined
    },
    is: isRuled,
    from: (effect) => {
      const said = keptBy(effect)
      return said && isNamed(said.who)
        ? { what: withPredicate(said.what, { is: 'controlled', by: said.who }) }
        : undefined
    },
  },
)
/** "Those creatures don't untap during that player's next untap step." */
const named = shaped(
  part()`${{ about: definite }} don't|doesn't untap during ${{ who: theirs }} next untap step`,
  ({ about, who }) => ({ ...kept(who, ANYTHING), about }),
)

export const staysTappedNext: Syntax<Ruled> = wordings(described, controlled, named)
