import { expect, test } from '@playwright/test'
import { RED } from './support/boards.ts'
import { Table } from './support/table.ts'

test.use({ locale: 'fr-FR', reuseContext: false })

test('the rulebook is read, searched and linked in French, and in English once that is chosen', async ({ page }) => {
  const table = await Table.board(page, RED)
  await page.goto('/#rule=2004:502.9b')
  const book = page.getByRole('dialog', { name: 'Livre de règles' })
  const reading = book.getByRole('article')
  await expect(reading.locator('[aria-current]')).toContainText('piétinement')
  await expect(reading.locator('[lang]')).toHaveCount(0)
  await book.getByRole('searchbox').fill('regeneration remplace')
  await book.getByRole('link', { name: /^419\.6b/ }).click()
  await expect(reading.locator('[aria-current]')).toContainText('La régénération remplace une destruction.')
  await book.getByRole('searchbox').fill('')
  await book.getByText('Glossaire').click()
  await expect(reading.getByRole('listitem').filter({ hasText: 'Piocher' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(book).toHaveCount(0)

  await page.evaluate(() => {
    location.hash = '#/puzzles'
  })
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByRole('radio', { name: 'English', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.keyboard.press('Escape')
  await page.goto('/#rule=2004:502.9b')
  await expect(page.getByRole('dialog', { name: 'Rulebook' }).locator('[aria-current]').last()).toContainText(
    'trampler',
  )
  expect(table.complaints).toEqual([])
})
