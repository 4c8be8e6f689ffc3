/**
 * The name of what gives an ability, used in that ability's text (2004:202.2b): it means that very object, which is known
 * only when the ability is given.
 */
import { walk } from './walk.ts'

type Fields = Readonly<Record<string, unknown>>

const isUnnamed = (node: Fields): boolean => node.kind === 'granter' && node.object === null

const holding = new WeakMap<object, boolean>()

function holdsGranter(node: object): boolean {
  const known = holding.get(node)
  if (known !== undefined) return known
  let found = false
  walk(node, (inner) => {
    if (isUnnamed(inner)) found = true
    return undefined
  })
  holding.set(node, found)
  return found
}

function filledIn(node: unknown, object: number): unknown {
  if (Array.isArray(node)) return node.map((one) => filledIn(one, object))
  if (typeof node !== 'object' || node === null) return node
  const record = node as Fields
  if (isUnnamed(record)) return { ...record, object }
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, filledIn(value, object)]))
}

const given = new WeakMap<object, Map<number, object>>()

/** The ability as that object gives it. The same ability and object give the same result, to be known by. */
export function givenBy<T extends object>(ability: T, object: number): T {
  if (!holdsGranter(ability)) return ability
  const known = given.get(ability) ?? new Map<number, object>()
  given.set(ability, known)
  const result = known.get(object) ?? (filledIn(ability, object) as object)
  known.set(object, result)
  return result as T
}
