/** The frames of abilities: "COSTS: EFFECTS.", "When EVENT, EFFECTS.", lines of keywords, static sentences, spells. */
import {
  type Ability,
  type ActivationLimit,
  type Body,
  type Change,
  type Color,
  type Condition,
  type Cost,
  type Count,
  type Effect,
  type Keyword,
  type ManaCost,
  type StaticRule,
  staticKinds,
  type Trigger,
} from '../language/index.ts'
import { condition } from './conditions/index.ts'
import {
  either,
  lazy,
  mapped,
  named,
  part,
  prefer,
  quiet,
  repeat,
  role,
  rule,
  type Syntax,
  sameValue,
  singular,
  wordings,
  words,
} from './core/index.ts'
import { costs } from './costs/index.ts'
import { atTrigger, hauntedDies, moment, trigger } from './events/index.ts'
import { keyword } from './keywords/index.ts'
import { levelHeading } from './levels.ts'
import { manaCost } from './lexicon/index.ts'
import { FORECAST, limits, spendOnX } from './limits.ts'
import { interveningIf, makeSentences, modeCount } from './sentence.ts'
import {
  changesOf,
  entersTwice,
  playersTwice,
  preventedBoth,
  preventedTo,
  preventedToAndBy,
  severalRules,
  stages,
  staticRule,
} from './statics/index.ts'
import { saidKeyword } from './surface.ts'
import { span } from './timing.ts'
import { eachProduces, offer, verbs } from './verbs/index.ts'

type Of<K extends Ability['kind']> = Extract<Ability, { kind: K }>
const isOf =
  <K extends Ability['kind']>(kind: K) =>
  (value: unknown): value is Of<K> =>
    typeof value === 'object' && value !== null && (value as Ability).kind === kind

/** The words don't say it; `zones.ts` finds it. */
const somewhere = { zone: 'battlefield' } as const

const verbsHere = verbs({ ability: lazy(() => quoted) })
const { body, clause, modes, sentences } = makeSentences(verbsHere.effects)

/** "{T}: Draw a card. Activate only as a sorcery." */
const paid = role('cost', costs)
const plainlyActivated = rule(
  'activated',
  somewhere,
)`${{ cost: paid }}: ${{ body }} ${{ limits: role('limit', limits) }}` as Syntax<Ability>
/** 2011:702.55: the word is short for the limits of an ability whose cost reveals the card. */
const forecast: Syntax<Ability> = mapped(
  rule('activated', { ...somewhere, limits: FORECAST })`forecast — ${{ cost: paid }}: ${{ body }}` as Syntax<Ability>,
  {
    to: (ability) => (revealsItself(ability) ? ability : undefined),
    is: revealsItself,
    from: (ability) => ability,
  },
)
function revealsItself(value: unknown): value is Ability {
  return isOf('activated')(value) && value.cost.some((part) => part.kind === 'reveal' && part.what.kind === 'self')
}
interface ModesLimited {
  readonly cost: Cost
  readonly choose: Count
  readonly limits: readonly ActivationLimit[]
  readonly modes: Body['modes']
}
/** "Choose one. Activate only once each turn. • ... • ...": the limit stands before the modes. */
const limitedModes: Syntax<Ability> = mapped(
  part()`${{ cost: paid }}: choose ${{ choose: modeCount }}. ${{ limits: role('limit', limits) }} \n${{
    modes,
  }}` as Syntax<ModesLimited>,
  {
    to: ({ cost, choose, limits: when, modes: all }): Ability | undefined =>
      when.length === 0
        ? undefined
        : ({ kind: 'activated', ...somewhere, cost, body: { choose, modes: all }, limits: when } as unknown as Ability),
    is: isOf('activated') as (value: unknown) => value is Ability,
    from: (ability) => {
      if (ability.kind !== 'activated' || ability.body.choose === null || ability.limits.length === 0) return undefined
      const { cost, body: does, limits: when } = ability
      return { cost, choose: does.choose as Count, limits: when, modes: does.modes }
    },
  },
)
interface ModePaid {
  readonly mode: readonly Effect[]
  readonly colors: readonly Color[]
}
interface ModesPaid {
  readonly cost: Cost
  readonly choose: Count
  readonly modes: readonly ModePaid[]
}
/** "Choose one — • ... Spend only white mana on X. • ...": every mode says it. */
const modesPaid: Syntax<Ability> = mapped(
  part()`${{ cost: paid }}: choose ${{ choose: modeCount }} — \n${{
    modes: repeat(part()`• ${{ mode: sentences }} ${spendOnX}.`, { separator: '\n', min: 2 }),
  }}` as Syntax<ModesPaid>,
  {
    to: ({ cost, choose, modes: all }): Ability | undefined => {
      const [{ colors } = { colors: [] }] = all
      const body = { choose, modes: all.map(({ mode }) => mode) }
      return all.every((one) => sameValue(one.colors, colors))
        ? ({ kind: 'activated', ...somewhere, cost, body, limits: [{ kind: 'xOnly', colors }] } as unknown as Ability)
        : undefined
    },
    is: isOf('activated') as (value: unknown) => value is Ability,
    from: (ability): ModesPaid | undefined => {
      if (ability.kind !== 'activated' || ability.body.choose === null) return undefined
      const [limit, more] = ability.limits
      if (limit?.kind !== 'xOnly' || more !== undefined) return undefined
      const { colors } = limit
      const { choose, modes: all } = ability.body
      return { cost: ability.cost, choose, modes: all.map((mode) => ({ mode, colors })) }
    },
  },
)
const activated = wordings(forecast, plainlyActivated, limitedModes, modesPaid)

