import type { CardType, Supertype } from '../../language/index.ts'
import { say } from '../messages/index.ts'

interface Typed {
  readonly supertypes: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
}

/** `Legendary Creature — Treefolk Soldier`. */
export function typeLine({ supertypes, types, subtypes }: Typed): string {
  const words = [...supertypes.map((type) => say(`supertype.${type}`)), ...types.map((type) => say(`type.${type}`))]
  const whole = say('typeLine.types', { words })
  return subtypes.length === 0 ? whole : say('typeLine.whole', { types: whole, subtypes })
}
