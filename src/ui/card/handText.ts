/**
 * How much of its text a card in hand shows. The window gives way to it first; then letters are smaller; then whole
 * lines are left out, and a mark says that there is more. Lines are counted from the widths of letters: nothing is
 * measured.
 */
import { onOneLine } from '../locale/oneLine.ts'
import { type CardLook, showsLoyalty, statsOf } from './look.ts'

/** Hundredths of an em of the cards' narrow face, by the letters that have them; all others are as wide as `REST`. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijlI,.:;'’|!", 23],
  ['ftr()1·', 33],
  ['mMW—', 70],
  ['w', 64],
  [' ', 20],
]
const REST = 47
const CAPITAL = 53
/** A mana symbol among the words. */
const SYMBOL = 128

/** How wide a word is, in hundredths of an em. `weight`: how much wider than the regular letters these are. */
export function widthOf(word: string, weight: number): number {
  const letters = word.replace(/\{[^{}]+\}/g, '\u0000')
  return [...letters].reduce((sum, letter) => {
    if (letter === '\u0000') return sum + SYMBOL
    const known = WIDTHS.find(([some]) => some.includes(letter))?.[1] ?? (/\p{Lu}/u.test(letter) ? CAPITAL : REST)
    return sum + known * weight
  }, 0)
}

/** How many lines the words take in that width, in em. `weight`: how much wider than the regular letters these are. */
export function linesIn(text: string, width: number, weight = 1): number {
  let lines = 1
  let used = 0
  for (const word of text.split(/\s+/)) {
    const wide = widthOf(word, weight)
    if (used > 0 && used + wide > width * 100) {
      lines += 1
      used = 0
    }
    used += wide + 20
  }
  return lines
}

interface Sheet {
  /** All that is within the frame; what lies beside the letters of a line. */
  readonly height: number
  readonly width: number
  readonly label: { readonly size: number; readonly line: number }
  readonly type: { readonly size: number; readonly line: number }
  /** The letters of the text: as they are best, and the smallest. */
  readonly text: readonly { readonly size: number; readonly line: number }[]
}

/** A card in hand as the style sheet has it: in a usual window, and where cards are larger. */
const SHEETS: Readonly<Record<'usual' | 'large', Sheet>> = {
  usual: {
    height: 178,
    width: 100,
    label: { size: 13, line: 15 },
    type: { size: 12, line: 15 },
    text: [
      { size: 12.5, line: 14.5 },
      { size: 12, line: 13 },
    ],
  },
  large: {
    height: 206,
    width: 124,
    label: { size: 14, line: 16 },
    type: { size: 13, line: 15 },
    text: [
      { size: 13.5, line: 15.5 },
      { size: 12.5, line: 14 },
    ],
  },
}

/** The least that the window keeps, as a part of the height, and on a low card; and what lies around the text. */
const WINDOW = { usual: 0.23, low: 0.16 }
/** Lower, a card in hand has no room for a window with the cost above one another. */
const LOW = 150

/** Whether a card in hand is so low that its cost stands in a line. */
export const isLow = (own: HandSheet | undefined): boolean => own !== undefined && own.height < LOW

const AROUND = 5
/** The tab with power and toughness, or the mark that there is more; a shield with loyalty is higher. */
const FOOT = 21
const SHIELD = 29

export interface TextFit {
  /** So many lines are shown. */
  readonly lines: number
  /** In the smallest letters. */
  readonly dense: boolean
  /** There are more lines than that. */
  readonly more: boolean
}

function fitIn({ height, width, label, type, text }: Sheet, look: CardLook): TextFit {
  const above =
    6 +
    linesIn(look.name, width / label.size, 1.06) * label.line +
    linesIn(look.typeLine, width / type.size, 1.04) * type.line
  const words = onOneLine(look.short ?? look.rulesText)
  const tab = statsOf(look) === undefined ? 0 : showsLoyalty(look) ? SHIELD : FOOT
  const roomFor = (line: number, foot: number): number =>
    Math.max(1, Math.floor((height - above - WINDOW[height < LOW ? 'low' : 'usual'] * height - AROUND - foot) / line))
  const fits = text.map(({ size, line }, at) => ({
    dense: at > 0,
    needed: linesIn(words, width / size),
    lines: roomFor(line, tab),
    line,
  }))
  const found = fits.find(({ needed, lines }) => needed <= lines)
  if (found !== undefined) return { lines: found.lines, dense: found.dense, more: false }
  return { lines: roomFor(text.at(-1)?.line ?? 13, Math.max(tab, FOOT)), dense: true, more: true }
}

/** A card in hand of a size of its own, and how much of its width the next one covers. */
export interface HandSheet {
  readonly width: number
  readonly height: number
  readonly covered: number
}

/** What lies beside the words of a line, and the frame above and below. */
const BESIDE = 16
const FRAME = 6

const sized = (sheet: Sheet, own: HandSheet | undefined): Sheet =>
  own === undefined ? sheet : { ...sheet, width: own.width - own.covered - BESIDE, height: own.height - FRAME }

/** How the text of a card in hand is set, in each of its two sizes of letters. */
export const fitText = (look: CardLook, own?: HandSheet): Readonly<Record<keyof typeof SHEETS, TextFit>> => ({
  usual: fitIn(sized(SHEETS.usual, own), look),
  large: fitIn(sized(SHEETS.large, own), look),
})

/** Between the halves of a card, and around each; the window that it keeps, its cost in it. */
const HALF = { between: 3, around: 7, window: 24 }

/** How many lines of its text half a card has room for: in the smallest letters, whatever there is of it. */
function halfIn({ height, width, label, text }: Sheet, { name }: CardLook): number {
  const above = HALF.around + linesIn(name, width / label.size, 1.06) * label.line + HALF.window
  return Math.max(1, Math.floor(((height - HALF.between) / 2 - above) / (text.at(-1)?.line ?? 13)))
}

/** How many lines of text each half of a card in hand shows, in each of the two sizes of letters. */
export const fitHalf = (half: CardLook, own?: HandSheet): Readonly<Record<keyof typeof SHEETS, number>> => ({
  usual: halfIn(sized(SHEETS.usual, own), half),
  large: halfIn(sized(SHEETS.large, own), half),
})
