/** Votes and villainous choices (today:701.38, 701.55). */
import type { Effect } from '../../language/index.ts'
import { capital, part, series, type Syntax, shaped, verbatim } from '../core/index.ts'
import { player } from '../nouns/index.ts'

/** "Votes for death or taxes": words of the card's own. */
export const vote = part({ kind: 'vote' })`vote|votes for ${{
  options: series(verbatim('an option', 1), 'or', { min: 2, max: 4 }),
}}`

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
