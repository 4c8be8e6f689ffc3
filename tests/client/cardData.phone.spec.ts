import { expect, test } from '@playwright/test'
import { apiCard } from '../catalog/cardData/files.ts'
import { serious } from './support/axe.ts'
import { CardData } from './support/cardData.ts'

test('the page of card data fits a phone, before and after a file', async ({ page }) => {
  const data = await CardData.open(page)
  const long = apiCard('Heron-of-the-'.repeat(14), { type_line: 4 })
  const fits = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await serious(page)).toEqual([])
  }
  await fits()
  await data.drop('cards.json', JSON.stringify([apiCard('Bog Heron'), long]))
  await expect(data.result).toContainText('1 card added')
  await fits()
})
