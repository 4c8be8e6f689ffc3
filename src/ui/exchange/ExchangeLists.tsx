/** Deck and sideboard between two games of a match: cards are moved from one to the other by a press or a drop. */
import type { MatchCards } from '../../engine/index.ts'
import { Thumbnail } from '../card/index.ts'
import { carried, useDrop } from '../dnd/carry.ts'
import { ManaCost } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import {
  lookOfPrinted,
  type Moves,
  moveCard,
  type SideboardRow,
  type SideboardView,
  sideboardView,
} from '../view/index.ts'
import styles from './Exchange.module.css'

type Side = 'deck' | 'sideboard'
type Move = (name: string, to: Side) => void

const SIDES: readonly Side[] = ['deck', 'sideboard']
const otherOf = (side: Side): Side => (side === 'deck' ? 'sideboard' : 'deck')

interface RowProps {
  readonly row: SideboardRow
  readonly side: Side
  readonly move: Move
}

const Row = ({ row, side, move }: RowProps) => {
  const { card, count, moved } = row
  return (
    <li>
      <button
        type="button"
        draggable={count > 0}
        aria-disabled={count === 0}
        data-none={count === 0 ? '' : undefined}
        onClick={() => move(card.name, otherOf(side))}
        onDragStart={carried({ name: card.name, from: side })}
      >
        <span className={styles.thumb}>
          <Thumbnail look={lookOfPrinted(card)} />
        </span>
        <b>{count}</b> <span className={styles.name}>{card.name}</span>
        {moved === 0 ? null : <i aria-hidden="true">{moved > 0 ? `+${moved}` : `−${-moved}`}</i>}
        {card.cost && card.cost.length > 0 ? <ManaCost cost={card.cost} /> : null}
        <span className="visually-hidden">{side === 'deck' ? say('side.toSide') : say('side.toDeck')}</span>
      </button>
    </li>
  )
}

interface ColumnProps {
  readonly side: Side
  readonly view: SideboardView
  readonly move: Move
}

/** A list from which cards are moved by a press, and to which by a drop. */
const Column = ({ side, view, move }: ColumnProps) => {
  const drops = useDrop(side, SIDES, (name) => move(name, side))
  const title = side === 'deck' ? say('side.deck', { n: view.deckSize }) : say('side.side', { n: view.sideboardSize })
  return (
    <section className={styles.column} aria-label={title} {...drops}>
      <h2>{title}</h2>
      <ul>
        {view[side].map((row) => (
          <Row key={row.card.name} row={row} side={side} move={move} />
        ))}
      </ul>
    </section>
  )
}

/** How it stands: whether as many were moved one way as the other. */
export function exchangeStanding({ uneven, exchange }: SideboardView): string {
  if (uneven > 0) return say('side.more', { n: uneven })
  if (uneven < 0) return say('side.less', { n: -uneven })
  return exchange.in.length === 0 ? say('side.even') : say('side.exchanged', { n: exchange.in.length })
}

interface ExchangeProps {
  readonly cards: MatchCards
  readonly moves: Moves
  readonly change: (moves: Moves) => void
}

export const ExchangeLists = ({ cards, moves, change }: ExchangeProps) => {
  const view = sideboardView(cards, moves)
  const move: Move = (card, to) => change(moveCard(cards, moves, card, to))
  return (
    <div className={styles.columns}>
      <Column side="deck" view={view} move={move} />
      <Column side="sideboard" view={view} move={move} />
    </div>
  )
}
