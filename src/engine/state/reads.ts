/**
 * What is computed from the state (layers, 418.5) is kept as long as nothing changes that it was computed from. For
 * every field of the state, these tables say how such a computation may read it; what is written (`draft.ts`), what may
 * be read (`LayerState`) and what is noted as read all follow from them.
 */
import type { ZoneName } from '../../language/index.ts'
import type { GameObject, PresentObject } from './object.ts'
import type { Player, State } from './state.ts'

/** What is noted together, as bits. */
export const READS = {
  tapped: 1,
  damage: 2,
  combat: 4,
  hands: 8,
  graveyards: 16,
  libraries: 32,
  life: 64,
  turn: 128,
  stack: 256,
  exile: 512,
  facts: 1024,
  command: 2048,
  ante: 4096,
  outside: 8192,
  activations: 16384,
} as const

type Group = (typeof READS)[keyof typeof READS]

/**
 * - a group: through `read` and its like, which note it; writing it makes stale what has read the group;
 * - `freely`: writing it makes everything stale;
 * - `settled`: freely, too, as writing it changes nothing that was read;
 * - `byParts`: its objects, or players, have fields of their own;
 * - `never`: not at all.
 */
type Reading = Group | 'freely' | 'settled' | 'byParts' | 'never'

const STATE_READINGS = {
  edition: 'freely',
  random: 'never',
  printed: 'freely',
  players: 'byParts',
  objects: 'byParts',
  nextId: 'never',
  clock: 'never',
  libraries: READS.libraries,
  hands: READS.hands,
  graveyards: READS.graveyards,
  battlefield: 'freely',
  stack: READS.stack,
  exile: READS.exile,
  command: READS.command,
  phasedOut: 'freely',
  ante: READS.ante,
  outside: READS.outside,
  // Agreed on before the game: written once.
  options: 'settled',
  stage: 'never',
  turn: READS.turn,
  combat: READS.combat,
  lasting: 'freely',
  shields: 'never',
  delayed: 'never',
  waiting: 'never',
  // Written as the object leaves its zone, which is noted; what is gone has no other last known information later.
  lastKnown: 'settled',
  schedule: 'never',
  facts: READS.facts,
  mandatoryLoop: 'never',
  loopHistory: 'never',
  legendStatus: 'never',
  outcome: 'never',
  outer: 'never',
  // The key of what is computed.
  epoch: 'settled',
  melee: READS.turn,
  daylight: 'freely',
  countersPut: 'freely',
} as const satisfies { readonly [K in keyof Required<State>]: Reading }

const PLAYER_READINGS = {
  seat: 'freely',
  name: 'never',
  life: READS.life,
  counters: READS.life,
  pool: 'never',
  landsPlayed: 'never',
  drew: 'never',
  drewFromEmpty: 'never',
  lost: 'freely',
  left: 'never',
  mulligans: 'never',
  handSize: 'never',
  startingLife: 'freely',
  upkeeps: READS.turn,
  turnBegan: READS.turn,
  deck: 'never',
  commanders: READS.command,
  companion: 'never',
} as const satisfies { readonly [K in keyof Required<Player>]: Reading }

const OBJECT_READINGS = {
  id: 'freely',
  kind: 'freely',
  card: 'freely',
  face: 'freely',
  side: 'freely',
  copied: 'freely',
  owner: 'freely',
  controller: 'freely',
  baseController: 'freely',
  zone: 'freely',
  timestamp: 'freely',
  controlledSince: 'freely',
  tapped: READS.tapped,
  faceDown: 'freely',
  downAs: 'never',
  downBy: 'freely',
  damage: READS.damage,
  deathtouched: 'never',
  counters: 'freely',
  attachedTo: 'freely',
  choices: READS.stack,
  ability: 'freely',
  shares: 'freely',
  chosen: 'freely',
  placedBy: 'freely',
  link: 'freely',
  phasedWith: 'freely',
  phasedIn: 'never',
  openTo: 'never',
  knownTo: 'never',
  modesTaken: 'never',
  activations: READS.activations,
  marks: 'freely',
  merged: 'freely',
} as const satisfies { readonly [K in keyof Required<GameObject>]: Reading }

type With<T, R extends Reading> = { [K in keyof T]: T[K] extends R ? K : never }[keyof T]

type NotedField = With<typeof STATE_READINGS, Group>
type NotedOfPlayer = With<typeof PLAYER_READINGS, Group>
type NotedOfObject = With<typeof OBJECT_READINGS, Group>

