import { useEffect, useRef } from 'react'
import { sayLesson } from '../messages/pages/lessons.ts'
import { lessonNumber, useLessons } from '../session/lessonProgress.ts'
import { useTouch } from '../table/index.ts'
import { DECK_SENTENCES, type DeckCounts, deckFollowed } from './deckSentences.ts'
import { LessonFrame } from './LessonPanel.tsx'
import styles from './Lessons.module.css'
import { Pointer } from './Pointer.tsx'

const ID = 'building-a-deck'
const GRID = '[role="grid"]'
const PAGE = ['[data-screen="decks"]', GRID] as const

interface DeckLessonProps {
  readonly counts: DeckCounts
  /** How many of a card the deck has. */
  readonly has: (name: string) => number
  readonly add: (name: string, by: number) => void
}

/** The lesson about decks, above the deck that is being built. */
export const DeckLesson = ({ counts, has, add }: DeckLessonProps) => {
  const box = useRef<HTMLElement>(null)
  const touch = useTouch()
  const done = deckFollowed(counts)
  const of = DECK_SENTENCES.length
  const over = done === of
  useEffect(() => {
    useLessons.getState().note(ID, done)
    if (over) useLessons.getState().finish(ID)
  }, [done, over])
  const sentence = DECK_SENTENCES[done]
  const show = () => {
    for (const [name, n] of Object.entries(sentence?.adds ?? {})) {
      const missing = n - has(name)
      if (missing > 0) add(name, missing)
    }
  }
  const text = sentence === undefined ? sayLesson('aside.overDeck') : sayLesson(sentence.say, { touch })
  return (
    <section
      ref={box}
      className={styles.panel}
      data-bar=""
      data-lesson={ID}
      aria-label={sayLesson('lesson.title', { n: lessonNumber(ID), title: sayLesson(`title.${ID}`) })}
    >
      <LessonFrame id={ID} text={text} done={done} of={of} over={over} band={false} show={show} next={null} />
      <Pointer
        name={sentence?.say ?? null}
        find={() =>
          sentence === undefined ? null : (document.querySelector(sentence.at) ?? document.querySelector(GRID))
        }
        within={PAGE}
        from={box}
        threaded={false}
      />
    </section>
  )
}
