import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { apiCard, face, halves } from '../catalog/cardData/files.ts'
import { serious } from './support/axe.ts'
import { CardData, replaceService } from './support/cardData.ts'
import { openWith } from './support/ownCards.ts'

const ODD = apiCard('Odd Heron', { oracle_text: 'Hum a tune.' })
const many = (n: number) => Array.from({ length: n }, (_, index) => apiCard(`Heron ${index}`))

test('a dropped card file is read, kept over a reload, and removed; nothing goes over the network', async ({
  page,
}) => {
  const called: string[] = []
  page.on('request', (request) => called.push(new URL(request.url()).host))
  const data = await CardData.open(page)
  expect(await serious(page)).toEqual([])
  const script = apiCard('<img src=x onerror="window.hurt=1">', { oracle_text: '<script>window.hurt=1</script>' })
  await data.drop('cards.json', JSON.stringify([...many(300), ODD, script, { name: 'Nothing Else' }, 7]))
  await expect(data.result).toContainText('302 cards added, 300 playable.')
  await expect(data.result).toContainText('Entry 303, “Nothing Else”: "type_line" is missing')
  await expect(data.result).toContainText('2 entries could not be read')
  expect(await serious(page)).toEqual([])
  await page.reload()
  await expect(data.counts('Imported')).toHaveText(['302', '300', '2'])
  await page.getByRole('button', { name: 'Delete imported cards' }).click()
  await page.getByRole('button', { name: 'Delete them' }).click()
  await expect(data.counts('Imported')).toHaveText(['0', '0', '0'])
  expect([...new Set(called)]).toEqual([new URL(page.url()).host])
  expect(await page.evaluate('window.hurt')).toBeUndefined()
  expect(data.table.complaints).toEqual([])
})

test('files of both databases, plain and packed, whatever their names', async ({ page }) => {
  const data = await CardData.open(page)
  const byName = { meta: {}, data: { 'Marsh Owl': [face('Marsh Owl')], 'Reed // Rush': halves('') } }
  await data.choose('AtomicCards.json', gzipSync(JSON.stringify(byName)))
  await expect(data.result).toContainText('2 cards added, 2 playable')
  await data.choose('bulk.txt', JSON.stringify([apiCard('Bog Heron'), apiCard('Egg', { layout: 'token' })]))
  await expect(data.result).toContainText('1 card added, 1 playable')
  await expect(data.result).toContainText('1 entry skipped: tokens')
  await expect(data.counts('Imported')).toHaveText(['3', '3', '0'])
})

test('what is no card file says what it is, and what was whole of a broken one is kept', async ({ page }) => {
  const data = await CardData.open(page)
  const alert = data.result.getByRole('alert')
  await data.choose('cards.json', '<!doctype html><title>Sign in</title>')
  await expect(alert).toContainText('a web page')
  await data.choose('cards.zip', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]))
  await expect(alert).toContainText('an archive')
  await data.choose('cards.json', '')
  await expect(alert).toContainText('empty')
  await data.choose('cards.json', '4 Bog Heron')
  await expect(alert).toContainText('not a card database in JSON')
  await data.choose('cards.json', JSON.stringify(many(40)).slice(0, -30))
  await expect(alert).toContainText('ends in the middle')
  await expect(data.result).toContainText('39 cards added')
  await expect(data.counts('Imported')).toHaveText(['39', '39', '0'])
})

test('a long file shows how far it is, leaves the page free, and can be cancelled', async ({ page }) => {
  const data = await CardData.open(page)
  await data.drop('long.json', JSON.stringify(apiCard('Heron #', { noise: 'n'.repeat(4000) })), 9000)
  const doing = data.panel('Reading the file')
  await expect(doing.getByRole('progressbar')).toBeVisible()
  await expect(doing).toContainText(/[1-9]\d* cards so far/)
  // A second file has to wait.
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeDisabled()
  await doing.getByRole('button', { name: 'Cancel' }).click()
  await expect(data.result).toContainText('Cancelled.')
  await expect(data.counts('Imported').first()).not.toHaveText('0')
  expect(Number(await data.counts('Imported').first().textContent())).toBeLessThan(9000)
})

test('cards are got by name: found, not found, and used offline afterwards', async ({ page, context }) => {
  const server = await replaceService(page, [apiCard('Bog Heron'), apiCard('Marsh Owl'), ODD])
  try {
    const data = await CardData.open(page)
    const field = page.getByLabel('Names or a deck list, one a line')
    await field.fill('4 Forest')
    await expect(data.panel('By name')).toContainText('You already have all of these.')
    expect(server.asked).toEqual([])
    await data.ask('4 bog heron\n2 Odd Heron\nNo Such Bird\n\nSideboard\n1 Marsh Owl\n20 Forest')
    await expect(data.result).toContainText('3 cards added, 2 playable')
    await expect(data.result).toContainText('The card service has no card with this name:')
    await expect(data.result.getByRole('listitem')).toHaveText(['No Such Bird'])
    expect(server.asked.map((names) => [...names].sort())).toEqual([
      ['Marsh Owl', 'No Such Bird', 'Odd Heron', 'bog heron'],
    ])
    expect(await serious(page)).toEqual([])
    await context.setOffline(true)
    await field.fill('BOG HERON\nMarsh Owl')
    await expect(data.panel('By name')).toContainText('You already have all of these.')
  } finally {
    // The next test's page is in the same context.
    await context.setOffline(false)
    await server.close()
  }
})

