import type { PromptButton } from './PromptFrame.tsx'

interface Choosing {
  /** How many can be chosen at most. */
  readonly most: number
  readonly chosen: number
  /** Whether the engine takes the chosen ones as the answer. */
  readonly isAnswer: boolean
  /** Whether it takes none of them. */
  readonly mayBeNone: boolean
  /** What the large button does with what is chosen. */
  readonly confirm: string
  /** What it is called to choose nothing. */
  readonly none: string
  readonly answer: () => void
  readonly answerNone: () => void
}

/**
 * The buttons of a choice. The large one waits for something to be chosen; where nothing is an answer too, that is a
 * button of its own that says so: no press of the large one gives something away.
 */
export function choiceButtons({ most, chosen, isAnswer, mayBeNone, ...said }: Choosing): {
  readonly primary: Omit<PromptButton, 'id'>
  readonly others: readonly PromptButton[]
  readonly no: (() => void) | undefined
} {
  const { confirm, none, answer, answerNone } = said
  if (most === 0) return { primary: { label: none, onPress: answerNone }, others: [], no: answerNone }
  return {
    primary: { label: confirm, disabled: !isAnswer || chosen === 0, onPress: answer },
    others: mayBeNone ? [{ id: 'none', label: none, shortcut: 'N', onPress: answerNone }] : [],
    no: mayBeNone ? answerNone : undefined,
  }
}
