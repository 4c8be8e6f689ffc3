/** A window of 640x360, as one of 1280x720 at 200 %: what is asked, and everything that answers it, is in sight. */
import { expect, type Locator, test } from '@playwright/test'
import { ATTACKED, RED, SEARCHING } from './support/boards.ts'
import { openWith } from './support/ownCards.ts'
import { linkTo, Table } from './support/table.ts'

test.use({ viewport: { width: 640, height: 360 } })

const boxOf = async (thing: Locator) => {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('not on the page')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

/** The buttons of the prompt that aren't whole inside the window. */
const outside = (table: Table): Promise<readonly string[]> =>
  table.prompt.locator('button:not([data-choices] *)').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect()
      const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
      return isInside ? [] : [button.textContent ?? '']
    }),
  )

test('a number has its name above it, and its buttons below', async ({ page }) => {
  const table = await Table.board(page, SEARCHING)
  await table.act(() => table.press(table.card('hand', 'Comet')))
  await expect(table.prompt.getByText('Number')).toBeInViewport({ ratio: 1 })
  for (const name of ['One less', 'One more'])
    await expect(table.prompt.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  expect(await outside(table)).toEqual([])
  expect(table.complaints).toEqual([])
})

test('what is asked takes the height of its words, and modes the rest; the way back is beside the menu', async ({
  page,
}) => {
  const writ = {
    name: 'Threefold Writ',
    mana_cost: '{R}',
    type_line: 'Instant',
    oracle_text:
      'Choose one —\n• Threefold Writ deals 2 damage to target creature.\n• Target creature gets +2/+1 and gains first strike until end of turn.\n• Destroy target creature with power 4 or greater an opponent controls.',
  }
  const side = { hand: [writ.name], battlefield: ['Mountain', 'Clinker Brute'], library: ['Mountain', 'Mountain'] }
  const players = ['Ada', 'Bea'].map((name) => ({ name, ...side }))
  const table = await openWith(page, [writ], { edition: '2004', players })
  await table.click(table.card('hand', writ.name))
  const modes = table.prompt.locator('[data-choices] button')
  await expect(modes).toHaveCount(3)
  for (const mode of [modes.nth(0), modes.nth(1)]) await expect(mode).toBeInViewport({ ratio: 1 })
  const [words, first] = [await boxOf(table.prompt.locator('p')), await boxOf(modes.nth(0))]
  expect(first.top - words.bottom).toBeLessThanOrEqual(8)
  const [cancel, menu] = [await boxOf(table.button('Cancel')), await boxOf(table.button('Menu'))]
  expect(menu.top).toBeLessThan(cancel.bottom)
  // Behind the question, the stack's top shows its name and one whole line.
  const top = page.locator('[data-frame] button b + span').first()
  const frame = await boxOf(page.locator('[data-frame]').first())
  const line = await top.evaluate(
    (one) => one.getBoundingClientRect().top + parseFloat(getComputedStyle(one).lineHeight),
  )
  expect(frame.bottom).toBeGreaterThanOrEqual(line)
  expect(frame.bottom - line).toBeLessThan(8)
  expect(await outside(table)).toEqual([])
  expect(table.complaints).toEqual([])
})

test('cards to choose from lie beside the question, whole, and the question stays free', async ({ page }) => {
  const table = await Table.board(page, SEARCHING)
  await table.act(() => table.press(table.card('hand', 'Follow the Rootways')))
  const sheet = page.locator('[data-sheet]')
  for (let n = 0; n < 4 && !(await sheet.isVisible()); n++) await table.click(table.primary)
  const [left, asks] = [await boxOf(sheet), await boxOf(table.prompt)]
  expect(left.right).toBeLessThanOrEqual(asks.left)
  for (const card of await sheet.locator('button[data-card]').all()) await expect(card).toBeInViewport({ ratio: 1 })
  expect(await outside(table)).toEqual([])
  await sheet.getByRole('button', { name: 'Look at the table' }).click()
  await expect.poll(async () => (await boxOf(sheet)).top).toBeGreaterThan(250)
  expect(table.complaints).toEqual([])
})

test('what is ordered has its name beside no button', async ({ page }) => {
  const table = await Table.board(page, ATTACKED)
  for (const blocker of ['Fellhorn Stag', 'Mossback Elk']) {
    await table.press(table.card('you-creatures', blocker))
    await table.press(table.card('ring-creatures', 'Clinker Brute'))
  }
  await table.click(table.primary)
  const [row] = await table.prompt.getByRole('listitem').all()
  if (row === undefined) throw new Error('nothing to order')
  const name = await boxOf(row.locator('b'))
  for (const button of await row.getByRole('button').all())
    expect((await boxOf(button)).top).toBeGreaterThanOrEqual(name.bottom)
  expect(await outside(table)).toEqual([])
  expect(table.complaints).toEqual([])
})

test('a card large shows its words without scrolling; the log is one dialog', async ({ page }) => {
  const table = await Table.board(page, RED)
  await table.card('hand', 'Ember Dart').click({ button: 'right' })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/deals 2 damage|deals \d damage/).first()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await table.button('Menu').click()
  await page.getByRole('button', { name: 'Log' }).click()
  await expect(dialog.getByRole('heading', { name: 'Log' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Log', includeHidden: true }).filter({ visible: true })).toHaveCount(1)
  expect(table.complaints).toEqual([])
})

test('the curtain’s dial is whole, and what leads on below it', async ({ page }) => {
  await Table.open(page, linkTo(RED))
  await expect(page.getByRole('button', { name: /^I am/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Play with open hands' })).toBeInViewport({ ratio: 1 })
})

test('a phone on its side has larger cards while there are few, a hand of seven on one page, and the log', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const side = { hand: Array<string>(7).fill('Island'), library: ['Island', 'Island'] }
  const few = ['Mistback Crab', 'Tanglefoot Boar', 'Thornback Elder', 'Island']
  const crowd = [...few, 'Mossback Elk', 'Fellhorn Stag', 'Thicket Prowler']
  const widthOf = async (battlefield: readonly string[]) => {
    const players = ['Ada', 'Bea'].map((name) => ({ name, ...side, battlefield: [...battlefield] }))
    await page.goto('about:blank')
    const table = await Table.board(page, { edition: '2011', players: [players[0], players[1]] } as never)
    await expect(table.zone('hand').locator('[data-card]')).toHaveCount(7)
    await expect(table.log).toBeInViewport({ ratio: 1 })
    for (const zone of ['you-lands', 'ring-lands', 'you-creatures', 'ring-creatures', 'hand'])
      await expect(table.zone(zone).locator('[data-card]').last()).toBeInViewport({ ratio: 1 })
    expect(await outside(table)).toEqual([])
    expect(table.complaints).toEqual([])
    return (await table.card('you-creatures', 'Mistback Crab').boundingBox())?.width ?? 0
  }
  expect(await widthOf(few)).toBeGreaterThan((await widthOf(crowd)) * 1.15)
})
