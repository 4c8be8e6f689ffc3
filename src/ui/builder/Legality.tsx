import { type DeckCard, type DeckLine, deckProblems } from '../../catalog/index.ts'
import { LATEST_FIRST } from '../../rulebook/index.ts'
import { Icon } from '../glyphs/index.ts'
import { sayRefusal } from '../messages/index.ts'
import { sayBuilder } from '../messages/pages/builder.ts'
import { Panel, RuleLink, Segmented } from '../parts/index.ts'
import { useBuilder } from './builderStore.ts'
import styles from './Figures.module.css'
import { whyNotPlayed } from './notPlayed.ts'

/** More than anybody reads through. */
const MOST = 20

/** Each card as often as it is in the list. */
const copies = (list: readonly DeckLine[]): readonly DeckCard[] =>
  list.flatMap(({ count, name, printed }) => Array<DeckCard>(count).fill(printed ?? name))

interface LegalityProps {
  readonly main: readonly DeckLine[]
  readonly side: readonly DeckLine[]
  /** Whether the cards that aren't known have been looked up. */
  readonly sure: boolean
}

/** Whether the deck may be played (100.2), and what of it the game doesn't play yet. */
export const Legality = ({ main, side, sure }: LegalityProps) => {
  const { edition, choose } = useBuilder()
  const problems = deckProblems(edition, 'constructed', { deck: copies(main), sideboard: copies(side) })
  const strange = [...main, ...side].filter(({ state }) => state === 'notUnderstood' || (sure && state === 'unknown'))
  const title = sayBuilder('builder.legal')
  return (
    <Panel label={title} heading={title}>
      <Segmented
        legend={sayBuilder('builder.edition')}
        value={edition}
        options={LATEST_FIRST.map((value) => ({ value, label: value }))}
        onChange={(value) => choose({ edition: value })}
      />
      <ul className={styles.legal} aria-live="polite">
        {problems.length === 0 ? (
          <li data-good="">
            <Icon name="check" />
            <span>
              {sayBuilder('builder.isLegal')} <RuleLink rule="2004:100.2" />
            </span>
          </li>
        ) : null}
        {problems.map((problem) => {
          const text = sayRefusal(problem, { name: String })
          return (
            <li key={text}>
              <Icon name="barred" />
              <span>
                {text} <RuleLink rule={problem.rule} />
              </span>
            </li>
          )
        })}
        {sure && strange.length === 0 && main.length > 0 ? (
          <li data-good="">
            <Icon name="check" />
            <span>{sayBuilder('builder.wholly')}</span>
          </li>
        ) : null}
        {strange.slice(0, MOST).map((line) => (
          <li key={`${line.name} ${line.state}`} data-strange="">
            <Icon name="barred" />
            <span>{whyNotPlayed(line)}</span>
          </li>
        ))}
        {strange.length > MOST ? <li>{sayBuilder('builder.moreLines', { n: strange.length - MOST })}</li> : null}
      </ul>
    </Panel>
  )
}
