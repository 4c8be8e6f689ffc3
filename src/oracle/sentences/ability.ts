/** The frames of abilities: "COSTS: EFFECTS.", "When EVENT, EFFECTS.", lines of keywords, static sentences, spells. */
import {
  type Ability,
  type Color,
  type Condition,
  type Cost,
  type Count,
  type Effect,
  type Keyword,
  type ManaCost,
  type StaticRule,
  staticKinds,
} from '../../language/index.ts'
import { BOAST, EXHAUST, eachProduces, FORECAST, limits, POWER_UP, spendOnX } from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import {
  capital,
  either,
  lazy,
  mapped,
  maybe,
  named,
  narrowed,
  part,
  prefer,
  quiet,
  repeat,
  role,
  rule,
  type Syntax,
  sameValue,
  shaped,
  table,
  wordings,
} from '../core/index.ts'
import { costs } from '../costs/index.ts'
import { atTrigger, hauntedDies, moment, trigger, whenever } from '../events/index.ts'
import { offer, verbs } from '../idioms/index.ts'
import { keyword } from '../keywords/index.ts'
import { manaCost } from '../lexicon/index.ts'
import { saidKeyword } from '../reading/index.ts'
import {
  bothAffected,
  bothRuled,
  cantCause,
  changesOf,
  cheaperAndKept,
  enters,
  entersTwice,
  playersTwice,
  preventedBoth,
  severalRules,
  stages,
  staticRule,
  whenSo,
} from '../statics/index.ts'
import { castThenEnters } from './castFrom.ts'
import { anchors, maxSpeed } from './hadWhile.ts'
import { classLevel, toSolve } from './headings.ts'
import { levelHeading } from './levels.ts'
import { headedModes } from './modes.ts'
import { ofRemovedCounters, speaksOfRemoved } from './removedCounters.ts'
import { contrast, further, furtherWhile, OF_THE_SAME } from './sameSubject.ts'
import { interveningIf, isRow, makeSentences, modeCount } from './sentence.ts'

type Of<K extends Ability['kind']> = Extract<Ability, { kind: K }>
const isOf =
  <K extends Ability['kind']>(kind: K) =>
  (value: unknown): value is Of<K> =>
    typeof value === 'object' && value !== null && (value as Ability).kind === kind

/** The words don't say it; `meaning/zones.ts` finds it. */
const somewhere = { zone: 'battlefield' } as const

const verbsHere = verbs({ ability: lazy(() => quoted) })
const { body, clause, modes, priced, rows, sentences, spell: ofSpell } = makeSentences(verbsHere.effects)

