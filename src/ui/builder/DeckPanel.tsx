import { type KeyboardEvent, useMemo, useState } from 'react'
import { type DeckBoard, leadersOf, sizeOf, withoutLeadersOf } from '../../catalog/index.ts'
import { Thumbnail } from '../card/index.ts'
import { carried } from '../dnd/carry.ts'
import { Icon } from '../glyphs/index.ts'
import { colorAttributes } from '../look/index.ts'
import { sayBuilder } from '../messages/pages/builder.ts'
import { IconButton, Segmented } from '../parts/index.ts'
import { useBuilder } from './builderStore.ts'
import { CommanderPlace } from './Commander.tsx'
import { lookOfFound } from './cardLooks.ts'
import { ARRANGEMENTS, type Arrangement, type ColumnId, columnsOf, type DeckCard, LAST_COST } from './columns.ts'
import styles from './Deck.module.css'
import { useCardDrop } from './dragging.ts'
import { OpenLines } from './OpenLines.tsx'
import type { Catalog, FindKnown } from './useCatalog.ts'

interface EntryProps {
  readonly entry: DeckCard
  readonly board: DeckBoard
  readonly known: FindKnown
  readonly onLook: (name: string) => void
  /** Its picture shows: the last of a column. */
  readonly pictured?: boolean
}

/** A card of the deck: its number and name, and what can be done with it beneath the pointer or the focus. */
const Entry = ({ entry: { name, count, card }, board, known, onLook, pictured = false }: EntryProps) => {
  const { add, move } = useBuilder.getState()
  const look = card === null ? null : lookOfFound(card, known)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+') add(board, name, 1)
    else if (event.key === '-') add(board, name, -1)
    else if (event.key === 'm' || event.key === 'M') move(board, name)
  }
  return (
    <li
      className={styles.entry}
      {...colorAttributes(look?.frame ?? look?.colors ?? [])}
      data-pictured={pictured ? '' : undefined}
      draggable
      onDragStart={carried({ name, from: board })}
      onKeyDown={onKeyDown}
    >
      <button type="button" className={styles.entryName} data-ground="tint" onClick={() => onLook(name)}>
        <b>{count}</b> <span>{name}</span>
        {card === null || !card.understood ? (
          <Icon name="barred" label={sayBuilder('builder.plays.notUnderstood')} />
        ) : null}
      </button>
      <span className={styles.entryActions}>
        <IconButton icon="minus" label={sayBuilder('builder.remove', { name })} onClick={() => add(board, name, -1)} />
        <IconButton icon="plus" label={sayBuilder('builder.add', { name })} onClick={() => add(board, name, 1)} />
        <IconButton
          icon="swap"
          label={sayBuilder(board === 'main' ? 'builder.toSide' : 'builder.toMain', { name })}
          onClick={() => move(board, name)}
        />
      </span>
      {pictured && look !== null ? (
        <span className={styles.entryPicture}>
          <Thumbnail look={look} />
        </span>
      ) : null}
    </li>
  )
}

function titleOf(id: ColumnId): string {
  if (typeof id === 'number') return sayBuilder('builder.column.cost', { cost: id, last: id === LAST_COST })
  return sayBuilder(`builder.column.${id}`)
}

interface DeckPanelProps {
  readonly catalog: Catalog
  /** The deck's cards with their programs. */
  readonly known: FindKnown
  readonly onLook: (name: string) => void
}

/** The deck in columns and its sideboard, with the lines above it that still need a decision. */
export const DeckPanel = ({ catalog, known, onLook }: DeckPanelProps) => {
  const draft = useBuilder(({ history }) => history.now.draft)
  const { side, open } = draft
  const main = useMemo(() => withoutLeadersOf(draft), [draft])
  const isLed = leadersOf(draft).length > 0
  const [by, arrange] = useState<Arrangement>('cost')
  const columns = useMemo(() => columnsOf(main, catalog.find, by), [main, catalog, by])
  const aside = useMemo(() => columnsOf(side, catalog.find, by).flatMap(({ cards }) => cards), [side, catalog, by])
  return (
    <section className={styles.deck} data-tab="deck" aria-label={sayBuilder('builder.tab.deck')}>
      {open.length === 0 ? null : <OpenLines lines={open} />}
      <CommanderPlace catalog={catalog} known={known} onLook={onLook} />
      <header>
        <h2>
          {sayBuilder('builder.board.main')} <b>{sizeOf(main)}</b>{' '}
          <span>
            {isLed
              ? sayBuilder('builder.sizeLed', { n: sizeOf(draft.main) })
              : sayBuilder('builder.size', { n: sizeOf(main) })}
          </span>
        </h2>
        <Segmented
          legend={sayBuilder('builder.arrange')}
          value={by}
          options={ARRANGEMENTS.map((value) => ({ value, label: sayBuilder(`builder.arrange.${value}`) }))}
          onChange={arrange}
        />
      </header>
      <div className={styles.columns} style={{ '--columns': columns.length } as object} {...useCardDrop('main')}>
        {main.length === 0 ? <p className={styles.nothing}>{sayBuilder('builder.emptyMain')}</p> : null}
        {columns.map(({ id, count, cards }) =>
          main.length === 0 ? null : (
            <section key={id} aria-label={titleOf(id)} data-empty={count === 0 ? '' : undefined}>
              <h3>
                <span>{titleOf(id)}</span> <b>{count}</b>
              </h3>
              <ul>
                {cards.map((entry, index) => (
                  <Entry
                    key={entry.name}
                    entry={entry}
                    board="main"
                    known={known}
                    onLook={onLook}
                    pictured={index === cards.length - 1}
                  />
                ))}
              </ul>
            </section>
          ),
        )}
      </div>
      <section className={styles.side} aria-label={sayBuilder('builder.board.side')} {...useCardDrop('side')}>
        <h3>
          <span>{sayBuilder('builder.board.side')}</span> <b>{sizeOf(side)}</b>
        </h3>
        {aside.length === 0 ? <p className={styles.nothing}>{sayBuilder('builder.emptySide')}</p> : null}
        <ul>
          {aside.map((entry) => (
            <Entry key={entry.name} entry={entry} board="side" known={known} onLook={onLook} />
          ))}
        </ul>
      </section>
    </section>
  )
}
