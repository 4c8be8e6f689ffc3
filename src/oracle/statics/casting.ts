/** What a card says about how it may itself be cast (401.4, 401.5 of 2004). */

import type { Filter } from '../../language/index.ts'
import { notThat, onlyWhen, spendOnX } from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import { part, rule, table, wordings } from '../core/index.ts'
import { payment } from '../costs/index.ts'

const zone = table('a zone', { 'your graveyard': 'graveyard', exile: 'exile' } as const)
const ITSELF: Filter = { noun: 'card', is: [{ is: 'thing', thing: { kind: 'self' } }] }
/** "You may cast this card from your graveyard": a rule that the card gives the player, about the card. */
export const castItselfFrom = part({
  kind: 'playFrom',
  what: ITSELF,
  lands: false,
})`may cast ~ from ${{ zone }}`
/** "You may cast this spell as though it had flash", for a price or with a consequence. */
export const castAnytime = wordings(
  rule('castAnytime', { more: [], sacrificed: false })`you may cast [this spell / ~] as though it had flash`,
  rule('castAnytime', {
    sacrificed: false,
  })`you may cast [this spell / ~] as though it had flash if you ${{ more: payment }} more to cast it`,
  rule('castAnytime', {
    more: [],
    sacrificed: true,
  })`you may cast [this spell / ~] as though it had flash. If you cast it any time a sorcery couldn't have been cast,
    the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step`,
)
/** "Spend only black mana on X." */
export const xOnly = rule('xOnly')`${spendOnX}`
/** "Cast this spell only during combat", "You can't cast this spell unless you control a Forest." */
export const castOnly = wordings(
  rule('castOnly')`cast ~ only ${{ condition: onlyWhen }}`,
  rule('castOnly')`you can't cast [~ / this spell] unless ${{ condition }}`,
  rule('castOnly')`you can't cast [~ / this spell] if ${{ condition: notThat(condition) }}`,
)
