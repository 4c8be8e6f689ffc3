import { expect, type Locator, type Page, test } from '@playwright/test'
import { apiCard } from '../catalog/cardData/files.ts'
import { serious } from './support/axe.ts'
import { replaceService } from './support/cardData.ts'
import { deckFace, lookThrough, options, ready } from './support/start.ts'
import { Table } from './support/table.ts'

const LIST =
  '20 Mountain\n20 Forest\n4 Ember Dart\n4 Dewleaf Adept\n4 Slagtooth Raider\n4 Clinker Brute\n4 Fellhorn Stag'

const openDialog = async (table: Table): Promise<Locator> => {
  await ready(table.page)
  await table.button('Paste a deck').click()
  return table.page.getByRole('dialog', { name: 'Paste a deck' })
}

test('a deck is pasted, mended by its lines, kept over a reload, played with and removed', async ({ page }) => {
  const table = await Table.open(page, '/')
  const dialog = await openDialog(table)
  const list = dialog.getByLabel('Deck list')
  await dialog.getByLabel('Name').fill('Own Brew')
  await list.fill('20 Mountain\nFroest\n2 Nobody of Note\n4 Embr Dart\n# as of Sunday')
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('3 lines need fixing')
  await expect(alert).toContainText('Line 2: expected a number and a card name')
  await expect(alert).toContainText('Line 3: not found')
  await expect(alert.getByRole('link', { name: 'Write this card: Nobody of Note' })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await alert.getByRole('button', { name: '1 Forest' }).click()
  await alert.getByRole('button', { name: 'Ember Dart' }).click()
  await alert.getByRole('button', { name: 'Remove line 3' }).click()
  await expect(list).toHaveValue('20 Mountain\n1 Forest\n4 Ember Dart\n# as of Sunday')
  await expect(alert).toHaveCount(0)
  await dialog.getByText('1 remark').click()
  await expect(dialog.getByText('Line 4: a comment, skipped')).toBeVisible()
  await list.fill(`${LIST}\nSideboard\n15 Island`)
  await expect(dialog.getByText('Every card is understood, and the deck is legal.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save deck' }).click()

  const own = page.getByRole('button', { name: /Own Brew.*Yours/ })
  await expect(own).toContainText('Selected')
  await page.reload()
  await expect(own).toBeVisible()
  const look = await lookThrough(page, 'Own Brew')
  await expect(look.getByRole('region', { name: 'Sideboard · 15' })).toContainText('Island')
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Escape')
  await own.click()
  await table.settled()
  await expect(page.locator('[data-screen="table"]')).toContainText('Own Brew')
  await table.button('Menu').click()
  await table.button('Back to start').click()

  await expect(own).toContainText('Played last')
  await lookThrough(page, 'Own Brew')
  await look.getByRole('button', { name: 'Remove the deck' }).click()
  await expect(own).toHaveCount(0)
  expect(table.complaints).toEqual([])
})

test('a text that is no list does not stop the page: it is cut, and told', async ({ page }) => {
  const table = await Table.open(page, '/')
  const dialog = await openDialog(table)
  const list = dialog.getByLabel('Deck list')
  await list.focus()
  await page.keyboard.insertText('4 Forest '.repeat(120_000))
  await expect(dialog.getByRole('alert')).toContainText('more than 50000 characters')
  expect((await list.inputValue()).length).toBe(50_001)
  await list.fill('zz\n'.repeat(40))
  await expect(dialog.getByRole('alert')).toContainText('and 28 lines more')
  await list.fill(`4 Forest\n4 Mountain${' '.repeat(15_000)}`)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  expect(table.complaints).toEqual([])
})

/** Puts a text into the field as the clipboard does. */
const paste = (list: Locator, text: string): Promise<void> =>
  list.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    if (field.dispatchEvent(event)) document.execCommand('insertText', false, pasted)
  }, text)

