import { type RefObject, useId } from 'react'
import { textLines } from '../../language/index.ts'
import type { LineRead, Problem, Role } from '../../oracle/index.ts'
import { sayWriter } from '../messages/pages/writer.ts'
import styles from './Writer.module.css'

type Mark = 'keyword' | 'when' | 'do' | 'target' | 'unread'

const MARKS: readonly Mark[] = ['keyword', 'when', 'do', 'target', 'unread']

const MARK_OF: { readonly [R in Role]: Mark | null } = {
  keyword: 'keyword',
  cost: 'when',
  when: 'when',
  event: null,
  if: 'when',
  limit: 'when',
  target: 'target',
  duration: null,
  do: 'do',
  quoted: null,
}

interface Stretch {
  readonly text: string
  readonly mark: Mark | null
}

/** The line in stretches, each with the mark of the innermost phrase; from where it isn't read on, that. */
export function stretches(line: string, read: LineRead | undefined, unreadFrom: number | null): readonly Stretch[] {
  const marks: (Mark | null)[] = Array.from({ length: line.length }, () => null)
  // An outer phrase stands before those in it.
  for (const { role, from, to } of read?.phrases ?? []) {
    const mark = MARK_OF[role]
    if (mark !== null) marks.fill(mark, from, to)
  }
  if (unreadFrom !== null) marks.fill('unread', unreadFrom)
  const found: { text: string; mark: Mark | null }[] = []
  for (const [index, mark] of marks.entries()) {
    const last = found.at(-1)
    if (last?.mark === mark) last.text += line.charAt(index)
    else found.push({ text: line.charAt(index), mark })
  }
  return found
}

interface MarkedTextProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly lines: readonly LineRead[]
  readonly problems: readonly Problem[]
  readonly area: RefObject<HTMLTextAreaElement | null>
  /** What describes the field: where it stops being read. */
  readonly describedBy: string
}

/**
 * A text field whose words are underlined by what they are read as: the lines are drawn beneath the field's own text.
 */
export const MarkedText = ({ text, onText, lines, problems, area, describedBy }: MarkedTextProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{sayWriter('write.text')}</label>
      <div className={styles.marked}>
        <div className={styles.beneath} aria-hidden="true">
          {textLines(text).map((line, index) => {
            const problem = problems.find(({ ability }) => ability === index)
            const read = lines.find((one) => one.line === index)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text keep their order
              <p key={index}>
                {stretches(line, read, problem?.position ?? null).map(({ text: words, mark }, part) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: so do the words of a line
                  <span key={part} data-mark={mark ?? undefined}>
                    {words}
                  </span>
                ))}
                {line === '' ? '\u200b' : null}
              </p>
            )
          })}
        </div>
        <textarea
          ref={area}
          id={id}
          value={text}
          spellCheck={false}
          aria-describedby={describedBy}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <ul className={styles.legend}>
        {MARKS.map((mark) => (
          <li key={mark}>
            <span data-mark={mark} aria-hidden="true" />
            {sayWriter(`write.legend.${mark}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
