/** More tokens than an effect would create (today:614.16, 701.7). */
import { contextOf, copiable, isAmong, matchesAsMade, sideOfToken } from '../continuous/index.ts'
import { blankObject, type Proposed, type State } from '../state/index.ts'
import type { Replacement } from './replacement.ts'
import { type Working, workingRules } from './working.ts'

type Token = Extract<Proposed, { kind: 'token' }>

const NOT_YET = -1

/** Whether it is such a token as its effect makes it: continuous effects change it only once it is there (701.7). */
function isSuch(state: State, { rule: { such }, source, controller: yours }: Working<'tokensMultiplied'>, made: Token) {
  if (such === undefined) return true
  const { printed, copied, owner, controller } = made
  const known: State = { ...state, printed: [...state.printed, printed] }
  const face = state.printed.length
  const fields = { kind: 'token', face, copied, owner, controller, baseController: controller } as const
  const object = blankObject({ id: NOT_YET, zone: 'battlefield', side: sideOfToken(known, copied), ...fields })
  return matchesAsMade(known, such, object, copiable(known, object), contextOf(source, yours))
}

/** What becomes several of a token: each is created, one after the other in the same event. */
export function ofTokens(state: State, event: Token): readonly Replacement[] {
  return workingRules(state, 'tokensMultiplied').flatMap((one): readonly Replacement[] => {
    const { rule, source, controller, id, at } = one
    if (!isAmong(state, rule.who, event.controller, contextOf(source, controller)) || !isSuch(state, one, event))
      return []
    const events: readonly Proposed[] = Array.from({ length: rule.by }, () => event)
    const number = { times: rule.by, plus: 0 }
    return [{ id, at, source, key: 'replace', does: { does: 'become', events }, number }]
  })
}
