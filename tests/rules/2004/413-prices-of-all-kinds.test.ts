/** Prices that are lessened, limited, paid by anybody, or asked for so often (413.2c, 413.2e). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Wyrm',
    '{0}',
    '9/9',
    'At the beginning of your upkeep, sacrifice ~ unless you pay {4}. This cost is reduced by {2} for each basic land type among lands you control.',
  ),
  card(
    'Blink',
    '{0}',
    'Instant',
    'You may put a creature card from your hand onto the battlefield. If you do, sacrifice it unless you pay its mana cost reduced by up to {2}.',
  ),
  creature('Giant', '{3}{G}', '4/4'),
  card(
    'Draught',
    '{0}',
    'Artifact',
    'Whenever you gain life, you may pay {X}, where X is less than or equal to the amount of life you gained. If you do, draw X cards.',
  ),
  card('Balm', '{0}', 'Sorcery', 'You gain 2 life.'),
  card(
    'Cavern',
    '{0}',
    'Enchantment',
    "Whenever a player casts a spell, any other player may pay that spell's mana cost. If a player does, counter the spell.",
  ),
  card('Surge', '{X}{R}', 'Sorcery', 'You gain X life.'),
  card(
    'Slow Shield',
    '{0}',
    'Enchantment',
    'If damage would be dealt to you, put that many delay counters on ~ instead.\nAt the beginning of your upkeep, remove all delay counters from ~. For each delay counter removed this way, you lose 1 life unless you pay {1}.',
  ),
  card(
    'Oath',
    '{0}',
    'Enchantment',
    'Whenever you lose life, for each 1 life you lost, sacrifice a permanent other than ~ unless you discard a card.',
  ),
  card('Drain', '{0}', 'Instant', 'Target player loses 2 life.'),
  creature(
    'Ghost',
    '{0}',
    '1/1',
    "{0}: Exile ~ and target creature unless that creature's controller pays {2}. Activate only if ~ is in your graveyard.",
  ),
  card(
    'Scale',
    '{0}',
    'Artifact',
    '{0}, {T}: Flip a coin. If you win the flip, destroy target creature an opponent controls. If you lose the flip, destroy target creature you control unless you pay {3} and repeat this process.',
  ),
  card(
    'Spark',
    '{0}',
    'Instant',
    "~ deals 4 damage to any target unless that permanent's controller or that player pays {2}. If they do, ~ deals 2 damage to the permanent or player.",
  ),
]

inEditions('2004', '2011')('prices of all kinds, %s', (edition) => {
  test('[2004:413.2e] a price that is reduced, down to nothing', () => {
    const board = (lands: readonly string[]) => {
      const game = table(edition, [{ battlefield: ['Wyrm', ...lands] }, {}], CARDS)
      return game.to('upkeep', game.state.turn.number + 2).pass(2)
    }
    const asked = (game: Table) => game.asks('confirm').cost
    expect(asked(board(['Forest', 'Forest']))).toEqual(['2'])
    expect(asked(board(['Forest', 'Swamp']))).toEqual(['0'])
    const kept = board(['Forest', 'Swamp']).reply(true)
    expect(kept.has('battlefield', 'Wyrm')).toBe(true)
    const few = board(['Forest'])
    expect(few.has('battlefield', 'Wyrm')).toBe(false)
    few.isAtAQuestion()
  })

  test('[2004:413.2e] its mana cost, less as much as is wanted', () => {
    const board = (pool: string) =>
      table(edition, [{ hand: ['Blink', 'Giant'], pool }, {}], CARDS)
        .cast('Blink')
        .resolve()
        .reply(true)
    const game = board('{G}{C}')
    expect(game.asks('number')).toMatchObject({ what: 'reduction', min: 0, max: 2 })
    game.reply(2).reply(true).plain()
    expect([game.has('battlefield', 'Giant'), game.pool(0)]).toEqual([true, ''])
    const few = board('{G}').reply(2)
    expect(few.has('graveyard', 'Giant')).toBe(true)
    few.isAtAQuestion()
  })

  test('[2004:409.1b] X is no more than the life that was gained', () => {
    const game = table(edition, [{ hand: ['Balm'], battlefield: ['Draught'], pool: '{C}{C}{C}{C}' }, {}], CARDS)
    game.cast('Balm').resolve().resolve().reply(true)
    expect(game.asks('number')).toMatchObject({ what: 'x', min: 0, max: 2 })
    game.reply(2).plain()
    expect([game.handSize(0), game.pool(0)]).toEqual([2, 'CC'])
    game.isAtAQuestion()
  })

  test('[2004:413.2e] any other player may pay a spell’s mana cost, X included', () => {
    const board = (pool: string) =>
      table(edition, [{ hand: ['Surge'], battlefield: ['Cavern'], pool: '{R}{C}{C}' }, { pool }], CARDS)
        .cast('Surge', { x: 2 })
        .resolve()
    const game = board('{R}{C}{C}')
    expect(game.asks('confirm')).toMatchObject({ seat: 1, cost: ['2', 'R'] })
    game.reply(true).plain().resolveAll()
    expect([game.zone('Surge'), game.life(0), game.pool(1)]).toEqual(['graveyard', 20, ''])
    expect(board('{R}{C}').resolveAll().life(0)).toBe(22)
    expect(board('{R}{C}{C}').reply(false).resolveAll().life(0)).toBe(22)
  })

  test('[2004:413.2e] of several other players one payment is enough', () => {
    const sides = [{ hand: ['Surge'], battlefield: ['Cavern'], pool: '{R}' }, { pool: '{R}' }, { pool: '{R}' }] as const
    const game = table(edition, [...sides], CARDS)
      .cast('Surge', { x: 0 })
      .pass(3)
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(true).plain()
    expect([game.zone('Surge'), game.pool(1), game.pool(2), game.question.kind]).toEqual([
      'graveyard',
      '',
      'R',
      'priority',
    ])
  })

  test('[2004:413.2b] for each counter that was removed, each with its own price', () => {
    const sides = [{ battlefield: [{ name: 'Slow Shield', counters: { delay: 3 } }, 'Forest'] }, {}] as const
    const game = table(edition, sides, CARDS)
    game.to('upkeep', game.state.turn.number + 2).pass(2)
    const asked: boolean[] = []
    while (game.question.kind !== 'priority') {
      if (game.question.kind === 'confirm') asked.push(true)
      game.plain()
    }
    expect([asked.length, game.life(0)]).toEqual([1, 18])
    expect(get(game.state, game.id('Slow Shield')).counters.delay ?? 0).toBe(0)
    game.isAtAQuestion()
  })

  test('[2004:413.2b] for each life that was lost', () => {
    const board = (hand: readonly string[]) =>
      table(edition, [{ hand: ['Drain', ...hand], battlefield: ['Oath', 'Bear', 'Ox', 'Giant'] }, {}], CARDS)
        .cast('Drain', { targets: ['player 0'] })
        .resolve()
        .resolve()
    const game = board([]).resolveAll()
    expect(game.state.battlefield.length).toBe(2)
    expect(game.has('battlefield', 'Oath')).toBe(true)
    const paid = board(['Forest'])
    paid.reply(true).resolveAll()
    expect([paid.handSize(0), paid.state.battlefield.length]).toEqual([0, 3])
  })

  test('[2004:413.2e] both are exiled, or the price is paid', () => {
    const board = (pool: string) =>
      table(edition, [{ graveyard: ['Ghost'] }, { battlefield: ['Ox'], pool }], CARDS)
        .activate('Ghost', 0, { targets: ['Ox'] }, 'graveyard')
        .resolve()
    const both = board('')
    expect([both.zone('Ghost'), both.zone('Ox')]).toEqual(['exile', 'exile'])
    const paid = board('{C}{C}').reply(true).plain()
    expect([paid.zone('Ghost'), paid.zone('Ox'), paid.pool(1)]).toEqual(['graveyard', 'battlefield', ''])
    const here = table(edition, [{ battlefield: ['Ghost'] }, { battlefield: ['Ox'] }], CARDS)
    expect(here.why({ do: 'activate', ...here.nth(here.id('Ghost'), 0) })).not.toBeNull()
  })

  test('[2004:413.2c] who pays has it all done again', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed < 16; seed++) {
      const sides = [{ battlefield: ['Scale', 'Bear'], pool: '{C}{C}{C}' }, { battlefield: ['Ox'] }] as const
      const game = table(edition, sides, CARDS, {}, { seed })
      game.activate('Scale', 0, { targets: ['Ox', 'Bear'] }).resolve()
      let paid = 0
      for (let guard = 0; guard < 12 && game.question.kind !== 'priority'; guard++) {
        if (game.question.kind === 'confirm') paid++
        if (game.question.kind === 'coin') game.reply('heads')
        else if (game.question.kind === 'confirm') game.reply(true)
        else game.plain()
      }
      const flips = game.events.filter((one) => one.kind === 'coinFlipped')
      const won = flips.at(-1)?.kind === 'coinFlipped' && flips.at(-1)?.won === true
      expect(flips).toHaveLength(1 + paid)
      expect([game.has('battlefield', 'Ox'), game.has('battlefield', 'Bear')]).toEqual([!won, won])
      seen.add(`${won} ${paid}`)
      game.isAtAQuestion()
    }
    expect(seen.size).toBeGreaterThan(2)
  })

  test('[2004:413.2e] what is paid for makes it less: of a permanent and of a player', () => {
    const board = (target: string, pool: string) =>
      table(edition, [{ hand: ['Spark'] }, { battlefield: ['Giant'], pool }], CARDS)
        .cast('Spark', { targets: [target] })
        .resolve()
    const player = board('player 1', '{C}{C}').reply(true).plain()
    expect(player.life(1)).toBe(18)
    expect(board('player 1', '').life(1)).toBe(16)
    const permanent = board('Giant', '{C}{C}')
    expect(permanent.asks('confirm').seat).toBe(1)
    permanent.reply(true).plain()
    expect([permanent.zone('Giant'), get(permanent.state, permanent.id('Giant')).damage]).toEqual(['battlefield', 2])
    expect(board('Giant', '').zone('Giant')).toBe('graveyard')
  })
})
