import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { engineFloors, houseFloors } from '../architecture/support/floors.ts'

const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`)
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/engine.md',
  'docs/scenario.md',
  ...decisions,
]

/** Where a page's paths begin: at the root, or in a folder that goes without saying. */
const bases = ['', 'src/', 'src/engine/', 'src/ui/', 'src/oracle/', 'tests/']

/** What a page names in code marks that looks like a path of ours. */
function paths(text: string): readonly string[] {
  const files = text.matchAll(/`([\w-]+\/[\w./-]+\.(?:tsx?|mjs|md|json|css))`/g)
  const folders = text.matchAll(/`((?:src|tests|scripts|docs)\/[\w/-]+)`/g)
  return [...files, ...folders].map(([, path]) => path ?? '')
}

const isThere = (path: string): boolean => bases.some((base) => existsSync(base + path))

describe.each(pages)('%s', (page) => {
  test('names files and folders that are there', () =>
    expect(paths(readFileSync(page, 'utf8')).filter((path) => !isThere(path))).toEqual([]))
})

test('docs/architecture.md names every floor', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const floors = [...houseFloors.flat().filter((floor) => floor !== 'package'), ...engineFloors.flat()]
  const named = (floor: string) =>
    new RegExp(`\\b${floor === 'index' ? 'files\\s+at\\s+the\\s+top' : floor}\\b`).test(text)
  expect(floors.filter((floor) => !named(floor))).toEqual([])
})
