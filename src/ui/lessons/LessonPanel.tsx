import { useRef } from 'react'
import { Icon, Sentence } from '../glyphs/index.ts'
import { sayLesson } from '../messages/pages/lessons.ts'
import { pageHref } from '../pages/address.ts'
import { Button, IconButton } from '../parts/index.ts'
import { type LessonId, lessonNumber, useLessons } from '../session/lessonProgress.ts'
import { refKey } from '../view/index.ts'
import styles from './Lessons.module.css'
import { nextAfter } from './order.ts'
import { Pointer } from './Pointer.tsx'
import { startLesson } from './startLesson.ts'
import type { Thing } from './table.ts'
import { useLesson } from './useLesson.ts'

interface StepsProps {
  readonly done: number
  readonly of: number
}

/** A lozenge for each sentence: followed, said now, to come. */
export const Steps = ({ done, of }: StepsProps) => (
  <span
    className={styles.steps}
    role="img"
    aria-label={sayLesson('lesson.atSpoken', { n: Math.min(done + 1, of), of })}
  >
    {[...Array(of).keys()].map((at) => (
      <i key={at} data-is={at < done ? 'done' : at === done ? 'now' : undefined} />
    ))}
  </span>
)

interface FrameProps extends StepsProps {
  readonly id: LessonId
  readonly text: string
  readonly over: boolean
  /** As a band above a phone's buttons. */
  readonly band: boolean
  readonly show: (() => void) | null
  readonly next: (() => void) | null
}

const toAll = (): void => {
  location.hash = pageHref('learn')
}

/** One sentence at a time, with the ways to see it done and to leave. */
export const LessonFrame = ({ id, text, done, of, over, band, show, next }: FrameProps) => {
  const n = lessonNumber(id)
  const title = over
    ? sayLesson('lesson.doneTitle', { n })
    : sayLesson('lesson.title', { n, title: sayLesson(`title.${id}`) })
  const { leave } = useLessons.getState()
  return (
    <>
      <header className={styles.head}>
        <Icon name={over ? 'check' : 'book'} />
        <h2>{title}</h2>
        {band ? (
          <>
            <Steps done={done} of={of} />
            {show === null || over ? null : <IconButton icon="play" label={sayLesson('lesson.show')} onClick={show} />}
            {over ? (
              <Button data-next="" onClick={next ?? toAll}>
                {sayLesson(next === null ? 'lesson.all' : 'lesson.next')}
              </Button>
            ) : null}
            <IconButton icon="close" label={sayLesson('lesson.leaveLong')} onClick={leave} />
          </>
        ) : null}
      </header>
      <p className={styles.sentence} role="status">
        <Sentence text={text} />
      </p>
      {band ? null : (
        <>
          <div className={styles.progress}>
            <Steps done={done} of={of} />
            <span>
              <Sentence text={sayLesson('lesson.at', { n: Math.min(done + 1, of), of })} />
            </span>
          </div>
          <div className={styles.acts}>
            {over ? (
              <Button onClick={next ?? toAll}>{sayLesson(next === null ? 'lesson.all' : 'lesson.next')}</Button>
            ) : (
              <Button disabled={show === null} onClick={show ?? undefined}>
                {sayLesson('lesson.show')}
              </Button>
            )}
            <Button kind="quiet" aria-label={sayLesson('lesson.leaveLong')} onClick={leave}>
              {sayLesson('lesson.leave')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

/** Where a thing is in the page: its card, or the one that stands for it and its like. */
function elementOf(thing: Thing | null): Element | null {
  if (thing === null) return null
  if (thing === 'button') return document.querySelector('#primary')
  const key = refKey(thing.ref)
  return (
    document.querySelector(`[data-table] [data-ref="${key}"]`) ??
    document.querySelector(`[data-table] [data-members~="${key.slice(1)}"]`)
  )
}

const TABLE = ['[data-table] > [data-layout]', '#asks'] as const

interface LessonPanelProps {
  readonly id: LessonId
  readonly band?: boolean | undefined
}

/** The lesson at the table: in the left rail, or as a band above a phone's buttons. */
export const LessonPanel = ({ id, band = false }: LessonPanelProps) => {
  const lesson = useLesson(id)
  const box = useRef<HTMLElement>(null)
  if (lesson === null) return null
  const next = nextAfter(id)
  const { text, done, of, over, show, thing } = lesson
  return (
    <section
      ref={box}
      className={styles.panel}
      data-band={band ? '' : undefined}
      data-lesson={id}
      aria-label={sayLesson('lesson.title', { n: lessonNumber(id), title: sayLesson(`title.${id}`) })}
    >
      <LessonFrame
        id={id}
        text={text}
        done={done}
        of={of}
        over={over}
        band={band}
        show={show}
        next={next === null ? null : () => void startLesson(next)}
      />
      <Pointer
        name={thing === null || thing === 'button' ? thing : refKey(thing.ref)}
        find={() => elementOf(thing)}
        within={TABLE}
        from={box}
        threaded={!band}
      />
    </section>
  )
}
