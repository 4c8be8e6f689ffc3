/** The spell ability of a card (402.2): the instructions followed as it resolves. */
import { type Ability, type Address, type Body, type Effect, memoised, type Target } from '../../language/index.ts'
import { enchantTarget } from '../keywords/index.ts'

const NOTHING: Body = { choose: null, modes: [[]] }

/** An Aura spell's target is what it will enchant (212.4e). */
function enchantBody(to: Target): Body {
  const effect: Effect = { kind: 'attach', what: { kind: 'self' }, to }
  return { choose: null, modes: [[effect]] }
}

/** The spell's instructions, possibly none; an Aura's consist of its target. */
export const spellBody = memoised((abilities: readonly Ability[]): Body => {
  const host = enchantTarget(abilities)
  const said = abilities.find((ability) => ability.kind === 'spell')
  return host !== null ? enchantBody(host) : (said?.body ?? NOTHING)
})

/** The address of a spell's instructions; `null` if its text has none. */
export function spellAddress(abilities: readonly Ability[]): Address | null {
  return abilities.find(({ kind }) => kind === 'spell')?.at ?? null
}
