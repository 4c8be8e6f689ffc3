/** Questions answered by a word: a creature type, or a word that an effect replaces. */
import { useState } from 'react'
import type { QuestionOf } from '../../engine/index.ts'
import { SUBTYPES } from '../../language/index.ts'
import { Sentence } from '../glyphs/index.ts'
import { isDeadTime } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { abilityWord, lineOfWord, lookOf, objectName, type WordChoice, wordChoice } from '../view/index.ts'
import { PromptFrame } from './PromptFrame.tsx'
import styles from './Prompts.module.css'
import { SearchList } from './SearchList.tsx'
import { asking } from './source.ts'
import type { PromptProps } from './types.ts'

/** Up to this many are shown as buttons; more are searched. */
const FEW = 6

interface AmongProps {
  readonly promptKey: string
  readonly title: string
  readonly why: string
  readonly label: string
  readonly words: WordChoice
  readonly answer: (word: string) => void
  /** What is typed may be answered too, where no word is it. */
  readonly free?: boolean
  /** What a word of few is called; without it, as it is. */
  readonly named?: (word: string) => string
}

const Many = ({ promptKey, title, why, label, words, answer, free = false }: AmongProps) => {
  const [chosen, choose] = useState<string | null>(words.own[0] ?? words.rest[0] ?? null)
  return (
    <PromptFrame
      promptKey={promptKey}
      title={title}
      why={why}
      body={
        <SearchList
          label={label}
          words={words}
          chosen={chosen}
          free={free}
          onChoose={choose}
          onConfirm={(word) => isDeadTime() || answer(word)}
        />
      }
      primary={{
        label: chosen === null ? say('search.choose') : say('search.confirm', { word: chosen }),
        disabled: chosen === null,
        onPress: () => chosen !== null && answer(chosen),
      }}
    />
  )
}

const Few = ({ promptKey, title, why, words, answer, named = (word) => word }: AmongProps) => (
  <PromptFrame
    promptKey={promptKey}
    title={title}
    why={why}
    body={
      <div className={styles.chips}>
        {[...words.own, ...words.rest].map((word) => (
          <button key={word} type="button" onClick={() => answer(word)}>
            {named(word)}
          </button>
        ))}
      </div>
    }
  />
)

const allowedTypes = ({ known, except = [] }: QuestionOf<'creatureType'>): readonly string[] =>
  [...known, ...SUBTYPES.creature].filter((type) => !except.includes(type))

export const CreatureTypePrompt = ({ question, model, answer }: PromptProps<'creatureType'>) => {
  const { state, me } = model.scene
  return (
    <Many
      promptKey={model.key}
      title={say('creatureType.title')}
      why={asking(model, question.source)}
      label={say('creatureType.field')}
      words={wordChoice(state, me, allowedTypes(question))}
      answer={answer}
    />
  )
}

/** Any name may be chosen: what is typed is offered too. */
export const CardNamePrompt = ({ question, model, answer }: PromptProps<'cardName'>) => {
  const { state, me } = model.scene
  return (
    <Many
      promptKey={model.key}
      title={say('cardName.title')}
      why={asking(model, question.source)}
      label={say('cardName.field')}
      words={wordChoice(state, me, question.known)}
      answer={answer}
      free
    />
  )
}

/** Words that the text has lines for, with those lines. */
const Explained = ({ model, question, lines, answer }: PromptProps<'word'> & { readonly lines: readonly string[] }) => (
  <PromptFrame
    promptKey={model.key}
    title={say('word.option')}
    why={`**${objectName(model.scene.state, question.source)}**`}
    body={question.words.map((word, at) => (
      <button key={word} type="button" className={styles.option} onClick={() => answer(word)}>
        <span>
          <Sentence text={lines[at] ?? word} />
        </span>
      </button>
    ))}
  />
)

export const WordPrompt = ({ question, model, answer }: PromptProps<'word'>) => {
  const { state, me } = model.scene
  const text = question.which === 'option' ? lookOf(state, question.source).rulesText : ''
  const lines = question.words.map((word) => lineOfWord(text, word))
  if (lines.some((line, at) => line !== question.words[at]))
    return <Explained question={question} model={model} lines={lines} answer={answer} />
  const Among = question.words.length > FEW ? Many : Few
  return (
    <Among
      promptKey={model.key}
      title={say(`word.${question.which}`)}
      why={asking(model, question.source)}
      label={say('word.field')}
      words={wordChoice(state, me, question.words)}
      answer={answer}
      {...(question.which === 'ability' ? { named: abilityWord } : {})}
    />
  )
}
