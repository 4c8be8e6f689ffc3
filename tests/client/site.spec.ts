import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { entryFiles, filesOf } from '../../scripts/lib/size.mjs'
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

test('page and workers are one build: every module is in one file, and none of the page itself is in a worker', () => {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
  const built = Object.values<{ file: string }>(manifest).map(({ file }) => file)
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  // A worker that was built apart is a file that the manifest doesn't know.
  expect(scripts.filter((name) => !built.includes(`assets/${name}`))).toEqual([])
  const workers = Object.keys(manifest).filter((key) => key.endsWith('/worker.ts'))
  expect(workers).toHaveLength(4)
  const page = manifest['index.html'].file
  // The engine and the table come after the first screen.
  expect([...entryFiles(manifest)].filter((file) => /\/(engine|table|oracle)-/.test(file))).toEqual([])
  for (const worker of workers) {
    const files = [...filesOf(worker, manifest)]
    expect(files).toContainEqual(expect.stringMatching(/^assets\/engine-/))
    expect(files).not.toContain(page)
    expect(files).not.toContainEqual(expect.stringMatching(/^assets\/table-/))
    // Vite's preloading for a dynamic import needs a document.
    expect(files.filter((file) => readFileSync(`dist/${file}`, 'utf8').includes('__vite__mapDeps'))).toEqual([])
  }
})
