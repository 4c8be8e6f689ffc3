import { LADDER, useResults } from '../../../store/index.ts'
import { say } from '../../messages/index.ts'
import { pageHref } from '../../pages/address.ts'
import { LESSON_IDS, useLessons } from '../../session/lessonProgress.ts'
import type { GameChoice } from '../../session/newGame.ts'
import { useProgress } from '../../session/puzzleProgress.ts'
import { Plan } from './plans.tsx'
import styles from './Tables.module.css'

interface TablesProps {
  readonly title: string
  readonly mode: GameChoice['mode'] | null
  /** Nothing can be begun with the chosen deck. */
  readonly off: boolean
  readonly play: (mode: GameChoice['mode']) => void
  readonly ladder: () => void
}

/** The tables to sit down at: a press begins there, with the chosen deck. */
export const Tables = ({ title, mode, off, play, ladder }: TablesProps) => {
  const finished = useLessons((lessons) => lessons.finished.length)
  const solved = useProgress(({ done }) => Object.keys(done).length)
  const climbed = useResults((store) => store.climbed)
  return (
    <section className={styles.tables} aria-label={title} data-late="">
      <h2>{title}</h2>
      <ul>
        {(['machine', 'two'] as const).map((one) => (
          <li key={one}>
            <button
              type="button"
              className={styles.table}
              data-on={one === mode ? '' : undefined}
              disabled={off}
              onClick={() => play(one)}
            >
              <Plan kind={one} />
              <span>
                <b>{one === 'two' ? say('start.two') : say('start.one')}</b>
                <i>{one === 'two' ? say('start.twoNote') : say('start.oneNote')}</i>
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.table} disabled={off} onClick={ladder}>
            <Plan kind="ladder" />
            <span>
              <b>{say('start.ladder')}</b>
              <i>{say('start.ladderNote', { climbed, of: LADDER.length })}</i>
            </span>
          </button>
        </li>
        <li>
          <a className={styles.table} href={pageHref('puzzles')}>
            <Plan kind="puzzles" />
            <span>
              <b>{say('start.puzzles')}</b>
              <i>{say('start.puzzlesNote', { solved })}</i>
            </span>
          </a>
        </li>
        <li>
          <a className={styles.table} href={pageHref('learn')}>
            <Plan kind="lessons" />
            <span>
              <b>{say('start.lessons')}</b>
              <i>{say('start.lessonsNote', { finished, of: LESSON_IDS.length })}</i>
            </span>
          </a>
        </li>
      </ul>
    </section>
  )
}
