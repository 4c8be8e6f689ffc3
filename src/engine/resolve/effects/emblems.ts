/** Emblems (2011:contents/113). */
import { type Ability, type Printed, saidBy } from '../../../language/index.ts'
import { makeEmblem } from '../../events/index.ts'
import { atOnce, type Executor } from '../executor.ts'
import { seatsOf } from './who.ts'

/** The ability as one of an emblem: it works in the command zone. */
function there(ability: Ability): Ability {
  if (ability.kind === 'spell') return ability
  if (ability.kind === 'keyword') return { ...ability, abilities: ability.abilities.map(there) }
  return { ...ability, zone: 'command' }
}

/** Each of the players gets an emblem with the abilities, and no other characteristics. */
export const getEmblem: Executor<'getEmblem'> = atOnce((g, effect, context) => {
  const seats = seatsOf(g.state, effect.who, context)
  const abilities = effect.emblem.abilities.map((ability) => there(saidBy(ability, context.source)))
  const nothing = { name: '', cost: null, colors: [], supertypes: [], types: [], subtypes: [] } as const
  const printed: Printed = { ...nothing, abilities, power: null, toughness: null, loyalty: null, text: '' }
  for (const seat of seats) makeEmblem(g, printed, seat)
  return { did: seats.length > 0 }
})
