import type { Effect, Players, Thing } from '../../language/index.ts'
import type { KeywordRules } from './rules.ts'

const YOU: Players = { kind: 'you' }
const THAT: Thing = { kind: 'that' }
const EXILED: Effect = {
  kind: 'move',
  what: { kind: 'self' },
  to: { zone: 'exile', under: null, tapped: false, position: null },
}
const COPY_CAST: Effect = {
  kind: 'delayed',
  trigger: { on: 'step', step: 'main1', whose: YOU },
  effects: [
    { kind: 'copySpell', who: YOU, what: { kind: 'remembered' }, n: 1, mayChooseTargets: false },
    { kind: 'castFree', who: YOU, what: THAT },
  ],
  remember: THAT,
  once: false,
  firstOfName: true,
}

/**
 * today:702.192: it is exiled as it resolves, and if it is the first of its name, a copy of it may be cast at each of its
 * player's first main phases.
 */
export const paradigm: KeywordRules<'paradigm'> = { resolving: [EXILED, COPY_CAST], cardsOnly: true }
