/**
 * A pass over a compiled card that rejects dangling references. A round trip proves that no word of the text was
 * dropped; it doesn't prove that what "it" means exists when the ability resolves. Better not understood than
 * misunderstood.
 */
import type { Ability } from '../../language/index.ts'
import { CHECKS, type Check } from './checks.ts'
import { type Face, factsOf } from './known.ts'
import { survey } from './survey.ts'

export { withBackup } from './backup.ts'
export { castingCostOf } from './castingCosts.ts'
export { withKickers, withoutKickers } from './kickers.ts'
export type { Face } from './known.ts'
export { linked, unlinked } from './linked.ts'
export { withMeldPairs } from './melding.ts'

export interface Dangling {
  /** The ability, as passed in. */
  readonly ability: Ability
  /** The name of the check that rejects it. */
  readonly check: string
  readonly words: RegExp
  readonly expected: string
}

const ALL: readonly (readonly [string, Check])[] = Object.entries(CHECKS)

/** The dangling references in the abilities of one card, each check at most once per ability. */
export function dangling(abilities: readonly Ability[], face: Face): readonly Dangling[] {
  const card = factsOf(abilities, face)
  return abilities.flatMap((ability) => {
    const failed = new Map<string, Check>()
    survey(ability, card, (node, known) => {
      for (const [name, check] of ALL) if (check.dangles(node, known)) failed.set(name, check)
    })
    return [...failed].map(([check, { words, expected }]) => ({ ability, check, words, expected }))
  })
}
