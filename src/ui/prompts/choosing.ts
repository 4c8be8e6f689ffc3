import type { PromptButton } from './PromptFrame.tsx'

interface Choosing {
  /** How many there are to choose from. */
  readonly among: number
  readonly chosen: number
  readonly min: number
  readonly max: number
  /** What the large button does with what is chosen. */
  readonly confirm: string
  /** What is chosen hasn't enough power together, or the like. */
  readonly isTooLittle?: boolean
  /** What it is called to choose nothing. */
  readonly none: string
  readonly answer: () => void
  readonly answerNone: () => void
}

/**
 * The buttons of a choice. The large one waits for something to be chosen; where nothing is an answer too, that is a
 * button of its own that says so: no press of the large one gives something away.
 */
export function choiceButtons({ among, chosen, min, max, isTooLittle = false, ...said }: Choosing): {
  readonly primary: Omit<PromptButton, 'id'>
  readonly others: readonly PromptButton[]
  readonly no: (() => void) | undefined
} {
  const { confirm, none, answer, answerNone } = said
  if (among === 0 || max === 0) return { primary: { label: none, onPress: answerNone }, others: [], no: answerNone }
  const mayBeNone = min === 0
  return {
    primary: { label: confirm, disabled: isTooLittle || chosen < Math.max(min, 1) || chosen > max, onPress: answer },
    others: mayBeNone ? [{ id: 'none', label: none, shortcut: 'N', onPress: answerNone }] : [],
    no: mayBeNone ? answerNone : undefined,
  }
}
