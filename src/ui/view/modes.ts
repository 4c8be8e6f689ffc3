/**
 * The modes of a text, and those that were chosen for an object on the stack: whoever may answer has to know (409.1b).
 */
import { abilitiesOf, findOrLast, type GameObject, type ObjectId, type State } from '../../engine/index.ts'
import { textLines } from '../../language/index.ts'
import { lookOf } from './cardLook.ts'
import { lineOf } from './lines.ts'

const CHOICE = /\bchooses? (?:one|two|three|up to|any number|\w+ or (?:more|both))\b[^—•]*—/i

/** What it costs, or how many pawprints it is worth, in front of a mode (today:702.172, 107.17a). */
const OWN_HEAD = /^(?:\+ |(?:\{P\})+ — )/

/** The words of each mode of a line, in their order: what follows its bullets, or stands between its semicolons. */
function modesIn(line: string): readonly string[] {
  if (line.includes('•'))
    return line
      .split('•')
      .slice(1)
      .map((part) => part.trim())
  const [, ...lines] = line.split('\n')
  if (lines.length > 0 && lines.every((one) => OWN_HEAD.test(one))) return lines.map((one) => one.replace(/^\+ /, ''))
  const [, ...after] = line.split('—')
  return CHOICE.test(line)
    ? after
        .join('—')
        .split(/;? or |; /)
        .map((part) => part.trim())
    : []
}

/** The words of each mode of a text; none where nothing is to be chosen. */
export function modeTexts(text: string): readonly string[] {
  return (
    textLines(text)
      .map(modesIn)
      .find((modes) => modes.length > 1) ?? []
  )
}

/** The words of each mode of what is announced, or has been. */
export function modesOf(state: State, id: ObjectId): readonly string[] {
  const object = findOrLast(state, id)
  const own = lineOf(state, object?.ability?.at)
  return modeTexts(own ?? lookOf(state, object?.ability?.source ?? id).rulesText)
}

/** Whether its modes are chosen as it is announced; those of what a permanent spell will do once it has resolved aren't. */
const hasModes = (state: State, { id, ability }: GameObject): boolean =>
  ability !== null || abilitiesOf(state, id).some((one) => one.kind === 'spell' && one.body.choose !== null)

/** The text with the chosen modes in place of all of them; `null` where it has none, or none is chosen yet. */
export function withChosenModes(state: State, text: string, object: GameObject): string | null {
  const modes = modeTexts(text)
  const chosen = object.choices?.modes.flatMap((mode) => modes[mode] ?? []) ?? []
  if (chosen.length === 0 || !hasModes(state, object)) return null
  const lines = textLines(text).flatMap((line) => (modesIn(line).length > 1 ? chosen : [line]))
  return lines.join('\n')
}
