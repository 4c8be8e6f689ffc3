/** Suspending a card (2011:702.60a): a special action in place of casting it. */
import { type AbilityKey, abilityOf } from '../../language/index.ts'
import { abilitiesOf } from '../continuous/index.ts'
import { happen, moveTo } from '../events/index.ts'
import { type SettingAside, settingAsideOf } from '../keywords/index.ts'
import { whyRestrictedFromCasting } from '../playerRules/index.ts'
import type { Process } from '../questions/index.ts'
import { citing, type Draft, find, type ObjectId, type Refusal, refuse, type Seat, type State } from '../state/index.ts'
import { allowsCasting, whyNotCastNow, whySplitSecond } from './timing.ts'

/**
 * What the ability with that key offers for the card in its owner's hand, or why not: they couldn't begin to cast it.
 */
export function settingAside(state: State, seat: Seat, id: ObjectId, key: AbilityKey): SettingAside | Refusal {
  const object = find(state, id)
  const ability = object === null ? undefined : abilityOf(abilitiesOf(state, id), key)
  const found = ability === undefined ? null : settingAsideOf(ability)
  if (found === null || object?.zone !== 'hand' || object.owner !== seat)
    return citing(state, 'special.suspend', refuse(state, 'special.noEffect', { object: id }))
  const barred = whySplitSecond(state) ?? whyRestrictedFromCasting(state, seat, id) ?? whyNotCastNow(state, seat, id)
  if (barred !== null) return barred
  return allowsCasting(state, seat, id) ? found : refuse(state, 'cast.notNow', { object: id })
}

/** Exiles the card, face up, with its counters. */
export function* setAside(g: Draft, seat: Seat, id: ObjectId, { counter, n }: SettingAside, x: number): Process {
  yield* happen(g, [moveTo(id, 'exile', 'cost', { under: seat, counters: { [counter]: n === 'x' ? x : n } })])
}
