/** Triggered mana abilities (406.1, 411.3): they resolve at once, without the stack. */
import type { Draft, WaitingTrigger } from '../state/index.ts'

/**
 * Takes out of what waits the triggers that add mana, among those that an activated mana ability has just set off: all but
 * the first `before`. Their effects are the caller's to perform. Others go on the stack as usual (406.5).
 */
export function takeManaTriggers(g: Draft, before: number): readonly WaitingTrigger[] {
  const { waiting } = g.state
  if (waiting.length === before) return []
  const isMana = (one: WaitingTrigger, index: number) =>
    index >= before && one.effects.some((mode) => mode.some((effect) => effect.kind === 'addMana'))
  const taken = waiting.filter(isMana)
  if (taken.length > 0) g.write({ waiting: waiting.filter((one) => !taken.includes(one)) })
  return taken
}
