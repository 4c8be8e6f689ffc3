import type { Import } from './imports.ts'
import type { Source } from './sources.ts'

/** The floors of `src`, from the ground. `package.ts` gathers what `npm run build:engine` publishes. */
export const houseFloors: readonly (readonly string[])[] = [
  ['rulebook'],
  ['language'],
  ['oracle'],
  ['engine'],
  ['catalog'],
  ['ai'],
  ['package'],
  ['store'],
  ['link'],
  ['ui'],
]

/** The floors inside `src/engine`, from the ground; `index` is every file that lies in `src/engine` itself. */
export const engineFloors: readonly (readonly string[])[] = [
  ['state'],
  ['continuous', 'questions'],
  ['restrictions', 'playerRules'],
  ['keywords'],
  ['abilities', 'replacement', 'seen'],
  ['events'],
  ['loops', 'opening'],
  ['play'],
  ['resolve', 'stateBased', 'combat'],
  ['priority'],
  ['turn'],
  ['replies'],
  ['boards'],
  ['index'],
]

/** The rooms of `src/ui`, from the ground, one to a floor; `main` is the file that lies in `src/ui` itself. */
export const uiFloors: readonly (readonly string[])[] = [
  // Words and looks.
  ...['locale', 'messages', 'look', 'glyphs', 'motif', 'painted', 'card', 'parts'],
  // What is shown, what is open, where it stands, and what a press means.
  ...['view', 'session', 'table', 'dnd', 'sound', 'motion', 'input'],
  // The parts of a table.
  ...['zones', 'log', 'prompts', 'story', 'rulebook', 'mini', 'exchange'],
  // The pages.
  ...['pages', 'mending', 'reading', 'pasting', 'formats', 'cardData', 'puzzles', 'lessons', 'writer', 'builder'],
  'friend',
  ...['layers', 'screens', 'app', 'main'],
].map((room) => [room])

/** The floors inside `src/engine/continuous`: what objects are to start with, what words mean, what effects change. */
export const continuousFloors: readonly (readonly string[])[] = [['faces'], ['words'], ['layers'], ['index']]

/** The rooms of `src/oracle`: the machinery, words, nouns, what stands around a verb, clauses, sentences, their meaning. */
export const oracleFloors: readonly (readonly string[])[] = [
  ['core'],
  ['lexicon', 'reading'],
  ['nouns'],
  ['conditions', 'costs'],
  ['events', 'keywords'],
  ['clauses'],
  ['idioms'],
  ['statics'],
  ['sentences'],
  ['meaning'],
  ['finishing'],
  ['index'],
]

/** The floor of a file inside `base`: its folder there, or what `loose` makes of a file that lies in `base` itself. */
function floorName(path: string, base: string, loose: (file: string) => string): string | null {
  if (!path.startsWith(`${base}/`)) return null
  const rest = path.slice(base.length + 1)
  const slash = rest.indexOf('/')
  return slash < 0 ? loose(rest.replace(/\.[^.]*$/, '')) : rest.slice(0, slash)
}

const inHouse = (path: string) => floorName(path, 'src', (file) => file)
const inEngine = (path: string) => floorName(path, 'src/engine', () => 'index')
const inClient = (path: string) => floorName(path, 'src/ui', (file) => file)
const inOracle = (path: string) => floorName(path, 'src/oracle', () => 'index')
const inContinuous = (path: string) => floorName(path, 'src/engine/continuous', () => 'index')

/** The imports that cross from one named floor to another, each with its two heights. */
function crossings(imports: readonly Import[], floors: readonly (readonly string[])[], name: typeof inHouse) {
  const height = (floor: string) => floors.findIndex((rooms) => rooms.includes(floor))
  return imports.flatMap((one) => {
    const from = name(one.from)
    const to = one.to === null ? null : name(one.to)
    if (from === null || to === null || from === to) return []
    return [{ ...one, room: from, other: to, height: height(from), otherHeight: height(to) }]
  })
}

/**
 * Imports that do not go down: upwards, or out of or into a folder that has no floor. Two rooms of one floor may use
 * each other in one direction only.
 */
