/** Saves of the schema before: a game in which both players were poisoned, as version 9 wrote it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkSave } from '../../src/store/checkSaved.ts'
import { upToDate } from '../../src/store/olderSaves.ts'
import { restore } from '../../src/store/restore.ts'
import { SAVE_SCHEMA } from '../../src/store/saves.ts'
import { current } from '../../src/store/timeline.ts'

interface Save {
  readonly start: { readonly schema: number }
  readonly line: object
}
const older = (): Save => JSON.parse(readFileSync('tests/store/support/schema9.save', 'utf8'))

test('is read whole, and its cards and players have the counters that they had', () => {
  const { start, line } = older()
  const checked = checkSave(start, line)
  if (checked === null || typeof checked === 'string') throw new Error(String(checked))
  const restored = restore(checked)
  if (restored === null) throw new Error('it cannot be opened')
  const { players } = current(restored.game.timeline).position.checkpoint
  expect([restored.cut, players.map(({ counters }) => counters)]).toEqual([false, [{ poison: 4 }, { poison: 4 }]])
  expect(checked.start.schema).toBe(SAVE_SCHEMA)
})

test('the text says nothing of the old form any longer', () => {
  const { start, line } = older()
  expect(JSON.stringify([start, line])).toContain('"kind":"poison"')
  expect(JSON.stringify([upToDate(start), upToDate(line)])).not.toMatch(/"kind":"poison"|"poison":0/)
})

test('a log entry kept with the end of a long loop is read, too', () => {
  const entry = { kind: 'poisoned', rule: '2004:420.5h', seat: 1, change: 2, total: 4 }
  expect(upToDate({ schema: 9, replies: [{ result: { events: [entry] } }] })).toMatchObject({
    replies: [{ result: { events: [{ ...entry, kind: 'playerCounters', counter: 'poison' }] } }],
  })
})

test('what gained flashback gains a keyword with its own mana cost, of the two schemas before', () => {
  for (const schema of [9, 10]) {
    const conceded = { match: { conceded: schema === 9 ? 1 : [1] } }
    const saved = { schema, ...conceded, changes: [{ kind: 'gainFlashback' }] }
    expect(upToDate(saved)).toMatchObject({
      schema: SAVE_SCHEMA,
      match: { conceded: [1] },
      changes: [{ kind: 'gainCosting', ability: { keyword: { name: 'flashback', cost: [{ mana: ['0'] }] } } }],
    })
  }
})

test('what is of today, or older still, is left as it is', () => {
  const today = { schema: SAVE_SCHEMA, match: null }
  const long = { schema: 8, kind: 'poison' }
  expect([upToDate(today), upToDate(long)]).toEqual([today, long])
})
