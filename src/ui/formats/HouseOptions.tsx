import {
  EDITIONS,
  HOUSE_FIELDS,
  HOUSE_RULES,
  type HouseField,
  houseRulesFrom,
  houseValueIn,
} from '../../rulebook/index.ts'
import { sayFormats, sayHouse } from '../messages/pages/formats.ts'
import type { GameChoice } from '../session/choice.ts'
import { formatTitled, houseOf } from '../session/format.ts'
import styles from './Formats.module.css'
import { HouseList, HouseRuleLink } from './HouseList.tsx'

interface HouseOptionsProps {
  readonly choice: GameChoice
  readonly change: (fields: Partial<GameChoice>) => void
}

interface FieldProps extends HouseOptionsProps {
  readonly field: HouseField
}

/** What a field may be: as the book has it, or one of its other values. */
const Field = ({ field, choice, change }: FieldProps) => {
  const { edition, house } = choice
  const book = houseValueIn(EDITIONS[edition], field)
  const values: readonly unknown[] = HOUSE_RULES[field].values
  const set = (text: string) => {
    const value = values.find((one) => String(one) === text)
    const others = Object.fromEntries(Object.entries(house).filter(([name]) => name !== field))
    change({ house: houseRulesFrom(value === undefined || value === book ? others : { ...others, [field]: value }) })
  }
  const now = house[field] ?? book
  return (
    <div className={styles.field} data-set={now === book ? undefined : ''}>
      <select aria-label={sayHouse(field, now)} value={String(now)} onChange={(event) => set(event.target.value)}>
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {sayHouse(field, value)}
          </option>
        ))}
      </select>
      <span>{now === book ? sayFormats('house.book', { edition }) : null}</span>
      <HouseRuleLink field={field} edition={edition} />
    </div>
  )
}

/** What the table plays otherwise than its edition; where a format says it, only told. */
export const HouseOptions = ({ choice, change }: HouseOptionsProps) => {
  const format = formatTitled(choice.formatId)
  const house = houseOf(choice)
  return (
    <fieldset className={styles.options}>
      <legend>{sayFormats('house.title')}</legend>
      {format === null ? (
        HOUSE_FIELDS.map((field) => <Field key={field} field={field} choice={choice} change={change} />)
      ) : (
        <>
          <p>{sayFormats('house.fixed', { format })}</p>
          {Object.keys(house).length === 0 ? (
            <p>{sayFormats('formats.byBook', choice)}</p>
          ) : (
            <HouseList house={house} edition={choice.edition} />
          )}
        </>
      )}
    </fieldset>
  )
}
