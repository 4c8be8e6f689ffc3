import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { textLines } from '../../language/index.ts'
import type { CardRecord } from '../../oracle/index.ts'
import { DEFAULT_EDITION, type EditionId } from '../../rulebook/index.ts'
import { useCards } from '../../store/cards/index.ts'
import { CardFace, ZoomCard } from '../card/index.ts'
import { say } from '../messages/index.ts'
import { sayWriter } from '../messages/pages/writer.ts'
import { type PageProps, pageHref } from '../pages/address.ts'
import { PageFrame } from '../pages/PageFrame.tsx'
import { Button, Segmented } from '../parts/index.ts'
import { ReadingList } from '../reading/ReadingList.tsx'
import { readAbilities } from '../reading/readCard.ts'
import { OFFERED } from '../session/format.ts'
import { lookOfPrinted } from '../view/index.ts'
import type { CardAnalysis } from './analyseCard.ts'
import {
  type Draft,
  decoded,
  draftOf,
  EMPTY,
  EXAMPLE,
  encoded,
  recordOf,
  storeDraft,
  storedDraft,
} from './cardDraft.ts'
import { Diagnosis, sayProblem } from './Diagnosis.tsx'
import { MarkedText } from './MarkedText.tsx'
import { OwnSet } from './OwnSet.tsx'
import { tryOutHref } from './tryOut.ts'
import { type AnalysisState, useCardAnalysis } from './useCardAnalysis.ts'
import styles from './Writer.module.css'

const EDITIONS = OFFERED.map((value) => ({ value, label: value }))

interface LineFieldProps {
  readonly label: string
  readonly value: string
  readonly hint?: string | undefined
  readonly onChange: (value: string) => void
}

const LineField = ({ label, value, hint, onChange }: LineFieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        placeholder={hint}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

interface EditorProps {
  readonly draft: Draft
  readonly change: (fields: Partial<Draft>) => void
  readonly studied: AnalysisState
}

/** The fields of the card, and up to where its text is read. */
const Editor = ({ draft, change, studied }: EditorProps) => {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  // A phrase that was pressed is followed by typing on: the caret stands behind it.
  const [caret, moveTo] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (caret === null) return
    area.current?.focus()
    area.current?.setSelectionRange(caret, caret)
    moveTo(null)
  }, [caret])
  // What is known of another text says nothing about the places in this one.
  const study = studied.state === 'read' && studied.record.oracle_text === draft.text ? studied.study : null
  return (
    <section className={styles.editor} aria-label={say('page.write')}>
      <LineField label={sayWriter('write.name')} value={draft.name} onChange={(name) => change({ name })} />
      <div className={styles.pair}>
        <LineField
          label={sayWriter('write.cost')}
          hint={sayWriter('write.costHow')}
          value={draft.cost}
          onChange={(cost) => change({ cost })}
        />
        <LineField label={sayWriter('write.size')} value={draft.size} onChange={(size) => change({ size })} />
      </div>
      <LineField
        label={sayWriter('write.typeLine')}
        value={draft.typeLine}
        onChange={(typeLine) => change({ typeLine })}
      />
      <MarkedText
        text={draft.text}
        onText={(text) => change({ text })}
        lines={study?.lines ?? []}
        problems={
          study === null || study.compiled.ok
            ? []
            : study.compiled.problems.filter(({ reason }) => reason !== 'tooLong')
        }
        area={area}
        describedBy={id}
      />
      <Diagnosis
        id={id}
        studied={studied}
        text={draft.text}
        onText={(text, at) => {
          change({ text })
          moveTo(at)
        }}
      />
    </section>
  )
}

interface ShownProps {
  readonly study: CardAnalysis
  readonly record: CardRecord
  readonly edition: EditionId
}

