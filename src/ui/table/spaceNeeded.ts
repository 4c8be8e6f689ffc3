/** How many places the creatures of each side need. */
import type { Whose } from '../card/index.ts'
import { type PileView, type Scene, type SideView, standing, type TableView } from '../view/index.ts'
import type { SpaceNeeded } from './arrange.ts'
import { attachmentLabelWidth, mostAttached } from './attachmentRoom.ts'
import { STEPS } from './sizes.ts'

/** What the table shows, as far as its arrangement follows from it. */
export interface ShownTable {
  readonly scene: Scene
  readonly view: TableView
  /** While attackers or blockers are declared: the same with nobody chosen yet. */
  readonly before: TableView | null
}

/** Places that a player's plate takes among the creatures. */
const PLATE = 2

/** What a host is wider than its card, in places: the label of what is attached to it is whole. */
const extra = (pile: PileView): number => Math.max(0, attachmentLabelWidth(pile) / STEPS.m.card.width - 1)

function needOf({ sides, players, inCombat }: TableView, whose: Whose, small: boolean): SpaceNeeded {
  const { creatures, lands, others, phasedOut }: SideView = sides[whose]
  // On a phone they are told by their count only, which opens them.
  const shelf = small ? 0 : Math.ceil(phasedOut.length / 2)
  const beside = (players[whose].onTable ? PLATE : 0) + shelf
  const count = (piles: readonly PileView[]): number =>
    Math.ceil(piles.reduce((sum, pile) => sum + 1 + (small ? 0 : extra(pile)), beside))
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

/** So many groups can be parted by who is chosen of them before cards get smaller for it. */
export const MOST_SPLIT = 3

/** What a side may come to need in a declaration: some of its groups in two parts, and its player's plate. */
function reserved(before: TableView, whose: Whose, { question }: Scene, small: boolean): SpaceNeeded {
  const need = needOf(before, whose, small)
  const parts = (grouped: boolean): number =>
    Math.min(
      MOST_SPLIT,
      standing(before.sides[whose].creatures, grouped).filter(({ members }) => members.length > 1).length,
    )
  const isComing = question?.kind === 'attackers' && whose === 'other' && !before.players.other.onTable
  const plate = isComing ? PLATE : 0
  return { ...need, single: need.single + parts(false) + plate, grouped: need.grouped + parts(true) + plate }
}

/**
 * How many places each side needs. While attackers or blockers are declared it doesn’t depend on who is chosen, within
 * reason: cards of another size with each press would be hard to follow.
 */
export function spaceNeededBy({ view, before, scene }: ShownTable, small: boolean): readonly SpaceNeeded[] {
  return (['you', 'other'] as const).map((whose) => {
    const now = needOf(view, whose, small)
    if (before === null) return now
    const least = reserved(before, whose, scene, small)
    return { ...now, single: Math.max(now.single, least.single), grouped: Math.max(now.grouped, least.grouped) }
  })
}
