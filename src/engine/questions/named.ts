/** Cards of which kind a text lets be named. */
import { BASIC_LAND_MANA, type Printed } from '../../language/index.ts'
import type { State } from '../state/index.ts'
import type { NamedKind } from './asked.ts'

type Types = Pick<Printed, 'types' | 'supertypes'>
const BASIC: Types = { types: ['land'], supertypes: ['basic'] }

/** Whether a card may be named. */
export const NAMED: { readonly [K in NamedKind]: (card: Types) => boolean } = {
  any: () => true,
  nonland: ({ types }) => !types.includes('land'),
  creature: ({ types }) => types.includes('creature'),
  artifact: ({ types }) => types.includes('artifact'),
  nonartifactNonland: ({ types }) => !types.includes('artifact') && !types.includes('land'),
  noncreatureNonland: ({ types }) => !types.includes('creature') && !types.includes('land'),
  notBasicLand: ({ types, supertypes }) => !types.includes('land') || !supertypes.includes('basic'),
}

/**
 * Whether the name doesn't fit: a basic land's, or one that cards of this game have of which none fits. Which other
 * cards there are is nothing the engine knows.
 */
export function isMisnamed(state: State, of: NamedKind, name: string): boolean {
  if (name in BASIC_LAND_MANA) return !NAMED[of](BASIC)
  const faces = state.printed.filter((face) => face?.name === name)
  return faces.length > 0 && !faces.some((face) => face !== null && face !== undefined && NAMED[of](face))
}
