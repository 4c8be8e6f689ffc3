/** Where a card or creature may be dropped: asks the engine, on a position that is thrown away. */
import { type Action, answer, find, isManaAction, type ObjectId, type Position, type Ref } from '../../engine/index.ts'
import { refKey, type Scene } from './scene.ts'

/** What a play would ask to target first; empty if it asks for no target or for something else first. */
function firstTargets(position: Position, action: Action): readonly string[] {
  const next = answer(position, action)
  if ('refused' in next) return []
  const { question } = next.position
  return question?.kind === 'targets' && question.max >= 1 && question.min <= 1 ? question.legal.map(refKey) : []
}

export interface DropTargets {
  readonly kind: 'play' | 'pair'
  readonly drops: readonly string[]
}

/** Places where the lifted thing may go, by name; `table` is the open table. */
export function dropTargets(position: Position, scene: Scene, id: ObjectId, table: string): DropTargets {
  const { question } = scene
  if (question?.kind === 'blockers') {
    const able = question.able.find((one) => one.id === id)
    return { kind: 'pair', drops: (able?.attackers ?? []).map((object) => refKey({ object })) }
  }
  if (question?.kind === 'attackers') {
    return { kind: 'pair', drops: question.able.includes(id) ? [table, ...question.defenders.map(refKey)] : [] }
  }
  const play = scene.actions.find(
    (action) => (action.do === 'cast' || action.do === 'playLand') && action.object === id,
  )
  if (play !== undefined) return { kind: 'play', drops: [table, ...firstTargets(position, play)] }
  return { kind: 'play', drops: usesOf(scene, id).flatMap((action) => firstTargets(position, action)) }
}

/** The abilities of a permanent that can be activated for something else than mana. */
export const usesOf = ({ actions, state }: Scene, id: ObjectId): readonly Action[] =>
  find(state, id)?.zone === 'battlefield'
    ? actions.filter((action) => action.do === 'activate' && action.object === id && !isManaAction(state, action))
    : []

/** The ability of a permanent that is aimed by dropping it there. */
export const abilityOn = (position: Position, scene: Scene, id: ObjectId, at: Ref): Action | undefined =>
  usesOf(scene, id).find((action) => firstTargets(position, action).includes(refKey(at)))
