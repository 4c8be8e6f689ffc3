import { type ClipboardEvent, useId, useState } from 'react'
import type { EditionId } from '../../rulebook/index.ts'
import { freshDeckId, useOwnDecks } from '../../store/index.ts'
import { say, sayTold } from '../messages/index.ts'
import { sayMending } from '../messages/pages/mending.ts'
import { sayPasting, sayRemark } from '../messages/pages/pasting.ts'
import { Button, Dialog, useFile } from '../parts/index.ts'
import { type DeckReport, isIncomplete, type PlayableDeck } from '../session/decks.ts'
import { LONGEST_TYPED } from '../session/typedDecks.ts'
import { DeckLists } from './DeckLists.tsx'
import { DeckChanges, DeckSource } from './DeckSource.tsx'
import { DoubtfulLines } from './DoubtfulLines.tsx'
import { webAddress } from './deckChange.ts'
import styles from './Pasting.module.css'
import { isPastedList, type PastedList, type PasteProblem, readPasted, readPastedFile } from './pastedList.ts'
import { useDeckReport } from './useDeckReport.ts'

function summary({ read, open, list, sideList, deck }: DeckReport, edition: EditionId): string {
  if (deck === null) return read.problems.length > 0 ? '' : sayPasting('paste.empty')
  if ([...list, ...sideList].every(({ state }) => state === 'unknown')) return sayPasting('paste.none')
  const fine = open.length === 0 && !isIncomplete(deck) && deck.problems[edition].length === 0
  return fine ? sayPasting('paste.fine') : ''
}

/** More than anybody reads through. */
const MOST_REMARKS = 30

const Remarks = ({ remarks }: { readonly remarks: DeckReport['read']['remarks'] }) =>
  remarks.length === 0 ? null : (
    <details className={styles.remarks}>
      <summary>{sayPasting('paste.remarks', { n: remarks.length })}</summary>
      <ul>
        {remarks.slice(0, MOST_REMARKS).map((remark) => (
          <li key={`${remark.line} ${remark.key}`}>
            <code>{remark.text}</code> {sayMending('mend.line', { line: remark.line, message: sayRemark(remark) })}
          </li>
        ))}
        {remarks.length > MOST_REMARKS ? (
          <li>{sayMending('mend.more', { n: remarks.length - MOST_REMARKS })}</li>
        ) : null}
      </ul>
    </details>
  )

const sayNotTaken = (why: PasteProblem): string => (why === 'badLink' ? sayPasting('paste.badLink') : sayTold(why))

interface PasteProps {
  /** The deck being edited; `null`: a new one. */
  readonly deck: PlayableDeck | null
  readonly edition: EditionId
  /** With the deck's id if it was saved. */
  readonly onDone: (id: string | null) => void
}

/** Where one's own deck is from. */
const linkOf = (deck: PlayableDeck | null): string =>
  useOwnDecks.getState().decks.find(({ id }) => id === deck?.id)?.link ?? ''

/** The list in the field, where it came from, and the way back to what was there before a file. */
function useList(deck: PlayableDeck | null) {
  const [name, rename] = useState(deck?.name ?? say('deck.nameNew'))
  const [text, write] = useState(deck?.text ?? '')
  const [news, tell] = useState<readonly string[]>([])
  const [before, keepBefore] = useState<string | null>(null)
  const [link, linkTo] = useState(() => linkOf(deck))
  /** Takes a text in place of a part of what is there. */
  const put = (taken: PastedList | PasteProblem, file: string | null, from: number, to: number): void => {
    if (!isPastedList(taken)) return tell([sayNotTaken(taken)])
    const { format } = taken
    if (file !== null && text !== '') keepBefore(text)
    write(`${text.slice(0, from)}${taken.text}${text.slice(to)}`)
    if (taken.name !== null && name === say('deck.nameNew')) rename(taken.name.slice(0, 30))
    const how = file === null ? sayPasting('paste.rewritten', { format }) : sayPasting('paste.fileOf', { file, format })
    const ends = taken.lost.map((problem) => sayMending('mend.line', { line: problem.line, message: sayTold(problem) }))
    tell(file === null && format === 'plain' ? ends : [how, ...ends])
  }
  const take = (file: File): void => {
    readPastedFile(file).then(
      (taken) => put(taken, file.name, 0, text.length),
      () => tell([sayPasting('paste.fileFailed', { file: file.name })]),
    )
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const pasted = event.clipboardData.getData('text/plain')
    const taken = readPasted(pasted)
    const address = webAddress(pasted)
    if (address !== null && isPastedList(taken) && !taken.rewritten) {
      event.preventDefault()
      linkTo(address)
      return tell([sayPasting('paste.linkKept')])
    }
    const { selectionStart, selectionEnd } = event.currentTarget
    // What is a list as it is, the browser inserts by itself, and can undo.
    if (isPastedList(taken) && !taken.rewritten) {
      if (taken.name !== null && name === say('deck.nameNew')) rename(taken.name.slice(0, 30))
      return
    }
    event.preventDefault()
    put(taken, null, selectionStart, selectionEnd)
  }
  const back = () => {
    if (before !== null) write(before)
    keepBefore(null)
    tell([])
  }
  return { name, rename, text, write, news, before, back, take, onPaste, link, linkTo }
}

