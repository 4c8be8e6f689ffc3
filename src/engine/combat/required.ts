/** The least that a player may declare where something must attack or block (500.2-500.4). */
import type { ObjectId, Seat, State } from '../state/index.ts'
import { costsOf } from './attackCosts.ts'
import { type AttackDeclaration, mustAttack } from './checkAttacks.ts'
import { type BlockDeclaration, checkBlocks } from './checkBlocks.ts'
import { defendersOf } from './fighters.ts'
import { whyCantAttack } from './whyCantAttack.ts'
import { type AbleBlocker, ableBlockers } from './whyCantBlock.ts'

/** The attackers that must attack, and no others; each attacks where it costs nothing. */
export function requiredAttacks(state: State, seat: Seat): AttackDeclaration {
  return mustAttack(state, seat).flatMap((id) => {
    const defender = defendersOf(state, seat).find(
      (one) => whyCantAttack(state, id, one) === null && costsOf(state, seat, id, one).length === 0,
    )
    return defender === undefined ? [] : [{ id, defender }]
  })
}

/** Gives `attacker` a blocker, moving others to their alternatives where that frees one (augmenting path). */
function cover(blocks: Map<ObjectId, ObjectId>, able: readonly AbleBlocker[], attacker: ObjectId, seen: Set<ObjectId>): boolean {
  for (const { id, attackers } of able) {
    if (seen.has(id) || !attackers.includes(attacker)) continue
    seen.add(id)
    const held = blocks.get(id)
    if (held === undefined || held === attacker || cover(blocks, able, held, seen)) {
      blocks.set(id, attacker)
      return true
    }
  }
  return false
}

function asDeclaration(blocks: ReadonlyMap<ObjectId, ObjectId>): BlockDeclaration {
  return [...blocks].map(([id, attacker]) => ({ id, attackers: [attacker] }))
}

/** A declaration of blockers that obeys every requirement that can be obeyed, and blocks with nothing else. */
export function requiredBlocks(state: State, seat: Seat): BlockDeclaration {
  const able = ableBlockers(state, seat)
  const blocks = new Map<ObjectId, ObjectId>()
  for (let guard = 0; guard <= able.length * 2; guard++) {
    const why = checkBlocks(state, seat, asDeclaration(blocks))
    if (why === null) break
    const attacker = Number(why.params['attacker'])
    const blocker = able.find(({ id }) => id === Number(why.params['object']))
    const first = blocker?.attackers[0]
    if (why.key === 'block.mustBeBlocked') cover(blocks, able, attacker, new Set())
    else if (blocker !== undefined && first !== undefined) blocks.set(blocker.id, first)
  }
  return asDeclaration(blocks)
}
