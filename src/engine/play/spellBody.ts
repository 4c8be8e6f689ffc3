/** The spell ability of a card (402.2): the instructions followed as it resolves. */
import type { Ability, Address, Body, Effect, Target } from '../../language/index.ts'
import { enchantTarget } from '../keywords/index.ts'

const NOTHING: Body = { choose: null, modes: [[]] }
const bodies = new WeakMap<readonly Ability[], Body>()

/** An Aura spell's target is what it will enchant (212.4e). */
function enchantBody(to: Target): Body {
  const effect: Effect = { kind: 'attach', what: { kind: 'self' }, to }
  return { choose: null, modes: [[effect]] }
}

/** The spell's instructions, possibly none; an Aura's consist of its target. */
export function spellBody(abilities: readonly Ability[]): Body {
  const known = bodies.get(abilities)
  if (known !== undefined) return known
  const host = enchantTarget(abilities)
  const said = abilities.find((ability) => ability.kind === 'spell')
  const body = host !== null ? enchantBody(host) : (said?.body ?? NOTHING)
  bodies.set(abilities, body)
  return body
}

/** The address of a spell's instructions; `null` if its text has none. */
export function spellAddress(abilities: readonly Ability[]): Address | null {
  return abilities.find(({ kind }) => kind === 'spell')?.at ?? null
}