/** The card as it will look, large and on the table, and what can be done with it now. */
const Preview = ({ study, record, edition }: ShownProps) => {
  const { compiled } = study
  const name = compiled.printed.name || sayWriter('write.unnamed')
  const look = lookOfPrinted({ ...compiled.printed, name })
  const [news, tell] = useState('')
  const copy = (): void => {
    const link = pageHref('write', encoded(draftOf(record)))
    navigator.clipboard.writeText(new URL(link, location.href).href).then(
      () => tell(sayWriter('write.linkCopied')),
      () => {
        history.replaceState(null, '', link)
        tell(sayWriter('write.linkFailed'))
      },
    )
  }
  const ready = compiled.ok && record.name !== ''
  return (
    <section className={styles.preview} aria-label={name}>
      <ZoomCard look={look} note={sayWriter('write.motif')} />
      <div className={styles.chips}>
        <Button
          disabled={!ready}
          title={ready ? undefined : sayWriter('write.tryWhy')}
          onClick={() => {
            location.hash = tryOutHref(record, compiled.printed, edition)
          }}
        >
          {sayWriter('write.try')}
        </Button>
        <Button onClick={copy}>{sayWriter('write.link')}</Button>
      </div>
      <p role="status">{news}</p>
      <div className={styles.small} aria-hidden="true">
        <CardFace look={look} size="hand" label={sayWriter('write.small')} state={{ playable: true }} />
        <CardFace look={look} size="board" label={sayWriter('write.small')} state={{}} />
      </div>
    </section>
  )
}

const Understood = ({ study, record, edition }: ShownProps) => {
  const { compiled, printed, words } = study
  const readings = useMemo(
    () => readAbilities(printed, edition, ({ at }) => words[at.key] ?? null),
    [printed, edition, words],
  )
  const of = textLines(record.oracle_text).filter((line) => line.trim() !== '').length
  const unread = compiled.ok ? 0 : new Set(compiled.problems.map(({ ability }) => ability)).size
  return (
    <section className={styles.understood} aria-labelledby="write-understood">
      <header>
        <h2 id="write-understood">{sayWriter('write.reads')}</h2>
        <span>{sayWriter('write.count', { n: Math.max(0, of - unread), of })}</span>
      </header>
      {readings.length === 0 ? <p>{sayWriter('write.nothing')}</p> : <ReadingList readings={readings} />}
      {compiled.ok ? null : (
        <ul className={styles.unread}>
          {compiled.problems.map((problem) => (
            <li key={`${problem.ability} ${problem.reason}`}>{sayProblem(problem)}</li>
          ))}
        </ul>
      )}
      <p className={styles.honest}>{sayWriter('write.honest')}</p>
    </section>
  )
}

/** Saves the card among one's own; it may be one that isn't understood yet. */
const Save = ({ record, sure }: { readonly record: CardRecord; readonly sure: boolean }) => {
  const [news, tell] = useState('')
  const save = (): void => {
    if (record.name === '') return tell(sayWriter('write.needsName'))
    void useCards
      .getState()
      .keepOwn(record)
      .then((kept) => tell(kept ? sayWriter('write.saved', record) : sayWriter('write.saveFailed')))
  }
  return (
    <>
      <span role="status">{news}</span>
      <Button kind="primary" disabled={!sure} onClick={save}>
        {sayWriter('write.save')}
      </Button>
    </>
  )
}

/** The page where a card is written, read at each keystroke, kept and tried. */
export const WriterPage = ({ link }: PageProps) => {
  const [draft, set] = useState<Draft>(() => decoded(link) ?? storedDraft() ?? EXAMPLE)
  const [edition, choose] = useState<EditionId>(DEFAULT_EDITION)
  useEffect(() => {
    const linked = decoded(link)
    if (linked === null) return
    set(linked)
    // What is written from here on is kept: a reload must not bring the linked card back.
    history.replaceState(null, '', pageHref('write'))
  }, [link])
  useEffect(() => void storeDraft(draft), [draft])
  const record = recordOf(draft)
  const studied = useCardAnalysis(record, edition)
  // While the next text is being read, the last one stays on the page.
  const [last, keep] = useState<Extract<AnalysisState, { state: 'read' }> | null>(null)
  if (studied.state === 'read' && studied !== last) keep(studied)
  const shown = studied.state === 'read' ? studied : last
  return (
    <PageFrame
      page="write"
      title={say('page.write')}
      actions={
        <>
          <Segmented legend={sayWriter('write.edition')} options={EDITIONS} value={edition} onChange={choose} />
          <Button onClick={() => set(EMPTY)}>{sayWriter('write.new')}</Button>
          <Save key={record.name} record={record} sure={studied.state === 'read'} />
        </>
      }
    >
      <div className={styles.writer}>
        <div className={styles.column}>
          <Editor draft={draft} change={(fields) => set((before) => ({ ...before, ...fields }))} studied={studied} />
          <OwnSet onOpen={(one) => set(draftOf(one))} />
        </div>
        {shown === null ? null : (
          <>
            <Preview study={shown.study} record={shown.record} edition={edition} />
            <Understood study={shown.study} record={shown.record} edition={edition} />
          </>
        )}
      </div>
    </PageFrame>
  )
}
