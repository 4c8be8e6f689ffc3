import { useState } from 'react'
import { copiesOf, type DeckLine, deckProblems } from '../../catalog/index.ts'
import type { Refusal } from '../../engine/index.ts'
import { cite, type EditionId } from '../../rulebook/index.ts'
import { Icon } from '../glyphs/index.ts'
import { sayRefusal } from '../messages/index.ts'
import { sayBuilder } from '../messages/pages/builder.ts'
import { Panel, RuleLink, Segmented } from '../parts/index.ts'
import { editionsFor } from '../session/format.ts'
import { useBuilder } from './builderStore.ts'
import styles from './Figures.module.css'
import { FormatCheck, PickFormat } from './FormatCheck.tsx'
import { whyNotPlayed } from './notPlayed.ts'

/** More than anybody reads through. */
const MOST = 20

/** A line of the list: what is wrong, or what is as it should be. */
const Line = ({ good, text, rule }: { readonly good: boolean; readonly text: string; readonly rule: string }) => (
  <li data-good={good ? '' : undefined}>
    <Icon name={good ? 'check' : 'barred'} />
    <span>
      {text} <RuleLink rule={rule} />
    </span>
  </li>
)

const Problems = ({ problems }: { readonly problems: readonly Refusal[] }) =>
  problems.map((problem) => {
    const text = sayRefusal(problem, { name: String })
    return <Line key={text} good={false} text={text} rule={problem.rule} />
  })

/** What a deck with a commander has to be, line by line, and the refusals that each line is about. */
const COMMANDED = [
  { id: 'size', keys: ['deck.tooSmall', 'deck.tooLarge'] },
  { id: 'leader', keys: ['deck.commanders', 'deck.notCommander'] },
  { id: 'copies', keys: ['deck.tooMany'] },
  { id: 'identity', keys: ['deck.identity'] },
] as const

interface DemandsProps {
  readonly problems: readonly Refusal[]
  readonly edition: EditionId
}

/** The demands on a deck with a commander: each is met, or what breaks it stands in its place. */
const Demands = ({ problems, edition }: DemandsProps) => {
  const breaking = (keys: readonly string[]) => problems.filter(({ key }) => keys.includes(key))
  const told = COMMANDED.flatMap(({ keys }) => breaking(keys))
  return (
    <>
      {COMMANDED.map(({ id, keys }) =>
        breaking(keys).length > 0 ? (
          <Problems key={id} problems={breaking(keys)} />
        ) : (
          <Line key={id} good text={sayBuilder(`builder.demand.${id}`)} rule={cite('deck.commander', edition)} />
        ),
      )}
      <Problems problems={problems.filter((problem) => !told.includes(problem))} />
    </>
  )
}

interface LegalityProps {
  /** What leads the deck, if anything does; it is not among `main`. */
  readonly leaders: readonly DeckLine[]
  readonly main: readonly DeckLine[]
  readonly side: readonly DeckLine[]
  /** Whether the cards that aren't known have been looked up. */
  readonly sure: boolean
}

/** Whether the deck may be played (100.2), and what of it the game doesn't play yet. */
export const Legality = ({ leaders, main, side, sure }: LegalityProps) => {
  const { edition, formatId, choose } = useBuilder()
  const [picking, pick] = useState(false)
  const isLed = leaders.length > 0
  const cards = { deck: copiesOf(main), commander: copiesOf(leaders), sideboard: copiesOf(side) }
  const problems = deckProblems(edition, isLed ? 'commander' : 'constructed', cards)
  const strange = [...leaders, ...main, ...side].filter(
    ({ state }) => state === 'notUnderstood' || (sure && state === 'unknown'),
  )
  const title = sayBuilder('builder.legal')
  return (
    <>
      <Panel label={title} heading={title}>
        <Segmented
          legend={sayBuilder('builder.edition')}
          value={edition}
          options={editionsFor(formatId).map((value) => ({ value, label: value }))}
          onChange={(value) => choose({ edition: value })}
        />
        <FormatCheck lines={[...leaders, ...main, ...side]} led={isLed} sure={sure} pick={() => pick(true)} />
        <ul className={styles.legal} aria-live="polite">
          {isLed ? <Demands problems={problems} edition={edition} /> : <Problems problems={problems} />}
          {problems.length === 0 && !isLed ? (
            <Line good text={sayBuilder('builder.isLegal')} rule={cite('deck.constructed', edition)} />
          ) : null}
          {sure && strange.length === 0 && leaders.length + main.length > 0 ? (
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
      {picking ? <PickFormat onClose={() => pick(false)} /> : null}
    </>
  )
}
