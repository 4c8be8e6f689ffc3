import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { DeckBoard } from '../../catalog/index.ts'
import type { IndexedCard } from '../../store/cards/index.ts'
import { Thumbnail } from '../card/index.ts'
import { carried } from '../dnd/carry.ts'
import { Icon, ManaCost } from '../glyphs/index.ts'
import { CARDS } from '../messages/index.ts'
import { sayBuilder } from '../messages/pages/builder.ts'
import { IconButton } from '../parts/index.ts'
import { useBuilder } from './builderStore.ts'
import { lookOfFound } from './cardLooks.ts'
import styles from './Search.module.css'
import { type FindKnown, useFound } from './useCatalog.ts'

/** The cells of a row that can have the focus. */
const CELLS = 3

interface Place {
  readonly row: number
  readonly cell: number
}

interface RowProps {
  readonly card: IndexedCard
  readonly known: FindKnown
  readonly count: number
  readonly board: DeckBoard
  /** The cell that Tab leads to; `null`: none of this row. */
  readonly cell: number | null
  readonly onLook: (name: string) => void
}

const change = (board: DeckBoard, name: string, by: number): void => useBuilder.getState().add(board, name, by)

const ResultRow = ({ card, known, count, board, cell, onLook }: RowProps) => {
  const { name } = card
  const stats = card.power !== null && card.toughness !== null ? `${card.power}/${card.toughness}` : null
  const tab = (at: number) => (at === cell ? 0 : -1)
  return (
    <>
      {/* biome-ignore-start lint/a11y/useSemanticElements: a virtual list can't be a table */}
      {/* biome-ignore-start lint/a11y/useFocusableInteractive: the button in it has the focus */}
      <span role="gridcell" className={styles.resultName}>
        <button type="button" data-cell="0" tabIndex={tab(0)} onClick={() => onLook(name)} title={card.text}>
          <span className={styles.resultPicture}>
            <Thumbnail look={lookOfFound(card, known)} />
          </span>
          <span>
            <b lang={CARDS}>{name}</b>
            <i lang={CARDS}>
              {card.typeLine}
              {stats === null ? null : <> · {stats}</>}
            </i>
          </span>
        </button>
      </span>
      <span role="gridcell" className={styles.resultCost}>
        {card.cost === null || card.cost.length === 0 ? null : <ManaCost cost={card.cost} />}
        <Icon
          name={card.understood ? 'check' : 'barred'}
          label={sayBuilder(card.understood ? 'builder.plays.understood' : 'builder.plays.notUnderstood')}
        />
      </span>
      <span role="gridcell">
        <IconButton
          icon="minus"
          data-cell="1"
          tabIndex={tab(1)}
          label={sayBuilder('builder.remove', card)}
          aria-disabled={count === 0 ? true : undefined}
          onClick={() => change(board, name, -1)}
        />
      </span>
      <span role="gridcell" className={styles.count} data-none={count === 0 ? '' : undefined}>
        {count}
      </span>
      <span role="gridcell">
        <IconButton
          icon="plus"
          data-cell="2"
          tabIndex={tab(2)}
          label={sayBuilder('builder.add', card)}
          onClick={() => change(board, name, 1)}
        />
      </span>
      {/* biome-ignore-end lint/a11y/useFocusableInteractive: the button in it has the focus */}
      {/* biome-ignore-end lint/a11y/useSemanticElements: a virtual list can't be a table */}
    </>
  )
}

const PAGE = 10

/** Where a key leads from a place in the grid; `null`: it is another key. */
function led({ row, cell }: Place, key: string, rows: number): Place | null {
  const to = (next: number): Place => ({ row: Math.max(0, Math.min(rows - 1, next)), cell })
  switch (key) {
    case 'ArrowDown':
      return to(row + 1)
    case 'ArrowUp':
      return to(row - 1)
    case 'PageDown':
      return to(row + PAGE)
    case 'PageUp':
      return to(row - PAGE)
    case 'Home':
      return to(0)
    case 'End':
      return to(rows - 1)
    case 'ArrowRight':
      return { row, cell: Math.min(CELLS - 1, cell + 1) }
    case 'ArrowLeft':
      return { row, cell: Math.max(0, cell - 1) }
    default:
      return null
  }
}

interface ResultsProps {
  readonly found: readonly IndexedCard[]
  readonly rowHeight: number
  readonly onLook: (name: string) => void
}

/** The cards found: only the rows in sight are there, however many there are. One stop for Tab, arrows from there. */
export const Results = ({ found, rowHeight, onLook }: ResultsProps) => {
  const board = useBuilder((builder) => builder.board)
  const list = useBuilder(({ history }) => history.now.draft[board])
  const counts = useMemo(() => new Map(list.map(({ name, count }) => [name, count])), [list])
  const box = useRef<HTMLDivElement>(null)
  const keys = useId()
  const [at, stand] = useState<Place>({ row: 0, cell: 0 })
  const [wanted, want] = useState(false)
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  const shown = rows.getVirtualItems()
  const { find: known } = useFound(shown.flatMap(({ index }) => found[index]?.name ?? []))
  const row = Math.min(at.row, Math.max(0, found.length - 1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at its first card
  useEffect(() => {
    box.current?.scrollTo({ top: 0 })
    stand(({ cell }) => ({ row: 0, cell }))
  }, [found])
  useEffect(() => {
    if (!wanted) return
    const cell = box.current?.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] [data-cell="${at.cell}"]`)
    cell?.focus()
    if (cell) want(false)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const card = found[row]
    if (card === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '-') return change(board, card.name, event.key === '+' ? 1 : -1)
    const next = led({ row, cell: at.cell }, event.key, found.length)
    if (next === null) return
    event.preventDefault()
    rows.scrollToIndex(next.row)
    stand(next)
    want(true)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual list can't be a table
    <div
      ref={box}
      role="grid"
      className={styles.results}
      aria-label={sayBuilder('builder.results')}
      aria-rowcount={found.length}
      aria-describedby={keys}
      onKeyDown={onKeyDown}
    >
      <p id={keys} className={styles.spoken}>
        {sayBuilder('builder.keys')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a virtual list can't be a table */}
      <div role="rowgroup" style={{ height: rows.getTotalSize() }} className={styles.rows}>
        {shown.map(({ index, start, size }) => {
          const card = found[index]
          if (card === undefined) return null
          const count = counts.get(card.name) ?? 0
          return (
            // biome-ignore lint/a11y/useSemanticElements: a virtual list can't be a table
            // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
            <div
              key={card.name}
              role="row"
              aria-rowindex={index + 1}
              className={styles.result}
              data-in={count > 0 ? '' : undefined}
              style={{ transform: `translateY(${start}px)`, height: size - 4 }}
              draggable
              onDragStart={carried({ name: card.name, from: 'all' })}
              onFocus={(event) => {
                const cell = event.target instanceof HTMLElement ? Number(event.target.dataset.cell ?? 0) : 0
                if (row !== index || at.cell !== cell) stand({ row: index, cell })
              }}
            >
              <ResultRow
                card={card}
                known={known}
                count={count}
                board={board}
                cell={index === row ? at.cell : null}
                onLook={onLook}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}
