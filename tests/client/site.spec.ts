import { expect, type Page, test } from '@playwright/test'
import { serveSite } from './support/site.ts'

/** What the page complains of: errors, refused policies, missing files. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  page.on('response', (response) => response.status() >= 400 && heard.push(`${response.status()} ${response.url()}`))
  return heard
}

test('the page opens without a complaint', async ({ page }) => {
  const heard = complaints(page)
  await page.goto('/')
  await expect(page.locator('#root > *').first()).toBeVisible()
  expect(heard).toEqual([])
})

test('the built site works from any sub-path', async ({ page }) => {
  const site = await serveSite('/some/where/')
  try {
    const heard = complaints(page)
    await page.goto(site.address)
    await expect(page.locator('#root > *').first()).toBeVisible()
    expect(heard).toEqual([])
  } finally {
    await site.close()
  }
})