const IF_BELONGS_TO_THE_EVENT = 'an "if" right after the event is the condition of the trigger (404.3), not an effect'
const frame = rule('triggered', somewhere)
const atMoment = role('when', part()`at ${{ trigger: role('event', atTrigger) }}`)
const whenEvent = role('when', part()`[when / whenever] ${{ trigger: role('event', quiet(trigger)) }}`)
const unconditional = rule('triggered', { ...somewhere, condition: null })
const inFront: Syntax<Ability> = prefer(
  IF_BELONGS_TO_THE_EVENT,
  frame`${atMoment}, ${{ condition: interveningIf }} ${{ body }}` as Syntax<Ability>,
  frame`${whenEvent}, ${{ condition: interveningIf }} ${{ body }}` as Syntax<Ability>,
  unconditional`${atMoment}, ${{ body }}` as Syntax<Ability>,
  unconditional`${whenEvent}, ${{ body }}` as Syntax<Ability>,
)
/** 404.5: the event may come after what the ability does. */
const behind: Syntax<Ability> = mapped(
  unconditional`${{ body: clause }} ${role('when', part()`at ${{ trigger: role('event', quiet(moment)) }}`)}.` as Syntax<Ability>,
  {
    // "When ~ attacks, destroy it at end of combat" begins with its own event.
    to: (ability) => (isWaiting(ability) ? undefined : ability),
    is: (value): value is Ability => isOf('triggered')(value) && !isWaiting(value),
    from: (ability) => ability,
  },
)
function isWaiting(ability: Ability): boolean {
  if (ability.kind !== 'triggered') return false
  const [sentence] = (ability.body.modes[0] ?? []) as readonly { readonly effects?: readonly Effect[] }[]
  return sentence?.effects?.[0]?.kind === 'delayed'
}
const triggered: Syntax<Ability> = wordings(inFront, behind)

/** "Creatures you control get +1/+1." */
const plainly = part({ kind: 'static', ...somewhere })`${role('do', staticRule(verbsHere))}.` as Syntax<Ability>
/** 408.2j. */
const ignorable = part({ kind: 'static', ...somewhere })`${role('do', staticRule(verbsHere))}. ${{ ignorable: offer }}
  [/ for that player] to ignore this effect until end of turn.` as Syntax<Ability>
const isIgnorable = (value: unknown): value is Ability =>
  isOf('static')(value) && value.ignorable !== undefined && IGNORED.has(value.rule.kind)
const IGNORED = staticKinds(({ ignorable }) => ignorable === true)
const suspended: Syntax<Ability> = mapped(ignorable, {
  to: (ability) => (isIgnorable(ability) ? ability : undefined),
  is: isIgnorable,
  from: (ability) => ability,
})
const standing = wordings(plainly, suspended)

const keywordAbility: Syntax<Ability> = mapped(role('keyword', keyword as Syntax<Keyword>), {
  to: saidKeyword,
  is: isOf('keyword'),
  from: (ability) => ability.keyword,
})

/** In quotes: a granted ability. */
const quoted: Syntax<Ability> = named('an ability', either(activated, triggered, standing))

type Abilities = readonly Ability[]
const single = (ability: Syntax<Ability>): Syntax<Abilities> => repeat(ability, { max: 1 })

