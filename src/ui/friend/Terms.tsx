/** What is played, as pills: changeable until a friend sits. */
import { NAMED_FORMATS } from '../../catalog/formats/facts.ts'
import type { Terms } from '../../link/index.ts'
import { EDITION_IDS } from '../../rulebook/index.ts'
import { say } from '../messages/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import { editionsFor, formatTitle, formatWord, houseOf, inFormat } from '../session/format.ts'
import styles from './Friend.module.css'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly off: boolean
  readonly onChange: (value: string) => void
}

const Choice = ({ label, value, options, off, onChange }: ChoiceProps) => (
  <label className={styles.term}>
    {label}
    <select value={value} disabled={off} onChange={(event) => onChange(event.target.value)}>
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  </label>
)

interface TermsProps {
  readonly terms: Terms
  /** Somebody sits already. */
  readonly off: boolean
  readonly change: (terms: Terms) => void
}

/** The times to think that are offered, in minutes. */
const CLOCKS = [10, 20, 40] as const

export const TermsRow = ({ terms, off, change }: TermsProps) => {
  const takeFormat = (id: string) => {
    const chosen = inFormat(id === '' ? null : id, terms.edition)
    change({ ...terms, ...chosen, house: { ...houseOf({ formatId: chosen.formatId, house: {} }) } })
  }
  const formats = NAMED_FORMATS.map((format) => ({ value: format.id, label: formatTitle(format) }))
  return (
    <div className={styles.terms}>
      <Choice
        label={sayFriend('friend.format')}
        value={terms.formatId ?? ''}
        options={[{ value: '', label: say('start.freeCards') }, ...formats]}
        off={off}
        onChange={takeFormat}
      />
      <Choice
        label={sayFriend('friend.rules')}
        value={terms.edition}
        options={editionsFor(terms.formatId).map((edition) => ({ value: edition, label: say('start.editionWord', { edition }) }))}
        off={off}
        onChange={(value) => change({ ...terms, edition: EDITION_IDS.find((one) => one === value) ?? terms.edition })}
      />
      <Choice
        label={sayFriend('friend.seats')}
        value={String(terms.seats)}
        options={[2, 3, 4].map((n) => ({ value: String(n), label: String(n) }))}
        off={off}
        onChange={(value) => change({ ...terms, seats: Number(value), wins: value === '2' ? terms.wins : 1 })}
      />
      {terms.seats === 2 ? (
        <Choice
          label={sayFriend('friend.match')}
          value={String(terms.wins)}
          options={([1, 2] as const).map((wins) => ({ value: String(wins), label: sayFriend(`friend.match.${wins}`) }))}
          off={off}
          onChange={(value) => change({ ...terms, wins: value === '2' ? 2 : 1 })}
        />
      ) : null}
      <Choice
        label={sayFriend('friend.undo')}
        value={terms.undo}
        options={(['agreed', 'never'] as const).map((value) => ({ value, label: sayFriend(`friend.undo.${value}`) }))}
        off={off}
        onChange={(value) => change({ ...terms, undo: value === 'never' ? 'never' : 'agreed' })}
      />
      <Choice
        label={sayFriend('friend.clock')}
        value={String(terms.clock ?? '')}
        options={[
          { value: '', label: sayFriend('friend.noClock') },
          ...CLOCKS.map((n) => ({ value: String(n), label: sayFriend('friend.minutes', { n }) })),
        ]}
        off={off}
        onChange={(value) => change({ ...terms, clock: value === '' ? null : Number(value) })}
      />
    </div>
  )
}

/** The same as a sentence. */
export const termsSentence = ({ formatId, edition, seats, undo, wins, clock }: Terms): string =>
  sayFriend('friend.terms', { format: formatWord(formatId), edition, seats, undo, wins, clock })
