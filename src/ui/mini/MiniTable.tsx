import { useMemo } from 'react'
import type { Position, Seat } from '../../engine/index.ts'
import { CardFace } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { LifeDial, SeatMark } from '../parts/index.ts'
import styles from './Mini.module.css'
import { type MiniBoard, type MiniCard, type MiniSide, miniBoard } from './miniBoard.ts'

const Row = ({ side }: { readonly side: MiniSide }) => (
  <span className={styles.row}>
    {side.cards.map(({ id, look, state }) => (
      <CardFace key={id} look={look} state={state} size="phone" label={look.name} />
    ))}
    {side.more > 0 ? <b className={styles.more}>{say('mini.more', { n: side.more })}</b> : null}
  </span>
)

const Player = ({ side: { whose, name, life } }: { readonly side: MiniSide }) => (
  <span className={styles.player}>
    <LifeDial life={life} whose={whose} word="" />
    <b>
      <SeatMark whose={whose} /> {name}
    </b>
  </span>
)

const Hand = ({ cards }: { readonly cards: readonly MiniCard[] }) => (
  <span className={styles.hand}>
    {cards.map(({ id, look }) => (
      <CardFace key={id} look={look} size="tile" label={look.name} landWord={say('type.land')} />
    ))}
  </span>
)

/** An opponent with their board; of several, only names and lives have room. */
const Others = ({ sides }: { readonly sides: readonly MiniSide[] }) => {
  const players = sides.map((side) => <Player key={side.name} side={side} />)
  const [only, ...more] = sides
  return only !== undefined && more.length === 0 ? (
    <>
      {players}
      <Row side={only} />
    </>
  ) : (
    <span className={styles.several}>{players}</span>
  )
}

const Board = ({ board: { you, others, step, hand } }: { readonly board: MiniBoard }) => (
  <span className={styles.board} aria-hidden="true" inert>
    <Others sides={others} />
    <span className={styles.step}>
      <i>{say(`step.${step}`)}</i>
    </span>
    <Player side={you} />
    <Row side={you} />
    {hand.length > 0 ? <Hand cards={hand} /> : null}
  </span>
)

interface MiniTableProps {
  /** `null`: it isn't there yet, or there is nothing to see. */
  readonly position: Position | null
  readonly viewer: Seat
  /** Shows that seat's hand. */
  readonly open: boolean
  /** What the picture shows, for those who don't see it. */
  readonly label: string
}

function boardOf(position: Position | null, viewer: Seat, open: boolean): MiniBoard | null {
  if (position === null) return null
  try {
    return miniBoard(position, viewer, open)
  } catch {
    // A picture isn't worth the page: what can't be drawn is told when the game is opened.
    return null
  }
}

/** A table as a picture: one thing with one name, in which nothing can be pressed. */
export const MiniTable = ({ position, viewer, open, label }: MiniTableProps) => {
  const board = useMemo(() => boardOf(position, viewer, open), [position, viewer, open])
  return (
    <div className={styles.table}>
      {board === null ? (
        <div className={styles.board} />
      ) : (
        <div role="img" aria-label={label}>
          <Board board={board} />
        </div>
      )}
    </div>
  )
}
