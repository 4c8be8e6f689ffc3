/** What a card says about how it may itself be cast (401.4, 401.5 of 2004). */

import type { Condition, Cost, Filter } from '../../language/index.ts'
import { notThat, onlyWhen, playedFrom, spendOnX, thenExiled } from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import { maybe, narrowed, part, rule, type Syntax, shaped, table, wordings } from '../core/index.ts'
import { gerunds, payment } from '../costs/index.ts'
import { filter } from '../nouns/index.ts'
import type { Standing } from './stages.ts'

const zone = table('a zone', { 'your graveyard': 'graveyard', exile: 'exile' } as const)
const ITSELF: Filter = { noun: 'card', is: [{ is: 'thing', thing: { kind: 'self' } }] }
/** "You may cast this card from your graveyard": a rule that the card gives the player, about the card. */
export const castItselfFrom = part({
  kind: 'playFrom',
  what: ITSELF,
  lands: false,
})`may cast ~ from ${{ zone }}`
const fromGraveyard = rule('castFrom', { zone: 'graveyard' })
/** What it costs so: "by paying {U} rather than paying its mana cost", "by discarding a card in addition to ...". */
const by = wordings(
  part({ also: [] })`by ${{ cost: gerunds }} [rather than paying / instead of] its mana cost`,
  part({ cost: null })`by ${{ also: gerunds }} in addition to paying its other costs`,
)
/** "You may cast ~ from your graveyard by paying {U} rather than paying its mana cost." */
export const castFrom = wordings(
  fromGraveyard`you may cast ~ from your graveyard ${by}`,
  rule('castFrom', {
    zone: 'graveyard',
    exiled: true,
  })`you may cast ~ from your graveyard ${by}. If you cast ~ this way and it would be put into your graveyard, exile it instead`,
)
/** In addition to what else it costs, of one spell or of several. */
const alsoPaid = maybe`by ${{ also: gerunds }} in addition to paying [its / their] other costs`
const aSpell = part({ kind: 'playFrom', lands: false, once: true })`you may cast a ${{
  what: filter('one'),
}} from ${{ zone: playedFrom }} ${alsoPaid} ${thenExiled}`
const YOUR_TURN: Condition = { kind: 'whoseTurn', who: { kind: 'you' } }
/** "During each of your turns, you may cast a creature spell from your graveyard": one each turn. */
export const castOnceEachTurn: Syntax<Standing> = wordings(
  shaped(part()`[once during / during] each of your turns, ${{ rule: aSpell }}`, ({ rule: one }) => ({
    rule: { kind: 'players', who: { kind: 'you' }, rule: one },
    condition: YOUR_TURN,
  })),
  shaped(part()`once each turn, ${{ rule: aSpell }}`, ({ rule: one }) => ({
    rule: { kind: 'players', who: { kind: 'you' }, rule: one },
    condition: null,
  })),
) as Syntax<unknown> as Syntax<Standing>
const isPriced = (one: { readonly also?: Cost; readonly exiled?: true }): boolean =>
  one.also !== undefined || one.exiled !== undefined
/** "You may cast spells from the top of your library by ... in addition to paying their other costs". */
export const castForPrice = narrowed(
  part({ kind: 'playFrom', lands: false })`may cast ${{ what: filter('many') }} from ${{
    zone: playedFrom,
  }} ${alsoPaid} ${thenExiled}`,
  isPriced,
)
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
