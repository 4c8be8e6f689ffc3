/** Clashing (2011:701.20). */
import { notice } from '../../abilities/index.ts'
import { namedFor, statisticOf } from '../../continuous/index.ts'
import { arrangeLibrary, choosePlayer, performEffects } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import {
  type Context,
  cardsIn,
  type Draft,
  inTurnOrder,
  leaving,
  type ObjectId,
  opponentsOf,
  type Seat,
} from '../../state/index.ts'
import { type Executor, resultOf } from '../executor.ts'

interface Revealed {
  readonly seat: Seat
  readonly id: ObjectId
  readonly value: number
}

/** Each of them reveals their top card, if there is one. */
function reveal(g: Draft, seats: readonly Seat[]): readonly Revealed[] {
  return inTurnOrder(g.state).flatMap((seat) => {
    const [id] = seats.includes(seat) ? cardsIn(g.state, g.state.libraries[seat]) : []
    if (id === undefined) return []
    g.emit({ kind: 'revealed', seat, objects: [namedFor(g.state, id)], rule: 'card.clash' })
    return [{ seat, id, value: statisticOf(g.state, 'manaValue', id) }]
  })
}

/** In turn order each decides about their own card; then they are put on the bottom. */
function* putAway(g: Draft, all: readonly Revealed[], source: ObjectId): Process {
  const below: Revealed[] = []
  for (const one of all) {
    const { bottom } = yield* ask('arrange', { seat: one.seat, source, cards: [one.id] })
    if (bottom.length > 0) below.push(one)
  }
  for (const { seat, id } of below) {
    const others = (g.state.libraries[seat] ?? []).filter((card) => card !== id)
    arrangeLibrary(g, seat, [...others, id])
  }
}

/** Clashes with an opponent, who clashes, too: who revealed the only card with the greatest mana value wins (2011:701.20). */
export const clash: Executor<'clash'> = function* (g, effect, context: Context) {
  const { controller: seat, source } = context
  const other = yield* choosePlayer(g, seat, source, opponentsOf(g.state, seat))
  if (other === null) return { did: false }
  const all = reveal(g, [seat, other])
  yield* putAway(g, all, source)
  const hasWon = (who: Seat): boolean => {
    const own = all.find((one) => one.seat === who)
    return own !== undefined && all.every((one) => one === own || one.value < own.value)
  }
  const won = hasWon(seat)
  notice(
    g,
    [seat, other].map((who) => ({ kind: 'clashed', seat: who, won: hasWon(who) }) as const),
  )
  // "That player" of what follows is the opponent.
  const theirs = { ...context, they: other }
  return resultOf(context, yield* performEffects(g, won ? effect.win : effect.lose, leaving(theirs, { did: won })))
}
