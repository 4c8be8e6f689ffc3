/** Parts of a turn, as limits on casting and activating name them: "during combat before blockers are declared". */
import type { Condition, Step } from '../../language/index.ts'
import { either, part, type Syntax, shaped, table } from '../core/index.ts'

const YOURS: Condition = { kind: 'whoseTurn', who: { kind: 'you' } }
const OPPONENTS: Condition = { kind: 'whoseTurn', who: { kind: 'anOpponent' } }

const anyOf = (steps: readonly Step[]): Condition => ({ kind: 'or', of: steps.map((step) => ({ kind: 'step', step })) })
const in_ = (step: Step): Condition => ({ kind: 'step', step })
const both = (a: Condition, b: Condition): Condition => ({ kind: 'and', of: [a, b] })

/** 305.1: both of them. */
const MAIN: readonly Step[] = ['main1', 'main2']
const BEFORE_COMBAT: readonly Step[] = ['upkeep', 'draw', 'main1']
const BEFORE_ATTACKERS: readonly Step[] = [...BEFORE_COMBAT, 'beginCombat']
const BEFORE_BLOCKERS: readonly Step[] = [...BEFORE_ATTACKERS, 'declareAttackers']
const BEFORE_DAMAGE: readonly Step[] = [...BEFORE_BLOCKERS, 'declareBlockers']
const BLOCKED: readonly Step[] = ['declareBlockers', 'firstStrikeDamage', 'combatDamage', 'endCombat']
const COMBAT: readonly Step[] = ['beginCombat', 'declareAttackers', ...BLOCKED]

const AFTER_UPKEEP: readonly Step[] = ['draw', 'main1', ...COMBAT, 'main2', 'end', 'cleanup']

/** What may follow "during your turn". */
const BEFORE = {
  'before combat': anyOf(BEFORE_COMBAT),
  // 308.2: players get priority in that step only after attackers are declared; likewise for blockers (309.2).
  'before attackers are declared': anyOf(BEFORE_ATTACKERS),
  'before blockers are declared': anyOf(BEFORE_BLOCKERS),
  'before the combat damage step': anyOf(BEFORE_DAMAGE),
  'before the end of combat step': anyOf([...BEFORE_DAMAGE, 'firstStrikeDamage', 'combatDamage']),
} as const

const whose = table<Condition>('whose turn', { 'your turn': YOURS, "an opponent's turn": OPPONENTS })
const before = table<Condition>('when', BEFORE)

/** "During an opponent's turn, before attackers are declared." */
const inATurn = shaped(part()`during ${{ turn: whose }}, ${{ early: before }}`, ({ turn, early }) => ({
  kind: 'and',
  of: [turn, early],
}))

/** Of each player's turn, of yours, and of an opponent's. */
export const timing: Syntax<Condition> = either(
  inATurn,
  table<Condition>('when', {
    ...BEFORE,
    'after combat': anyOf(['main2', 'end', 'cleanup']),
    'during combat': anyOf(COMBAT),
    'during combat before blockers are declared': anyOf(['beginCombat', 'declareAttackers']),
    'during combat after blockers are declared': anyOf(BLOCKED),
    'during the declare attackers step': in_('declareAttackers'),
    'during the declare blockers step': in_('declareBlockers'),
    'during the end of combat step': in_('endCombat'),
    'during any upkeep step': in_('upkeep'),
    "during an opponent's turn": OPPONENTS,
    "during an opponent's upkeep": both(OPPONENTS, in_('upkeep')),
    "during an opponent's turn after their upkeep step": both(OPPONENTS, anyOf(AFTER_UPKEEP)),
    'during your upkeep': both(YOURS, in_('upkeep')),
    'during your declare attackers step': both(YOURS, in_('declareAttackers')),
    'during your end step': both(YOURS, in_('end')),
    'during your main phase': both(YOURS, anyOf(MAIN)),
    'during your precombat main phase': both(YOURS, in_('main1')),
    'during your postcombat main phase': both(YOURS, in_('main2')),
  }),
)

/** When a rule holds: one of these, or your turn as a whole. */
export const span: Syntax<Condition> = either(timing, table<Condition>('when', { 'during your turn': YOURS }))
