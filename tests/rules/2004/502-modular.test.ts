import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const robot = (name: string, text: string, size = '0/0') =>
  creature(name, '{0}', size, text, 'Artifact Creature — Golem')
const spell = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  robot('Cog', 'Modular 2'),
  robot('Twin Cog', 'Modular 1, modular 1'),
  robot('Anvil', '', '1/1'),
  spell('Oil', 'Put a +1/+1 counter on target creature.'),
  spell('Scrap', 'Destroy target creature.'),
  spell('Freeze', 'Target creature loses modular until end of turn.'),
  spell('Lend', 'Target creature gains modular 1 until end of turn.'),
  spell('Banish', 'Exile target creature.'),
  spell('Forge', 'Create a 1/1 colorless Golem artifact creature token with modular 1.'),
  card('Workshop', '{0}', 'Enchantment', 'Creatures with modular get +0/+1.'),
]

inEditions('2004', '2011')('502.35 modular, %s', (edition) => {
  const board = (hand: readonly string[], battlefield: readonly string[] = [], theirs: readonly string[] = []): Table =>
    table(edition, [{ hand, battlefield }, { battlefield: theirs }], CARDS)
  const counters = (game: Table, name: string): number => get(game.state, game.id(name)).counters['+1/+1'] ?? 0

  test('[2004:502.35a] it enters with N counters, and when it dies as many as it had can go to an artifact creature', () => {
    const game = board(['Cog', 'Oil', 'Scrap'], ['Bear'], ['Anvil']).cast('Cog').resolve()
    expect([game.size('Cog'), counters(game, 'Cog')]).toEqual(['2/2', 2])
    game.cast('Oil', { targets: ['Cog'] }).resolve()
    game.cast('Scrap', { targets: ['Cog'] }).resolve()
    // Any controller's; the bear is no artifact. The only target is chosen or asked for.
    expect(game.asks('targets').legal).toEqual([game.ref('Anvil')])
    game
      .reply([game.ref('Anvil')])
      .resolve()
      .reply(true)
    expect([game.size('Anvil'), counters(game, 'Anvil')]).toEqual(['4/4', 3])
    game.isAtAQuestion()
  })

  test('[2004:502.35a] "you may": declined, nothing is put', () => {
    const game = board(['Cog', 'Scrap'], ['Anvil'])
      .cast('Cog')
      .resolve()
      .cast('Scrap', { targets: ['Cog'] })
      .resolve()
    game
      .reply([game.ref('Anvil')])
      .resolve()
      .reply(false)
    expect(game.size('Anvil')).toBe('1/1')
  })

  test('[2004:502.35a] only when it is put into a graveyard from the battlefield', () => {
    const game = board(['Cog', 'Banish'], ['Anvil'])
      .cast('Cog')
      .resolve()
      .cast('Banish', { targets: ['Cog'] })
      .resolve()
    expect([game.question.kind, game.state.stack.length]).toEqual(['priority', 0])
  })

  test('[2004:502.35b] each instance works separately', () => {
    const game = board(['Twin Cog', 'Scrap'], ['Anvil']).cast('Twin Cog').resolve()
    expect(game.size('Twin Cog')).toBe('2/2')
    game.cast('Scrap', { targets: ['Twin Cog'] }).resolve()
    for (let n = 0; n < 9 && (game.state.stack.length > 0 || game.question.kind !== 'priority'); n++) {
      const { kind } = game.question
      if (kind === 'targets') game.reply([game.ref('Anvil')])
      else if (kind === 'confirm') game.reply(true)
      else if (kind === 'priority') game.resolve()
      else game.plain()
    }
    expect(game.size('Anvil')).toBe('5/5')
  })

  test('[2004:502.35a] granted: it dies as one, but entered as none; lost: it dies as none', () => {
    const game = board(['Oil', 'Lend', 'Scrap'], ['Bear', 'Anvil'])
      .cast('Oil', { targets: ['Bear'] })
      .resolve()
    game.cast('Lend', { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('3/3')
    game.cast('Scrap', { targets: ['Bear'] }).resolve()
    expect(
      game
        .reply([game.ref('Anvil')])
        .resolve()
        .reply(true)
        .size('Anvil'),
    ).toBe('2/2')
    const lost = board(['Cog', 'Freeze', 'Scrap'], ['Anvil']).cast('Cog').resolve()
    lost
      .cast('Freeze', { targets: ['Cog'] })
      .resolve()
      .cast('Scrap', { targets: ['Cog'] })
      .resolve()
    expect([lost.question.kind, lost.state.stack.length]).toEqual(['priority', 0])
  })

  test('[2004:502.35a] on a token, in a filter', () => {
    const game = board(['Forge', 'Scrap', 'Cog'], ['Workshop', 'Anvil']).cast('Cog').resolve().cast('Forge').resolve()
    expect([game.size('Golem'), game.size('Anvil'), game.size('Cog')]).toEqual(['2/3', '1/1', '2/3'])
    game.cast('Scrap', { targets: ['Golem'] }).resolve()
    expect(
      game
        .reply([game.ref('Anvil')])
        .resolve()
        .reply(true)
        .size('Anvil'),
    ).toBe('2/2')
  })
})
