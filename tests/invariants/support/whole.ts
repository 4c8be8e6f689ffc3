/** One generated game held to everything; how often the dear checks are made is the caller's. */
import assert from 'node:assert/strict'
import { outcomeOf, type Position, stateOf } from '../../../src/engine/index.ts'
import type { Printed } from '../../../src/language/index.ts'
import { checkAgain, checkImagined, checkReplay } from './again.ts'
import { type GameSeeds, playGame, setupOf } from './games.ts'
import { Knowledge } from './knowledge.ts'
import { checkPools } from './pools.ts'
import { cardsOf, checkPosition } from './position.ts'
import { checkConcede, checkGarbage, checkListed, checkReversed, checkUnlisted } from './replies.ts'

/** One position in so many is given each of the dear checks; 0 for none. */
export interface Dear {
  readonly again?: number
  readonly replay?: boolean
  readonly knowledge?: number
  readonly imagined?: number
  readonly listed?: number
  readonly unlisted?: number
  readonly garbage?: number
  readonly concede?: number
}

const MIDDLE = 40

/**
 * Plays a game from its seeds with these checks, always with those of each position on its own. `from`: the cards of its
 * decks, in place of its pool.
 */
export function holdGame(game: GameSeeds, dear: Dear, from: readonly Printed[] | null = null): void {
  const setup = setupOf(game, dear.knowledge !== undefined, from)
  const middle = new Map<number, Position>()
  let cards: readonly number[] = []
  let knowledge: Knowledge | null = null
  let last: Position | null = null
  const sound = (position: Position): void => checkPosition(position, cards)
  const replies = playGame(
    setup,
    game.seed,
    (step) => {
      const { before, after, roll, index } = step
      const now = (oneIn: number | undefined): boolean => oneIn !== undefined && roll(oneIn) === 0
      sound(after)
      checkPools(step)
      checkReversed(step)
      if (dear.knowledge !== undefined) knowledge?.look(after, step.events)
      if (now(dear.knowledge)) knowledge?.check(after, step.events)
      if (now(dear.again)) checkAgain(step)
      if (now(dear.imagined)) checkImagined(before, roll)
      if (now(dear.listed)) checkListed(before, roll, sound)
      if (now(dear.unlisted)) checkUnlisted(before, roll)
      if (now(dear.garbage)) checkGarbage(before, roll, sound)
      if (now(dear.concede)) checkConcede(before, roll, sound)
      if (dear.replay === true && index % MIDDLE === 0) middle.set(index, after)
      last = after
    },
    (first) => {
      cards = cardsOf(stateOf(first))
      assert.equal(cards.length, setup.players.length * game.cards)
      knowledge = new Knowledge(first)
    },
    game.most,
  )
  const end = last as Position | null
  assert(end !== null && outcomeOf(end) !== null, 'the game has no outcome')
  if (dear.replay === true) checkReplay(setup, replies, end, middle)
}
