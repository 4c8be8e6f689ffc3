/** Lists of abilities expanded with what their keywords stand for. */
import type { Ability } from './abilities.ts'
import type { AbilityKey } from './address.ts'
import { memoised, sideTable } from './memo.ts'

const full = sideTable<readonly Ability[], readonly Ability[]>()

// This is asked of every card all the time, and most lists have no such keyword.
function standsForMore(abilities: readonly Ability[]): boolean {
  for (const ability of abilities) if (ability.kind === 'keyword' && ability.abilities.length > 0) return true
  return false
}

/**
 * The abilities, plus those that their keywords stand for (502): everything that works, triggers or can be activated.
 */
export function inFull(abilities: readonly Ability[]): readonly Ability[] {
  if (!standsForMore(abilities)) return abilities
  const known = full.get(abilities)
  if (known !== undefined) return known
  const all = abilities.flatMap((ability) =>
    ability.kind === 'keyword' ? [ability, ...inFull(ability.abilities)] : [ability],
  )
  full.set(abilities, all)
  // An expanded list expands to itself.
  full.set(all, all)
  return all
}

const byKey = memoised(
  (abilities: readonly Ability[]): ReadonlyMap<AbilityKey, Ability> =>
    new Map(inFull(abilities).map((ability) => [ability.at.key, ability])),
)

/** The ability with that key among these or those that their keywords stand for; `undefined` if there is none. */
export function abilityOf(abilities: readonly Ability[], key: AbilityKey): Ability | undefined {
  return byKey(abilities).get(key)
}

export type Activated = Extract<Ability, { kind: 'activated' }>

/** The activated ability with that key, or `null`. */
export function activatedOf(abilities: readonly Ability[], key: AbilityKey): Activated | null {
  const ability = abilityOf(abilities, key)
  return ability?.kind === 'activated' ? ability : null
}
