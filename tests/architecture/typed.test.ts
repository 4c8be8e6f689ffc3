/** What only the type checker knows of `src`. */
import { describe, expect, test } from 'vitest'
import { droppedGenerators } from './support/generators.ts'
import { deadMessages } from './support/messages.ts'
import { readSources } from './support/sources.ts'
import { EMPTY, errorsIn, GUARDED, openSwitches, Programs } from './support/unions.ts'

/** Reading the whole of `src` takes its time; each case after that only what it changes. */
const LONG = 240_000

const programs = new Programs()

test('no process is made and dropped for want of yield*', { timeout: LONG }, () =>
  expect(droppedGenerators(programs.plain)).toEqual([]),
)

test('every message is said somewhere', { timeout: LONG }, () => expect(deadMessages(programs.plain)).toEqual([]))

describe('a member added to a union without code for it does not compile', () => {
  test('the rooms that answer for unions compile as they are', { timeout: LONG }, () => {
    const program = programs.plain
    const rooms = [...new Set(GUARDED.flatMap((one) => one.rooms))]
    expect(rooms.flatMap((room) => errorsIn(program, room))).toEqual([])
  })

  test('every switch has a default or is held total by the checker', { timeout: LONG }, () =>
    expect(openSwitches(programs.plain)).toEqual([]),
  )

  test.each(GUARDED)('$union', { timeout: LONG }, ({ file, grown, rooms }) => {
    const program = programs.with(file, grown)
    expect(rooms.filter((room) => errorsIn(program, room).length === 0)).toEqual([])
    expect(rooms).not.toEqual([])
  })

  test.each(EMPTY)('$what does not compile', { timeout: LONG }, ({ file, made }) =>
    expect(errorsIn(programs.with(file, made), file)).not.toEqual([]),
  )

  test('every field of the edition that is one of a few words is among them', () => {
    const edition = readSources('src/rulebook').find(({ path }) => path.endsWith('/editions/edition.ts'))?.text ?? ''
    const groups = [...edition.matchAll(/readonly (\w+): (\w+Rules)\n/g)]
    const fields = groups.flatMap(([, group, type]) => {
      const [, fieldsOf = ''] = edition.split(`interface ${type} {`)
      const [own = ''] = fieldsOf.split('\n}')
      return [...own.matchAll(/readonly (\w+): (?:'|[A-Z]\w+ \| ')/g)].map(([, field]) => `Edition.${group}.${field}`)
    })
    expect(fields.length).toBeGreaterThan(9)
    expect(fields.filter((field) => !GUARDED.some(({ union }) => union === field))).toEqual([])
  })
})

/** Who reads static abilities asks for their kinds one by one: somebody must ask for each. */
test('every kind of static rule is asked for by a room of the engine', () => {
  const [lists] = readSources('src/engine/continuous').filter(({ path }) => path.endsWith('/abilityLists.ts'))
  const table = lists?.text.slice(lists.text.indexOf('const READINGS')) ?? ''
  const kinds = [...table.slice(0, table.indexOf('\n}\n')).matchAll(/^ {2}(\w+):/gm)].map(([, kind]) => kind ?? '')
  expect(kinds.length).toBeGreaterThan(15)
  const rooms = readSources('src/engine').filter(({ path }) => !path.endsWith('/continuous/faces/abilityLists.ts'))
  expect(kinds.filter((kind) => !rooms.some(({ text }) => text.includes(`'${kind}'`)))).toEqual([])
})
