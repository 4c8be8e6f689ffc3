import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react'
import {
  ANY_CARD,
  type CardQuery,
  type DeckBoard,
  SEARCH_COLORS,
  SEARCH_COSTS,
  SEARCH_TYPES,
} from '../../catalog/index.ts'
import { COLORS, type Color } from '../../language/index.ts'
import { Icon, ManaSymbol, symbolName } from '../glyphs/index.ts'
import { sayBuilder } from '../messages/pages/builder.ts'
import { Button, Segmented } from '../parts/index.ts'
import { useBuilder } from './builderStore.ts'
import { useCardDrop } from './dragging.ts'
import { Results } from './Results.tsx'
import styles from './Search.module.css'
import type { Catalog } from './useCatalog.ts'

interface ChipProps {
  readonly on: boolean
  readonly onToggle: () => void
  readonly label?: string | undefined
  readonly children: ReactNode
}

const Chip = ({ on, onToggle, label, children }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={on} aria-label={label} title={label} onClick={onToggle}>
    {children}
  </button>
)

const Group = ({ legend, children }: { readonly legend: string; readonly children: ReactNode }) => (
  <fieldset className={styles.filter}>
    <legend>{legend}</legend>
    <div>{children}</div>
  </fieldset>
)

/** A list with or without one of its values. */
const toggled = <T,>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value]

interface FiltersProps {
  readonly query: CardQuery
  readonly change: (fields: Partial<CardQuery>) => void
}

const PLAYS = ['understood', 'notUnderstood'] as const
const LAST_COST = SEARCH_COSTS.length - 1

const Filters = ({ query, change }: FiltersProps) => {
  const text = useId()
  return (
    <>
      <Group legend={sayBuilder('builder.color')}>
        {SEARCH_COLORS.map((color) => (
          <Chip
            key={color}
            on={query.colors.includes(color)}
            label={symbolName(color)}
            onToggle={() => change({ colors: toggled(query.colors, color) })}
          >
            <ManaSymbol symbol={color} silent />
          </Chip>
        ))}
        <Chip on={query.onlyThese} onToggle={() => change({ onlyThese: !query.onlyThese })}>
          {sayBuilder('builder.onlyThese')}
        </Chip>
      </Group>
      <Group legend={sayBuilder('builder.type')}>
        {SEARCH_TYPES.map((type) => (
          <Chip
            key={type}
            on={query.types.includes(type)}
            onToggle={() => change({ types: toggled(query.types, type) })}
          >
            {sayBuilder(`builder.type.${type}`)}
          </Chip>
        ))}
      </Group>
      <Group legend={sayBuilder('builder.cost')}>
        {SEARCH_COSTS.map((cost) => (
          <Chip
            key={cost}
            on={query.costs.includes(cost)}
            onToggle={() => change({ costs: toggled(query.costs, cost) })}
          >
            {sayBuilder('builder.cost.n', { cost, last: cost === LAST_COST })}
          </Chip>
        ))}
      </Group>
      <div className={styles.filter}>
        <label htmlFor={text}>{sayBuilder('builder.text')}</label>
        <input
          id={text}
          value={query.text}
          maxLength={100}
          placeholder={sayBuilder('builder.textHow')}
          onChange={(event) => change({ text: event.target.value })}
        />
      </div>
      <Group legend={sayBuilder('builder.plays')}>
        {PLAYS.map((plays) => (
          <Chip
            key={plays}
            on={query.plays.includes(plays)}
            onToggle={() => change({ plays: toggled(query.plays, plays) })}
          >
            <Icon name={plays === 'understood' ? 'check' : 'barred'} /> {sayBuilder(`builder.plays.${plays}`)}
          </Chip>
        ))}
      </Group>
    </>
  )
}

/** How many filters are set, the words apart. */
const filtersOn = ({ text, colors, onlyThese, types, costs, plays }: CardQuery): number =>
  [text !== '', colors.length > 0, onlyThese, types.length > 0, costs.length > 0, plays.length > 0].filter(Boolean)
    .length

const BOARDS: readonly DeckBoard[] = ['main', 'side']

interface SearchPanelProps {
  readonly catalog: Catalog
  /** The colours of what leads the deck; `null`: nothing does. */
  readonly identity: readonly Color[] | null
  readonly rowHeight: number
  readonly onLook: (name: string) => void
}

/** The search through all known cards, and what it finds. */
export const SearchPanel = ({ catalog, identity, rowHeight, onLook }: SearchPanelProps) => {
  const [query, ask] = useState<CardQuery>(ANY_CARD)
  const [open, show] = useState(false)
  const { board, choose } = useBuilder()
  // Typing stays ahead of a search through many cards.
  const [within, keepWithin] = useState(true)
  const colors = within && identity !== null ? identity.join('') : null
  const limited = useMemo(
    (): CardQuery => ({
      ...query,
      identity: colors === null ? null : COLORS.filter((color) => colors.includes(color)),
    }),
    [query, colors],
  )
  const asked = useDeferredValue(limited)
  const found = useMemo(() => catalog.search(asked), [catalog, asked])
  const change = (fields: Partial<CardQuery>) => ask((before) => ({ ...before, ...fields }))
  const on = filtersOn(query)
  return (
    <section
      className={styles.cards}
      data-tab="cards"
      aria-label={sayBuilder('builder.tab.cards')}
      {...useCardDrop('all')}
    >
      <div className={styles.searchBox}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={sayBuilder('builder.search')}
          placeholder={sayBuilder('builder.search')}
          value={query.words}
          maxLength={100}
          onChange={(event) => change({ words: event.target.value })}
        />
      </div>
      <div className={styles.filterBar}>
        <Button aria-expanded={open} onClick={() => show(!open)} className={styles.filterToggle}>
          {on === 0 ? sayBuilder('builder.filters') : sayBuilder('builder.filtersOn', { n: on })}
        </Button>
        <Segmented
          legend={sayBuilder('builder.addTo')}
          value={board}
          options={BOARDS.map((value) => ({ value, label: sayBuilder(`builder.board.${value}`) }))}
          onChange={(value) => choose({ board: value })}
        />
      </div>
      {identity === null ? null : (
        <label className={styles.within}>
          <input type="checkbox" checked={within} onChange={(event) => keepWithin(event.target.checked)} />
          <span>{sayBuilder('builder.within')}</span>
          {identity.length === 0 ? (
            <ManaSymbol symbol="C" />
          ) : (
            identity.map((color) => <ManaSymbol key={color} symbol={color} />)
          )}
        </label>
      )}
      <div className={styles.filters} data-open={open ? '' : undefined}>
        <Filters query={query} change={change} />
      </div>
      <div className={styles.found}>
        <p role="status">{sayBuilder('builder.found', { n: found.length, of: catalog.size })}</p>
        {on === 0 ? (
          <span>{sayBuilder('builder.sorted')}</span>
        ) : (
          <Button kind="quiet" onClick={() => ask({ ...ANY_CARD, words: query.words })}>
            {sayBuilder('builder.clear')}
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <p className={styles.nothing}>{sayBuilder('builder.noneFound')}</p>
      ) : (
        <Results key={rowHeight} found={found} rowHeight={rowHeight} onLook={onLook} />
      )}
    </section>
  )
}
