/** How the card may itself be cast, and what becomes of it then: two rules in one paragraph. */
import type { Ability, StaticRule } from '../../language/index.ts'
import { part, type Syntax, shaped } from '../core/index.ts'
import { castFrom } from '../statics/index.ts'

const UNCONDITIONAL = { kind: 'static', zone: 'battlefield', condition: null } as const
const SO_CAST = { kind: 'static', zone: 'battlefield', condition: { kind: 'castBy' } } as const

/** "You may cast ~ from your graveyard by paying {3}. If you do, it enters the battlefield with two +1/+1 counters." */
export const castThenEnters = (entering: Syntax<StaticRule>): Syntax<readonly Ability[]> =>
  shaped(part()`${{ first: castFrom }}. If you do, ${{ then: entering }}.`, ({ first, then }) => [
    { ...UNCONDITIONAL, rule: first },
    { ...SO_CAST, rule: then },
  ]) as unknown as Syntax<readonly Ability[]>
