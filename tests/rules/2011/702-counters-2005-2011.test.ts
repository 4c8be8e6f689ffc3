import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Stubborn', '{2}', '2/2', 'Persist'),
  card('Grow', '{0}', 'Instant', 'Put a +1/+1 counter on target creature.'),
  card('Dwindling', '{0}', 'Instant', 'Put a -1/-1 counter on target creature.'),
  creature('Passing', '{2}', '3/3', 'Vanishing 2'),
  creature('Timeless', '{2}', '3/3', 'Vanishing'),
  card('Haste Time', '{0}', 'Instant', 'Remove a time counter from target creature.'),
  creature('Greentip', '{G}', '0/0', 'Graft 2'),
  creature('Glutton', '{2}', '1/1', 'Devour 2'),
  creature('Both', '{2}', '1/1', 'Devour 1\nDevour 2'),
  creature('Witness', '{0}', '1/1', 'Whenever another creature enters the battlefield, you gain 1 life.'),
  creature('Mourner', '{0}', '1/1', 'Devour 1\nWhenever a creature dies, you gain 5 life.'),
]
const counters = (game: Table, name: string) => get(game.state, game.id(name)).counters

inEditions('2011', 'today')('[today:702/unchanged] keywords of counters, %s', (edition) => {
  test('[2011:702.77] it returns with a -1/-1 counter, and doesn’t with one on it', () => {
    const game = table(edition, [{ battlefield: ['Stubborn'], hand: ['Kill', 'Kill'] }, {}], CARDS)
    game.cast('Kill', { targets: ['Stubborn'] }).resolveAll()
    expect([game.zone('Stubborn'), game.size('Stubborn'), counters(game, 'Stubborn')]).toEqual([
      'battlefield',
      '1/1',
      { '-1/-1': 1 },
    ])
    game.cast('Kill', { targets: ['Stubborn'] }).resolveAll()
    expect(game.zone('Stubborn')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2011:702.77] a +1/+1 counter removes the -1/-1 counter, and it persists again', () => {
    const game = table(edition, [{ battlefield: ['Stubborn'], hand: ['Kill', 'Grow', 'Kill'] }, {}], CARDS)
    game
      .cast('Kill', { targets: ['Stubborn'] })
      .resolveAll()
      .cast('Grow', { targets: ['Stubborn'] })
      .resolveAll()
    expect(counters(game, 'Stubborn')).toEqual({})
    game.cast('Kill', { targets: ['Stubborn'] }).resolveAll()
    expect(game.zone('Stubborn')).toBe('battlefield')
  })

  test('[2011:702.77] stolen, it returns to its owner', () => {
    const game = table(edition, [{ hand: ['Steal', 'Kill'] }, { battlefield: ['Stubborn'] }], CARDS)
    game.cast('Steal', { targets: ['Stubborn'] }).resolveAll()
    expect(get(game.state, game.id('Stubborn')).controller).toBe(0)
    game.cast('Kill', { targets: ['Stubborn'] }).resolveAll()
    expect([game.zone('Stubborn'), get(game.state, game.id('Stubborn')).controller]).toEqual(['battlefield', 1])
  })

  test('[2011:702.61] a time counter less at each upkeep; as the last is removed it is sacrificed', () => {
    const game = table(edition, [{ hand: ['Passing'], pool: '{C}{C}' }, {}], CARDS)
      .cast('Passing')
      .resolveAll()
    expect(counters(game, 'Passing')).toEqual({ time: 2 })
    game.to('draw', game.state.turn.number + 2)
    expect(counters(game, 'Passing')).toEqual({ time: 1 })
    game.to('draw', game.state.turn.number + 2)
    expect(game.zone('Passing')).toBe('graveyard')
  })

  test('[2011:702.61] by whatever removes it; without counters it stays', () => {
    const removed = { battlefield: [{ name: 'Passing', counters: { time: 1 } }, 'Timeless'], hand: ['Haste Time'] }
    const game = table(edition, [removed, {}], CARDS)
      .cast('Haste Time', { targets: ['Passing'] })
      .resolve()
    expect([game.zone('Passing'), game.state.stack.length]).toEqual(['battlefield', 1])
    game.resolveAll().to('draw', game.state.turn.number + 2)
    expect([game.zone('Passing'), game.zone('Timeless')]).toEqual(['graveyard', 'battlefield'])
  })

  test('[2011:702.56] a counter may be moved onto another creature as it enters, anyone’s', () => {
    const own = table(edition, [{ hand: ['Greentip', 'Bear'], pool: '{G}{G}{G}' }, {}], CARDS)
    own.cast('Greentip').resolveAll().cast('Bear').resolve().resolve().reply(true)
    expect([own.size('Greentip'), own.size('Bear')]).toEqual(['1/1', '3/3'])
    const declined = table(edition, [{ hand: ['Greentip', 'Bear'], pool: '{G}{G}{G}' }, {}], CARDS)
    declined.cast('Greentip').resolveAll().cast('Bear').resolve().resolve().reply(false)
    expect([declined.size('Greentip'), declined.size('Bear')]).toEqual(['2/2', '2/2'])
  })

  test('[2011:702.56] with the last counter gone it dies; if the other has left, none is moved', () => {
    const sides = { battlefield: [{ name: 'Greentip', counters: { '+1/+1': 1 } }], hand: ['Bear'], pool: '{G}{G}' }
    const last = table(edition, [sides, {}], CARDS).cast('Bear').resolve().resolve().reply(true)
    expect([last.zone('Greentip'), last.size('Bear')]).toEqual(['graveyard', '3/3'])
    const left = table(edition, [{ ...sides, hand: ['Bear', 'Kill'] }, {}], CARDS)
      .cast('Bear')
      .resolve()
    left
      .cast('Kill', { targets: ['Bear'] })
      .resolve()
      .resolve()
    if (left.question.kind === 'confirm') left.reply(true)
    expect([left.zone('Bear'), counters(left, 'Greentip')]).toEqual(['graveyard', { '+1/+1': 1 }])
  })

  test('[2011:702.80] any number of creatures are sacrificed as it enters, zero too', () => {
    const sides = { battlefield: ['Bear', 'Ox'], hand: ['Glutton'], pool: '{C}{C}' }
    const game = table(edition, [sides, {}], CARDS).cast('Glutton').resolve()
    expect(game.asks('choose')).toMatchObject({ min: 0, max: 2 })
    game.reply([game.id('Bear'), game.id('Ox')])
    expect([game.size('Glutton'), game.zone('Bear'), game.zone('Ox')]).toEqual(['5/5', 'graveyard', 'graveyard'])
    const none = table(edition, [sides, {}], CARDS).cast('Glutton').resolve().reply([])
    expect([none.size('Glutton'), none.zone('Bear')]).toEqual(['1/1', 'battlefield'])
  })

  test('[2011:702.80] each instance applies; what was devoured doesn’t see it enter, nor it them die', () => {
    const sides = { battlefield: ['Bear', 'Ox'], hand: ['Both'], pool: '{C}{C}' }
    const both = table(edition, [sides, {}], CARDS).cast('Both').resolve()
    both.reply([both.id('Bear')]).reply([both.id('Ox')])
    expect(both.size('Both')).toBe('4/4')
    const seen = table(edition, [{ battlefield: ['Witness'], hand: ['Mourner'] }, {}], CARDS)
      .cast('Mourner')
      .resolve()
    seen.reply([seen.id('Witness')]).resolveAll()
    expect([seen.life(0), seen.size('Mourner')]).toEqual([20, '2/2'])
  })
})
