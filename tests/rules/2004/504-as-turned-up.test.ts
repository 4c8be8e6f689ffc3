/** "As ~ is turned face up, ...": part of being turned face up, which nobody can answer. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const down = (name: string) => ({ name, faceDown: true })
const CARDS = [
  creature('Swell', '{3}', '0/0', 'Morph {1}\nAs ~ is turned face up, put five +1/+1 counters on it.'),
  creature('Swap Pact', '{3}', '1/1', 'Morph {1}\nAs ~ is turned face up, you may gain 4 life.'),
  creature('Choosy', '{3}', '1/1', 'Morph {1}\nAs ~ is turned face up, if you control a Forest, you gain 2 life.'),
  creature('Witness', '{1}', '1/1', 'Whenever a creature is turned face up, you gain life equal to its power.'),
  card('Reveal', '{0}', 'Instant', 'Turn target creature face up.'),
]

inEditions('2004', '2011')('504.4 as a permanent is turned face up, %s', (edition) => {
  const counters = (game: ReturnType<typeof table>, name: string) => get(game.state, game.id(name)).counters['+1/+1']

  test('[2004:504.4 2004:408.2h] what it says is done with it, before its toughness or a trigger is looked at', () => {
    const mine = { battlefield: [down('Swell'), 'Witness', 'Mountain'] }
    const game = table(edition, [mine, {}], CARDS)
    expect(game.size('Swell')).toBe('2/2')
    game.reply({ do: 'turnFaceUp', object: game.id('Swell') })
    if (game.question.kind === 'pay') game.plain()
    expect([game.size('Swell'), counters(game, 'Swell'), game.state.stack.length]).toEqual(['5/5', 5, 1])
    expect(game.resolve().life(0)).toBe(25)
    game.isAtAQuestion()
  })

  test('[2004:504.4] so it is when an effect turns it, for whoever controls it; and not when it enters face up', () => {
    const game = table(edition, [{ hand: ['Reveal'] }, { battlefield: [down('Swell')] }], CARDS)
    game.cast('Reveal', { targets: ['Swell'] }).resolve()
    expect([game.size('Swell'), game.zone('Swell')]).toEqual(['5/5', 'battlefield'])
    game.isAtAQuestion()
    const entered = table(edition, [{ hand: ['Swell'], pool: '{C}{C}{C}' }, {}], CARDS)
      .cast('Swell')
      .resolve()
    expect(entered.zone('Swell')).toBe('graveyard')
    entered.isAtAQuestion()
  })

  test('[2004:504.4 2004:413.2c] what it offers is asked as it is turned', () => {
    for (const [yes, life] of [
      [true, 24],
      [false, 20],
    ] as const) {
      const game = table(edition, [{ battlefield: [down('Swap Pact'), 'Mountain'] }, {}], CARDS)
      game.reply({ do: 'turnFaceUp', object: game.id('Swap Pact') })
      while (game.question.kind !== 'confirm') game.plain()
      game.reply(yes)
      expect([game.life(0), game.state.stack.length]).toEqual([life, 0])
      game.isAtAQuestion()
    }
  })

  test('[2004:504.4] under a condition, if it is so then', () => {
    const life = (...lands: string[]): number => {
      const game = table(edition, [{ battlefield: [down('Choosy'), ...lands] }, {}], CARDS)
      game.reply({ do: 'turnFaceUp', object: game.id('Choosy') })
      if (game.question.kind === 'pay') game.plain()
      game.isAtAQuestion()
      return game.life(0)
    }
    expect([life('Mountain'), life('Forest')]).toEqual([20, 22])
  })
})
