/** "Each player sacrifices a creature. Each player who can't discards a card." */
import { type Ability, type Effect, isEachOf, memoised, type Players } from '../../language/index.ts'
import { type Deed, type Doing, doings, type Effects, isEffects } from '../clauses/index.ts'
import { mapped, part, type Syntax, singular, table } from '../core/index.ts'

/** What has to be done, and what doing it is called: whoever hasn't done it couldn't. */
const OBLIGED = { sacrifice: 'sacrificed', discard: 'discarded' } as const
type Obliged = Extract<Effect, { kind: keyof typeof OBLIGED }>
const isObliged = (effect: Effect | undefined): effect is Obliged =>
  effect !== undefined && effect.kind in OBLIGED && isEachOf((effect as Obliged).who)

type Others = Extract<Players, { kind: 'othersThan' }>
const others = ({ kind }: Obliged, opponents: boolean): Others => ({
  kind: 'othersThan',
  ...(opponents ? { opponents } : {}),
  who: { kind: 'whoDid', done: OBLIGED[kind], filter: null },
})
const isOfOthers = (effect: Effect | undefined): effect is Effect & { readonly who: Others } =>
  effect !== undefined && 'who' in effect && effect.who.kind === 'othersThan' && effect.who.who.kind === 'whoDid'

interface Said {
  readonly first: Effect
  readonly opponents: boolean
  readonly does: Doing<Deed>
}
const who = singular(table('a player', { "each player who can't": false, "each opponent who can't": true }))

/** Each of those who haven't done the first does the second. */
export const whoCant = memoised((plain: Syntax<Effect>) =>
  memoised(
    (granted: Syntax<Ability>): Syntax<Effects> =>
      mapped(part()`${{ first: plain }}. ${{ opponents: who }} ${{ does: doings(granted) }}` as Syntax<Said>, {
        to: ({ first, opponents, does }): Effects | undefined =>
          isObliged(first) ? [first, { who: others(first, opponents), ...does } as Effect] : undefined,
        is: isEffects,
        from: ([first, second, more]): Said | undefined => {
          if (!isObliged(first) || !isOfOthers(second) || more !== undefined) return undefined
          const { who: those, ...does } = second
          return those.who.kind === 'whoDid' && those.who.done === OBLIGED[first.kind] && those.who.filter === null
            ? { first, opponents: those.opponents === true, does: does as Doing<Deed> }
            : undefined
        },
      }),
  ),
)
