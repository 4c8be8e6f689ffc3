// The table "section of the book -> room": which files hold what each section demands.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'
import { readRules } from './rules.mjs'

/** @typedef {{ edition: string, section: string, title: string, rooms: string[] }} Row */

/** Where the table stands. */
export const roomsPage = join(root, 'docs', 'rooms.md')

/** @returns {Record<string, Record<string, string[]>>} */
export function readRooms() {
  return JSON.parse(readFileSync(join(root, 'scripts', 'lib', 'rooms.json'), 'utf8'))
}

/**
 * A book's sections by number, each with its title; 502.9 belongs to 502.
 * @param {string} edition
 * @returns {Map<string, string>}
 */
export function sectionsOf(edition) {
  /** @type {Map<string, string>} */
  const found = new Map()
  for (const { section } of readRules(edition)) {
    const [, number, rest, title = ''] = /^(\d+)(\.\d+)? (.*)$/.exec(section) ?? []
    if (number !== undefined && (rest === undefined || !found.has(number))) found.set(number, title)
  }
  return found
}

/**
 * Every section of the books that are built, with its rooms, in the order of the books.
 * @returns {Row[]}
 */
export function rows() {
  const rooms = readRooms()
  return Object.keys(rooms).flatMap((edition) =>
    [...sectionsOf(edition)]
      .sort(([a], [b]) => (a.padEnd(3, '0') < b.padEnd(3, '0') ? -1 : 1))
      .map(([section, title]) => ({ edition, section, title, rooms: rooms[edition]?.[section] ?? [] })),
  )
}

const head = `# Section of the book, and its room

Written by \`npm run docs:rooms\` from \`scripts/lib/rooms.json\`; do not edit it here. A dash: not built, or out of scope.
`

/** The page as it should be. */
export function roomsText() {
  const tables = Object.keys(readRooms()).map((edition) => {
    const lines = rows()
      .filter((row) => row.edition === edition)
      .map(({ section, title, rooms }) => {
        const where = rooms.map((room) => `[${room}](../${room})`).join(', ')
        return `| ${section} | ${title} | ${where || '—'} |`
      })
    return `\n## ${edition}\n\n| section | about | room |\n|---|---|---|\n${lines.join('\n')}\n`
  })
  return head + tables.join('')
}
