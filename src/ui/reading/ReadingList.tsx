import { Icon, RulesText } from '../glyphs/index.ts'
import { RuleLink } from '../parts/index.ts'
import styles from './Reading.module.css'
import type { CardReading } from './readCard.ts'

/** The abilities of a card, each with its parts and the rules behind them. */
export const ReadingList = ({ readings }: { readonly readings: readonly CardReading[] }) => (
  <ol className={styles.readings}>
    {readings.map(({ key, title, lines }) => (
      <li key={key} className={styles.reading}>
        <h3>
          <RulesText text={title} inline />
          <Icon name="check" />
        </h3>
        <dl>
          {lines.map(({ label, words, rule }) => (
            <div key={`${label} ${words}`}>
              <dt>{label}</dt>
              <dd>
                <RulesText text={words} inline /> <RuleLink rule={rule} />
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ol>
)
