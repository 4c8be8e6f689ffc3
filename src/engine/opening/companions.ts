/** Companions: revealed before the decks are shuffled, if the starting deck is as they ask (today:103.2b, 702.139). */
import type { CardType, DeckDemand, Filter } from '../../language/index.ts'
import { abilitiesOf, characteristics, contextOf, matches, namedFor } from '../continuous/index.ts'
import { happen } from '../events/index.ts'
import { demandsOf } from '../keywords/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { type Draft, editionOf, inTurnOrder, type ObjectId, playerAt, type Seat, type State } from '../state/index.ts'

/** The cards with which the player begins: the deck without the sideboard, and the commanders. */
function startingDeck(state: State, seat: Seat): readonly ObjectId[] {
  const { commanders = [] } = playerAt(state, seat)
  const leading = state.command.filter((id) => commanders.some(({ card }) => card === id))
  return [...(state.libraries[seat] ?? []), ...leading]
}

/** Whether a card type is one of all these cards'. */
function shareType(types: readonly (readonly CardType[])[]): boolean {
  const [first = [], ...others] = types
  return types.length === 0 || first.some((type) => others.every((other) => other.includes(type)))
}

const areDifferent = (all: readonly unknown[]): boolean => new Set(all).size === all.length

/** Whether the player's starting deck is as the companion asks. */
function isAsAsked(state: State, seat: Seat, companion: ObjectId, demand: DeckDemand): boolean {
  const deck = startingDeck(state, seat)
  const context = contextOf(companion, seat)
  const those = (of: Filter): readonly ObjectId[] => deck.filter((id) => matches(state, of, id, context))
  switch (demand.asks) {
    case 'each': {
      const { of, are } = demand
      const asked = of === null ? deck : those(of)
      return asked.every((id) => are.some((filter) => matches(state, filter, id, context)))
    }
    case 'names':
      return areDifferent(those(demand.of).map((id) => characteristics(state, id).name))
    case 'sharedType':
      return shareType(those(demand.of).map((id) => characteristics(state, id).types))
    case 'symbols':
      return deck.every((id) => areDifferent(characteristics(state, id).cost ?? []))
    case 'size':
      return deck.length >= editionOf(state).game.deckSize + demand.more
  }
}

/** Whether the card outside the game may be its owner's companion. */
const mayAccompany = (state: State, seat: Seat, id: ObjectId): boolean =>
  demandsOf(abilitiesOf(state, id)).some((demand) => isAsAsked(state, seat, id, demand))

/** The player reveals one of those cards, or none. */
function* revealCompanion(g: Draft, seat: Seat, from: readonly ObjectId[]): Process {
  const asked = { seat, source: null, reason: 'companion', from, min: 0, max: 1, zone: 'outside', looking: [] } as const
  const [companion] = yield* ask('choose', asked)
  if (companion === undefined) return
  g.patchPlayer(seat, { companion })
  g.patch(companion, { knownTo: g.state.players.map((player) => player.seat) })
  g.emit({ kind: 'revealed', seat, objects: [namedFor(g.state, companion)], rule: 'begin.companion' })
}

/**
 * today:103.1, 103.2b: in turn order, each player may reveal a companion; then the decks are shuffled. Where nobody
 * could reveal any, the order in which the decks were set up does: nobody has seen it.
 */
export function* revealCompanions(g: Draft): Process {
  const able = inTurnOrder(g.state).map((seat) => ({
    seat,
    from: (g.state.outside[seat] ?? []).filter((id) => mayAccompany(g.state, seat, id)),
  }))
  if (able.every(({ from }) => from.length === 0)) return
  for (const { seat, from } of able) if (from.length > 0) yield* revealCompanion(g, seat, from)
  yield* happen(
    g,
    able.map(({ seat }) => ({ kind: 'shuffle', seat })),
  )
}
