/** Which card asks, and what it says: what each choice does must be readable where the choice is made. */
import { find, findOrLast, type ObjectId } from '../../engine/index.ts'
import type { Address } from '../../language/index.ts'
import { onOneLine } from '../locale/oneLine.ts'
import { say } from '../messages/index.ts'
import type { TableModel } from '../session/model.ts'
import { lineOf, lookOf, objectName, withChosenModes, withoutCostLines, withoutReminder } from '../view/index.ts'

/** Longer texts are read on the card, which lies beside the prompt. */
const LONG = 320

const shortened = (text: string): string => {
  const short = onOneLine(withoutReminder(text))
  return short.length > LONG ? `${short.slice(0, LONG - 2)}…` : short
}

/** The text of a card without the lines that only name its costs. */
export function rulesOf({ scene }: TableModel, id: ObjectId): string {
  return shortened(withoutCostLines(lookOf(scene.state, id).rulesText))
}

/** The text of what asks: for an ability on the stack its own line, otherwise the card's. */
export function askingText(model: TableModel, source: ObjectId): string {
  const { state } = model.scene
  const item = model.view.stack.find(
    ({ id }) => find(state, id)?.ability !== null && (id === source || find(state, id)?.ability?.source === source),
  )
  const object = findOrLast(state, source)
  const rules = object === null ? '' : withoutCostLines(lookOf(state, source).rulesText)
  return shortened(item?.text ?? (object && withChosenModes(state, rules, object)) ?? rules)
}

/** The name of what asks, and its text. */
export function asking(model: TableModel, source: ObjectId): string {
  const name = `**${objectName(model.scene.state, source)}**`
  const text = askingText(model, source)
  return text === '' ? name : say('list.of', { name, text })
}

interface Option {
  readonly source: ObjectId
  readonly key: string
  readonly at: Address | null
}

/** The text of an effect that is waiting to change an event. */
export function replacementText(model: TableModel, options: readonly Option[], index: number): string {
  const option = options[index]
  const { state } = model.scene
  if (option === undefined || findOrLast(state, option.source) === null) return say('replacement.rule')
  const name = `**${objectName(state, option.source)}**`
  if (option.key === 'regenerate') return say('replacement.regenerate', { name })
  const text = shortened(lineOf(state, option.at) ?? '')
  return text === '' ? name : say('list.of', { name, text })
}
