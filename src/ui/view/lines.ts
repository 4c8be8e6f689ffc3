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

/** Without the lines that only name what may or must be paid: `Kicker {2}`. */
export function withoutCostLines(text: string): string {
  const lines = textLines(text)
  const others = lines.filter((line) => !/^[^.•:]*\}$/.test(withoutReminder(line).trim()))
  return others.length === 0 ? text : others.join('\n')
}

/** What a text offers as an additional cost, without the words around it: "collect evidence 6". */
export function offeredCost(state: State, at: Address | null | undefined): string | null {
  const [, cost] =
    /(?:^|\. )[^.]*additional cost[^.]*?,? you may (.+?)(?:\.(?: |$)|$)/.exec(
      withoutReminder(lineOf(state, at) ?? ''),
    ) ?? []
  return cost ?? null
}

/** Without the words in brackets, which are only explanatory. */
export const withoutReminder = (text: string): string => text.replace(/\s*\([^()]*\)/g, '')
