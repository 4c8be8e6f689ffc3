/** "You and permanents you control gain hexproof until end of turn": of a player and of permanents, an effect for each. */
import type { Effect } from '../../language/index.ts'
import { UNTARGETABLE } from '../clauses/index.ts'
import { part, type Syntax, shaped, wordings, words } from '../core/index.ts'
import { thing } from '../nouns/index.ts'
import { saidKeyword } from '../reading/index.ts'

const END_OF_TURN = { kind: 'endOfTurn' } as const
const gain = (name: keyof typeof UNTARGETABLE): Syntax<readonly Effect[]> =>
  shaped(part()`you and ${{ what: thing }} gain ${words(name)} until end of turn`, ({ what }) => [
    {
      kind: 'playerRule',
      who: { kind: 'you' },
      rule: { kind: 'cantBeTargeted', by: UNTARGETABLE[name] },
      duration: END_OF_TURN,
    },
    {
      kind: 'modify',
      what,
      changes: [{ kind: 'gain', ability: saidKeyword({ name }) }],
      duration: END_OF_TURN,
    },
  ])
export const withYouGains = wordings(gain('hexproof'), gain('shroud'))
