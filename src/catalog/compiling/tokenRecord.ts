/** Tokens as records of cards, for boards that carry their own cards (docs/scenario.md). */
import type { Printed } from '../../language/index.ts'
import { type CardRecord, compile, printAbility } from '../../oracle/index.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function typeLine({ supertypes, types, subtypes }: Printed): string {
  const whole = [...supertypes, ...types].map(capital).join(' ')
  return subtypes.length === 0 ? whole : `${whole} — ${subtypes.join(' ')}`
}

/** Each ability's text, or `null` where one can't be said. */
function textsOf({ abilities }: Printed): readonly string[] | null {
  const texts = abilities.map((ability) => printAbility(ability))
  return texts.some((text) => text === null) ? null : texts.flatMap((text) => text ?? [])
}

/**
 * What an effect defined of a token as the record of a card that is the same (216.1): without a mana cost, with its
 * colours and the text of its abilities. `null` where the text can't be written, or would be read as something else.
 */
export function tokenRecord(token: Printed): CardRecord | null {
  const texts = textsOf(token)
  if (texts === null || token.name === '' || token.parts !== undefined) return null
  const { name, colors, power, toughness } = token
  const record: CardRecord = {
    name,
    type_line: typeLine(token),
    mana_cost: '',
    oracle_text: texts.join('\n').replaceAll('~', name),
    colors,
    ...(power === null || toughness === null ? {} : { power: String(power), toughness: String(toughness) }),
  }
  const read = compile(record)
  const again = read.ok ? textsOf(read.printed) : null
  return again?.join('\n') === texts.join('\n') && typeLine(read.printed) === typeLine(token) ? record : null
}
