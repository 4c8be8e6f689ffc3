/** What happens later: at a moment, or when something happens (2004: 404.4, 2011: 603.7). */
import type { Effect } from '../../language/index.ts'
import { alone, type Effects, objectsTogether } from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import { part, rule, type Syntax, shaped, wordings } from '../core/index.ts'
import { laterEvent, laterMoment, nextCast, spokenEvent, thisCombatsEnd } from '../events/index.ts'

type Delayed = Extract<Effect, { kind: 'delayed' }>
/** "Sacrifice it at the beginning of the next end step if it has mana value 3 or less": that is asked by then. */
const ifThen = (plain: Syntax<Effect>): Syntax<Delayed> =>
  shaped(
    part()`${{ then: alone(plain) }} at ${{ trigger: laterMoment }} if ${{ condition }}`,
    ({ then, trigger, condition: asked }) => ({
      kind: 'delayed',
      remember: null,
      once: true,
      trigger,
      effects: [{ kind: 'if', condition: asked, then, otherwise: [] }],
    }),
  )

const during = part()`[until end of turn / this turn]`
/** "At the beginning of the next end step, ...", before or after. The pronoun pass finds what it is about. */
export function delayed(plain: Syntax<Effect>, effects: Syntax<Effects>): Syntax<Effect> {
  const made = rule('delayed', { remember: null, once: true })
  const thisTurn = { remember: null, until: 'endOfTurn' } as const
  return wordings(
    made`${{ effects: wordings(alone(plain), objectsTogether) }} at ${{ trigger: laterMoment }}`,
    ifThen(plain),
    made`at ${{ trigger: laterMoment }}, ${{ effects }}`,
    made`when ${{ trigger: spokenEvent }}, ${{ effects }}`,
    made`${{ effects: alone(plain) }} when ${{ trigger: spokenEvent }}`,
    rule('delayed', { ...thisTurn, once: true })`at ${{ trigger: thisCombatsEnd }}, ${{ effects }}`,
    rule('delayed', { ...thisTurn, once: true })`when ${{ trigger: laterEvent }} this turn, ${{ effects }}`,
    rule('delayed', { ...thisTurn, once: true })`when ${{ trigger: nextCast }} this turn, ${{ effects }}`,
    rule('delayed', { ...thisTurn, once: true })`${during}, when ${{ trigger: laterEvent }}, ${{ effects }}`,
    rule('delayed', { ...thisTurn, once: false })`whenever ${{ trigger: laterEvent }} this turn, ${{ effects }}`,
    rule('delayed', {
      remember: null,
      until: 'endOfCombat',
      once: false,
    })`whenever ${{ trigger: laterEvent }} this combat, ${{ effects }}`,
    rule('delayed', {
      remember: null,
      until: 'yourNextTurn',
      once: false,
    })`until your next turn, whenever ${{ trigger: laterEvent }}, ${{ effects }}`,
    rule('delayed', {
      ...thisTurn,
      once: false,
    })`${during}, whenever ${{ trigger: laterEvent }}, ${{ effects }}`,
  )
}
