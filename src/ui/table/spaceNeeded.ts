/** How many places the creatures of each side need, and the most that a turn has needed. */
import { sameData } from '../../engine/index.ts'
import { type PileView, playersOf, type Scene, type SideView, standing, type TableView } from '../view/index.ts'
import type { SpaceNeeded } from './arrange.ts'
import { attachmentLabelWidth, mostAttached } from './attachmentRoom.ts'
import { STEPS } from './sizes.ts'

/** What the table shows, as far as its arrangement follows from it. */
export interface ShownTable {
  readonly scene: Scene
  readonly view: TableView
}

/** What a host is wider than its card, in places: the label of what is attached to it is whole. */
const extra = (pile: PileView): number => Math.max(0, attachmentLabelWidth(pile) / STEPS.m.card.width - 1)

/** So many groups can be parted by who is chosen of them before cards get smaller for it. */
const MOST_SPLIT = 3

/** How many groups stand in one piece and may be parted: by tapping, attacking, being chosen. */
function partable(piles: readonly PileView[]): number {
  const ofName = new Map<string, number>()
  for (const { name } of piles) ofName.set(name, (ofName.get(name) ?? 0) + 1)
  const whole = piles.filter(({ name, members }) => members.length > 1 && ofName.get(name) === 1)
  const parted = new Set(piles.filter(({ name, members }) => members.length > 1 && (ofName.get(name) ?? 0) > 1))
  return Math.max(0, Math.min(MOST_SPLIT - parted.size, whole.length))
}

function needOf(side: SideView, inCombat: boolean, small: boolean): SpaceNeeded {
  const { creatures, lands, others, phasedOut } = side
  // On a phone they are told by their count only, which opens them.
  const shelf = small ? 0 : Math.ceil(phasedOut.length / 2)
  const count = (piles: readonly PileView[]): number =>
    Math.ceil(piles.reduce((sum, pile) => sum + 1 + (small ? 0 : extra(pile)), shelf)) + partable(piles)
  const single = standing(creatures, false)
  const grouped = standing(creatures, true)
  return {
    single: count(single),
    grouped: count(grouped),
    attached: { single: single.map(mostAttached), grouped: grouped.map(mostAttached) },
    mixed: inCombat,
    behind: Math.max(0, ...[...lands, ...others].map(mostAttached)),
  }
}

/** How many places each side needs, the viewer's first, and how many cards the hand has. */
export interface TableNeeds {
  readonly sides: readonly SpaceNeeded[]
  readonly hand: number
}

/** How many cards the hand at the foot has: any player's may come to lie there where the table stays still. */
const handIn = ({ view, scene }: ShownTable): number =>
  scene.still ? Math.max(...playersOf(view).map(({ handSize }) => handSize)) : view.hand.length

/** What is needed now, with a place for each of a few groups that may be parted. */
export const needsOf = (shown: ShownTable, small: boolean): TableNeeds => ({
  sides: playersOf(shown.view).map(({ side }) => needOf(side, shown.view.inCombat, small)),
  hand: handIn(shown),
})

const longest = (a: readonly number[], b: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, at) => Math.max(a[at] ?? 0, b[at] ?? 0))

const larger = (a: SpaceNeeded, b: SpaceNeeded): SpaceNeeded => ({
  single: Math.max(a.single, b.single),
  grouped: Math.max(a.grouped, b.grouped),
  attached: {
    single: longest(a.attached.single, b.attached.single),
    grouped: longest(a.attached.grouped, b.attached.grouped),
  },
  mixed: a.mixed || b.mixed,
  behind: Math.max(a.behind, b.behind),
})

/** What a turn has needed so far: sizes follow from the most of it, so that they don't change while it lasts. */
export interface TurnNeeds extends TableNeeds {
  /** The game, the turn and the seats as they are shown. */
  readonly turn: string
}

/**
 * What the turn has needed with this; another turn begins from what it needs itself. Where nothing of it has grown it
 * is the same object.
 */
export function needsOfTurn(before: TurnNeeds | null, turn: string, now: TableNeeds): TurnNeeds {
  if (before === null || before.turn !== turn) return { turn, ...now }
  const sides = now.sides.map((side, at) => {
    const other = before.sides[at]
    return other === undefined ? side : larger(side, other)
  })
  const needs = { turn, sides, hand: Math.max(before.hand, now.hand) }
  return sameData(needs, before) ? before : needs
}
