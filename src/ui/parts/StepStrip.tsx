import type { ReactNode } from 'react'
import type { Sign } from '../card/index.ts'
import { Icon } from '../glyphs/index.ts'
import styles from './StepStrip.module.css'

export interface StripStep {
  readonly id: string
  readonly name: string
  readonly place: 'past' | 'now' | 'later'
  /** Combat steps are grouped on a lighter background. */
  readonly combat?: boolean | undefined
  /** Whether the turn stops here for you, in your own turns and in those of others. */
  readonly stops: Readonly<Record<WhoseTurn, boolean>>
}

/** Stops are set for one's own turns and for those of all others. */
type WhoseTurn = 'own' | 'other'

interface StopRowProps {
  readonly whose: WhoseTurn
  readonly sign: Sign
  readonly title: string
  readonly steps: readonly StripStep[]
  readonly active: boolean
  readonly stopLabel: (step: StripStep, whose: WhoseTurn) => string
  readonly onStop?: ((id: string, whose: WhoseTurn) => void) | undefined
}

const StopRow = ({ whose, sign, title, steps, active, stopLabel, onStop }: StopRowProps) => (
  <>
    <span className={styles.who} data-whose={sign} data-active={active ? '' : undefined}>
      <Icon name={sign} />
      <span>{title}</span>
    </span>
    {steps.map((step) => (
      <button
        key={step.id}
        type="button"
        className={styles.stop}
        data-whose={sign}
        aria-pressed={step.stops[whose]}
        aria-label={stopLabel(step, whose)}
        onClick={() => onStop?.(step.id, whose)}
      />
    ))}
  </>
)

export interface StepStripProps {
  readonly label: string
  readonly steps: readonly StripStep[]
  readonly turn: ReactNode
  readonly titles: Readonly<Record<WhoseTurn, string>>
  /** Whose turn it is: which row is current. */
  readonly active: Sign
  /** The sign of the player whose turns the row below is for. */
  readonly own: Sign
  readonly stopLabel: (step: StripStep, whose: WhoseTurn) => string
  readonly onStop?: ((id: string, whose: WhoseTurn) => void) | undefined
  /** Goes on to a later step, where that can be asked for now. */
  readonly onGo?: ((id: string) => void) | undefined
  readonly goLabel: (step: StripStep) => string
  /** In the place of the titles: the order of turns, where several play. The strip is lower then. */
  readonly order?: ReactNode | undefined
}

/** One engraved scale read two ways: stops in other turns above, in one's own below, the lit step between. */
export const StepStrip = (props: StepStripProps) => {
  const { label, steps, turn, titles, active, own, stopLabel, onStop, onGo, goLabel, order } = props
  const row = { steps, stopLabel, onStop }
  const goes = ({ place }: StripStep): boolean => onGo !== undefined && place === 'later'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named group of things on the table, not of form fields
    <div
      className={styles.strip}
      role="group"
      aria-label={label}
      data-order={order ? '' : undefined}
      style={{ gridTemplateColumns: `var(--strip-head) repeat(${steps.length}, minmax(0, 1fr))` }}
    >
      <StopRow
        {...row}
        whose="other"
        sign={active !== own ? active : own === 'you' ? 'ring' : 'you'}
        title={titles.other}
        active={active !== own}
      />
      {order ? <span className={styles.order}>{order}</span> : <span className={styles.turn}>{turn}</span>}
      {steps.map((step, index) => (
        <span
          key={step.id}
          className={styles.step}
          data-place={step.place}
          data-whose={active}
          data-combat={step.combat ? '' : undefined}
          data-first={step.combat && !steps[index - 1]?.combat ? '' : undefined}
          data-last={step.combat && !steps[index + 1]?.combat ? '' : undefined}
          aria-current={step.place === 'now' ? 'step' : undefined}
        >
          <button
            type="button"
            disabled={!goes(step)}
            aria-label={goes(step) ? goLabel(step) : undefined}
            onClick={() => onGo?.(step.id)}
          >
            {step.name}
          </button>
        </span>
      ))}
      <StopRow {...row} whose="own" sign={own} title={titles.own} active={active === own} />
    </div>
  )
}

interface PhoneStripProps {
  readonly label: string
  readonly title: ReactNode
  readonly steps: readonly StripStep[]
  readonly active: Sign
  readonly own: Sign
  readonly moreLabel: string
  readonly onMore?: (() => void) | undefined
}

/** The same scale on a phone: ticks, flags and the lit step; the stops open in a sheet. */
export const PhoneStrip = ({ label, title, steps, active, own, moreLabel, onMore }: PhoneStripProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a named group of things on the table, not of form fields
  <div className={styles.phone} role="group" aria-label={label}>
    <b>{title}</b>
    <ol>
      {steps.map((step) => (
        <li
          key={step.id}
          data-place={step.place}
          data-whose={active}
          data-stop={step.stops[active === own ? 'own' : 'other'] ? '' : undefined}
          aria-current={step.place === 'now' ? 'step' : undefined}
        >
          <span className={step.place === 'now' ? undefined : 'visually-hidden'}>{step.name}</span>
        </li>
      ))}
    </ol>
    <button type="button" className={styles.more} aria-label={moreLabel} onClick={onMore}>
      <Icon name="chevronDown" />
    </button>
  </div>
)
