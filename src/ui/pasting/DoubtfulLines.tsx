import { useState } from 'react'
import { type DeckEntry, lineNow, mendLine, type OpenLine, readDeckText } from '../../catalog/index.ts'
import { type CardReport, cancelCards, fetchNamed, useCards } from '../../store/cards/index.ts'
import { LineToMend } from '../mending/index.ts'
import { sayCardTrouble } from '../messages/pages/cardData.ts'
import { sayMending } from '../messages/pages/mending.ts'
import { sayPasting } from '../messages/pages/pasting.ts'
import { Button } from '../parts/index.ts'
import styles from './Pasting.module.css'
import type { Reported } from './useDeckReport.ts'

/** Looking up the unknown names of a list, when a person asks for it. */
const Fetch = ({ names }: { readonly names: readonly string[] }) => {
  const job = useCards((cards) => cards.job)
  const [came, tell] = useState<CardReport | null>(null)
  if (job !== null && job.kind !== 'compile')
    return (
      <p role="status" className={styles.fetch}>
        {sayPasting('paste.fetching', job)} <Button onClick={cancelCards}>{sayPasting('paste.stop')}</Button>
      </p>
    )
  return (
    <>
      {names.length === 0 ? null : (
        <Button onClick={() => void fetchNamed(names).then(tell)}>
          {sayMending('mend.fetch', { n: names.length })}
        </Button>
      )}
      {came === null ? null : (
        <p role="status">
          {came.trouble === null
            ? sayPasting('paste.fetched', { added: came.added, missing: came.missing.length })
            : sayCardTrouble(came.trouble)}
        </p>
      )}
    </>
  )
}

/** More than this are not drawn: the others follow as these are settled. */
const MOST = 12

interface DoubtfulProps {
  /** The list as it is now; the report may be about what it was a moment ago. */
  readonly text: string
  readonly reported: Reported
  readonly onText: (text: string) => void
}

/** The lines of a list that need a decision, each with what it may mean; deciding one changes the text. */
export const DoubtfulLines = ({ text, reported: { report }, onText }: DoubtfulProps) => {
  const { open } = report
  const names = open.flatMap(({ name }) => name ?? [])
  const mend = (line: OpenLine, meant: DeckEntry | null) => {
    const read = readDeckText(text)
    const place = lineNow(read, line)
    if (place !== null) onText(mendLine(text, read, place, meant))
  }
  return (
    <section className={styles.doubtful} role={open.length === 0 ? undefined : 'alert'}>
      {open.length === 0 ? null : <h3>{sayPasting('paste.doubtful', { n: open.length })}</h3>}
      <Fetch names={names} />
      <ul>
        {open.slice(0, MOST).map((line) => (
          <LineToMend
            key={`${line.line} ${line.text}`}
            {...line}
            onMend={(meant) => mend(line, meant)}
            onDrop={() => mend(line, null)}
          />
        ))}
      </ul>
      {open.length > MOST ? <p>{sayMending('mend.more', { n: open.length - MOST })}</p> : null}
    </section>
  )
}
