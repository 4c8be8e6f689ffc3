/** What takes a place among the creatures of one side, and who of them stands opposite whom. */
import type { ObjectId } from '../../engine/index.ts'
import type { Whose } from '../card/index.ts'
import {
  bandOf,
  blockedFirst,
  fightersFirst,
  fightersIn,
  type PileView,
  type Scene,
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
function sideItems(view: TableView, scene: Scene, whose: Whose, arrangement: TableArrangement): readonly RowItem[] {
  const { step, grouped, room } = arrangement
  const { tile, gap } = STEPS[step]
  const { creatures, phasedOut } = view.sides[whose]
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
export function creatureRows({ step, rows, theirRows, room, spare }: TableArrangement, whose: Whose): Rows {
  const { card, gap } = STEPS[step]
  const most = whose === 'you' ? rows : theirRows
  return { width: room.front, rows: most, height: card.height, gap, lane: gap, spare }
}

type Sides = { readonly [W in Whose]: readonly RowItem[] }

/**
 * Once blockers are declared: each attacker with the room that its blockers need side by side, and each of them wanted
 * opposite it.
 */
function faceToFace(scene: Scene, sides: Sides, rows: Rows): Sides {
  const blocked = blockedFirst(scene)
  const attackers = new Set(blocked.values())
  const whose = sides.you.some((one) => idsOf(one).some((id) => attackers.has(id))) ? 'you' : 'other'
  const [attacking, blocking] = whose === 'you' ? [sides.you, sides.other] : [sides.other, sides.you]
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
  return whose === 'you' ? { you: stands, other: facing } : { you: facing, other: stands }
}

/** What stands among the creatures of both sides; blockers are wanted opposite what they block. */
export function creatureItems(view: TableView, scene: Scene, arrangement: TableArrangement): Sides {
  const sides = {
    you: sideItems(view, scene, 'you', arrangement),
    other: sideItems(view, scene, 'other', arrangement),
  }
  return view.inCombat ? faceToFace(scene, sides, creatureRows(arrangement, 'you')) : sides
}

/**
 * How far the rows of both sides stand to the right of the middle: the place before them belongs to the player's plate,
 * whether it is shown or not.
 */
export function plateShift(sides: Sides, arrangement: TableArrangement): number {
  const { room } = arrangement
  const halves = (['you', 'other'] as const).map(
    (whose) => place(sides[whose], creatureRows(arrangement, whose), 'top').width / 2,
  )
  const left = (room.front + plateRoom(room)) / 2 - Math.max(...halves)
  return Math.ceil(Math.max(0, plateRoom(room) - left))
}
