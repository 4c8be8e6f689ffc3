/** States for tests of combat. */
import { type Attacker, newEpoch, type ObjectId, type State } from '../../../src/engine/state/index.ts'
import { type Printed, plainKeyword, type Restriction, type SimpleKeyword } from '../../../src/language/index.ts'
import { beast, keyword, lasting } from '../../support/state.ts'

/** The player who is attacked. */
export const YOU = { player: 1 } as const

/** A 2/2, or of another size, with these keywords. */
export function withKeywords(name: string, ...names: readonly SimpleKeyword[]): Printed {
  return beast(name, 2, 2, { abilities: names.map((one) => keyword(plainKeyword(one))) })
}

/** The same state with a creature under these restrictions. */
export function restricted(state: State, id: ObjectId, ...restrictions: readonly Restriction[]): State {
  const changes = restrictions.map((restriction) => ({ kind: 'restrict', restriction }) as const)
  return { ...state, epoch: newEpoch(), lasting: [...state.lasting, lasting([id], changes)] }
}

/** The same state in the middle of an attack on player 1; with `blocks` as blocker -> attackers. */
export function attacking(
  state: State,
  ids: readonly ObjectId[],
  blocks: Readonly<Record<ObjectId, readonly ObjectId[]>> = {},
): State {
  const pairs = Object.entries(blocks).map(([id, attackers]) => ({ id: Number(id), attackers }))
  const attackers = ids.map((id): Attacker => {
    const blockers = pairs.filter((block) => block.attackers.includes(id)).map((block) => block.id)
    return { id, defender: YOU, against: YOU.player, blocked: blockers.length > 0, blockers, band: null }
  })
  const turn = { ...state.turn, step: pairs.length > 0 ? 'combatDamage' : 'declareBlockers' } as const
  return { ...state, epoch: newEpoch(), turn, combat: { attacked: true, attackers, blocks: pairs, dealtFirst: [] } }
}
