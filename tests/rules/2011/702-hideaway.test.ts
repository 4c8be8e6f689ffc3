import { expect, test } from 'vitest'
import { find, seenBy } from '../../../src/engine/index.ts'
import { card, faced } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const FREE = '{T}: You may play the exiled card without paying its mana cost'
const CARDS = [
  card('Cave', '{0}', 'Artifact', `Hideaway 4\n${FREE} if creatures you control have total power 5 or greater.`),
  card('Nook', '{0}', 'Artifact', `Hideaway\n${FREE}.`),
  card('Camp', '{0}', 'Artifact', `Hideaway 2\n${FREE} if you attacked with three or more creatures this turn.`),
  faced(
    'split',
    ['Ember', '{5}{R}', 'Sorcery', '~ deals 2 damage to each opponent.'],
    ['Balm', '{5}{W}', 'Sorcery', 'You gain 2 life.'],
  ),
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

/** The artifact is ready, with that card under it. */
const ready = (pick: string, hand: readonly string[] = [], cards: readonly string[] = LIBRARY): Table => {
  const game = table('2011', [{ hand: ['Nook', 'Wake', ...hand], library: [...cards] }, {}], CARDS)
  game
    .cast('Nook')
    .until('choose')
    .reply([game.id(pick)])
  return settled(game.plain())
}
const use = (game: Table) =>
  game
    .cast('Wake', { targets: ['Nook'] })
    .resolve()
    .activate('Nook', 3)
    .pass(2)

test('[2004:212.6b] a hidden land is played as the land of its turn', () => {
  const game = use(ready('Forest'))
  game.asks('confirm')
  game.reply(true)
  expect([game.zone('Forest'), game.state.stack]).toEqual(['battlefield', []])
  expect(game.state.players[0]?.landsPlayed).toHaveLength(1)
  game.isAtAQuestion()
})

test('[2004:212.6b] once a land was played that turn, a hidden one is not played, nor cast', () => {
  const game = use(ready('Forest', ['Plains']).land('Plains'))
  expect([game.question.kind, game.state.stack, game.state.exile.length]).toEqual(['priority', [], 1])
  expect(find(game.state, game.id('Forest', 'exile'))?.faceDown).toBe(true)
})

test("[2004:212.6b] in another player's turn a hidden land is not played, nor cast", () => {
  const game = ready('Forest').to('upkeep', 4).pass()
  game
    .cast('Wake', { targets: ['Nook'] })
    .resolve()
    .pass()
    .activate('Nook', 3)
    .pass(2)
  expect([game.question.kind, game.state.stack, game.state.exile.length]).toEqual(['priority', [], 1])
})

test('[2011:702.73] of a hidden split card, either half is cast', () => {
  const game = use(ready('Ember // Balm', [], ['Ember // Balm', 'Ox', 'Bear', 'Forest', 'Island']))
  expect(game.asks('confirm').card?.name).toBe('Ember')
  game.reply(false)
  expect(game.asks('confirm').card?.name).toBe('Balm')
  settled(game.reply(true)).resolve()
  expect([game.life(0), game.life(1)]).toEqual([22, 20])
})
