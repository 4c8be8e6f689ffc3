/** What a board says besides cards: how permanents are marked, day or night, what players are, their dungeons. */
import {
  abilitiesDown,
  abilityOfCounter,
  type Daylight,
  DESIGNATION_NAMES,
  DESIGNATIONS,
  type Designation,
  type Printed,
  UNPRINTED,
} from '../../language/index.ts'
import type { GameObject, MarkHeld, Seat } from '../state/index.ts'
import { type PermanentInput, SAID_MARKS, type SideInput } from './schema.ts'

type Given = Exclude<PermanentInput, string>

/** The number of a Ring-bearer's mark. */
const bearerOf = (seat: Seat): number => seat + 1

/** What a board says of a permanent of that seat's that is no field of its own there. */
export function standsOf(
  { side, marks = {}, ringBearer = false, protector, downBy, chosenColor }: Given,
  seat: Seat,
): Partial<GameObject> {
  const numbers = { ...marks, ...(ringBearer ? { ringBearer: bearerOf(seat) } : {}) }
  const held = Object.entries(numbers).map(([mark, n]): readonly [string, MarkHeld] => [mark, { n, at: 0 }])
  return {
    ...(side === undefined ? {} : { side }),
    ...(held.length === 0 ? {} : { marks: Object.fromEntries(held) }),
    ...(downBy === undefined ? {} : { downBy }),
    chosen: {
      ...(chosenColor === undefined ? {} : { color: chosenColor }),
      ...(protector === undefined ? {} : { player: protector }),
    },
  }
}

/** The same the other way round; what is as usual isn't said. */
export function saidOf(object: GameObject): Pick<Given, 'side' | 'marks' | 'downBy' | 'protector' | 'ringBearer'> {
  const { side, marks = {}, downBy, chosen } = object
  const said = SAID_MARKS.flatMap((mark) => (marks[mark] === undefined ? [] : [[mark, marks[mark].n] as const]))
  return {
    ...(side === 0 ? {} : { side }),
    ...(said.length === 0 ? {} : { marks: Object.fromEntries(said) }),
    ...(downBy === undefined ? {} : { downBy }),
    ...(chosen.player === undefined ? {} : { protector: chosen.player }),
    ...(marks.ringBearer === undefined ? {} : { ringBearer: true }),
  }
}

/**
 * What counters and lying face down give, which no card of the board need print: everything that an object can ever have
 * is printed somewhere in its game.
 */
export function givenTo(objects: readonly GameObject[]): readonly Printed[] {
  const byCounters = (object: GameObject) =>
    Object.keys(object.counters).flatMap((name) => abilityOfCounter(name) ?? [])
  const abilities = objects.flatMap((object) => [...byCounters(object), ...abilitiesDown(object.downBy)])
  return abilities.length === 0 ? [] : [{ ...UNPRINTED, abilities }]
}

/** What stands in the command zone for a player's designations, each with how far it has come. */
export function designationsIn({
  designations = {},
}: SideInput): readonly { as: Printed; fields: Partial<GameObject> }[] {
  return DESIGNATION_NAMES.flatMap((name) => {
    const level = designations[name]
    if (level === undefined) return []
    const marks = level > 0 ? { marks: { level: { n: level, at: 0 } } } : {}
    return { as: { ...UNPRINTED, abilities: DESIGNATIONS[name].abilities, designation: name }, fields: marks }
  })
}

/** How far each designation among these objects has come; 0: it has no levels. */
export function designationsAmong(
  objects: readonly GameObject[],
  printed: readonly (Printed | null)[],
): Readonly<Partial<Record<Designation, number>>> {
  const found = objects.flatMap(({ face, marks }) => {
    const as = printed[face]?.designation
    return as === undefined ? [] : [[as, marks?.level?.n ?? 0] as const]
  })
  return Object.fromEntries(found)
}

/** In which room of the dungeon the marker is, by its place; `null`: it has no room of that name. */
export function roomIn(dungeon: Printed | null, room: string): number | null {
  const at = dungeon?.rooms?.findIndex(({ name }) => name === room) ?? -1
  return at < 0 ? null : at
}

/** Day or night, as a state has it. */
export const daylightIn = (daylight: Daylight | undefined): { readonly daylight?: Daylight } =>
  daylight === undefined ? {} : { daylight }
