/** Abilities and other objects on the stack that are no cards. */
import {
  blank,
  type Choices,
  type Draft,
  type GameObject,
  get,
  type ObjectId,
  removeFromCombat,
  type Seat,
  type StackAbility,
} from '../state/index.ts'
import { putIn, takeOut } from './zones.ts'

/** Puts an ability on top of the stack (217.6a) and gives its number. */
export function makeAbilityObject(
  g: Draft,
  fields: { readonly controller: Seat; readonly ability: StackAbility; readonly choices?: Choices | null } & Partial<
    Omit<GameObject, 'id'>
  >,
): ObjectId {
  const time = g.tick()
  const owner = fields.controller
  const made = { kind: 'ability', face: -1, owner, zone: 'stack', timestamp: time, controlledSince: time } as const
  const id = g.add(blank({ ...made, ...fields }))
  putIn(g, id, 'stack', fields.controller, null)
  return id
}

/** An object is no more: an ability that resolved or was countered, a token or a copy outside its zone (420.5f, j). */
export function ceaseToExist(g: Draft, id: ObjectId): void {
  const object = get(g.state, id)
  takeOut(g, object)
  if (object.zone === 'battlefield') removeFromCombat(g, id)
  g.drop(id)
}
