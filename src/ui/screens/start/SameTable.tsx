import { Fragment } from 'react'
import { LEVELS } from '../../../store/index.ts'
import { say } from '../../messages/index.ts'
import { chosenDeck, type GameChoice, SEATS } from '../../session/choice.ts'
import { type PlayableDeck, whyNotPlayable } from '../../session/decks.ts'
import { editionsFor, formatWord, OFFERED } from '../../session/format.ts'
import type { PartProps } from '../StartOptions.tsx'
import styles from './Again.module.css'
import { Word, WordButton, type WordProps } from './Word.tsx'

interface SameTableProps extends PartProps {
  readonly decks: readonly PlayableDeck[]
  /** Opens the formats. */
  readonly pickFormat: () => void
}

const among = <T extends string>(value: string, options: readonly T[], usual: T): T =>
  options.find((one) => one === value) ?? usual

const MODES = ['machine', 'two'] as const

/** Each kind of table with each number of players. */
const COMPANIES = MODES.flatMap((mode) => SEATS.map((seats) => ({ mode, seats, value: `${mode} ${seats}` })))

/** Both decks: one's own, and the other's, which may be any. */
function deckWords({ choice, change, decks }: SameTableProps): Readonly<Record<string, WordProps>> {
  const playable = decks.filter((deck) => whyNotPlayable(deck, choice.edition) === null)
  const named = (some: readonly PlayableDeck[]) => some.map(({ id, name }) => ({ value: id, label: name }))
  return {
    deck: {
      label: say('start.word.deck'),
      value: chosenDeck(decks, choice.deckId)?.id ?? '',
      options: named(decks),
      onChange: (deckId) => change({ deckId }),
    },
    other: {
      label: say('start.word.other'),
      value: choice.otherDeckId ?? '',
      options: [{ value: '', label: say('start.other.random') }, ...named(playable)],
      onChange: (id) => change({ otherDeckId: id === '' ? null : id }),
    },
  }
}

/** The words that can be changed, by their place in the sentence. */
function wordsOf(props: SameTableProps): Readonly<Record<string, WordProps>> {
  const { choice, change } = props
  return {
    ...deckWords(props),
    mode: {
      label: say('start.word.mode'),
      value: `${choice.mode} ${choice.seats}`,
      options: COMPANIES.map(({ mode, seats, value }) => ({
        value,
        label: say(mode === 'two' ? 'start.withPeople' : 'start.withMachines', { n: seats - 1 }),
      })),
      onChange: (value) => {
        const company = COMPANIES.find((one) => one.value === value)
        if (company !== undefined) change({ mode: company.mode, seats: company.seats })
      },
    },
    level: {
      label: say('start.word.level'),
      value: choice.level,
      options: LEVELS.map((value) => ({ value, label: say(`start.levelWord.${value}`) })),
      onChange: (value) => change({ level: among(value, LEVELS, 'normal') }),
    },
    edition: {
      label: say('start.word.edition'),
      value: choice.edition,
      options: editionsFor(choice.formatId).map((edition) => ({
        value: edition,
        label: say('start.editionWord', { edition }),
      })),
      onChange: (value) => change({ edition: among(value, OFFERED, choice.edition) }),
    },
    wins: {
      label: say('start.word.wins'),
      value: String(choice.wins),
      options: ([1, 2] as const).map((wins) => ({ value: String(wins), label: say(`start.wins.${wins}`) })),
      onChange: (value) => change({ wins: value === '2' ? 2 : 1 }),
    },
  }
}

const sentenceFor = ({ mode }: GameChoice): string =>
  mode === 'two' ? say('start.sentence') : say('start.sentenceLevel')

/** The last table as one sentence, each of whose words can be changed. */
export const SameTable = (props: SameTableProps) => {
  const words = wordsOf(props)
  return (
    <p className={styles.sentence}>
      {sentenceFor(props.choice)
        .split(/\{(\w+)\}/)
        .map((part, index) => {
          if (index % 2 === 1 && part === 'format')
            return (
              <WordButton
                key={part}
                label={say('start.word.format')}
                text={formatWord(props.choice.formatId)}
                onPress={props.pickFormat}
              />
            )
          const word = index % 2 === 1 ? words[part] : undefined
          return word === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their places
            <Fragment key={index}>
              <span className={styles.said}>{part}</span>
            </Fragment>
          ) : (
            <Word key={part} {...word} />
          )
        })}
    </p>
  )
}
