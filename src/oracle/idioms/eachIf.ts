/**
 * "You gain 4 life if {G} was spent to cast this spell and 4 life if {W} was spent to cast this spell": each by itself.
 */
import { COLORS, type Color, type Condition, type Duration, type Effect, type Thing } from '../../language/index.ts'
import {
  type Effects,
  hit,
  isEffects,
  lifeAmount,
  move,
  playerAgain,
  playerRule,
  thingAgain,
  thisTurn,
  until,
} from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import { derived, mapped, part, replaced, type Syntax, sameValue, series, shaped, wordings } from '../core/index.ts'
import { color } from '../lexicon/index.ts'
import { player, thing } from '../nouns/index.ts'
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

/** The verb is said once. */
const lives: Syntax<Effects> = shaped(
  part()`${{ who: player }} gain|gains ${{ first: lifeAmount }} if ${{ one: condition }} and ${{
    second: lifeAmount,
  }} if ${{ other: condition }}`,
  ({ who, first, one, second, other }) => [
    onlyIf({ kind: 'gainLife', who, n: first }, one),
    onlyIf({ kind: 'gainLife', who: derived(who, playerAgain), n: second }, other),
  ],
)
const hits: Syntax<Effects> = shaped(
  part()`${{ source: thing }} deal|deals ${{ first: hit }} if ${{ one: condition }} and ${{ second: hit }} if ${{
    other: condition,
  }}`,
  ({ source, first, one, second, other }) => [
    onlyIf({ kind: 'damage', source, ...first, divided: false }, one),
    onlyIf({ kind: 'damage', source: derived(source, thingAgain), ...second, divided: false }, other),
  ],
)
const rules: Syntax<Effects> = shaped(
  part()`${{ who: player }} ${{ first: playerRule }} ${{ duration: thisTurn }} if ${{ one: condition }} and ${{
    second: playerRule,
  }} ${{ again: thisTurn }} if ${{ other: condition }}`,
  ({ who, first, one, second, other, duration, again }) => [
    onlyIf({ kind: 'playerRule', who, rule: first, duration }, one),
    onlyIf({ kind: 'playerRule', who: derived(who, playerAgain), rule: second, duration: again }, other),
  ],
  { when: ({ duration, again }) => sameValue(duration, again) },
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
  wordings(withOwnWords(plain), lives, hits, rules, protections, forEachColor)
