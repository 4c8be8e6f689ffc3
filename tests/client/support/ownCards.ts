/** Games with cards that the built-in set has not: put into the browser's database as a saved game, and continued. */
import type { Page } from '@playwright/test'
import { type Board, type Position, positionFrom, type Reply, type Setup } from '../../../src/engine/index.ts'
import { type CardRecord, compile } from '../../../src/oracle/index.ts'
import { Table, type Wishes } from './table.ts'

/** Opens a board of these cards and no others, with people on both seats. */
export async function openWith(
  page: Page,
  records: readonly CardRecord[],
  board: Board,
  wishes: Wishes = { openHands: true },
): Promise<Table> {
  const printed = new Map(
    records.map((record) => {
      const compiled = compile(record)
      if (!compiled.ok) throw new Error(`${record.name}: ${JSON.stringify(compiled)}`)
      return [record.name, compiled.printed] as const
    }),
  )
  const made = positionFrom(board, (name) => printed.get(name) ?? null)
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  const { position } = made
  const players = position.rest.players.map(({ name }) => ({ name, deck: [] }))
  return openSaved(page, { edition: board.edition, seed: 1, starter: 0, players }, position, [], position, wishes)
}

/** Continues a game that began so, after these replies. */
export async function openSaved(
  page: Page,
  setup: Setup,
  from: Position | null,
  replies: readonly { readonly reply: Reply; readonly by: number | null; readonly auto: boolean }[],
  latest: Position,
  wishes: Wishes = { openHands: true },
): Promise<Table> {
  const seat = { player: { by: 'human' }, deckId: '', deckName: '' }
  const start = { schema: 1, id: 'own', setup, seats: [seat, seat], from }
  const line = { schema: 1, id: 'own', savedAt: 1, viewer: 0, replies, latest }
  const table = await Table.open(page, '/', wishes)
  await page.locator('[data-screen="start"]').waitFor()
  await page.evaluate(
    (games) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('cantrip')
        request.onerror = () => fail(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite')
          for (const [key, value] of Object.entries(games)) transaction.objectStore('games').put(value, key)
          transaction.onerror = () => fail(transaction.error)
          transaction.oncomplete = () => {
            request.result.close()
            done()
          }
        }
      }),
    { start, line },
  )
  await page.reload()
  await page.getByRole('region', { name: 'Continue' }).getByRole('button').click({ timeout: 40_000 })
  await table.settled()
  return table
}

/** The latest reply of a word that was saved. */
export const lastReply = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<unknown>((done, fail) => {
        const request = indexedDB.open('cantrip')
        request.onerror = () => fail(request.error)
        request.onsuccess = () => {
          const read = request.result.transaction('games').objectStore('games').get('line')
          read.onerror = () => fail(read.error)
          read.onsuccess = () => {
            request.result.close()
            const { replies } = read.result as { replies: readonly { reply: unknown }[] }
            done(replies.findLast(({ reply }) => typeof reply === 'string')?.reply ?? null)
          }
        }
      }),
  )
