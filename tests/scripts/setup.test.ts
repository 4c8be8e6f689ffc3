import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findChromium } from '../../scripts/lib/browser.mjs'
import { freePort, isInstalled, lockProblems } from '../../scripts/setup.mjs'

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

describe('the lock file', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cantrip-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function problems(wanted: object, packages: object): readonly string[] {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
    return lockProblems(folder)
  }

  test('is whole here: npm ci takes it, on every platform', () => expect(lockProblems()).toEqual([]))

  test('has what package.json asks for, in the same range, and no more', () => {
    const a = { version: '1.0.0' }
    const locked = { '': { dependencies: { a: '^1.0.0' } }, 'node_modules/a': a }
    expect(problems({ dependencies: { a: '^1.0.0' } }, locked)).toEqual([])
    expect(problems({ dependencies: { a: '^2.0.0' } }, locked)).toEqual([
      'a: package.json says ^2.0.0, the lock file ^1.0.0',
    ])
    expect(problems({}, locked)).toEqual(['a: package.json says nothing, the lock file ^1.0.0'])
  })

  test('has what its packages need, optional ones of other platforms too, beside them or above', () => {
    const wanted = { devDependencies: { a: '1.0.0' } }
    const a = { version: '1.0.0', dependencies: { b: '1' }, optionalDependencies: { 'a-for-windows': '1.0.0' } }
    const there = { '': wanted, 'node_modules/a': a, 'node_modules/a/node_modules/b': { version: '1.0.0' } }
    expect(problems(wanted, there)).toEqual(['a-for-windows: needed by a, not in the lock file'])
    const windows = { version: '1.0.0', optional: true }
    expect(problems(wanted, { ...there, 'node_modules/a-for-windows': windows })).toEqual([])
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
