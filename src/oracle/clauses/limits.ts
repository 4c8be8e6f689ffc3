/** When an activated ability may be activated: "Activate only as a sorcery." */
import { type ActivationLimit, type Condition, type Step, visitNodes } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import {
  either,
  mapped,
  narrowed,
  part,
  phrase,
  repeat,
  rule,
  type Syntax,
  sameValue,
  series,
  shaped,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { color, manaCost, severalWord } from '../lexicon/index.ts'
import { each, host, measure, player } from '../nouns/index.ts'
import { timing } from './timing.ts'

type Limits = readonly ActivationLimit[]
const YOURS: Condition = { kind: 'whoseTurn', who: { kind: 'you' } }

const limit: Syntax<ActivationLimit> = either(
  table<ActivationLimit>('a limit', {
    'as a sorcery': { kind: 'sorcerySpeed' },
    'any time you could cast a sorcery': { kind: 'sorcerySpeed' },
    'as an instant': { kind: 'instantSpeed' },
    'any time you could cast an instant': { kind: 'instantSpeed' },
    'once each turn': { kind: 'timesPerTurn', n: 1 },
    once: { kind: 'once' },
    'during your turn': { kind: 'yourTurn' },
  }),
  rule('onlyIf')`${{ condition: timing }}`,
  rule('onlyIf')`if ${{ condition }}`,
)

/** "Only as a sorcery", "only during your turn and only once each turn". */
const severalLimits = series(phrase`only ${limit}`, 'and', { max: 3 })
/** "Activate no more than twice each turn": by whomever (403.3). */
const noMore = shaped(
  wordings(
    phrase`activate no more than ${either(words('twice', 2), phrase`${severalWord} times`)} each turn.`,
    phrase`activate no more times each turn than ${measure}.`,
  ),
  (n) => [{ kind: 'timesPerTurn', n }],
)
const only = wordings(phrase`activate ${severalLimits}.`, phrase`activate this ability ${severalLimits}.`, noMore)
const ANYONE: readonly ActivationLimit[] = [{ kind: 'anyPlayer' }]
/** Of whoever activates it: "during their turn". */
const theirLimit: Syntax<ActivationLimit> = table<ActivationLimit>('a limit', {
  'during their turn': { kind: 'yourTurn' },
  'during their turn before the end step': {
    kind: 'onlyIf',
    condition: {
      kind: 'and',
      of: [YOURS, { kind: 'not', of: { kind: 'or', of: [inStep('end'), inStep('cleanup')] } }],
    },
  },
  'during their upkeep': during('upkeep'),
  'during their draw step': during('draw'),
})
function inStep(step: Step): Condition {
  return { kind: 'step', step }
}
function during(step: Step): ActivationLimit {
  return { kind: 'onlyIf', condition: { kind: 'and', of: [YOURS, { kind: 'step', step }] } }
}
const anyoneLimits = series(phrase`only ${wordings(theirLimit, limit)}`, 'and', { max: 3 })
const anyoneBut = shaped(phrase`any player may activate this ability but ${anyoneLimits}.`, (list) => [
  { kind: 'anyPlayer' },
  ...list,
])

/** "Only your opponents may activate this ability." */
const whoOnly = wordings(
  narrowed(player, ({ kind }) => kind !== 'target'),
  rule('controllerOf')`the controller of ${{ thing: host }}`,
)
const onlyBy = repeat(rule('onlyBy')`only ${{ who: whoOnly }} may activate this ability.`, { max: 1 })

/** "Spend only red mana on X", "spend only black and/or red mana on X". */
export const spendOnX = part()`spend only ${{ colors: series(color, 'and/or', { max: 2 }) }} mana on X`
const xOnly = repeat(rule('xOnly')`${spendOnX}.`, { max: 1 })

/** Of several opponents each would have an X of their own. */
const ofNobodyElse = narrowed(measure, (n) => {
  if (typeof n !== 'object') return false
  let several = false
  visitNodes(n, ({ kind }) => {
    several ||= kind === 'anOpponent' || kind === 'target'
    return undefined
  })
  return !several
})
const xIs = repeat(rule('xIs')`X is ${{ n: ofNobodyElse }}.`, { max: 1 })

const changed = part({ kind: 'ownCost' })`this ability costs ${{ mana: manaCost }} ${{
  more: table('more or less', { more: true, less: false }),
}} to activate`
const ownCost = repeat(
  wordings(
    part({ times: 1 })`${changed} if ${{ if: condition }}.`,
    part()`${changed} for each ${{ times: each }}.`,
    part({ kind: 'ownCost', mana: ['1'] })`this ability costs {X} ${{
      more: table('more or less', { more: true, less: false }),
    }} to activate, where X is ${{ times: measure }}.`,
  ) as Syntax<unknown> as Syntax<ActivationLimit>,
  { max: 1 },
)

/** After the effects of an activated ability; empty where there is no limit. */
export const limits: Syntax<readonly ActivationLimit[]> = wordings(
  words('', [] as Limits),
  only,
  words('any player may activate this ability.', ANYONE),
  anyoneBut,
  onlyBy,
  xOnly,
  xIs,
  ownCost,
  shaped(part()`${{ first: ownCost }} ${{ then: only }}`, ({ first, then }) => [...first, ...then]),
  words("X can't be 0.", [{ kind: 'leastX', n: 1 }]),
)

/** 2011:702.55: when an ability that begins with the word "forecast" may be activated. */
export const FORECAST: readonly ActivationLimit[] = [
  { kind: 'onlyIf', condition: { kind: 'and', of: [YOURS, { kind: 'step', step: 'upkeep' }] } },
  { kind: 'timesPerTurn', n: 1 },
]

/** today:702.142: when an ability that begins with the word "boast" may be activated. */
export const BOAST: readonly ActivationLimit[] = [
  {
    kind: 'onlyIf',
    condition: {
      kind: 'is',
      thing: { kind: 'self' },
      is: [{ is: 'fought', as: 'attacker', during: 'turn' }],
    },
  },
  { kind: 'timesPerTurn', n: 1 },
]

/** today:702.177: the same for "exhaust". */
export const EXHAUST: readonly ActivationLimit[] = [{ kind: 'once' }]

/** today:702.193: the same for "power-up". */
export const POWER_UP: readonly ActivationLimit[] = [{ kind: 'once' }, { kind: 'powerUp' }]

type OnlyIf = Extract<ActivationLimit, { kind: 'onlyIf' }>
const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && 'kind' in value
const isOnlyIf = (said: ActivationLimit): said is OnlyIf => said.kind === 'onlyIf'

/** After "cast this spell only": "during combat", "if you control a Forest" (401.5). */
const oneOnly: Syntax<Condition> = mapped(limit, {
  to: (said) => (isOnlyIf(said) ? said.condition : said.kind === 'yourTurn' ? YOURS : undefined),
  is: isCondition,
  from: (meant): ActivationLimit =>
    sameValue(meant, YOURS) ? { kind: 'yourTurn' } : { kind: 'onlyIf', condition: meant },
})

/** "During the declare attackers step and only if you've been attacked this step". */
export const onlyWhen: Syntax<Condition> = wordings(
  oneOnly,
  shaped(repeat(oneOnly, { separator: 'and only', min: 2, max: 3 }), (of) => ({ kind: 'and', of })),
)
