import { type ReactNode, useEffect, useState } from 'react'
import { byName, loadSet } from '../../catalog/index.ts'
import { CardFace, type CardLook } from '../card/index.ts'
import { Icon, type IconName, Sentence } from '../glyphs/index.ts'
import { keyName } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { sayLesson } from '../messages/pages/lessons.ts'
import { pageHref } from '../pages/address.ts'
import { PageFrame } from '../pages/PageFrame.tsx'
import { RULES_HREF } from '../rulebook/address.ts'
import { LESSON_IDS, type LessonId, lessonNumber, nextLesson, useLessons } from '../session/lessonProgress.ts'
import { loadIn, useLoad } from '../session/loading.ts'
import { lookOfPrinted } from '../view/index.ts'
import { DECK_SENTENCES } from './deckSentences.ts'
import { tableLesson } from './games.ts'
import styles from './Learn.module.css'
import { lessonNames, startLesson } from './startLesson.ts'

/** How many sentences a lesson has. */
const sentencesOf = (id: LessonId): number => (tableLesson(id)?.sentences ?? DECK_SENTENCES).length

/** The cards pictured for each lesson, and its minutes. */
const PICTURED: { readonly [L in LessonId]: { readonly cards: readonly string[]; readonly minutes: number } } = {
  'land-and-mana': { cards: ['Plains', 'Lanternfield Recruit'], minutes: 3 },
  creatures: { cards: ['Dawnward Lancer'], minutes: 3 },
  'attack-and-block': { cards: ['Skylark Herald', 'Basalt Sentinel'], minutes: 4 },
  'spells-and-the-stack': { cards: ['Verdict at Dawn', 'Ember Dart'], minutes: 4 },
  'combat-tricks': { cards: ['Lanternfield Recruit', 'Lightwell Blessing'], minutes: 3 },
  'building-a-deck': { cards: [], minutes: 5 },
}

type Looks = ReadonlyMap<string, CardLook>

async function loadLooks(): Promise<Looks> {
  const find = byName((await loadSet()).cards)
  const names = Object.values(PICTURED).flatMap(({ cards }) => cards)
  return new Map(
    names.flatMap((name) => {
      const compiled = find(name)?.compiled
      return compiled?.ok ? [[name, lookOfPrinted(compiled.printed)] as const] : []
    }),
  )
}

/** A deck by cost, as bars: a picture, not of any deck. */
const BARS = [38, 88, 76, 58, 28, 10] as const

const Picture = ({ id, looks }: { readonly id: LessonId; readonly looks: Looks | null }) => {
  const { cards } = PICTURED[id]
  return (
    <div className={styles.picture} aria-hidden="true" inert>
      {cards.length === 0
        ? BARS.map((height) => <i key={height} style={{ height: `${height}%` }} />)
        : cards.flatMap((name) => {
            const look = looks?.get(name)
            return look === undefined
              ? []
              : [<CardFace key={name} look={look} size="board" label="" landWord={say('card.land')} />]
          })}
    </div>
  )
}

interface OpenProps {
  readonly open: (id: LessonId) => void
}

const POINTS = [1, 2, 3] as const

interface LessonCardProps extends OpenProps {
  readonly id: LessonId
  readonly next: boolean
  readonly looks: Looks | null
}

const LessonCard = ({ id, next, looks, open }: LessonCardProps) => {
  const finished = useLessons((lessons) => lessons.finished.includes(id))
  const done = useLessons((lessons) => lessons.steps[id] ?? 0)
  const n = lessonNumber(id)
  const title = sayLesson(`title.${id}`)
  const begun = sayLesson('learn.begun', { done, of: sentencesOf(id) })
  const state = finished ? sayLesson('learn.done') : done > 0 ? begun : sayLesson('learn.open')
  return (
    <li className={styles.card} data-is={finished ? 'done' : next ? 'next' : undefined}>
      <span className={styles.number} aria-hidden="true">
        {finished ? <Icon name="check" /> : n}
      </span>
      <Picture id={id} looks={looks} />
      <h2>
        <button type="button" aria-label={sayLesson('learn.card', { n, title, state })} onClick={() => open(id)}>
          {title}
        </button>
      </h2>
      <ul>
        {POINTS.map((point) => (
          <li key={point}>{sayLesson(`points.${id}.${point}`)}</li>
        ))}
      </ul>
      <footer>
        <span>
          {finished || done > 0 ? <Icon name={finished ? 'check' : 'play'} /> : null}
          {state}
        </span>
        <span>{sayLesson('learn.minutes', { n: PICTURED[id].minutes })}</span>
      </footer>
    </li>
  )
}

interface WayProps {
  readonly href: string
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}

const Way = ({ href, icon, title, children }: WayProps) => (
  <a className={styles.way} href={href}>
    <Icon name={icon} />
    <span>
      <b>{title}</b>
      {children}
    </span>
  </a>
)

/** The large button: the lesson that comes next. Space presses it, as at the table. */
const Continue = ({ open }: OpenProps) => {
  const finished = useLessons((lessons) => lessons.finished)
  const steps = useLessons((lessons) => lessons.steps)
  const id = nextLesson(finished)
  const title = sayLesson(`title.${id}`)
  const done = steps[id] ?? 0
  const begun = done > 0
  const again = finished.includes(id)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.target !== document.body || event.repeat) return
      event.preventDefault()
      open(id)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [id, open])
  return (
    <button type="button" className={styles.continue} onClick={() => open(id)}>
      <span>
        <b>{again ? sayLesson('learn.again', { title }) : sayLesson('learn.continue', { title, begun })}</b>
        <i>{sayLesson('learn.continueNote', { done, of: sentencesOf(id), begun: begun && !again })}</i>
      </span>
      <kbd>{keyName(' ')}</kbd>
    </button>
  )
}

/** The lessons on one line of progress, and what comes after them. */
export const LearnPage = () => {
  const finished = useLessons((lessons) => lessons.finished)
  const { load } = useLoad(loadLooks)
  const [failed, tell] = useState(false)
  const [, other] = lessonNames()
  const next = nextLesson(finished)
  const looks = load.state === 'ready' ? load.value : null
  const open = (id: LessonId) => {
    loadIn(() => startLesson(id), failed).then(
      (begun) => tell(!begun),
      () => tell(true),
    )
  }
  return (
    <PageFrame page="learn" title={sayLesson('learn.title')}>
      {failed ? <p role="alert">{sayLesson('lesson.failed')}</p> : null}
      <p className={styles.intro}>
        <Sentence text={sayLesson('learn.intro', { other })} />
      </p>
      <ol className={styles.list} aria-label={sayLesson('learn.list')}>
        {LESSON_IDS.map((id) => (
          <LessonCard key={id} id={id} next={id === next} looks={looks} open={open} />
        ))}
      </ol>
      <div className={styles.ways}>
        <Continue open={open} />
        <Way href={pageHref('puzzles')} icon="star" title={sayLesson('learn.puzzles')}>
          {sayLesson('learn.puzzlesNote')}
        </Way>
        <Way href={pageHref('table')} icon="people" title={sayLesson('learn.game')}>
          {sayLesson('learn.gameNote')}
        </Way>
        <Way href={RULES_HREF} icon="book" title={sayLesson('learn.rules')}>
          {sayLesson('learn.rulesNote')}
        </Way>
      </div>
      <p className={styles.note}>{sayLesson('learn.note')}</p>
    </PageFrame>
  )
}
