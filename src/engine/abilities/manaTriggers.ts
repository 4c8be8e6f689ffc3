/** Triggered mana abilities (406.1, 411.3): they resolve at once, without the stack. */
import { type Effect, visitNodes } from '../../language/index.ts'
import type { Draft, WaitingTrigger } from '../state/index.ts'
import { manaAdded } from './manaAdded.ts'

/** Something with a target is announced, so it waits for the stack (2011:605.1b). */
function hasTarget(effects: readonly (readonly Effect[])[]): boolean {
  let found = false
  visitNodes(effects, ({ kind }) => {
    if (kind === 'target') found = true
    return undefined
  })
  return found
}

/**
 * Removes from the waiting triggers those that add mana, looking only at the ones an activated mana ability has just
 * set off (from index `before` on). The caller performs their effects. Others go on the stack as usual (406.5).
 */
export function takeManaTriggers(g: Draft, before: number): readonly WaitingTrigger[] {
  const { waiting } = g.state
  if (waiting.length === before) return []
  const isMana = ({ effects }: WaitingTrigger, index: number): boolean =>
    index >= before && manaAdded(effects).length > 0 && !hasTarget(effects)
  const taken = waiting.filter(isMana)
  if (taken.length > 0) g.write({ waiting: waiting.filter((one) => !taken.includes(one)) })
  return taken
}
