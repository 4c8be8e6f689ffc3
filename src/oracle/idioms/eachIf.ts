/**
 * "You gain 4 life if {G} was spent to cast this spell and 4 life if {W} was spent to cast this spell": each by itself.
 */
import {
  COLORS,
  type Color,
  type Condition,
  type Duration,
  type Effect,
  type Quantity,
  type Thing,
} from '../../language/index.ts'
import {
  type Effects,
  type Hit,
  hit,
  isEffects,
  lifeAmount,
  move,
  playerAgain,
  ruleFor,
  thingAgain,
  until,
} from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import { either, mapped, part, replaced, type Syntax, sameValue, series, shaped, wordings } from '../core/index.ts'
import { color } from '../lexicon/index.ts'
import { thing } from '../nouns/index.ts'
import { saidKeyword } from '../reading/index.ts'

type If = Extract<Effect, { kind: 'if' }>
const isIf = (effect: Effect | undefined): effect is If => effect?.kind === 'if' && effect.otherwise.length === 0
const onlyIf = (effect: Effect, asked: Condition): If => ({
  kind: 'if',
  condition: asked,
  then: [effect],
  otherwise: [],
})

/** Each with words of its own. */
const withOwnWords = (plain: Syntax<Effect>): Syntax<Effects> =>
  shaped(
    wordings(
      part()`${{ first: plain }} if ${{ one: condition }} and ${{ second: plain }} if ${{ other: condition }}`,
      part()`${{ first: plain }} if ${{ one: condition }}, and ${{ second: plain }} if ${{ other: condition }}`,
    ),
    ({ first, one, second, other }) => [onlyIf(first, one), onlyIf(second, other)],
  )

/** What is said where the verb isn't said again: so much life, so much damage, a rule and how long. */
type Again = Quantity | Hit | Pick<Ruled, 'rule' | 'duration'>
type Ruled = Extract<Effect, { kind: 'playerRule' }>
const again: Syntax<Again> = either(lifeAmount, hit, ruleFor)
/** The same verb, of the same subject. */
function doneAgain(first: Effect, said: Again): Effect | undefined {
  if (typeof said === 'object' && 'rule' in said)
    return first.kind === 'playerRule' && sameValue(first.duration, said.duration)
      ? { kind: 'playerRule', who: playerAgain(first.who), ...said }
      : undefined
  if (typeof said === 'object' && 'to' in said)
    return first.kind === 'damage' && !first.divided
      ? { kind: 'damage', source: thingAgain(first.source), ...said, divided: false }
      : undefined
  return first.kind === 'gainLife' || first.kind === 'loseLife'
    ? { kind: first.kind, who: playerAgain(first.who), n: said }
    : undefined
}
/** And back. */
function saidAgain(second: Effect): Again | undefined {
  if (second.kind === 'playerRule') return { rule: second.rule, duration: second.duration }
  if (second.kind === 'damage') return { n: second.n, to: second.to }
  return second.kind === 'gainLife' || second.kind === 'loseLife' ? second.n : undefined
}
interface VerbOnce {
  readonly first: Effect
  readonly one: Condition
  readonly second: Again
  readonly other: Condition
}
/** "You gain 4 life if ... and 4 life if ...": the verb is said once. */
const withOneVerb = (plain: Syntax<Effect>): Syntax<Effects> =>
  mapped(part()`${{ first: plain }} if ${{ one: condition }} and ${{ second: again }} if ${{ other: condition }}`, {
    to: ({ first, one, second, other }: VerbOnce): Effects | undefined => {
      const done = doneAgain(first, second)
      return done && [onlyIf(first, one), onlyIf(done, other)]
    },
    is: isEffects,
    from: ([one, other, more]): VerbOnce | undefined => {
      if (!isIf(one) || !isIf(other) || more !== undefined) return undefined
      const [first, second] = [one.then[0], other.then[0]]
      const said = second && saidAgain(second)
      return first && said !== undefined && sameValue(doneAgain(first, said), second)
        ? { first, one: one.condition, second: said, other: other.condition }
        : undefined
    },
  })

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
/**
 * "Gain protection from white if you control a Plains, from blue if you control an Island, and from ...": each by
 * itself.
 */
const protections: Syntax<Effects> = mapped(
  part()`${{ duration: until }}, ${{ what: thing }} gain|gains protection ${{
    from: series(part()`from ${{ color }} if ${{ condition }}`, 'and', { min: 2, max: 5 }),
  }}`,
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
const forEachColor: Syntax<Effects> = mapped(part()`for each color, ${{ effect: move }}`, {
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
  wordings(withOwnWords(plain), withOneVerb(plain), protections, forEachColor)
