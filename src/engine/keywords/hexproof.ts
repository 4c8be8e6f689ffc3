/** What opponents can't target (2011:702.11), or can't with what has a quality (today:702.11). */
import { characteristics, contextOf, satisfies } from '../continuous/index.ts'
import { areOpponents, type Context, type ObjectId, refuse, type State } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

const isOpponents = (state: State, id: ObjectId, { controller }: Context): boolean =>
  areOpponents(state, characteristics(state, id).controller, controller)

export const hexproof: KeywordRules<'hexproof'> = {
  whyNotTargeted: (state, _keyword, id, context) =>
    isOpponents(state, id, context) ? refuse(state, 'target.hexproof', { object: id }) : null,
}

export const hexproofFrom: KeywordRules<'hexproofFrom'> = {
  whyNotTargeted: (state, { from }, id, context) => {
    const own = contextOf(id, characteristics(state, id).controller)
    return isOpponents(state, id, context) && satisfies(state, [from], context.source, own)
      ? refuse(state, 'target.hexproof', { object: id })
      : null
  },
}
