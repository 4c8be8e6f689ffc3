/**
 * Conditions on how it was cast that speak of one ability of the card: "if it was kicked with its {R} kicker", whatever
 * is paid for it (502.21d); "if the {1}{B} cost was paid", of an alternative one.
 */
import { type Ability, type AbilityKey, type Cost, type ManaCost, printCost, visitNodes } from '../../language/index.ts'

type Fields = Readonly<Record<string, unknown>>
type Keys = ReadonlyMap<string, AbilityKey>

const isOfOne = (node: Fields): boolean => (node.kind === 'optionPaid' && 'cost' in node) || node.kind === 'castBy'

/** A cost that is mana alone, as it is printed. */
function manaOf([only, more]: Cost): string | null {
  return only?.kind === 'mana' && more === undefined ? printCost(only.mana) : null
}

/** The abilities by their costs; of two with the same cost, the first printed. */
function byCost(abilities: readonly Ability[], costOf: (ability: Ability) => string | null): Keys {
  const found = new Map<string, AbilityKey>()
  for (const ability of abilities) {
    const cost = costOf(ability)
    if (cost !== null && !found.has(cost)) found.set(cost, ability.at.key)
  }
  return found
}

/** The kicker abilities of the card by their costs. */
export const kickersOf = (abilities: readonly Ability[]): Keys =>
  byCost(abilities, (one) =>
    one.kind === 'keyword' && one.keyword.name === 'kicker' ? manaOf(one.keyword.cost) : null,
  )

/** The alternative costs of the card; the way to cast it from a graveyard has none to be named by. */
const FROM_THERE = ''
export const offersOf = (abilities: readonly Ability[]): Keys =>
  byCost(abilities, (one) => {
    if (one.kind !== 'static') return null
    if (one.rule.kind === 'castFrom') return FROM_THERE
    return one.rule.kind === 'alternativeCost' ? manaOf(one.rule.cost) : null
  })
/** By what such a condition names its ability. */
export const offerNamed = ({ cost }: Fields): string => (cost === undefined ? FROM_THERE : printCost(cost as ManaCost))

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
  const [kickers, offers] = [kickersOf(abilities), offersOf(abilities)]
  const named = (fields: Fields): Fields => {
    const of =
      fields.kind === 'castBy' ? offers.get(offerNamed(fields)) : kickers.get(printCost(fields.cost as ManaCost))
    return { ...fields, of }
  }
  return mapped(abilities, named) as readonly Ability[]
}

/** The ability as its text says it, without those names. */
export function withoutKickers(ability: Ability): Ability {
  return mapped(ability, ({ of: _, ...said }) => said) as Ability
}
