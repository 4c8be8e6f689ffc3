import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The built site on a plain file server, at home in a sub-path as on a static host. */
function serveUnder(base: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = path === base ? 'index.html' : normalize(path.slice(base.length))
    try {
      if (!path.startsWith(base) || file.startsWith('..')) throw new Error('outside')
      const content = readFileSync(join('dist', file))
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)))
}

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
  const server = await serveUnder('/some/where/')
  try {
    const heard = complaints(page)
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/some/where/`)
    await expect(page.locator('#root > *').first()).toBeVisible()
    expect(heard).toEqual([])
  } finally {
    server.close()
  }
})
