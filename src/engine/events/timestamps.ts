/** The timestamps of objects that enter together (418.5e). */
import type { Ability } from '../../language/index.ts'
import type { Edition } from '../../rulebook/index.ts'
import { contradicting, copiable } from '../continuous/index.ts'
import { inOrder, type Process, reordered } from '../questions/index.ts'
import { type Draft, editionOf, get, inTurnOrder, type ObjectId, type Seat, spokenForBy } from '../state/index.ts'
import type { FinalEvent } from './finalEvents.ts'
import { controllerAfter } from './relocate.ts'

interface Entrant {
  readonly one: FinalEvent
  readonly id: ObjectId
  /** Whose it will be. */
  readonly seat: Seat
  /** The abilities it will have. */
  readonly text: readonly Ability[]
}

function entrants(g: Draft, all: readonly FinalEvent[]): readonly Entrant[] {
  return all.flatMap((one) => {
    const { event, entering } = one
    if (event.kind !== 'move' || event.to !== 'battlefield' || event.faceDown) return []
    const object = get(g.state, event.object)
    const will = { ...object, faceDown: false, copied: entering.copied ?? object.copied }
    return [{ one, id: object.id, seat: controllerAfter(object, event), text: copiable(g.state, will).abilities }]
  })
}

/** Those of them whose order makes a difference. */
function mattering(g: Draft, entering: readonly Entrant[]): readonly Entrant[] {
  const texts = contradicting(
    g.state,
    entering.map((one) => one.text),
  )
  return entering.filter((one) => texts.has(one.text))
}

/** Whoever it is puts them in order, if it makes a difference. */
function* orderedBy(g: Draft, seat: Seat, entering: readonly Entrant[]): Process<readonly Entrant[]> {
  const asked = mattering(g, entering)
  const wanted = yield* inOrder(spokenForBy(g.state, seat), 'timestamps', asked, ({ id }) => id)
  return reordered(entering, wanted)
}

type Ordering = (g: Draft, entering: readonly Entrant[]) => Process<readonly Entrant[]>

const ORDERINGS: { readonly [O in Edition['continuous']['enteringTogether']]: Ordering } = {
  activePlayer: (g, entering) => orderedBy(g, g.state.turn.active, entering),
  *eachPlayer(g, entering) {
    const all: Entrant[] = []
    for (const seat of inTurnOrder(g.state))
      all.push(
        ...(yield* orderedBy(
          g,
          seat,
          entering.filter((one) => one.seat === seat),
        )),
      )
    return all
  },
}

/** In the order of their timestamps: the last one counts as the newest. */
export function* inTimestampOrder(g: Draft, all: readonly FinalEvent[]): Process<readonly FinalEvent[]> {
  if (all.length < 2) return all
  const entering = entrants(g, all)
  if (mattering(g, entering).length < 2) return all
  const ordered = yield* ORDERINGS[editionOf(g.state).continuous.enteringTogether](g, entering)
  return reordered(
    all,
    ordered.map(({ one }) => one),
  )
}
