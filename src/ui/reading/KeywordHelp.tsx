/** What the keywords of a card mean, in a sentence each. Its words are loaded with it. */
import { type Ability, isShortForText } from '../../language/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import { ruleOfKeyword } from '../../rulebook/keywordRules.ts'
import { Sentence } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { sayReading } from '../messages/pages/reading.ts'
import { RuleLink } from '../parts/index.ts'
import styles from './Reading.module.css'

interface KeywordHelpProps {
  readonly of: readonly Ability[]
  readonly edition: EditionId
  /** Text only: nothing in it can be pressed. */
  readonly plain?: boolean | undefined
}

/** Its keywords, once each, but for those that are short for a text: the card's reading tells that. */
const keywordsOf = (abilities: readonly Ability[]) => [
  ...new Set(
    abilities.flatMap((one) => (one.kind === 'keyword' && !isShortForText(one.keyword.name) ? [one.keyword.name] : [])),
  ),
]

export const KeywordHelp = ({ of, edition, plain = false }: KeywordHelpProps) => {
  const names = keywordsOf(of)
  if (names.length === 0) return null
  return (
    <dl className={styles.help}>
      {names.map((name) => (
        <div key={name}>
          <dt>{say(`keyword.${name}`)}</dt>
          <dd>
            <Sentence text={sayReading(`means.${name}`)} />{' '}
            {plain ? null : <RuleLink rule={ruleOfKeyword(name, edition)} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
