import { LADDER, useResults } from '../../../store/index.ts'
import { say } from '../../messages/index.ts'
import { pageHref } from '../../pages/address.ts'
import type { GameChoice } from '../../session/choice.ts'
import { LESSON_IDS, useLessons } from '../../session/lessonProgress.ts'
import { useProgress } from '../../session/puzzleProgress.ts'
import { Plan, type PlanKind } from './plans.tsx'
import styles from './Tables.module.css'

interface TablesProps {
  readonly title: string
  readonly mode: GameChoice['mode'] | null
  /** Nothing can be begun with the chosen deck. */
  readonly off: boolean
  readonly play: (mode: GameChoice['mode'], seats?: number) => void
  /** How many sat at the last table. */
  readonly seats: number
  readonly ladder: () => void
  readonly friend: () => void
}

interface Larger {
  readonly n: number
  readonly label: string
  /** On the button: how many machines, or how many people. */
  readonly shown: string
  readonly on: boolean
  readonly press: () => void
}

/** Larger tables that are offered beside one of two. */
const MORE = [3, 4] as const

type EntryProps = {
  readonly kind: PlanKind
  readonly name: string
  readonly note: string
} & (
  | { readonly href: string }
  | {
      readonly press: () => void
      readonly off: boolean
      readonly chosen?: boolean | undefined
      /** The same with more players. */
      readonly more?: readonly Larger[] | undefined
    }
)

/** A table, with its plan: a page of its own, or what a press begins. */
const Entry = ({ kind, name, note, ...way }: EntryProps) => {
  const words = (
    <>
      <Plan kind={kind} />
      <span>
        <b>{name}</b>
        <i>{note}</i>
      </span>
    </>
  )
  return (
    <li>
      {'href' in way ? (
        <a className={styles.table} href={way.href}>
          {words}
        </a>
      ) : (
        <button
          type="button"
          className={styles.table}
          data-on={way.chosen ? '' : undefined}
          disabled={way.off}
          onClick={way.press}
        >
          {words}
        </button>
      )}
      {'more' in way && way.more ? (
        <span className={styles.more}>
          {way.more.map(({ n, label, shown, on, press }) => (
            <button
              key={n}
              type="button"
              aria-label={label}
              data-on={on ? '' : undefined}
              disabled={way.off}
              onClick={press}
            >
              {shown}
            </button>
          ))}
        </span>
      ) : null}
    </li>
  )
}

/** The tables to sit down at: a press begins there, with the chosen deck. */
export const Tables = ({ title, mode, seats, off, play, ladder, friend }: TablesProps) => {
  const finished = useLessons((lessons) => lessons.finished.length)
  const solved = useProgress(({ done }) => Object.keys(done).length)
  const climbed = useResults((store) => store.climbed)
  const begun = (one: GameChoice['mode']) => ({
    kind: one,
    press: () => play(one, 2),
    off,
    chosen: one === mode && seats === 2,
    more: MORE.map((n) => ({
      n,
      label: one === 'two' ? say('start.people', { n }) : say('start.machines', { n: n - 1 }),
      shown: one === 'two' ? String(n) : `×${n - 1}`,
      on: one === mode && seats === n,
      press: () => play(one, n),
    })),
  })
  return (
    <section className={styles.tables} aria-label={title} data-late="">
      <h2>{title}</h2>
      <ul>
        <Entry {...begun('machine')} name={say('start.one')} note={say('start.oneNote')} />
        <Entry {...begun('two')} name={say('start.two')} note={say('start.twoNote')} />
        <Entry kind="friend" name={say('start.friend')} note={say('start.friendNote')} press={friend} off={off} />
        <Entry
          kind="ladder"
          name={say('start.ladder')}
          note={say('start.ladderNote', { climbed, of: LADDER.length })}
          press={ladder}
          off={off}
        />
        <Entry
          kind="puzzles"
          name={say('start.puzzles')}
          note={say('start.puzzlesNote', { solved })}
          href={pageHref('puzzles')}
        />
        <Entry
          kind="lessons"
          name={say('start.lessons')}
          note={say('start.lessonsNote', { finished, of: LESSON_IDS.length })}
          href={pageHref('learn')}
        />
      </ul>
    </section>
  )
}
