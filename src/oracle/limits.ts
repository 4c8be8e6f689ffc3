/** When an activated ability may be activated: "Activate only as a sorcery." */
import type { ActivationLimit, Condition } from '../language/index.ts'
import { condition } from './conditions/index.ts'
import { either, phrase, repeat, rule, type Syntax, table, wordings, words } from './core/index.ts'

const YOURS: Condition = { kind: 'whoseTurn', who: { kind: 'you' } }
const during = (step: Extract<Condition, { kind: 'step' }>['step']): ActivationLimit => ({
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

const limit: Syntax<ActivationLimit> = either(
  table<ActivationLimit>('a limit', {
    'as a sorcery': { kind: 'sorcerySpeed' },
    'any time you could cast a sorcery': { kind: 'sorcerySpeed' },
    'once each turn': { kind: 'oncePerTurn' },
    'during your turn': { kind: 'yourTurn' },
    'during your upkeep': during('upkeep'),
    'during your end step': during('end'),
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

/** After the effects of an activated ability; nothing, where there is no limit. */
export const limits: Syntax<readonly ActivationLimit[]> = wordings(
  words('', [] as readonly ActivationLimit[]),
  only,
  words('any player may activate this ability.', ANYONE),
)
