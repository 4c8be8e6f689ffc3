import { type DeckEntry, type DeckTextProblem, guessOf } from '../../catalog/index.ts'
import { sayTold } from '../messages/index.ts'
import { sayMending } from '../messages/pages/mending.ts'
import { writeHref } from '../pages/writeLink.ts'
import { Button } from '../parts/index.ts'
import styles from './Mending.module.css'
import { useNear } from './useNear.ts'

const SUGGESTIONS = 3

interface LineToMendProps {
  readonly line: number
  /** What is written there. */
  readonly text: string
  readonly count: number
  /** The name that no card has; `null`: the line could not be read. */
  readonly name: string | null
  /** Why it could not be read. */
  readonly problem: DeckTextProblem | null
  readonly onMend: (meant: DeckEntry) => void
  readonly onDrop: () => void
}

/** A line with what is wrong with it, and what it may mean as buttons. */
export const LineToMend = ({ line, text, count, name, problem, onMend, onDrop }: LineToMendProps) => {
  const guess = name === null ? guessOf(text) : { count, name }
  const near = useNear(guess?.name ?? null, SUGGESTIONS)
  const message = problem === null ? sayMending('mend.unknown') : sayTold(problem)
  return (
    <li className={styles.line}>
      <code>{text}</code>
      <span>{sayMending('mend.line', { line, message })}</span>
      <span className={styles.mend}>
        {near.length === 0 ? null : <i>{sayMending('mend.nearest')}</i>}
        {near.map((meant) => (
          <Button key={meant} onClick={() => onMend({ count: guess?.count ?? 1, name: meant })}>
            {name === null ? sayMending('mend.entry', { n: guess?.count ?? 1, name: meant }) : meant}
          </Button>
        ))}
        {name === null ? null : (
          <a href={writeHref(name)} aria-label={sayMending('mend.writeNamed', { name })}>
            {sayMending('mend.write')}
          </a>
        )}
        <Button kind="quiet" aria-label={sayMending('mend.dropLine', { line })} onClick={onDrop}>
          {sayMending('mend.drop')}
        </Button>
      </span>
    </li>
  )
}
