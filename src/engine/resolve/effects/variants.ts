/** What is done to schemes and planes (2011:contents/9). */
import { thingsOf } from '../../continuous/index.ts'
import { abandon as abandonScheme, planeswalk as walk } from '../../events/index.ts'
import { atOnce, type Executor } from '../executor.ts'
import { seatsOf } from './who.ts'

/** Those of them that are ongoing schemes in motion go to the bottom of their deck. */
export const abandon: Executor<'abandon'> = atOnce((g, { what }, context) => {
  const left = thingsOf(g.state, what, context).filter((id) => abandonScheme(g, id))
  return { did: left.length > 0 }
})

/** Each of them planeswalks. */
export const planeswalk: Executor<'planeswalk'> = atOnce((g, { who }, context) => {
  const walked = seatsOf(g.state, who, context).filter((seat) => walk(g, seat))
  return { did: walked.length > 0 }
})
