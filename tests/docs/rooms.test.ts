import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRooms, roomsPage, roomsText, rows, sectionsOf } from '../../scripts/lib/rooms.mjs'
import { readSources } from '../architecture/support/sources.ts'

/** The sections that comments in the engine name with their book. */
function cited(): readonly string[] {
  const found = new Set<string>()
  for (const { text } of [...readSources('src/engine'), ...readSources('src/language/keywords')])
    for (const [, edition, section] of text.matchAll(/\b(\w+):(?:contents\/)?(\d{3})\b/g))
      found.add(`${edition}:${section}`)
  return [...found].sort()
}

describe('the table of sections and rooms', () => {
  test('is what `npm run docs:rooms` writes', () => expect(readFileSync(roomsPage, 'utf8')).toBe(roomsText()))

  test('names rooms that are there', () =>
    expect(rows().flatMap(({ rooms }) => rooms.filter((room) => !existsSync(room)))).toEqual([]))

  test('has every section of both books, and no other', () => {
    for (const [edition, rooms] of Object.entries(readRooms()))
      expect(Object.keys(rooms).sort()).toEqual([...sectionsOf(edition).keys()].sort())
  })

  test('has a room for every section that the engine cites', () => {
    const known = new Set(
      rows().flatMap(({ edition, section, rooms }) => (rooms.length > 0 ? [`${edition}:${section}`] : [])),
    )
    const listed = new Set(rows().map(({ edition, section }) => `${edition}:${section}`))
    expect(cited().filter((section) => listed.has(section) && !known.has(section))).toEqual([])
  })
})
