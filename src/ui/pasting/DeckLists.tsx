import type { DeckLine } from '../../catalog/index.ts'
import { facesInHand } from '../../language/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import { Icon, ManaCost } from '../glyphs/index.ts'
import { sayRefusal } from '../messages/index.ts'
import { sayPasting } from '../messages/pages/pasting.ts'
import { RuleLink } from '../parts/index.ts'
import type { DeckReport } from '../session/decks.ts'
import styles from './Pasting.module.css'

const sizeOf = (list: readonly DeckLine[]): number => list.reduce((sum, { count }) => sum + count, 0)

/** What is known of a line's card: where its text stops being understood. */
export function sayState({ state, phrase, face }: DeckLine): string {
  if (state !== 'notUnderstood' || !phrase) return sayPasting(`list.${state}`)
  return face === undefined ? sayPasting('list.phrase', { phrase }) : sayPasting('list.phraseOf', { face, phrase })
}

/** Its mana cost; of a split card each half's. */
function costsOf(printed: DeckLine['printed']): readonly (readonly string[])[] {
  const faces = printed === null ? [] : facesInHand(printed)
  return faces.flatMap(({ cost }) => (cost === null || cost.length === 0 ? [] : [cost]))
}

const Line = ({ line }: { readonly line: DeckLine }) => (
  <li data-state={line.state}>
    <Icon name={line.state === 'understood' ? 'check' : 'barred'} />
    <b>{line.count}</b>
    <span>{line.name}</span>
    <span className={styles.costs}>
      {costsOf(line.printed).map((cost, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: both halves may cost the same
        <ManaCost key={index} cost={cost} />
      ))}
    </span>
    <i>{sayState(line)}</i>
  </li>
)

/** More are only counted: drawing all of a list without end would stop the page. */
const MOST = 50

const List = ({ title, list }: { readonly title: string; readonly list: readonly DeckLine[] }) =>
  list.length === 0 ? null : (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {list.slice(0, MOST).map((line, index) => {
          // A name may occur on several lines of a list.
          const key = `${index} ${line.name}`
          return <Line key={key} line={line} />
        })}
      </ul>
      {list.length > MOST ? <p>{sayPasting('list.more', { n: list.length - MOST })}</p> : null}
    </section>
  )

interface DeckListsProps {
  readonly of: Pick<DeckReport, 'list' | 'sideList' | 'deck'>
  readonly edition: EditionId
}

/** A list line by line: what is understood of it, and why the deck isn't legal. */
export const DeckLists = ({ of: { list, sideList, deck }, edition }: DeckListsProps) => {
  const problems = deck?.problems[edition] ?? []
  return (
    <>
      {problems.length === 0 ? null : (
        <ul className={styles.problems}>
          {problems.slice(0, MOST).map((problem) => {
            const text = sayRefusal(problem, { name: String })
            return (
              <li key={text}>
                {text} <RuleLink rule={problem.rule} />
              </li>
            )
          })}
          {problems.length > MOST ? <li>{sayPasting('list.moreProblems', { n: problems.length - MOST })}</li> : null}
        </ul>
      )}
      <List title={sayPasting('list.main', { n: sizeOf(list) })} list={list} />
      <List title={sayPasting('list.side', { n: sizeOf(sideList) })} list={sideList} />
    </>
  )
}
