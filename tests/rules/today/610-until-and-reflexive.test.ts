/** Effects that last until something leaves (today:610.3), and what happens when you do (today:603.12). */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Jailer',
    '{0}',
    '2/2',
    'When ~ enters the battlefield, exile target creature an opponent controls until ~ leaves the battlefield.',
  ),
  creature('Greeter', '{0}', '1/1', 'When ~ enters the battlefield, you gain 1 life.'),
  creature(
    'Grave Jailer',
    '{0}',
    '2/2',
    "When ~ enters the battlefield, exile target card from an opponent's graveyard until ~ leaves the battlefield.",
  ),
  creature(
    'Cutpurse',
    '{0}',
    '2/2',
    'When ~ enters the battlefield, target opponent reveals their hand. You choose a nonland card from it. Exile that card until ~ leaves the battlefield.',
  ),
  card('Snuff', '{0}', 'Instant', 'Destroy target creature.'),
  card('Steal', '{0}', 'Sorcery', 'Gain control of target creature.'),
  creature(
    'Priest',
    '{0}',
    '2/2',
    "When ~ enters the battlefield, you may sacrifice another creature. When you do, ~ deals damage equal to that creature's power to any target.",
  ),
  creature(
    'Payer',
    '{0}',
    '2/2',
    'Whenever ~ attacks, you may pay {1}. When you do, destroy target creature an opponent controls.',
  ),
  creature('Runt', '{0}', '3/1'),
  creature(
    'Gambler',
    '{0}',
    '2/2',
    'When ~ enters the battlefield, roll a d6. When you do, return target creature card with mana value X or less from your graveyard to your hand, where X is the result.',
  ),
  creature('Giant', '{7}', '7/7'),
]

describe('[today:610.3] until it leaves the battlefield', () => {
  const jailed = (theirs: string) =>
    table('today', [{ hand: ['Jailer', 'Snuff'] }, { battlefield: [theirs], hand: ['Snuff'] }], CARDS)
      .cast('Jailer')
      .resolve()
      .announce({ targets: [theirs] })

  test('exiled, and back at once as it dies: no trigger, and it enters as any other', () => {
    const game = jailed('Greeter').resolveAll()
    expect(game.zone('Greeter')).toBe('exile')
    game.cast('Snuff', { targets: ['Jailer'] }).resolve()
    expect([game.zone('Greeter'), game.state.stack.length]).toEqual(['battlefield', 1])
    expect(game.resolveAll().life(1)).toBe(21)
  })
  test('if it has left before, nothing is exiled', () => {
    const game = jailed('Greeter')
    game.cast('Snuff', { targets: ['Jailer'] }).resolveAll()
    expect([game.zone('Jailer'), game.zone('Greeter')]).toEqual(['graveyard', 'battlefield'])
    game.isAtAQuestion()
  })
  test('it returns under its owner’s control, whoever had it', () => {
    const game = table('today', [{ hand: ['Steal'] }, { battlefield: ['Bear'], hand: ['Jailer', 'Snuff'] }], CARDS)
    game.cast('Steal', { targets: ['Bear'] }).resolveAll()
    game.to('main1', game.state.turn.number + 1)
    game
      .cast('Jailer')
      .resolve()
      .announce({ targets: ['Bear'] })
      .resolveAll()
    expect(game.zone('Bear')).toBe('exile')
    game.cast('Snuff', { targets: ['Jailer'] }).resolveAll()
    expect(get(game.state, game.id('Bear', 'battlefield')).controller).toBe(1)
  })
  test('a card returns to the zone it was in', () => {
    const game = table('today', [{ hand: ['Grave Jailer', 'Snuff'] }, { graveyard: ['Bear'] }], CARDS)
    game
      .cast('Grave Jailer')
      .resolve()
      .announce({ targets: ['Bear'] })
      .resolveAll()
    expect(game.zone('Bear')).toBe('exile')
    expect(
      game
        .cast('Snuff', { targets: ['Grave Jailer'] })
        .resolveAll()
        .zone('Bear'),
    ).toBe('graveyard')
  })
})

