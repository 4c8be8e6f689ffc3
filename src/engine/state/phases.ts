/** The phases of a turn (300.1), and phases and steps that effects add to it (300.7, 300.8). */
import type { Phase, Step } from '../../language/index.ts'
import type { Turn } from './state.ts'

const PHASE_OF: { readonly [S in Step]: Phase } = {
  untap: 'beginning',
  upkeep: 'beginning',
  draw: 'beginning',
  main1: 'precombatMain',
  beginCombat: 'combat',
  declareAttackers: 'combat',
  declareBlockers: 'combat',
  firstStrikeDamage: 'combat',
  combatDamage: 'combat',
  endCombat: 'combat',
  main2: 'postcombatMain',
  end: 'ending',
  cleanup: 'ending',
}

/** The phase a step belongs to (300.1). */
export function phaseOf(step: Step): Phase {
  return PHASE_OF[step]
}

/** Whether the phase ends with this step: another combat or main phase may follow one of the same kind (300.7). */
export function endsPhase(step: Step, next: Step | undefined): boolean {
  if (next === undefined || PHASE_OF[next] !== PHASE_OF[step]) return true
  return next === 'beginCombat' || next === 'main1' || next === 'main2'
}

/** The steps of an added phase. An added main phase is a postcombat one (305.1). */
const ADDED: Readonly<Record<'combat' | 'main', readonly Step[]>> = {
  combat: ['beginCombat', 'declareAttackers', 'declareBlockers', 'firstStrikeDamage', 'combatDamage', 'endCombat'],
  main: ['main2'],
}

/** The turn with more phases directly after the current one, before those added there earlier (300.7). */
export function withPhases(turn: Turn, phases: readonly ('combat' | 'main')[]): Turn {
  let last = turn.step
  let place = 0
  for (const next of turn.ahead) {
    if (endsPhase(last, next)) break
    last = next
    place++
  }
  const added = phases.flatMap((phase) => ADDED[phase])
  const longer = { ...turn, ahead: [...turn.ahead.slice(0, place), ...added, ...turn.ahead.slice(place)] }
  if (!phases.includes('main')) return longer
  return { ...longer, laterMains: turn.laterMains ?? (turn.step === 'main2' ? 1 : 0) }
}

/** The turn with one more step directly after or before the named one; `null` means the current one (300.8). */
export function withStep(turn: Turn, step: Step, side: 'after' | 'before', of: Step | null): Turn {
  const found = turn.ahead.indexOf(of ?? turn.step)
  const isNow = side === 'after' && (of === null || (of === turn.step && found < 0))
  if (!isNow && found < 0) return turn
  const place = isNow ? 0 : found + (side === 'after' ? 1 : 0)
  return { ...turn, ahead: [...turn.ahead.slice(0, place), step, ...turn.ahead.slice(place)] }
}
