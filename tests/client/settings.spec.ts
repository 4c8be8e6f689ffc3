import { expect, type Page, test } from '@playwright/test'
import { serious } from './support/axe.ts'
import { RED } from './support/boards.ts'
import { playNow } from './support/start.ts'
import { Table } from './support/table.ts'

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })

async function openSettings(table: Table): Promise<void> {
  await table.until(table.button('Settings'), () => table.button('Menu').click())
  await table.button('Settings').click()
  await expect(settings(table.page)).toBeVisible()
}

test('settings stand in groups', async ({ page }) => {
  const table = await Table.board(page, RED)
  await openSettings(table)
  for (const name of ['Game', 'View', 'Sound', 'Language', 'Statistics', 'Stops', 'Keys'])
    await expect(settings(page).getByRole('region', { name, exact: true })).toBeVisible()
  expect(await serious(page)).toEqual([])
  expect(table.complaints).toEqual([])
})

test('statistics are cleared after a question', async ({ page }) => {
  await page.addInitScript(() => {
    const result = { game: 'a', at: '2026-01-01', deckId: 'x', deck: 'X', againstId: 'y', against: 'Y' }
    const results = [{ ...result, level: 'easy', how: 'won', turns: 7, edition: '2011' }]
    if (localStorage.getItem('cantrip.results') === null)
      localStorage.setItem('cantrip.results', JSON.stringify({ schema: 2, results, climbed: 2 }))
  })
  const table = await Table.open(page, '/')
  await expect(playNow(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Settings' }).click()
  const group = settings(page).getByRole('region', { name: 'Statistics' })
  await expect(group).toContainText('1 game')
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('cantrip.results') ?? 'null'))
  await group.getByRole('button', { name: 'Clear statistics' }).click()
  await expect(group).toContainText('This can’t be undone.')
  await expect(group.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect(await serious(page)).toEqual([])
  await group.getByRole('button', { name: 'Cancel' }).click()
  expect((await kept()).results).toHaveLength(1)
  await group.getByRole('button', { name: 'Clear statistics' }).click()
  await group.getByRole('button', { name: 'Clear statistics' }).click()
  await expect(group).toContainText('0 games')
  expect(await kept()).toMatchObject({ results: [], climbed: 0 })
  await expect(group.getByRole('button', { name: 'Clear statistics' })).toBeDisabled()
  expect(table.complaints).toEqual([])
})

test('the volume is what is heard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const heard = window as unknown as { gains: number[]; tones: number }
    heard.gains = []
    heard.tones = 0
    const { start } = OscillatorNode.prototype
    const { destination } = Object.getOwnPropertyDescriptors(BaseAudioContext.prototype)
    const masters = new WeakMap<BaseAudioContext, GainNode>()
    const { connect } = AudioNode.prototype
    AudioNode.prototype.connect = function (this: AudioNode, ...given: unknown[]) {
      const end: unknown = destination?.get?.call(this.context)
      if (given[0] === end && this instanceof GainNode) masters.set(this.context, this)
      return Reflect.apply(connect, this, given)
    } as typeof connect
    OscillatorNode.prototype.start = function (when) {
      heard.tones++
      heard.gains.push(masters.get(this.context)?.gain.value ?? Number.NaN)
      start.call(this, when)
    }
  })
  const last = () => page.evaluate(() => (window as unknown as { gains: number[] }).gains.at(-1))
  const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones)
  const table = await Table.board(page, RED)
  await openSettings(table)
  const slider = settings(page).getByRole('slider', { name: 'Volume' })
  await expect(slider).toHaveValue('100')
  await slider.press('ArrowLeft')
  await expect.poll(last).toBeCloseTo(0.9025, 3)
  await slider.fill('50')
  await slider.press('ArrowRight')
  await expect.poll(last).toBeCloseTo(0.3025, 3)
  await slider.press('Home')
  const before = await tones()
  await page.getByRole('button', { name: 'Close settings' }).click()
  await table.click(table.card('hand', 'Mountain'))
  await expect(table.card('hand', 'Mountain')).toHaveCount(0)
  expect(await tones()).toBe(before)
  await openSettings(table)
  await settings(page).getByText('Sound effects').click()
  await expect(slider).toBeDisabled()
  expect(table.complaints).toEqual([])
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`larger cards and words have room at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const table = await Table.board(page, RED)
    const sizesOf = () =>
      page.evaluate(() => {
        const box = (what: string) => document.querySelector(what)?.getBoundingClientRect()
        return {
          card: box('[data-zone="you-creatures"] [data-card]')?.width ?? 0,
          button: box('#primary')?.height ?? 0,
        }
      })
    const usual = await sizesOf()
    await openSettings(table)
    await settings(page).getByRole('group', { name: 'Card size' }).getByText('Large').click()
    await settings(page).getByRole('group', { name: 'Text size' }).getByText('Largest').click()
    expect(await serious(page)).toEqual([])
    await expect.poll(() => settings(page).evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Close settings' }).click()
    const large = await sizesOf()
    expect(large.card).toBeGreaterThan(usual.card * 1.1)
    expect(large.button).toBeGreaterThan(usual.button * 1.1)
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beside).toBeLessThanOrEqual(0)
    for (const name of ['Ember Dart', 'Verdict at Dawn']) await expect(table.card('hand', name)).toBeInViewport()
    expect(await serious(page)).toEqual([])
    // The page keeps it.
    await page.reload()
    await table.settled()
    expect(await sizesOf()).toEqual(large)
    expect(table.complaints).toEqual([])
  })

for (const language of ['en', 'fr'] as const)
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const)
    test(`words that are pressed stay on one line at ${width}x${height} (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const table = await Table.board(page, RED, { language, openHands: true })
      const prompt = table.prompt.locator('button > span:first-of-type')
      const high = await prompt.evaluateAll((all) =>
        all.flatMap((one) =>
          one.getClientRects().length > 1 || one.getBoundingClientRect().height > 24 ? [one.textContent] : [],
        ),
      )
      expect(high).toEqual([])
      const [menu, entry] = language === 'fr' ? ['Menu', 'Réglages'] : ['Menu', 'Settings']
      await table.until(table.button(entry), () => table.button(menu).click())
      await table.button(entry).click()
      const dialog = page.getByRole('dialog', { name: entry })
      await expect(dialog).toBeVisible()
      const pauses = dialog.getByRole('group').nth(1).locator('label')
      await expect(pauses).toHaveCount(4)
      const tops = await pauses.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
      expect(new Set(tops).size).toBe(1)
      expect(table.complaints).toEqual([])
    })

test('full control lights its button, which keeps its size', async ({ page }) => {
  const table = await Table.board(page, RED)
  const button = table.prompt.getByRole('button', { name: 'Full control' })
  const before = await button.boundingBox()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('f')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await button.boundingBox()).toEqual(before)
  expect(table.complaints).toEqual([])
})
