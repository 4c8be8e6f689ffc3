/** Abilities that work in the graveyard or command zone and on the battlefield: by play. */
import { describe, expect, test } from 'vitest'
import { COMMANDER } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Seraph',
    '{0}',
    '3/3',
    'At the beginning of your upkeep, if ~ is in your graveyard or on the battlefield, you gain 1 life.',
  ),
  creature(
    'Mau',
    '{G}',
    '2/2',
    'At the beginning of combat on your turn, if ~ is in the command zone or on the battlefield, another target Cat you control gets +3/+3 until end of turn.\nAs long as ~ is in the command zone or on the battlefield, Cat spells you cast cost {1} less to cast.',
    'Legendary Creature — Cat',
  ),
  creature('Kitten', '{1}', '1/1', '', 'Creature — Cat'),
  creature('Tom', '{1}', '1/1', '', 'Creature — Cat'),
  card('Bolt', '{0}', 'Instant', '~ deals 9 damage to target creature.'),
]

describe('in the graveyard or on the battlefield', () => {
  const upkeepWith = (mine: object): Table => {
    const game = table('2011', [mine, {}], CARDS)
    return game.to('draw', game.state.turn.number + 2)
  }
  test.each([
    [{ battlefield: ['Seraph'] }, 21],
    [{ graveyard: ['Seraph'] }, 21],
    [{ battlefield: ['Seraph'], graveyard: ['Seraph'] }, 22],
    [{ hand: ['Seraph'] }, 20],
    [{ exile: ['Seraph'] }, 20],
    [{}, 20],
  ])('[2004:402.8] %j: %i life', (mine, life) => {
    const game = upkeepWith(mine)
    expect(game.life(0)).toBe(life)
    game.isAtAQuestion()
  })

  test('not in a graveyard of an opponent’s, in one’s own upkeep', () => {
    const game = table('2011', [{}, { graveyard: ['Seraph'] }], CARDS)
    game.to('draw', game.state.turn.number + 2)
    expect([game.life(0), game.life(1)]).toEqual([20, 21])
  })
})

describe('in the command zone or on the battlefield', () => {
  const board = (mine: object): Table =>
    table('today', [{ commander: ['Mau'], ...mine }, {}], CARDS, {}, { format: COMMANDER })
  test('[today:903.3] from the command zone', () => {
    const game = board({ battlefield: ['Kitten'], hand: ['Tom'] })
    game.cast('Tom').resolve()
    expect(game.zone('Tom')).toBe('battlefield')
    game
      .until('targets')
      .announce({ targets: ['Kitten'] })
      .pass(2)
    expect([game.size('Kitten'), game.size('Tom')]).toEqual(['4/4', '1/1'])
    game.isAtAQuestion()
  })

  test('[today:903.3] from the battlefield, not itself', () => {
    const game = board({ battlefield: ['Kitten', 'Forest'], hand: ['Tom'] })
    game.reply({ do: 'cast', object: game.id('Mau', 'command'), via: 'normal' })
    game.announce({}).resolve()
    game.until('targets')
    expect(game.refusal([game.ref('Mau')])).toBeDefined()
    game.announce({ targets: ['Kitten'] }).pass(2)
    expect([game.size('Kitten'), game.size('Mau')]).toEqual(['4/4', '2/2'])
  })

  test('not from a graveyard: nothing is cheaper, nothing triggers', () => {
    const game = table('2011', [{ graveyard: ['Mau'], battlefield: ['Kitten'], hand: ['Tom'] }, {}], CARDS)
    expect(game.why({ do: 'cast', object: game.id('Tom'), via: 'normal' })).not.toBeNull()
    game.to('beginCombat')
    expect(game.size('Kitten')).toBe('1/1')
  })
})
