/** Facts about a player that matter once there are more than two: commanders and avatars, who has passed, who attacks whom. */
import {
  areOpponents,
  countersOnPlayer,
  find,
  formatOf,
  type GameObject,
  get,
  isActive,
  type ObjectId,
  playerAt,
  poisonLeft,
  type Seat,
  type State,
  sharingLife,
  succession,
  taxOn,
} from '../../engine/index.ts'
import type { ZoneName } from '../../language/index.ts'
import type { CardLook, Sign } from '../card/index.ts'
import { lookOf, lookOfPrinted } from './cardLook.ts'
import type { CombatPreview } from './combatPreview.ts'
import { type Scene, seatName, seatsFrom, signOf } from './scene.ts'

/** A player's commander: where it is, and what is added to its cost when it is cast next. */
export interface CommanderView {
  /** The object, where it can be seen; `null`: it is in a hidden zone. */
  readonly id: ObjectId | null
  readonly look: CardLook | null
  /** What it is called in short: a legend's name ends before its title. */
  readonly name: string
  readonly zone: ZoneName | null
  /** In mana. */
  readonly tax: number
  readonly playable: boolean
}

/** The combat damage that the commanders of one player have dealt to another; the most of any of them. */
export interface CommanderDamage {
  readonly from: Seat
  readonly sign: Sign
  readonly name: string
  readonly n: number
}

/** Attackers of one player on another, declared or about to be. */
export interface Hit {
  readonly by: Seat
  readonly sign: Sign
  readonly name: string
  readonly attackers: number
  /** What they will deal, as far as it can be foreseen. */
  readonly damage: number | undefined
}

/** A player's vanguard card (2011:contents/9): it lies in the command zone and stays there. */
export interface AvatarView {
  readonly id: ObjectId
  readonly look: CardLook
  /** What it adds to the usual hand and to the starting life. */
  readonly hand: number
  readonly life: number
  /** One of its abilities can be activated by who looks. */
  readonly playable: boolean
}

export interface SeveralFacts {
  /** What the badge shows: the first letter of the name, two where two names begin alike. */
  readonly letter: string
  /** How many places after the one from whose side the table is shown; 0: that player. It is also the key that looks at the board. */
  readonly place: number
  readonly startingLife: number
  readonly isTurn: boolean
  /** Has passed since the last action. */
  readonly passed: boolean
  readonly lost: State['players'][number]['lost']
  readonly avatar: AvatarView | null
  readonly commanders: readonly CommanderView[]
  readonly commanderDamage: readonly CommanderDamage[]
  readonly hits: readonly Hit[]
  /** The players with whom they share a life total, themself included (2011:contents/810). */
  readonly lifeWith: readonly Seat[]
  /** The poison counters on all who share the life total, and with how many they lose. */
  readonly poisonShared: number
  readonly poisonMost: number
  /** The players with whom they take their turns, themself included (2011:contents/805). */
  readonly turnWith: readonly Seat[]
}

const initials = (name: string, letters: number): string => [...name].slice(0, letters).join('')

/** A letter for each seat, two where two names begin alike. */
function letterOf(state: State, seat: Seat): string {
  const names = state.players.map((player) => seatName(state, player.seat))
  const own = names[seat] ?? ''
  const isAlone = names.filter((name) => initials(name, 1) === initials(own, 1)).length === 1
  return initials(own, isAlone ? 1 : 2)
}

/** Every object of the public zones in which a commander can be seen. */
const inSight = (state: State): readonly ObjectId[] => [
  ...state.battlefield,
  ...state.stack,
  ...state.command,
  ...state.exile,
  ...state.phasedOut,
  ...state.graveyards.flat(),
  ...state.hands.flat().filter((id) => id !== 0),
]

