import { undoOf, useTable } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { Button } from '../parts/index.ts'
import { saveReport } from '../session/download.ts'
import styles from './Screens.module.css'

interface CrashScreenProps {
  readonly error: unknown
  readonly onAgain: () => void
}

/** Something broke: the game is kept, and there are ways to continue. */
export const CrashScreen = ({ error, onAgain }: CrashScreenProps) => {
  const canUndo = useTable((table) => undoOf(table.game) !== null)
  const { undo, leave } = useTable.getState()
  const then = (act: () => void) => () => {
    act()
    onAgain()
  }
  return (
    <main className={styles.crash} data-screen="crash">
      <div role="alert">
        <h1>{say('crash.title')}</h1>
        <p>{say('crash.text')}</p>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
      </div>
      <div className={styles.curtainButtons}>
        <Button kind="primary" onClick={onAgain}>
          {say('crash.again')}
        </Button>
        {canUndo ? <Button onClick={then(undo)}>{say('crash.undo')}</Button> : null}
        <Button onClick={() => saveReport(error)}>{say('crash.report')}</Button>
        <Button onClick={then(leave)}>{say('crash.leave')}</Button>
      </div>
    </main>
  )
}
