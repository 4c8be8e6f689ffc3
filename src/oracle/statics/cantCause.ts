/** What the opponents' spells and abilities can't make players do. */
import type { CausedDeed, Players, StaticRule } from '../../language/index.ts'
import { mapped, part, type Syntax, series, table } from '../core/index.ts'

type Rules = readonly StaticRule[]
interface Said {
  readonly by: 'opponents' | 'own'
  readonly to: readonly CausedDeed[]
}
/** Who is kept from it: you, of what others control; or the opponents, of what they control themselves. */
const WHO: Readonly<Record<Said['by'], Players>> = { opponents: { kind: 'you' }, own: { kind: 'eachOpponent' } }

/** "Spells and abilities your opponents control can't cause you to discard cards or sacrifice permanents": a rule each. */
export const cantCause: Syntax<Rules> = mapped(
  part()`spells and abilities your opponents control can't cause ${{
    by: table('whom', { you: 'opponents', 'their controller': 'own' } as const),
  }} to ${{
    to: series(
      table<CausedDeed>('what players do', {
        'discard cards': 'discard',
        'sacrifice permanents': 'sacrifice',
        'search their library': 'search',
      }),
      'or',
      { max: 2 },
    ),
  }}` as Syntax<Said>,
  {
    to: ({ by, to }): Rules =>
      to.map((one) => ({ kind: 'players', who: WHO[by], rule: { kind: 'cantBeMade', to: one, by } })),
    is: (value): value is Rules => Array.isArray(value),
    from: (rules): Said | undefined => {
      const made = rules.flatMap((one) => (one.kind === 'players' && one.rule.kind === 'cantBeMade' ? [one.rule] : []))
      const [first] = made
      return first && made.length === rules.length ? { by: first.by, to: made.map(({ to }) => to) } : undefined
    },
  },
)
