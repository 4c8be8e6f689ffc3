/**
 * Entries as MTGJSON writes them: one for each face, in files by name as well as in those by set. The faces of a card
 * are put together; they need not follow each other.
 */
import { isProblem, readRecord } from '../cardRecord.ts'
import { calledBy, type Entry, type Fields, isForNoDeck } from './entry.ts'

const BETWEEN = ' // '

/** A face in the shape of the public card API. */
const asFace = (face: Fields): Fields => ({
  name: face.faceName ?? face.name,
  type_line: face.type,
  mana_cost: face.manaCost,
  oracle_text: face.text,
  power: face.power,
  toughness: face.toughness,
  loyalty: face.loyalty,
  defense: face.defense,
  colors: face.colors,
  color_indicator: face.colorIndicator,
  artist: face.artist,
})

/** A card's own fields; its set's name isn't in its entry. */
const asCard = (face: Fields): Fields => ({
  layout: face.layout,
  rarity: face.rarity,
  collector_number: face.number,
  printings: face.printings,
})

function entryOf(name: unknown, value: Fields): Entry {
  const record = readRecord(value)
  return isProblem(record)
    ? { kind: 'wrong', name: calledBy(name), problem: record }
    : { kind: 'card', card: { record, picture: null } }
}

const sideOf = ({ side }: Fields): string => (typeof side === 'string' ? side : '')

export interface FaceReader {
  /** `null`: other faces of the card are still to come. */
  read(face: Fields): Entry | null
  /** Cards of which the file has not all faces. */
  end(): readonly Entry[]
}

/** Reads faces and puts those of one card together. */
export function readFaces(): FaceReader {
  const waiting = new Map<string, Fields[]>()
  return {
    read(face) {
      const { name, layout } = face
      if (isForNoDeck(layout)) return { kind: 'skipped', why: 'notForDecks' }
      const count = typeof name === 'string' && face.faceName !== undefined ? name.split(BETWEEN).length : 1
      if (typeof name !== 'string' || count === 1) return entryOf(name, { ...asFace(face), ...asCard(face), name })
      // A set may print a card more than once: each printing's faces have its number.
      const key = `${String(face.setCode)} ${String(face.number)} ${name}`
      const faces = [...(waiting.get(key) ?? []).filter((one) => sideOf(one) !== sideOf(face)), face]
      waiting.set(key, faces)
      if (faces.length < count) return null
      waiting.delete(key)
      faces.sort((a, b) => (sideOf(a) < sideOf(b) ? -1 : 1))
      return entryOf(name, { ...asCard(face), name, card_faces: faces.map(asFace) })
    },
    end: () =>
      [...waiting.values()].map(([face]): Entry => {
        const problem = { key: 'record.missing', params: { field: 'card_faces' } } as const
        return { kind: 'wrong', name: calledBy(face?.name), problem }
      }),
  }
}
