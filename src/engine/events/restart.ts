/** The game begins anew with all its cards (2011:contents/714). */
import {
  apart,
  blank,
  commanderOf,
  type Draft,
  emptyState,
  freshCommander,
  freshPlayer,
  type GameObject,
  isInDeck,
  isOfVariant,
  type ObjectId,
  type Player,
  type Seat,
  type State,
} from '../state/index.ts'
import { shuffle } from './library.ts'
import { putIn } from './zones.ts'

/** A player who begins anew; `deck`: all cards they own in the game. */
function begun(player: Player, deck: readonly number[]): Player {
  const { seat, name, handSize, startingLife, lost, left, commanders } = player
  const known = { seat, name, handSize, startingLife, deck }
  const leading = commanders === undefined ? {} : { commanders: commanders.map(freshCommander) }
  return { ...freshPlayer({ ...known, ...leading }), lost, left }
}

/** The state without anything in the game: what is outside it stays, and new objects go on with new numbers. */
function emptied(state: State, cards: readonly GameObject[], starter: Seat): State {
  const { edition, printed, random, options, outside, objects, nextId, clock, outer, melee } = state
  if (random === null) throw new Error('a seat that looks cannot restart the game')
  const players = state.players.map((player) =>
    begun(
      player,
      cards.filter((one) => one.owner === player.seat && !isOfVariant(state, one)).map(({ face }) => face),
    ),
  )
  const empty = emptyState(edition, players, printed, random, { at: 'openingHands', deciding: starter, kept: [] })
  const turn = { ...empty.turn, active: starter, starter, natural: starter, decider: starter }
  // What an unfinished loop or turn has left behind is gone; a subgame stays one (714.6).
  // 2011:contents/807: the markers are handed out again.
  const markers = melee === undefined ? {} : { melee: { ...melee, parked: [] } }
  return { ...empty, ...markers, options, outside, objects, nextId, clock, outer, turn }
}

/** The cards, those of planar and scheme decks last and in a random order: they are numbered as they lie. */
function withDecks(g: Draft, cards: readonly GameObject[]): readonly GameObject[] {
  const left = cards.filter((one) => isInDeck(g.state, one))
  const shuffled: GameObject[] = []
  while (left.length > 0) shuffled.push(...left.splice(g.random(left.length), 1))
  return [...cards.filter((one) => !isInDeck(g.state, one)), ...shuffled]
}

/**
 * 2011:contents/714: every card of the game goes into its owner's new deck, wherever it was, except for those that stay
 * in exile, and all else ceases to exist; then libraries are shuffled. Returns what the cards in exile have become.
 */
export function beginAnew(g: Draft, starter: Seat, staying: readonly ObjectId[]): readonly ObjectId[] {
  const inGame = g.state.objects.flatMap((page) =>
    page.filter((one): one is GameObject => one !== null && one.zone !== 'outside'),
  )
  const cards = inGame.flatMap(apart).filter(({ kind }) => kind === 'card')
  for (const { id } of inGame) g.drop(id)
  g.write(emptied(g.state, cards, starter))
  const kept = withDecks(g, cards).flatMap(({ id, card, face, owner }) => {
    const commands = commanderOf(g.state, { card, owner }) !== null || isOfVariant(g.state, { face })
    const zone = staying.includes(id) ? 'exile' : commands ? 'command' : 'library'
    const became = g.add(blank({ card, face, owner, zone, faceDown: isInDeck(g.state, { face }) }))
    putIn(g, became, zone, owner, null)
    return zone === 'exile' ? became : []
  })
  for (const { seat } of g.state.players) shuffle(g, seat, [])
  g.emit({ kind: 'gameRestarted', seat: starter, rule: 'game.restarted' })
  return kept
}
