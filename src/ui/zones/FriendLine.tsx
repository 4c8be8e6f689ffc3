/** How the connection to a player on another machine is, at the foot of their panel. */
import { useTable } from '../../store/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import { LineIcon } from '../parts/index.ts'
import { clockOf, useFriend, useNow } from '../session/friend.ts'
import { useTableModel } from '../session/model.ts'
import styles from './FriendLine.module.css'

/** A friend who thinks for so long is told to be thinking. */
const THINKING = 20_000

interface Told {
  readonly kind: 'here' | 'slow' | 'lost'
  readonly words: string
  /** The time left to think, in minutes and seconds. */
  readonly left: string | null
}

/** What is to be said of a seat's connection; `null`: nobody sits at another machine. */
function useLine(seat: number): Told | null {
  const actions = useFriend((friends) => friends.actions)
  const now = useNow()
  const left = actions?.leftFor(seat, now) ?? null
  const told = useHealth(seat, now, left !== null)
  return told === null ? null : { ...told, left: left === null ? null : clockOf(left) }
}

function useHealth(seat: number, now: number, hasClock: boolean): Omit<Told, 'left'> | null {
  const { game, scene } = useTableModel()
  const { state, byFile } = useFriend()
  const halted = useTable((table) => table.halted)
  const isThere = game.seats.some(({ player }) => player.by === 'friend')
  if (!isThere) return null
  const own = game.seats[seat]?.player.by === 'human'
  if (byFile === game.id) return own ? null : { kind: 'here', words: sayFriend('friend.byFile') }
  const shown = state?.phase === 'playing' ? state.seats[seat] : undefined
  if (shown === undefined || state === null)
    return own ? null : { kind: 'lost', words: sayFriend('friend.notConnected') }
  if (own)
    return halted ? null : { kind: 'here', words: sayFriend(hasClock ? 'friend.connected' : 'friend.youConnected') }
  if (shown.line === 'lost')
    return { kind: 'lost', words: sayFriend('friend.lineLost', { time: clockOf(now - shown.since) }) }
  const thinks = scene.waitingFor?.seat === seat ? now - state.movedAt : 0
  if (thinks > THINKING && !halted)
    return { kind: 'here', words: sayFriend('friend.thinks', { time: clockOf(thinks) }) }
  if (shown.line === 'slow') return { kind: 'slow', words: sayFriend('friend.slow', { ms: shown.ms ?? 0 }) }
  return { kind: 'here', words: sayFriend('friend.connected') }
}

export const FriendLine = ({ seat }: { readonly seat: number }) => {
  const told = useLine(seat)
  return told === null ? null : (
    <p className={styles.line} data-kind={told.kind} data-part="friend-line">
      <LineIcon kind={told.kind === 'lost' ? 'lost' : 'waves'} />
      {told.words}
      {told.left === null ? null : <b>{sayFriend('friend.time', { time: told.left })}</b>}
    </p>
  )
}

/** The same as a sign, with its words on hover. */
export const FriendSign = ({ seat }: { readonly seat: number }) => {
  const told = useLine(seat)
  return told === null ? null : (
    <>
      <span className={styles.sign} data-kind={told.kind} title={told.words} role="img" aria-label={told.words}>
        <LineIcon kind={told.kind === 'lost' ? 'lost' : 'waves'} />
      </span>
      {told.left === null ? null : (
        <b className={styles.left} title={sayFriend('friend.time', { time: told.left })}>
          {told.left}
        </b>
      )}
    </>
  )
}
