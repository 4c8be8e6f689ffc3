/** The cleanup step (314). */
import { endDurations, rulesFor } from '../continuous/index.ts'
import { forgetLastKnown, happen, removeDamage } from '../events/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { type Draft, playerAt, type Seat, type State } from '../state/index.ts'

/** 314.1: seven, unless effects say otherwise; `null`: no maximum. */
function maximumHandSize(state: State, seat: Seat): number | null {
  const rules = rulesFor(state, seat)
  if (rules.some((rule) => rule.kind === 'noMaximumHandSize')) return null
  return rules.reduce((size, rule) => (rule.kind === 'maximumHandSize' ? rule.n : size), playerAt(state, seat).handSize)
}

function* discardToSize(g: Draft): Process {
  const seat = g.state.turn.active
  const hand = g.state.hands[seat] ?? []
  const size = maximumHandSize(g.state, seat)
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
  endDurations(g, 'endOfTurn')
}

/** Discarding to hand size, then effects wear off. If anything triggers here, another cleanup step follows (314.3). */
export function* cleanup(g: Draft): Process {
  yield* discardToSize(g)
  wearOff(g)
  forgetLastKnown(g)
}
