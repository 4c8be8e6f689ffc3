/** Whether a whole declaration of blockers is legal (309.2a, 500.3, 500.4). */
import type { Restriction } from '../../language/index.ts'
import { restrictionsOn } from '../continuous/index.ts'
import { find, type ObjectId, type Refusal, refuse, type Seat, type State } from '../state/index.ts'
import { type AbleBlocker, ableBlockers, blockCapacity, whyCantBlock } from './whyCantBlock.ts'

export type BlockDeclaration = readonly AbleBlocker[]

function isBound(state: State, id: ObjectId, kind: Restriction['kind']): boolean {
  return restrictionsOn(state, id).some((held) => held.restriction.kind === kind)
}

/** The most attackers of `wanted` that can be blocked at the same time: blockers are matched to them by augmenting paths. */
function mostCovered(state: State, wanted: readonly ObjectId[], able: readonly AbleBlocker[]): number {
  const places = able.flatMap(({ id, attackers }) =>
    Array.from({ length: Math.min(blockCapacity(state, id), wanted.length) }, () => attackers),
  )
  const taken = new Array<ObjectId | null>(places.length).fill(null)
  const cover = (attacker: ObjectId, seen: Set<number>): boolean => {
    for (let place = 0; place < places.length; place++) {
      if (seen.has(place) || places[place]?.includes(attacker) !== true) continue
      seen.add(place)
      const holder = taken[place] ?? null
      if (holder === null || cover(holder, seen)) {
        taken[place] = attacker
        return true
      }
    }
    return false
  }
  return wanted.filter((attacker) => cover(attacker, new Set())).length
}

/**
 * Requirements (500.3, 500.4): no restriction of the language joins blockers, so "blocks if able" and "must be blocked if
 * able" never stand in each other's way, and the most requirements are obeyed where each kind is at its own most.
 */
function whyNotEnough(state: State, seat: Seat, declaration: BlockDeclaration): Refusal | null {
  const wanted = (state.combat?.attackers ?? [])
    .map((one) => one.id)
    .filter((id) => isBound(state, id, 'mustBeBlocked'))
  const bound = state.battlefield.filter((id) => isBound(state, id, 'mustBlock'))
  if (wanted.length === 0 && bound.length === 0) return null
  const able = ableBlockers(state, seat)
  const idle = able.find(
    ({ id }) => bound.includes(id) && !declaration.some((block) => block.id === id && block.attackers.length > 0),
  )
  if (idle !== undefined) return refuse('block.must', '500.4', { object: idle.id })
  if (wanted.length === 0) return null
  const missed = wanted.filter((id) => !declaration.some((block) => block.attackers.includes(id)))
  const [first] = missed
  if (first === undefined || wanted.length - missed.length >= mostCovered(state, wanted, able)) return null
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
