/** The spell ability of a card (402.2): the instructions that are followed as it resolves. */
import type { Ability, Address, Body, Effect, Filter } from '../../language/index.ts'

const NOTHING: Body = { choose: null, modes: [[]] }
const bodies = new WeakMap<readonly Ability[], Body>()

/** An Aura spell's target is what it will enchant (212.4e): an attachment to the target of its enchant keyword. */
function enchantBody(filter: Filter | null, player: boolean): Body {
  const to = {
    kind: 'target',
    slot: 0,
    filter,
    player: player ? 'any' : null,
    count: { min: 1, max: 1 },
    distinct: false,
  } as const
  const effect: Effect = { kind: 'attach', what: { kind: 'self' }, to }
  return { choose: null, modes: [[effect]] }
}

/** The spell's instructions, of which there may be none; an Aura's are its target. */
export function spellBody(abilities: readonly Ability[]): Body {
  const known = bodies.get(abilities)
  if (known !== undefined) return known
  let body = NOTHING
  for (const ability of abilities) {
    if (ability.kind === 'spell') body = ability.body
    if (ability.kind === 'keyword' && ability.keyword.name === 'enchant')
      body = enchantBody(ability.keyword.filter, ability.keyword.player)
  }
  bodies.set(abilities, body)
  return body
}

/** Where a spell's instructions stand; `null` where its text has none. */
export function spellAddress(abilities: readonly Ability[]): Address | null {
  return abilities.find(({ kind }) => kind === 'spell')?.at ?? null
}
