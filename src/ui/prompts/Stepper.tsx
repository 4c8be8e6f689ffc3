import type { KeyboardEvent } from 'react'
import { plain, Sentence } from '../glyphs/index.ts'
import styles from './Prompts.module.css'

interface StepperProps {
  readonly label: string
  readonly note?: string | undefined
  readonly marked?: boolean | undefined
  readonly value: number
  readonly min: number
  readonly max: number
  readonly less: string
  readonly more: string
  readonly onChange: (value: number) => void
  /** Enter in the field where a long range is typed. */
  readonly onEnter?: (() => void) | undefined
}

/** From this many values on the number can be typed too. */
const MANY = 20

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }

/** A number with buttons for one less and one more; on either, arrows do the same, Home and End go to the limits. */
export const Stepper = ({ label, note, marked, value, min, max, less, more, onChange, onEnter }: StepperProps) => {
  const to = (n: number) => n >= min && n <= max && n !== value && onChange(n)
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined) to(value + step)
    else if (event.key === 'Home') to(min)
    else if (event.key === 'End') to(max)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  // At its limit a button isn't disabled, because a disabled button would lose the focus.
  const button = (name: string, sign: string, n: number) => (
    <button type="button" aria-label={name} aria-disabled={n < min || n > max} onClick={() => to(n)} onKeyDown={press}>
      {sign}
    </button>
  )
  const typed = (text: string) => to(Math.min(max, Math.max(min, Number.parseInt(text.replace(/\D/g, ''), 10) || min)))
  const field = (
    <input
      inputMode="numeric"
      aria-label={plain(label)}
      value={value}
      size={String(max).length}
      onChange={(event) => typed(event.target.value)}
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => (event.key === 'Enter' ? onEnter?.() : press(event))}
    />
  )
  return (
    <div className={styles.stepper} data-marked={marked ? '' : undefined} data-many={max - min > MANY ? '' : undefined}>
      <span className={styles.stepperName}>
        <span>
          <Sentence text={label} />
        </span>
        {note ? <i>{note}</i> : null}
      </span>
      {button(less, '−', value - 1)}
      {max - min > MANY ? field : <output>{value}</output>}
      {button(more, '+', value + 1)}
    </div>
  )
}
