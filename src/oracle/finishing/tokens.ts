/** What a token can't be: it has its characteristics from the words for it (2004:216, today:111.3), and from nothing else. */
import { subtypeFits, type TokenSpec } from '../../language/index.ts'
import type { Check } from './check.ts'

const isSpec = (node: object): node is TokenSpec => 'subtypes' in node && 'power' in node

/** An ability of its own defines its size (405.2). */
const isSizedByAbility = ({ abilities }: TokenSpec): boolean =>
  abilities.some((one) => one.kind === 'static' && one.rule.kind === 'define')

/** A creature has a size, and nothing else but a Vehicle does; each subtype goes with one of the types. */
function isPossible(token: TokenSpec): boolean {
  const { types, subtypes, power } = token
  const isCreature = types.includes('creature')
  if (isCreature ? power === null && !isSizedByAbility(token) : power !== null && !subtypes.includes('Vehicle'))
    return false
  return subtypes.every((subtype) => subtypeFits(subtype, types))
}

/** "A 1/1 red Goblin artifact token", "a white Soldier creature token": a type or a size is missing. */
export const tokens: Check = {
  words: /\btokens?\b/i,
  expected: 'a token with all of its types, and with a size if it is a creature',
  dangles: (node) => isSpec(node) && !isPossible(node),
}
