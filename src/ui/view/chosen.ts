/** What was chosen for a permanent, which its text speaks of: a colour, a type, a name, a player, a word. */
import { characteristics, type GameObject, isType, printedOf, type State } from '../../engine/index.ts'
import { type EntersAs, textLines } from '../../language/index.ts'
import { say } from '../messages/index.ts'
import { seatName } from './scene.ts'

type Chosen = Pick<Extract<EntersAs, { kind: 'makeChoice' }>, 'choice' | 'among'>

/** What it has chosen as it enters. */
const choicesOf = (state: State, { id }: GameObject): readonly Chosen[] =>
  characteristics(state, id).abilities.flatMap((ability) =>
    ability.kind === 'static' && ability.rule.kind === 'enters' && ability.rule.as.kind === 'makeChoice'
      ? [ability.rule.as]
      : [],
  )

/** A number, or the word that stands for it; none where no number was chosen, but something counted. */
function numberWords(state: State, object: GameObject): readonly string[] {
  const { number } = object.chosen
  if (number === undefined) return []
  return choicesOf(state, object).flatMap(({ choice, among = [] }) => {
    if (choice === 'option') return among[number - 1] ?? []
    return choice === 'number' || choice === 'lifeToPay' ? String(number) : []
  })
}

/** The words that were chosen for it. Who protects a battle isn't one of them. */
export function chosenWords(state: State, object: GameObject): readonly string[] {
  if (object.zone !== 'battlefield') return []
  const { color, colors = color === undefined ? [] : [color], type, cardName, player } = object.chosen
  return [
    ...colors.map((one) => say(`color.${one}`)),
    ...(type === undefined ? [] : [type]),
    ...(cardName === undefined ? [] : [cardName]),
    ...(player === undefined || isType(state, object.id, 'battle') ? [] : [seatName(state, player)]),
    ...numberWords(state, object),
  ]
}

/** The line that a text has for a word: "South — Creatures you control have flying."; without one, the word. */
export function lineOfWord(text: string, word: string): string {
  const lines = textLines(text).flatMap((line) => line.split(/\s*•\s*/))
  return lines.find((line) => line.startsWith(`${word} — `)) ?? word
}

/** The words chosen for it, each with what its text has for it. */
export const chosenLines = (state: State, object: GameObject): readonly string[] =>
  chosenWords(state, object).map((word) => lineOfWord(printedOf(state, object)?.text ?? '', word))
