import { hasFor } from '../restrictions/index.ts'
import { refuse } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

export const defender: KeywordRules<'defender'> = {
  whyNotAttack: (state, _keyword, id) =>
    hasFor(state, id, 'defender', 'attack') ? refuse(state, 'attack.defender', { object: id }) : null,
}