/** 2004:502.21a: "kicker {1} and/or {R}" is two abilities. */
const kickers: Syntax<Abilities> = mapped(
  role('keyword', part()`kicker ${{ first: manaCost }} and/or ${{ second: manaCost }}`),
  {
    to: ({ first, second }): Abilities => [kickerFor(first), kickerFor(second)],
    is: (value): value is Abilities => Array.isArray(value) && value.length === 2 && value.every(isOf('keyword')),
    from: ([first, second]) => {
      const [a, b] = [manaOfKicker(first), manaOfKicker(second)]
      return a === null || b === null ? undefined : { first: a, second: b }
    },
  },
)
const kickerFor = (mana: ManaCost): Ability => saidKeyword({ name: 'kicker', cost: [{ kind: 'mana', mana }] })
function manaOfKicker(ability: Ability | undefined): ManaCost | null {
  if (ability?.kind !== 'keyword' || ability.keyword.name !== 'kicker') return null
  const [only, more] = ability.keyword.cost
  return only?.kind === 'mana' && more === undefined ? only.mana : null
}

const keywords: Syntax<Abilities> = wordings(
  repeat(keywordAbility, { separator: ',' }),
  repeat(keywordAbility, { separator: ';', min: 2 }),
  kickers,
)
type Static = Of<'static'>
type Affecting = Static & { readonly rule: Extract<StaticRule, { kind: 'affect' }> }
const isAffecting = (ability: Ability | undefined): ability is Affecting =>
  ability?.kind === 'static' && ability.rule.kind === 'affect'

interface Contrast {
  readonly first: Ability
  readonly changes: readonly Change[]
}

/** "Enchanted creature gets +1/+2 as long as it's white. Otherwise, it gets -2/-1": two rules about one subject. */
const contrast: Syntax<Abilities> = mapped(
  part()`${{ first: plainly }} Otherwise, ${singular(words('it'))} ${{ changes: changesOf(verbsHere) }}.` as Syntax<Contrast>,
  {
    to: ({ first, changes }): Abilities | undefined => {
      if (!isAffecting(first) || first.condition === null) return undefined
      const { what } = first.rule
      return [
        first,
        { ...first, condition: { kind: 'not', of: first.condition }, rule: { kind: 'affect', what, changes } },
      ]
    },
    is: (value): value is Abilities => Array.isArray(value) && value.length === 2,
    from: ([first, second]) =>
      isAffecting(first) &&
      isAffecting(second) &&
      second.condition?.kind === 'not' &&
      sameValue(second.condition.of, first.condition) &&
      sameValue(second.rule.what, first.rule.what)
        ? { first, changes: second.rule.changes }
        : undefined,
  },
)

const statics: Syntax<Abilities> = wordings(repeat(standing, { separator: '' }), contrast)
const spell: Syntax<Abilities> = single(rule('spell')`${{ body }}` as Syntax<Ability>)

/** 404.5: a rule, and the ability that its action triggers, in one paragraph. */
const linked: Syntax<Abilities> = mapped(part()`${{ rule: plainly }} ${{ then: inFront }}`, {
  to: ({ rule: first, then }): Abilities => [first, then],
  is: isLinked,
  from: ([first, then]) => ({ rule: first as Ability, then: then as Ability }),
})
/** "Prevent all damage that would be dealt to and dealt by ~": two rules. */
const bothWays: Syntax<Abilities> = mapped(part()`${role('do', preventedBoth)}.`, {
  to: (both): Abilities =>
    preventedToAndBy(both).map(
      (one) => ({ kind: 'static', ...somewhere, condition: null, rule: one }) as unknown as Ability,
    ),
  is: (value): value is Abilities => Array.isArray(value) && value.length === 2 && value.every(isOf('static')),
  from: ([to]) => (to?.kind === 'static' ? preventedTo(to.rule) : undefined),
})
/** "{3}, {T} or {U}, {T}: ...": an ability for each of the costs; one that counts its activations would be one ability. */
const twoCosts: Syntax<Abilities> = mapped(
  part()`${{ first: paid }} or ${{ second: paid }}: ${{ body }} ${{ limits: role('limit', limits) }}` as Syntax<EitherCost>,
  {
    to: ({ first, second, ...rest }): Abilities | undefined =>
      rest.limits.some(({ kind }) => kind === 'timesPerTurn')
        ? undefined
        : [first, second].map((cost) => ({ kind: 'activated', ...somewhere, cost, ...rest }) as unknown as Ability),
    is: (value): value is Abilities => Array.isArray(value) && value.length === 2 && value.every(isOf('activated')),
    from: ([first, second]): EitherCost | undefined => {
      if (first?.kind !== 'activated' || second?.kind !== 'activated') return undefined
      const { cost, body: does, limits: when } = first
      return sameValue(does, second.body) ? { first: cost, second: second.cost, body: does, limits: when } : undefined
    },
  },
)
interface EitherCost extends Pick<Of<'activated'>, 'body' | 'limits'> {
  readonly first: Cost
  readonly second: Cost
}

