/** What is on an object's type line, and what its colours are (205, 105). */
import type { Predicate } from '../../../language/index.ts'
import type { Characteristics } from '../../state/index.ts'

type Kind = 'colorless' | 'monocolored' | 'multicolored' | 'historic'

export function isOfKind({ colors, supertypes, types, subtypes }: Characteristics, which: Kind): boolean {
  switch (which) {
    case 'colorless':
      return colors.length === 0
    case 'monocolored':
      return colors.length === 1
    case 'multicolored':
      return colors.length > 1
    case 'historic':
      return supertypes.includes('legendary') || types.includes('artifact') || subtypes.includes('Saga')
  }
}

export function hasOnTypeLine(
  values: Characteristics,
  predicate: Extract<Predicate, { is: 'type' | 'supertype' | 'subtype' }>,
): boolean {
  if (predicate.is === 'type') return values.types.includes(predicate.type)
  if (predicate.is === 'subtype') return values.subtypes.includes(predicate.subtype)
  return values.supertypes.includes(predicate.supertype)
}
