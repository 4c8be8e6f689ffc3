import { type Seat, stateOf } from '../../engine/index.ts'
import { current, type Timeline } from '../../store/index.ts'
import { Sentence } from '../glyphs/index.ts'
import { logOf } from '../view/index.ts'
import styles from './Puzzles.module.css'

/** What happens along a line of positions, in the words of the log. */
export const LogOfLine = ({ timeline, me }: { readonly timeline: Timeline; readonly me: Seat }) => (
  <ol className={styles.told}>
    {logOf(timeline, stateOf(current(timeline).position), me).map(({ id, entry }) => (
      <li key={id} data-heading={entry.kind === 'line' ? undefined : ''}>
        <Sentence text={entry.text} />
      </li>
    ))}
  </ol>
)
