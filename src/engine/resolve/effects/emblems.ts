/** Emblems (2011:contents/113). */
import { type Printed, saidBy, workingIn } from '../../../language/index.ts'
import { designate, makeEmblem } from '../../events/index.ts'
import { atOnce, type Executor } from '../executor.ts'
import { seatsOf } from './who.ts'

/** Each of the players becomes the monarch, or gets the city's blessing; if only one can be that, the last of them. */
export const designated: Executor<'designate'> = atOnce((g, effect, context) => {
  const done = seatsOf(g.state, effect.who, context).map((seat) => designate(g, seat, effect.as))
  return { did: done.includes(true) }
})

/** Each of the players gets an emblem with the abilities, and no other characteristics. */
export const getEmblem: Executor<'getEmblem'> = atOnce((g, effect, context) => {
  const seats = seatsOf(g.state, effect.who, context)
  const abilities = effect.emblem.abilities.map((ability) => workingIn(saidBy(ability, context.source), 'command'))
  const nothing = { name: '', cost: null, colors: [], supertypes: [], types: [], subtypes: [] } as const
  const printed: Printed = { ...nothing, abilities, power: null, toughness: null, loyalty: null, text: '' }
  for (const seat of seats) makeEmblem(g, printed, seat)
  return { did: seats.length > 0 }
})
