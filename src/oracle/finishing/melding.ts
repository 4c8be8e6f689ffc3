/** Which other card an ability melds its own with: the one that its condition names (today:701.42). */
import { type Ability, visitNodes } from '../../language/index.ts'

/** The name that the ability's conditions speak of; `null`: none. */
function nameIn(ability: Ability): string | null {
  let name: string | null = null
  visitNodes(ability, (node) => {
    if (node.is === 'named' && typeof node.name === 'string') name ??= node.name
    return undefined
  })
  return name
}

function named(node: unknown, name: string): unknown {
  if (Array.isArray(node)) return node.map((one) => named(one, name))
  if (typeof node !== 'object' || node === null) return node
  const record = node as Readonly<Record<string, unknown>>
  if (record.kind === 'meld') return { ...record, named: name }
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, named(value, name)]))
}

const melds = (ability: Ability): boolean => {
  let found = false
  visitNodes(ability, ({ kind }) => {
    found ||= kind === 'meld'
    return undefined
  })
  return found
}

/** The abilities, each that melds with the name of the other card; `null`: one of them says none. */
export function withMeldPairs(abilities: readonly Ability[]): readonly Ability[] | null {
  if (!abilities.some(melds)) return abilities
  const names = abilities.map((ability) => (melds(ability) ? nameIn(ability) : ''))
  if (names.includes(null)) return null
  return abilities.map((ability, index) => (melds(ability) ? (named(ability, names[index] ?? '') as Ability) : ability))
}
