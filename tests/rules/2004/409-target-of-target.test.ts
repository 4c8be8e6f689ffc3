import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { namesIn } from '../../support/game.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Worn Regret',
    '{X}{B}',
    'Instant',
    "Exile X target cards from target player's graveyard. For each card exiled this way, that player loses 1 life and you gain 1 life.",
  ),
  card(
    'Old Foundry',
    '{0}',
    'Sorcery',
    "Put any number of target artifact cards from target player's graveyard on top of their library in any order.",
  ),
  card('Cup', '{1}', 'Artifact'),
  card('Bell', '{1}', 'Artifact'),
]

inEditions('2004', '2011')('409.1c a target told by another, %s', (edition) => {
  const board = (mine: Side, theirs: Side): Table => table(edition, [mine, theirs], CARDS)
  const begun = (game: Table, name: string): Table =>
    game.reply({ do: 'cast', ...game.way(game.id(name, 'hand'), 'normal') })
  const swamps = ['Swamp', 'Swamp', 'Swamp', 'Swamp']

  test('[2004:409.1b 2004:409.1c] X is at most what one player has there, and that player is chosen first', () => {
    const game = begun(
      board({ battlefield: swamps, hand: ['Worn Regret'], graveyard: ['Cup'] }, { graveyard: ['Bear', 'Ox'] }),
      'Worn Regret',
    )
    expect(game.asks('number')).toMatchObject({ what: 'x', max: 2 })
    game.reply(2).reply([{ player: 1 }])
    expect(game.asks('targets')).toMatchObject({ min: 2, max: 2 })
    expect(game.asks('targets').legal.map((ref) => 'object' in ref && ref.object)).toEqual(game.state.graveyards[1])
    game.plain()
    while (game.question.kind === 'pay') game.plain()
    game.resolve()
    expect([game.life(0), game.life(1), game.state.exile.length]).toEqual([22, 18, 2])
  })

  test('[2004:409.1c] of a player who has too few there it is taken back', () => {
    const game = begun(
      board({ battlefield: swamps, hand: ['Worn Regret'], graveyard: ['Cup'] }, { graveyard: ['Bear', 'Ox'] }),
      'Worn Regret',
    )
    game.reply(2).reply([{ player: 0 }])
    expect([game.zone('Worn Regret'), game.question.kind]).toEqual(['hand', 'priority'])
  })

  test('[2004:409.1c] with nothing in any graveyard, X is 0, and a player is the only target', () => {
    const game = begun(board({ battlefield: swamps, hand: ['Worn Regret'] }, {}), 'Worn Regret')
    expect(game.asks('number').max).toBe(0)
    expect(game.reply(0).asks('targets').legal).toEqual([{ player: 0 }, { player: 1 }])
  })

  test('[2004:409.1c] any number of cards of the player who was chosen', () => {
    const game = begun(
      board({ hand: ['Old Foundry'], graveyard: ['Cup'] }, { graveyard: ['Cup', 'Bear', 'Bell'], library: ['Ox'] }),
      'Old Foundry',
    )
    game.reply([{ player: 1 }])
    expect(game.asks('targets')).toMatchObject({ min: 0, max: 2 })
    game.reply(game.asks('targets').legal).resolve()
    while (game.question.kind === 'order') game.plain()
    expect(namesIn(game, 'libraries', 1).sort()).toEqual(['Bell', 'Cup', 'Ox'])
    expect([namesIn(game, 'graveyards', 1), namesIn(game, 'graveyards', 0).sort()]).toEqual([
      ['Bear'],
      ['Cup', 'Old Foundry'],
    ])
  })
})
