import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isBuilt } from '../../scripts/lib/site.mjs'
import { judge, notMeasured } from '../bench/budgets.ts'

test('a budget is kept up to its limit and missed beyond it', () => {
  expect(judge('clickToPaint', 50)).toMatchObject({ value: 50, ok: true, limit: 50 })
  expect(judge('clickToPaint', 50.1).ok).toBe(false)
  expect(judge('repliesPerSecond', 24_999).ok).toBe(false)
  expect(judge('repliesPerSecond', 25_000).ok).toBe(true)
})

test('what could not be measured is neither kept nor missed, and says why', () => {
  expect(notMeasured('clickToPaint', 'no Chromium')).toMatchObject({ value: null, ok: null, note: 'no Chromium' })
})

test('a site is built where nothing it is made from was written after it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cantrip-'))
  const write = (path: string, at: number) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), '')
    utimesSync(join(folder, path), at, at)
  }
  write('index.html', 100)
  write('src/ui/main.tsx', 100)
  for (const path of ['src/ui', 'src']) utimesSync(join(folder, path), 100, 100)
  expect(isBuilt(folder)).toBe(false)
  write('dist/.vite/manifest.json', 200)
  expect(isBuilt(folder)).toBe(true)
  write('src/ui/main.tsx', 300)
  expect(isBuilt(folder)).toBe(false)
  rmSync(folder, { recursive: true })
})
