import { describe, expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const HOUND = creature('Raving Hound', '{3}{R}', '4/4', 'Madness {1}')
const PURGE = card('Old Purge', '{0}', 'Sorcery', 'Target player discards a card.')
const SINK = zoo('Sink')
const MOURNER = card('Mourner', '{0}', 'Artifact', 'Whenever a player discards a card, that player loses 1 life.')
const REGAIN = card('Regain', '{0}', 'Instant', "Return target card from exile to its owner's hand.")
const CARDS = [HOUND, PURGE, SINK, MOURNER, REGAIN]

/** Seat 1 has discarded the hound in seat 0's turn, and exiled it; the trigger has not resolved. */
function discarded(edition: EditionId, pool = '{C}', more: readonly string[] = []): Table {
  const game = table(
    edition,
    [
      { hand: ['Old Purge'], battlefield: more },
      { hand: ['Raving Hound'], pool },
    ],
    CARDS,
  )
  game.cast('Old Purge', { targets: ['player 1'] }).resolve()
  expect(game.asks('confirm')).toMatchObject({ seat: 1, reason: 'replacement' })
  return game.reply(true)
}

inEditions('2004', '2011')('madness in %s', (edition) => {
  test('[2004:502.24a] a discarded card may be exiled instead, and is discarded all the same', () => {
    const game = discarded(edition, '{C}', ['Mourner'])
    expect(game.zone('Raving Hound')).toBe('exile')
    const declined = table(edition, [{ hand: ['Old Purge'] }, { hand: ['Raving Hound'], pool: '{C}' }], CARDS)
    declined
      .cast('Old Purge', { targets: ['player 1'] })
      .resolve()
      .reply(false)
    expect([declined.zone('Raving Hound'), declined.state.stack.length]).toEqual(['graveyard', 0])
    const heard = discarded(edition, '', ['Mourner']).resolveAll()
    expect([heard.life(1), heard.zone('Raving Hound')]).toEqual([19, 'graveyard'])
  })

  test('[2004:502.24a] discarding it as a cost offers it too', () => {
    const game = table(edition, [{ hand: ['Raving Hound'], battlefield: ['Sink'], pool: '{C}' }, {}], CARDS)
    game.activate('Sink').reply(true)
    expect(game.zone('Raving Hound')).toBe('exile')
    expect(game.state.stack).toHaveLength(2)
  })

  test('[2004:502.24a] only discarding offers it', () => {
    const mill = card('Grind', '{0}', 'Sorcery', 'Target player mills a card.')
    const game = table(edition, [{ hand: ['Grind'] }, { library: ['Raving Hound', 'Forest'] }], [...CARDS, mill])
    game.cast('Grind', { targets: ['player 1'] }).resolve()
    expect([game.zone('Raving Hound'), game.question.kind]).toEqual(['graveyard', 'priority'])
    const cast = table(edition, [{ hand: ['Raving Hound'], pool: '{C}' }, {}], CARDS)
    expect(cast.why({ do: 'cast', ...cast.way(cast.id('Raving Hound'), 'madness') })?.key).toBe('cast.wrongZone')
  })

  test('[2004:502.24a] a card that has left exile before the trigger resolves is no longer offered', () => {
    const hand = ['Raving Hound', 'Regain']
    const game = table(edition, [{ hand, battlefield: ['Sink'], pool: '{C}' }, {}], CARDS)
    game.reply({ do: 'activate', ...game.nth(game.id('Sink'), 0) })
    game.reply([game.id('Raving Hound')]).reply(true)
    game.cast('Regain', { targets: ['Raving Hound'] }).resolveAll()
    expect([game.zone('Raving Hound'), game.state.stack.length]).toEqual(['hand', 0])
    game.isAtAQuestion()
  })

  test('[2004:502.24a] of several instances each offers its own cost', () => {
    const twice = creature('Twice Mad', '{5}', '2/2', 'Madness {3}, madness {1}')
    const sides = { hand: ['Twice Mad'], battlefield: ['Sink'], pool: '{C}' }
    const game = table(edition, [sides, {}], [...CARDS, twice])
    game.activate('Sink')
    const { options } = game.asks('replacement')
    expect(options.map(({ at }) => at?.keyword)).toEqual(['madness', 'madness'])
    game.reply(1).reply(true)
    expect(game.zone('Twice Mad')).toBe('exile')
  })

  test('[2004:502.24a] a card with it can be asked for', () => {
    const seek = card('Farlook', '{0}', 'Sorcery', 'Return target card with madness from your graveyard to your hand.')
    const asked = table(edition, [{ hand: ['Farlook'], graveyard: ['Bear', 'Raving Hound'] }, {}], [...CARDS, seek])
    asked.cast('Farlook', { targets: ['Raving Hound'] }).resolve()
    expect(asked.zone('Raving Hound')).toBe('hand')
  })
})

describe('madness in 2004: until its player passes priority', () => {
  test('[2004:502.24a] after the trigger resolves it may be cast at any time, for its madness cost', () => {
    const game = discarded('2004')
    const object = game.id('Raving Hound')
    game.pass()
    expect(game.why({ do: 'cast', ...game.way(object, 'madness') })?.key).toBe('cast.wrongZone')
    game.pass()
    // The active player has priority first, but it is offered to its owner alone.
    expect(game.asks('priority').seat).toBe(0)
    expect(game.why({ do: 'cast', ...game.way(object, 'madness') })?.key).toBe('cast.wrongZone')
    game.pass()
    expect(game.asks('priority').seat).toBe(1)
    expect(game.why({ do: 'cast', object, via: 'normal' })?.key).toBe('cast.wrongZone')
    game.cast('Raving Hound', { via: 'madness' })
    expect(game.zone('Raving Hound')).toBe('stack')
    game.resolve()
    expect([game.size('Raving Hound'), game.pool(1), game.zone('Raving Hound')]).toEqual(['4/4', '', 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:502.24a] when its player passes, it goes to the graveyard and is no longer offered', () => {
    const game = discarded('2004').pass(2)
    game.pass()
    expect([game.asks('priority').seat, game.zone('Raving Hound')]).toEqual([1, 'exile'])
    game.pass()
    expect(game.zone('Raving Hound')).toBe('graveyard')
    expect(game.events.filter(({ kind }) => kind === 'moved').length).toBeGreaterThan(2)
  })

  test('[2004:502.24a] after acting its player still has the offer', () => {
    const spark = { hand: ['Raving Hound', 'Spark'], battlefield: ['Sink'], pool: '{R}{C}' }
    const game = table('2004', [spark, {}], CARDS)
    game.reply({ do: 'activate', ...game.nth(game.id('Sink'), 0) })
    game
      .reply([game.id('Raving Hound')])
      .reply(true)
      .pass(2)
    game.cast('Spark', { targets: ['player 1'] })
    expect(game.zone('Raving Hound')).toBe('exile')
    game.cast('Raving Hound', { via: 'madness' })
    expect(game.zone('Raving Hound')).toBe('stack')
  })
})

describe('madness in 2011: as the ability resolves', () => {
  test('[2004:502.24a] its owner casts it then, for its madness cost, or it goes to the graveyard', () => {
    const cast = discarded('2011').pass(2)
    expect(cast.asks('confirm').seat).toBe(1)
    cast.reply(true).announce({})
    expect([cast.zone('Raving Hound'), cast.pool(1)]).toEqual(['stack', ''])
    cast.resolve()
    expect(cast.size('Raving Hound')).toBe('4/4')
    const declined = discarded('2011').pass(2).reply(false)
    expect(declined.zone('Raving Hound')).toBe('graveyard')
    const poor = discarded('2011', '').pass(2)
    expect([poor.zone('Raving Hound'), poor.question.kind]).toEqual(['graveyard', 'priority'])
  })
})

inEditions('2004', '2011')('casting for madness is an alternative cost in %s', (edition) => {
  /** The named card is discarded for the sink, exiled and offered; casting it has been begun. */
  function casting(
    name: string,
    cards: Parameters<typeof table>[2],
    pool: string,
    more: readonly string[] = [],
  ): Table {
    const side = { hand: [name], battlefield: ['Sink', ...more], pool }
    const game = table(edition, [side, {}], [...CARDS, ...(cards ?? [])])
    game.activate('Sink').reply(true).pass(2)
    return edition === '2011' ? game.reply(true) : game.reply({ do: 'cast', ...game.way(game.id(name), 'madness') })
  }

  test('[2004:502.24b] additional costs and increases come on top', () => {
    const kicked = card(
      'Mad Word',
      '{5}',
      'Instant',
      'Kicker {2}\nMadness {1}\nYou gain 1 life. If ~ was kicked, you gain 4 life.',
    )
    const tax = card('Tax', '{0}', 'Artifact', 'Instant spells cost {1} more to cast.')
    const game = casting('Mad Word', [kicked, tax], '{C}{C}{C}{C}', ['Tax'])
    game.announce({ kick: true, pay: false })
    expect(game.asks('pay').cost).toEqual(['4'])
  })

  test('[2004:502.24b] X in the printed mana cost is 0; X in the madness cost is announced', () => {
    const blank = card('Blank Fire', '{X}{R}', 'Instant', 'Madness {1}\nYou gain X life.')
    const zero = casting('Blank Fire', [blank], '{C}{C}{C}').announce({})
    expect(characteristics(zero.state, zero.id('Blank Fire')).name).toBe('Blank Fire')
    zero.resolveAll()
    expect(zero.life(0)).toBe(21)
    const free = card('Free Fire', '{5}', 'Instant', 'Madness {X}\nYou gain X life.')
    const some = casting('Free Fire', [free], '{C}{C}{C}').announce({ x: 3 })
    some.resolveAll()
    expect(some.life(0)).toBe(24)
  })
})
