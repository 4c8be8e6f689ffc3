/** When an activated ability may be activated: "Activate only as a sorcery." */
import {
  type ActivationLimit,
  type Condition,
  type Players,
  type Quantity,
  type Step,
  visitNodes,
} from '../language/index.ts'
import { condition } from './conditions/index.ts'
import {
  either,
  mapped,
  part,
  phrase,
  repeat,
  rule,
  type Syntax,
  sameValue,
  series,
  table,
  wordings,
  words,
} from './core/index.ts'
import { color, severalWord } from './lexicon/index.ts'
import { host, measure, self } from './nouns/index.ts'
import { timing } from './timing.ts'

type Limits = readonly ActivationLimit[]
const isList = (value: unknown): value is Limits => Array.isArray(value)
const YOURS: Condition = { kind: 'whoseTurn', who: { kind: 'you' } }

const isTimes = (value: unknown): value is Extract<ActivationLimit, { kind: 'timesPerTurn' }> =>
  (value as ActivationLimit | null)?.kind === 'timesPerTurn'

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

/** "As a sorcery", "during your turn and only once each turn". */
const severalLimits = wordings(
  repeat(limit, { separator: 'and only', max: 3 }),
  mapped(part()`${{ first: limit }}, only ${{ second: limit }}, and only ${{ third: limit }}`, {
    to: ({ first, second, third }): Limits => [first, second, third],
    is: isList,
    from: ([first, second, third, more]) => (first && second && third && !more ? { first, second, third } : undefined),
  }),
)
/** "Activate no more than twice each turn": by whomever (403.3). */
const noMore: Syntax<readonly ActivationLimit[]> = mapped(
  wordings(
    phrase`activate no more than ${either(words('twice', 2), phrase`${severalWord} times`)} each turn.`,
    phrase`activate no more times each turn than ${measure}.`,
  ),
  {
    to: (n): Limits => [{ kind: 'timesPerTurn', n }],
    is: isList,
    from: ([first, more]) => (isTimes(first) && first.n !== 1 && more === undefined ? first.n : undefined),
  },
)
const only: Syntax<readonly ActivationLimit[]> = wordings(
  phrase`activate only ${severalLimits}.`,
  phrase`activate this ability only ${severalLimits}.`,
  noMore,
)
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
const anyoneLimits = repeat(wordings(theirLimit, limit), { separator: 'and only', max: 3 })
const anyoneBut: Syntax<Limits> = mapped(phrase`any player may activate this ability but only ${anyoneLimits}.`, {
  to: (list) => [...ANYONE, ...list],
  is: isList,
  from: ([first, ...rest]) => (first?.kind === 'anyPlayer' && rest.length > 0 ? rest : undefined),
})

/** "Only your opponents may activate this ability." */
const whoOnly: Syntax<Players> = wordings(
  words('your opponents', { kind: 'eachOpponent' } as const),
  words('you', { kind: 'you' } as const),
  rule('ownerOf')`${{ thing: self }}'s owner` as Syntax<Players>,
  rule('controllerOf')`the controller of ${{ thing: host }}` as Syntax<Players>,
)
const onlyBy: Syntax<Limits> = repeat(rule('onlyBy')`only ${{ who: whoOnly }} may activate this ability.`, { max: 1 })

/** "Spend only red mana on X", "spend only black and/or red mana on X". */
export const spendOnX = part()`spend only ${{ colors: series(color, 'and/or', { max: 2 }) }} mana on X`
const xOnly: Syntax<Limits> = repeat(rule('xOnly')`${spendOnX}.`, { max: 1 })

/** Of several opponents each would have an X of their own. */
const ofNobodyElse: Syntax<Quantity> = mapped(measure, { to: ownX, is: isQuantity, from: ownX })
function ownX(n: Quantity): Quantity | undefined {
  let several = false
  visitNodes(n as object, ({ kind }) => {
    several ||= kind === 'anOpponent' || kind === 'target'
    return undefined
  })
  return typeof n === 'number' || several ? undefined : n
}
function isQuantity(value: unknown): value is Quantity {
  return typeof value === 'object' && value !== null && 'kind' in value
}
const xIs: Syntax<Limits> = repeat(rule('xIs')`X is ${{ n: ofNobodyElse }}.`, { max: 1 })

/** After the effects of an activated ability; empty where there is no limit. */
export const limits: Syntax<readonly ActivationLimit[]> = wordings(
  words('', [] as readonly ActivationLimit[]),
  only,
  words('any player may activate this ability.', ANYONE),
  anyoneBut,
  onlyBy,
  xOnly,
  xIs,
  words("X can't be 0.", [{ kind: 'leastX', n: 1 }] as readonly ActivationLimit[]),
)

/** 2011:702.55: when an ability that begins with the word "forecast" may be activated. */
export const FORECAST: readonly ActivationLimit[] = [
  { kind: 'onlyIf', condition: { kind: 'and', of: [YOURS, { kind: 'step', step: 'upkeep' }] } },
  { kind: 'timesPerTurn', n: 1 },
]

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

type And = Extract<Condition, { kind: 'and' }>
/** "During the declare attackers step and only if you've been attacked this step". */
export const onlyWhen: Syntax<Condition> = wordings(
  oneOnly,
  mapped(repeat(oneOnly, { separator: 'and only', min: 2, max: 3 }), {
    to: (of): And => ({ kind: 'and', of }),
    is: (value): value is And => isCondition(value) && value.kind === 'and',
    from: ({ of }) => of,
  }),
)
