/** A position as a small picture shows it: the creatures of two players, the step, and a hand. */
import { characteristics, find, type ObjectId, type Position, playerAt, type Seat, seenBy } from '../../engine/index.ts'
import type { Step } from '../../language/index.ts'
import type { CardLook, CardState, Sign } from '../card/index.ts'
import { cardView, lookOf, makeScene, type Scene, seatedAt, seatName, seatsFrom, signOf } from '../view/index.ts'

export interface MiniCard {
  readonly id: ObjectId
  readonly look: CardLook
  readonly state: CardState
}

export interface MiniSide {
  readonly whose: Sign
  readonly name: string
  readonly life: number
  readonly cards: readonly MiniCard[]
  /** For how many more there is no room. */
  readonly more: number
}

export interface MiniBoard {
  readonly you: MiniSide
  readonly others: readonly MiniSide[]
  readonly step: Step
  readonly hand: readonly MiniCard[]
}

/** So many have room in a row; of the hand one more. */
const ROW = 4

/** How it lies there; what can be done with it is nobody's business in a picture. */
function asShown(scene: Scene, id: ObjectId): MiniCard {
  const { look, state } = cardView(scene, id)
  const { tapped, sick, attacking, blocking, counters } = state
  return { id, look, state: { tapped, sick, attacking, blocking, counters, whose: state.whose } }
}

/** How much a permanent says about the game: creatures by power, then the rest; lands are left out. */
function weight({ state }: Scene, id: ObjectId): number {
  const { types, power, toughness } = characteristics(state, id)
  if (types.includes('creature')) return 100 + (power ?? 0) + (toughness ?? 0) / 10
  return types.includes('land') ? 0 : 1
}

function sideOf(scene: Scene, seat: Seat): MiniSide {
  const { state } = scene
  const own = state.battlefield.filter((id) => find(state, id)?.controller === seat && weight(scene, id) > 0)
  const order = [...own].sort((a, b) => weight(scene, b) - weight(scene, a))
  const shown = order.slice(0, ROW).sort((a, b) => own.indexOf(a) - own.indexOf(b))
  const { life } = playerAt(state, seat)
  const name = seatName(state, seat)
  return {
    whose: signOf(scene, seat),
    name,
    life,
    cards: shown.map((id) => asShown(scene, id)),
    more: own.length - shown.length,
  }
}

/** The picture of a position as a seat sees it; `open`: with its hand. */
export function miniBoard(position: Position, viewer: Seat, open: boolean): MiniBoard {
  const scene = makeScene(seenBy(position, viewer))
  const seated = seatedAt(scene, viewer)
  const [, ...others] = seatsFrom(seated.state, viewer)
  const { state } = seated
  const hand = open ? (state.hands[viewer] ?? []).filter((id) => id !== 0).slice(0, ROW + 1) : []
  return {
    you: sideOf(seated, viewer),
    others: others.map((seat) => sideOf(seated, seat)),
    step: state.turn.step,
    hand: hand.map((id) => ({ id, look: lookOf(state, id), state: {} })),
  }
}
