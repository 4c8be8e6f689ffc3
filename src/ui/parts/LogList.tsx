import type { ReactNode } from 'react'
import type { Whose } from '../card/index.ts'
import styles from './LogList.module.css'
import { RuleNumber, SeatMark } from './PriorityTag.tsx'

export type LogLine =
  | { readonly id: string; readonly heading: ReactNode }
  | { readonly id: string; readonly by: Whose | null; readonly text: ReactNode; readonly rule?: string | undefined }

/** What happened, the newest last; the list keeps to its end. */
export const LogList = ({ lines, label }: { readonly lines: readonly LogLine[]; readonly label: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className={styles.scroll} tabIndex={0} aria-label={label}>
    <ol className={styles.log}>
      {lines.map((line) =>
        'heading' in line ? (
          <li key={line.id} className={styles.heading}>
            {line.heading}
          </li>
        ) : (
          <li key={line.id}>
            {line.by ? <SeatMark whose={line.by} /> : <span />}
            <span>
              {line.text} {line.rule ? <RuleNumber number={line.rule} /> : null}
            </span>
          </li>
        ),
      )}
    </ol>
  </section>
)
