/** What a search through many cards looks at: thin, without the program of the card. */
import { mayLead } from '../engine/index.ts'
import { type Color, everyFace, manaValue } from '../language/index.ts'
import { EDITIONS } from '../rulebook/index.ts'
import type { CatalogCard } from './cards.ts'
import type { WherePrinted } from './formats/index.ts'
import { colorsInDeck } from './legality.ts'

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
  /** The colours that count for its place in a deck with a commander; absent: it was kept before that was told. */
  readonly identity?: readonly Color[]
  /** Whether it can lead a deck. */
  readonly leads?: boolean
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
    identity: [...new Set(colorsInDeck(printed))],
    leads: mayLead(EDITIONS.today, printed),
    ...publicationIn(record),
  }
}
