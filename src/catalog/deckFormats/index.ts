/** Deck lists of every form, told apart by what is in them. */
import { DECK_FORMATS, type DeckFormat, type DeckText } from '../deckText.ts'
import { arena } from './arena.ts'
import { cockatrice } from './cockatrice.ts'
import { collect } from './collect.ts'
import { dek } from './dek.ts'
import { forge } from './forge.ts'
import { type DeckItem, type DeckReader, type Glance, problem } from './items.ts'
import { firstLines } from './lines.ts'
import { moxfield } from './moxfield.ts'
import { mtgjson } from './mtgjson.ts'
import { mtgo } from './mtgo.ts'
import { plain } from './plain.ts'
import { xmage } from './xmage.ts'
import { rootOf } from './xml.ts'

export { writeArena } from './arena.ts'
export { writePlain } from './write.ts'

/**
 * More than any list has, ten thousand lines included: what is longer is something else, and reading it would take
 * time.
 */
const LONGEST_LIST = 400_000
/** JSON repeats all that is known of each card. */
const LONGEST_TEXT = 2_000_000

const READERS: { readonly [F in DeckFormat]: DeckReader } = {
  mtgjson,
  dek,
  cockatrice,
  forge,
  xmage,
  arena,
  moxfield,
  mtgo,
  plain,
}

const only = (item: DeckItem): readonly DeckItem[] => [item]

/** The format of a text: the first of the table that fits, and any list is at least plain. */
const formatOf = (glance: Glance): DeckFormat => DECK_FORMATS.find((format) => READERS[format].fits(glance)) ?? 'plain'

/** Formats that begin with a tag. */
const MARKUP: readonly DeckFormat[] = ['dek', 'cockatrice']

/**
 * Reads a deck list of any form. What can't be read is a problem with its line, what is passed over a remark, and
 * the rest is kept; a text longer than any list is not read at all.
 */
export function readDeckText(text: string): DeckText {
  const at = { line: 1, text: '' }
  const most = mtgjson.fits({ text, lines: [] }) ? LONGEST_TEXT : LONGEST_LIST
  if (text.length > most) return collect('plain', only(problem(at, { key: 'deckText.longText', params: { most } })))
  const glance = { text, lines: firstLines(text) }
  const format = formatOf(glance)
  // A web page, or some other program's file.
  if (rootOf(text) !== null && !MARKUP.includes(format))
    return collect('plain', only(problem(at, { key: 'deckText.otherFile', params: {} })))
  return collect(format, READERS[format].read(text))
}
