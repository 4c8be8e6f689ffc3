/** When an activated ability may be activated: "Activate only as a sorcery." */
import type { ActivationLimit, Condition, Step } from '../language/index.ts'
import { condition } from './conditions/index.ts'
import { either, mapped, phrase, repeat, rule, type Syntax, sameValue, table, wordings, words } from './core/index.ts'

const YOURS: Condition = { kind: 'whoseTurn', who: { kind: 'you' } }
const during = (step: Step): ActivationLimit => ({
  kind: 'onlyIf',
  condition: { kind: 'and', of: [YOURS, { kind: 'step', step }] },
})

/** 305.1: both of them. */
const MAIN: Condition = {
  kind: 'or',
  of: [
    { kind: 'step', step: 'main1' },
    { kind: 'step', step: 'main2' },
  ],
}

const BEFORE_ATTACKERS: readonly Step[] = ['upkeep', 'draw', 'main1', 'beginCombat']
const COMBAT: readonly Step[] = [
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
]
const anyOf = (steps: readonly Step[]): Condition => ({ kind: 'or', of: steps.map((step) => ({ kind: 'step', step })) })
const onlyIf = (condition: Condition): ActivationLimit => ({ kind: 'onlyIf', condition })
const OPPONENTS: Condition = { kind: 'whoseTurn', who: { kind: 'anOpponent' } }

const limit: Syntax<ActivationLimit> = either(
  table<ActivationLimit>('a limit', {
    'as a sorcery': { kind: 'sorcerySpeed' },
    'any time you could cast a sorcery': { kind: 'sorcerySpeed' },
    'any time you could cast an instant': { kind: 'instantSpeed' },
    'once each turn': { kind: 'oncePerTurn' },
    'during your turn': { kind: 'yourTurn' },
    'during your upkeep': during('upkeep'),
    'during your end step': during('end'),
    'during your turn, before attackers are declared': onlyIf({ kind: 'and', of: [YOURS, anyOf(BEFORE_ATTACKERS)] }),
    'before attackers are declared': onlyIf(anyOf(BEFORE_ATTACKERS)),
    'during combat': onlyIf(anyOf(COMBAT)),
    'during the declare blockers step': onlyIf({ kind: 'step', step: 'declareBlockers' }),
    'during the declare attackers step': onlyIf({ kind: 'step', step: 'declareAttackers' }),
    'during any upkeep step': onlyIf({ kind: 'step', step: 'upkeep' }),
    "during an opponent's turn": onlyIf(OPPONENTS),
    'during your main phase': { kind: 'onlyIf', condition: { kind: 'and', of: [YOURS, MAIN] } },
    'during your precombat main phase': during('main1'),
    'during your postcombat main phase': during('main2'),
  }),
  rule('onlyIf')`if ${{ condition }}`,
)

const only: Syntax<readonly ActivationLimit[]> = wordings(
  phrase`activate only ${repeat(limit, { separator: 'and only', max: 2 })}.`,
  phrase`activate this ability only ${repeat(limit, { separator: 'and only', max: 2 })}.`,
)
const ANYONE: readonly ActivationLimit[] = [{ kind: 'anyPlayer' }]
type Limits = readonly ActivationLimit[]
const isList = (value: unknown): value is Limits => Array.isArray(value)
const anyoneBut: Syntax<Limits> = mapped(
  phrase`any player may activate this ability but only ${repeat(limit, { separator: 'and only', max: 2 })}.`,
  {
    to: (list) => [...ANYONE, ...list],
    is: isList,
    from: ([first, ...rest]) => (first?.kind === 'anyPlayer' && rest.length > 0 ? rest : undefined),
  },
)

/** After the effects of an activated ability; empty where there is no limit. */
export const limits: Syntax<readonly ActivationLimit[]> = wordings(
  words('', [] as readonly ActivationLimit[]),
  only,
  words('any player may activate this ability.', ANYONE),
  anyoneBut,
)

/** 2011:702.55: when an ability that begins with the word "forecast" may be activated. */
export const FORECAST: readonly ActivationLimit[] = [during('upkeep'), { kind: 'oncePerTurn' }]

type OnlyIf = Extract<ActivationLimit, { kind: 'onlyIf' }>
const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && 'kind' in value
const isOnlyIf = (said: ActivationLimit): said is OnlyIf => said.kind === 'onlyIf'

/** After "cast this spell only": "during combat", "if you control a Forest" (401.5). */
export const onlyWhen: Syntax<Condition> = mapped(limit, {
  to: (said) => (isOnlyIf(said) ? said.condition : said.kind === 'yourTurn' ? YOURS : undefined),
  is: isCondition,
  from: (meant): ActivationLimit =>
    sameValue(meant, YOURS) ? { kind: 'yourTurn' } : { kind: 'onlyIf', condition: meant },
})
