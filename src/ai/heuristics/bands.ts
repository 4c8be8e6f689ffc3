/** Bands: whom to send in one, and whom to let take the damage. */
import {
  type DamageSource,
  hasKeyword,
  type Ref,
  type ReplyTo,
  type State,
  sameRef,
  whyNotBand,
} from '../../engine/index.ts'
import { worthOf } from '../worth.ts'

type Attacks = ReplyTo<'attackers'>

/**
 * Each attacker with banding goes with the most valuable one that attacks the same and is worth more than it: what
 * blocks either then deals its damage as its opponent wants.
 */
export function inBands(state: State, attacks: Attacks): Attacks {
  const bands = new Map<number, number>()
  for (const { id, defender } of attacks) {
    if (!hasKeyword(state, id, 'banding') || bands.has(id)) continue
    const [companion] = attacks
      .filter(
        (one) => !bands.has(one.id) && sameRef(one.defender, defender) && worthOf(state, one.id) > worthOf(state, id),
      )
      .filter((one) => whyNotBand(state, [id, one.id]) === null)
      .sort((a, b) => worthOf(state, b.id) - worthOf(state, a.id))
    if (companion !== undefined) bands.set(id, id).set(companion.id, id)
  }
  return attacks.map((one) => {
    const band = bands.get(one.id)
    return band === undefined ? one : { ...one, band }
  })
}

/**
 * Damage from another player's creature, divided by whom it is dealt to: all to one that survives, or is worth least.
 */
export function sparing(state: State, { n, to }: DamageSource): number[] {
  const loss = (ref: Ref, lethal: number): number => ('player' in ref || n < lethal ? 0 : worthOf(state, ref.object))
  const losses = to.map(({ ref, lethal }) => loss(ref, lethal))
  const least = losses.indexOf(Math.min(...losses))
  return to.map((_, place) => (place === least ? n : 0))
}
