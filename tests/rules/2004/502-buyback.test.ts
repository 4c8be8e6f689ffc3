import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const SALVE = card('Salve', '{1}', 'Instant', 'Buyback {3}\nYou gain 2 life.')

inEditions('2004', '2011')('buyback in %s', (edition) => {
  test('[2004:502.16a] paid as an additional cost, the card returns to hand as the spell resolves', () => {
    const game = table(edition, [{ hand: ['Salve'], pool: '{C}{C}{C}{C}' }, {}], [SALVE])
    game.reply({ do: 'cast', object: game.id('Salve'), via: 'normal' })
    const ways = [
      { times: [0], mana: ['1'] },
      { times: [1], mana: ['4'] },
    ]
    expect(game.asks('options')).toMatchObject({ options: [{ keyword: 'buyback', cost: ['3'] }], ways })
    game.reply([1])
    expect(game.asks('pay').cost).toEqual(['4'])
    game.plain().resolve()
    expect([game.life(0), game.zone('Salve'), game.pool(0)]).toEqual([22, 'hand', ''])
    game.isAtAQuestion()
  })

  test('[2004:502.16a] unpaid, or where it can’t be paid, the card goes to the graveyard', () => {
    const declined = table(edition, [{ hand: ['Salve'], pool: '{C}{C}{C}{C}' }, {}], [SALVE])
    declined.cast('Salve', { kick: false }).resolve()
    expect([declined.zone('Salve'), declined.pool(0)]).toEqual(['graveyard', 'CCC'])
    const poor = table(edition, [{ hand: ['Salve'], pool: '{C}{C}{C}' }, {}], [SALVE])
    poor.reply({ do: 'cast', object: poor.id('Salve'), via: 'normal' })
    expect(poor.question.kind).not.toBe('confirm')
    poor.announce({}).resolve()
    expect(poor.zone('Salve')).toBe('graveyard')
  })

  test('[2004:502.16a] [2004:glossary/buyback] countered, by a spell or for want of targets, it goes to the graveyard', () => {
    const bolt = card('Returning Jolt', '{0}', 'Instant', 'Buyback {1}\n~ deals 1 damage to target creature.')
    const away = zoo('Homecall')
    const game = table(
      edition,
      [
        { hand: ['Returning Jolt', 'Salve'], pool: '{C}{C}{C}{C}{C}' },
        { hand: ['Deny', 'Homecall'], battlefield: ['Ox'] },
      ],
      [SALVE, bolt, away],
    )
    game
      .cast('Salve', { kick: true })
      .pass()
      .cast('Deny', { targets: ['Salve'] })
      .resolve()
    expect([game.zone('Salve'), game.life(0)]).toEqual(['graveyard', 20])
    game
      .cast('Returning Jolt', { kick: true, targets: ['Ox'] })
      .pass()
      .cast('Homecall', { targets: ['Ox'] })
      .resolve()
    game.resolve()
    expect(game.zone('Returning Jolt')).toBe('graveyard')
  })

  test('[2004:glossary/buyback] a spell that exiles itself is exiled; another replacement may exile it instead', () => {
    const gone = card('Vanishing Salve', '{0}', 'Instant', 'Buyback {1}\nYou gain 1 life. Exile ~.')
    const game = table(edition, [{ hand: ['Vanishing Salve'], pool: '{C}' }, {}], [gone])
    game.cast('Vanishing Salve', { kick: true }).resolve()
    expect([game.life(0), game.zone('Vanishing Salve')]).toEqual([21, 'exile'])
    const pit = card(
      'Pit',
      '{0}',
      'Artifact',
      'If a card would be put into a graveyard from anywhere, exile it instead.',
    )
    const other = table(edition, [{ hand: ['Salve'], battlefield: ['Pit'], pool: '{C}{C}{C}{C}' }, {}], [SALVE, pit])
    other.cast('Salve', { kick: true }).resolve()
    const { options } = other.asks('replacement')
    other.reply(options.findIndex(({ source }) => source === other.id('Pit')))
    expect(other.zone('Salve')).toBe('exile')
  })

  test('[2004:502.16a] each instance is offered; it can be granted to spells, and lost', () => {
    const twice = card('Twice Back', '{0}', 'Instant', 'Buyback {1}, buyback—Pay 3 life.\nDraw a card.')
    const game = table(edition, [{ hand: ['Twice Back'], pool: '{C}' }, {}], [twice])
    game.reply({ do: 'cast', object: game.id('Twice Back'), via: 'normal' })
    expect(game.asks('options').options).toMatchObject([
      { keyword: 'buyback', cost: ['1'] },
      { keyword: 'buyback', cost: null },
    ])
    game.reply([0, 1]).announce({}).resolve()
    expect([game.life(0), game.zone('Twice Back')]).toEqual([17, 'hand'])
    const well = card('Well', '{0}', 'Artifact', 'Instant spells you control have buyback {2}.')
    const sides = { hand: ['Spark'], battlefield: ['Well'], pool: '{R}{C}{C}' }
    const granted = table(edition, [sides, { hand: ['Spark'], pool: '{R}{C}{C}' }], [well])
    granted.cast('Spark', { kick: true, targets: ['player 1'] }).resolve()
    expect([granted.life(1), granted.has('hand', 'Spark', 0)]).toEqual([17, true])
    const theirs = granted.state.hands[1]?.[0] as number
    granted.pass().reply({ do: 'cast', object: theirs, via: 'normal' })
    expect(granted.question.kind).toBe('targets')
    const none = card('Old Hush', '{0}', 'Artifact', 'Instant spells lose buyback.')
    const lost = table(
      edition,
      [{ hand: ['Salve'], battlefield: ['Old Hush'], pool: '{C}{C}{C}{C}' }, {}],
      [SALVE, none],
    )
    lost.reply({ do: 'cast', object: lost.id('Salve'), via: 'normal' })
    expect(lost.question.kind).not.toBe('confirm')
  })

  test('[2004:502.16a] a copy of the spell returns nowhere; a card with buyback can be asked for', () => {
    const twin = zoo('Twin')
    const game = table(edition, [{ hand: ['Salve', 'Twin'], pool: '{C}{C}{C}{C}' }, {}], [SALVE, twin])
    game
      .cast('Salve', { kick: true })
      .cast('Twin', { targets: ['Salve'] })
      .resolveAll()
    expect([game.life(0), game.handSize(0), game.zone('Salve')]).toEqual([24, 1, 'hand'])
    const lore = card('Lore', '{0}', 'Sorcery', 'Return target card with buyback from your graveyard to your hand.')
    const asked = table(edition, [{ hand: ['Lore'], graveyard: ['Bear', 'Salve'] }, {}], [SALVE, lore])
    asked.reply({ do: 'cast', object: asked.id('Lore'), via: 'normal' })
    expect(asked.asks('targets').legal).toEqual([asked.ref('Salve')])
    asked.announce({ targets: ['Salve'] }).resolve()
    expect(asked.zone('Salve')).toBe('hand')
  })

  test('[2004:502.22a] cast from the graveyard with flashback it is exiled, bought back or not', () => {
    const both = card('Both Ways', '{0}', 'Sorcery', 'Buyback {1}\nFlashback {2}\nYou gain 1 life.')
    const game = table(edition, [{ graveyard: ['Both Ways'], pool: '{C}{C}{C}' }, {}], [both])
    game.cast('Both Ways', { via: 'flashback', kick: true }).resolve()
    expect([game.life(0), game.zone('Both Ways')]).toEqual([21, 'exile'])
  })
})
