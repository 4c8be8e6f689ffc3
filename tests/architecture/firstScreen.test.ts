/** What the first screen loads (docs/decisions/0025): the engine comes after it. */
import { expect, test } from 'vitest'
import { graphOf, wayTo } from '../../scripts/lib/reach.mjs'
import { isScript, readSources } from './support/sources.ts'

const sources = new Map(
  readSources('src')
    .filter(isScript)
    .map(({ path, text }) => [path, text]),
)
const { reach } = graphOf((id) => sources.get(id) ?? null)

const LATE = /^src\/(engine|ai|oracle)\//

/** How the first of them is come to, for each module that leads to any. */
function waysTo(found: ReadonlyMap<string, string | null>, late: RegExp): string[] {
  return [...found].flatMap(([id, by]) =>
    late.test(id) && !late.test(by ?? '') ? wayTo(new Map(found), id).join(' > ') : [],
  )
}

test('nothing of the engine, the machine player or the grammar is loaded with the first screen', () => {
  const found = reach(['src/ui/main.tsx'])
  // Whoever breaks the graph would find nothing at all.
  expect(found.size).toBeGreaterThan(100)
  expect([...found.keys()]).toContain('src/ui/screens/StartScreen.tsx')
  expect(waysTo(found, LATE)).toEqual([])
})

test('the table has it', () => {
  const found = reach(['src/ui/screens/TableScreen.tsx', 'src/store/gameIntents.ts'])
  expect([...found.keys()]).toContain('src/engine/game.ts')
  expect(waysTo(found, LATE).length).toBeGreaterThan(0)
})
