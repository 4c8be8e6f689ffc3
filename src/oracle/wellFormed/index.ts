/**
 * A pass over a compiled card that refuses what dangles. A round trip proves that no word of the text was dropped; it does
 * not prove that what "it" means is there when the ability resolves. Better not understood than understood wrong.
 */
import type { Ability } from '../../language/index.ts'
import { CHECKS, type Check } from './checks.ts'
import { type Face, factsOf } from './known.ts'
import { survey } from './survey.ts'

export type { Face } from './known.ts'

export interface Dangling {
  /** The ability, as it was given. */
  readonly ability: Ability
  /** The name of the check that refuses it. */
  readonly check: string
  readonly words: RegExp
  readonly expected: string
}

/** What dangles in the abilities of one card, each check once for each ability. */
export function dangling(abilities: readonly Ability[], face: Face): readonly Dangling[] {
  const card = factsOf(abilities, face)
  return abilities.flatMap((ability) => {
    const failed = new Map<string, Check>()
    survey(ability, card, (node, known) => {
      for (const name in CHECKS) {
        const check = CHECKS[name]
        if (check?.dangles(node, known)) failed.set(name, check)
      }
    })
    return [...failed].map(([check, { words, expected }]) => ({ ability, check, words, expected }))
  })
}