interface Twice {
  readonly condition: Condition | null
  readonly rules: readonly StaticRule[]
}
/** "If ~ was kicked, it enters with a +1/+1 counter on it and with flying": two rules under one condition. */
const doubled: Syntax<Abilities> = mapped(
  wordings(
    part({ condition: null })`${role('do', part()`${{ rules: entersTwice(verbsHere) }}`)}.`,
    part()`if ${{ condition }}, ${role('do', part()`${{ rules: entersTwice(verbsHere) }}`)}.`,
    part({ condition: null })`${role('do', part()`${{ rules: playersTwice }}`)}.`,
    part({ condition: null })`${role('do', part()`${{ rules: eachProduces }}`)}.`,
    part()`${{ condition: span }}, ${role('do', part()`${{ rules: playersTwice }}`)}.`,
  ) as Syntax<Twice>,
  {
    to: ({ condition: asked, rules }): Abilities =>
      rules.map((one) => ({ kind: 'static', ...somewhere, condition: asked, rule: one }) as unknown as Ability),
    is: (value): value is Abilities => Array.isArray(value) && value.length > 1 && value.every(isOf('static')),
    from: (all): Twice | undefined => {
      const rules = all.filter(isOf('static'))
      const asked = rules[0]?.condition ?? null
      return rules.every((one) => sameValue(one.condition, asked))
        ? { condition: asked, rules: rules.map((one) => one.rule) }
        : undefined
    },
  },
)
/** "~ gets +0/+2 as long as you control a Plains, and has flying as long as ...": a rule for each. */
const staged: Syntax<Abilities> = mapped(
  part()`${{ stages: role('do', wordings(stages(verbsHere), severalRules(verbsHere))) }}.`,
  {
    to: ({ stages: all }): Abilities =>
      all.map((one) => ({ kind: 'static', ...somewhere, ...one }) as unknown as Ability),
    is: (value): value is Abilities => Array.isArray(value) && value.length > 1 && value.every(isOf('static')),
    from: (all) => ({
      stages: all.flatMap((one) => (one.kind === 'static' ? { rule: one.rule, condition: one.condition } : [])),
    }),
  },
)
function isLinked(value: unknown): value is Abilities {
  return Array.isArray(value) && value.length === 2 && isOf('static')(value[0]) && isOf('triggered')(value[1])
}

interface Haunting {
  readonly first: Trigger
  readonly second: Trigger
  readonly body: Body
}
type Triggered = Of<'triggered'>
const bothTriggered = (value: unknown): value is readonly [Triggered, Triggered] =>
  Array.isArray(value) && value.length === 2 && value.every(isOf('triggered'))
/** 2011:702.53: what it does on the battlefield, and what it does in exile where it haunts: two abilities. */
const haunting: Syntax<Abilities> = mapped(
  part()`when ${{ first: role('event', quiet(trigger)) }} or ${{
    second: role('event', hauntedDies),
  }}, ${{ body }}` as Syntax<Haunting>,
  {
    to: ({ first, second, body: does }): Abilities =>
      [first, second].map((event) => ({ ...UNCONDITIONAL, trigger: event, body: does }) as unknown as Ability),
    is: (value): value is Abilities => bothTriggered(value),
    from: (both) =>
      bothTriggered(both) && sameValue(both[0].body, both[1].body)
        ? { first: both[0].trigger, second: both[1].trigger, body: both[0].body }
        : undefined,
  },
)
const UNCONDITIONAL = { kind: 'triggered', ...somewhere, condition: null } as const

/** A paragraph of a permanent's text. */
export const permanentParagraph: Syntax<Abilities> = either(
  keywords,
  single(activated),
  twoCosts,
  single(triggered),
  haunting,
  wordings(statics, doubled, staged, bothWays, role('do', levelHeading)),
  linked,
)

const EFFECTS_FIRST = 'the sentences of an instant or sorcery are what it does, unless they can only be rules'
/** A paragraph of the text of an instant or sorcery. */
export const spellParagraph: Syntax<Abilities> = either(
  keywords,
  single(activated),
  single(triggered),
  prefer(EFFECTS_FIRST, spell, statics),
)
