/**
 * The events that replacement effects wait for (419.6): "you would draw a card", "~ would die", "it would die this
 * turn".
 */
import type { Covered, Effect, Filter, Players, Replaced, Subject } from '../../language/index.ts'
import { onlyThat } from '../clauses/index.ts'
import {
  either,
  narrowed,
  part,
  phrase,
  prefer,
  rule,
  type Syntax,
  shaped,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { exceptFirst } from '../lexicon/index.ts'
import {
  definite,
  filter,
  host,
  indefinite,
  player,
  possessive,
  recipient,
  self,
  subject,
  targeted,
} from '../nouns/index.ts'

/** "A creature", "a player", "you": whatever is dealt damage; "a creature" here means any, not one to be chosen. */
const ANY_OF_THEM = 'what would be dealt damage is described, never chosen'
/** "An opponent or a permanent an opponent controls". */
const playerOrPermanent: Syntax<Covered> = part({ kind: 'playersAnd' })`${{
  who: table<Players>('a player', { you: { kind: 'you' }, 'an opponent': { kind: 'anOpponent' } }),
}} or ${{ filter: indefinite }}`
export const dealt: Syntax<Covered | null> = prefer(
  ANY_OF_THEM,
  playerOrPermanent,
  table('anything', { 'a creature or player': null, 'a permanent or player': null }),
  shaped(indefinite, (what) => ({ kind: 'all', filter: what })),
  recipient,
)

/** What deals it: "a red source", "any source", `~`, "equipped creature". */
export const dealer: Syntax<Filter> = wordings(
  indefinite,
  singular(phrase`any ${filter('one')}`),
  shaped(either(self, host), onlyThat),
)
/** "A permanent": that can only be put there from the battlefield. */
const permanents = narrowed(subject, (what) => what.kind === 'all' && what.filter.noun === 'permanent')
/** Regeneration replaces this kind of event too (419.6b). */
export const destroyed = part({ on: 'destroyed' })`${{ what: subject }} would be destroyed`
export const drawReplaced = part({ on: 'draw' })`${{ who: player }} would draw a card ${exceptFirst}`
export const lifeReplaced = part({ on: 'gainLife' })`${{ who: player }} would gain life`
/** "That player skips that draw instead": nothing happens in its place (419.6f). */
/** Before what is done in its place: it says nothing more. */
export const skippingDraw = part()`[that player skips / you skip] that draw`
const skipsDraw = wordings(words('that player skips that draw', []), words('you skip that draw', []))
export const skipped: Syntax<readonly Effect[]> = wordings(
  phrase`${skipsDraw} instead`,
  phrase`instead ${skipsDraw}`,
  words('you may skip that draw instead', [{ kind: 'may', who: { kind: 'you' }, effects: [] }]),
)
/** "That player gains no life instead": nothing happens in its place (419.6f). */
export const gainsNothing: Syntax<readonly Effect[]> = wordings(
  words('that player gains no life instead', []),
  words('you gain no life instead', []),
  words('they gain no life instead', []),
)
const DYING = { on: 'moves', from: 'battlefield', to: 'graveyard' } as const
const BURIED = { ...DYING, from: null } as const
const aGraveyard = part()`a graveyard`
/** "A creature", "that creature". */
const what = wordings(subject, definite) as Syntax<Subject>
/** What would happen. */
export const replacedEvent: Syntax<Replaced> = wordings(
  drawReplaced,
  lifeReplaced,
  part(DYING)`${{ what }} would [die / be put into a graveyard from the battlefield]`,
  part(
    BURIED,
  )`${{ what }} would be put into ${wordings(aGraveyard, part()`${{ whose: possessive }} graveyard`)} from anywhere`,
  part(DYING)`${{ what: permanents }} would be put into ${aGraveyard}`,
  destroyed,
  part({ on: 'damage', from: null })`damage would be dealt to ${{ to: dealt }}`,
  part({ on: 'damage' })`${{ from: dealer }} would deal damage to ${{ to: dealt }}`,
  part({ on: 'damage', combat: true })`${{ from: dealer }} would deal combat damage to ${{ to: dealt }}`,
  part({ on: 'damage', combat: false })`${{ from: dealer }} would deal noncombat damage to ${{ to: dealt }}`,
)

/** "Target land would be destroyed": which is known from now on. */
const targetDestroyed = part({ on: 'destroyed' })`${{ what: targeted }} would be destroyed`

/**
 * "The next time you would draw a card this turn, you gain 5 life instead"; "if it would die this turn, exile it
 * instead".
 */
export function replacedThisTurn(effects: Syntax<readonly Effect[]>): Syntax<Effect> {
  const always = rule('replaceEvent', { remember: null, once: false })
  const once = rule('replaceEvent', { remember: null, once: true })
  const event = wordings(replacedEvent, targetDestroyed)
  const done = wordings(part()`${{ instead: effects }} instead`, part()`instead ${{ instead: effects }}`)
  return wordings(
    once`the next time ${{ event }} this turn, ${done}`,
    always`if ${{ event }} this turn, ${done}`,
    always`if ${{ event: lifeReplaced }} this turn, ${{ instead: gainsNothing }}`,
    always`until end of turn, if ${{ event: drawReplaced }}, instead ${skippingDraw} and ${{ instead: effects }}`,
    always`until end of turn, if ${{ event }}, ${done}`,
  ) as Syntax<Effect>
}
