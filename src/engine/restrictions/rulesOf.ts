import type { Restriction } from '../../language/index.ts'
import type { AnyRestrictionRules } from './rules.ts'
import { RESTRICTIONS } from './table.ts'

/** The rules of a restriction, to be asked with that very restriction. */
export function rulesOf(restriction: Restriction): AnyRestrictionRules {
  return RESTRICTIONS[restriction.kind] as unknown as AnyRestrictionRules
}
