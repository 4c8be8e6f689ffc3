import { describe, expect, it } from 'vitest'
import { guessOf } from '../../src/ai/guess.ts'
import { newGame, type Position, seenBy } from '../../src/engine/index.ts'
import { BASICS, creature } from '../support/cards.ts'
import { gameOf } from '../support/game.ts'
import { zoo } from '../support/zoo/index.ts'

const MOUSE = zoo('Mouse')
const IMP = creature('Imp', '{B}', '1/1')
const GOLEM = creature('Golem', '{3}', '3/3', '', 'Artifact Creature — Golem')
const basic = (name: string) => BASICS.find((card) => card.name === name) ?? MOUSE
const DECK = ['Forest', 'Swamp', 'Mountain'].flatMap((name) => Array.from({ length: 8 }, () => basic(name)))

/** The names that the first seat expects among the other's hidden cards. */
function expected(position: Position): ReadonlySet<string> {
  return new Set(guessOf(seenBy(position, 0)).cards[1]?.map(({ name }) => name))
}

describe('a guess at hidden cards', () => {
  const setup = (other: string) => {
    const deck = [...DECK, MOUSE, IMP, GOLEM, MOUSE, IMP, GOLEM]
    const theirs = Array.from({ length: 30 }, () => basic(other))
    const players = [
      { name: 'Ada', deck },
      { name: 'Bea', deck: theirs },
    ]
    return { edition: '2011', seed: 1, starter: 1, players } as const
  }

  it('is one’s own deck while nothing was shown', () => {
    const names = expected(newGame(setup('Swamp')).position)
    expect([...names].sort()).toEqual(['Forest', 'Golem', 'Imp', 'Mountain', 'Mouse', 'Swamp'])
  })

  it('keeps to the colours that a land has shown, and to what has none', () => {
    const game = gameOf(setup('Swamp'))
    while (game.question.kind !== 'priority') game.reply('keep')
    game.to('main1').reply({ do: 'playLand', object: game.state.hands[1]?.[0] ?? 0 })
    expect([...expected(game.position)].sort()).toEqual(['Golem', 'Imp', 'Swamp'])
  })
})
