import type { Effect } from '../../language/index.ts'
import type { KeywordRules } from './rules.ts'

const EXILED: Effect = {
  kind: 'move',
  what: { kind: 'self' },
  to: { zone: 'exile', under: null, tapped: false, position: null },
}
const CAST_AGAIN: Effect = {
  kind: 'delayed',
  trigger: { on: 'step', step: 'upkeep', whose: { kind: 'you' } },
  effects: [{ kind: 'castFree', who: { kind: 'you' }, what: { kind: 'remembered' } }],
  remember: { kind: 'that' },
  once: true,
}

/** 2011:702.86: cast from the hand it is exiled as it resolves, and may be cast at its player's next upkeep. */
export const rebound: KeywordRules<'rebound'> = {
  resolvesFrom: { zone: 'hand', instead: [EXILED, CAST_AGAIN] },
}
