/**
 * "For each opponent, exile up to one target creature that player controls": a target for each of them, all of which it
 * happens to. They are targets of one phrase, no two of the same opponent's.
 */
import type { Effect, Filter, Predicate, Target } from '../../language/index.ts'
import { either, mapped, narrowed, phrase, rule, type Syntax, sameValue } from '../core/index.ts'
import { isSaid, makeFilter, player } from '../nouns/index.ts'

const THAT_PLAYER = { kind: 'said', word: 'that player', filter: null }
const AN_OPPONENT = { kind: 'anOpponent' } as const
const UP_TO_ONE = { min: 0, max: 1 } as const
const ONE_EACH = { min: 0, max: { kind: 'opponents', of: { kind: 'you' } } } as const

const isTarget = (node: unknown): node is Target =>
  typeof node === 'object' && node !== null && (node as { readonly kind?: unknown }).kind === 'target'
/** Whose it is: who controls it, or whose graveyard it is in. */
type Whose = Extract<Predicate, { is: 'controlled' | 'in' }>
const isWhose = (one: Predicate): one is Whose => one.is === 'controlled' || one.is === 'in'
const unlikeOf = ({ is }: Whose): Predicate => ({ is: 'unlike', what: is === 'controlled' ? 'controller' : 'owner' })
const whoOf = (one: Whose): unknown => (one.is === 'controlled' ? one.by : one.of)
const withWho = (one: Whose, who: unknown): Predicate =>
  (one.is === 'controlled' ? { ...one, by: who } : { ...one, of: who }) as Predicate

function everyOpponents(target: Target): Target | undefined {
  const whose = target.filter?.is.find(isWhose)
  if (!sameValue(target.count, UP_TO_ONE) || target.filter === null || whose === undefined) return undefined
  if (!sameValue(whoOf(whose), THAT_PLAYER)) return undefined
  const is = target.filter.is.map((one) => (one === whose ? withWho(whose, AN_OPPONENT) : one))
  const filter: Filter = makeFilter(target.filter.noun, [...is, unlikeOf(whose)])
  return { ...target, count: ONE_EACH, filter }
}
function eachsOwn(target: Target): Target | undefined {
  const whose = target.filter?.is.find(isWhose)
  if (!sameValue(target.count, ONE_EACH) || target.filter === null || whose === undefined) return undefined
  if (!sameValue(whoOf(whose), AN_OPPONENT) || !target.filter.is.some((one) => sameValue(one, unlikeOf(whose))))
    return undefined
  const is = target.filter.is
    .filter((one) => !sameValue(one, unlikeOf(whose)))
    .map((one) => (one === whose ? withWho(whose, THAT_PLAYER) : one))
  return { ...target, count: UP_TO_ONE, filter: makeFilter(target.filter.noun, is) }
}

/** Whether a target is said to be that player's. */
function hasTheirTarget(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  if (isTarget(node)) {
    const whose = node.filter?.is.find(isWhose)
    return whose !== undefined && isSaid(whoOf(whose)) && sameValue(node.count, UP_TO_ONE)
  }
  return Object.values(node).some(hasTheirTarget)
}

/** The effect with its one target turned so; `undefined`: it has none such, or another as well. */
function turned(effect: Effect, turn: (target: Target) => Target | undefined): Effect | undefined {
  let found = 0
  const entries = Object.entries(effect).map(([key, value]) => {
    if (key === 'effects' && effect.kind === 'may') {
      const [only, more] = effect.effects
      const inner = only === undefined || more !== undefined ? undefined : turned(only, turn)
      found += inner === undefined ? Number.NaN : 1
      return [key, [inner]]
    }
    if (!isTarget(value)) return [key, value]
    const made = turn(value)
    found += made === undefined ? Number.NaN : 1
    return [key, made]
  })
  return found === 1 ? (Object.fromEntries(entries) as Effect) : undefined
}

const isEffect = (value: unknown): value is Effect => typeof value === 'object' && value !== null && 'kind' in value

const eachOpponentsTarget = (plain: Syntax<Effect>): Syntax<Effect> =>
  mapped(phrase`for each opponent, ${plain}`, {
    to: (effect) => turned(effect, everyOpponents),
    is: isEffect,
    from: (effect) => turned(effect, eachsOwn),
  })

/** "For each opponent, ..." */
export const forEachPlayer = (effects: Syntax<readonly Effect[]>, plain: Syntax<Effect>): Syntax<Effect> =>
  either(
    narrowed(rule('eachPlayer')`for ${{ who: player }}, ${{ effects }}`, (effect) => !hasTheirTarget(effect)),
    eachOpponentsTarget(plain),
  )