/** Drops a file as a file manager does. */
async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer()
      data.items.add(new File([content], file))
      return data
    },
    [name, text] as const,
  )
  const target = page.locator('[data-drop="deck-file"]')
  await target.dispatchEvent('dragover', { dataTransfer: transfer })
  await target.dispatchEvent('drop', { dataTransfer: transfer })
}

const CARDS = [
  ['Mountain', 20],
  ['Forest', 20],
  ['Ember Dart', 4],
  ['Dewleaf Adept', 4],
  ['Slagtooth Raider', 4],
  ['Clinker Brute', 4],
  ['Fellhorn Stag', 4],
] as const

const JSON_DECK = JSON.stringify({
  data: {
    name: 'Linked Brew',
    mainBoard: CARDS.map(([name, count]) => ({ name, count, foreignData: 'x'.repeat(30_000) })),
    sideBoard: [],
  },
})

const XML_DECK = `<?xml version="1.0"?><cockatrice_deck version="1"><deckname>Linked Brew</deckname><zone name="main">${CARDS.map(([name, count]) => `<card number="${count}" name="${name}"/>`).join('')}</zone></cockatrice_deck>`

test('every way into the dialog gives the same list: pasting, a file, a chosen file, a link', async ({ page }) => {
  const table = await Table.open(page, '/')
  const dialog = await openDialog(table)
  const list = dialog.getByLabel('Deck list')
  const name = dialog.getByLabel('Name')
  const same = async (text = LIST) => {
    await expect(list).toHaveValue(text)
    await expect(dialog.getByText('Every card is understood, and the deck is legal.')).toBeVisible()
    await list.fill('')
    await expect(dialog.getByText('Empty so far.')).toBeVisible()
  }
  await list.focus()
  await paste(list, LIST)
  await same()
  await paste(list, JSON_DECK)
  await expect(name).toHaveValue('Linked Brew')
  await expect(dialog.getByText('MTGJSON deck, shown as a plain list.')).toBeVisible()
  await same()
  await dropFile(page, 'deck.json', JSON_DECK)
  await expect(dialog.getByText('Loaded deck.json: MTGJSON deck.')).toBeVisible()
  await same()
  await dropFile(page, 'deck.cod', XML_DECK)
  await same()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name: 'deck.txt', mimeType: 'text/plain', buffer: Buffer.from(LIST) })
  await same()
  await paste(list, `https://example.org/#/decks/list:${Buffer.from(LIST).toString('base64url')}`)
  await same()
  await paste(list, 'https://example.org/#/decks/list:AAAA')
  await expect(dialog.getByText('This link has no deck list')).toBeVisible()
  await expect(list).toHaveValue('')

  // A file in place of what was typed can be taken back.
  await list.fill('3 Forest')
  await dropFile(page, 'deck.txt', LIST)
  await expect(list).toHaveValue(LIST)
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Restore the previous list' }).click()
  await expect(list).toHaveValue('3 Forest')
  expect(table.complaints).toEqual([])
})

test('bad input is told, never run, and nothing of what was there is lost', async ({ page }) => {
  const table = await Table.open(page, '/')
  const dialog = await openDialog(table)
  const list = dialog.getByLabel('Deck list')
  await list.fill('4 Forest\n')
  await list.press('Control+End')
  for (const [text, told] of [
    [`<html><script>window.ran = 1</script>${'x'.repeat(60_000)}</html>`, 'a web page or another program’s file'],
    [`{"a": "${'x'.repeat(60_000)}`, 'incomplete JSON'],
    ['4 Forest '.repeat(60_000), 'a deck list can’t have more than'],
  ] as const) {
    await paste(list, text)
    await expect(dialog.getByRole('status').filter({ hasText: told })).toBeVisible()
    await expect(list).toHaveValue('4 Forest\n')
  }
  await list.fill('1 <img src=x onerror="window.ran = 1">\n2 \u202eтеневой 鳥\n<script>window.ran = 1</script>')
  await expect(dialog.getByRole('alert')).toContainText('3 lines need fixing')
  await expect(dialog.locator('img, script')).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await list.fill('')
  await paste(list, Array.from({ length: 10_000 }, (_, n) => `1 Nobody ${n}`).join('\n'))
  await expect(dialog.getByText('the list is longer than 1000 lines')).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('1000 lines need fixing')
  expect(table.complaints).toEqual([])
})

