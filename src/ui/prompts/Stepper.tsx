import { Rich } from '../app/Rich.tsx'
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
}

/** A number with one less and one more. */
export const Stepper = ({ label, note, marked, value, min, max, less, more, onChange }: StepperProps) => (
  <div className={styles.stepper} data-marked={marked ? '' : undefined}>
    <span className={styles.stepperName}>
      <Rich text={label} />
      {note ? <i>{note}</i> : null}
    </span>
    <button type="button" aria-label={less} disabled={value <= min} onClick={() => onChange(value - 1)}>
      −
    </button>
    <output>{value}</output>
    <button type="button" aria-label={more} disabled={value >= max} onClick={() => onChange(value + 1)}>
      +
    </button>
  </div>
)
