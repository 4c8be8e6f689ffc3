/** A card's text in a few words, for where it is small: the card itself is "this", and nothing is only explained. */
import { say } from '../messages/index.ts'
import { withoutReminder } from './lines.ts'

/** Where a sentence, or what a cost or a dot sets apart, begins. */
const BEGINS = '(?<=(^|[.:—•]\\s*|\\n)|)'
const OWNS = "(['’]s(?= ))?"
/** Neither a letter nor a digit beside it: a name is no part of another word. */
const ALONE = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] as const

/** The name of a card, in full or up to its comma, wherever its own text says it. */
function withoutName(text: string, name: string): string {
  const [first = ''] = name.split(',')
  const [before, after] = ALONE
  return [name, first].reduce((said, one) => {
    const literal = one.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    return said.replace(new RegExp(`${BEGINS}${before}${literal}${after}${OWNS}`, 'gu'), (_, begins, owns) =>
      say('card.itself', { begins: begins !== undefined, owns: owns !== undefined }),
    )
  }, text)
}

/** Rules text for a card in hand or on the table: shorter, with the same meaning; the whole of it is in the zoom. */
export function shortText(text: string, name: string): string {
  // What stands in brackets only is all that there is to say.
  const told = withoutReminder(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    // Modes follow what they are modes of.
    .replaceAll('\n•', ' •')
  const short = told === '' ? text : told
  return name === '' ? short : withoutName(short, name)
}
