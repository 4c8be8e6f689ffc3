import { type ReactNode, useId, useMemo, useState } from 'react'
import { type ListedFormat, loadFormats } from '../../catalog/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import { sayFormats } from '../messages/pages/formats.ts'
import { Button, Dialog } from '../parts/index.ts'
import { type PlayableDeck, whyNotPlayable } from '../session/decks.ts'
import { formatTitle } from '../session/format.ts'
import { fittedTo } from '../session/formatDecks.ts'
import { LoadFailed } from '../session/lazyComponent.tsx'
import { useLoad } from '../session/loading.ts'
import { FormatPage } from './FormatPage.tsx'
import styles from './Formats.module.css'

/** The scale of the sets: from the first one to a little after the second book. */
const [FIRST_YEAR, LAST_YEAR] = [1993, 2012]
const BOOKS = ['2004-06', '2011-09'] as const

/** Where a month lies on the scale, in percent. */
function onScale(month: string): number {
  const [year = 0, of = 1] = month.split('-').map(Number)
  return ((year + (of - 1) / 12 - FIRST_YEAR) / (LAST_YEAR - FIRST_YEAR)) * 100
}

const Span = ({ span: [from, to] }: { readonly span: readonly [string, string] }) => {
  const [start, end] = [onScale(from), onScale(to)]
  const years = { from: from.slice(0, 4), to: to.slice(0, 4) }
  return (
    <span className={styles.span} role="img" aria-label={sayFormats('formats.span', years)}>
      <i style={{ left: `${start}%`, width: `${Math.max(3, end - start)}%` }} />
      {BOOKS.map((month) => (
        <u key={month} style={{ left: `${onScale(month)}%` }} />
      ))}
    </span>
  )
}

/** What is remarkable about how a format is played. */
function noteOf({ kind, house = {}, edition, deck }: ListedFormat): string | null {
  if (deck === 'commander') return sayFormats('formats.commanders')
  if (kind === 'dated') return null
  if (house.manaBurn !== true) return sayFormats('formats.nearest', { edition })
  return sayFormats(house.combatDamageUsesStack === true ? 'formats.burnAndStack' : 'formats.burn')
}

interface RowProps {
  readonly group: string
  readonly chosen: boolean
  readonly choose: () => void
  readonly take: () => void
  readonly title: string
  readonly note: string | null
  readonly edition: EditionId
  readonly span: readonly [string, string]
  readonly cards: string
  readonly listed: string
  readonly fit: number
  readonly of: number
}

const Row = (row: RowProps) => (
  <label className={styles.row} data-on={row.chosen ? '' : undefined} onDoubleClick={row.take}>
    <span className={styles.name}>
      <input
        type="radio"
        name={row.group}
        checked={row.chosen}
        data-autofocus={row.chosen ? '' : undefined}
        onChange={row.choose}
        onKeyDown={(event) => {
          if (event.key === 'Enter') row.take()
        }}
      />
      <b>{row.title}</b>
      {row.note === null ? null : <i>{row.note}</i>}
    </span>
    <span className={styles.edition}>{row.edition}</span>
    <Span span={row.span} />
    <span className={styles.cards}>{row.cards}</span>
    <span className={styles.listed}>{row.listed}</span>
    <span className={styles.fit}>{sayFormats('formats.fit', row)}</span>
  </label>
)

/** How many of the decks may be played. */
const fitting = (decks: readonly PlayableDeck[], edition: EditionId): number =>
  decks.filter((deck) => whyNotPlayable(deck, edition) === null).length

interface PickerProps {
  readonly decks: readonly PlayableDeck[]
  /** The format that is chosen now; `null`: free cards. */
  readonly formatId: string | null
  /** The edition by which free cards are played. */
  readonly edition: EditionId
  readonly onTake: (format: ListedFormat | null) => void
  readonly onClose: () => void
}

interface RowsProps extends PickerProps {
  readonly formats: readonly ListedFormat[]
  readonly chosen: string | null
  readonly choose: (id: string | null) => void
}

const KINDS = ['dated', 'community'] as const

