/** Everything a player with priority may do now: those actions that whyNot lets through. */
import { abilitiesOf, characteristics } from '../continuous/index.ts'
import type { Action } from '../questions/index.ts'
import { get, type ObjectId, type Seat, type State } from '../state/index.ts'
import { activatedForm, whyNot } from './whyNot.ts'

/** Actions that the cards at hand could be about; whyNot decides which of them are allowed. */
function* possible(state: State, seat: Seat): Generator<Action> {
  for (const object of state.hands[seat] ?? []) {
    const card = characteristics(state, object)
    if (card.types.includes('land')) yield { do: 'playLand', object }
    else yield { do: 'cast', object, via: 'normal' }
    for (const ability of card.abilities) {
      if (ability.kind === 'static' && ability.rule.kind === 'alternativeCost') yield { do: 'cast', object, via: 'alternative' }
      if (ability.kind === 'keyword' && ability.keyword.name === 'morph') yield { do: 'cast', object, via: 'faceDown' }
    }
    yield* activations(state, object)
  }
  for (const object of state.graveyards[seat] ?? []) {
    const card = characteristics(state, object)
    if (card.abilities.length === 0) continue
    if (card.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword.name === 'flashback')) yield { do: 'cast', object, via: 'flashback' }
    yield* activations(state, object)
  }
  for (const object of state.battlefield) {
    const permanent = get(state, object)
    if (permanent.faceDown && permanent.controller === seat) yield { do: 'turnFaceUp', object }
    yield* activations(state, object)
  }
}

function* activations(state: State, object: ObjectId): Generator<Action> {
  const abilities = abilitiesOf(state, object)
  for (let ability = 0; ability < abilities.length; ability++) {
    if (activatedForm(abilities[ability]) !== null) yield { do: 'activate', object, ability }
  }
}

/** What a seat could think of doing; whyNot tells which of it is allowed. */
export function possibleActions(state: State, seat: Seat): Action[] {
  return [...possible(state, seat)]
}

/** The legal actions of a seat, passing first; empty where it has no priority. */
export function legalActions(state: State, seat: Seat): readonly Action[] {
  const actions: Action[] = []
  if (whyNot(state, seat, { do: 'pass' }) !== null) return actions
  actions.push({ do: 'pass' })
  for (const action of possible(state, seat)) if (whyNot(state, seat, action) === null) actions.push(action)
  return actions
}
