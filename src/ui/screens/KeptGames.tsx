/** Games in files, and what was kept aside because it could not be read. */
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  decksAside,
  type KeptAside,
  listAside,
  removeAside,
  removeDecksAside,
  useTable,
  writeGameFile,
} from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { Button, Dialog } from '../parts/index.ts'
import { saveFile, saveTableFile } from '../session/download.ts'
import { bringBack, type FileTrouble, openGameFile } from '../session/openGame.ts'
import styles from './KeptGames.module.css'
import { standing } from './standing.ts'

/** When a save was kept aside: its key begins with the moment. */
const dayOf = ({ key }: KeptAside): string => key.slice(0, 10)

interface EntryProps {
  readonly title: string
  readonly text: string
  /** Its file. */
  readonly name: string
  readonly content: () => string
  /** Where it can be read after all. */
  readonly back?: (() => void) | undefined
  readonly remove: () => void
}

const Entry = ({ title, text, name, content, back, remove }: EntryProps) => (
  <li>
    <p>
      <b>{title}</b> {text}
    </p>
    <div>
      {back === undefined ? null : <Button onClick={back}>{say('aside.back')}</Button>}
      <Button icon="down" onClick={() => saveFile(name, content())}>
        {say('file.save')}
      </Button>
      <Button kind="quiet" onClick={remove}>
        {say('aside.remove')}
      </Button>
    </div>
  </li>
)

interface AsideProps extends Aside {
  readonly onClose: () => void
}

const AsideDialog = ({ games, decks, again, onClose }: AsideProps) => (
  <Dialog open title={say('aside.title')} closeLabel={say('menu.close')} onClose={onClose}>
    <p>{say('aside.why')}</p>
    <ul className={styles.aside}>
      {games.map((one) => (
        <Entry
          key={one.key}
          title={say('aside.on', { day: dayOf(one) })}
          text={typeof one.checked === 'string' ? say(`aside.${one.checked}`) : standing(one.checked)}
          name={`cantrip-aside-${dayOf(one)}`}
          content={() => writeGameFile(one.stored)}
          back={
            typeof one.checked === 'string'
              ? undefined
              : () => {
                  onClose()
                  bringBack(one)
                }
          }
          remove={() => void removeAside(one.key).then(again)}
        />
      ))}
      {decks === null ? null : (
        <Entry
          title={say('aside.decks')}
          text={say('aside.decksText')}
          name="cantrip-aside-decks"
          content={() => decks}
          remove={() => {
            removeDecksAside()
            again()
          }}
        />
      )}
    </ul>
  </Dialog>
)

interface Aside {
  readonly games: readonly KeptAside[]
  /** The text of own decks, as they were stored. */
  readonly decks: string | null
  /** Looks again. */
  readonly again: () => void
}

/** What was kept aside, as the browser has it now. */
function useAside(): Aside {
  const [kept, take] = useState<Omit<Aside, 'again'>>({ games: [], decks: null })
  // Reading the saved game may put one aside.
  const read = useTable((table) => table.booted && table.reading === null)
  const again = useCallback(() => {
    const found = (games: readonly KeptAside[]) => take({ games, decks: decksAside() })
    if (read) listAside().then(found, () => found([]))
  }, [read])
  useEffect(again, [again])
  return { ...kept, again }
}

/** Opens a game's file; shows what was kept aside, if anything was. */
export const KeptGames = () => {
  const input = useRef<HTMLInputElement>(null)
  const [trouble, tell] = useState<FileTrouble | null>(null)
  const [reading, read] = useState(false)
  const [open, show] = useState(false)
  const aside = useAside()
  const n = aside.games.length + (aside.decks === null ? 0 : 1)
  const hasGame = useTable((table) => table.left !== null)
  const take = (file: File | undefined) => {
    if (file === undefined) return
    read(true)
    tell(null)
    void openGameFile(file)
      .then(tell, () => tell('foreign'))
      .then(() => read(false))
  }
  return (
    <div className={styles.files}>
      {reading ? <p role="status">{say('file.reading')}</p> : null}
      {trouble === null ? null : <p role="alert">{say(`file.${trouble}`)}</p>}
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={say('file.open')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {n === 0 ? null : <Button onClick={() => show(true)}>{say('aside.show', { n })}</Button>}
      {hasGame ? <Button onClick={saveTableFile}>{say('file.saveGame')}</Button> : null}
      <Button onClick={() => input.current?.click()}>{say('file.open')}</Button>
      {open && n > 0 ? <AsideDialog {...aside} onClose={() => show(false)} /> : null}
    </div>
  )
}
