import { useState } from 'react'
import type { Seat } from '../../engine/index.ts'
import { askedAfter, type BetweenGames, useTable } from '../../store/index.ts'
import { Thumbnail } from '../card/index.ts'
import { carried, useDrop } from '../dnd/carry.ts'
import { ManaCost } from '../glyphs/index.ts'
import { say, sayRefusal } from '../messages/index.ts'
import { Button, Callout, Sky, Wordmark } from '../parts/index.ts'
import {
  lookOfPrinted,
  moveCard,
  movesBack,
  nameInMatch,
  type SideboardRow,
  type SideboardView,
  scoreText,
  sideboardView,
} from '../view/index.ts'
import styles from './Between.module.css'
import { Hold } from './CurtainScreen.tsx'
import curtain from './Screens.module.css'

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

function standing({ uneven, exchange }: SideboardView): string {
  if (uneven > 0) return say('side.more', { n: uneven })
  if (uneven < 0) return say('side.less', { n: -uneven })
  return exchange.in.length === 0 ? say('side.even') : say('side.exchanged', { n: exchange.in.length })
}

const Sideboarding = ({ between }: { readonly between: BetweenGames }) => {
  const { match, asked } = between
  const cards = match.cards[asked]
  const brought = match.setup.players[asked]
  const [moves, set] = useState<Readonly<Record<string, number>>>({})
  const refusal = useTable((table) => table.lastRefusal)
  const { exchange, leave, refuse } = useTable.getState()
  if (cards === undefined || brought === undefined) return null
  const view = sideboardView(cards, moves)
  const next = askedAfter(between, asked)
  const n = match.results.length + 1
  const name = (seat: Seat) => nameInMatch(match, seat)
  const change = (to: Readonly<Record<string, number>>) => {
    refuse(null)
    set(to)
  }
  const move: Move = (card, to) => change(moveCard(cards, moves, card, to))
  return (
    <main className={styles.between} data-screen="between">
      <Sky cx={720} cy={330} />
      <header>
        <Wordmark />
        <div>
          <h1>{say('side.title', { n })}</h1>
          <p>
            <b>{scoreText(match)}</b> · {say('side.for', { name: name(asked) })}
          </p>
          <p>{say('side.how')}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <Column side="deck" view={view} move={move} />
        <Column side="sideboard" view={view} move={move} />
      </div>
      <footer>
        <div>
          <p role="status">{standing(view)}</p>
          {refusal === null ? null : (
            <Callout title={say('refused.title')} rules={[refusal.rule]}>
              {sayRefusal(refusal, { name: String })}
            </Callout>
          )}
        </div>
        <Button onClick={leave}>{say('side.leave')}</Button>
        <Button onClick={() => change(movesBack(cards, brought))}>{say('side.reset')}</Button>
        <Button kind="primary" id="primary" onClick={() => exchange(view.exchange)}>
          {next === null ? say('side.start', { n }) : say('side.pass', { name: name(next) })}
        </Button>
      </footer>
    </main>
  )
}

/** Between two games of a match. While the screen is being handed over, nobody's cards are on the page. */
export const BetweenScreen = ({ between }: { readonly between: BetweenGames }) => {
  const { reveal } = useTable.getState()
  if (!between.curtain) return <Sideboarding key={between.asked} between={between} />
  const name = nameInMatch(between.match, between.asked)
  return (
    <main className={curtain.curtain} data-screen="curtain">
      <Sky cx={720} cy={450} />
      <p className={curtain.caption}>{scoreText(between.match)}</p>
      <h1>{say('curtain.pass', { name })}</h1>
      <p className={curtain.lead}>{say('side.why', { name })}</p>
      <Hold key={between.asked} name={name} onDone={reveal} />
      <div className="visually-hidden" aria-live="assertive">
        {say('curtain.pass', { name })}
      </div>
    </main>
  )
}
