/** The words of an ability, as printed. */
import type { State } from '../../engine/index.ts'
import { type Address, everyFace, textLines } from '../../language/index.ts'

/** The line of its card's text that an ability was read from; `null` if there is none, or this seat may not know it. */
export function lineOf(state: State, at: Address | null | undefined): string | null {
  if (at === null || at === undefined || at.card === null) return null
  const printed = state.printed
    .flatMap((card) => (card === null ? [] : everyFace(card)))
    .find((face) => face.name === at.card)
  return textLines(printed?.text ?? '')[at.line] ?? null
}

/** Without the words in brackets, which are only explanatory. */
export const withoutReminder = (text: string): string => text.replace(/\s*\([^()]*\)/g, '')
