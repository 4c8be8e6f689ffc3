/** The least that a player may declare where something must attack or block (500.2-500.4). */
import type { Seat, State } from '../state/index.ts'
import { costsOf } from './attackCosts.ts'
import { type AttackDeclaration, mustAttack } from './checkAttacks.ts'
import { type BlockDeclaration, mustBeBlocked, mustBlock } from './checkBlocks.ts'
import { coverMost } from './cover.ts'
import { defendersOf } from './fighters.ts'
import { whyCantAttack } from './whyCantAttack.ts'
import { ableBlockers } from './whyCantBlock.ts'

/** The attackers that must attack, and no others; each attacks where it costs nothing. */
export function requiredAttacks(state: State, seat: Seat): AttackDeclaration {
  return mustAttack(state, seat).flatMap((id) => {
    const defender = defendersOf(state, seat).find(
      (one) => whyCantAttack(state, id, one) === null && costsOf(state, seat, id, one).length === 0,
    )
    return defender === undefined ? [] : [{ id, defender }]
  })
}

/** A declaration of blockers that obeys every requirement that can be obeyed, and blocks with nothing else. */
export function requiredBlocks(state: State, seat: Seat): BlockDeclaration {
  const able = ableBlockers(state, seat)
  const covering = coverMost(state, mustBeBlocked(state), able)
  const idle = mustBlock(state, able).filter(({ id }) => !covering.some((block) => block.id === id))
  return [...covering, ...idle.map(({ id, attackers }) => ({ id, attackers: attackers.slice(0, 1) }))]
}
