/** What a card says about how it may itself be cast (401.4, 401.5 of 2004). */

import type { Filter, PlayerRule } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import { part, rule, type Syntax, table, wordings } from '../core/index.ts'
import { onlyWhen } from '../limits.ts'

const zone = table('a zone', { 'your graveyard': 'graveyard', exile: 'exile' } as const)
const ITSELF: Filter = { noun: 'card', is: [{ is: 'thing', thing: { kind: 'granter', object: null } }] }
/** "You may cast this card from your graveyard": a rule that the card gives the player, about the card. */
export const castItselfFrom = part({
  kind: 'playFrom',
  what: ITSELF,
  lands: false,
})`may cast ~ from ${{ zone }}` as Syntax<PlayerRule>
/** "Cast this spell only during combat", "You can't cast this spell unless you control a Forest." */
export const castOnly = wordings(
  rule('castOnly')`cast ~ only ${{ condition: onlyWhen }}`,
  rule('castOnly')`you can't cast ~ unless ${{ condition }}`,
)
