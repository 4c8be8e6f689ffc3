import { useEffect, useId, useState } from 'react'
import type { DeckLine } from '../../catalog/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import { useOwnDecks } from '../../store/index.ts'
import type { DeckReport, PlayableDeck } from '../app/decks.ts'
import { Icon, ManaCost } from '../glyphs/index.ts'
import { say, sayRefusal, sayTold } from '../messages/index.ts'
import { Button, Dialog, RuleLink } from '../parts/index.ts'
import styles from './Decks.module.css'
import start from './Start.module.css'

const sizeOf = (list: readonly DeckLine[]): number => list.reduce((sum, { count }) => sum + count, 0)

function stateOf({ state, phrase, face }: DeckLine): string {
  if (state !== 'notUnderstood' || !phrase) return say(`deck.state.${state}`)
  return face === undefined ? say('deck.phrase', { phrase }) : say('deck.phraseOf', { face, phrase })
}

/** Its mana cost; of a split card each half's. */
function costsOf(printed: DeckLine['printed']): readonly (readonly string[])[] {
  const faces = printed?.parts?.kind === 'split' ? printed.parts.faces : printed === null ? [] : [printed]
  return faces.flatMap(({ cost }) => (cost === null || cost.length === 0 ? [] : [cost]))
}

const Line = ({ line }: { readonly line: DeckLine }) => (
  <li data-state={line.state}>
    <Icon name={line.state === 'understood' ? 'check' : 'barred'} />
    <b>{line.count}</b>
    <span>{line.name}</span>
    {costsOf(line.printed).map((cost, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: both halves may cost the same
      <ManaCost key={index} cost={cost} />
    ))}
    <i>{stateOf(line)}</i>
  </li>
)

const List = ({ title, list }: { readonly title: string; readonly list: readonly DeckLine[] }) =>
  list.length === 0 ? null : (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {list.map((line, index) => {
          // A name may occur on several lines of a list.
          const key = `${index} ${line.name}`
          return <Line key={key} line={line} />
        })}
      </ul>
    </section>
  )

interface ListsProps {
  readonly of: Pick<DeckReport, 'list' | 'sideList' | 'deck'>
  readonly edition: EditionId
}

/** A list line by line: what is understood of it, and why the deck isn't legal. */
const Lists = ({ of: { list, sideList, deck }, edition }: ListsProps) => {
  const problems = deck?.problems[edition] ?? []
  return (
    <>
      {problems.length === 0 ? null : (
        <ul className={styles.problems}>
          {problems.map((problem) => {
            const text = sayRefusal(problem, { name: String })
            return (
              <li key={text}>
                {text} <RuleLink rule={problem.rule} />
              </li>
            )
          })}
        </ul>
      )}
      <List title={say('deck.main', { n: sizeOf(list) })} list={list} />
      <List title={say('deck.side', { n: sizeOf(sideList) })} list={sideList} />
    </>
  )
}

