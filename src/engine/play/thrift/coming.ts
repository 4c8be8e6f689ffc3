/** The mana of the land that a player may still play this turn (212.6b): what a payment takes may be left to it. */
import { type Ability, namedTypes } from '../../../language/index.ts'
import { abilitiesOf, isType } from '../../continuous/index.ts'
import { find, type ObjectId, type Seat, type State } from '../../state/index.ts'
import { mayPlayAnotherLand } from '../lands.ts'
import { setOf } from './tally.ts'

/** It enters tapped, or may: its mana comes too late. */
const entersTapped = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.rule.kind === 'enters' && ability.rule.as.kind === 'tapped'

/** The types of one mana that it gives for being tapped, and nothing else. */
function typesOf(ability: Ability): number {
  if (ability.kind !== 'activated' || ability.cost.some(({ kind }) => kind !== 'tap')) return 0
  const [effects = [], ...others] = ability.body.modes
  const [effect] = effects
  if (others.length > 0 || effects.length > 1 || effect?.kind !== 'addMana') return 0
  return setOf(namedTypes(effect.mana))
}

function manaOf(state: State, id: ObjectId): number {
  if (find(state, id) === null || !isType(state, id, 'land')) return 0
  const abilities = abilitiesOf(state, id)
  return abilities.some(entersTapped) ? 0 : abilities.reduce((types, ability) => types | typesOf(ability), 0)
}

/** Any of the types that a land of the hand would give; 0: there is none, or none may be played. */
export function comingMana(state: State, seat: Seat, main: boolean): number {
  if (!main || !mayPlayAnotherLand(state, seat)) return 0
  return (state.hands[seat] ?? []).reduce((types, id) => types | manaOf(state, id), 0)
}
