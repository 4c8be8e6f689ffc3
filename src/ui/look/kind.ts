/** What the window's shape and the motif's figure say about a card. */
export type WindowKind =
  | 'creature'
  | 'planeswalker'
  | 'land'
  | 'instant'
  | 'sorcery'
  | 'artifact'
  | 'enchantment'
  | 'other'

const BY_PRECEDENCE: readonly (readonly [type: string, kind: WindowKind])[] = [
  ['Creature', 'creature'],
  // A character who isn't on the battlefield.
  ['Vanguard', 'creature'],
  ['Planeswalker', 'planeswalker'],
  ['Land', 'land'],
  ['Instant', 'instant'],
  ['Sorcery', 'sorcery'],
  ['Artifact', 'artifact'],
  ['Enchantment', 'enchantment'],
]

/** A card with several types shows the one that matters most on the table. */
export const windowKind = (types: readonly string[]): WindowKind =>
  BY_PRECEDENCE.find(([type]) => types.includes(type))?.[1] ?? 'other'
