import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Baitling', '{1}', '5/5', 'Whenever ~ becomes blocked, you gain 1 life.'),
  creature('Brawler', '{1}', '5/5', 'Whenever a creature blocks ~, you gain 1 life.'),
  creature('Bully', '{1}', '5/5', 'Whenever ~ becomes blocked by a creature, you gain 1 life.'),
  creature('Duelist', '{1}', '9/9', 'Whenever ~ becomes blocked by two or more creatures, you gain 1 life.'),
  creature(
    'Guard',
    '{1}',
    '1/9',
    '~ can block an additional creature each combat.\nWhenever ~ blocks, you gain 1 life.',
  ),
  creature(
    'Warden',
    '{1}',
    '1/9',
    '~ can block an additional creature each combat.\nWhenever ~ blocks a creature, you gain 1 life.',
  ),
  card('Shove', '{U}', 'Instant', 'Target unblocked attacking creature becomes blocked.'),
]

/** How many abilities are on the stack, once orders (of blockers in 2011, of triggers) have been chosen. */
function triggered(game: Table): number {
  while (game.question.kind === 'order') game.plain()
  return game.state.stack.length
}

inEditions('2004', '2011', 'today')('triggers on blocks, %s', (edition) => {
  test('[2004:410.9 2004:410.9a 2004:glossary/event] becoming blocked is one event, however many block', () => {
    const game = table(edition, [{ battlefield: ['Baitling'] }, { battlefield: ['Bear', 'Bear', 'Ox'] }], CARDS)
    game.attack('Baitling').block({ '1:Bear': 'Baitling', '2:Bear': 'Baitling', Ox: 'Baitling' })
    expect(triggered(game)).toBe(1)
    game.resolve()
    expect(game.life(0)).toBe(21)
  })

  test('[2004:410.9 2004:410.9c 2004:glossary/event] each blocking creature is an event of its own', () => {
    for (const name of ['Brawler', 'Bully']) {
      const game = table(edition, [{ battlefield: [name] }, { battlefield: ['Bear', 'Bear', 'Ox'] }], CARDS)
      game.attack(name).block({ '1:Bear': name, '2:Bear': name, Ox: name })
      expect(triggered(game)).toBe(3)
    }
  })

  test('[2004:410.9a] an unblocked attacker stays without the trigger', () => {
    const game = table(edition, [{ battlefield: ['Baitling'] }, { battlefield: ['Bear'] }], CARDS)
    game.attack('Baitling').block({}).to('main2')
    expect(game.life(0)).toBe(20)
  })

  test('[2004:410.9a] an effect makes it become blocked where it is not, and does nothing where it is', () => {
    const press = card('Press', '{0}', 'Instant', 'Target attacking creature becomes blocked.')
    for (const blocks of [{}, { Bear: 'Baitling' }]) {
      const sides = [{ battlefield: ['Baitling'], hand: ['Press', 'Press'] }, { battlefield: ['Bear'] }] as const
      const game = table(edition, [sides[0], sides[1]], [...CARDS, press])
        .attack('Baitling')
        .block(blocks)
      for (let n = 0; n < 2; n++) game.resolveAll().cast('Press', { targets: ['Baitling'] })
      expect([game.resolveAll().life(0), game.state.combat?.attackers[0]?.blocked]).toEqual([21, true])
    }
  })

  test('[2004:410.9a] a creature that blocks two has blocked once', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Guard'] }], CARDS)
    game.attack('Bear', 'Ox').block({ Guard: ['Bear', 'Ox'] })
    expect(triggered(game)).toBe(1)
  })

  test('[2004:410.9b] "blocks a creature" triggers for each of them', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Warden'] }], CARDS)
    game.attack('Bear', 'Ox').block({ Warden: ['Bear', 'Ox'] })
    expect(triggered(game)).toBe(2)
    game.resolveAll()
    expect(game.life(1)).toBe(22)
  })

  test('[2004:410.9a] an effect that makes it blocked triggers it, once', () => {
    const game = table(edition, [{ battlefield: ['Baitling', 'Island'], hand: ['Shove'] }, {}], CARDS)
    game.attack('Baitling').to('declareBlockers')
    game.cast('Shove', { targets: ['Baitling'] }).resolve()
    expect(triggered(game)).toBe(1)
    game.resolveAll()
    expect(game.life(0)).toBe(21)
    expect(game.to('main2').life(1)).toBe(20)
  })

  test('[2004:410.9c] an effect that makes it blocked is no blocking creature', () => {
    for (const name of ['Brawler', 'Bully']) {
      const game = table(edition, [{ battlefield: [name, 'Island'], hand: ['Shove'] }, {}], CARDS)
      game.attack(name).to('declareBlockers')
      game.cast('Shove', { targets: [name] }).resolve()
      expect([game.state.stack.length, game.life(0)]).toEqual([0, 20])
      game.isAtAQuestion()
    }
  })

  test('[2004:410.9d] a number of blockers is met, or not, by the declaration', () => {
    const blocked = (blocks: Readonly<Record<string, string>>) => {
      const game = table(edition, [{ battlefield: ['Duelist'] }, { battlefield: ['Bear', 'Ox', 'Guard'] }], CARDS)
      return triggered(game.attack('Duelist').block(blocks))
    }
    expect(blocked({ Bear: 'Duelist' })).toBe(0)
    expect(blocked({ Bear: 'Duelist', Ox: 'Duelist' })).toBe(1)
    const three = table(edition, [{ battlefield: ['Duelist'] }, { battlefield: ['Bear', 'Bear', 'Ox'] }], CARDS)
    three.attack('Duelist').block({ '1:Bear': 'Duelist', '2:Bear': 'Duelist', Ox: 'Duelist' })
    expect(triggered(three)).toBe(1)
  })

  const JOIN = card('Join', '{0}', 'Instant', 'Target creature blocks an attacking creature of your choice.')
  const OFF = card('Off', '{0}', 'Instant', 'Remove target creature from combat.')

  /** Duelist (two or more) attacks and some block; the attacking player may then make others block. */
  const joined = (
    attackers: string[],
    blocks: Readonly<Record<string, string>>,
    hand: string[],
    who: string,
  ): Table => {
    const sides = [{ battlefield: attackers, hand }, { battlefield: ['Bear', 'Ox', 'Guard'] }] as const
    const game = table(edition, sides, [...CARDS, JOIN, OFF])
      .attack(...attackers)
      .block(blocks)
    triggered(game)
    return join(game, who)
  }
  const join = (game: Table, who: string): Table => {
    game.cast('1:Join', { targets: [who] }).resolve()
    while (game.question.kind !== 'priority') game.plain()
    return game
  }

  test('[2004:410.9d today:509.3] an effect that adds the blocker that lacked triggers it; one more does not', () => {
    const game = joined(['Duelist'], { Bear: 'Duelist' }, ['Join', 'Join'], 'Ox')
    expect(game.state.stack).toHaveLength(1)
    expect(game.state.combat?.attackers[0]?.blockers).toEqual([game.id('Bear'), game.id('Ox')])
    game.resolveAll()
    expect(game.life(0)).toBe(21)
    join(game, 'Guard').resolveAll()
    // Guard's own trigger: that it blocks.
    expect([game.life(0), game.life(1)]).toEqual([21, 21])
    game.isAtAQuestion()
  })

  test('[2004:410.9d] one blocker added to none is not the number; one that already blocks it changes nothing', () => {
    const first = joined(['Duelist'], {}, ['Join'], 'Bear')
    expect([first.state.stack.length, first.state.combat?.attackers[0]?.blocked]).toEqual([0, true])
    const again = joined(['Duelist'], { Bear: 'Duelist' }, ['Join'], 'Bear')
    expect([again.state.stack.length, again.state.combat?.attackers[0]?.blockers.length]).toEqual([0, 1])
    again.isAtAQuestion()
  })

  test('[2004:410.9d] where one was removed, the number is what blocks now', () => {
    const sides = [
      { battlefield: ['Duelist'], hand: ['Off', 'Join'] },
      { battlefield: ['Bear', 'Ox', 'Guard'] },
    ] as const
    const game = table(edition, sides, [...CARDS, JOIN, OFF])
      .attack('Duelist')
      .block({ Bear: 'Duelist', Ox: 'Duelist' })
    triggered(game)
    expect(game.resolveAll().life(0)).toBe(21)
    game.cast('Off', { targets: ['Bear'] }).resolve()
    join(game, 'Guard').resolveAll()
    expect(game.life(0)).toBe(22)
  })

  test('[2004:410.9a 2004:410.9c] an effect that makes a creature block: once blocked, for each creature that blocks', () => {
    const at = (name: string, blocks: Readonly<Record<string, string>>) =>
      joined([name], blocks, ['Join'], 'Bear').resolveAll().life(0)
    expect([at('Baitling', {}), at('Baitling', { Ox: 'Baitling' })]).toEqual([21, 21])
    expect([at('Bully', {}), at('Bully', { Ox: 'Bully' })]).toEqual([21, 22])
    expect([at('Brawler', {}), at('Brawler', { Ox: 'Brawler' })]).toEqual([21, 22])
  })

  test('[2004:410.9a 2004:410.9b] a creature that an effect makes block blocks once, and each creature that it blocks', () => {
    const twice = (name: string) => {
      const sides = [{ battlefield: ['Bear', 'Ox'], hand: ['Join', 'Join'] }, { battlefield: [name] }] as const
      const game = table(edition, sides, [...CARDS, JOIN])
        .attack('Bear', 'Ox')
        .block({})
      for (const whom of ['Bear', 'Ox']) {
        game
          .cast('1:Join', { targets: [name] })
          .resolve()
          .reply([game.id(whom)])
        while (game.question.kind !== 'priority') game.plain()
        game.resolveAll()
      }
      expect(game.state.combat?.blocks[0]?.attackers).toHaveLength(2)
      return game.life(1)
    }
    expect([twice('Guard'), twice('Warden')]).toEqual([21, 22])
  })

  test('[2004:309.2e 2004:309.2f] it deals and is dealt damage as any blocker; an attacker can’t be made to block', () => {
    const game = joined(['Ox', 'Bear'], {}, ['Join', 'Join'], '2:Bear')
    game.to('main2')
    expect([game.life(1), game.has('graveyard', 'Bear', 1)]).toEqual([18, true])
    const own = joined(['Ox', 'Bear'], {}, ['Join'], '1:Ox')
    expect(own.state.combat?.blocks).toEqual([])
    own.isAtAQuestion()
  })
})
