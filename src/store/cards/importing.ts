/** A card file, read as a stream, compiled and kept in batches: the worker's work. */
import { compileAll } from '../../catalog/compiling/index.ts'
import { type Passed, type ReadCard, readCards } from '../../catalog/index.ts'
import type { KeptCard } from './database.ts'
import type { CardTrouble } from './report.ts'

/** Each batch is a transaction. */
const BATCH = 250
/** What a gzip file of a few megabytes may otherwise unpack to. */
const MOST_GIGABYTES = 2
const MOST_CARDS = 200_000

export interface Progress {
  /** How much is done, from 0 to 1. */
  readonly share: number
  readonly added: number
  readonly understood: number
}

export interface Imported extends Omit<Progress, 'share'> {
  readonly passed: Passed
  readonly trouble: CardTrouble | null
}

export type Keep = (cards: readonly KeptCard[]) => Promise<void>

/** Compiled, as it is kept. */
export const compileRead = (cards: readonly ReadCard[]): readonly KeptCard[] => {
  const compiled = compileAll(cards.map(({ record }) => record))
  return compiled.map((card, index): KeptCard => ({ ...card, picture: cards[index]?.picture ?? null }))
}

/** Why cards could not be kept. */
export function storageTrouble(error: unknown): CardTrouble {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError'
  return { key: full ? 'cards.noSpace' : 'cards.noDatabase', params: {} }
}

type Packing = 'plain' | 'gzip' | 'packed'

const MAGIC: readonly (readonly [Packing, ...number[]])[] = [
  ['gzip', 0x1f, 0x8b],
  // zip, bzip2, xz, zstd
  ['packed', 0x50, 0x4b, 0x03, 0x04],
  ['packed', 0x42, 0x5a, 0x68],
  ['packed', 0xfd, 0x37, 0x7a, 0x58],
  ['packed', 0x28, 0xb5, 0x2f, 0xfd],
]

/** How a file is packed, by its first bytes: names say nothing. */
async function packingOf(file: Blob): Promise<Packing> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return MAGIC.find(([, ...magic]) => magic.every((byte, at) => bytes[at] === byte))?.[0] ?? 'plain'
}

/** Ends the work early. */
class Stopped extends Error {
  readonly trouble: CardTrouble
  constructor(trouble: CardTrouble) {
    super(trouble.key)
    this.trouble = trouble
  }
}

class Batches {
  added = 0
  understood = 0
  #waiting: ReadCard[] = []
  readonly #keep: Keep

  constructor(keep: Keep) {
    this.#keep = keep
  }

  /** Keeps what fills a batch, or everything with `all`. */
  async take(cards: readonly ReadCard[], all = false): Promise<void> {
    this.#waiting.push(...cards)
    while (this.#waiting.length >= BATCH || (all && this.#waiting.length > 0)) {
      const batch = compileRead(this.#waiting.splice(0, BATCH))
      await this.#keep(batch).catch((error: unknown) => {
        throw new Stopped(storageTrouble(error))
      })
      this.added += batch.length
      this.understood += batch.filter(({ compiled }) => compiled.ok).length
    }
  }
}

/** The text of a file, piece by piece, with how much of the file has been read. */
async function* textOf(file: Blob): AsyncGenerator<{ readonly text: string; readonly share: number }> {
  const packing = await packingOf(file)
  if (packing === 'packed') throw new Stopped({ key: 'cardFile.packed', params: {} })
  let bytes = 0
  let length = 0
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      bytes += piece.length
      controller.enqueue(piece)
    },
  })
  const counted = file.stream().pipeThrough(counting)
  const plain = packing === 'gzip' ? counted.pipeThrough(new DecompressionStream('gzip')) : counted
  const reader = plain.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      // Otherwise it is the file itself: it was moved, or changed meanwhile.
      const isBroken = packing === 'gzip' && !(error instanceof DOMException)
      throw new Stopped({ key: isBroken ? 'cardFile.brokenGzip' : 'cardFile.unreadable', params: {} })
    })
    if (done) return
    length += value.length
    if (length > MOST_GIGABYTES * 1e9) {
      await reader.cancel()
      throw new Stopped({ key: 'cardFile.tooLarge', params: { gigabytes: MOST_GIGABYTES } })
    }
    yield { text: decoder.decode(value, { stream: true }), share: file.size === 0 ? 1 : bytes / file.size }
  }
}

/** What stopped a piece of work; `null`: it was done. */
async function troubleOf(work: () => Promise<void>): Promise<CardTrouble | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Stopped) return error.trouble
    throw error
  }
}

/**
 * Reads, compiles and keeps the cards of a file, batch by batch. Whatever ends it early, the cards before stay and the
 * result says what it was.
 */
export async function importFile(file: Blob, keep: Keep, tell: (progress: Progress) => void): Promise<Imported> {
  const reader = readCards()
  const batches = new Batches(keep)
  const broken = await troubleOf(async () => {
    for await (const { text, share } of textOf(file)) {
      await batches.take(reader.write(text))
      tell({ share, added: batches.added, understood: batches.understood })
      if (batches.added > MOST_CARDS) throw new Stopped({ key: 'cardFile.tooMany', params: { most: MOST_CARDS } })
    }
  })
  const { cards, trouble } = reader.end()
  const unkept = await troubleOf(() => batches.take(cards, true))
  const { added, understood } = batches
  const split: CardTrouble | null = trouble === null ? null : { key: `cardFile.${trouble}`, params: {} }
  return { added, understood, passed: reader.passed(), trouble: broken ?? unkept ?? split }
}
