import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const WALLS = ['Wall', 'Fence', 'Hedge']
const CARDS = [
  creature('Boar', '{0}', '2/2', 'Rampage 1'),
  creature('Wild Boar', '{0}', '2/2', 'Rampage 1, rampage 2'),
  ...WALLS.map((name) => creature(name, '{0}', '0/9')),
  spell('Fury', 'Target creature gains rampage 2 until end of turn.'),
  spell('Calm', 'Target creature loses rampage until end of turn.'),
  spell('Slay', 'Destroy target creature.'),
  spell('Stampede', 'Create a 2/2 red Boar creature token with rampage 1.'),
  card('Pasture', '{0}', 'Enchantment', 'Creatures you control have rampage 1.'),
  card('Fodder', '{0}', 'Enchantment', 'Creatures with rampage get +0/+1.'),
]

inEditions('2004', '2011')('502.12 rampage, %s', (edition) => {
  const board = (battlefield: readonly string[], hand: readonly string[] = [], theirs: readonly string[] = []) =>
    table(
      edition,
      [
        { battlefield, hand },
        { battlefield: WALLS, hand: theirs },
      ],
      CARDS,
    )

  /** The attacker's size once `n` walls have blocked it and what triggered has resolved. */
  const blockedBy = (n: number, attacker: string, mine: readonly string[], ...hand: readonly string[]): string => {
    const game = board(mine, hand)
    for (const name of hand) game.cast(name, { targets: [attacker] }).resolve()
    const blocks = Object.fromEntries(WALLS.slice(0, n).map((name) => [name, attacker]))
    return game.attack(attacker).block(blocks).resolveAll().size(attacker)
  }

  test('[2004:502.12a] +N/+N for each blocker beyond the first', () => {
    expect([1, 2, 3].map((n) => blockedBy(n, 'Bull', ['Bull']))).toEqual(['3/3', '5/5', '7/7'])
  })

  test('[2004:502.12a] one trigger for any number of blockers, until end of turn', () => {
    const game = board(['Bull']).attack('Bull')
    game.block({ Wall: 'Bull', Fence: 'Bull', Hedge: 'Bull' }).until('priority')
    expect([game.state.stack.length, game.state.turn.step]).toEqual([1, 'declareBlockers'])
    expect(game.resolve().size('Bull')).toBe('7/7')
    expect(game.to('upkeep', game.state.turn.number + 1).size('Bull')).toBe('3/3')
  })

  test('[2004:502.12a] with one blocker it triggers only in the later book, for nothing', () => {
    const game = board(['Bull']).attack('Bull').block({ Wall: 'Bull' }).until('priority')
    expect(game.state.stack).toHaveLength(edition === '2004' ? 0 : 1)
    expect(game.resolveAll().size('Bull')).toBe('3/3')
  })

  test('[2004:502.12b] counted as it resolves: a blocker gone before that counts no more, one gone later still does', () => {
    const three = { Wall: 'Boar', Fence: 'Boar', Hedge: 'Boar' }
    const before = board(['Boar'], ['Slay']).attack('Boar').block(three).until('priority')
    expect(
      before
        .cast('Slay', { targets: ['Wall'] })
        .resolveAll()
        .size('Boar'),
    ).toBe('3/3')
    const after = board(['Boar'], ['Slay']).attack('Boar').block(three).resolveAll()
    expect(after.size('Boar')).toBe('4/4')
    expect(
      after
        .cast('Slay', { targets: ['Wall'] })
        .resolve()
        .size('Boar'),
    ).toBe('4/4')
    after.isAtAQuestion()
  })

  test('[2004:502.12b] with no blocker left there is no bonus, and no penalty', () => {
    const game = board(['Boar'], ['Slay', 'Slay'])
      .attack('Boar')
      .block({ Wall: 'Boar', Fence: 'Boar' })
      .until('priority')
    game
      .cast('Slay', { targets: ['Wall'] })
      .cast('Slay', { targets: ['Fence'] })
      .resolveAll()
    expect(game.size('Boar')).toBe('2/2')
  })

  test('[2004:502.12c] each instance triggers separately', () => {
    const game = board(['Wild Boar'])
      .attack('Wild Boar')
      .block({ Wall: 'Wild Boar', Fence: 'Wild Boar' })
      .until('priority')
    expect(game.state.stack).toHaveLength(2)
    expect(game.resolveAll().size('Wild Boar')).toBe('5/5')
    expect(blockedBy(2, 'Bull', ['Bull', 'Pasture'])).toBe('6/6')
  })

  test('[2004:502.12a] granted, lost, on a token, in a filter', () => {
    expect([blockedBy(2, 'Bear', ['Bear'], 'Fury'), blockedBy(3, 'Bear', ['Bear', 'Pasture'])]).toEqual(['4/4', '4/4'])
    expect([blockedBy(3, 'Bear', ['Bear']), blockedBy(3, 'Wild Boar', ['Wild Boar'], 'Calm')]).toEqual(['2/2', '2/2'])
    const game = board(['Fodder', 'Bear', 'Bull'], ['Stampede']).cast('Stampede').resolve()
    expect([game.size('Boar'), game.size('Bear'), game.size('Bull')]).toEqual(['2/3', '2/2', '3/4'])
    game
      .to('main1', game.state.turn.number + 2)
      .attack('Boar')
      .block({ Wall: 'Boar', Fence: 'Boar' })
      .resolveAll()
    expect(game.size('Boar')).toBe('3/4')
  })
})