interface FieldsProps {
  readonly list: ReturnType<typeof useList>
}

const Fields = ({ list }: FieldsProps) => {
  const { name, rename, text, write, news, before, back, take, onPaste, link, linkTo } = list
  const { place, input, choose } = useFile(take)
  const how = useId()
  return (
    <div className={styles.fields} data-drop="deck-file" {...place}>
      <label>
        {sayPasting('paste.name')}
        <input value={name} maxLength={30} onChange={(event) => rename(event.target.value)} />
      </label>
      <label>
        {sayPasting('paste.text')}
        <textarea
          rows={16}
          value={text}
          spellCheck={false}
          // One more than a list may have: what is longer is cut before the browser lays it out, and is told.
          maxLength={LONGEST_TYPED + 1}
          aria-describedby={how}
          onPaste={onPaste}
          onChange={(event) => write(event.target.value)}
        />
      </label>
      <p id={how}>{sayPasting('paste.textHow')}</p>
      <DeckSource link={link} onLink={linkTo} />
      <div className={styles.file}>
        <Button icon="up" onClick={choose}>
          {sayPasting('paste.file')}
        </Button>
        <input {...input} />
        {before === null ? null : <Button onClick={back}>{sayPasting('paste.back')}</Button>}
      </div>
      <div role="status" className={styles.news}>
        {news.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </div>
  )
}

/** A deck list as text, and the report on it, line by line. It can be kept whatever is wrong with it. */
export const PasteDialog = ({ deck, edition, onDone }: PasteProps) => {
  const { keep } = useOwnDecks.getState()
  const list = useList(deck)
  const { name, text, write, link } = list
  const [told, tell] = useState(false)
  const reported = useDeckReport(text)
  const report = reported?.report ?? null
  const mayKeep = text.trim() !== '' && text.length <= LONGEST_TYPED
  const save = () => {
    const id = deck?.id ?? freshDeckId()
    if (!keep({ id, name: name.trim() || say('deck.nameNew'), text, link: webAddress(link) ?? '' }) && !told) tell(true)
    else onDone(id)
  }
  return (
    <Dialog
      open
      wide
      title={deck === null ? say('deck.paste') : say('deck.edit')}
      closeLabel={say('menu.close')}
      onClose={() => onDone(null)}
      actions={
        <>
          <Button onClick={() => onDone(null)}>{sayPasting('paste.cancel')}</Button>
          <Button kind="primary" disabled={!mayKeep} onClick={save}>
            {sayPasting('paste.save')}
          </Button>
        </>
      }
    >
      <div className={styles.paste}>
        <Fields list={list} />
        <div className={styles.report}>
          <p role="status">{told ? sayPasting('paste.saveFailed') : report === null ? '' : summary(report, edition)}</p>
          {deck === null ? null : <DeckChanges before={deck.text} after={text} />}
          {reported === null ? null : <DoubtfulLines text={text} reported={reported} onText={write} />}
          {report === null ? null : (
            <>
              <Remarks remarks={report.read.remarks} />
              <DeckLists of={report} edition={edition} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
