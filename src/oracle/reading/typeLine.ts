/** "Legendary Creature — Goblin Warrior" (205 of 2011). */
import { CARD_TYPES, type CardType, mayBePrinted, SUPERTYPES, type Supertype } from '../../language/index.ts'

export interface TypeLine {
  readonly supertypes: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
}

const find = <T extends string>(known: readonly T[], word: string): T | undefined =>
  known.find((one) => one === word.toLowerCase())

/**
 * Obsolete type lines and their modern equivalents (2004:glossary/mono-artifact, -poly-, -continuous-, -summon,
 * -interrupt).
 */
const OLD_FORMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:Continuous|Mono|Poly) Artifact$/, 'Artifact'],
  [/^Summon (.+)$/, 'Creature — $1'],
  [/^Enchant World$/, 'World Enchantment'],
  [/ *\b(?:Interrupt|Mana Source)\b/i, ' Instant'],
]

function today(text: string): string {
  return OLD_FORMS.reduce((now, [old, meant]) => now.replace(old, meant), text)
}

/** Reads a type line; otherwise returns the word that isn't a type. */
export function readTypeLine(text: string): TypeLine | { readonly unknown: string } {
  const [left = '', right = ''] = today(text).split(/ [—–-] /)
  const supertypes: Supertype[] = []
  const types: CardType[] = []
  for (const word of left.split(/\s+/).filter((one) => one !== '')) {
    const supertype = find(SUPERTYPES, word)
    const type = find(CARD_TYPES, word === 'Kindred' ? 'tribal' : word)
    if (supertype !== undefined) supertypes.push(supertype)
    else if (type !== undefined) types.push(type)
    else return { unknown: word }
  }
  if (types.length === 0) return { unknown: text }
  // 2011:205.3b: all that follows the dash of a plane is one subtype; today:205.3b: so are the words Time Lord.
  const subtypes = types.includes('plane') ? [right].filter((one) => one !== '') : (right.match(/Time Lord|\S+/g) ?? [])
  // 2004:205.3d, 212.5c / 2011:205.3c: a subtype goes with one of the types.
  const wrong = subtypes.find((subtype) => !mayBePrinted(subtype, types))
  return wrong === undefined ? { supertypes, types, subtypes } : { unknown: wrong }
}
