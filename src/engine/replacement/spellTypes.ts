/** What the type of a spell has done with its card as it resolves, instead of putting it into the graveyard. */
import type { Effect, PlayerRule } from '../../language/index.ts'

const SELF = { kind: 'self' } as const
const YOU = { kind: 'you' } as const

const EXILED: Effect = { kind: 'move', what: SELF, to: { zone: 'exile', under: null, tapped: false, position: null } }
/** today:715.3d: how the card of an Adventure may be played from exile. */
export const ON_ADVENTURE = { kind: 'playThese', lands: true, free: false, main: true } as const satisfies PlayerRule
const PLAYED_LATER: Effect = {
  ...ON_ADVENTURE,
  kind: 'allowPlay',
  who: YOU,
  what: { kind: 'that' },
  duration: { kind: 'permanent' },
}
const SHUFFLED: Effect = {
  kind: 'move',
  what: SELF,
  to: { zone: 'library', under: null, tapped: false, position: 'shuffled' },
}

/**
 * today:715.3d: who controlled an Adventure may play its card from exile, but not as an Adventure; today:720.3d: an Omen
 * goes into its owner's library.
 */
const ENDS: Readonly<Partial<Record<string, readonly Effect[]>>> = {
  Adventure: [EXILED, PLAYED_LATER],
  Omen: [SHUFFLED],
}

/** What becomes of the card of a spell with these subtypes that has resolved; `null`: nothing else than usual. */
export const endOfSpell = (subtypes: readonly string[]): readonly Effect[] | null =>
  subtypes.map((one) => ENDS[one]).find((effects) => effects !== undefined) ?? null
