/** Who sits where, each with the state of the seat as a pill with sign and words. */
import type { FriendState, SeatShown } from '../../link/index.ts'
import { OPPONENT_SIGNS, type Sign } from '../card/index.ts'
import { Icon } from '../glyphs/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import { LineIcon, SeatBadge } from '../parts/index.ts'
import { clockOf, useNow } from '../session/friend.ts'
import styles from './Friend.module.css'

/** The sign of a seat, as at the table: opponents have theirs in turn order. */
function signFor(seat: number, you: number | null, seats: number): Sign {
  if (seat === you) return 'you'
  const after = (seat - (you ?? 0) + seats) % seats
  return OPPONENT_SIGNS[after - 1] ?? 'ring'
}

interface PillProps {
  readonly kind: 'good' | 'wait' | 'here' | 'lost'
  readonly words: string
}

export const Pill = ({ kind, words }: PillProps) => (
  <span className={styles.pill} data-kind={kind}>
    {kind === 'good' ? (
      <Icon name="check" />
    ) : (
      <LineIcon kind={kind === 'wait' ? 'clock' : kind === 'lost' ? 'lost' : 'waves'} />
    )}
    {words}
  </span>
)

function pillOf({ line, ready, ms, since }: SeatShown, isOwn: boolean, isBegun: boolean, now: number): PillProps {
  if (line === 'free') return { kind: 'wait', words: sayFriend('friend.waitingFor', { time: clockOf(now - since) }) }
  if (line === 'lost') return { kind: 'lost', words: sayFriend('friend.lostFor', { time: clockOf(now - since) }) }
  if (ready) return { kind: 'good', words: sayFriend('friend.ready') }
  if (isOwn && !isBegun) return { kind: 'wait', words: sayFriend('friend.choosing') }
  if (line === 'slow') return { kind: 'wait', words: sayFriend('friend.slowMs', { ms: ms ?? 0 }) }
  return { kind: 'here', words: ms === null ? sayFriend('friend.hereNow') : sayFriend('friend.hereMs', { ms }) }
}

interface SeatRowProps {
  readonly seat: SeatShown
  readonly at: number
  readonly you: number | null
  /** How many there are. */
  readonly seats: number
  /** The game goes on. */
  readonly isBegun: boolean
}

const SeatRow = ({ seat, at, you, seats, isBegun }: SeatRowProps) => {
  const now = useNow()
  const isOwn = at === you
  const name = seat.name ?? sayFriend('friend.freeSeat')
  return (
    <li className={styles.seat} data-line={seat.line}>
      {seat.name === null ? (
        <svg className={styles.free} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <circle cx="12" cy="12" r="10" />
        </svg>
      ) : (
        <SeatBadge whose={signFor(at, you, seats)} letter={name.charAt(0)} />
      )}
      <span>
        <b>{isOwn ? sayFriend('friend.you', { name }) : name}</b>
        <i>{seat.deckName ?? sayFriend('friend.freeNote')}</i>
      </span>
      <Pill {...pillOf(seat, isOwn, isBegun, now)} />
    </li>
  )
}

interface SeatRowsProps {
  readonly state: FriendState
  /** Everybody is to say that they are ready. */
  readonly gathers: boolean
}

export const SeatRows = ({ state: { seats, you }, gathers }: SeatRowsProps) => (
  <ul className={styles.seats}>
    {seats.map((seat, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
      <SeatRow key={at} seat={seat} at={at} you={you} seats={seats.length} isBegun={!gathers} />
    ))}
  </ul>
)
