/** Cards of libraries and hands that are continuously revealed (217.2e, 217.3c). */
import { showsHand, showsTopTo } from '../playerRules/index.ts'
import { get, type ObjectId, type Seat, type State, sharingLife } from '../state/index.ts'
import type { Posed } from './posed.ts'
import type { Eyes } from './visible.ts'

/** The top cards that effects show to these eyes. */
function topsFor(state: State, eyes: Eyes): readonly ObjectId[] {
  return state.players.flatMap((player) => {
    const [top] = state.libraries[player.seat] ?? []
    if (top === undefined || top === 0) return []
    return eyes.some((seat) => showsTopTo(state, player.seat, seat)) ? [top] : []
  })
}

/**
 * Whether a spell or ability is being announced and paid for: a new top card stays hidden until that is done (217.2e).
 */
function isAnnouncing({ checkpoint, replies }: Posed): boolean {
  const [given] = replies
  const first = given?.kind === 'priority' && typeof given.reply === 'object' ? given.reply : {}
  return checkpoint.stage.at === 'priority' && 'do' in first && first.do !== 'pass'
}

/** The library cards that these eyes can see now. */
export function openTops(position: Posed, now: State, eyes: Eyes): readonly ObjectId[] {
  const tops = topsFor(now, eyes)
  if (tops.length === 0 || !isAnnouncing(position)) return tops
  const before = topsFor(position.checkpoint, eyes)
  return tops.filter((id) => before.includes(id))
}

/**
 * The cards of hands that their players play with revealed, that teammates show each other
 * (2011:contents/810), or that were revealed as a cost of what is still on the stack (today:701.20).
 */
export function openHands(now: State, eye: Seat): readonly ObjectId[] {
  const team = sharingLife(now, eye)
  const paid = now.stack.flatMap((id) => get(now, id).choices?.paid ?? [])
  return now.players.flatMap(({ seat }) => {
    const hand = (now.hands[seat] ?? []).filter((id) => id !== 0)
    const isOpen = (seat !== eye && team.includes(seat)) || showsHand(now, seat)
    return isOpen ? hand : hand.filter((id) => paid.includes(id))
  })
}
