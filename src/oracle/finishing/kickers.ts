/** "If it was kicked with its {R} kicker" speaks of one ability of the card, whatever is paid for it (502.21d). */
import { type Ability, type AbilityKey, type ManaCost, printCost, visitNodes } from '../../language/index.ts'

type Fields = Readonly<Record<string, unknown>>

const isOfOne = (node: Fields): boolean => node.kind === 'optionPaid' && 'cost' in node

/** The kicker abilities of the card by their costs; of two with the same cost, the first printed. */
export function kickersOf(abilities: readonly Ability[]): ReadonlyMap<string, AbilityKey> {
  const found = new Map<string, AbilityKey>()
  for (const ability of abilities) {
    if (ability.kind !== 'keyword' || ability.keyword.name !== 'kicker') continue
    const [only, more] = ability.keyword.cost
    if (only?.kind !== 'mana' || more !== undefined) continue
    const cost = printCost(only.mana)
    if (!found.has(cost)) found.set(cost, ability.at.key)
  }
  return found
}

function mapped(node: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(node)) return node.map((one) => mapped(one, change))
  if (typeof node !== 'object' || node === null) return node
  const fields = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapped(value, change)]))
  return isOfOne(fields) ? change(fields) : fields
}

/** The abilities, in which each of those conditions names its ability. */
export function withKickers(abilities: readonly Ability[]): readonly Ability[] {
  let speaks = false
  visitNodes(abilities, (node) => {
    speaks ||= isOfOne(node)
    return speaks ? 'skip' : undefined
  })
  if (!speaks) return abilities
  const kickers = kickersOf(abilities)
  const named = (fields: Fields): Fields => ({ ...fields, of: kickers.get(printCost(fields.cost as ManaCost)) })
  return mapped(abilities, named) as readonly Ability[]
}

/** The ability as its text says it, without those names. */
export function withoutKickers(ability: Ability): Ability {
  return mapped(ability, ({ of: _, ...said }) => said) as Ability
}
