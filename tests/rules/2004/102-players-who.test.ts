import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Stray',
    '{1}',
    '1/1',
    'At the beginning of your upkeep, if a player controls more creatures than each other player, the player who controls the most creatures gains control of ~.',
  ),
  creature(
    'Hound',
    '{1}',
    '1/1',
    'At the beginning of your upkeep, if a player has more life than each other player, the player with the most life gains control of ~.',
  ),
  card('Riot', '{0}', 'Sorcery', '~ deals 2 damage to each creature and each player who controls a white creature.'),
  card(
    'Feud',
    '{0}',
    'Enchantment',
    "At the beginning of each player's upkeep, if that player controls more lands than each other player, ~ deals 2 damage to them.",
  ),
  card('Brand', '{0}', 'Instant', '~ deals 4 damage to target player who attacked this turn.'),
  creature('Sheep', '{W}', '1/3'),
  creature('Ox', '{2}', '3/3'),
]

inEditions('2004', '2011')('players of whom something is true, %s', (edition) => {
  const holder = (game: ReturnType<typeof table>, name: string): number =>
    characteristics(game.state, game.id(name, 'battlefield')).controller

  test('[2004:102.1] who controls the most creatures; with as many each, nobody', () => {
    const taker = (theirs: string[]) =>
      holder(
        table(edition, [{ battlefield: ['Stray'] }, { battlefield: theirs }], CARDS)
          .to('draw', 5)
          .resolveAll(),
        'Stray',
      )
    expect(taker(['Ox', 'Ox'])).toBe(1)
    expect(taker(['Ox'])).toBe(0)
    expect(taker([])).toBe(0)
  })

  test('[2004:102.1] who has the most life', () => {
    const taker = (life: number) =>
      holder(
        table(edition, [{ battlefield: ['Hound'] }, { life }], CARDS)
          .to('draw', 5)
          .resolveAll(),
        'Hound',
      )
    expect([taker(25), taker(20), taker(15)]).toEqual([1, 0, 0])
  })

  test('[2004:410.6] each player who controls a white creature', () => {
    const game = table(edition, [{ hand: ['Riot'], battlefield: ['Ox'] }, { battlefield: ['Sheep'] }], CARDS)
    game.cast('Riot').resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([20, 18])
    game.isAtAQuestion()
  })

  test('[2004:404.3] that player, of the others: whoever has the enchantment', () => {
    const game = table(edition, [{ battlefield: ['Feud', 'Forest'] }, { battlefield: ['Forest', 'Forest'] }], CARDS)
    game.to('draw', 4).resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([20, 18])
    game.to('draw', 5).resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([20, 18])
    game.isAtAQuestion()
  })

  test('[2004:409.1c] target player who attacked this turn: nobody else is legal', () => {
    const game = table(edition, [{ hand: ['Brand'], battlefield: ['Ox'] }, {}], CARDS)
    expect(game.why({ do: 'cast', ...game.way(game.id('Brand', 'hand'), 'normal') })).not.toBeNull()
    game.attack('Ox').to('declareBlockers')
    game.reply({ do: 'cast', ...game.way(game.id('Brand', 'hand'), 'normal') })
    if (game.question.kind === 'targets') {
      expect(game.asks('targets').legal).toEqual([{ player: 0 }])
      game.reply([{ player: 0 }])
    }
    game.announce({}).resolve()
    expect(game.life(0)).toBe(16)
    game.isAtAQuestion()
  })
})
