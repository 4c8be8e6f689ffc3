/** Everything the table shows, derived from what a seat sees. */
import {
  countersOnPlayer,
  type ManaUnit,
  type ObjectId,
  type Player,
  playerAt,
  playerCountersOf,
  type Seat,
} from '../../engine/index.ts'
import type { PlayerCounter } from '../../language/index.ts'
import type { Sign, TargetMark } from '../card/index.ts'
import { say } from '../messages/index.ts'
import type { FloatingMana } from '../parts/index.ts'
import { type Pointer, pointers } from './arrows.ts'
import { type CardContext, type CardView, cardView } from './cardView.ts'
import type { CombatPreview } from './combatPreview.ts'
import { lineOf } from './lines.ts'
import { type PlaneView, planeView } from './plane.ts'
import { type ContextOf, type SideView, sideView } from './rows.ts'
import { refKey, type Scene, seatName, seatsFrom, signOf } from './scene.ts'
import { type SeveralFacts, severalFacts } from './several.ts'
import { type StackItem, stackItems, targetMarks } from './stack.ts'
import { type ZoneView, zoneViews } from './zones.ts'

/** Counters of one kind, other than poison, that a player has. */
export interface CounterTotal {
  readonly kind: OtherCounter
  readonly n: number
}
type OtherCounter = Exclude<PlayerCounter, 'poison'>
const isOther = (kind: PlayerCounter): kind is OtherCounter => kind !== 'poison'
const otherCounters = (player: Player): readonly CounterTotal[] =>
  playerCountersOf(player)
    .filter(isOther)
    .map((kind) => ({ kind, n: countersOnPlayer(player, kind) }))

export interface PlayerView extends SeveralFacts {
  readonly seat: Seat
  readonly name: string
  readonly whose: Sign
  readonly life: number
  readonly after: number | undefined
  readonly damage: number | undefined
  readonly poison: number
  /** Other counters that the player has, and how many. */
  readonly counters: readonly CounterTotal[]
  readonly handSize: number
  readonly mana: readonly FloatingMana[]
  readonly zones: readonly ZoneView[]
  readonly deciding: boolean
  /** Shown among the creatures: it is attacked, or can be chosen. */
  readonly onTable: boolean
  readonly choosable: boolean
  readonly chosen: boolean
  readonly targets: readonly TargetMark[]
  readonly side: SideView
}

/** What a player is called as something to be chosen. */
export const playerLabel = ({ name, life, choosable, chosen }: PlayerView): string =>
  say('player.label', { name, n: life, target: choosable, chosen })

export interface TableView {
  /** The player from whose side the table is shown. */
  readonly you: PlayerView
  /** Everybody else, in turn order. */
  readonly others: readonly [PlayerView, ...PlayerView[]]
  /** Of the player who decides. */
  readonly hand: readonly CardView[]
  readonly stack: readonly StackItem[]
  readonly pointers: readonly Pointer[]
  readonly inCombat: boolean
  /** The plane, where it has a place of its own. */
  readonly plane: PlaneView | null
}

/** All players in turn order, the one from whose side the table is shown first. */
export const playersOf = ({ you, others }: TableView): readonly PlayerView[] => [you, ...others]

/** The player at a seat. */
export const playerIn = ({ you, others }: TableView, seat: Seat): PlayerView =>
  others.find((player) => player.seat === seat) ?? you

/** Whether two play against each other: their boards face each other. */
export const isDuel = ({ others }: TableView): boolean => others.length === 1

/** What mana may be spent on, or does: what the text of its ability says after the sentence that adds it. */
function spentOn({ state }: Scene, { at }: ManaUnit): string {
  const [first, ...more] = lineOf(state, at)?.split(/(?<=\.)\s+/) ?? []
  return more.length > 0 ? more.join(' ') : (first ?? say('pool.restricted'))
}

