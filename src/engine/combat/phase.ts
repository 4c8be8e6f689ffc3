/** The beginning and the end of combat (307, 311). */
import type { Draft } from '../state/index.ts'

/** 307.1: a combat in which nothing attacks yet. */
export function startCombat(g: Draft): void {
  g.write({ combat: { attacked: false, attackers: [], blocks: [], dealtFirst: [] } })
}

/** The combat phase is over: nothing attacks or blocks any more (308.2g, 309.2e). */
export function endCombat(g: Draft): void {
  if (g.state.combat !== null) g.write({ combat: null })
}
