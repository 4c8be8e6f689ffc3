/** Counters that replace or prevent by a rule, where the edition has it (today:122.1c, 122.1d, 122.1h). */
import type { Effect } from '../../language/index.ts'
import type { RuledCounter } from '../../rulebook/index.ts'
import { contextOf } from '../continuous/index.ts'
import { editionOf, find, get, type Move, type ObjectId, type Proposed, type State } from '../state/index.ts'
import type { Replacement } from './replacement.ts'

type Damage = Extract<Proposed, { kind: 'damage' }>

const NONE: readonly Replacement[] = []

/** Whether it is a permanent with such a counter, which does something in this edition. */
function has(state: State, id: ObjectId, counter: RuledCounter): boolean {
  const object = find(state, id)
  if (object?.zone !== 'battlefield' || (object.counters[counter] ?? 0) === 0) return false
  return editionOf(state).stateBased.ruledCounters.kinds.includes(counter)
}

/** What happens instead because of the counters: any number of them make one effect. */
function instead(source: ObjectId, counter: RuledCounter, event: Proposed): readonly Replacement[] {
  return [{ id: `${counter}:${source}`, source, key: 'replace', does: { does: 'become', events: [event] } }]
}

const oneLess = (object: ObjectId, counter: RuledCounter): Proposed => ({
  kind: 'counters',
  object,
  counter,
  change: -1,
})

/** today:122.1d: one stun counter is removed instead of untapping. */
export const ofStun = (state: State, id: ObjectId): readonly Replacement[] =>
  has(state, id, 'stun') ? instead(id, 'stun', oneLess(id, 'stun')) : NONE

/** today:122.1h: with a finality counter it is exiled instead of going to a graveyard. */
export const ofFinality = (state: State, move: Move): readonly Replacement[] =>
  move.to === 'graveyard' && has(state, move.object, 'finality')
    ? instead(move.object, 'finality', { ...move, to: 'exile', position: null })
    : NONE

/** today:122.1c: one shield counter is removed instead of being destroyed by an effect; no rule is one. */
export const ofShieldCounters = (
  state: State,
  { object: id, byRule }: Extract<Proposed, { kind: 'destroy' }>,
): readonly Replacement[] =>
  byRule !== true && has(state, id, 'shield') ? instead(id, 'shield', oneLess(id, 'shield')) : NONE

const REMOVED: readonly Effect[] = [{ kind: 'removeCounters', what: { kind: 'self' }, counter: 'shield', n: 1 }]

/** today:122.1c: all damage that would be dealt to it at once is prevented, and one shield counter is removed. */
export function ofShieldCountersToDamage(state: State, { to, n }: Damage): readonly Replacement[] {
  if (!('object' in to) || !has(state, to.object, 'shield')) return NONE
  const id = `shield:counters:${to.object}`
  const then = { effects: REMOVED, context: contextOf(to.object, get(state, to.object).controller), of: id }
  return [{ id, source: to.object, key: 'prevent', does: { does: 'prevent', n, shield: null, then } }]
}