function commandersOf(scene: Scene, { seat, commanders = [] }: State['players'][number]): readonly CommanderView[] {
  if (commanders.length === 0) return []
  const { state, actions } = scene
  const objects = inSight(state).flatMap((id) => find(state, id) ?? [])
  return commanders.map((commander) => {
    const { card, face } = commander
    const object = objects.find((one) => one.owner === seat && one.card === card)
    const printed = state.printed[face] ?? null
    const look = object === undefined ? printed && lookOfPrinted(printed) : lookOf(state, object.id)
    return {
      id: object?.id ?? null,
      look,
      name: look?.name.split(',')[0] ?? '',
      zone: object?.zone ?? null,
      tax: taxOn(commander),
      playable: actions.some((action) => action.do === 'cast' && action.object === object?.id),
    }
  })
}

/** Whether it is somebody's avatar. */
export const isAvatar = ({ printed }: State, { face }: Pick<GameObject, 'face'>): boolean =>
  printed[face]?.types.includes('vanguard') === true

function avatarOf({ state, actions }: Scene, seat: Seat): AvatarView | null {
  // Where two play it lies in its player's row.
  if (state.players.length < 3) return null
  const avatar = state.command
    .map((id) => get(state, id))
    .find((object) => object.owner === seat && isAvatar(state, object))
  if (avatar === undefined) return null
  const { id, face } = avatar
  const { hand, life } = state.printed[face]?.modifiers ?? { hand: 0, life: 0 }
  const playable = actions.some((action) => action.do === 'activate' && action.object === id)
  return { id, look: lookOf(state, id), hand, life, playable }
}

function commanderDamage(scene: Scene, seat: Seat): readonly CommanderDamage[] {
  const { state, side } = scene
  if (state.players.every(({ commanders = [] }) => commanders.length === 0)) return []
  return seatsFrom(state, side).flatMap((from) => {
    if (from === seat) return []
    const { commanders = [] } = playerAt(state, from)
    const n = Math.max(0, ...commanders.map(({ damage }) => damage[seat] ?? 0))
    return { from, sign: signOf(scene, from), name: seatName(state, from), n }
  })
}

function hitsOn(scene: Scene, seat: Seat, preview: CombatPreview | null): readonly Hit[] {
  const { state, marks } = scene
  const attacks = [
    ...(state.combat?.attackers ?? []).map(({ id, defender }) => ({ id, defender })),
    ...[...marks.attacking].map(([id, defender]) => ({ id, defender })),
  ]
  const attackers = new Map<Seat, ObjectId[]>()
  for (const { id, defender } of attacks) {
    const by = find(state, id)?.controller
    if (defender === null || !('player' in defender) || defender.player !== seat || by === undefined) continue
    attackers.set(by, [...(attackers.get(by) ?? []), id])
  }
  return [...attackers].map(([by, ids]) => ({
    by,
    sign: signOf(scene, by),
    name: seatName(state, by),
    attackers: ids.length,
    damage: preview === null ? undefined : ids.reduce((sum, id) => sum + (preview.dealt.get(id) ?? 0), 0),
  }))
}

/** Those who take their turns with the player, in or out of the game. */
const turnWith = (state: State, seat: Seat): readonly Seat[] =>
  state.players
    .map((player) => player.seat)
    .filter((one) => one === seat || (formatOf(state).sharedTurns && !areOpponents(state, one, seat)))

/** The poison counters on all who share the player's life total. */
const sharedPoison = (state: State, seat: Seat): number =>
  sharingLife(state, seat).reduce((sum, one) => sum + countersOnPlayer(playerAt(state, one), 'poison'), 0)

/** The facts about the player at a seat. */
export function severalFacts(scene: Scene, seat: Seat, preview: CombatPreview | null): SeveralFacts {
  const { state, side } = scene
  const player = playerAt(state, seat)
  const poison = sharedPoison(state, seat)
  return {
    letter: letterOf(state, seat),
    place: seatsFrom(state, side).indexOf(seat),
    startingLife: player.startingLife,
    isTurn: isActive(state, seat),
    passed: succession(state).passed.includes(seat),
    lost: player.lost,
    avatar: avatarOf(scene, seat),
    commanders: commandersOf(scene, player),
    commanderDamage: commanderDamage(scene, seat),
    hits: hitsOn(scene, seat, preview),
    lifeWith: sharingLife(state, seat),
    poisonShared: poison,
    poisonMost: poison + poisonLeft(state, seat),
    turnWith: turnWith(state, seat),
  }
}
