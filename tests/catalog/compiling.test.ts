/** The built-in set's programs, which a build keeps ready. */
import { expect, test } from 'vitest'
import { compiledPrograms } from '../../scripts/lib/programs.mjs'
import { loadSet } from '../../src/catalog/index.ts'
import { type Compiled, compile } from '../../src/oracle/index.ts'

test('what a build keeps ready is what the texts compile to', async () => {
  const { cards: ofDecks, variants } = await loadSet()
  const cards = [...ofDecks, ...variants]
  const programs = JSON.parse(compiledPrograms(process.cwd())) as readonly Compiled[]
  expect(programs).toHaveLength(cards.length)
  for (const [index, { record }] of cards.entries()) expect(programs[index]).toEqual(compile(record))
})

test('from the sources each is compiled when it is first asked for, and once', async () => {
  const { cards } = await loadSet()
  for (const card of cards.slice(0, 3)) {
    expect(card.compiled).toMatchObject({ ok: true, printed: { name: card.record.name } })
    expect(card.compiled).toBe(card.compiled)
  }
})
