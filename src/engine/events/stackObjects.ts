/** Abilities and other objects on the stack that aren't cards. */
import type { CopyException } from '../../language/index.ts'
import type { Citation } from '../../rulebook/index.ts'
import { copiedFrom, copyOf } from '../continuous/index.ts'
import {
  blank,
  type Choices,
  type Context,
  type DamageShare,
  type Draft,
  type GameObject,
  get,
  getAnywhere,
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
function copiedFields(
  state: State,
  original: GameObject,
  except: readonly CopyException[],
  context: Context,
): Partial<GameObject> {
  if (original.kind === 'ability') return {}
  return { face: -1, side: 0, faceDown: false, copied: copyOf(state, original, except, original, context) }
}

/** 503.10: what was decided, without how it came about: no mana was spent to cast a copy, nor was it cast at all. */
const copiedChoices = ({ manaFrom: _, cast, ...choices }: Choices): Choices => ({
  ...choices,
  manaSpent: [],
  cast: cast && { key: cast.key, keyword: cast.keyword, by: null, from: null },
})

/**
 * 503.10: a copy of a spell or ability is put on the stack with everything that was decided for the original; it isn't
 * cast.
 */
export function makeStackCopy(
  g: Draft,
  original: GameObject,
  seat: Seat,
  except: readonly CopyException[],
  context: Context,
): ObjectId {
  const { id: _, choices, ...fields } = original
  const copy = g.add({
    ...fields,
    choices: choices && copiedChoices(choices),
    kind: original.kind === 'ability' ? 'ability' : 'spellCopy',
    card: null,
    ...copiedFields(g.state, original, except, context),
    owner: seat,
    controller: seat,
    baseController: seat,
    timestamp: g.tick(),
    knownTo: [],
  })
  putIn(g, copy, 'stack', seat, null)
  tellOfCopy(g, copy, 'copy.spell')
  return copy
}

/** 503.12: a copy of a card, in the zone where that is; if it isn't cast, it ceases to exist (503.10a). */
export function makeCardCopy(g: Draft, original: GameObject, seat: Seat): ObjectId {
  const { zone } = original
  const copied = copiedFrom(g.state, original)
  const copy = g.add(blank({ kind: 'spellCopy', face: -1, copied, owner: seat, zone, timestamp: g.tick() }))
  putIn(g, copy, zone, seat, null)
  tellOfCopy(g, copy, 'copy.cast')
  return copy
}

function tellOfCopy(g: Draft, copy: ObjectId, rule: Citation): void {
  const { owner: seat, zone: to } = get(g.state, copy)
  const told = { object: tellOf(g.state, copy), became: copy, seat, from: null, hiddenFrom: [] }
  g.emit({ kind: 'moved', rule, ...told, to, cause: 'effect' })
}

/**
 * An object ceases to exist: an ability that resolved or was countered, a token or copy outside its zone (420.5f, j).
 */
export function ceaseToExist(g: Draft, id: ObjectId): void {
  const object = getAnywhere(g.state, id)
  takeOut(g, object)
  if (object.zone === 'battlefield') removeFromCombat(g, id)
  g.drop(id)
}
