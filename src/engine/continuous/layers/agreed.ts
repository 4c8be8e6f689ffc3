/** What objects have because the players agreed on it before the game: effects like any other, of no object. */
import type { Ability } from '../../../language/index.ts'
import { formatOf, type Lasting, type LayerState } from '../../state/index.ts'
import { contextOf } from '../words/context.ts'

/** The source of such an effect: no object has that number. */
export const AGREED = -1

/** 2011:contents/804: "{T}: Target teammate gains control of this creature", as a sorcery. */
const DEPLOYING: Ability = {
  kind: 'activated',
  at: { key: 'format:deploy', card: null, line: 0, keyword: null },
  zone: 'battlefield',
  cost: [{ kind: 'tap' }],
  limits: [{ kind: 'sorcerySpeed' }],
  body: {
    choose: null,
    modes: [
      [
        {
          kind: 'modify',
          what: { kind: 'self' },
          changes: [
            {
              kind: 'control',
              by: {
                kind: 'target',
                slot: 0,
                filter: null,
                player: 'teammate',
                count: { min: 1, max: 1 },
                distinct: false,
              },
            },
          ],
          duration: { kind: 'permanent' },
        },
      ],
    ],
  },
}

const DEPLOY: Lasting = {
  id: AGREED,
  timestamp: 0,
  context: contextOf(AGREED, 0),
  objects: [],
  what: { kind: 'all', filter: { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] } },
  changes: [{ kind: 'gain', ability: DEPLOYING }],
  duration: { kind: 'permanent' },
  players: [],
  rule: null,
}

const NONE: readonly Lasting[] = []
const DEPLOYED: readonly Lasting[] = [DEPLOY]

/** The continuous effects of the game's format, before all others. */
export const agreedEffects = (state: LayerState): readonly Lasting[] => (formatOf(state).deploy ? DEPLOYED : NONE)
