/** Triggered mana abilities (406.1, 411.3): they resolve at once, without the stack. */
import { type Effect, manaAdded, speaksOfTarget } from '../../language/index.ts'
import type { Edition } from '../../rulebook/index.ts'
import { type Draft, editionOf, type WaitingTrigger } from '../state/index.ts'

/**
 * Whether a triggered ability with this text is a mana ability when a mana ability sets it off (406.1 / 2011:605.1b).
 */
export function isTriggeredMana(edition: Edition, effects: readonly (readonly Effect[])[]): boolean {
  return manaAdded(effects).length > 0 && (edition.mana.abilitiesMayTarget || !speaksOfTarget(effects))
}

/**
 * Removes from the waiting triggers those that add mana, looking only at the ones an activated mana ability has just
 * set off (from index `before` on). The caller performs their effects. Others go on the stack as usual (406.5).
 */
export function takeManaTriggers(g: Draft, before: number): readonly WaitingTrigger[] {
  const { waiting } = g.state
  if (waiting.length === before) return []
  const isMana = ({ effects }: WaitingTrigger, index: number): boolean =>
    index >= before && isTriggeredMana(editionOf(g.state), effects)
  const taken = waiting.filter(isMana)
  if (taken.length > 0) g.write({ waiting: waiting.filter((one) => !taken.includes(one)) })
  return taken
}
