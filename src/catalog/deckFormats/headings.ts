/** Headings of a list: the boards of a deck, types of cards, and headings of the writer's own. */
import type { Board } from './items.ts'

/** What a heading begins. `group`: more of the same board; `leftOut`: cards that are in no game. */
export type Section = Board | 'group' | 'about' | 'leftOut' | 'toDeck'

/** Without the blanks between their words. */
const HEADINGS: ReadonlyMap<string, Section> = new Map([
  ...(['deck', 'main', 'maindeck', 'mainboard'] as const).map((word) => [word, 'main'] as const),
  ...(['sideboard', 'side'] as const).map((word) => [word, 'side'] as const),
  ...(['commander', 'commanders', 'partner', 'partners'] as const).map((word) => [word, 'commander'] as const),
  ['oathbreaker', 'toDeck'],
  // A companion is listed once more among the sideboard's cards.
  ...(['companion', 'maybeboard', 'considering', 'acquireboard', 'tokens'] as const).map(
    (word) => [word, 'leftOut'] as const,
  ),
  ...(['schemes', 'planes', 'avatar', 'attractions', 'contraptions', 'conspiracy', 'dungeon', 'stickers'] as const).map(
    (word) => [word, 'leftOut'] as const,
  ),
  ...(['creature', 'instant', 'artifact', 'enchantment', 'planeswalker', 'land', 'spell', 'other'] as const).flatMap(
    (word) => [[word, 'group'] as const, [`${word}s`, 'group'] as const],
  ),
  ...(['sorcery', 'sorceries', 'otherspells', 'basiclands', 'cards'] as const).map((word) => [word, 'group'] as const),
  ['about', 'about'],
])

const LONGEST_HEADING = 40

/** What lists draw around a heading: `== Lands ==`, `[Ramp]`, `**Removal**`. */
const DRAWN = /^(?:[=~*_-]{1,4}|\[) ?(.+?) ?(?:[=~*_-]{1,4}|\])$/
/** How many cards stand below it: `Lands (24)`, `Lands: 24`, `Lands - 24`, `Lands 24`. */
const COUNT = / ?(?:\(\d+[^)]*\)|[:–-] ?\d+)$| \d+$/
const WORDS = /^[A-Za-z][A-Za-z /&']*$/

/** `60 cards`, `15 sideboard cards`, `1 Commander`. */
const COUNTED = /^\d+ (cards|[A-Za-z ]+?)(?: cards?)?$/i

const known = (words: string): Section | null => HEADINGS.get(words.toLowerCase().replaceAll(' ', '')) ?? null

interface Heading {
  readonly words: string
  /** `drawn`: nothing else looks so. `counted`: with a mark, or a marked number, behind it. `plain`: as a name may be. */
  readonly shape: 'drawn' | 'counted' | 'plain'
}

/** A line taken apart as a heading; `null`: no heading has such words. */
function headingIn(text: string): Heading | null {
  if (text.length > LONGEST_HEADING) return null
  const bare = text.replace(/:$/, '').replace(COUNT, '')
  const drawn = DRAWN.exec(bare)?.[1]
  const words = drawn ?? bare
  if (!WORDS.test(words)) return null
  const isPlain = bare === text || /[A-Za-z] \d+$/.test(text)
  return { words, shape: drawn !== undefined ? 'drawn' : isPlain ? 'plain' : 'counted' }
}

/** The section that a line begins by one of the known words, alone, drawn or with a number of cards; `null`: none. */
export function sectionOf(text: string): Section | null {
  const counted = COUNTED.exec(text)?.[1]
  if (counted === undefined) {
    const heading = headingIn(text)
    return heading && known(heading.words)
  }
  const section = known(counted)
  return section === 'leftOut' ? null : section
}

/** How a heading of the writer's own looks; `null`: no heading looks so. */
export const shapeOf = (text: string): Heading['shape'] | null => headingIn(text)?.shape ?? null
