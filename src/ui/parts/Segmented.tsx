import { useId } from 'react'
import { Icon } from '../glyphs/index.ts'
import styles from './Small.module.css'

interface SegmentedProps<T extends string> {
  readonly legend: string
  /** `lang`: the language of a label that isn’t in the page’s. */
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string | undefined }[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** Has the focus when the dialog around it opens. */
  readonly focused?: boolean | undefined
}

/** One of a few options, all visible: native radio buttons in a pill. */
export const Segmented = <T extends string>({ legend, options, value, onChange, focused }: SegmentedProps<T>) => {
  const name = useId()
  return (
    <fieldset className={styles.segmented}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            data-autofocus={focused && option.value === value ? '' : undefined}
            onChange={() => onChange(option.value)}
          />
          <Icon name="you" />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