/** Mana grouped by type and use, unrestricted mana first. */
function floating(scene: Scene, seat: Seat): readonly FloatingMana[] {
  const amounts = new Map<string, FloatingMana>()
  for (const unit of playerAt(scene.state, seat).pool) {
    const { type, use } = unit
    const restriction = use === null ? undefined : spentOn(scene, unit)
    const key = `${type} ${restriction ?? ''}`
    amounts.set(key, { symbol: type, amount: (amounts.get(key)?.amount ?? 0) + 1, restriction })
  }
  return [...amounts.values()].sort((a, b) => Number(a.restriction !== undefined) - Number(b.restriction !== undefined))
}

const isAttacked = (scene: Scene, seat: Seat): boolean => {
  const defenders = [
    ...(scene.state.combat?.attackers ?? []).flatMap(({ defender }) => defender ?? []),
    ...scene.marks.attacking.values(),
  ]
  return defenders.some((ref) => 'player' in ref && ref.player === seat)
}

/** It is this seat's turn to answer: the viewer's own, or the one that all others wait for. */
function isAsked({ question, waitingFor }: Scene, seat: Seat): boolean {
  const asked = question ?? waitingFor
  return asked?.seat === seat && asked.kind !== 'subgame'
}

/** What is drawn on cards and players beyond what they are. */
interface Shown {
  readonly marks: ReadonlyMap<string, readonly TargetMark[]>
  readonly preview: CombatPreview | null
  readonly contextOf: ContextOf
}

function playerView(scene: Scene, seat: Seat, { marks, preview, contextOf }: Shown): PlayerView {
  const player = playerAt(scene.state, seat)
  const key = refKey({ player: seat })
  const choosable = scene.marks.choosable.has(key)
  const targets = marks.get(key) ?? []
  const attacked = isAttacked(scene, seat)
  return {
    seat,
    name: seatName(scene.state, seat),
    whose: signOf(scene, seat),
    life: player.life,
    after: preview === null ? undefined : preview.life[seat],
    damage: preview?.toPlayer.get(seat),
    poison: countersOnPlayer(player, 'poison'),
    counters: otherCounters(player),
    handSize: scene.state.hands[seat]?.length ?? 0,
    mana: floating(scene, seat),
    zones: zoneViews(scene, seat),
    deciding: isAsked(scene, seat),
    onTable: choosable || attacked || targets.length > 0,
    choosable,
    chosen: scene.marks.chosen.has(key),
    targets,
    side: sideView(scene, seat, contextOf),
    ...severalFacts(scene, seat, preview),
  }
}

export interface TableInput {
  readonly scene: Scene
  readonly preview: CombatPreview | null
  /** The object the last refusal was about, with a short phrase. */
  readonly refused: { readonly id: ObjectId; readonly word: string } | null
}

export function tableView({ scene, preview, refused }: TableInput): TableView {
  const { state, me, side } = scene
  const stack = stackItems(scene)
  const marks = targetMarks(stack)
  const contextOf = (id: ObjectId): CardContext => {
    const amount = preview?.damage.get(id)
    const lethal = preview?.dead.has(id) ?? false
    return {
      targets: marks.get(refKey({ object: id })),
      damage: amount === undefined ? undefined : { amount, lethal },
      refused: refused?.id === id ? refused.word : undefined,
    }
  }
  const playerAtSeat = (seat: Seat): PlayerView => playerView(scene, seat, { marks, preview, contextOf })
  const [, next = side, ...more] = seatsFrom(state, side)
  return {
    you: playerAtSeat(side),
    others: [playerAtSeat(next), ...more.map(playerAtSeat)],
    hand: (state.hands[me] ?? []).filter((id) => id !== 0).map((id) => cardView(scene, id, contextOf(id))),
    stack,
    pointers: pointers(scene, stack),
    inCombat: state.combat !== null || scene.question?.kind === 'attackers' || scene.question?.kind === 'blockers',
    plane: planeView(scene, contextOf),
  }
}
