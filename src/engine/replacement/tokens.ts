/** More tokens than an effect would create, or others (today:614.16, 701.7). */
import type { TokenSpec } from '../../language/index.ts'
import { contextOf, copiable, isAmong, matchesAsMade, printedToken, sideOfToken } from '../continuous/index.ts'
import { blankObject, type Proposed, type State } from '../state/index.ts'
import type { Replacement } from './replacement.ts'
import { type Working, workingRules } from './working.ts'

type Token = Extract<Proposed, { kind: 'token' }>

const NOT_YET = -1

/** Whether it is such a token as its effect makes it: continuous effects change it only once it is there (701.7). */
function isSuch(state: State, { rule: { such }, source, controller: yours }: Working<'tokensInstead'>, made: Token) {
  if (such === undefined) return true
  const { printed, copied, owner, controller } = made
  const known: State = { ...state, printed: [...state.printed, printed] }
  const face = state.printed.length
  const fields = { kind: 'token', face, copied, owner, controller, baseController: controller } as const
  const object = blankObject({ id: NOT_YET, zone: 'battlefield', side: sideOfToken(known, copied), ...fields })
  return matchesAsMade(known, such, object, copiable(known, object), contextOf(source, yours))
}

const fixed = (n: TokenSpec['power']): number | null => (typeof n === 'number' ? n : null)

/** A token that comes in the same way, but as the rule has it. */
function other(state: State, { attachTo: _, ...event }: Token, spec: TokenSpec, { source }: Rule): Token {
  const token = { ...spec, power: fixed(spec.power), toughness: fixed(spec.toughness) }
  return { ...event, printed: printedToken(state, token, source), copied: null }
}

type Rule = Working<'tokensInstead'>
/** The tokens created instead of one: `times` of it, and others besides. */
function insteadOfToken(state: State, event: Token, working: Rule): readonly Token[] {
  const { times, also = [] } = working.rule
  const those = Array.from({ length: times }, () => event)
  return [...those, ...also.map((spec) => other(state, event, spec, working))]
}

/** What a token becomes instead: each is created, one after the other in the same event. */
export function ofTokens(state: State, event: Token): readonly Replacement[] {
  return workingRules(state, 'tokensInstead').flatMap((one): readonly Replacement[] => {
    const { rule, source, controller, id, at } = one
    if (!isAmong(state, rule.who, event.controller, contextOf(source, controller)) || !isSuch(state, one, event))
      return []
    const events = insteadOfToken(state, event, one)
    const number = rule.also === undefined ? { number: { times: rule.times, plus: 0 } } : {}
    const once = rule.once === true ? { once: `${id}:${event.controller}` } : {}
    return [{ id, at, source, key: 'replace', does: { does: 'become', events }, ...number, ...once }]
  })
}