/** "{T}: Draw a card. Activate only as a sorcery." */
const paid = role('cost', costs)
const plainlyActivated = rule(
  'activated',
  somewhere,
)`${{ cost: paid }}: ${{ body }} ${{ limits: role('limit', limits) }}` as Syntax<Ability>
/** 2011:702.55: the word is short for the limits of an ability whose cost reveals the card. */
const forecast = narrowed(
  rule('activated', { ...somewhere, limits: FORECAST })`forecast — ${{ cost: paid }}: ${{ body }}`,
  ({ cost }) => cost.some((one) => one.kind === 'reveal' && one.what.kind === 'self'),
)
/** today:702.142: the word is short for the limits. */
const boast = rule('activated', { ...somewhere, limits: BOAST })`boast — ${{ cost: paid }}: ${{ body }}`
/** today:702.177. */
const exhaust = rule('activated', { ...somewhere, limits: EXHAUST })`exhaust — ${{ cost: paid }}: ${{ body }}`
/** today:702.193. */
const powerUp = rule('activated', { ...somewhere, limits: POWER_UP })`power-up — ${{ cost: paid }}: ${{ body }}`
/** "Choose one. Activate only once each turn. • ... • ...": the limit stands before the modes. */
const limitedModes = shaped(
  part()`${{ cost: paid }}: choose ${{ choose: modeCount }}. ${{ limits: role('limit', limits) }} \n${{ modes }}`,
  ({ cost, choose, limits: when, modes: all }) => ({
    kind: 'activated',
    ...somewhere,
    cost,
    body: { choose, modes: all },
    limits: when,
  }),
  { when: (said) => said.limits.length > 0 },
)
interface TableLimited {
  readonly cost: Cost
  readonly first: readonly Effect[]
  readonly limits: Of<'activated'>['limits']
  readonly rows: readonly Effect[]
}
/** "Roll a d20. Activate only once each turn. 1—9 | ...": the limit stands before the table (today:706.3). */
const limitedTable: Syntax<Ability> = mapped(
  part()`${{ cost: paid }}: ${{ first: sentences }} ${{ limits: role('limit', limits) }} \n${{
    rows,
  }}` as unknown as Syntax<TableLimited>,
  {
    to: ({ cost, first, limits: when, rows: all }): Ability | undefined =>
      when.length === 0
        ? undefined
        : ({
            kind: 'activated',
            ...somewhere,
            cost,
            body: { choose: null, modes: [[...first, ...all]] },
            limits: when,
          } as unknown as Ability),
    is: isOf('activated') as (value: unknown) => value is Ability,
    from: (ability): TableLimited | undefined => {
      if (ability.kind !== 'activated' || ability.limits.length === 0 || ability.body.choose !== null) return undefined
      const [mode = []] = ability.body.modes
      const at = mode.findIndex(isRow)
      return at > 0
        ? { cost: ability.cost, first: mode.slice(0, at), limits: ability.limits, rows: mode.slice(at) }
        : undefined
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
  }}`,
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
/** They have no address yet: `addresses.ts` gives them theirs. */
const activated = wordings(
  forecast,
  boast,
  exhaust,
  powerUp,
  narrowed(plainlyActivated, (said) => !speaksOfRemoved(said)),
  ofRemovedCounters(plainlyActivated),
  limitedModes,
  limitedTable,
  modesPaid,
) as Syntax<unknown> as Syntax<Ability>

const IF_BELONGS_TO_THE_EVENT = 'an "if" right after the event is the condition of the trigger (404.3), not an effect'
const frame = rule('triggered', somewhere)
const atMoment = role('when', part()`at ${{ trigger: role('event', atTrigger) }}`)
const whenEvent = role('when', part()`${whenever} ${{ trigger: role('event', quiet(trigger)) }}`)
const unconditional = rule('triggered', { ...somewhere, condition: null })
/** today:603.2h. */
const perTurn = maybe`${role(
  'limit',
  part()`${{
    perTurn: table('how often', {
      'This ability triggers only once each turn': 'triggers',
      'Do this only once each turn': 'does',
    } as const),
  }}.`,
)}`
const inFront: Syntax<Ability> = prefer(
  IF_BELONGS_TO_THE_EVENT,
  frame`${atMoment}, ${{ condition: interveningIf }} ${{ body }} ${perTurn}` as Syntax<Ability>,
  frame`${whenEvent}, ${{ condition: interveningIf }} ${{ body }} ${perTurn}` as Syntax<Ability>,
  unconditional`${atMoment}, ${{ body }} ${perTurn}` as Syntax<Ability>,
  unconditional`${whenEvent}, ${{ body }} ${perTurn}` as Syntax<Ability>,
)
const numeral = table('the number of a chapter', { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6 } as const)
const ofChapters = part({ on: 'chapter', what: { kind: 'self' } })`${{
  chapters: repeat(numeral, { separator: ',' }),
}}`
/** "I, II — Draw a card." (today:714.2). */
const chapter = unconditional`${{ trigger: role('when', ofChapters) }} — ${{ body }}` as Syntax<Ability>
const isOfEvent = (ability: Ability): boolean => !isWaiting(ability)
/**
 * 404.5: the event may come after what the ability does. "When ~ attacks, destroy it at end of combat" begins with its
 * own.
 */
const behind = narrowed(
  unconditional`${{ body: clause }} ${role('when', part()`at ${{ trigger: role('event', quiet(moment)) }}`)}.` as Syntax<Ability>,
  isOfEvent,
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
const IGNORED = staticKinds(({ ignorable: is }) => is === true)
const isIgnorable = (one: Ability): boolean =>
  one.kind === 'static' && one.ignorable !== undefined && IGNORED.has(one.rule.kind)
const standing = wordings(plainly, narrowed(ignorable, isIgnorable))

const keywordAbility: Syntax<Ability> = mapped(role('keyword', keyword as Syntax<Keyword>), {
  to: saidKeyword,
  is: isOf('keyword'),
  from: (ability) => ability.keyword,
})

/** In quotes: a granted ability. */
const quoted: Syntax<Ability> = named('an ability', either(activated, triggered, standing))

const hadWhile = capital(either(activated, triggered, standing))

type Abilities = readonly Ability[]
const single = (ability: Syntax<Ability>): Syntax<Abilities> => repeat(ability, { max: 1 })

const kickerFor = (mana: ManaCost) =>
  ({ kind: 'keyword', keyword: { name: 'kicker', cost: [{ kind: 'mana', mana }] } }) as const
/** 2004:502.21a: "kicker {1} and/or {R}" is two abilities. */
const kickers = shaped(
  role('keyword', part()`kicker ${{ first: manaCost }} and/or ${{ second: manaCost }}`),
  ({ first, second }) => [kickerFor(first), kickerFor(second)],
) as unknown as Syntax<Abilities>

const keywords: Syntax<Abilities> = wordings(
  repeat(keywordAbility, { separator: ',' }),
  repeat(keywordAbility, { separator: ';', min: 2 }),
  kickers,
)
const changesHere = changesOf(verbsHere)
const statics: Syntax<Abilities> = wordings(
  prefer(
    OF_THE_SAME,
    further(plainly, changesHere),
    furtherWhile(plainly, condition, changesHere),
    role('do', castThenEnters(enters(verbsHere))),
    repeat(standing, { separator: '' }),
  ),
  contrast(plainly, changesHere),
)
const spell: Syntax<Abilities> = single(rule('spell')`${{ body: ofSpell }}` as Syntax<Ability>)

/** 404.5: a rule, and the ability that its action triggers, in one paragraph. */
const linked = shaped(part()`${{ first: plainly }} ${{ then: inFront }}`, ({ first, then }) => [first, then])
/**
 * "{3}, {T} or {U}, {T}: ...": an ability for each of the costs; one that counts its activations would be one ability.
 */
const twoCosts = shaped(
  part()`${{ first: paid }} or ${{ second: paid }}: ${{ body }} ${{ limits: role('limit', limits) }}`,
  ({ first, second, ...rest }) => [
    { kind: 'activated', ...somewhere, cost: first, ...rest },
    { kind: 'activated', ...somewhere, cost: second, ...rest },
  ],
  { when: (said) => !said.limits.some(({ kind }) => kind === 'timesPerTurn') },
) as unknown as Syntax<Abilities>

interface Twice {
  readonly condition: Condition | null
  readonly rules: readonly StaticRule[]
}
const several = role(
  'do',
  part()`${{ rules: wordings(entersTwice(verbsHere), bothAffected(verbsHere), playersTwice, bothRuled, cantCause, eachProduces, preventedBoth, cheaperAndKept) }}`,
)
/** "If ~ was kicked, it enters with a +1/+1 counter on it and with flying": two rules under one condition. */
const doubled: Syntax<Abilities> = mapped(
  wordings(
    part({ condition: null })`${several}.`,
    part()`if ${{ condition }}, ${several}.`,
    part()`${whenSo}, ${several}.`,
    part()`${several} ${whenSo}.`,
  ) as Syntax<unknown> as Syntax<Twice>,
  {
    to: ({ condition: asked, rules }): Abilities =>
      rules.map((one) => ({ kind: 'static', ...somewhere, condition: asked, rule: one }) as unknown as Ability),
    is: (value): value is Abilities => Array.isArray(value) && value.length > 0 && value.every(isOf('static')),
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
/** 2011:702.53: what it does on the battlefield, and what it does in exile where it haunts: two abilities. */
const haunting = shaped(
  part()`when ${{ first: role('event', quiet(trigger)) }} or ${{ second: role('event', hauntedDies) }}, ${{ body }}`,
  ({ first, second, body: does }) => [
    { ...UNCONDITIONAL, trigger: first, body: does },
    { ...UNCONDITIONAL, trigger: second, body: does },
  ],
) as unknown as Syntax<Abilities>
const UNCONDITIONAL = { kind: 'triggered', ...somewhere, condition: null } as const

/** A paragraph of a permanent's text. */
export const permanentParagraph: Syntax<Abilities> = either(
  keywords,
  single(activated),
  twoCosts,
  single(toSolve(condition)),
  single(triggered),
  single(chapter),
  single(classLevel),
  single(maxSpeed(hadWhile)),
  haunting,
  anchors(hadWhile),
  wordings(statics, doubled, staged, role('do', levelHeading)),
  linked,
)

/** An instant is on no battlefield at end of combat: "at end of combat" there says when it does something (404.4). */
const isOfSpell = (ability: Ability): boolean =>
  ability.kind !== 'triggered' ||
  ability.condition !== null ||
  ability.trigger.on !== 'step' ||
  ability.trigger.step !== 'endCombat'

const EFFECTS_FIRST = 'the sentences of an instant or sorcery are what it does, unless they can only be rules'
/** What the spell costs, said in several rules. */
const areCosts = (all: Abilities): boolean => all.every((one) => one.kind === 'static' && one.rule.kind === 'spellCost')
/** A paragraph of the text of an instant or sorcery. */
export const spellParagraph: Syntax<Abilities> = either(
  keywords,
  headedModes(priced),
  single(activated),
  single(narrowed(triggered, isOfSpell)),
  prefer(EFFECTS_FIRST, spell, wordings(statics, narrowed(staged, areCosts))),
)
