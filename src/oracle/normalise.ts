/**
 * A card's text as the grammar knows it: reminder text and ability words dropped, its own name as `~`, straight quotes, and
 * wordings of other years that mean the same. Where each piece came from is kept, so that problems point into the card.
 */

export interface Paragraph {
  readonly text: string
  /** Which paragraph of the card it is, from 0. */
  readonly line: number
  /** The place in the paragraph as printed, of a place in `text`. */
  readonly printedAt: (position: number) => number
}

/** Words before a dash that have no rules meaning (207.2c of 2011). */
const ABILITY_WORDS =
  'Battalion|Bloodrush|Channel|Chroma|Domain|Fateful hour|Grandeur|Hellbent|Imprint|Join forces|Kinship|Landfall|Metalcraft|Morbid|Radiance|Sweep|Threshold'

/** Older wordings of the same meaning. */
const SAME: Readonly<Record<string, string>> = {
  'his or her': 'their',
  'him or her': 'them',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The names a text may call its own card by: the whole, and what stands before the comma of a legend. */
function namesOf(name: string, isLegend: boolean): readonly string[] {
  const short = name.split(',')[0] ?? name
  return isLegend && short !== name ? [name, short] : [name]
}

function patternFor(name: string, isLegend: boolean, replaceName: boolean): RegExp {
  const names = namesOf(name, isLegend).map((one) => `(?<![\\p{L}-]|named )${escaped(one)}(?![\\p{L}-])`)
  const parts = [
    String.raw` ?\([^()]*\)`,
    ...(replaceName && name !== '' ? names : []),
    `^(?:${ABILITY_WORDS}) — `,
    ...Object.keys(SAME),
  ]
  return new RegExp(parts.join('|'), 'gmu')
}

interface Piece {
  /** Where it begins in the normalised and in the printed text. */
  readonly at: number
  readonly from: number
}

function replaced(printed: string, pattern: RegExp): { text: string; pieces: readonly Piece[] } {
  const pieces: Piece[] = [{ at: 0, from: 0 }]
  let text = ''
  let from = 0
  for (const match of printed.matchAll(pattern)) {
    const [found] = match
    text += printed.slice(from, match.index)
    pieces.push({ at: text.length, from: match.index })
    const isDropped = found.trimStart().startsWith('(') || found.endsWith(' — ')
    text += SAME[found] ?? (isDropped ? '' : '~')
    from = match.index + found.length
    pieces.push({ at: text.length, from })
  }
  text += printed.slice(from)
  return { text, pieces }
}

/** Lines that begin with a bullet belong to the line before them. */
function paragraphsOf(printed: string): readonly string[] {
  return printed.split(/\n(?!•)/)
}

export interface Named {
  readonly name: string
  readonly isLegend: boolean
  /** False to read the name as words: of a card that is called like a keyword or a verb. */
  readonly replaceName: boolean
}

export function normalise(oracleText: string, { name, isLegend, replaceName }: Named): readonly Paragraph[] {
  const pattern = patternFor(name, isLegend, replaceName)
  return paragraphsOf(oracleText)
    .map((printed, line) => {
      const { text, pieces } = replaced(printed, pattern)
      const printedAt = (position: number): number => {
        const piece = pieces.findLast((one) => one.at <= position) ?? { at: 0, from: 0 }
        return Math.min(printed.length, piece.from + position - piece.at)
      }
      return { text: text.trim(), line, printedAt }
    })
    .filter(({ text }) => text !== '')
}
