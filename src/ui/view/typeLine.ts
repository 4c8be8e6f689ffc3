import { type CardType, SUBTYPES, type Supertype } from '../../language/index.ts'
import { say } from '../messages/index.ts'

interface Typed {
  readonly supertypes: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  /** A split card's halves, each of which has its own line. */
  readonly halves?: readonly Typed[]
}

const CREATURE_TYPES: ReadonlySet<string> = new Set(SUBTYPES.creature)

/** 2011:702.71: all of them together have a name. */
function named(subtypes: readonly string[]): readonly string[] {
  if (subtypes.length < CREATURE_TYPES.size || !SUBTYPES.creature.every((type) => subtypes.includes(type)))
    return subtypes
  return [...subtypes.filter((type) => !CREATURE_TYPES.has(type)), say('typeLine.everyCreatureType')]
}

/** `Legendary Creature — Treefolk Soldier`. */
export function typeLine({ supertypes, types, subtypes, halves }: Typed): string {
  if (halves !== undefined) return say('typeLine.halves', { lines: halves.map((half) => typeLine(half)) })
  const words = [...supertypes.map((type) => say(`supertype.${type}`)), ...types.map((type) => say(`type.${type}`))]
  const whole = say('typeLine.types', { words })
  return subtypes.length === 0 ? whole : say('typeLine.whole', { types: whole, subtypes: named(subtypes) })
}
