/** How often, or how much, something has been done this turn. */
import type { Filter, ThisTurn, ZoneName } from '../../../language/index.ts'
import { type Context, type LayerState, type ObjectId, read, type Seat } from '../../state/index.ts'
import { informed } from './context.ts'
import { evaluators } from './evaluators.ts'
import { controllerOf, isAmong } from './players.ts'

interface Done {
  readonly object: ObjectId | null
  readonly seat: Seat | null
  readonly n: number
}

/** Everything of that kind, from wherever the state keeps it. */
function recorded(state: LayerState, done: ThisTurn['done']): readonly Done[] {
  const facts = read(state, 'facts')
  switch (done) {
    case 'cast':
      return facts.spellsCast.map(({ object, seat }) => ({ object, seat, n: 1 }))
    case 'attacked':
      // However often it has attacked, it is one creature.
      return [...new Set(facts.attacked)].map((object) => ({ object, seat: controllerOf(state, object), n: 1 }))
    case 'wasDealtDamage':
      return facts.damage.flatMap(({ to, n, source }) =>
        'player' in to ? [{ object: source, seat: to.player, n }] : [],
      )
    default:
      return facts.done.filter((one) => one.done === done)
  }
}

/** What was done before this turn, since the player's last turn ended. */
function before(state: LayerState, done: ThisTurn['done'], seat: Seat): readonly Done[] {
  return (read(state, 'facts').since?.[seat] ?? []).filter((one) => one.done === done)
}

/** What was done in the turn before this one. */
function inTurnBefore(state: LayerState, done: ThisTurn['done']): readonly Done[] {
  return (read(state, 'facts').before ?? []).filter((one) => one.done === done)
}

/** Whether it entered the battlefield this turn; `since`: or since that player's last turn ended. */
export function hasEntered(state: LayerState, id: ObjectId, since: Seat | null): boolean {
  const earlier = since === null ? [] : before(state, 'entered', since)
  return [...recorded(state, 'entered'), ...earlier].some(({ object }) => object === id)
}

/** Whether it entered the battlefield this turn from there. */
export function hasEnteredFrom(state: LayerState, id: ObjectId, zone: ZoneName): boolean {
  return read(state, 'facts').done.some(
    ({ done, object, from }) => done === 'entered' && object === id && from === zone,
  )
}

const sum = (all: readonly Done[]): number => all.reduce((total, { n }) => total + n, 0)

/** A permanent asks about "another spell": the spell that it was is not another one. */
function asThen(state: LayerState, context: Context, object: ObjectId): Context {
  return state.lastKnown[object]?.became === context.source ? { ...context, source: object } : context
}

/** In all; but "an opponent" and "a player" are any one of them, so that the most that one of them did counts. */
export function doneThisTurn(state: LayerState, { done, who, filter, since, turn }: ThisTurn, plain: Context): number {
  const context = informed(plain)
  const earlier = since === undefined ? [] : before(state, done, context.controller)
  const now = turn === 'last' ? inTurnBefore(state, done) : recorded(state, done)
  const all = [...earlier, ...now].filter(({ object, seat }) => {
    if (who !== null && (seat === null || !isAmong(state, who, seat, context))) return false
    if (filter === null) return true
    return object !== null && evaluators.matches(state, filter, object, asThen(state, context, object))
  })
  if (who?.kind !== 'anOpponent' && who?.kind !== 'anyPlayer') return sum(all)
  return Math.max(0, ...state.players.map(({ seat }) => sum(all.filter((one) => one.seat === seat))))
}

/** Whether the card came into the graveyard, where it is, in that way: it died, was discarded, or in whatever way. */
export function leftThisTurn(state: LayerState, card: ObjectId, how: 'died' | 'discarded' | 'buried'): boolean {
  const isIt = (object: ObjectId): boolean =>
    how === 'buried' ? object === card : state.lastKnown[object]?.became === card
  return read(state, 'facts').done.some(({ done, object }) => done === how && object !== null && isIt(object))
}

/** The damage that these have been dealt this turn, by sources that match, whatever has become of it since. */
export function damageTaken(state: LayerState, ids: readonly ObjectId[], by: Filter | null, context: Context): number {
  return read(state, 'facts').damage.reduce((total, { source, to, n }) => {
    const counts = 'object' in to && ids.includes(to.object)
    return counts && (by === null || evaluators.matches(state, by, source, context)) ? total + n : total
  }, 0)
}