/** A player as the layers may read one: everything else through `readPlayer`. */
export type LayerPlayer = Pick<Player, With<typeof PLAYER_READINGS, 'freely'>>
/** An object as the layers may read one: everything else through `readObject`. */
export type LayerObject = Pick<GameObject, With<typeof OBJECT_READINGS, 'freely'>>
/** The same of an object that is there. */
export type PresentLayerObject = Pick<PresentObject, keyof LayerObject>
/**
 * A state as the layers may read it: everything else through `read`, `find` and the like, which note it. Whatever may
 * be called in a computation of characteristics takes this and not a `State`.
 */
export interface LayerState extends Pick<State, With<typeof STATE_READINGS, 'freely' | 'settled'>> {
  readonly players: readonly LayerPlayer[]
}

let noted = 0

/** Runs a computation and returns what it read along with its result. Its reads also count for the surrounding one. */
export function listening<T>(compute: () => T): { readonly result: T; readonly reads: number } {
  const before = noted
  noted = 0
  try {
    const result = compute()
    return { result, reads: noted }
  } finally {
    noted |= before
  }
}

/**
 * The state with all its fields: for the readers of this room, which note what they read. Always noted, since that
 * costs less than to check whether anyone is listening.
 */
export const whole = (state: LayerState): State => state as State

/** A field of the state that is noted as read. */
export function read<K extends NotedField>(state: LayerState, field: K): State[K] {
  noted |= STATE_READINGS[field]
  return whole(state)[field]
}

/** A field of a player that is noted as read. */
export function readPlayer<K extends NotedOfPlayer>(player: LayerPlayer, field: K): Player[K] {
  noted |= PLAYER_READINGS[field]
  return (player as Player)[field]
}

/** A field of an object that is noted as read. */
export function readObject<K extends NotedOfObject>(object: LayerObject, field: K): GameObject[K] {
  noted |= OBJECT_READINGS[field]
  return (object as GameObject)[field]
}

/** Everything is stale. */
const ALL = -1

const bitsOf = (reading: Reading): number => (typeof reading === 'number' ? reading : reading === 'freely' ? ALL : 0)

function allBits<K extends string>(readings: Readonly<Record<K, Reading>>): Readonly<Record<K, number>> {
  const bits: Record<string, number> = {}
  for (const field in readings) bits[field] = bitsOf(readings[field])
  return bits as Record<K, number>
}

const OF_STATE = allBits<keyof State>(STATE_READINGS)
const OF_PLAYER = allBits<keyof Player>(PLAYER_READINGS)
const OF_OBJECT = allBits<keyof GameObject>(OBJECT_READINGS)

/**
 * What reads objects that lie there: what counts them also asks what placed them, whether they lie face down, and so
 * on.
 */
const OF_ZONE: Readonly<Record<ZoneName, number>> = {
  battlefield: OF_STATE.battlefield,
  stack: OF_STATE.stack,
  exile: OF_STATE.exile,
  graveyard: OF_STATE.graveyards,
  hand: OF_STATE.hands,
  library: OF_STATE.libraries,
  command: OF_STATE.command,
  phasedOut: OF_STATE.phasedOut,
  ante: OF_STATE.ante,
  outside: OF_STATE.outside,
}

/** Notes that an object was found where it lies: of a permanent nothing can change that is read freely. */
export function noteFound({ zone }: LayerObject): void {
  if (zone !== 'battlefield' && zone !== 'phasedOut') noted |= OF_ZONE[zone]
}

/** Notes that a zone's objects were looked through. */
export function noteZone(zone: ZoneName): void {
  if (zone !== 'battlefield' && zone !== 'phasedOut') noted |= OF_ZONE[zone]
}

/** What is stale once these fields of the state are written, as bits. */
export function staleBy(fields: Partial<State>): number {
  let stale = 0
  for (const field in fields) stale |= OF_STATE[field as keyof State]
  return stale
}

/** What is stale once these fields of a player are written. */
export function staleByPlayer(fields: Partial<Player>): number {
  let stale = 0
  for (const field in fields) stale |= OF_PLAYER[field as keyof Player]
  return stale
}

/** What is stale once these fields of an object in that zone are written. */
export function staleByObject(fields: Partial<GameObject>, zone: ZoneName): number {
  let stale = 0
  for (const field in fields) stale |= OF_OBJECT[field as keyof GameObject]
  return zone === 'battlefield' || stale === 0 ? stale : OF_ZONE[zone]
}

/** What is stale once an object is put into a zone without its list, or taken out of it. */
export const staleByPlace = (zone: ZoneName): number => (zone === 'battlefield' ? ALL : 0)

/** Whether what was read is stale. */
export const isStale = (read: number, stale: number): boolean => stale === ALL || (read & stale) !== 0
