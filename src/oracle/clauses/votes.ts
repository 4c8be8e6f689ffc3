/** Votes, villainous choices, venturing, the Ring (today:701.38, 701.49, 701.54, 701.55). */
import type { Effect } from '../../language/index.ts'
import { capital, part, rule, type Syntax, series, shaped, verbatim, wordings, words } from '../core/index.ts'
import { player } from '../nouns/index.ts'

/** "Votes for death or taxes": words of the card's own. */
export const vote = part({ kind: 'vote' })`vote|votes for ${{
  options: series(verbatim('an option', 1), 'or', { min: 2, max: 4 }),
}}`

/** Which of two each player is, as you choose. */
export const befriend = words('for each player, choose friend or foe', {
  kind: 'befriend',
  who: { kind: 'you' },
  among: { kind: 'eachPlayer' },
} as const)

/** "Venture into the dungeon", "ventures into the Undercity" (today:701.49). */
export const venture = part({ kind: 'venture' })`venture|ventures into the ${wordings(
  part()`dungeon`,
  part()`${{ into: words('Undercity', 'Undercity') }}`,
)}`

/** "The Ring tempts you" (today:701.54). */
export const tempt = rule('tempt')`the Ring tempts ${{ who: player }}`

/** "Each opponent faces a villainous choice — They discard a card, or you draw a card": one after the other. */
export const villainous = (effect: Syntax<Effect>): Syntax<Effect> =>
  shaped(
    part()`${{ who: player }} face|faces a villainous choice — ${{ first: capital(effect) }}, or ${{ second: effect }}`,
    ({ who, first, second }) => ({
      kind: 'eachPlayer',
      who,
      effects: [{ kind: 'eitherOf', effects: [first, second], by: { kind: 'they' } }],
    }),
  )
