/**
 * A pass over a compiled card that rejects dangling references. A round trip proves that no word of the text was
 * dropped; it doesn't prove that what "it" means exists when the ability resolves. Better not understood than
 * misunderstood.
 */
import type { Ability } from '../../language/index.ts'
import type { Check, Node } from './check.ts'
import { CHECKS } from './checks.ts'
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

type Named = readonly [name: string, check: Check]

/** The checks by the nodes that they look at. */
const ALL: readonly Named[] = Object.entries(CHECKS)
const OF_FILTERS = ALL.filter(([, { filters }]) => filters === true)
const OF_ANY = ALL.filter(([, { kinds, predicates, filters }]) => (kinds ?? predicates ?? filters) === undefined)
const BY_KIND = byName(({ kinds }) => kinds)
const BY_PREDICATE = byName(({ predicates }) => predicates)
const NONE: readonly Named[] = []

function byName(namesOf: (check: Check) => readonly string[] | undefined): ReadonlyMap<unknown, readonly Named[]> {
  const names = new Set(ALL.flatMap(([, check]) => namesOf(check) ?? []))
  return new Map([...names].map((name) => [name, ALL.filter(([, check]) => namesOf(check)?.includes(name))]))
}

const ofKind = (node: Node): readonly Named[] => ('on' in node ? undefined : BY_KIND.get(node.kind)) ?? NONE
const ofPredicate = ({ is }: Node): readonly Named[] => (Array.isArray(is) ? OF_FILTERS : BY_PREDICATE.get(is)) ?? NONE

/** The dangling references in the abilities of one card, each check at most once per ability. */
export function dangling(abilities: readonly Ability[], face: Face): readonly Dangling[] {
  const card = factsOf(abilities, face)
  return abilities.flatMap((ability) => {
    const failed = new Map<string, Check>()
    survey(ability, card, (node, known) => {
      for (const checks of [OF_ANY, ofKind(node), ofPredicate(node)])
        for (const [name, check] of checks) if (check.dangles(node, known)) failed.set(name, check)
    })
    return [...failed].map(([check, { words, expected }]) => ({ ability, check, words, expected }))
  })
}
