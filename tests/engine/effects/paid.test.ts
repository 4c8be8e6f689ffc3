import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card('Grave Tithe', '{0}', 'Enchantment', 'Whenever a creature dies, you may pay {X}. If you do, you gain X life.'),
  card('Free Tithe', '{0}', 'Sorcery', 'You may pay {X}. If you do, draw X cards.'),
  card('Set Tithe', '{X}', 'Sorcery', 'You may pay {X}. If you do, you gain X life.'),
  card('Stern Toll', '{X}', 'Instant', 'Counter target spell unless its controller pays {X}.'),
  card('Blood Price', '{0}', 'Sorcery', 'You may sacrifice a creature. If you do, you gain life equal to its power.'),
  card('Slow Doom', '{0}', 'Instant', 'Destroy target creature.'),
  card('Calm Word', '{0}', 'Sorcery', 'You gain 1 life.'),
  creature('Clay Steed', '{0}', '4/2', '', 'Creature — Horse'),
]

inEditions('2004', '2011')('what was paid is known to what follows, %s', (edition) => {
  const dying = () =>
    table(
      edition,
      [{ hand: ['Slow Doom'], battlefield: ['Grave Tithe', 'Clay Steed', ...times(3, 'Forest')] }, {}],
      CARDS,
    )
      .cast('Slow Doom', { targets: ['Clay Steed'] })
      .resolve()
      .resolve()

  test('[2004:glossary/x-undefined] an X that nothing has said is chosen as it is paid', () => {
    const game = dying().reply(true)
    expect(game.asks('number')).toMatchObject({ seat: 0, what: 'x', min: 0, max: 3 })
    game.reply(2).plain()
    expect([game.life(0), game.state.stack.length]).toEqual([22, 0])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] declined, nothing is paid and nothing follows', () => {
    const game = dying().reply(false)
    expect(game.life(0)).toBe(20)
    game.isAtAQuestion()
  })

  test('[2004:glossary/x-undefined] so may a spell without X in its cost', () => {
    const game = table(edition, [{ hand: ['Free Tithe'], battlefield: times(2, 'Forest') }, {}], CARDS)
    game.cast('Free Tithe').resolve().reply(true).reply(2).plain()
    expect(game.handSize(0)).toBe(2)
  })

  test('[2004:glossary/x-cost] an X that was announced is that X, also where it is 0', () => {
    const sides = [{ hand: ['Set Tithe'], battlefield: times(4, 'Forest') }, {}] as const
    const game = table(edition, sides, CARDS)
    game.cast('Set Tithe', { x: 2 }).resolve().reply(true).plain()
    expect(game.life(0)).toBe(22)
    const none = table(edition, sides, CARDS)
    none.cast('Set Tithe', { x: 0 }).resolve().reply(true)
    expect([none.question.kind, none.life(0)]).toEqual(['priority', 20])
  })

  test('[2004:glossary/x-cost] another player pays the X of the spell that asks', () => {
    const game = table(
      edition,
      [
        { hand: ['Calm Word'], battlefield: ['Forest'] },
        { hand: ['Stern Toll'], battlefield: times(2, 'Forest') },
      ],
      CARDS,
    )
    game
      .cast('Calm Word')
      .pass()
      .cast('Stern Toll', { x: 1, targets: ['Calm Word'] })
      .resolve()
    game.reply(true).plain()
    game.resolve()
    expect(game.life(0)).toBe(21)
  })

  test('[2004:413.2f] what was sacrificed is known as it last was', () => {
    const game = table(edition, [{ hand: ['Blood Price'], battlefield: ['Clay Steed'] }, {}], CARDS)
    game.cast('Blood Price').resolve().reply(true)
    expect([game.life(0), game.zone('Clay Steed')]).toEqual([24, 'graveyard'])
  })
})
