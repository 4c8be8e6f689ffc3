/** Which card asks, and what it says: what each choice does must be read where the choice is made. */
import { find, findOrLast, type ObjectId } from '../../engine/index.ts'
import type { TableModel } from '../app/model.ts'
import { say } from '../messages/index.ts'
import { lookOf, objectName } from '../view/index.ts'

const LONG = 170

const shortened = (text: string): string => {
  const short = text
    .replace(/\([^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return short.length > LONG ? `${short.slice(0, LONG - 2)}…` : short
}

/** The name of what asks, and its text: of an ability on the stack its own line, otherwise the card's. */
export function asking(model: TableModel, source: ObjectId): string {
  const { state } = model.scene
  const name = `**${objectName(state, source)}**`
  const item = model.view.stack.find(
    ({ id }) => find(state, id)?.ability !== null && (id === source || find(state, id)?.ability?.source === source),
  )
  const text = shortened(item?.text ?? (findOrLast(state, source) === null ? '' : lookOf(state, source).rulesText))
  return text === '' ? name : say('list.of', { name, text })
}

interface Option {
  readonly source: ObjectId
  readonly key: string
}

const REPLACES = /\b(instead|would|enters?|as|skips?|prevent|redirect)\b/i

/** What an effect that waits to change an event says; of several of one card each its own line. */
export function replacementText(model: TableModel, options: readonly Option[], index: number): string {
  const option = options[index]
  const { state } = model.scene
  if (option === undefined || findOrLast(state, option.source) === null) return say('replacement.rule')
  const name = `**${objectName(state, option.source)}**`
  if (option.key === 'regenerate') return say('replacement.regenerate', { name })
  const place = options
    .slice(0, index)
    .filter(({ source, key }) => source === option.source && key === option.key).length
  const lines = lookOf(state, option.source)
    .rulesText.split('\n')
    .filter((line) => REPLACES.test(line))
  const text = shortened(lines[place] ?? lines[0] ?? '')
  return text === '' ? name : say('list.of', { name, text })
}
