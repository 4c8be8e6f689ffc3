/** An object's own values, before any effect (418.5a): what is printed, copied, or what being face down gives it. */
import { type Ability, BASIC_LAND_MANA, type BasicLandType, type Printed } from '../../language/index.ts'
import type { Characteristics, GameObject, Seat, State } from '../state/index.ts'

type Face = Omit<Printed, 'text'>

/** What an object without characteristics has: an ability on the stack, or what a seat may not know. */
const BLANK: Face = {
  name: '',
  cost: null,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
  power: null,
  toughness: null,
  loyalty: null,
}

/** 504.2: a 2/2 creature without text, name, subtypes, expansion symbol or mana cost. */
const FACE_DOWN: Face = { ...BLANK, types: ['creature'], power: 2, toughness: 2 }

function intrinsic(land: BasicLandType): Ability {
  const mana = { kind: 'fixed', mana: [BASIC_LAND_MANA[land]] } as const
  return {
    kind: 'activated',
    cost: [{ kind: 'tap' }],
    limits: [],
    zone: 'battlefield',
    body: { choose: null, modes: [[{ kind: 'addMana', who: { kind: 'you' }, mana }]] },
  }
}

/** The abilities that basic land types give (212.6d / 2011:305.6), by type. */
const INTRINSIC: Readonly<Partial<Record<string, Ability>>> = Object.fromEntries(
  Object.keys(BASIC_LAND_MANA).map((land) => [land, intrinsic(land as BasicLandType)]),
)
const INTRINSICS: ReadonlySet<Ability> = new Set(Object.values(INTRINSIC).filter((ability) => ability !== undefined))

/** Whether a subtype is a basic land type (212.6d). */
export function isBasicLandType(subtype: string): boolean {
  return INTRINSIC[subtype] !== undefined
}

/** Whether the ability is one that a basic land type gives. */
export function isIntrinsic(ability: Ability): boolean {
  return INTRINSICS.has(ability)
}

/** The abilities an object with this type line has from its basic land types. */
export function intrinsicsOf(types: Face['types'], subtypes: Face['subtypes']): readonly Ability[] {
  if (!types.includes('land')) return []
  return subtypes.flatMap((subtype) => INTRINSIC[subtype] ?? [])
}

const made = new WeakMap<Face, Characteristics[]>()

/** A face's values for one controller: one shared object for all who have them. */
function shared(face: Face, controller: Seat): Characteristics {
  const bySeat = made.get(face) ?? []
  const known = bySeat[controller]
  if (known !== undefined) return known
  made.set(face, bySeat)
  const { name, cost, colors, supertypes, types, subtypes, power, toughness, loyalty } = face
  const own = intrinsicsOf(types, subtypes)
  const abilities = own.length === 0 ? face.abilities : [...face.abilities, ...own]
  const values: Characteristics = {
    name,
    cost,
    colors,
    supertypes,
    types,
    subtypes,
    abilities,
    power,
    toughness,
    loyalty,
    controller,
    restrictions: [],
  }
  bySeat[controller] = values
  return values
}

/** What is printed on it, or what it copies; `null` where it has nothing of its own or that is not known. */
export function printedOf(state: State, object: GameObject): Printed | null {
  return state.printed[object.copied ?? object.face] ?? null
}

/** The object's values before any effect. Shared: equal faces under one controller give the same object. */
export function baseOf(state: State, object: GameObject): Characteristics {
  const controller = controllerBefore(object)
  if (!object.faceDown) return shared(printedOf(state, object) ?? BLANK, controller)
  return shared(object.zone === 'battlefield' || object.zone === 'stack' ? FACE_DOWN : BLANK, controller)
}

/** Who controls it apart from effects; for a card that is neither a permanent nor on the stack: its owner. */
function controllerBefore(object: GameObject): Seat {
  if (object.zone === 'battlefield') return object.baseController
  return object.zone === 'stack' ? object.controller : object.owner
}

/** Values of nothing, for this controller. */
export function blankFor(controller: Seat): Characteristics {
  return shared(BLANK, controller)
}

/** Whether the object's own text has that ability: what a new basic land type takes away (212.6e). */
export function isFromText(state: State, object: GameObject, ability: Ability): boolean {
  return !object.faceDown && printedOf(state, object)?.abilities.includes(ability) === true
}
