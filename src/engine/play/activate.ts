/** Activating an ability, in the order of 409.1; mana abilities resolve at once (406.4, 411). */

import { type AbilityKey, type Activated, activatedOf, bodyOf, hasTapSymbol } from '../../language/index.ts'
import { notice } from '../abilities/index.ts'
import { abilitiesOf, contextOf } from '../continuous/index.ts'
import { makeAbilityObject, tellOf } from '../events/index.ts'
import { whenActivating } from '../keywords/index.ts'
import type { Process } from '../questions/index.ts'
import { type Draft, editionOf, get, type ObjectId, type Refusal, refuse, type Seat } from '../state/index.ts'
import { countActivation } from './activations.ts'
import { announce, NO_CHOICES } from './announce.ts'
import { chooseReduction, chooseSymbolPayments, chooseX, toldX } from './announceCost.ts'
import { noticeTargets, payForStackObject, tellRef } from './cast.ts'
import { abilityCost } from './cost.ts'
import type { CostQuote } from './costQuote.ts'
import { boundsOfX } from './limitRules.ts'
import { isManaAbility } from './mana/ability.ts'
import { activateMana } from './mana/pay.ts'

/** 409.1a: the ability goes on the stack, with its text and no other characteristics. */
function toStack(g: Draft, seat: Seat, source: ObjectId, ability: Activated): ObjectId {
  // 2011:602.2a: a card activated in a hidden zone is revealed.
  if (get(g.state, source).zone === 'hand' && editionOf(g.state).abilities.activatingReveals)
    g.emit({ kind: 'revealed', seat, objects: [tellOf(g.state, source)], rule: 'activate.revealed' })
  return makeAbilityObject(g, {
    controller: seat,
    choices: NO_CHOICES,
    ability: {
      source,
      at: ability.at,
      body: bodyOf(ability),
      condition: null,
      triggered: false,
      triggerData: null,
      remembered: [],
    },
  })
}

/** Activates an ability of an object. Refused, and then rewound by the caller, if a step can't be completed. */
export function* activateAbility(g: Draft, seat: Seat, source: ObjectId, key: AbilityKey): Process<Refusal | null> {
  const ability = activatedOf(abilitiesOf(g.state, source), key)
  if (ability === null) return refuse(g.state, 'activate.noAbility', { object: source })
  if (isManaAbility(g.state, ability))
    return yield* activateMana(g, seat, { object: source, ability: key, mana: null }, 'priority')
  const told = tellOf(g.state, source)
  const id = toStack(g, seat, source, ability)
  const context = contextOf(source, seat, { onStack: id })
  const quote: CostQuote = {
    total: (said) => abilityCost(g.state, seat, source, ability, said),
    context,
    for: { activate: source },
    ...boundsOfX(g.state, seat, source, ability),
  }
  const said = yield* chooseX(g, seat, id, { quote, body: ability.body })
  const { x } = said
  const symbols = yield* chooseSymbolPayments(g, seat, id, quote, x)
  const refused = yield* announce(g, id, ability.body, { ...NO_CHOICES, ...said })
  if (refused !== null) return refused
  countActivation(g, source, ability)
  const cost = abilityCost(g.state, seat, source, ability, yield* chooseReduction(g, seat, id, quote, { symbols, x }))
  const unpaid = yield* payForStackObject(g, seat, id, cost, { ...context, x }, { activate: source })
  if (unpaid !== null) return unpaid
  const targets = (get(g.state, id).choices?.targets.flat(2) ?? []).map((ref) => tellRef(g.state, ref))
  g.emit({ kind: 'activated', object: told, seat, targets, mana: false, rule: 'activate.complete' })
  notice(g, [{ kind: 'activated', object: id, source, seat, mana: false, tapping: hasTapSymbol(ability.cost) }])
  const special = whenActivating(ability.at.keyword)
  if (special !== null) notice(g, [{ kind: special, object: source, seat, ...toldX(said) }])
  noticeTargets(g, id)
  return null
}
