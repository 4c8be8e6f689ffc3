import { contextOf, matches } from '../continuous/index.ts'
import { areOpponents } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

/** 212.4d-e: what an Aura may be attached to, and so what its spell targets. */
export const enchant: KeywordRules<'enchant'> = {
  mayEnchant: (state, { filter, player }, aura, host, controller) => {
    if ('player' in host) return player === 'opponent' ? areOpponents(state, controller, host.player) : player
    return filter !== null && matches(state, filter, host.object, contextOf(aura, controller))
  },
  target: ({ filter, player }) => ({
    kind: 'target',
    slot: 0,
    filter,
    player: player === 'opponent' ? player : player ? 'any' : null,
    count: { min: 1, max: 1 },
    distinct: false,
  }),
}
