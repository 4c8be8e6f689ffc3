import { COLOR_WORDS } from '../../language/index.ts'
import { characteristics, contextOf, satisfies } from '../continuous/index.ts'
import { refuse } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

type Rules = KeywordRules<'protection'>

/** Whether the source has the quality it protects from: a spell, a permanent, or the source of an ability (502.7). */
const protects: NonNullable<Rules['protects']> = (state, { from }, id, source) =>
  satisfies(state, [from], source, contextOf(id, characteristics(state, id).controller))

/** 502.7b-f: it can't be targeted, enchanted, equipped or blocked by such sources, nor dealt damage. */
export const protection: Rules = {
  protects,
  // "From artifacts or from the color of your choice": by the quality.
  called: ({ from }) => (from.is === 'color' ? COLOR_WORDS[from.color] : from.is === 'type' ? from.type : 'protection'),
  keeps: ({ keeps }, attached) => keeps?.object === attached,
  whyNotTargeted: (state, keyword, id, { source }) =>
    protects(state, keyword, id, source) ? refuse(state, 'target.protection', { object: id }) : null,
  whyNotBlockedBy: (state, keyword, attacker, blocker) =>
    protects(state, keyword, attacker, blocker)
      ? refuse(state, 'block.protection', { object: blocker, attacker })
      : null,
}
