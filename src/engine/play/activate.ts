/** Activating an ability, in the order of 409.1; mana abilities resolve at once (406.3, 411). */

import { notice } from '../abilities/index.ts'
import { abilitiesOf, contextOf } from '../continuous/index.ts'
import { makeAbilityObject, tellOf } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { type Draft, find, get, type ObjectId, type Refusal, refuse, type Seat } from '../state/index.ts'
import { announce, NO_CHOICES } from './announce.ts'
import { chooseX, noticeTargets, payTotal, tappedBy, tellRef } from './cast.ts'
import { activationCost } from './cost.ts'
import { activateMana } from './mana/pay.ts'
import { isManaAbility } from './mana/sources.ts'
import { activatedForm } from './whyNot.ts'

/** Counts an activation, for "only once each turn" (403.3). */
function countActivation(g: Draft, source: ObjectId, index: number): void {
  const object = find(g.state, source)
  if (object === null) return
  g.patch(source, { activations: { ...object.activations, [index]: (object.activations[index] ?? 0) + 1 } })
}

/** Activates an ability of an object. Refused, and then rewound by the caller, where a step can't be completed. */
export function* activateAbility(g: Draft, seat: Seat, source: ObjectId, index: number): Process<Refusal | null> {
  const held = abilitiesOf(g.state, source)[index]
  const ability = activatedForm(held)
  if (ability === null) return refuse('activate.noAbility', '403.1', { object: source })
  if (isManaAbility(ability) && ability.cost.every((part) => part.kind !== 'mana')) {
    const refused = yield* activateMana(g, seat, source, index, null)
    if (refused === null) countActivation(g, source, index)
    return refused
  }
  const told = tellOf(g.state, source)
  const id = makeAbilityObject(g, {
    controller: seat,
    choices: NO_CHOICES,
    ability: { source, body: ability.body, condition: null, triggered: false, noticed: null, remembered: null },
  })
  const cost = activationCost(ability.cost)
  const x = yield* chooseX(g, seat, id, cost.mana, tappedBy(cost, { source }))
  const refused = yield* announce(g, id, ability.body, { ...NO_CHOICES, x })
  if (refused !== null) return refused
  countActivation(g, source, index)
  const unpaid = yield* payTotal(g, seat, id, cost, contextOf(source, seat, { x }), x)
  if (unpaid !== null) return unpaid
  const targets = (get(g.state, id).choices?.targets.flat(2) ?? []).map((ref) => tellRef(g.state, ref))
  g.emit({ kind: 'activated', object: told, seat, targets, mana: false, rule: '2004:409.1i' })
  notice(g, [{ kind: 'activated', object: id, source, seat, mana: false }])
  if (held?.kind === 'keyword' && held.keyword.name === 'cycling') notice(g, [{ kind: 'cycled', object: source, seat }])
  noticeTargets(g, id)
  return null
}
