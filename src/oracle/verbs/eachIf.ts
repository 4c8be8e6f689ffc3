/** "You gain 4 life if {G} was spent to cast this spell and 4 life if {W} was spent to cast this spell": each by itself. */
import {
  COLORS,
  type Color,
  type Condition,
  type Duration,
  type Effect,
  type Players,
  type Quantity,
  type Thing,
} from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import { mapped, part, replaced, type Syntax, sameValue, series, wordings } from '../core/index.ts'
import { color } from '../lexicon/index.ts'
import { player, thing } from '../nouns/index.ts'
import { saidKeyword } from '../surface.ts'
import { lifeAmount } from './amounts.ts'
import { hasTarget, SAME_PLAYER, SAME_THING } from './clause.ts'
import { type Hit, hit } from './damage.ts'
import { thisTurn, until } from './durations.ts'
import { move } from './move.ts'
import { playerRule } from './playerRules.ts'

type If = Extract<Effect, { kind: 'if' }>
type Effects = readonly Effect[]
interface Both<T> {
  readonly first: T
  readonly one: Condition
  readonly second: T
  readonly other: Condition
}
const isIf = (effect: Effect | undefined): effect is If => effect?.kind === 'if' && effect.otherwise.length === 0
const onlyIf = (effect: Effect, asked: Condition): If => ({
  kind: 'if',
  condition: asked,
  then: [effect],
  otherwise: [],
})
const isEffects = (value: unknown): value is Effects => Array.isArray(value)
/** The two effects and what each depends on; `undefined` if they are no such two. */
function bothOf([first, second, more]: Effects): Both<Effect> | undefined {
  if (!isIf(first) || !isIf(second) || more !== undefined) return undefined
  const [a, b] = [first.then[0], second.then[0]]
  return a && b && first.then.length + second.then.length === 2
    ? { first: a, one: first.condition, second: b, other: second.condition }
    : undefined
}

/** Each with words of its own. */
const withOwnWords = (plain: Syntax<Effect>): Syntax<Effects> => {
  const said = (text: 'and' | ', and'): Syntax<Both<Effect>> =>
    (text === 'and'
      ? part()`${{ first: plain }} if ${{ one: condition }} and ${{ second: plain }} if ${{ other: condition }}`
      : part()`${{ first: plain }} if ${{ one: condition }}, and ${{ second: plain }} if ${{
          other: condition,
        }}`) as Syntax<Both<Effect>>
  return mapped(wordings(said('and'), said(', and')), {
    to: ({ first, one, second, other }): Effects => [onlyIf(first, one), onlyIf(second, other)],
    is: isEffects,
    from: bothOf,
  })
}

interface Lives extends Both<Quantity> {
  readonly who: Players
}
/** The verb is said once. */
const lives: Syntax<Effects> = mapped(
  part()`${{ who: player }} gain|gains ${{ first: lifeAmount }} if ${{ one: condition }} and ${{
    second: lifeAmount,
  }} if ${{ other: condition }}` as Syntax<Lives>,
  {
    to: ({ who, first, one, second, other }): Effects => [
      onlyIf({ kind: 'gainLife', who, n: first }, one),
      onlyIf({ kind: 'gainLife', who: hasTarget(who) ? SAME_PLAYER : who, n: second }, other),
    ],
    is: isEffects,
    from: (effects): Lives | undefined => {
      const both = bothOf(effects)
      return both?.first.kind === 'gainLife' && both.second.kind === 'gainLife'
        ? { ...both, who: both.first.who, first: both.first.n, second: both.second.n }
        : undefined
    },
  },
)
interface Hits extends Both<Hit> {
  readonly source: Thing
}
const hits: Syntax<Effects> = mapped(
  part()`${{ source: thing }} deal|deals ${{ first: hit }} if ${{ one: condition }} and ${{ second: hit }} if ${{
    other: condition,
  }}` as Syntax<Hits>,
  {
    to: ({ source, first, one, second, other }): Effects => [
      onlyIf({ kind: 'damage', source, ...first, divided: false }, one),
      onlyIf({ kind: 'damage', source: hasTarget(source) ? SAME_THING : source, ...second, divided: false }, other),
    ],
    is: isEffects,
    from: (effects): Hits | undefined => {
      const both = bothOf(effects)
      if (both?.first.kind !== 'damage' || both.second.kind !== 'damage') return undefined
      const dealt = ({ n, to }: Hit): Hit => ({ n, to })
      return { ...both, source: both.first.source, first: dealt(both.first), second: dealt(both.second) }
    },
  },
)
type Rule = Extract<Effect, { kind: 'playerRule' }>
interface Rules extends Both<Rule['rule']> {
  readonly who: Players
  readonly duration: Rule['duration']
  readonly again: Rule['duration']
}
const rules: Syntax<Effects> = mapped(
  part()`${{ who: player }} ${{ first: playerRule }} ${{ duration: thisTurn }} if ${{ one: condition }} and ${{
    second: playerRule,
  }} ${{ again: thisTurn }} if ${{ other: condition }}` as Syntax<Rules>,
  {
    to: ({ who, first, one, second, other, duration, again }): Effects | undefined =>
      sameValue(duration, again)
        ? [
            onlyIf({ kind: 'playerRule', who, rule: first, duration }, one),
            onlyIf({ kind: 'playerRule', who: hasTarget(who) ? SAME_PLAYER : who, rule: second, duration }, other),
          ]
        : undefined,
    is: isEffects,
    from: (effects): Rules | undefined => {
      const both = bothOf(effects)
      if (both?.first.kind !== 'playerRule' || both.second.kind !== 'playerRule') return undefined
      const { who, rule: first, duration } = both.first
      return { ...both, who, duration, again: both.second.duration, first, second: both.second.rule }
    },
  },
)