function upwards(imports: readonly Import[], floors: readonly (readonly string[])[], name: typeof inHouse): string[] {
  const crossed = crossings(imports, floors, name)
  const pairs = new Set(crossed.map(({ room, other }) => `${room} ${other}`))
  return crossed.flatMap(({ from, specifier, room, other, height, otherHeight }) => {
    const said = `${from} imports ${specifier}`
    if (height < 0) return [`${said}: ${room} has no floor`]
    if (otherHeight < 0) return [`${said}: ${other} has no floor`]
    if (height < otherHeight) return [`${said}: upwards, from ${room} to ${other}`]
    const both = height === otherHeight && pairs.has(`${other} ${room}`)
    return both ? [`${said}: ${room} and ${other} share a floor and import each other`] : []
  })
}

/** Imports between the floors of the house that go up. */
export function houseUpwards(imports: readonly Import[]): string[] {
  return upwards(imports, houseFloors, inHouse)
}

/** Imports between the floors of the engine that go up. */
export function engineUpwards(imports: readonly Import[]): string[] {
  return upwards(imports, engineFloors, inEngine)
}

/** Imports between the rooms of the client that go up. */
export function uiUpwards(imports: readonly Import[]): string[] {
  return upwards(imports, uiFloors, inClient)
}

/** Imports between the rooms of the grammar that go up. */
export function oracleUpwards(imports: readonly Import[]): string[] {
  return upwards(imports, oracleFloors, inOracle)
}

/** Imports between the floors of `src/engine/continuous` that go up. */
export function continuousUpwards(imports: readonly Import[]): string[] {
  return upwards(imports, continuousFloors, inContinuous)
}

/** Rooms that a list of floors names and that have no file; `index` stands for the files in `base` itself. */
export function ghosts(floors: readonly (readonly string[])[], sources: readonly Source[], base: string): string[] {
  const loose = /^src\/(engine|oracle)/.test(base) ? () => 'index' : (file: string) => file
  const rooms = new Set(sources.map(({ path }) => floorName(path, base, loose)))
  return floors.flat().filter((room) => !rooms.has(room))
}

/** The folders of a path, outermost first. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/**
 * Rooms of a floor that are loaded at another time than the floor itself, most of them after it, and therefore have a
 * door to the outside of their own; in a folder each file is one.
 */
export const lateDoors: readonly string[] = [
  'src/catalog/compiling/index.ts',
  'src/catalog/formats/facts.ts',
  'src/store/cards/index.ts',
  'src/ai/puzzles/index.ts',
  'src/ai/reasons.ts',
  'src/engine/positionFrom.ts',
  'src/engine/boards/write.ts',
  'src/language/roles.ts',
  'src/rulebook/books.ts',
  'src/rulebook/citations/earlier.ts',
  'src/rulebook/citations/keywords.ts',
  'src/rulebook/keywordRules.ts',
  'src/ui/messages/pages/',
]

const isLateDoor = (path: string): boolean =>
  lateDoors.some((door) => (door.endsWith('/') ? path.startsWith(door) : path === door))

/**
 * Imports into a folder from outside of it by another door than its `index.ts`. A folder without one is a part of the
 * folder around it.
 */
export function sideDoors(imports: readonly Import[], sources: readonly Source[]): string[] {
  const doors = new Set(sources.map(({ path }) => path).filter((path) => path.endsWith('/index.ts')))
  return imports.flatMap(({ from, to, specifier }) => {
    // A style sheet can't go through an index.
    if (to === null || to.endsWith('.css')) return []
    const entered = foldersOf(to).find((folder) => doors.has(`${folder}/index.ts`) && !from.startsWith(`${folder}/`))
    const door = `${entered}/index.ts`
    return entered === undefined || to === door || isLateDoor(to)
      ? []
      : [`${from} imports ${specifier}: only through ${door}`]
  })
}

/** Floors of the house but the top, and rooms of the engine, without an `index.ts`; single files are their own door. */
export function withoutDoor(sources: readonly Source[]): string[] {
  const paths = new Set(sources.map(({ path }) => path))
  const floors = houseFloors.slice(0, -1).flat()
  const rooms = [...floors.map((floor) => `src/${floor}`), ...engineFloors.flat().map((room) => `src/engine/${room}`)]
  return rooms.filter((room) => !paths.has(`${room}.ts`) && !paths.has(`${room}/index.ts`))
}
