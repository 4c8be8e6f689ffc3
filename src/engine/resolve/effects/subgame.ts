/** Playing a subgame, seen from the game around it (506): what leaves for it, and what comes back. */
import { happen, moveTo, tellOf, uncover } from '../../events/index.ts'
import { type Process, type SubgameResult, subgame } from '../../questions/index.ts'
import { type Draft, editionOf, find, type GameObject, inTurnOrder, type ObjectId } from '../../state/index.ts'
import type { Executor } from '../executor.ts'

/**
 * Moves cards to where a subgame's cards are as long as it lasts, and returns what they have become there; abilities
 * that see them leave trigger (506.2, 506.5a).
 */
function* setAside(g: Draft, ids: readonly ObjectId[], faceDown: boolean): Process<readonly ObjectId[]> {
  const zone = editionOf(g.state).zones.subgameExiles ? 'exile' : 'outside'
  const happened = yield* happen(
    g,
    ids.map((id) => moveTo(id, zone, 'effect', { faceDown })),
  )
  return happened.flatMap((one) => (one.kind === 'move' && one.to === zone && one.became !== null ? one.became : []))
}

/** The cards that the subgame took from outside: those of this game leave it, as if only now (506.5a). */
function* fetched(g: Draft, { cards }: SubgameResult, decks: readonly ObjectId[]): Process<readonly ObjectId[]> {
  const known = new Set(cards)
  const taken = g.state.objects.flatMap((page) =>
    page.filter((one): one is GameObject => one?.card != null && known.has(one.card) && !decks.includes(one.id)),
  )
  const from = (outside: boolean) => taken.flatMap(({ id, zone }) => ((zone === 'outside') === outside ? id : []))
  return [...from(true), ...(yield* setAside(g, from(false), false))]
}

/** 506.6: everything goes to its owner's library; in 2004, what was exiled there is exiled here. */
function* comeBack(g: Draft, result: SubgameResult, cards: readonly ObjectId[]): Process {
  const exiled = new Map(editionOf(g.state).zones.subgameKeepsExiled ? result.exiled.map((one) => [one.card, one]) : [])
  const fateOf = (id: ObjectId) => exiled.get(find(g.state, id)?.card ?? -1)
  const stays = cards.filter((id) => fateOf(id) !== undefined)
  const lies = stays.filter((id) => find(g.state, id)?.zone === 'exile')
  uncover(
    g,
    lies.filter((id) => fateOf(id)?.faceDown === false),
    'subgame.ends',
  )
  yield* happen(g, [
    ...stays.flatMap((id) => (lies.includes(id) ? [] : moveTo(id, 'exile', 'effect'))),
    ...cards.flatMap((id) => (stays.includes(id) ? [] : moveTo(id, 'library', 'effect', { position: 'shuffled' }))),
    ...inTurnOrder(g.state).map((seat) => ({ kind: 'shuffle', seat }) as const),
  ])
}

/** 506.3: libraries become the decks of a game inside this one, which goes on from here once that is over. */
export const playSubgame: Executor<'playSubgame'> = function* (g, _, context) {
  const { controller: seat, source } = context
  g.emit({ kind: 'subgameBegan', seat, object: tellOf(g.state, source), rule: 'subgame.begins' })
  // Who has conceded leaves with their cards once this has resolved: nothing of theirs is a deck (102.7).
  const libraries = inTurnOrder(g.state).flatMap((seat) => g.state.libraries[seat] ?? [])
  const set = yield* setAside(g, libraries, true)
  const ownerOf = (id: ObjectId) => find(g.state, id)?.owner
  const decks = g.state.players.map((player) => set.filter((id) => ownerOf(id) === player.seat))
  const result = yield* subgame({ seat, source, decks })
  g.write({ random: result.random })
  yield* comeBack(g, result, [...set, ...(yield* fetched(g, result, set))])
  const { winner } = result
  return winner === null ? {} : { done: [{ deed: 'wonSubgame', object: null, became: null, n: 1, seat: winner }] }
}
