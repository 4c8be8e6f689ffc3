import { useId } from 'react'
import { Icon } from '../glyphs/index.ts'
import styles from './Small.module.css'

interface SegmentedProps<T extends string> {
  readonly legend: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of a few options, all visible: native radio buttons in a pill. */
export const Segmented = <T extends string>({ legend, options, value, onChange }: SegmentedProps<T>) => {
  const name = useId()
  return (
    <fieldset className={styles.segmented}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Icon name="you" />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
