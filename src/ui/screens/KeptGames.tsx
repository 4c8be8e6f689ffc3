/** Games in files, and those that were kept aside because they could not be read. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type KeptAside, listAside, removeAside, useTable, writeGameFile } from '../../store/index.ts'
import { saveFile, saveTableFile } from '../app/download.ts'
import { bringBack, type FileTrouble, openGameFile } from '../app/openGame.ts'
import { say } from '../messages/index.ts'
import { Button, Dialog } from '../parts/index.ts'
import { standing } from './ContinueBar.tsx'
import styles from './Start.module.css'

interface AsideProps {
  readonly kept: readonly KeptAside[]
  readonly onChange: () => void
  readonly onClose: () => void
}

/** When a save was kept aside: its key begins with the moment. */
const asideOn = (key: string): string => key.slice(0, 10)

const AsideDialog = ({ kept, onChange, onClose }: AsideProps) => (
  <Dialog open title={say('aside.title')} closeLabel={say('menu.close')} onClose={onClose}>
    <p>{say('aside.why')}</p>
    <ul className={styles.aside}>
      {kept.map((one) => {
        const { key, stored, checked } = one
        const day = asideOn(key)
        return (
          <li key={key}>
            <p>
              <b>{say('aside.on', { day })}</b>{' '}
              {typeof checked === 'string' ? say(`aside.${checked}`) : standing(checked)}
            </p>
            <div>
              {typeof checked === 'string' ? null : (
                <Button
                  onClick={() => {
                    onClose()
                    bringBack(one)
                  }}
                >
                  {say('aside.back')}
                </Button>
              )}
              <Button icon="down" onClick={() => saveFile(`cantrip-aside-${day}`, writeGameFile(stored))}>
                {say('file.save')}
              </Button>
              <Button kind="quiet" onClick={() => void removeAside(key).then(onChange)}>
                {say('aside.remove')}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  </Dialog>
)

/** What was kept aside, as the database has it now. */
function useAside(): readonly [readonly KeptAside[], () => void] {
  const [kept, take] = useState<readonly KeptAside[]>([])
  // Reading the saved game may put one aside.
  const booted = useTable((table) => table.booted)
  const read = useCallback(() => {
    if (booted) listAside().then(take, () => take([]))
  }, [booted])
  useEffect(read, [read])
  return [kept, read]
}

/** Opens a game's file; shows what was kept aside, if anything was. */
export const KeptGames = () => {
  const input = useRef<HTMLInputElement>(null)
  const [trouble, tell] = useState<FileTrouble | null>(null)
  const [open, show] = useState(false)
  const [kept, again] = useAside()
  const hasGame = useTable((table) => table.saved !== null)
  const take = (file: File | undefined) => {
    if (file !== undefined) void openGameFile(file).then(tell)
  }
  return (
    <div className={styles.files}>
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
      {kept.length === 0 ? null : (
        <Button kind="quiet" onClick={() => show(true)}>
          {say('aside.show', { n: kept.length })}
        </Button>
      )}
      {hasGame ? (
        <Button kind="quiet" onClick={saveTableFile}>
          {say('file.saveGame')}
        </Button>
      ) : null}
      <Button kind="quiet" onClick={() => input.current?.click()}>
        {say('file.open')}
      </Button>
      {open && kept.length > 0 ? <AsideDialog kept={kept} onChange={again} onClose={() => show(false)} /> : null}
    </div>
  )
}
