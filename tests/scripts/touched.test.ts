import { expect, test } from 'vitest'
import { touchedTests } from '../../scripts/lib/touched.ts'

const imports = [
  { from: 'src/b.ts', to: 'src/a.ts' },
  { from: 'src/c.ts', to: 'src/b.ts' },
  { from: 'src/a.ts', to: 'src/c.ts' },
  { from: 'src/b.ts', to: null },
  { from: 'tests/a.test.ts', to: 'src/a.ts' },
  { from: 'tests/c.test.ts', to: 'src/c.ts' },
  { from: 'tests/support/table.ts', to: 'src/c.ts' },
  { from: 'tests/table.test.tsx', to: 'tests/support/table.ts' },
  { from: 'tests/z.test.ts', to: 'src/z.ts' },
]

test('a change touches the tests that import it, directly or by others, the nearest first', () => {
  expect(touchedTests(['src/a.ts'], imports)).toEqual([
    { test: 'tests/a.test.ts', distance: 1 },
    { test: 'tests/c.test.ts', distance: 3 },
    { test: 'tests/table.test.tsx', distance: 4 },
  ])
})

test('a changed test touches itself; what nothing imports touches nothing', () => {
  expect(touchedTests(['tests/z.test.ts'], imports)).toEqual([{ test: 'tests/z.test.ts', distance: 0 }])
  expect(touchedTests(['README.md'], imports)).toEqual([])
})
