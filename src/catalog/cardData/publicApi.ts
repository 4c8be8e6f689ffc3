/** Entries as the public card API writes them, in its answers and in its bulk files. */
import * as v from 'valibot'
import { isProblem, readRecord } from '../cardRecord.ts'
import { type CardPicture, calledBy, type Entry, type Fields, isFields, isForNoDeck } from './entry.ts'

/** Where the API keeps its pictures: the page's policy lets no other be loaded. */
const PICTURES = 'https://cards.scryfall.io/'

const PICTURE = v.object({ normal: v.pipe(v.string(), v.url(), v.startsWith(PICTURES), v.maxLength(500)) })

function pictureOf(value: Fields): CardPicture | null {
  const faces = Array.isArray(value.card_faces) ? value.card_faces.filter(isFields) : []
  const read = v.safeParse(PICTURE, value.image_uris ?? faces[0]?.image_uris)
  if (!read.success) return null
  const artist = value.artist ?? faces[0]?.artist
  return { url: read.output.normal, artist: typeof artist === 'string' ? artist.slice(0, 200) : null }
}

/** An entry of the API: `type_line` and `oracle_text`, faces in `card_faces`. */
export function readApiEntry(value: Fields): Entry {
  if (isForNoDeck(value.layout)) return { kind: 'skipped', why: 'notForDecks' }
  if (value.lang !== undefined && value.lang !== 'en') return { kind: 'skipped', why: 'otherLanguage' }
  const record = readRecord(value)
  if (isProblem(record)) return { kind: 'wrong', name: calledBy(value.name), problem: record }
  return { kind: 'card', card: { record, picture: pictureOf(value) } }
}
