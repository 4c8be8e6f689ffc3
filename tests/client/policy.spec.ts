/** The page's Content-Security-Policy: what the game uses is allowed, and nothing else is. */
import { expect, type Page, test } from '@playwright/test'
import { Bot, mouseOf, rollOf } from './support/bot.ts'
import { Table } from './support/table.ts'

/** What the policy is to say, directive by directive. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: https://cards.scryfall.io",
  'connect-src': 'https://api.scryfall.com',
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

/** Collects the directives that were violated, from now on. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const violated: string[] = []
    Object.assign(globalThis, { violated })
    document.addEventListener('securitypolicyviolation', (event) => violated.push(event.effectiveDirective))
  })
  return () => page.evaluate('violated')
}

test('the policy names what is used and no more', async ({ page }) => {
  await page.goto('/')
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  const directives = (policy ?? '').split(';').map((one) => one.trim().split(/\s+/))
  expect(Object.fromEntries(directives.map(([name, ...sources]) => [name, sources.join(' ')]))).toEqual(POLICY)
})

test('a game against the machine and the rulebook keep within it', async ({ page }) => {
  const violated = await listen(page)
  const table = await Table.open(page, '/#deck=cinder-run&against=first-light&seed=7&level=easy&starter=you')
  const worker = page.waitForEvent('worker')
  await new Bot(table, mouseOf(table), rollOf(1)).play(12)
  expect((await worker).url()).toMatch(/^http:\/\/localhost/)
  await page.evaluate(() => {
    location.hash = '#rule=2004:409.1c'
  })
  await expect(page.getByRole('dialog', { name: 'Rulebook' }).getByRole('article')).toContainText('409.1c')
  expect(await violated()).toEqual([])
  expect(table.complaints).toEqual([])
})

const ATTEMPTS: readonly (readonly [name: string, directive: string, attempt: () => unknown])[] = [
  ['a request to another host', 'connect-src', () => fetch('https://cards.example/cards').catch(() => null)],
  ['a request to this host', 'connect-src', () => fetch('./index.html').catch(() => null)],
  [
    'a worker from a blob',
    'worker-src',
    () => new Worker(URL.createObjectURL(new Blob(['0'], { type: 'text/javascript' }))),
  ],
  ['a picture from another host', 'img-src', () => Object.assign(new Image(), { src: 'https://cards.example/a.png' })],
  [
    'a picture from a blob',
    'img-src',
    () => Object.assign(new Image(), { src: URL.createObjectURL(new Blob(['0'], { type: 'image/gif' })) }),
  ],
  [
    'a frame',
    'frame-src',
    () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://cards.example/' })),
  ],
  [
    'an inline script',
    'script-src-elem',
    () => document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.name = "ran"' })),
  ],
  [
    'a script in an attribute',
    'script-src-attr',
    () => {
      const button = document.createElement('button')
      button.setAttribute('onclick', 'window.name = "ran"')
      button.click()
    },
  ],
  [
    'evaluation',
    'script-src',
    // Later: what a test evaluates itself is let through.
    () => setTimeout(() => new Function('window.name = "ran"')()),
  ],
]

for (const [name, directive, attempt] of ATTEMPTS) {
  test(`${name} is refused`, async ({ page }) => {
    const violated = await listen(page)
    await page.goto('/')
    await page.evaluate(`void (${String(attempt)})()`).catch(() => null)
    await expect.poll(violated).toEqual([directive])
    expect(await page.evaluate(() => window.name)).toBe('')
  })
}
