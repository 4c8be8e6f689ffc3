/**
 * Objects off the battlefield whose values the table computes along with the permanents': those with abilities that
 * work where they are, and those that an effect may change. Of all others the printed values stand
 * (`valuesOffBattlefield.ts`).
 */
import { everyFace, isOfSpells, memoised, type Thing, visitNodes, type ZoneName } from '../../../language/index.ts'
import { find, type Lasting, type LayerObject, type LayerState, type ObjectId, type State } from '../../state/index.ts'
import { sorted } from '../faces/abilityLists.ts'
import { scanOf } from '../faces/copiable.ts'
import { listsIn } from '../words/where.ts'

/** Zones other than the battlefield where abilities can work. */
const OTHER_ZONES: readonly ZoneName[] = ['graveyard', 'hand', 'exile', 'stack', 'command']

interface Reach {
  readonly elsewhere: boolean
  readonly beyond: boolean
}

/** Whether anything in this game works in zones other than the battlefield, or affects objects there. */
export const reachOf = memoised((printed: State['printed']): Reach => {
  const all = printed.flatMap((card) => (card === null ? [] : everyFace(card).map((face) => sorted(face.abilities))))
  return {
    elsewhere: all.some((one) => one.elsewhere),
    beyond: all.some((one) => one.beyond) || changesSpells(printed),
  }
})

/** Whether an effect in this game changes the rules for spells that come later: "spells can't be countered this turn". */
function changesSpells(printed: State['printed']): boolean {
  let found = false
  visitNodes(printed, (node) => {
    const { kind, what } = node as { readonly kind?: unknown; readonly what?: Partial<Thing> }
    found ||= kind === 'modify' && what?.kind === 'all' && what.filter !== undefined && isOfSpells(what.filter)
  })
  return found
}

const byObject = memoised((effects: State['lasting']): ReadonlyMap<ObjectId, readonly Lasting[]> => {
  const index = new Map<ObjectId, Lasting[]>()
  for (const lasting of effects) {
    for (const object of lasting.objects) {
      const list = index.get(object)
      if (list === undefined) index.set(object, [lasting])
      else list.push(lasting)
    }
  }
  return index
})

const NONE: readonly Lasting[] = []

/** The lasting effects on that very object. */
export function naming(state: LayerState, id: ObjectId): readonly Lasting[] {
  return state.lasting.length === 0 ? NONE : (byObject(state.lasting).get(id) ?? NONE)
}

/**
 * Whether the table computes this object, which isn't on the battlefield. An ability on the stack has no values
 * (217.6c).
 */
export function isInTable(state: LayerState, object: LayerObject): boolean {
  if (object.kind === 'ability' || object.kind === 'combatDamage' || !OTHER_ZONES.includes(object.zone)) return false
  return reachOf(state.printed).beyond || scanOf(state, object).elsewhere || naming(state, object.id).length > 0
}

/** All that the table computes off the battlefield, zone by zone. */
export function* alsoComputed(state: LayerState): Generator<LayerObject> {
  const { elsewhere, beyond } = reachOf(state.printed)
  if (!elsewhere && !beyond) return yield* namedElsewhere(state)
  for (const zone of OTHER_ZONES) {
    for (const list of listsIn(state, zone)) {
      for (const id of list) {
        const object = find(state, id)
        if (object !== null && isInTable(state, object)) yield object
      }
    }
  }
}

function* namedElsewhere(state: LayerState): Generator<LayerObject> {
  if (state.lasting.length === 0) return
  for (const id of byObject(state.lasting).keys()) {
    const object = find(state, id)
    if (object === null || !isInTable(state, object)) continue
    // Read from its zone, so that the table is computed again when that changes.
    if (listsIn(state, object.zone).some((list) => list.includes(id))) yield object
  }
}
