import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Moss Tender', '{0}', '1/1', '{T}: Add {G}.', 'Creature — Elf'),
  creature('Ember Tender', '{0}', '1/1', '{T}: Add {R}.', 'Creature — Elf'),
  creature('Plain Guard', '{0}', '1/1', '', 'Creature — Human'),
  card('Watch Horn', '{0}', 'Artifact', '{1}, Tap an untapped creature you control: Draw a card.'),
  card('Great Horn', '{0}', 'Artifact', '{1}, {T}, Tap two untapped creatures you control: Draw a card.'),
  card('Red Horn', '{0}', 'Artifact', '{R}, Tap an untapped creature you control: Draw a card.'),
  card('Bone Press', '{0}', 'Artifact', '{1}, Sacrifice a creature: Draw a card.'),
  card('Still Spring', '{0}', 'Artifact', '{0}: Add {G}. Activate this ability only once each turn.'),
  card('Last Lamp', '{0}', 'Artifact', '{1}, {T}, Sacrifice ~: Draw a card.'),
  card('Herd Bell', '{0}', 'Artifact', 'Tap an untapped creature you control: Add {G}.'),
  card('Stern Word', '{0}', 'Instant', 'Counter target activated ability.'),
]

inEditions('2004', '2011')('what the rest of a cost needs is not tapped for its mana, %s', (edition) => {
  const board = (...battlefield: string[]) => table(edition, [{ battlefield }, {}], CARDS)

  test('[2004:409.1g] of two mana creatures one pays the mana, the other is left to be tapped', () => {
    const game = board('Watch Horn', 'Moss Tender', 'Ember Tender')
    game.activate('Watch Horn')
    game.resolveAll()
    expect(game.handSize(0)).toBe(1)
    expect(game.events.some((event) => event.kind === 'reversed')).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:409.1g] which one pays follows from the colour that is asked', () => {
    for (const order of [
      ['Moss Tender', 'Ember Tender'],
      ['Ember Tender', 'Moss Tender'],
    ]) {
      const game = board('Red Horn', ...order)
      game.activate('Red Horn').resolveAll()
      expect(game.handSize(0)).toBe(1)
    }
  })

  test('[2004:409.1h] one creature can not do both: the ability can not be activated', () => {
    const game = board('Watch Horn', 'Moss Tender')
    const action = { do: 'activate', ...game.nth(game.id('Watch Horn'), 0) } as const
    expect(game.why(action)?.key).toBe('cast.cantPay')
    const land = board('Watch Horn', 'Moss Tender', 'Forest')
    expect(land.why({ ...action, object: land.id('Watch Horn') })).toBeNull()
    land.activate('Watch Horn').resolveAll()
    expect(land.handSize(0)).toBe(1)
  })

  test('[2004:409.1h] creatures that give no mana are kept for it first', () => {
    const game = board('Great Horn', 'Moss Tender', 'Plain Guard', 'Plain Guard')
    game.activate('Great Horn').resolveAll()
    expect(game.handSize(0)).toBe(1)
    const short = board('Great Horn', 'Moss Tender', 'Plain Guard')
    expect(short.why({ do: 'activate', ...short.nth(short.id('Great Horn'), 0) })?.key).toBe('cast.cantPay')
  })

  test('[2004:409.1h] the same object may be tapped and sacrificed', () => {
    const game = board('Last Lamp', 'Forest')
    game.activate('Last Lamp').resolveAll()
    expect([game.handSize(0), game.zone('Last Lamp')]).toEqual([1, 'graveyard'])
  })

  test('[2004:409.1g] what will be sacrificed may be tapped for mana first', () => {
    const game = board('Bone Press', 'Moss Tender')
    game.activate('Bone Press').resolveAll()
    expect([game.handSize(0), game.zone('Moss Tender')]).toEqual([1, 'graveyard'])
  })
})

inEditions('2004', '2011')('a mana ability that costs {0}, %s', (edition) => {
  test('[2004:406.1] it is a mana ability: no stack, and its limit counts', () => {
    const game = table(edition, [{ battlefield: ['Still Spring'] }, {}], CARDS)
    game.activate('Still Spring')
    expect([game.pool(0), game.state.stack.length]).toEqual(['G', 0])
    expect(game.why({ do: 'activate', ...game.nth(game.id('Still Spring'), 0) })?.key).toBe('activate.usedUp')
    game.isAtAQuestion()
  })

  test('[2004:411.2] it is offered in a payment, once', () => {
    const game = table(edition, [{ battlefield: ['Still Spring', 'Forest'], hand: ['Bear', 'Bear'] }, {}], CARDS)
    game.cast('1:Bear')
    expect([game.state.stack.length, game.pool(0)]).toEqual([1, ''])
    const poor = table(edition, [{ battlefield: ['Still Spring'], hand: ['Bear'] }, {}], CARDS)
    expect(poor.why({ do: 'cast', object: poor.id('Bear'), via: 'normal' })?.key).toBe('cast.cantPay')
  })

  test('[2004:406.1] tapping another creature for mana is one, too', () => {
    const game = table(edition, [{ battlefield: ['Herd Bell', 'Plain Guard'] }, {}], CARDS)
    game.activate('Herd Bell')
    expect([game.pool(0), game.state.stack.length]).toEqual(['G', 0])
  })
})
