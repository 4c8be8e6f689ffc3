import type { Effect } from '../../language/index.ts'
import type { KeywordRules } from './rules.ts'

const NO_MORE_SPELLS: Effect = {
  kind: 'playerRule',
  who: { kind: 'you' },
  rule: { kind: 'cantCast', what: { noun: 'spell', is: [] } },
  duration: { kind: 'permanent' },
}
const AGAIN_EACH_UPKEEP: Effect = {
  kind: 'delayed',
  trigger: { on: 'step', step: 'upkeep', whose: { kind: 'you' } },
  effects: [
    {
      kind: 'copySpell',
      who: { kind: 'you' },
      what: { kind: 'remembered' },
      n: 1,
      except: [{ kind: 'loseKeyword', keyword: 'epic' }],
      mayChooseTargets: true,
    },
  ],
  remember: { kind: 'self' },
  once: false,
}

/**
 * 2011:702.48: its player casts no more spells, and copies it, without epic, at the beginning of each of their upkeeps.
 */
export const epic: KeywordRules<'epic'> = { resolving: [NO_MORE_SPELLS, AGAIN_EACH_UPKEEP] }
