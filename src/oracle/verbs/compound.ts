/** Effects that hold effects: "may", "unless", "if", delayed triggers, and several in one sentence. */
import type { Ability, Cost, Effect, Players, Quantity, Trigger } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import {
  apart,
  either,
  lazy,
  mapped,
  maybe,
  part,
  phrase,
  repeat,
  replaced,
  rule,
  type Syntax,
  sameValue,
  series,
  wordings,
} from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { laterEvent, laterMoment, spokenEvent } from '../events/index.ts'
import { each, measure, player, thing } from '../nouns/index.ts'
import { saidKeyword } from '../surface.ts'
import { isQuantity } from './amounts.ts'
import { type Deed, type Doing, hasTarget, SAME_PLAYER, YOU } from './clause.ts'
import { flipCoin } from './coins.ts'
import { damageToSeveral } from './damage.ts'
import { until } from './durations.ts'
import { clash } from './exchange.ts'
import { destroyedForGood } from './forGood.ts'
import { winAndLose } from './game.ts'
import type { Modify } from './modify.ts'
import { endable } from './offers.ts'
import { doings, ordersTo, plainEffect } from './plain.ts'
import { preventBoth } from './prevent.ts'
import { bothSubjects, sharedThing } from './shared.ts'
import { brokenTie } from './ties.ts'
import { objectsTogether } from './together.ts'

export type Effects = readonly Effect[]
const isEffects = (value: unknown): value is Effects => Array.isArray(value)

/** A list of just this one. */
const alone = (effect: Syntax<Effect>): Syntax<Effects> => repeat(effect, { max: 1 })

/** "A", "A and B", "A, B, and C", "A, then B". */
const several = (effect: Syntax<Effect>): Syntax<Effects> =>
  wordings(series(effect, 'and', { max: 4 }), series(effect, 'then', { min: 2, max: 4 }))

const notYou: Syntax<Players> = mapped(player, {
  to: (who) => (who.kind === 'you' ? undefined : who),
  is: (value): value is Players => typeof value === 'object' && value !== null && (value as Players).kind !== 'you',
  from: (who) => who,
})

/** "You may draw a card", "that player may sacrifice a land". */
function may(granted: Syntax<Ability>): Syntax<Effect> {
  return wordings(
    rule('may', { who: YOU })`you may ${{ effects: apart(several(ordersTo(YOU, granted))) }}`,
    rule('may')`${{ who: notYou }} may ${{ effects: apart(several(ordersTo(SAME_PLAYER, granted))) }}`,
  ) as Syntax<Effect>
}

/** "You may instead draw two cards": an optional replacement (419). */
export function mayInstead(granted: Syntax<Ability>): Syntax<Effect> {
  return wordings(
    rule('may', { who: YOU })`you may instead ${{ effects: apart(several(ordersTo(YOU, granted))) }}`,
    rule('may')`${{ who: notYou }} may instead ${{ effects: apart(several(ordersTo(SAME_PLAYER, granted))) }}`,
  ) as Syntax<Effect>
}

const isPayment = (cost: unknown): cost is Cost =>
  Array.isArray(cost) && (cost as Cost).every((one) => one.kind === 'mana' || one.kind === 'payLife')
/** Only mana and life: anything else to be done is an effect ("you may sacrifice a land. If you do, ..."). */
const paying: Syntax<Cost> = mapped(payment, {
  to: (cost) => (isPayment(cost) ? cost : undefined),
  is: isPayment,
  from: (cost) => cost,
})

/** "You may pay {2}. If you do, draw a card." */
function mayPay(effects: Syntax<Effects>): Syntax<Effect> {
  return wordings(
    rule('mayPay', { otherwise: [] })`${{ who: player }} may ${{ cost: apart(paying) }}.
      If [you / they / that player / the player] [do / does], ${{ then: effects }}`,
    rule('mayPay', { then: [] })`${{ who: player }} may ${{ cost: apart(paying) }}.
      If [you / they / that player / the player] [don't / doesn't], ${{ otherwise: effects }}`,
  ) as Syntax<Effect>
}