const Rows = ({ formats, decks, edition, chosen, choose, onTake }: RowsProps) => {
  const group = useId()
  const fits = useMemo(
    () => new Map(formats.map((format) => [format.id, fitting(fittedTo(format, decks), format.edition)])),
    [formats, decks],
  )
  const row = (format: ListedFormat): ReactNode => (
    <Row
      key={format.id}
      group={group}
      chosen={format.id === chosen}
      choose={() => choose(format.id)}
      take={() => onTake(format)}
      title={formatTitle(format)}
      note={noteOf(format)}
      edition={format.edition}
      span={format.span}
      cards={sayFormats('formats.cardsOf', { n: format.cards })}
      listed={sayFormats('formats.listed', { banned: format.banned.length, restricted: format.restricted.length })}
      fit={fits.get(format.id) ?? 0}
      of={decks.length}
    />
  )
  return (
    <div className={styles.rows} role="radiogroup" aria-label={sayFormats('formats.title')}>
      <Row
        group={group}
        chosen={chosen === null}
        choose={() => choose(null)}
        take={() => onTake(null)}
        title={sayFormats('formats.free')}
        note={sayFormats('formats.freeNote')}
        edition={edition}
        span={[`${FIRST_YEAR}-01`, `${LAST_YEAR}-01`]}
        cards={sayFormats('formats.freeCards')}
        listed={sayFormats('formats.nothing')}
        fit={fitting(decks, edition)}
        of={decks.length}
      />
      {KINDS.map((kind) => (
        <section key={kind} aria-label={sayFormats(`formats.${kind}`)}>
          <h3>{sayFormats(`formats.${kind}`)}</h3>
          {formats.filter((format) => format.kind === kind).map(row)}
        </section>
      ))}
    </div>
  )
}

/** The names of the columns, with the years above the bars. */
const Columns = () => (
  <div className={styles.columns} aria-hidden="true">
    <span>{sayFormats('formats.name')}</span>
    <span>{sayFormats('formats.rules')}</span>
    <span className={styles.years}>
      {[1995, 2000, 2005, 2010].map((year) => (
        <i key={year} style={{ left: `${onScale(`${year}-01`)}%` }}>
          {year}
        </i>
      ))}
    </span>
    <span>{sayFormats('formats.cards')}</span>
    <span>{sayFormats('formats.forbidden')}</span>
    <span>{sayFormats('formats.fitting')}</span>
  </div>
)

/** Which cards may be played: free ones, or those of a format, with a page about each. */
export const FormatPicker = (props: PickerProps) => {
  const { formatId, onTake, onClose } = props
  const { load, retry } = useLoad(loadFormats)
  const [chosen, choose] = useState(formatId)
  const [about, tell] = useState(false)
  const formats = load.state === 'ready' ? load.value : []
  const format = formats.find(({ id }) => id === chosen) ?? null
  const title = format === null ? '' : formatTitle(format)
  const isPage = about && format !== null
  return (
    <Dialog
      open
      fill
      title={isPage ? title : sayFormats('formats.title')}
      closeLabel={sayFormats('formats.close')}
      onClose={onClose}
    >
      <div className={styles.picker}>
        {isPage ? null : <p>{sayFormats('formats.what')}</p>}
        {load.state === 'failed' ? <LoadFailed text={sayFormats('formats.title')} retry={retry} /> : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div key={isPage ? 'page' : 'rows'} className={styles.scroll} tabIndex={0}>
          {isPage ? (
            <FormatPage format={format} />
          ) : load.state === 'ready' ? (
            <>
              <Columns />
              <Rows {...props} formats={formats} chosen={chosen} choose={choose} />
            </>
          ) : null}
        </div>
        <div className={styles.foot}>
          <span>{isPage ? null : sayFormats('formats.foot')}</span>
          <Button disabled={format === null} aria-pressed={isPage} onClick={() => tell(!about)}>
            {sayFormats(isPage ? 'formats.back' : 'formats.about')}
          </Button>
          <Button kind="primary" disabled={load.state !== 'ready'} onClick={() => onTake(format)}>
            {format === null ? sayFormats('formats.takeFree') : sayFormats('formats.take', { format: title })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
