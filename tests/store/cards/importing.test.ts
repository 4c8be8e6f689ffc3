import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { KeptCard } from '../../../src/store/cards/database.ts'
import { importFile } from '../../../src/store/cards/importing.ts'
import { apiCard } from '../../catalog/cardData/files.ts'

const NAMES = Array.from({ length: 600 }, (_, index) => `Heron ${index}`)
const text = JSON.stringify([...NAMES.map((name) => apiCard(name)), apiCard('Odd', { oracle_text: 'Hum a tune.' })])

async function run(parts: BlobPart, keep?: (cards: readonly KeptCard[]) => Promise<void>) {
  const batches: (readonly KeptCard[])[] = []
  const shares: number[] = []
  const result = await importFile(
    new Blob([parts]),
    keep ??
      (async (cards) => {
        batches.push(cards)
      }),
    ({ share }) => shares.push(share),
  )
  return { ...result, shares, batches, kept: batches.flat().map(({ record }) => record.name) }
}

describe('a card file', () => {
  test('is compiled and kept in batches, and how far it is is told', async () => {
    const { added, understood, trouble, kept, batches, shares } = await run(text)
    expect([added, understood, trouble]).toEqual([601, 600, null])
    expect(kept).toEqual([...NAMES, 'Odd'])
    expect(batches.map(({ length }) => length)).toEqual([250, 250, 101])
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
  })
  test('may be packed with gzip, whatever its name', async () =>
    expect(await run(gzipSync(text))).toMatchObject({ added: 601, trouble: null }))
  test('a letter of several bytes may lie where the file is cut into pieces', async () => {
    const oracle_text = '沼の鷺'.repeat(1000)
    const long = JSON.stringify(NAMES.slice(0, 60).map((name) => apiCard(name, { oracle_text })))
    const { batches } = await run(gzipSync(long))
    expect(batches.flat().filter(({ record }) => record.oracle_text !== oracle_text)).toEqual([])
    expect(batches.flat().length).toBe(60)
  })
})

describe('what is kept of a file with something wrong', () => {
  test('cut off: what was whole', async () => {
    const { kept, trouble } = await run(text.slice(0, text.length / 2))
    expect(kept.length).toBeGreaterThan(250)
    expect(trouble).toEqual({ key: 'cardFile.truncated', params: {} })
  })
  test('cut off inside the gzip: what could be unpacked', async () => {
    const packed = gzipSync(text)
    const { added, trouble } = await run(packed.subarray(0, packed.length / 2))
    expect(trouble).toEqual({ key: 'cardFile.brokenGzip', params: {} })
    expect(added).toBeGreaterThan(100)
    expect(added).toBeLessThan(600)
  })
  test('a web page, an archive, nothing at all', async () => {
    expect((await run('<html>')).trouble?.key).toBe('cardFile.html')
    expect((await run(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).trouble?.key).toBe('cardFile.packed')
    expect((await run('')).trouble?.key).toBe('cardFile.empty')
    expect((await run(new Uint8Array([1, 2, 3, 4, 5]))).trouble?.key).toBe('cardFile.notJson')
  })
  test('no more room: it ends there and says so', async () => {
    let batches = 0
    const full = async () => {
      if (batches++ > 0) throw new DOMException('full', 'QuotaExceededError')
    }
    expect(await run(text, full)).toMatchObject({ added: 250, trouble: { key: 'cards.noSpace' } })
  })
  test('a database that fails: nothing is said to be added', async () => {
    const broken = async () => Promise.reject(new TypeError('ours'))
    expect(await run(text, broken)).toMatchObject({ added: 0, trouble: { key: 'cards.noDatabase' } })
  })
})
