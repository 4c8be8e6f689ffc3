/** Whether a whole declaration of blockers is legal (309.2a, 500.3, 500.4). */
import type { Restriction } from '../../language/index.ts'
import { restrictionsOn } from '../continuous/index.ts'
import { find, type ObjectId, type Refusal, refuse, type Seat, type State } from '../state/index.ts'
import { coverMost } from './cover.ts'
import { type AbleBlocker, ableBlockers, blockCapacity, whyCantBlock } from './whyCantBlock.ts'

export type BlockDeclaration = readonly AbleBlocker[]

function isBound(state: State, id: ObjectId, kind: Restriction['kind']): boolean {
  return restrictionsOn(state, id).some((held) => held.restriction.kind === kind)
}

/** Attackers that must be blocked if able. */
export function mustBeBlocked(state: State): readonly ObjectId[] {
  return (state.combat?.attackers ?? []).map((one) => one.id).filter((id) => isBound(state, id, 'mustBeBlocked'))
}

/** Of the creatures that can block something, those that must. */
export function mustBlock(state: State, able: readonly AbleBlocker[]): readonly AbleBlocker[] {
  return able.filter(({ id }) => isBound(state, id, 'mustBlock'))
}

/**
 * Requirements (500.3, 500.4): no restriction of the language joins blockers, so "blocks if able" and "must be blocked if
 * able" never stand in each other's way, and the most requirements are obeyed where each kind is at its own most.
 */
function whyNotEnough(state: State, seat: Seat, declaration: BlockDeclaration): Refusal | null {
  const wanted = mustBeBlocked(state)
  if (wanted.length === 0 && !state.battlefield.some((id) => isBound(state, id, 'mustBlock'))) return null
  const able = ableBlockers(state, seat)
  const blocking = new Set(declaration.filter((block) => block.attackers.length > 0).map((block) => block.id))
  const idle = mustBlock(state, able).find(({ id }) => !blocking.has(id))
  if (idle !== undefined) return refuse('block.must', '500.4', { object: idle.id })
  const missed = wanted.filter((id) => !declaration.some((block) => block.attackers.includes(id)))
  const [first] = missed
  if (first === undefined) return null
  const most = coverMost(state, wanted, able).reduce((sum, block) => sum + block.attackers.length, 0)
  if (wanted.length - missed.length >= most) return null
  return refuse('block.mustBeBlocked', '500.4', { attacker: first })
}

/** Why one creature's part of the declaration is illegal, or `null`. */
function whyNotOne(state: State, seat: Seat, block: AbleBlocker): Refusal | null {
  for (const attacker of block.attackers) {
    const why = whyCantBlock(state, block.id, attacker)
    if (why !== null) return why
  }
  if (find(state, block.id)?.controller !== seat) return refuse('block.notYours', '309.2a', { object: block.id })
  if (new Set(block.attackers).size < block.attackers.length)
    return refuse('block.twice', '309.2a', { object: block.id })
  const most = block.attackers.length < 2 ? 1 : blockCapacity(state, block.id)
  return block.attackers.length <= most ? null : refuse('block.tooMany', '309.2a', { object: block.id, most })
}

/** Why these blocks can't be declared together, or `null`. */
export function checkBlocks(state: State, seat: Seat, declaration: BlockDeclaration): Refusal | null {
  const ids = new Set<ObjectId>()
  for (const block of declaration) {
    const why = whyNotOne(state, seat, block)
    if (why !== null) return why
    if (ids.has(block.id)) return refuse('block.twice', '309.2a', { object: block.id })
    ids.add(block.id)
  }
  return whyNotEnough(state, seat, declaration)
}
