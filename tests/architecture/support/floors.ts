import type { Import } from './imports.ts'

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
  ['ui'],
]

/** The floors inside `src/engine`, from the ground; `index` is every file that lies in `src/engine` itself. */
export const engineFloors: readonly (readonly string[])[] = [
  ['state'],
  ['continuous', 'questions', 'copies', 'faceDown', 'split', 'turnControl'],
  ['keywords'],
  ['abilities', 'replacement', 'seen'],
  ['events'],
  ['play'],
  ['resolve', 'stateBased', 'combat'],
  ['priority', 'loops'],
  ['turn', 'subgame'],
  ['replies'],
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

/** Imports into another floor of the house by another door than its `index.ts`. */
export function sideDoors(imports: readonly Import[]): string[] {
  return crossings(imports, houseFloors, inHouse)
    .filter(({ to, other }) => to !== `src/${other}/index.ts`)
    .map(({ from, specifier, other }) => `${from} imports ${specifier}: only through src/${other}/index.ts`)
}
