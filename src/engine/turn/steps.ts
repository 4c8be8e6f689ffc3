/**
 * What each step begins with (3xx), and whether players receive priority in it. Each step that does something has its
 * own file.
 */
import type { Step } from '../../language/index.ts'
import type { Process } from '../questions/index.ts'
import type { Draft, State } from '../state/index.ts'
import { cleanup } from './cleanup.ts'
import { beginCombat, combatDamageStep, declareAttackersStep, declareBlockersStep, firstStrikeStep } from './combat.ts'
import { draw } from './draw.ts'
import { precombatMain } from './sagas.ts'
import { untap } from './untap.ts'

export interface StepRules {
  /** Turn-based actions, before anyone receives priority (408.2g); a process if they may ask something. */
  readonly begin: ((g: Draft) => Process | null) | null
  /** `always`, or only if something triggered or state-based actions were performed (cleanup), or never (untap). */
  readonly priority: 'always' | 'ifNeeded' | 'never'
  /** Whether the step happens at all in this state. */
  readonly happens: ((state: State) => boolean) | null
}

function plain(begin: StepRules['begin'] = null): StepRules {
  return { begin, priority: 'always', happens: null }
}

export const STEP_RULES: { readonly [S in Step]: StepRules } = {
  untap: { begin: untap, priority: 'never', happens: null },
  upkeep: plain(),
  draw: { begin: draw.begin, priority: 'always', happens: draw.happens },
  main1: plain(precombatMain),
  beginCombat: plain(beginCombat),
  declareAttackers: plain(declareAttackersStep),
  declareBlockers: { begin: declareBlockersStep.begin, priority: 'always', happens: declareBlockersStep.happens },
  firstStrikeDamage: { begin: firstStrikeStep.begin, priority: 'always', happens: firstStrikeStep.happens },
  combatDamage: { begin: combatDamageStep.begin, priority: 'always', happens: combatDamageStep.happens },
  endCombat: plain(),
  main2: plain(),
  end: plain(),
  cleanup: { begin: cleanup, priority: 'ifNeeded', happens: null },
}

/** The step that this turn goes to next as things stand; `null` at its end. Combat without attackers has no blocks. */
export function stepAhead(state: State): Step | null {
  return state.turn.ahead.find((step) => STEP_RULES[step].happens?.(state) ?? true) ?? null
}