describe('[today:610.3] a card chosen from a hand', () => {
  const robbed = (hand: readonly string[]) =>
    table('today', [{ hand: ['Cutpurse', 'Snuff'] }, { hand: [...hand] }], CARDS)
      .cast('Cutpurse')
      .resolve()
      .announce({ targets: ['player 1'] })

  test('the card chosen is exiled, and is back in the hand as soon as it leaves', () => {
    const game = robbed(['Giant', 'Greeter', 'Mountain']).resolve()
    expect(game.asks('choose').from).toHaveLength(2)
    game.reply([game.id('Giant', 'hand')]).resolveAll()
    expect([game.zone('Giant'), game.zone('Greeter'), game.zone('Cutpurse')]).toEqual(['exile', 'hand', 'battlefield'])
    game.cast('Snuff', { targets: ['Cutpurse'] }).resolve()
    expect([game.zone('Giant'), game.state.stack.length]).toEqual(['hand', 0])
    game.isAtAQuestion()
  })
  test('with nothing to choose, nothing is exiled', () => {
    const game = robbed(['Mountain', 'Forest']).resolveAll()
    expect(game.state.exile).toHaveLength(0)
    expect([game.zone('Cutpurse'), game.state.delayed.length]).toEqual(['battlefield', 0])
    game.isAtAQuestion()
  })
  test('if it has left before, the hand is revealed and nothing is exiled', () => {
    const game = robbed(['Giant', 'Greeter'])
    game.cast('Snuff', { targets: ['Cutpurse'] }).resolve()
    game.resolve()
    if (game.question.kind === 'choose') game.reply([game.id('Giant', 'hand')])
    expect(game.resolveAll().zone('Giant')).toBe('hand')
    expect(game.events.some((event) => event.kind === 'revealed')).toBe(true)
    game.isAtAQuestion()
  })
})

describe('[today:603.12] when you do', () => {
  const enter = () =>
    table('today', [{ hand: ['Priest'], battlefield: ['Runt'] }, {}], CARDS)
      .cast('Priest')
      .resolve()

  test('a trigger of its own, whose target is chosen then; “that creature” is what was sacrificed', () => {
    const game = enter()
    // Nothing is targeted as the first ability triggers.
    expect(game.question.kind).toBe('priority')
    game.resolve().reply(true)
    if (game.question.kind === 'choose') game.plain()
    game.announce({ targets: ['player 1'] })
    expect(game.state.stack).toHaveLength(1)
    expect(game.resolveAll().life(1)).toBe(17)
  })
  test('declined, nothing triggers', () => {
    const game = enter().resolve().reply(false)
    expect([game.state.stack.length, game.zone('Runt')]).toEqual([0, 'battlefield'])
    game.isAtAQuestion()
  })
  test('paid for, it triggers; unpaid it doesn’t', () => {
    const attack = (pays: boolean) => {
      const game = table('today', [{ battlefield: ['Payer', 'Mountain'] }, { battlefield: ['Bear'] }], CARDS).attack(
        'Payer',
      )
      game.until('confirm').reply(pays)
      while (game.question.kind === 'pay') game.plain()
      if (game.question.kind === 'targets') game.reply([game.ref('Bear')])
      return game.resolveAll().zone('Bear')
    }
    expect([attack(true), attack(false)]).toEqual(['graveyard', 'battlefield'])
  })
  test('its target is judged by what was rolled', () => {
    const game = table('today', [{ hand: ['Gambler'], graveyard: ['Bear', 'Giant'] }, {}], CARDS, {}, { seed: 4 })
    game.cast('Gambler').resolve().resolve()
    const rolled = game.events.flatMap((event) => (event.kind === 'dieCast' ? event.result : []))
    expect(rolled[0]).toBeGreaterThan(1)
    expect(game.asks('targets').legal).toEqual([game.ref('Bear')])
    game.reply([game.ref('Bear')]).resolveAll()
    expect([game.zone('Bear'), game.zone('Giant')]).toEqual(['hand', 'graveyard'])
    game.isAtAQuestion()
  })
})
