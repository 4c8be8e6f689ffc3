import type { KeyboardEvent, ReactNode } from 'react'
import type { Sign } from '../card/index.ts'
import { say } from '../messages/index.ts'
import styles from './LogList.module.css'
import { SeatMark } from './PriorityTag.tsx'
import { RuleLink } from './RuleLink.tsx'

export type LogLine =
  | { readonly id: string; readonly heading: ReactNode }
  | {
      readonly id: string
      readonly by: Sign | null
      readonly text: ReactNode
      readonly rule?: string | undefined
      /** Why it was done, shown on demand. */
      readonly reason?: { readonly label: string; readonly text: string } | undefined
    }

/** Arrows move along rules and reasons: however long it is, the log is a single tab stop, at the newest of them. */
function alongRules(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-rule], summary')]
  const at = links.findIndex((link) => link.matches(':focus'))
  if (step === 0 || at < 0) return
  event.preventDefault()
  links[at + step]?.focus()
}

const hasRule = (line: LogLine): boolean => 'rule' in line && line.rule !== undefined

interface LogListProps {
  readonly lines: readonly LogLine[]
  readonly label: string
  /** Shown before the first line: the button for earlier ones. */
  readonly before?: ReactNode
}

/** Opens why a machine did it. */
const Reason = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <details className={styles.reason}>
    <summary aria-label={label} tabIndex={-1}>
      {say('log.why')}
    </summary>
    <span>{text}</span>
  </details>
)

/** What happened, newest last; the list stays scrolled to its end. */
export const LogList = ({ lines, label, before = null }: LogListProps) => {
  const newest = lines.findLast(hasRule)?.id
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <ol className={styles.log} onKeyDown={alongRules}>
        {before === null ? null : <li className={styles.before}>{before}</li>}
        {lines.map((line) =>
          'heading' in line ? (
            <li key={line.id} className={styles.heading}>
              {line.heading}
            </li>
          ) : (
            <li key={line.id}>
              {line.by ? <SeatMark whose={line.by} /> : <span />}
              <span>
                {line.text} {line.rule ? <RuleLink rule={line.rule} tabIndex={line.id === newest ? 0 : -1} /> : null}
                {line.reason ? <Reason {...line.reason} /> : null}
              </span>
            </li>
          ),
        )}
      </ol>
    </section>
  )
}
