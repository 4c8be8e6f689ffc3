/** Abilities and other objects on the stack that aren't cards. */
import { copiedFrom } from '../continuous/index.ts'
import {
  blank,
  type Choices,
  type DamageShare,
  type Draft,
  type GameObject,
  get,
  type ObjectId,
  removeFromCombat,
  type Seat,
  type StackAbility,
  type State,
} from '../state/index.ts'
import { tellOf } from './tell.ts'
import { putIn, takeOut } from './zones.ts'

/** Puts an ability on top of the stack (217.6a) and returns its id. */
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

/** 310.1: combat damage is put on the stack as one object, which is neither a spell nor an ability (310.3). */
export function makeCombatDamage(g: Draft, owner: Seat, shares: readonly DamageShare[]): ObjectId {
  const made = { kind: 'combatDamage', face: -1, owner, zone: 'stack', timestamp: g.tick(), shares } as const
  const id = g.add(blank(made))
  putIn(g, id, 'stack', owner, null)
  return id
}

/** 503.2: a copy of a spell has its copiable values and nothing of its own; an ability has none. */
function copiedFields(state: State, original: GameObject): Partial<GameObject> {
  return original.kind === 'ability' ? {} : { face: -1, side: 0, faceDown: false, copied: copiedFrom(state, original) }
}

/**
 * 503.10: a copy of a spell or ability is put on the stack with everything that was decided for the original; it isn't
 * cast.
 */
export function makeStackCopy(g: Draft, original: GameObject, seat: Seat): ObjectId {
  const { id: _, ...fields } = original
  const copy = g.add({
    ...fields,
    kind: original.kind === 'ability' ? 'ability' : 'spellCopy',
    card: null,
    ...copiedFields(g.state, original),
    owner: seat,
    controller: seat,
    baseController: seat,
    timestamp: g.tick(),
    knownTo: [],
  })
  putIn(g, copy, 'stack', seat, null)
  const told = { object: tellOf(g.state, copy), became: copy, seat, from: null, hiddenFrom: [] }
  g.emit({ kind: 'moved', rule: '2004:503.10', ...told, to: 'stack', cause: 'effect' })
  return copy
}

/**
 * An object ceases to exist: an ability that resolved or was countered, a token or copy outside its zone (420.5f, j).
 */
export function ceaseToExist(g: Draft, id: ObjectId): void {
  const object = get(g.state, id)
  takeOut(g, object)
  if (object.zone === 'battlefield') removeFromCombat(g, id)
  g.drop(id)
}
