import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { say } from '../messages/index.ts'
import { Button } from '../parts/index.ts'
import { useUi } from '../session/uiStore.ts'
import { useRoving } from '../zones/index.ts'
import styles from './Sheet.module.css'

interface SheetProps {
  readonly title: string
  /** The question has its choices in the prompt: on a phone it leaves them room. */
  readonly low?: boolean
  readonly children: ReactNode
}

/** What a question shows over the table: cards, lists. It can be moved aside to look at the table. */
export const Sheet = ({ title, low = false, children }: SheetProps) => {
  const peeking = useUi((ui) => ui.peeking)
  const open = useUi((ui) => ui.open)
  const roving = useRoving('choice')
  useEffect(() => () => open({ peeking: false }), [open])
  return createPortal(
    <section
      className={styles.sheet}
      aria-label={title}
      data-sheet=""
      data-low={low ? '' : undefined}
      data-aside={peeking ? '' : undefined}
    >
      <header>
        <h2>{title}</h2>
        <Button kind="quiet" icon={peeking ? 'chevronUp' : 'eye'} onClick={() => open({ peeking: !peeking })}>
          {peeking ? say('prompt.back') : say('prompt.look')}
        </Button>
      </header>
      {peeking ? null : (
        <div className={styles.sheetBody} {...roving}>
          {children}
        </div>
      )}
    </section>,
    document.body,
  )
}
