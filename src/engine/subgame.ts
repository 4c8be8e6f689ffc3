/** A subgame's first state, made from the game around it, and what that game is told of its end (506). */
import type { Waiting } from './position.ts'
import type { SubgameResult } from './questions/index.ts'
import { isFaceHidden } from './seen/index.ts'
import {
  apart,
  blankObject,
  emptyState,
  freshPlayer,
  type GameObject,
  get,
  inTurnOrder,
  isOfVariant,
  type ObjectId,
  type Player,
  pagesOf,
  randomBelow,
  type Seat,
  type State,
  shuffledWith,
} from './state/index.ts'

/** The objects of a state that are cards. */
function cardsOf({ objects }: State): readonly GameObject[] {
  return objects
    .flatMap((page) => page.flatMap((one) => (one === null ? [] : apart(one))))
    .filter(({ kind }) => kind === 'card')
}

/** The player as they begin the subgame; who is out of the game around it doesn't play. */
function playerOf({ seat, name, handSize, startingLife, lost, left }: Player, deck: readonly number[]): Player {
  return { ...freshPlayer({ seat, name, handSize, startingLife, deck }), lost, left: left || lost !== null }
}

/** The cards of the subgame, numbered anew from 1. */
class Cards {
  readonly objects: GameObject[] = []

  constructor(private readonly around: State) {}

  add(object: GameObject, zone: 'library' | 'outside'): ObjectId {
    const { card, face, owner } = object
    const id = this.objects.length + 1
    // 506.5: what its owner may not look at in the game around it stays hidden while it is outside this one.
    const hidden = zone === 'outside' && isFaceHidden(this.around, object, [owner])
    this.objects.push(blankObject({ id, card, face, owner, zone, faceDown: hidden }))
    return id
  }
}

/**
 * The state in which a subgame begins: the decks are what the game around it has set aside (506.3), all its other cards
 * and those outside it are outside this one (506.5), and a random player goes first (506.4).
 */
export function subgameOf(outer: Waiting, around: State): State {
  const { decks } = outer.question
  const { edition, printed, players, options } = around
  if (around.random === null) throw new Error('a seat that looks cannot play a subgame')
  let random = around.random
  const cards = new Cards(around)
  const libraries = players.map(({ seat }) => {
    const shuffled = shuffledWith(random, decks[seat] ?? [])
    random = shuffled.random
    return shuffled.items.map((id) => cards.add(get(around, id), 'library'))
  })
  const inDecks = new Set(decks.flat())
  // 2011:contents/9: vanguard cards, planes and schemes stay where they are, in the game around it.
  const others = cardsOf(around).filter((one) => !inDecks.has(one.id) && !isOfVariant(around, one))
  const outside = players.map(({ seat }) =>
    others.filter(({ owner }) => owner === seat).map((card) => cards.add(card, 'outside')),
  )
  const present = inTurnOrder(around)
  const picked = randomBelow(random, present.length)
  const starter = present[picked.value] as Seat
  const playing = players.map((player) => playerOf(player, facesOf(around, decks[player.seat])))
  const state = emptyState(edition, playing, printed, picked.state, { at: 'openingHands', deciding: starter, kept: [] })
  return {
    ...state,
    objects: pagesOf(cards.objects),
    nextId: cards.objects.length + 1,
    libraries,
    outside,
    // Nobody stakes anything for a subgame: what is at stake belongs to the main game (217.9).
    options: { ...options, ante: false },
    turn: { ...state.turn, active: starter, starter, natural: starter, decider: starter },
    outer,
  }
}

const facesOf = (state: State, ids: readonly ObjectId[] = []): readonly number[] => ids.map((id) => get(state, id).face)

/** Only what has been moved has a timestamp: a player who leaves the subgame takes their cards out of it again. */
const wasInside = ({ zone, timestamp }: GameObject): boolean => zone !== 'outside' || timestamp > 0

/** What the game around a subgame is told of its end. */
export function resultOf(state: State): SubgameResult {
  if (state.outcome === null || state.random === null) throw new Error('the subgame is not over')
  const inside = cardsOf(state).filter(wasInside)
  return {
    winner: state.outcome.winner,
    random: state.random,
    cards: inside.flatMap(({ card }) => card ?? []),
    exiled: inside.flatMap(({ card, zone, faceDown }) => (card !== null && zone === 'exile' ? { card, faceDown } : [])),
  }
}
