/** Harness and the infinity sign; time travel. */
import { describe, expect, test } from 'vitest'
import { abilitiesOf, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Old Stone',
    '{0}',
    'Artifact',
    '{0}: Harness ~.\n∞ — {0}: You gain 2 life.\n∞ — Creatures you control get +1/+1.',
  ),
  card('Mirror', '{0}', 'Sorcery', "Create a token that's a copy of target artifact."),
  card(
    'Blink',
    '{0}',
    'Instant',
    "Exile target artifact, then return it to the battlefield under its owner's control.",
  ),
  card('Journey', '{0}', 'Instant', 'Time travel.'),
  card('Long Journey', '{0}', 'Instant', 'Time travel two times.'),
  card('Slow Gift', '{9}', 'Sorcery', 'You gain 5 life.\nSuspend 2—{0}'),
  creature('Fader', '{0}', '2/2', 'Vanishing 3'),
]

describe('harness', () => {
  const activated = (game: Table) =>
    abilitiesOf(game.state, game.id('Old Stone')).filter(({ kind }) => kind === 'activated').length
  test('[today:701.64 today:702.186] what stands after the sign is had once it is harnessed', () => {
    const game = table('today', [{ battlefield: ['Old Stone', 'Bear'] }, {}], CARDS)
    expect([activated(game), game.size('Bear')]).toEqual([1, '2/2'])
    game.activate('Old Stone').resolve()
    expect([activated(game), game.size('Bear'), get(game.state, game.id('Old Stone')).marks?.harnessed]).toMatchObject([
      2,
      '3/3',
      {},
    ])
    const second = abilitiesOf(game.state, game.id('Old Stone')).findLastIndex(({ kind }) => kind === 'activated')
    expect(game.activate('Old Stone', second).resolve().life(0)).toBe(22)
    game.isAtAQuestion()
  })

  test('[today:701.64 today:702.186] a copy isn’t harnessed, and what has left and come back isn’t', () => {
    const game = table('today', [{ battlefield: ['Old Stone', 'Bear'], hand: ['Mirror', 'Blink'] }, {}], CARDS)
    game
      .activate('Old Stone')
      .resolve()
      .cast('Mirror', { targets: ['Old Stone'] })
      .resolve()
    expect(game.size('Bear')).toBe('3/3')
    const stones = game.state.battlefield.filter((id) => get(game.state, id).id !== game.id('Bear'))
    expect(stones.map((id) => get(game.state, id).marks?.harnessed !== undefined)).toEqual([true, false])
    game.reply({ do: 'cast', object: game.id('Blink', 'hand'), via: 'normal' })
    game
      .reply([{ object: stones[0] ?? 0 }])
      .announce({})
      .resolve()
    expect(game.size('Bear')).toBe('2/2')
    game.isAtAQuestion()
  })
})

describe('time travel', () => {
  const fader = { name: 'Fader', counters: { time: 2 } }
  const begun = (...hand: readonly string[]) =>
    table('today', [{ hand, battlefield: [fader, 'Bear'] }, { battlefield: [fader] }], CARDS)
  /** With the first card of the hand suspended, with two time counters. */
  const suspended = (...hand: readonly string[]) => {
    const game = begun('Slow Gift', ...hand)
    const object = game.id('Slow Gift', 'hand')
    const which = abilitiesOf(game.state, object).find(({ kind }) => kind === 'keyword')?.at.key ?? ''
    game.reply({ do: 'special', object, what: 'setAside', which })
    while (game.question.kind !== 'priority') game.plain()
    return game
  }
  const time = (game: Table, name: string) => get(game.state, game.id(name)).counters.time ?? 0
  test('[today:701.56] of each permanent with a time counter one more, one fewer, or neither', () => {
    const game = begun('Journey').cast('Journey').resolve()
    const [own = 0, theirs = 0] = game.state.battlefield.filter((id) => get(game.state, id).counters.time === 2)
    expect(game.asks('confirm').reason).toBe('may')
    const { position } = game
    game.reply(true).reply(true)
    expect([get(game.state, own).counters.time, get(game.state, theirs).counters.time, game.question.kind]).toEqual([
      3,
      2,
      'priority',
    ])
    game.position = position
    game.reply(true).reply(false)
    expect(get(game.state, own).counters.time).toBe(1)
    game.position = position
    game.reply(false)
    expect(get(game.state, own).counters.time).toBe(2)
    game.isAtAQuestion()
  })

  test('[today:701.56] a suspended card too: with the last counter removed it is cast', () => {
    const game = suspended('Long Journey').cast('Long Journey').resolve()
    expect(time(game, 'Slow Gift')).toBe(2)
    game.reply(true).reply(true)
    expect(time(game, 'Slow Gift')).toBe(1)
    game.reply(false).reply(true).reply(true)
    expect(time(game, 'Slow Gift')).toBe(0)
    game.reply(false)
    while (game.state.stack.length > 0 || game.question.kind !== 'priority')
      game.question.kind === 'priority'
        ? game.pass()
        : game.question.kind === 'confirm'
          ? game.reply(true)
          : game.plain()
    expect([game.life(0), game.zone('Slow Gift')]).toEqual([25, 'graveyard'])
    game.isAtAQuestion()
  })
})