test('a deck none of whose cards is known stands on the shelf; one that lacks some is played without them', async ({
  page,
}) => {
  const table = await Table.open(page, '/')
  const dialog = await openDialog(table)
  await dialog.getByLabel('Name').fill('Strange Brew')
  await dialog.getByLabel('Deck list').fill('60 Nobody of Note')
  await expect(dialog.getByText('None of its cards were found. You can save it anyway.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save deck' }).click()
  const torn = page.getByRole('region', { name: 'Strange Brew can’t be played yet' })
  await expect(torn).toContainText('Nobody of Note: not found')
  await expect(torn).toContainText('It can’t be played without them either.')
  await expect(torn.getByRole('button', { name: 'Play without them' })).toBeDisabled()
  expect(await serious(page)).toEqual([])

  await (await lookThrough(page, 'Strange Brew')).getByRole('button', { name: 'Edit the deck' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit the deck' })
  await edit.getByLabel('Deck list').fill(`${LIST.replace('4 Ember Dart', '4 Nobody of Note')}\nwhat is this`)
  await expect(edit.getByRole('alert')).toContainText('2 lines need fixing')
  await edit.getByRole('button', { name: 'Save deck' }).click()
  await expect(torn).toContainText('“what is this”: this line could not be read')
  await expect(torn).toContainText('56 cards are left')
  await expect(page.getByRole('button', { name: /^Two players/ })).toBeDisabled()
  await torn.getByRole('button', { name: 'Play without them' }).click()
  await table.settled()
  await expect(page.locator('[data-screen="table"]')).toContainText('Strange Brew')
  expect(table.complaints).toEqual([])
})

test('the unknown cards of a list are looked up where they are asked for', async ({ page }) => {
  const server = await replaceService(page, [apiCard('Bog Heron')])
  const table = await Table.open(page, '/')
  const dialog = await openDialog(table)
  await dialog.getByLabel('Deck list').fill('4 Bog Heron\n2 Nobody of Note')
  await dialog.getByRole('button', { name: 'Look them up online' }).click()
  await expect(dialog.getByText('1 card added. 1 name not found.')).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('1 line needs fixing')
  await expect(dialog.getByRole('region', { name: 'Deck · 6' })).toContainText('Bog Heron')
  expect(server.asked).toEqual([['Bog Heron', 'Nobody of Note']])
  await server.close()
})

test('a deck of the shelf is opened in the builder', async ({ page }) => {
  const table = await Table.open(page, '/')
  await (await lookThrough(page, 'Night Tide')).getByRole('button', { name: 'Open in the builder' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Night Tide')
  await expect(page.getByRole('heading', { name: 'Deck 60 cards' })).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('what players agree on is set before the game: ante, in a game of 2004', async ({ page }) => {
  const table = await Table.open(page, '/')
  await ready(page)
  const dialog = await options(page)
  await dialog.getByRole('radio', { name: '2004' }).check()
  await page.getByRole('radio', { name: 'You', exact: true }).check()
  const ante = page.getByRole('checkbox', { name: /Play for ante/ })
  await ante.check()
  await page.getByRole('radio', { name: 'Best of three' }).check()
  await expect(ante).toBeDisabled()
  await page.getByRole('radio', { name: 'Single game' }).check()
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await table.settled()
  await table.click(table.primary)
  await expect(table.log).toContainText('You stake')
  await expect(page.getByText(/^Ante: .+ and .+/)).toBeVisible()
  expect(table.complaints).toEqual([])
})

test('what a vanguard card adds to hand and life is set before the game', async ({ page }) => {
  const table = await Table.open(page, '/')
  await ready(page)
  const dialog = await options(page)
  await dialog.getByRole('radio', { name: 'Normal' }).check()
  await dialog.getByRole('radio', { name: 'Vanguard' }).check()
  for (const name of ['Your avatar', 'Corvin’s avatar'])
    await dialog.getByRole('combobox', { name }).selectOption('Hand size and life only')
  const numbersOf = (name: string) => dialog.getByRole('group', { name })
  await numbersOf('Your avatar').getByLabel('Hand size').fill('2')
  await numbersOf('Your avatar').getByLabel('Life').fill('-5')
  await numbersOf('Corvin’s avatar').getByLabel('Life').fill('10')
  expect(await serious(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('heading', { name: 'Keep this hand?' })).toBeVisible()
  await expect(table.zone('hand').locator('button[data-card]')).toHaveCount(9)
  expect([await table.life('You'), await table.life('Corvin')]).toEqual([15, 30])
})

test("a deck with a card of one's own is whole once the card is kept, and can be played", async ({ page }) => {
  const table = await Table.open(page, '/')
  const dialog = await openDialog(table)
  await dialog.getByLabel('Name').fill('Own Brew')
  await dialog.getByLabel('Deck list').fill(`${LIST.replace('4 Fellhorn Stag', '4 Lantern Sprite')}`)
  await expect(dialog.getByRole('alert')).toContainText('not found')
  await dialog.getByRole('button', { name: 'Save deck' }).click()
  const own = await deckFace(page, 'Own Brew')
  await expect(own).toContainText('Selected')
  // No other deck is played in its place.
  await expect(own).toContainText('Lantern Sprite')
  await expect(page.getByRole('button', { name: /^Two players/ })).toBeDisabled()
  await own.click()
  await expect(page.locator('[data-screen="start"]')).toBeVisible()

  await page.getByRole('link', { name: 'Write a card' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Lantern Sprite')
  await page.getByRole('textbox', { name: 'Cost' }).fill('1r')
  await page.getByRole('textbox', { name: /^Text/ }).fill('Haste')
  await expect(page.getByText('The game understands the whole card.')).toBeVisible()
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.getByRole('link', { name: 'Back to start' }).click()

  await ready(page)
  await expect(own).not.toContainText('Lantern Sprite')
  await expect(page.getByRole('region', { name: /can’t be played/ })).toHaveCount(0)
  await own.click()
  await table.settled()
  await expect(page.locator('[data-screen="table"]')).toContainText('Own Brew')
  expect(table.complaints).toEqual([])
})

test('a deck is brought up to date from its page: what changes is shown before it is taken', async ({ page }) => {
  const table = await Table.open(page, '/')
  const dialog = await openDialog(table)
  await dialog.getByLabel('Name').fill('Own Brew')
  await dialog.getByLabel('Deck list').fill(LIST)
  await dialog.getByLabel('Link to the deck’s page').fill('https://decks.example/7')
  await expect(dialog.getByRole('region', { name: 'Changes' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save deck' }).click()
  await expect(page.locator('[data-shelf]')).toContainText('Own Brew')

  const look = await lookThrough(page, 'Own Brew')
  await look.getByRole('button', { name: 'Edit the deck' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit the deck' })
  await expect(edited.getByRole('link', { name: 'Open the deck’s page' })).toHaveAttribute(
    'href',
    'https://decks.example/7',
  )
  await edited.getByLabel('Deck list').fill(LIST.replace('4 Ember Dart', '3 Ember Dart\n1 Verdict at Dawn'))
  const changes = edited.getByRole('region', { name: 'Changes' })
  await expect(changes.getByRole('listitem')).toHaveText(['+1 Verdict at Dawn', '−1 Ember Dart'])
  expect(await serious(page)).toEqual([])
  await edited.getByRole('button', { name: 'Save deck' }).click()
  await lookThrough(page, 'Own Brew')
  await expect(look).toContainText('Verdict at Dawn')
  expect(table.complaints).toEqual([])
})
