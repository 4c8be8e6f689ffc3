import type { ReactNode } from 'react'
import type { Whose } from '../card/index.ts'
import { Icon } from '../glyphs/index.ts'
import styles from './StepStrip.module.css'

export interface StripStep {
  readonly id: string
  readonly name: string
  readonly place: 'past' | 'now' | 'later'
  /** Combat steps are grouped on a lighter background. */
  readonly combat?: boolean | undefined
  /** Whether the turn stops here for you, in the other player's turn and in yours. */
  readonly stops: Readonly<Record<Whose, boolean>>
}

interface StopRowProps {
  readonly whose: Whose
  readonly title: string
  readonly steps: readonly StripStep[]
  readonly active: boolean
  readonly stopLabel: (step: StripStep, whose: Whose) => string
  readonly onStop?: ((id: string, whose: Whose) => void) | undefined
}

const StopRow = ({ whose, title, steps, active, stopLabel, onStop }: StopRowProps) => (
  <>
    <span className={styles.who} data-whose={whose} data-active={active ? '' : undefined}>
      <Icon name={whose} />
      <span>{title}</span>
    </span>
    {steps.map((step) => (
      <button
        key={step.id}
        type="button"
        className={styles.stop}
        data-whose={whose}
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
  readonly titles: Readonly<Record<Whose, string>>
  /** Whose turn it is: which row is current. */
  readonly active: Whose
  readonly stopLabel: (step: StripStep, whose: Whose) => string
  readonly onStop?: ((id: string, whose: Whose) => void) | undefined
  /** Goes on to a later step, where that can be asked for now. */
  readonly onGo?: ((id: string) => void) | undefined
  readonly goLabel: (step: StripStep) => string
}

/** One engraved scale read two ways: stops in the other player's turn above, in yours below, the lit step between. */
export const StepStrip = (props: StepStripProps) => {
  const { label, steps, turn, titles, active, stopLabel, onStop, onGo, goLabel } = props
  const row = { steps, stopLabel, onStop }
  const goes = ({ place }: StripStep): boolean => onGo !== undefined && place === 'later'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named group of things on the table, not of form fields
    <div
      className={styles.strip}
      role="group"
      aria-label={label}
      style={{ gridTemplateColumns: `var(--strip-head) repeat(${steps.length}, minmax(0, 1fr))` }}
    >
      <StopRow {...row} whose="other" title={titles.other} active={active === 'other'} />
      <span className={styles.turn}>{turn}</span>
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
      <StopRow {...row} whose="you" title={titles.you} active={active === 'you'} />
    </div>
  )
}

interface PhoneStripProps {
  readonly label: string
  readonly title: ReactNode
  readonly steps: readonly StripStep[]
  readonly active: Whose
  readonly moreLabel: string
  readonly onMore?: (() => void) | undefined
}

/** The same scale on a phone: ticks, flags and the lit step; the stops open in a sheet. */
export const PhoneStrip = ({ label, title, steps, active, moreLabel, onMore }: PhoneStripProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a named group of things on the table, not of form fields
  <div className={styles.phone} role="group" aria-label={label}>
    <b>{title}</b>
    <ol>
      {steps.map((step) => (
        <li
          key={step.id}
          data-place={step.place}
          data-whose={active}
          data-stop={step.stops[active] ? '' : undefined}
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
