/** Players who share one life total (2011:contents/810): what is theirs together. */
import type { Seat } from '../../engine/index.ts'
import type { Hit } from './several.ts'
import { type PlayerView, playersOf, type TableView } from './table.ts'

export interface TeamView {
  /** In turn order from the viewer. */
  readonly members: readonly PlayerView[]
  readonly life: number
  /** The life total after combat; `undefined`: it can't be foreseen. */
  readonly after: number | undefined
  readonly startingLife: number
  /** The counters on all of them. */
  readonly poison: number
  /** With that many counters the team loses. */
  readonly poisonMost: number
  /** Attacks on any of them, by attacking player. */
  readonly hits: readonly Hit[]
}

/** Whether the player has a life total together with others. */
export const sharesLife = ({ lifeWith }: Pick<PlayerView, 'lifeWith'>): boolean => lifeWith.length > 1

const plus = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a + b

/** The attacks of each player on any of them as one. */
function joined(members: readonly PlayerView[]): readonly Hit[] {
  const by = new Map<Seat, Hit>()
  for (const hit of members.flatMap(({ hits }) => hits)) {
    const before = by.get(hit.by)
    const attackers = hit.attackers + (before?.attackers ?? 0)
    by.set(hit.by, before === undefined ? hit : { ...hit, attackers, damage: plus(before.damage, hit.damage) })
  }
  return [...by.values()]
}

/** The team of a player who shares a life total; `null`: the player's life is their own. */
export function teamIn(view: TableView, player: PlayerView): TeamView | null {
  if (!sharesLife(player)) return null
  const members = playersOf(view).filter(({ seat }) => player.lifeWith.includes(seat))
  const { life, after, startingLife, poisonShared: poison, poisonMost } = player
  return { members, life, after, startingLife, poison, poisonMost, hits: joined(members) }
}
