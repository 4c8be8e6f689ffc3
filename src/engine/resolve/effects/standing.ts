/** What players have by rules: dungeons, the Ring, speed (today:701.49, 701.54, 702.179). */
import { notice } from '../../abilities/index.ts'
import { isType } from '../../continuous/index.ts'
import { mark, raise, unmark, venture as ventures } from '../../events/index.ts'
import { ask } from '../../questions/index.ts'
import { type Draft, get, type Seat } from '../../state/index.ts'
import { atOnce, type Executor } from '../executor.ts'
import { seatsOf } from './who.ts'

export const venture: Executor<'venture'> = function* (g, { who, into = null }, context) {
  let did = false
  for (const seat of seatsOf(g.state, who, context)) did = (yield* ventures(g, seat, context.source, into)) || did
  return { did }
}

const FASTEST = 4
export const speedUp: Executor<'speedUp'> = atOnce((g, { who }, context) => {
  for (const seat of seatsOf(g.state, who, context)) raise(g, seat, 'speed', FASTEST)
  return { did: true }
})

const OFTENEST = 4
const creaturesOf = ({ state }: Draft, seat: Seat) =>
  state.battlefield.filter((id) => get(state, id).controller === seat && isType(state, id, 'creature'))

/** Each gets the emblem, or its next ability, and chooses a creature of theirs, if they have one. */
export const tempt: Executor<'tempt'> = function* (g, { who }, context) {
  for (const seat of seatsOf(g.state, who, context)) {
    raise(g, seat, 'ring', OFTENEST)
    const from = creaturesOf(g, seat)
    const asked = { seat, source: context.source, reason: 'effect', from, min: 1, max: 1 } as const
    const [only, more] = from
    const chosen = more === undefined ? only : (yield* ask('choose', { ...asked, zone: 'battlefield', looking: [] }))[0]
    if (chosen !== undefined) {
      for (const id of from) if (id !== chosen) unmark(g, id, 'ringBearer')
      mark(g, chosen, 'ringBearer', seat + 1)
    }
    notice(g, [{ kind: 'tempted', seat }])
  }
  return { did: true }
}
