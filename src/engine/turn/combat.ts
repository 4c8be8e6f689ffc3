/** The steps of the combat phase (306-311); the combat folder does what happens in them. */
import {
  dealCombatDamage,
  declareAttackers,
  declareBlockers,
  needsFirstStrikeStep,
  startCombat,
} from '../combat/index.ts'
import type { Process } from '../questions/index.ts'
import type { Draft, State } from '../state/index.ts'

/** 307: combat begins. */
export function beginCombat(g: Draft): null {
  startCombat(g)
  return null
}

/** 308: without attackers the step still gives priority, then blocks and damage are skipped (rules/README). */
export function* declareAttackersStep(g: Draft): Process {
  yield* declareAttackers(g)
}

function hasAttackers(state: State): boolean {
  return (state.combat?.attackers.length ?? 0) > 0
}

/** Whether there was an attack, even if every attacker has left since (309.1). */
function wasAttack(state: State): boolean {
  return state.combat?.attacked === true
}

export const declareBlockersStep = { begin: declareBlockers, happens: hasAttackers }

export const firstStrikeStep = {
  begin: (g: Draft): Process => dealCombatDamage(g, true),
  happens: (state: State): boolean => wasAttack(state) && needsFirstStrikeStep(state),
}

export const combatDamageStep = { begin: (g: Draft): Process => dealCombatDamage(g, false), happens: wasAttack }
