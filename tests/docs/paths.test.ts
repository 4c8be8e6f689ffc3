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

/** What a page names in code marks that looks like a path of ours: from the root, or from `src`. */
function paths(text: string): readonly string[] {
  return [...text.matchAll(/`((?:src|tests|scripts|docs|engine|oracle|ui|store)\/[\w./-]+)`/g)].map(
    ([, path]) => path ?? '',
  )
}

describe.each(pages)('%s', (page) => {
  test('names files and folders that are there', () =>
    expect(paths(readFileSync(page, 'utf8')).filter((path) => !existsSync(path) && !existsSync(`src/${path}`))).toEqual(
      [],
    ))
})

test('docs/architecture.md names every floor', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const floors = [...houseFloors.flat().filter((floor) => floor !== 'package'), ...engineFloors.flat()]
  const named = (floor: string) => new RegExp(`\\b${floor === 'index' ? 'files at the top' : floor}\\b`).test(text)
  expect(floors.filter((floor) => !named(floor))).toEqual([])
})