/** "Counter target spell unless its controller pays {2}." */
const unless = (plain: Syntax<Effect>): Syntax<Effect> =>
  rule('mayPay', {
    then: [],
  })`${{ otherwise: alone(plain) }} unless ${{ who: player }} ${{ cost: payment }} ${maybe`for each ${{
    times: each,
  }}`}` as Syntax<Effect>

const if_ = rule('if', { otherwise: [] })

/** "If you control a Swamp, draw a card", "draw a card if ...", "If you do, ...". */
function conditional(plain: Syntax<Effect>, effects: Syntax<Effects>): Syntax<Effect> {
  return wordings(
    if_`if ${{ condition }}, ${{ then: effects }}`,
    if_`${{ then: alone(plain) }} if ${{ condition }}`,
    rule('if')`${{ otherwise: alone(plain) }}. If ${{ condition }}, ${{ then: apart(alone(plain)) }} instead`,
    rule('if')`if ${{ condition }}, ${{ then: effects }}. Otherwise, ${{ otherwise: effects }}`,
  ) as Syntax<Effect>
}

const later: Syntax<Trigger> = laterMoment

/** "At the beginning of the next end step, ...", before or after. The pronoun pass finds what it is about. */
function delayed(plain: Syntax<Effect>, effects: Syntax<Effects>): Syntax<Effect> {
  const made = rule('delayed', { remember: null, once: true })
  const thisTurn = { remember: null, until: 'endOfTurn' } as const
  return wordings(
    made`${{ effects: wordings(alone(plain), objectsTogether) }} at ${{ trigger: later }}`,
    made`at ${{ trigger: later }}, ${{ effects }}`,
    made`when ${{ trigger: spokenEvent }}, ${{ effects }}`,
    rule('delayed', { ...thisTurn, once: true })`when ${{ trigger: laterEvent }} this turn, ${{ effects }}`,
    rule('delayed', { ...thisTurn, once: false })`whenever ${{ trigger: laterEvent }} this turn, ${{ effects }}`,
  ) as Syntax<Effect>
}

/** What can't be named twice, as a target or a choice, is referred back to. */
const again = (who: Players): Players => (hasTarget(who) ? SAME_PLAYER : who)

interface SharedPlayer {
  readonly who: Players
  readonly does: readonly Doing<Deed>[]
}

/** "Target player draws two cards and loses 2 life". */
function sharedPlayer(granted: Syntax<Ability>): Syntax<Effects> {
  const doing = doings(granted)
  const does = wordings(series(doing, 'and', { min: 2, max: 4 }), series(doing, 'then', { min: 2, max: 4 }))
  return mapped(part()`${{ who: player }} ${{ does }}`, {
    to: ({ who, does: list }: SharedPlayer) =>
      list.map((one, i) => ({ who: i === 0 ? who : again(who), ...one }) as Effect),
    is: isEffects,
    from: (effects): SharedPlayer | undefined => {
      const [first] = effects
      if (!first || !('who' in first)) return undefined
      const list = effects.map(({ ...one }) => {
        if ('who' in one) Reflect.deleteProperty(one, 'who')
        return one as unknown as Doing<Deed>
      })
      return { who: first.who, does: list }
    },
  })
}

const X: Quantity = { kind: 'x' }
const isX = (value: unknown): boolean => isQuantity(value) && typeof value === 'object' && value.kind === 'x'
const DESCRIBED = new Set([
  'count',
  'statistic',
  'counters',
  'life',
  'zoneSize',
  'sum',
  'times',
  'beyondFirst',
  'half',
  'extreme',
  'chosenNumber',
  'thisWay',
])

