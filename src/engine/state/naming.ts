/** Where data of the state names objects by their ids. */
import type { Context } from './context.ts'
import type { ObjectId } from './ids.ts'

/**
 * Fields that hold ids of objects, alone or in lists: of the one that the data belongs to (`own`), or of those that it
 * speaks of (`meant`).
 */
const ID_FIELDS: Readonly<Record<string, 'own' | 'meant'>> = {
  id: 'own',
  source: 'own',
  onStack: 'own',
  placedBy: 'own',
  openTo: 'own',
  object: 'meant',
  moved: 'meant',
  other: 'meant',
  rest: 'meant',
  paid: 'meant',
  that: 'meant',
  objects: 'meant',
  to: 'meant',
  blockers: 'meant',
  attackers: 'meant',
}

/** Whether the field holds ids of objects. */
export const isIdField = (key: string): boolean => ID_FIELDS[key] !== undefined

/** The same data where the object that it speaks of is called by another id; the very data if it speaks of others. */
function renamed<T>(data: T, from: ObjectId, to: ObjectId): T {
  const swap = (value: unknown, isId: boolean): unknown => {
    if (typeof value === 'number') return isId && value === from ? to : value
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const list = value.map((one) => swap(one, isId))
      return list.every((one, index) => one === value[index]) ? value : list
    }
    const fields = Object.entries(value).map(([key, one]) => [key, swap(one, ID_FIELDS[key] === 'meant')] as const)
    const before = value as Readonly<Record<string, unknown>>
    return fields.every(([key, one]) => one === before[key]) ? value : Object.fromEntries(fields)
  }
  return swap(data, false) as T
}

/** The same where what is meant by that id is meant by another; "~" too, though it stays the source of the text. */
export function meaningInstead<T extends object>(data: T, from: ObjectId, to: ObjectId): T {
  const swapped = renamed(data, from, to)
  if (!('context' in swapped)) return swapped
  const context = swapped.context as Context
  return selfOf(context) === from ? { ...swapped, context: { ...context, self: to } } : swapped
}

/** The object that a text means by "~". */
export const selfOf = ({ source, self }: Context): ObjectId => self ?? source