interface ProtectedFrom {
  readonly color: Color
  readonly condition: Condition
}
interface Protecting {
  readonly duration: Duration
  readonly what: Thing
  readonly from: readonly ProtectedFrom[]
}
type Modify = Extract<Effect, { kind: 'modify' }>
const protectedFrom = (color: Color): Modify['changes'] => [
  { kind: 'gain', ability: saidKeyword({ name: 'protection', from: { is: 'color', color } }) },
]
/** "Gain protection from white if you control a Plains, from blue if you control an Island, and from ...": each by itself. */
const protections: Syntax<Effects> = mapped(
  part()`${{ duration: until }}, ${{ what: thing }} gain|gains protection ${{
    from: series(part()`from ${{ color }} if ${{ condition }}` as Syntax<ProtectedFrom>, 'and', { min: 2, max: 5 }),
  }}` as Syntax<Protecting>,
  {
    to: ({ duration, what, from }): Effects | undefined =>
      what.kind === 'all'
        ? from.map((one) =>
            onlyIf({ kind: 'modify', what, changes: protectedFrom(one.color), duration }, one.condition),
          )
        : undefined,
    is: isEffects,
    from: (effects): Protecting | undefined => {
      const all = effects.filter(isIf).flatMap(({ then: [only, more], condition: asked }) => {
        const change = only?.kind === 'modify' && more === undefined ? only.changes[0] : undefined
        const keyword = change?.kind === 'gain' && change.ability.kind === 'keyword' ? change.ability.keyword : null
        return only?.kind === 'modify' && keyword?.name === 'protection' && keyword.from.is === 'color'
          ? [{ effect: only, said: { color: keyword.from.color, condition: asked } }]
          : []
      })
      const [first] = all
      return first && all.length === effects.length && all.length > 1
        ? { duration: first.effect.duration, what: first.effect.what, from: all.map(({ said }) => said) }
        : undefined
    },
  },
)

type Move = Extract<Effect, { kind: 'move' }>
type Together = Extract<Effect, { kind: 'together' }>
const OF_THAT_COLOR = { is: 'chosen', what: 'color' } as const
const colored = (effect: Move, from: object, to: object): Move =>
  replaced(effect, (node) => (sameValue(node, from) ? { to } : null)) as Move
const inColors = (effect: Move): Together => ({
  kind: 'together',
  effects: COLORS.map((one) => colored(effect, OF_THAT_COLOR, { is: 'color', color: one })),
})
/** "For each color, return up to one target card of that color from your graveyard to your hand": five targets. */
const forEachColor: Syntax<Effects> = mapped(part()`for each color, ${{ effect: move }}` as Syntax<{ effect: Move }>, {
  to: ({ effect }): Effects | undefined => {
    const each = inColors(effect)
    return sameValue(each.effects[0], effect) ? undefined : [each]
  },
  is: isEffects,
  from: ([only, more]) => {
    const first = only?.kind === 'together' && more === undefined ? only.effects[0] : undefined
    const effect = first?.kind === 'move' ? colored(first, { is: 'color', color: COLORS[0] }, OF_THAT_COLOR) : undefined
    return effect && sameValue(inColors(effect), only) ? { effect } : undefined
  },
})

/** Two effects in one sentence, each under a condition of its own. */
export const eachIf = (plain: Syntax<Effect>): Syntax<Effects> =>
  wordings(withOwnWords(plain), lives, hits, rules, protections, forEachColor)
