/** Games with cards that the built-in set has not, and games put into the browser's database as saved ones. */
import type { Page } from '@playwright/test'
import type { Board, Position, Reply, Setup } from '../../../src/engine/index.ts'
import type { CardRecord } from '../../../src/oracle/index.ts'
import { SAVE_SCHEMA } from '../../../src/store/saves.ts'
import { linkTo, Table, type Wishes } from './table.ts'

/** Opens a board with these cards beside the built-in ones, with people on both seats. */
export async function openWith(
  page: Page,
  cards: readonly CardRecord[],
  board: Board,
  wishes: Wishes = { openHands: true },
): Promise<Table> {
  const table = await Table.open(page, linkTo({ ...board, cards }), wishes)
  await table.settled()
  return table
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
  const start = { schema: SAVE_SCHEMA, id: 'own', setup, seats: [seat, seat], from }
  const line = { schema: SAVE_SCHEMA, id: 'own', savedAt: 1, viewer: 0, replies, rewinds: [], latest }
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
  await page.getByRole('region', { name: 'Continue', exact: true }).getByRole('button').click({ timeout: 40_000 })
  await table.settled()
  return table
}

/** The replies of the game that the browser's database holds. */
export const savedReplies = (page: Page): Promise<readonly { readonly reply: unknown }[]> =>
  page.evaluate(
    () =>
      new Promise<readonly { readonly reply: unknown }[]>((done, fail) => {
        const request = indexedDB.open('cantrip')
        request.onerror = () => fail(request.error)
        request.onsuccess = () => {
          const read = request.result.transaction('games').objectStore('games').get('line')
          read.onerror = () => fail(read.error)
          read.onsuccess = () => {
            request.result.close()
            done((read.result as { replies: readonly { reply: unknown }[] }).replies)
          }
        }
      }),
  )

/** The latest reply of a word that was saved. */
export async function lastReply(page: Page): Promise<unknown> {
  const replies = await savedReplies(page)
  return replies.findLast(({ reply }) => typeof reply === 'string')?.reply ?? null
}
