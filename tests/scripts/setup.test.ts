import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findChromium, freePort, isInstalled } from '../../scripts/setup.mjs'

describe('isInstalled', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cantrip-'))
    mkdirSync(join(folder, 'node_modules'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (file: string, packages: object) => writeFileSync(join(folder, file), JSON.stringify({ packages }))
  const lock = (packages: object) => write('package-lock.json', { '': { version: '1.0.0' }, ...packages })
  const installed = (packages: object) => write('node_modules/.package-lock.json', packages)

  test('not when nothing is installed', () => {
    lock({})
    expect(isInstalled(folder)).toBe(false)
  })

  test('when the versions are those of the lock file; what is optional may be absent', () => {
    lock({ 'node_modules/a': { version: '1.2.3' }, 'node_modules/b-for-windows': { version: '1.0.0', optional: true } })
    installed({ 'node_modules/a': { version: '1.2.3' } })
    expect(isInstalled(folder)).toBe(true)
  })

  test('not when a package is missing or of another version', () => {
    lock({ 'node_modules/a': { version: '1.2.3' } })
    installed({})
    expect(isInstalled(folder)).toBe(false)
    installed({ 'node_modules/a': { version: '1.2.2' } })
    expect(isInstalled(folder)).toBe(false)
  })
})

test('a taken port is passed over', async () => {
  const server = createServer()
  const taken = await freePort()
  await new Promise<void>((resolve) => server.listen(taken, 'localhost', resolve))
  expect(await freePort(taken)).toBeGreaterThan(taken)
  await new Promise((resolve) => server.close(resolve))
})

test('CHROMIUM_PATH comes first', () => {
  const before = process.env.CHROMIUM_PATH
  process.env.CHROMIUM_PATH = process.execPath
  expect(findChromium()).toBe(process.execPath)
  if (before === undefined) delete process.env.CHROMIUM_PATH
  else process.env.CHROMIUM_PATH = before
})
