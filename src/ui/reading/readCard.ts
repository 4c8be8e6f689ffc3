/** How the game reads a card: its abilities in the order of its text. */
import { asInEdition } from '../../engine/index.ts'
import { type Ability, type AbilityKey, type Printed, textLines } from '../../language/index.ts'
import type { Worded } from '../../oracle/index.ts'
import { EDITIONS, type EditionId } from '../../rulebook/index.ts'
import type { ReadingLine } from './parts.ts'
import { type AbilityReading, readAbility } from './readAbility.ts'

export interface CardReading extends AbilityReading {
  readonly key: AbilityKey
  /** The line of the text that it is from; `null`: it is from another card's, or from none. */
  readonly line: number | null
}

/** What has abilities: a card, or an object as it is now. */
export interface Readable {
  readonly name: string
  readonly types: readonly string[]
  readonly abilities: readonly Ability[]
  /** The rules text as printed. */
  readonly text: string
}

/** What speaks of something that another ability's words have named can't be said by itself: it is as it is written. */
function asWritten({ at }: Ability, { text }: Readable): Worded {
  const written = textLines(text)[at.line] || text
  return { text: written, phrases: [{ role: 'do', from: 0, to: written.length }], standsFor: [] }
}

/** In a quotation `~` is whatever has the quoted ability: not the card that gives it, which is `^` there. */
const quoted = (words: string): string =>
  words.replaceAll(
    /(^|[.:—] )?~/g,
    (_, start?: string) => `${start ?? ''}${start === undefined ? 'this' : 'This'} permanent`,
  )
/** The words `~` and `^` stand for the card itself. */
const named = (words: string, name: string): string =>
  words
    .split('"')
    .map((part, at) => (at % 2 === 0 ? part : quoted(part)).replaceAll(/[~^]/g, () => name))
    .join('"')

/** The readings; `words` gives what the grammar says. */
export function readAbilities(
  readable: Readable,
  edition: EditionId,
  words: (ability: Ability) => Worded | null,
): readonly CardReading[] {
  const { name, types, abilities } = readable
  const isCreature = types.includes('creature')
  return abilities.map((ability): CardReading => {
    const said = words(ability)
    const worded = said === null || said.text === '' ? asWritten(ability, readable) : said
    const { title, lines } = readAbility(ability, { worded, edition, isCreature })
    const { key, card, line } = ability.at
    const own = (said: string): string => named(said, card ?? name)
    const says = (one: ReadingLine): ReadingLine => ({ ...one, words: own(one.words) })
    return {
      key,
      line: card === name ? line : null,
      title: own(title),
      lines: lines.map(says),
    }
  })
}

/** The card as the edition has it: what its keywords are short for is that book's text. */
export const settled = (printed: Printed, edition: EditionId): Printed => asInEdition(EDITIONS[edition], printed)
