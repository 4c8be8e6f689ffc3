/** What a search through many cards looks at: thin, without the program of the card. */
import {
  BASIC_LAND_MANA,
  COLORS,
  type Color,
  everyFace,
  isBasicLandType,
  manaValue,
  memoised,
} from '../language/index.ts'
import type { CatalogCard } from './cards.ts'
import type { WherePrinted } from './formats/index.ts'

export interface IndexedFacts extends WherePrinted {
  readonly name: string
  /** The symbols without braces; `null`: no mana cost at all. */
  readonly cost: readonly string[] | null
  readonly manaValue: number
  readonly typeLine: string
  /** In lower case: supertypes, types and subtypes are in `typeLine`. */
  readonly types: readonly string[]
  readonly colors: readonly string[]
  /** The rules text of every face, line by line. */
  readonly text: string
  /** As printed, so that a `*` stays one; `null`: it has none. */
  readonly power: string | null
  readonly toughness: string | null
  readonly understood: boolean
}

const REMINDER = /\([^)]*\)/g
const SYMBOL = /\{([^}]+)\}/g

/**
 * The colours that count for its place in a deck with a commander (2011:contents/9), as far as its line in the index
 * tells: those of its symbols, of its faces, of the mana its basic land types stand for.
 */
export const colorsTold = memoised(({ cost, colors, text, typeLine }: IndexedFacts): readonly Color[] => {
  const symbols = [...(cost ?? []), ...[...text.replace(REMINDER, '').matchAll(SYMBOL)].map(([, symbol]) => symbol)]
  const types = typeLine.split(/[\s/]+/).filter(isBasicLandType)
  const told = new Set<string>([
    ...colors,
    ...symbols.flatMap((symbol) => symbol?.split('/') ?? []),
    ...types.flatMap((type) => BASIC_LAND_MANA[type]),
  ])
  return COLORS.filter((color) => told.has(color))
})

/** Whether a card is one that can lead a deck, as far as its line in the index tells: its front is what counts. */
export const canLead = ({ typeLine }: IndexedFacts): boolean => {
  const [front = ''] = typeLine.split(' // ')
  const [types = ''] = front.split(' — ')
  return ['Legendary', 'Creature'].every((word) => types.split(' ').includes(word))
}

/** Where it was printed, as far as its record tells. */
const publicationIn = ({ printings, set, legalities }: WherePrinted): WherePrinted => ({
  ...(printings === undefined ? {} : { printings }),
  ...(set === undefined ? {} : { set }),
  ...(legalities === undefined ? {} : { legalities }),
})

/** What a search looks at of a card. */
export function indexedFacts({ record, compiled: { ok, printed } }: CatalogCard): IndexedFacts {
  const front = record.card_faces?.[0]
  const faces = everyFace(printed)
  return {
    name: record.name,
    cost: printed.cost,
    manaValue: manaValue(printed.cost),
    typeLine: record.type_line,
    types: [...new Set(faces.flatMap(({ types }) => types))],
    colors: [...new Set(faces.flatMap(({ colors }) => colors))],
    text: [...new Set(faces.map(({ text }) => text))].join('\n'),
    power: record.power ?? front?.power ?? null,
    toughness: record.toughness ?? front?.toughness ?? null,
    understood: ok,
    ...publicationIn(record),
  }
}
