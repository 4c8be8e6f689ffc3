/** Abilities that work where their object isn't on the battlefield (402.8). */
import type { Ability } from './abilities.ts'
import type { ZoneName } from './types.ts'

/** The ability as one that works in that zone; what a keyword stands for does, too. */
export function workingIn(ability: Ability, zone: ZoneName): Ability {
  if (ability.kind === 'spell') return ability
  if (ability.kind === 'keyword') return { ...ability, abilities: ability.abilities.map((one) => workingIn(one, zone)) }
  return { ...ability, zone }
}
