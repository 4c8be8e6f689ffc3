/** Where cards are small those who fight are larger, in a row of their own, and everybody else waits behind them. */
import type { ObjectId } from '../../engine/index.ts'
import type { Whose } from '../card/index.ts'
import { bandOf, fightersIn, type PileView, standing, type TableView } from '../view/index.ts'
import type { Arrangement } from './arrange.ts'
import { attachmentLabelWidth, mostAttached } from './attachmentRoom.ts'
import { isSmall } from './layoutMode.ts'
import { type Room, STEPS, type Step } from './sizes.ts'
import { MOST_SPLIT, type ShownTable } from './spaceNeeded.ts'

interface FighterSizes {
  readonly front: Step
  readonly behind: Step
}

/** How small cards have to be, and how those behind are then; the larger ones are tried in turn. */
const SMALL: ReadonlySet<Step> = new Set(['s', 'xs'])
const BEHIND: Step = 'xs'
const FRONT: readonly Step[] = ['m', 's']

/** A player's plate, and the frame of a band. */
const PLATE = 136
const FRAME = 20

interface Side {
  readonly fighting: readonly PileView[]
  readonly waiting: readonly PileView[]
  readonly plate: boolean
}

const most = (piles: readonly PileView[]): number => Math.max(0, ...piles.map(mostAttached))

/** How wide and how high the rows of a side are, with those who fight at that step. */
function roomFor({ fighting, waiting, plate }: Side, front: Step, room: Room) {
  const { card, gap, label } = STEPS[front]
  const back = STEPS[BEHIND]
  const bands = fighting.filter((pile) => bandOf(pile) !== undefined).length
  const width = fighting.reduce(
    (sum, pile) => sum + Math.max(card.width, attachmentLabelWidth(pile)) + gap,
    plate ? PLATE : -gap,
  )
  const perRow = Math.max(1, Math.floor((room.front + back.gap) / (back.card.width + back.gap)))
  const lines = Math.ceil(waiting.length / perRow)
  const height = card.height + most(fighting) * label + lines * (back.card.height + gap) + most(waiting) * back.label
  return { width: width + bands * FRAME, height: height + back.tile.height }
}

type Fights = (pile: PileView) => boolean

const sideOf = (view: TableView, whose: Whose, grouped: boolean, fights: Fights): Side => {
  const piles = standing(view.sides[whose].creatures, grouped)
  return {
    fighting: piles.filter(fights),
    waiting: piles.filter((pile) => !fights(pile)),
    plate: view.players[whose].onTable,
  }
}

/**
 * While blockers are declared: as if some groups of attackers were parted, and as many blocked as there are places of
 * attackers, so that who is chosen changes nobody's size.
 */
function expected(before: TableView, grouped: boolean, attacks: Fights): readonly Side[] {
  const attacking = sideOf(before, 'other', grouped, attacks)
  const parted = attacking.fighting.filter(({ members }) => members.length > 1).slice(0, MOST_SPLIT)
  const blocking = sideOf(before, 'you', grouped, () => false)
  const able = blocking.waiting.filter(({ members }) => members.some(({ card }) => card.state.playable))
  const widest = able
    .sort((a, b) => attachmentLabelWidth(b) - attachmentLabelWidth(a))
    .slice(0, attacking.fighting.length)
  return [
    { ...attacking, fighting: [...attacking.fighting, ...parted] },
    { ...blocking, fighting: widest },
  ]
}

/**
 * The steps of both ranks: where cards are as large as they can be anyway, or there is no room, everybody has the same.
 */
export function fighterSizes(
  room: Room,
  { step, grouped }: Arrangement,
  { view, before, scene }: ShownTable,
): FighterSizes {
  const same = { front: step, behind: step }
  const attackers = scene.state.combat?.attackers ?? []
  if (attackers.length === 0 || !SMALL.has(step) || isSmall(room.mode) || room.mode === 'bars') return same
  const anyOf =
    (ids: ReadonlySet<ObjectId>): Fights =>
    ({ members }) =>
      members.some(({ card }) => ids.has(card.id))
  const fights = anyOf(fightersIn(scene))
  const now = (['you', 'other'] as const).map((whose) => sideOf(view, whose, grouped, fights))
  const soon = before === null ? now : expected(before, grouped, anyOf(new Set(attackers.map(({ id }) => id))))
  const holds = (front: Step, sides: readonly Side[]): boolean => {
    const rooms = sides.map((side) => roomFor(side, front, room))
    const height = rooms.reduce((sum, { height }) => sum + height, room.folded.height + room.around.crowded)
    return rooms.every(({ width }) => width <= room.front) && height <= room.height
  }
  const front = FRONT.filter((one) => STEPS[one].card.height > STEPS[step].card.height).find(
    (one) => holds(one, soon) && holds(one, now),
  )
  return front === undefined ? same : { front, behind: BEHIND }
}
