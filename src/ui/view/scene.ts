/**
 * What everything shown is derived from: what one seat sees, whose eyes these are, and what is marked for the question.
 */
import {
  type Action,
  areOpponents,
  doorsOf,
  findOrLast,
  type GameObject,
  isActive,
  type ObjectId,
  printedOf,
  type Question,
  type Ref,
  type Seat,
  type Seen,
  type State,
} from '../../engine/index.ts'
import type { Designation } from '../../language/index.ts'
import { OPPONENT_SIGNS, type Sign } from '../card/index.ts'
import { say, sayPlayer } from '../messages/index.ts'
import { bandsOf } from './bands.ts'
import { NO_MARKS, type PromptMarks } from './marks.ts'

export interface Scene {
  readonly state: State
  /** Who decides: the viewer, or the player they decide for (507.3). */
  readonly me: Seat
  /** From whose side the table is shown. */
  readonly side: Seat
  /** The side stays whoever decides: people at one screen play with open hands. Otherwise it is that of `me`. */
  readonly still: boolean
  /** Whose eyes these are. */
  readonly viewer: Seat
  readonly question: Question | null
  /** It is a game inside another (506). */
  readonly inner: boolean
  /** Who is being waited for, and for what. */
  readonly waitingFor: Seen['waitingFor']
  /** What this seat may do, where it has priority. */
  readonly actions: readonly Action[]
  readonly marks: PromptMarks
  /** The sign of each seat, by seat. */
  readonly signs: readonly Sign[]
}

/** The seats in turn order from one of them, in or out of the game. */
export function seatsFrom({ players }: Pick<State, 'players'>, first: Seat): readonly Seat[] {
  return players.map((_, step) => (first + step) % players.length)
}

/** The players who win and lose with one of them, the player at the table first. */
export const teamOf = (state: Pick<State, 'players' | 'options'>, seat: Seat, me: Seat): readonly Seat[] =>
  seatsFrom(state, me).filter((one) => !areOpponents(state, seat, one))

/** The sign that each seat has for the player at the table: opponents' in turn order, by seat. */
export function signsFor(state: Pick<State, 'players' | 'options'>, me: Seat): readonly Sign[] {
  const signs: Sign[] = []
  const [, ...others] = seatsFrom(state, me)
  const opponents = others.filter((seat) => areOpponents(state, me, seat))
  signs[me] = 'you'
  for (const seat of others) signs[seat] = 'mate'
  // With more than five of them the signs come again; letters tell them apart.
  for (const [at, seat] of opponents.entries()) signs[seat] = OPPONENT_SIGNS[at % OPPONENT_SIGNS.length] ?? 'ring'
  return signs
}

/**
 * What one seat sees, with what it may do and what is marked. `kept`: from whose side the table is shown whoever decides;
 * `null`: from that of who does.
 */
export function makeScene(
  seen: Seen,
  actions: readonly Action[] = [],
  marks: PromptMarks = NO_MARKS,
  kept: Seat | null = null,
): Scene {
  const { now: state, seat: viewer, question, waitingFor } = seen
  const inner = seen.outer !== null
  const me = question?.seat ?? viewer
  const side = kept ?? me
  const still = kept !== null
  return { state, me, side, still, viewer, question, inner, waitingFor, actions, marks, signs: signsFor(state, side) }
}

/** The same table from another seat. */
export const seatedAt = (scene: Scene, me: Seat): Scene => ({
  ...scene,
  me,
  side: me,
  signs: signsFor(scene.state, me),
})

/** Whose turn it is, to one player: their own where their team takes it together (2011:contents/805). */
export const turnFor = ({ state }: Pick<Scene, 'state'>, seat: Seat): Seat =>
  isActive(state, seat) ? seat : state.turn.active

/** The sign of a seat. */
export const signOf = ({ signs }: Pick<Scene, 'signs'>, seat: Seat): Sign => signs[seat] ?? 'ring'

export function seatName(state: State, seat: Seat): string {
  return sayPlayer(state.players[seat]?.name ?? `${seat + 1}`)
}

/** What a face-down spell or permanent is called: by the number that tells it from the others (504.4). */
export function faceDownName({ downAs }: GameObject): string {
  return downAs === 0 ? say('card.faceDown') : say('card.faceDownNumber', { n: downAs })
}

/** What an emblem is called, or what its player is or has. */
export function emblemName(state: State, { face, marks }: GameObject): string {
  const as = state.printed[face]?.designation
  if (as === undefined) return say('card.emblem')
  const n = marks?.level?.n ?? 0
  const name = say(`designation.${as}`)
  return n === 0 ? name : say('designation.level', { name, n })
}

/** What else is said of a thing in the command zone at a glance: the room of a dungeon; nothing of what a player is. */
export interface PlaqueWords {
  /** The room of a dungeon that its player is in. */
  readonly room: string | null
  /** What its player is or has: its name is enough. */
  readonly brief: boolean
  readonly as: Designation | null
  /** How far that has come; 0: it has no levels. */
  readonly level: number
}

export function plaqueWords(state: State, id: ObjectId): PlaqueWords {
  const object = findOrLast(state, id)
  const printed = object === null ? undefined : state.printed[object.face]
  const room = printed?.rooms?.[object?.chosen.number ?? 0]?.name ?? null
  const as = printed?.designation ?? null
  return { room, brief: as !== null, as, level: object?.marks?.level?.n ?? 0 }
}

/** An object's name as far as this seat may know it, even after the object is gone. */
export function objectName(state: State, id: ObjectId): string {
  const object = findOrLast(state, id)
  if (object === null) return say('card.hidden')
  if (object.kind === 'combatDamage') return say('stack.damage')
  if (object.ability !== null) return objectName(state, object.ability.source)
  if (object.faceDown) return faceDownName(object)
  if (object.kind === 'emblem') return emblemName(state, object)
  // today:709.5: of a permanent with one door unlocked, that half's.
  const [open, other] = object.zone === 'battlefield' ? doorsOf(state, object).filter(({ unlocked }) => unlocked) : []
  if (open !== undefined && other === undefined) return open.half.name
  return printedOf(state, object)?.name ?? say('card.hidden')
}

/** What a spell or ability on the stack is called in the middle of a sentence. */
export function stackName(state: State, id: ObjectId, marked = (name: string): string => name): string {
  const name = marked(objectName(state, id))
  const ability = findOrLast(state, id)?.ability ?? null
  return ability === null ? name : say('stack.the', { name, what: ability.triggered ? 'trigger' : 'ability' })
}

export function refName(state: State, ref: Ref): string {
  return 'player' in ref ? seatName(state, ref.player) : objectName(state, ref.object)
}

/** What an attacker attacks, or that it no longer attacks anything. */
export function whomOf(state: State, defender: Ref | null): string {
  return defender === null ? say('combat.nobody') : refName(state, defender)
}

/** A reference as text: for sets, keys and the elements in the page that arrows look for. */
export function refKey(ref: Ref): string {
  return 'player' in ref ? `p${ref.player}` : `o${ref.object}`
}

/** The number of each attacker's band: as declared, or as about to be. */
export function bandNumbers({ state, marks }: Scene): ReadonlyMap<ObjectId, number> {
  const declared = bandsOf(state.combat?.attackers ?? [])
  return declared.size > 0 ? declared : marks.bands
}
