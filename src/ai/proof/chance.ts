/** What a proof must not foresee: how a coin falls, and which card is picked at random. */
import { answer, type LogEntry, type Position, type Reply, stateOf } from '../../engine/index.ts'

/**
 * Whether these events of a reply that used the game's chance are no more than shuffling. What lies in a shuffled
 * library is a guess anyway; cards that were known until they were shuffled into it are not.
 */
function isShuffling(events: readonly LogEntry[]): boolean {
  const isInto = events.some((event) => event.kind === 'moved' && event.to === 'library')
  return !isInto && events.some(({ kind }) => kind === 'shuffled')
}

/** What a reply leads to for certain; `chance`: that hangs on chance; `null`: it is refused. */
export function surelyAfter(position: Position, reply: Reply): Position | 'chance' | null {
  const answered = answer(position, reply)
  if ('refused' in answered) return null
  const isRolled = stateOf(answered.position).random !== stateOf(position).random
  return isRolled && !isShuffling(answered.events) ? 'chance' : answered.position
}
