/** Everything a player with priority may do now: those actions that whyNot lets through. */
import { abilitiesOf, characteristics, rulesFor } from '../continuous/index.ts'
import type { Action } from '../questions/index.ts'
import { find, get, type ObjectId, type Seat, type State } from '../state/index.ts'
import { activatedForm } from './forms.ts'
import type { Memo } from './mana/can.ts'
import { whyNot } from './whyNot.ts'

function addActivations(state: State, object: ObjectId, actions: Action[]): void {
  const abilities = abilitiesOf(state, object)
  for (let ability = 0; ability < abilities.length; ability++) {
    if (activatedForm(abilities[ability]) !== null) actions.push({ do: 'activate', object, ability })
  }
}

function addFromHand(state: State, object: ObjectId, actions: Action[]): void {
  const card = characteristics(state, object)
  if (card.types.includes('land')) actions.push({ do: 'playLand', object })
  else actions.push({ do: 'cast', object, via: 'normal' })
  for (const ability of card.abilities) {
    if (ability.kind === 'static' && ability.rule.kind === 'alternativeCost')
      actions.push({ do: 'cast', object, via: 'alternative' })
    if (ability.kind === 'keyword' && ability.keyword.name === 'morph')
      actions.push({ do: 'cast', object, via: 'faceDown' })
  }
  addActivations(state, object, actions)
}

function addFromGraveyard(state: State, object: ObjectId, actions: Action[]): void {
  const { abilities } = characteristics(state, object)
  if (abilities.length === 0) return
  const again = abilities.some((ability) => ability.kind === 'keyword' && ability.keyword.name === 'flashback')
  if (again) actions.push({ do: 'cast', object, via: 'flashback' })
  addActivations(state, object, actions)
}

/** What a seat could think of doing; whyNot tells which of it is allowed. */
export function possibleActions(state: State, seat: Seat): Action[] {
  const actions: Action[] = []
  for (const object of state.hands[seat] ?? []) addFromHand(state, object, actions)
  const [top] = state.libraries[seat] ?? []
  if (top !== undefined && find(state, top) !== null && rulesFor(state, seat).some((rule) => rule.kind === 'playTop'))
    addFromHand(state, top, actions)
  for (const object of state.graveyards[seat] ?? []) addFromGraveyard(state, object, actions)
  for (const object of state.battlefield) {
    const permanent = get(state, object)
    if (permanent.faceDown && permanent.controller === seat) actions.push({ do: 'turnFaceUp', object })
    addActivations(state, object, actions)
  }
  return actions
}

/** The legal actions of a seat, passing first; empty where it has no priority. */
export function legalActions(state: State, seat: Seat): readonly Action[] {
  const actions: Action[] = []
  if (whyNot(state, seat, { do: 'pass' }) !== null) return actions
  actions.push({ do: 'pass' })
  const memo: Memo = {}
  for (const action of possibleActions(state, seat))
    if (whyNot(state, seat, action, memo) === null) actions.push(action)
  return actions
}
