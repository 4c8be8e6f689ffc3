/** The cleanup step (314). */
import { endEffects, endMarks, forgetLastKnown, happen, removeDamage } from '../events/index.ts'
import { maximumHandSize } from '../playerRules/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { activeSeats, type Draft, playerAt, type Seat } from '../state/index.ts'

/** 314.1. */
function* discardToSize(g: Draft, seat: Seat): Process {
  const hand = g.state.hands[seat] ?? []
  const size = maximumHandSize(g.state, seat, playerAt(g.state, seat).handSize)
  if (size === null || hand.length <= size) return
  const n = hand.length - size
  const chosen = yield* ask('choose', {
    seat,
    source: null,
    reason: 'discardToHandSize',
    from: hand,
    min: n,
    max: n,
    zone: 'hand',
    looking: [],
  })
  yield* happen(
    g,
    chosen.map((object) => ({ kind: 'discard', object, seat, cause: 'discard' })),
  )
}

/** 314.2: damage is removed and effects "until end of turn" end, at the same time. */
function wearOff(g: Draft): void {
  removeDamage(g)
  endEffects(g, 'endOfTurn')
  endMarks(g)
}

/** Discarding to hand size, then effects wear off. If anything triggers here, another cleanup step follows (314.3). */
export function* cleanup(g: Draft): Process {
  for (const seat of activeSeats(g.state)) yield* discardToSize(g, seat)
  wearOff(g)
  forgetLastKnown(g)
}
