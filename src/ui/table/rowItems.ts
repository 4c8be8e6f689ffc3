/** What takes a place among the creatures of one side, and who of them stands opposite whom. */
import type { ObjectId } from '../../engine/index.ts'
import {
  bandOf,
  blockedFirst,
  fightersFirst,
  fightersIn,
  isDuel,
  type PileView,
  type PlayerView,
  type Scene,
  type SideView,
  standing,
  type TableView,
} from '../view/index.ts'
import { placesIn } from './arrange.ts'
import { attachmentLabelWidth, mostAttached, platesWidth } from './attachmentRoom.ts'
import { isSmall } from './layoutMode.ts'
import { place } from './place.ts'
import { middlesOf, type Piece, type Rows, widthOf } from './rows.ts'
import { plateRoom, STEPS, type Step } from './sizes.ts'
import type { TableArrangement } from './tableArrangement.ts'

/** A pile, the piles of a band together, or what stands beside them. */
export interface RowItem extends Piece {
  readonly what: 'phasedOut' | readonly PileView[]
}

/** Around the cards of a band, and between them. */
const FRAME = { edge: 10, gap: 8 }

/** The creatures of each band together, every other pile by itself; bands are already side by side. */
function runsOf(piles: readonly PileView[]): readonly (readonly PileView[])[] {
  const runs: PileView[][] = []
  for (const pile of piles) {
    const run = runs.at(-1)
    if (run !== undefined && bandOf(pile) !== undefined && bandOf(run[0]) === bandOf(pile)) run.push(pile)
    else runs.push([pile])
  }
  return runs
}

/** Each pile in its place, the piles of a band in one; `wide`: no label is wrapped. */
function pileItems(piles: readonly PileView[], step: Step, wide: boolean): readonly RowItem[] {
  const { card, label } = STEPS[step]
  const { width } = card
  return runsOf(piles).map((what) => {
    const above = Math.max(...what.map(mostAttached)) * label
    const beside = what.reduce((sum, pile) => sum + platesWidth(pile, step, false), 0)
    if (bandOf(what[0]) === undefined)
      return { what, width: Math.max(width + beside, ...(wide ? what.map(attachmentLabelWidth) : [])), above }
    const frame = what.length * (width + FRAME.gap) - FRAME.gap + 2 * FRAME.edge + beside
    return { what, width: frame, above: above + FRAME.edge }
  })
}

const idsIn = (run: readonly PileView[]): readonly ObjectId[] =>
  run.flatMap(({ members }) => members.map(({ card }) => card.id))

const idsOf = ({ what }: RowItem): readonly ObjectId[] => (typeof what === 'string' ? [] : idsIn(what))

/** The least width in which a shelf can say what it is. */
const SHELF = 200

/** What stands among the creatures of a side. */
function sideItems(side: SideView, scene: Scene, arrangement: TableArrangement): readonly RowItem[] {
  const { step, grouped, room } = arrangement
  const { tile, gap } = STEPS[step]
  const { creatures, phasedOut } = side
  const small = isSmall(room.mode)
  const all = standing(creatures, grouped)
  // Where there are several rows, those who fight stand in front: lines from them cross nobody.
  const piles = all.length > placesIn(room.front, step) ? fightersFirst(scene, all) : all
  const fighters = fightersIn(scene)
  const shelf: RowItem = {
    what: 'phasedOut',
    width: Math.max(SHELF, phasedOut.length * (tile.width + gap) + 24),
    above: 0,
  }
  return [
    ...pileItems(piles, step, !small).map((one) => ({ ...one, fights: idsOf(one).some((id) => fighters.has(id)) })),
    ...(phasedOut.length > 0 && !small ? [shelf] : []),
  ]
}

/** The rows that creatures stand in. */
export function creatureRows(
  { step, rows, theirRows, room, spare }: TableArrangement,
  { whose }: Pick<PlayerView, 'whose'>,
): Rows {
  const { card, gap } = STEPS[step]
  const most = whose === 'you' ? rows : theirRows
  return { width: room.front, rows: most, height: card.height, gap, lane: gap, spare }
}

/** What stands on either side, yours and that of who faces you. */
interface Sides {
  readonly yours: readonly RowItem[]
  readonly theirs: readonly RowItem[]
}

/**
 * Once blockers are declared: each attacker with the room that its blockers need side by side, and each of them wanted
 * opposite it.
 */
function faceToFace(scene: Scene, sides: Sides, rows: Rows): Sides {
  const blocked = blockedFirst(scene)
  const attackers = new Set(blocked.values())
  const youAttack = sides.yours.some((one) => idsOf(one).some((id) => attackers.has(id)))
  const [attacking, blocking] = youAttack ? [sides.yours, sides.theirs] : [sides.theirs, sides.yours]
  const groups = attacking.map((attacker) => {
    const ids = new Set(idsOf(attacker))
    return blocking.filter((one) => idsOf(one).some((id) => ids.has(blocked.get(id) ?? 0)))
  })
  const wide = attacking.map((one, at) => ({ ...one, room: widthOf(groups[at] ?? [], rows.gap) }))
  const stands = widthOf(wide, rows.gap) <= rows.width ? wide : attacking
  const middles = middlesOf(stands, rows)
  const opposite = new Map<RowItem, number>()
  for (const [at, one] of stands.entries()) {
    const group = groups[at] ?? []
    let from = (middles.get(one) ?? 0) - widthOf(group, rows.gap) / 2
    for (const blocker of group) {
      opposite.set(blocker, from + blocker.width / 2)
      from += blocker.width + rows.gap
    }
  }
  const facing = blocking.map((one) => ({ ...one, opposite: opposite.get(one) }))
  return youAttack ? { yours: stands, theirs: facing } : { yours: facing, theirs: stands }
}

/** What stands on both sides of a game of two; blockers are wanted opposite what they block. */
function facingSides(view: TableView, scene: Scene, arrangement: TableArrangement): Sides {
  const [other] = view.others
  const sides = {
    yours: sideItems(view.you.side, scene, arrangement),
    theirs: sideItems(other.side, scene, arrangement),
  }
  return view.inCombat ? faceToFace(scene, sides, creatureRows(arrangement, view.you)) : sides
}

/** What stands among a player's creatures, and how far their rows stand to the right of the middle. */
export interface Standing {
  readonly items: readonly RowItem[]
  readonly shift: number
}

/** What stands among a player's creatures; in a game of two the sides face each other. */
export function creatureItems(
  view: TableView,
  scene: Scene,
  arrangement: TableArrangement,
  player: PlayerView,
): Standing {
  if (!isDuel(view)) return { items: sideItems(player.side, scene, arrangement), shift: 0 }
  const sides = facingSides(view, scene, arrangement)
  const isYours = player.seat === view.you.seat
  return { items: isYours ? sides.yours : sides.theirs, shift: plateShift(view, sides, arrangement) }
}

/**
 * How far the rows of both sides stand to the right of the middle: the place before them belongs to the player's plate,
 * whether it is shown or not.
 */
function plateShift({ you, others: [other] }: TableView, sides: Sides, arrangement: TableArrangement): number {
  const { room } = arrangement
  const widthOfRows = (items: readonly RowItem[], player: PlayerView): number =>
    place(items, creatureRows(arrangement, player), 'top').width / 2
  const halves = [widthOfRows(sides.yours, you), widthOfRows(sides.theirs, other)]
  const left = (room.front + plateRoom(room)) / 2 - Math.max(...halves)
  return Math.ceil(Math.max(0, plateRoom(room) - left))
}
