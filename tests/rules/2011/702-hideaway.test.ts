import { expect, test } from 'vitest'
import { find, seenBy } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const FREE = '{T}: You may play the exiled card without paying its mana cost'
const CARDS = [
  card('Cave', '{0}', 'Artifact', `Hideaway 4\n${FREE} if creatures you control have total power 5 or greater.`),
  card('Nook', '{0}', 'Artifact', `Hideaway\n${FREE}.`),
  card('Camp', '{0}', 'Artifact', `Hideaway 2\n${FREE} if you attacked with three or more creatures this turn.`),
  card('Grab', '{0}', 'Instant', 'Gain control of target artifact.'),
  card('Wake', '{0}', 'Instant', 'Untap target artifact.'),
]
const LIBRARY = ['Big', 'Ox', 'Bear', 'Forest', 'Island']
const LEFT = ['Ox', 'Bear', 'Forest']

/** Casts it and hides the card with that name. */
function hide(name: string, pick: string, hand: readonly string[] = [], theirs: readonly string[] = []): Table {
  const game = table('2011', [{ hand: [name, ...hand], library: LIBRARY }, { hand: [...theirs] }], CARDS)
  game
    .cast(name)
    .until('choose')
    .reply([game.id(pick)])
  return game.plain()
}
const sees = (game: Table, seat: number, name: string) => {
  const object = find(seenBy(game.position, seat).now, game.id(name, 'exile'))
  return object !== null && object.face >= 0
}
const settled = (game: Table) => {
  while (game.question.kind !== 'priority') game.plain()
  return game
}

test('[2011:702.73] one of so many cards is exiled face down, the others go to the bottom', () => {
  const game = settled(hide('Cave', 'Big'))
  expect(LEFT.map((name) => game.zone(name))).toEqual(['library', 'library', 'library'])
  expect(game.state.libraries[0]?.[0]).toBe(game.id('Island'))
  expect([game.zone('Big'), sees(game, 0, 'Big'), sees(game, 1, 'Big')]).toEqual(['exile', true, false])
  game.isAtAQuestion()
})

test('[2011:702.73] without a number it is four cards, and the permanent enters tapped', () => {
  const game = settled(hide('Nook', 'Bear', ['Wake']))
  expect([find(game.state, game.id('Nook'))?.tapped, game.zone('Bear')]).toEqual([true, 'exile'])
  expect(['Big', 'Ox', 'Forest'].map((name) => game.state.libraries[0]?.indexOf(game.id(name)) !== 0)).toEqual([
    true,
    true,
    true,
  ])
  game
    .cast('Wake', { targets: ['Nook'] })
    .resolve()
    .activate('Nook', 3)
  game.pass(2)
  game.reply(true)
  expect(settled(game).zone('Bear')).toBe('stack')
  expect(game.resolve().zone('Bear')).toBe('battlefield')
})

test('[2011:702.73] whoever has controlled it may look, also after that', () => {
  const game = settled(hide('Cave', 'Big', ['Smash'], ['Grab']))
  game
    .pass()
    .cast('Grab', { targets: ['Cave'] })
    .resolve()
  expect([sees(game, 0, 'Big'), sees(game, 1, 'Big')]).toEqual([true, true])
  game.cast('Smash', { targets: ['Cave'] }).resolve()
  expect([sees(game, 0, 'Big'), sees(game, 1, 'Big')]).toEqual([true, true])
  game.isAtAQuestion()
})

test('[2011:702.73] gone before it resolves, it still hides a card, which nobody can play', () => {
  const game = table('2011', [{ hand: ['Cave', 'Smash'], library: LIBRARY }, {}], CARDS)
  game
    .cast('Cave')
    .resolve()
    .cast('Smash', { targets: ['Cave'] })
    .resolve()
  game.until('choose').reply([game.id('Big')])
  settled(game)
  expect([game.zone('Cave'), game.zone('Big'), sees(game, 0, 'Big')]).toEqual(['graveyard', 'exile', true])
})

test('[2011:702.73] total power is what the creatures have together: 4 is not enough, 5 is', () => {
  const play = (...battlefield: string[]) => {
    const game = table('2011', [{ hand: ['Cave'], battlefield, library: LIBRARY }, {}], CARDS)
    game
      .cast('Cave')
      .until('choose')
      .reply([game.id('Big')])
    settled(game).activate('Cave', 2).pass(2)
    return game
  }
  expect(play('Bear', 'Bear').question.kind).toBe('priority')
  expect(play('Bear', 'Bear').zone('Big')).toBe('exile')
  const enough = play('Ox', 'Bear')
  expect(settled(enough.reply(true)).zone('Big')).toBe('stack')
})

test('[2011:702.73] three or more creatures must have attacked this turn', () => {
  const play = (...attackers: string[]) => {
    const board = { hand: ['Camp'], battlefield: ['Bear', 'Bear', 'Bear'], library: LIBRARY }
    const game = table('2011', [board, {}], CARDS)
    game
      .cast('Camp')
      .until('choose')
      .reply([game.id('Big')])
    settled(game).attack(...attackers)
    game.to('main2').activate('Camp', 2).pass(2)
    return game
  }
  expect(play('1:Bear', '2:Bear').question.kind).toBe('priority')
  const enough = play('1:Bear', '2:Bear', '3:Bear')
  expect(settled(enough.reply(true)).zone('Big')).toBe('stack')
})