/** The report on a list, a moment after it was typed. */
function useReport(text: string): DeckReport | null {
  const [report, take] = useState<DeckReport | null>(null)
  useEffect(() => {
    let live = true
    const timer = setTimeout(() => {
      import('../app/loadDecks.ts')
        .then(({ checkDeckText }) => checkDeckText(text))
        .then(
          (next) => live && take(next),
          () => live && take(null),
        )
    }, 120)
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [text])
  return report
}

function summary({ problems, list, deck }: DeckReport, edition: EditionId): string {
  if (list.length === 0 && problems.length === 0) return say('deck.empty')
  if (deck === null) return problems.length > 0 ? '' : say('deck.none')
  const fine = problems.length === 0 && deck.missing.length === 0 && deck.problems[edition].length === 0
  return fine ? say('deck.fine') : ''
}

interface PasteProps {
  /** The deck being edited; `null`: a new one. */
  readonly deck: PlayableDeck | null
  readonly edition: EditionId
  /** With the deck's id if it was saved. */
  readonly onDone: (id: string | null) => void
}

/** The most lines that are complained of: the first ones say what to do. */
const MOST = 12

/** A deck list as text, and the report on it, line by line. */
const PasteDialog = ({ deck, edition, onDone }: PasteProps) => {
  const { keep } = useOwnDecks.getState()
  const [name, rename] = useState(deck?.name ?? say('deck.nameNew'))
  const [text, write] = useState(deck?.text ?? '')
  const [told, tell] = useState(false)
  const report = useReport(text)
  const how = useId()
  const mayKeep = report !== null && report.problems.length === 0 && report.deck !== null
  const save = () => {
    const id = deck?.id ?? `own-${Date.now().toString(36)}`
    if (!keep({ id, name: name.trim() || say('deck.nameNew'), text }) && !told) tell(true)
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
          <Button onClick={() => onDone(null)}>{say('deck.cancel')}</Button>
          <Button kind="primary" disabled={!mayKeep} onClick={save}>
            {say('deck.save')}
          </Button>
        </>
      }
    >
      <div className={styles.paste}>
        <div className={styles.fields}>
          <label>
            {say('deck.name')}
            <input value={name} maxLength={30} onChange={(event) => rename(event.target.value)} />
          </label>
          <label>
            {say('deck.text')}
            <textarea
              rows={18}
              value={text}
              spellCheck={false}
              // One more than a list may have: what is longer is cut before the browser lays it out, and is told.
              maxLength={report === null ? undefined : report.longest + 1}
              aria-describedby={how}
              onChange={(event) => write(event.target.value)}
            />
          </label>
          <p id={how}>{say('deck.textHow')}</p>
        </div>
        <div className={styles.report}>
          <p role="status">{told ? say('deck.saveFailed') : report === null ? '' : summary(report, edition)}</p>
          {report === null || report.problems.length === 0 ? null : (
            <div role="alert">
              <ul className={styles.problems}>
                {report.problems.slice(0, MOST).map((problem) => (
                  <li key={problem.line}>{say('deck.line', { line: problem.line, message: sayTold(problem) })}</li>
                ))}
                {report.problems.length > MOST ? (
                  <li>{say('link.more', { n: report.problems.length - MOST })}</li>
                ) : null}
              </ul>
            </div>
          )}
          {report === null ? null : <Lists of={report} edition={edition} />}
        </div>
      </div>
    </Dialog>
  )
}

interface ActionsProps {
  /** The selected deck. */
  readonly deck: PlayableDeck | undefined
  readonly edition: EditionId
  /** One's own decks have changed; with the id of the saved one. */
  readonly kept: (id: string | null) => void
}

/** Viewing the selected deck, pasting one, editing or removing one's own. */
export const DeckActions = ({ deck, edition, kept }: ActionsProps) => {
  const [open, show] = useState<'look' | 'paste' | 'edit' | null>(null)
  const close = () => show(null)
  const done = (id: string | null) => {
    close()
    if (id !== null) kept(id)
  }
  const remove = (id: string) => {
    useOwnDecks.getState().remove(id)
    close()
    kept(null)
  }
  const looked = open === 'look' ? deck : undefined
  return (
    <div className={start.deckActions}>
      <Button disabled={deck === undefined} onClick={() => show('look')}>
        {say('deck.look')}
      </Button>
      <Button onClick={() => show('paste')}>{say('deck.paste')}</Button>
      <Dialog
        open={looked !== undefined}
        title={looked?.name ?? ''}
        closeLabel={say('menu.close')}
        onClose={close}
        actions={
          looked?.own ? (
            <>
              <Button onClick={() => remove(looked.id)}>{say('deck.remove')}</Button>
              <Button onClick={() => show('edit')}>{say('deck.edit')}</Button>
            </>
          ) : undefined
        }
      >
        {looked === undefined ? null : <Lists of={{ ...looked, deck: looked }} edition={edition} />}
      </Dialog>
      {open === 'paste' ? <PasteDialog deck={null} edition={edition} onDone={done} /> : null}
      {open === 'edit' && deck !== undefined ? <PasteDialog deck={deck} edition={edition} onDone={done} /> : null}
    </div>
  )
}