test('when the card service fails it is said why, with the way by a file', async ({ page }) => {
  const server = await replaceService(page, many(3))
  try {
    const data = await CardData.open(page)
    const alert = data.result.getByRole('alert')
    server.moods.push('down')
    await data.ask('Heron 0')
    await expect(alert).toContainText('you may be offline. A card file works offline.')
    server.moods.push('broken')
    await data.ask('Heron 0')
    await expect(alert).toContainText('The reply is not card data')
    server.moods.push({ status: 503 })
    await data.ask('Heron 0')
    await expect(alert).toContainText('error 503')
    await data.ask('Heron 0')
    await expect(data.result).toContainText('1 card added')
    await expect(alert).toHaveCount(0)
  } finally {
    await server.close()
  }
})

test('when the card service wants to be left alone the page says for how long, and can be told not to wait', async ({
  page,
}) => {
  const server = await replaceService(page, many(3))
  try {
    const data = await CardData.open(page)
    server.moods.push('tooMany')
    await data.ask('Heron 0')
    const doing = data.panel('Asking the card service')
    await expect(doing.getByRole('status')).toContainText('asks us to wait 30 seconds')
    await doing.getByRole('button', { name: 'Cancel' }).click()
    await expect(data.result).toContainText('Cancelled.')
    expect(server.asked.length).toBe(1)
  } finally {
    await server.close()
  }
})

test('cards compiled by another grammar are compiled again when the page opens', async ({ page }) => {
  const data = await CardData.open(page)
  await data.drop('cards.json', JSON.stringify([...many(20), ODD]))
  await expect(data.counts('Imported')).toHaveText(['21', '20', '1'])
  // As an older client would have left them: it understood nothing.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open('cantrip-cards')
        request.onsuccess = () => {
          const transaction = request.result.transaction(['cards', 'index'], 'readwrite')
          for (const name of ['cards', 'index']) {
            const store = transaction.objectStore(name)
            store.openCursor().onsuccess = ({ target }) => {
              const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
              if (cursor === null) return
              cursor.update(
                name === 'cards' ? { ...cursor.value, grammar: 'older' } : { ...cursor.value, understood: false },
              )
              cursor.continue()
            }
          }
          transaction.oncomplete = () => {
            request.result.close()
            done()
          }
        }
      }),
  )
  await page.reload()
  await expect(data.counts('Imported')).toHaveText(['21', '20', '1'])
})

test('pictures: none unless wanted, then beside the text that is always there', async ({ page }) => {
  const url = 'https://cards.scryfall.io/normal/front/bog-heron.png?1'
  const asked: string[] = []
  await page.route('https://cards.scryfall.io/**', async (route) => {
    asked.push(route.request().url())
    const body = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    await route.fulfill({ contentType: 'image/png', body })
  })
  const heron = apiCard('Bog Heron', { artist: 'Ada Reed', image_uris: { normal: url } })
  const data = await CardData.open(page, { openHands: true })
  await data.drop('cards.json', JSON.stringify([heron]))
  await expect(data.counts('Imported').first()).toHaveText('1')
  const table = await openWith(page, [heron], {
    edition: '2011',
    players: [
      { hand: ['Bog Heron'], library: ['Forest'] },
      { hand: ['Forest'], library: ['Forest'] },
    ],
  })
  const dialog = page.getByRole('dialog', { name: 'Bog Heron' })
  const look = async () => {
    await table.card('hand', 'Bog Heron').focus()
    await page.keyboard.press('i')
    await expect(dialog.getByText('Flying').first()).toBeVisible()
  }
  const picture = dialog.getByRole('img', { name: 'Bog Heron as printed' })
  await look()
  await expect(picture).toHaveCount(0)
  expect(asked).toEqual([])

  await page.goto('/#/cards')
  await page.getByRole('checkbox', { name: 'Show pictures of imported cards' }).check()
  await page.getByRole('link', { name: 'Back to the game' }).click()
  await table.settled()
  if (await dialog.isHidden()) await look()
  await expect(picture).toBeVisible()
  await expect(dialog).toContainText('Illustrated by Ada Reed.')
  await expect(dialog.getByText('Flying').first()).toBeVisible()
  expect(asked).toEqual([url])
  expect(await serious(page)).toEqual([])
})
