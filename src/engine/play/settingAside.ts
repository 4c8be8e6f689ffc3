/** Suspending, foretelling and plotting a card (2011:702.60a, today:116.2): special actions in place of casting it. */
import { type AbilityKey, abilityOf } from '../../language/index.ts'
import { abilitiesOf } from '../continuous/index.ts'
import { happen, moveTo } from '../events/index.ts'
import { type SettingAside, settingAsideOf } from '../keywords/index.ts'
import { whyRestrictedFromCasting } from '../playerRules/index.ts'
import type { Process } from '../questions/index.ts'
import {
  citing,
  type Draft,
  find,
  isActive,
  type ObjectId,
  type Refusal,
  refuse,
  type Seat,
  type State,
} from '../state/index.ts'
import { allowsCasting, whyNotCastNow, whyNotSorcerySpeed, whySplitSecond } from './timing.ts'

/**
 * What the ability with that key offers for the card in its owner's hand, or why not: they couldn't begin to cast it.
 */
export function settingAside(state: State, seat: Seat, id: ObjectId, key: AbilityKey): SettingAside | Refusal {
  const object = find(state, id)
  const ability = object === null ? undefined : abilityOf(abilitiesOf(state, id), key)
  const found = ability === undefined ? null : settingAsideOf(ability)
  if (found === null || object?.zone !== 'hand' || object.owner !== seat)
    return citing(state, 'special.suspend', refuse(state, 'special.noEffect', { object: id }))
  return whyNotAside(state, seat, id, found) ?? found
}

/** Why it isn't the time to set the card aside, or `null`. */
function whyNotAside(state: State, seat: Seat, id: ObjectId, { when, rule }: SettingAside): Refusal | null {
  switch (when) {
    case 'ownTurn':
      return isActive(state, seat) ? null : citing(state, rule, refuse(state, 'timing.notYourTurn'))
    case 'sorcery':
      return whyNotSorcerySpeed(state, seat)
    case 'castable': {
      const barred =
        whySplitSecond(state) ?? whyRestrictedFromCasting(state, seat, id) ?? whyNotCastNow(state, seat, id)
      if (barred !== null) return barred
      return allowsCasting(state, seat, id) ? null : refuse(state, 'cast.notNow', { object: id })
    }
  }
}

/** Exiles the card, with its counters, or so that the ability with that key offers it from there. */
export function* setAside(
  g: Draft,
  seat: Seat,
  id: ObjectId,
  { counters, faceDown }: SettingAside,
  by: AbilityKey,
  x: number,
): Process {
  const put = counters === undefined ? {} : { [counters.counter]: counters.n === 'x' ? x : counters.n }
  const [moved] = yield* happen(g, [
    moveTo(id, 'exile', 'cost', { under: seat, faceDown: faceDown === true, counters: put }),
  ])
  const became = moved?.kind === 'move' ? moved.became : null
  if (became === null || counters !== undefined || find(g.state, became)?.zone !== 'exile') return
  g.patch(became, { link: by, ...(faceDown === true ? { knownTo: [seat] } : {}) })
}