/** The first described amount, outermost first. */
function described(node: unknown): Quantity | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  if ('kind' in node && DESCRIBED.has(String(node.kind))) return node as Quantity
  for (const one of Object.values(node)) {
    const found = described(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** "~ deals X damage to target creature, where X is the number of ..." */
function whereX(effects: Syntax<Effects>): Syntax<Effects> {
  return mapped(part()`${{ effects }}, where X is ${{ x: measure }}`, {
    to: ({ effects: said, x }) => {
      const meant = replaced(said, (one) => (isX(one) ? { to: x } : null)) as Effects
      return described(said) || hasTarget(x) || sameValue(meant, said) ? undefined : meant
    },
    is: isEffects,
    from: (meant) => {
      const x = described(meant)
      if (x === undefined) return undefined
      const key = JSON.stringify(x)
      const effects = replaced(meant, (one) => (JSON.stringify(one) === key ? { to: X } : null)) as Effects
      return { effects, x }
    },
  })
}

const CHOOSE_COLOR: Effect = { kind: 'makeChoice', who: YOU, choice: 'color' }
const PROTECTION = saidKeyword({ name: 'protection', from: { is: 'chosen', what: 'color' } })
const PROTECTED: Modify['changes'] = [{ kind: 'gain', ability: PROTECTION }]
/** "Target creature gains protection from the color of your choice until end of turn": chosen as that happens. */
const protectedByChoice: Syntax<Effects> = mapped(
  part()`${{ what: thing }} gain|gains protection from the color of your choice ${{ duration: until }}`,
  {
    to: ({ what, duration }): Effects => [
      CHOOSE_COLOR,
      { kind: 'modify', what, changes: PROTECTED, duration } as Modify,
    ],
    is: isEffects,
    from: ([choice, gained, more]) =>
      sameValue(choice, CHOOSE_COLOR) &&
      gained?.kind === 'modify' &&
      more === undefined &&
      sameValue(gained.changes, PROTECTED)
        ? { what: gained.what, duration: gained.duration }
        : undefined,
  },
)

/** "For each opponent, ..." */
const forEach = (effects: Syntax<Effects>): Syntax<Effect> =>
  rule('eachPlayer')`for ${{ who: player }}, ${{ effects }}` as Syntax<Effect>

const OPENING = new Set<Effect['kind']>(['may', 'if', 'delayed', 'eachPlayer', 'flipCoin', 'clash', 'endable'])
const isOpening = (effect: Effect): boolean => OPENING.has(effect.kind) || effect.kind === 'mayPay'

/** Winning and losing in one sentence happens at once: it is one effect. */
const endsTwice = (effects: Effects): boolean =>
  (['winGame', 'loseGame'] as const).every((kind) => effects.some((effect) => effect.kind === kind))

/** "You may", "if ..." and "at the beginning of ..." apply to all that follows: nothing stands beside them. */
const isList = (value: unknown): value is Effects =>
  isEffects(value) && (value.length < 2 || !isOpening(value[0] as Effect)) && !endsTwice(value) && !mixesSpans(value)

/** "Until end of turn, creatures become black and lands become Swamps": the duration is said of both. */
function mixesSpans(effects: Effects): boolean {
  const changing = effects.filter((one): one is Modify => one.kind === 'modify' && one.changes.every(isOfValues))
  const lasting = changing.filter(({ duration }) => duration.kind === 'permanent')
  return lasting.length > 0 && lasting.length < changing.length
}
const isOfValues = ({ kind }: Modify['changes'][number]): boolean => kind !== 'restrict' && kind !== 'control'

function listed(clause: Syntax<Effect>): Syntax<Effects> {
  return mapped(several(clause), { to: (all) => (isList(all) ? all : undefined), is: isList, from: (all) => all })
}

/** One sentence without its full stop. */
export function sentence(granted: Syntax<Ability>): Syntax<Effects> {
  const inner: Syntax<Effects> = apart(lazy(() => whole))
  const plain = plainEffect(granted) as Syntax<Effect>
  const compound = either(
    may(granted),
    wordings(unless(plain), mayPay(inner)),
    flipCoin(inner, notYou),
    clash(inner),
    conditional(plain, inner),
    delayed(plain, inner),
    forEach(inner),
    endable(granted, plain, several(either(plain, delayed(plain, inner))), later),
  )
  const list = listed(either(plain, compound))
  const whole = wordings(
    list,
    sharedPlayer(granted),
    sharedThing(granted),
    damageToSeveral,
    objectsTogether,
    alone(winAndLose),
    preventBoth,
    whereX(list),
    brokenTie(list),
    destroyedForGood(either(list, objectsTogether)),
    bothSubjects(granted),
    protectedByChoice,
  )
  return apart(wordings(whole, phrase`then ${whole}`))
}
