import { useEffect, useRef } from 'react'
import type { Chapter, Section } from '../../rulebook/books.ts'
import { booksOf, type EditionId } from '../../rulebook/index.ts'
import { sayRules } from '../messages/pages/rulebook.ts'
import { ruleHref } from '../parts/index.ts'
import styles from './Rulebook.module.css'

interface ContentsProps {
  readonly chapters: readonly Chapter[]
  readonly edition: EditionId
  /** The section being read. */
  readonly current: string | null
}

const isNumbered = (number: string): boolean => /^\d/.test(number)

/** A number before a title; the words of the glossary have none. */
export const Numbered = ({ number, title }: { readonly number: string; readonly title: string }) => (
  <>
    {isNumbered(number) ? <b>{number}</b> : null} <span>{title}</span>
  </>
)

const SectionLink = ({ section, current }: { readonly section: Section; readonly current: boolean }) => (
  <li>
    <a href={ruleHref(section.id)} aria-current={current ? 'true' : undefined}>
      <Numbered number={section.number} title={section.title} />
    </a>
  </li>
)

const ChapterPart = ({ chapter, current }: { readonly chapter: Chapter; readonly current: string | null }) => {
  const element = useRef<HTMLDetailsElement>(null)
  const holds = chapter.sections.some(({ id }) => id === current)
  useEffect(() => {
    const details = element.current
    if (!holds || details === null) return
    details.open = true
    details.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [holds])
  const [only] = chapter.sections
  if (chapter.sections.length === 1 && only !== undefined && !isNumbered(only.number))
    return (
      <ul className={styles.lone}>
        <SectionLink section={only} current={only.id === current} />
      </ul>
    )
  return (
    <details ref={element}>
      <summary>
        <Numbered number={chapter.number} title={chapter.title} />
      </summary>
      <ul>
        {chapter.sections.map((section) => (
          <SectionLink key={section.id} section={section} current={section.id === current} />
        ))}
      </ul>
    </details>
  )
}

/** The books by chapter and section. In the later edition its own book's rules come first. */
export const Contents = ({ chapters, edition, current }: ContentsProps) => (
  <nav className={styles.contents} aria-label={sayRules('rules.contents')}>
    {chapters.map((chapter, index) => {
      const begins = booksOf(edition).length > 1 && chapters[index - 1]?.book !== chapter.book
      return (
        <div key={chapter.id}>
          {begins ? <h3>{sayRules('rules.part', chapter)}</h3> : null}
          <ChapterPart chapter={chapter} current={current} />
        </div>
      )
    })}
  </nav>
)
