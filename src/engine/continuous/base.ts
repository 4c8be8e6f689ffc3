/** An object's own values, before any effect (418.5a): what is printed, copied, or what being face down gives it. */
import { type Ability, BASIC_LAND_MANA, type BasicLandType, type Printed } from '../../language/index.ts'
import type { Characteristics, GameObject, Seat, State } from '../state/index.ts'
import { type Scan, scan } from './scan.ts'

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
    at: { key: `type:${land}`, card: null, line: 0, keyword: null },
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
const INTRINSICS: ReadonlySet<string> = new Set(Object.values(INTRINSIC).map((ability) => ability?.at.key ?? ''))

/** Whether the ability is one that a basic land type gives. */
export function isIntrinsic(ability: Ability): boolean {
  return INTRINSICS.has(ability.at.key)
}

/** The abilities an object with this type line has from its basic land types. */
export function intrinsicsOf(types: Face['types'], subtypes: Face['subtypes']): readonly Ability[] {
  if (!types.includes('land')) return []
  return subtypes.flatMap((subtype) => INTRINSIC[subtype] ?? [])
}

/** What follows from a face alone: shared by all objects that have it. */
interface FaceFacts {
  readonly face: Face
  /** Its abilities, with those of its basic land types. */
  readonly abilities: readonly Ability[]
  readonly scan: Scan
  /** Its values under each controller, as they are first asked for. */
  readonly bySeat: Characteristics[]
}

const factsOfFace = new WeakMap<Face, FaceFacts>()

function factsOf(face: Face): FaceFacts {
  const known = factsOfFace.get(face)
  if (known !== undefined) return known
  const own = intrinsicsOf(face.types, face.subtypes)
  const abilities = own.length === 0 ? face.abilities : [...face.abilities, ...own]
  const facts: FaceFacts = { face, abilities, scan: scan(abilities), bySeat: [] }
  factsOfFace.set(face, facts)
  return facts
}

const NOTHING = factsOf(BLANK)
const TURNED_DOWN = factsOf(FACE_DOWN)
/** 504.2: spells, permanents and what is phased out; a card that lies face down elsewhere has no characteristics. */
const TURNED_DOWN_IN: readonly GameObject['zone'][] = ['battlefield', 'stack', 'phasedOut']

/** Looking up by index is several times faster than by identity, so the facts are listed as the faces are. */
const factsOfGame = new WeakMap<State['printed'], FaceFacts[]>()
let lastPrinted: State['printed'] = []
let lastFacts: FaceFacts[] = []

function factsAt(state: State, index: number): FaceFacts {
  const { printed } = state
  if (printed !== lastPrinted) {
    lastFacts = factsOfGame.get(printed) ?? []
    factsOfGame.set(printed, lastFacts)
    lastPrinted = printed
  }
  const known = lastFacts[index]
  if (known !== undefined) return known
  const face = printed[index]
  if (face === null || face === undefined) return NOTHING
  const facts = factsOf(face)
  lastFacts[index] = facts
  return facts
}

function factsOfObject(state: State, object: GameObject): FaceFacts {
  if (!object.faceDown) return factsAt(state, object.copied ?? object.face)
  return TURNED_DOWN_IN.includes(object.zone) ? TURNED_DOWN : NOTHING
}

function under(facts: FaceFacts, controller: Seat): Characteristics {
  const known = facts.bySeat[controller]
  if (known !== undefined) return known
  const { name, cost, colors, supertypes, types, subtypes, power, toughness, loyalty } = facts.face
  const values: Characteristics = {
    name,
    cost,
    colors,
    supertypes,
    types,
    subtypes,
    abilities: facts.abilities,
    power,
    toughness,
    loyalty,
    controller,
    restrictions: [],
  }
  facts.bySeat[controller] = values
  return values
}

/** What is printed on it, or what it copies; `null` where it has nothing of its own or that is not known. */
export function printedOf(state: State, object: GameObject): Printed | null {
  return state.printed[object.copied ?? object.face] ?? null
}

/** The object's values before any effect. Shared: equal faces under one controller give the same object. */
export function baseOf(state: State, object: GameObject): Characteristics {
  return under(factsOfObject(state, object), controllerBefore(object))
}

/** What the object's own abilities hold. */
export function scanOf(state: State, object: GameObject): Scan {
  return factsOfObject(state, object).scan
}

/** Who controls it apart from effects; for a card that is neither a permanent nor on the stack: its owner. */
function controllerBefore(object: GameObject): Seat {
  if (object.zone === 'battlefield') return object.baseController
  return object.zone === 'stack' ? object.controller : object.owner
}

/** Values of nothing, for this controller. */
export function blankFor(controller: Seat): Characteristics {
  return under(NOTHING, controller)
}

/** Whether the object's own text has that ability: what a new basic land type takes away (212.6e). */
export function isFromText(state: State, object: GameObject, ability: Ability): boolean {
  return !object.faceDown && printedOf(state, object)?.abilities.some(({ at }) => at.key === ability.at.key) === true
}
