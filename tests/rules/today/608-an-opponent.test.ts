/** "An opponent", where there are several: one of them, as the effect's controller says while it happens. */
import { describe, expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const CARDS = [
  creature('Ox', '{1}', '2/2'),
  creature('Imp', '{1}', '1/1'),
  spell('Boon', 'An opponent gains 3 life.'),
  spell('Toll', 'An opponent loses 3 life. You gain 3 life.'),
  spell('Cull', 'An opponent sacrifices a creature.'),
  spell('Cede', 'An opponent gains control of target creature you control.'),
  spell('Hue', 'An opponent chooses a color. You gain 3 life.'),
  spell('Recall', 'An opponent chooses a creature card from your graveyard. Return that card to your hand.'),
  spell('Ransom', 'Any opponent may pay {1}. If no one does, draw a card.'),
  spell('Fine', 'Each opponent loses 3 life.'),
  creature('Scout', '{0}', '1/1', 'When Scout enters, an opponent draws a card.'),
]
const of = (mine: Side, ...others: Side[]): Table => {
  const [one = {}, ...more] = others.length === 0 ? [{}, {}] : others
  return table('today', [mine, one, ...more], CARDS)
}
const lives = (game: Table) => game.state.players.map(({ life }) => life)

describe('one of several opponents', () => {
  test.each([
    ['Boon', [20, 20, 23]],
    ['Toll', [23, 20, 17]],
  ])('%s is about the one chosen', (name, after) => {
    const game = of({ hand: [name] })
      .cast(name)
      .pass(3)
    expect([game.asks('player').seat, game.asks('player').among]).toEqual([0, [1, 2]])
    game.reply(2)
    expect(lives(game)).toEqual(after)
    game.isAtAQuestion()
  })

  test('they choose what they sacrifice', () => {
    const theirs = { battlefield: ['Ox', 'Imp'] }
    const game = of({ hand: ['Cull'] }, theirs, theirs)
      .cast('Cull')
      .pass(3)
      .reply(2)
    expect(game.asks('choose').seat).toBe(2)
    const [first = 0] = game.asks('choose').from
    game.reply([first])
    expect(game.state.battlefield).toHaveLength(3)
    game.isAtAQuestion()
  })

  test('they gain control, of what was the controller’s', () => {
    const game = of({ hand: ['Cede'], battlefield: ['Ox'] })
      .cast('Cede', { targets: ['Ox'] })
      .pass(3)
      .reply(2)
    expect(characteristics(game.state, game.id('Ox')).controller).toBe(2)
    game.isAtAQuestion()
  })

  test('they alone are asked for a colour, or for a card of the controller’s', () => {
    const hued = of({ hand: ['Hue'] })
      .cast('Hue')
      .pass(3)
      .reply(2)
    expect(hued.asks('color').seat).toBe(2)
    hued.reply('U')
    expect(lives(hued)).toEqual([23, 20, 20])
    const recalled = of({ hand: ['Recall'], graveyard: ['Ox', 'Imp'] })
      .cast('Recall')
      .pass(3)
      .reply(1)
    expect(recalled.asks('choose').seat).toBe(1)
    recalled.reply([recalled.id('Imp')])
    expect([recalled.zone('Imp'), recalled.zone('Ox')]).toEqual(['hand', 'graveyard'])
    recalled.isAtAQuestion()
  })

  test('so it is with what triggers', () => {
    const library = ['Ox']
    const game = of({ hand: ['Scout'] }, { library }, { library })
      .cast('Scout')
      .pass(3)
      .pass(3)
      .reply(1)
    expect([game.handSize(1), game.handSize(2)]).toEqual([1, 0])
    game.isAtAQuestion()
  })

  test('a single opponent isn’t asked for', () => {
    const game = of({ hand: ['Boon'] }, {})
      .cast('Boon')
      .pass(2)
    expect(lives(game)).toEqual([20, 23])
    game.isAtAQuestion()
  })

  test('each opponent is all of them', () => {
    expect(
      lives(
        of({ hand: ['Fine'] })
          .cast('Fine')
          .pass(3),
      ),
    ).toEqual([20, 17, 17])
  })

  test('nobody is chosen where any of them may: each is asked in turn', () => {
    const game = of({ hand: ['Ransom'], library: ['Ox'] }, { battlefield: ['Forest'] }, { battlefield: ['Forest'] })
    game.cast('Ransom').pass(3)
    for (const seat of [1, 2]) {
      expect(game.asks('confirm').seat).toBe(seat)
      game.reply(false)
    }
    expect(game.handSize(0)).toBe(1)
    game.isAtAQuestion()
  })
})
