import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  creature('Lancer', '{0}', '2/2', 'Flanking'),
  creature('Outrider', '{0}', '2/2', 'Flanking, flanking'),
  creature('Rival', '{0}', '2/2', 'Flanking'),
  creature('Wall', '{0}', '1/7'),
  creature('Guard', '{0}', '3/3'),
  creature('Sentry', '{0}', '3/3'),
  spell('Spurs', 'Target creature gains flanking until end of turn.'),
  spell('Unhorse', 'Target creature loses flanking until end of turn.'),
  spell('Muster', 'Create a 2/2 white Knight creature token with flanking.'),
  card('Stable', '{0}', 'Enchantment', 'Creatures you control have flanking.'),
  card('Banner', '{0}', 'Enchantment', 'Creatures with flanking get +0/+1.'),
]

inEditions('2004', '2011')('502.3 flanking, %s', (edition) => {
  const board = (mine: readonly string[], hand: readonly string[] = []) =>
    table(edition, [{ battlefield: mine, hand }, { battlefield: ['Guard', 'Sentry', 'Rival'] }], CARDS)

  /** The guard's size once it has blocked and what triggered has resolved. */
  const guardAgainst = (attacker: string, mine: readonly string[], ...hand: readonly string[]): string => {
    const game = board(mine, hand)
    for (const name of hand) game.cast(name, { targets: [attacker] }).resolve()
    return game.attack(attacker).block({ Guard: attacker }).resolveAll().size('Guard')
  }

  test('[2004:502.3a] a blocker without flanking gets -1/-1 before damage, until end of turn; one with it does not', () => {
    const game = board(['Lancer']).attack('Lancer').block({ Guard: 'Lancer', Rival: 'Lancer' }).until('priority')
    expect([game.state.stack.length, game.state.turn.step]).toEqual([1, 'declareBlockers'])
    game.resolve()
    expect([game.size('Guard'), game.size('Rival'), game.size('Lancer')]).toEqual(['2/2', '2/2', '2/2'])
    expect(game.state.turn.step).toBe('declareBlockers')
    game.isAtAQuestion()
  })

  test('[2004:502.3a] once for each blocker without it, and only for what blocks this creature', () => {
    const both = board(['Lancer']).attack('Lancer').block({ Guard: 'Lancer', Sentry: 'Lancer' }).until('priority')
    expect(both.state.stack).toHaveLength(2)
    expect(both.resolve().size('Guard') === '3/3').not.toBe(both.size('Sentry') === '3/3')
    both.resolve()
    expect([both.size('Guard'), both.size('Sentry')]).toEqual(['2/2', '2/2'])
    const other = board(['Lancer', 'Bear']).attack('Lancer', 'Bear').block({ Guard: 'Bear' }).until('priority')
    expect(other.state.stack).toHaveLength(0)
  })

  test('[2004:502.3a] nothing for a creature with flanking that blocks', () => {
    const game = table(edition, [{ battlefield: ['Guard'] }, { battlefield: ['Lancer'] }], CARDS)
    game.attack('Guard').block({ Lancer: 'Guard' }).until('priority')
    expect([game.state.stack.length, game.size('Guard')]).toEqual([0, '3/3'])
  })

  test('[2004:502.3a] the effect wears off at end of turn', () => {
    const game = table(edition, [{ battlefield: ['Lancer'] }, { battlefield: ['Wall'] }], CARDS)
    game.attack('Lancer').block({ Wall: 'Lancer' }).resolveAll()
    expect(game.size('Wall')).toBe('0/6')
    expect(game.to('upkeep', game.state.turn.number + 1).size('Wall')).toBe('1/7')
  })

  test('[2004:502.3b] each instance triggers separately', () => {
    const game = board(['Outrider']).attack('Outrider').block({ Guard: 'Outrider' }).until('priority')
    expect(game.state.stack).toHaveLength(2)
    expect(game.resolve().size('Guard')).toBe('2/2')
    expect(game.resolve().size('Guard')).toBe('1/1')
    expect(guardAgainst('Lancer', ['Lancer', 'Stable'])).toBe('1/1')
  })

  test('[2004:502.3a] granted by a spell or a permanent, lost, on a token', () => {
    expect([guardAgainst('Bear', ['Bear'], 'Spurs'), guardAgainst('Bear', ['Bear', 'Stable'])]).toEqual(['2/2', '2/2'])
    expect([guardAgainst('Bear', ['Bear']), guardAgainst('Outrider', ['Outrider'], 'Unhorse')]).toEqual(['3/3', '3/3'])
    const game = board(['Banner', 'Bear', 'Lancer'], ['Muster']).cast('Muster').resolve()
    expect([game.size('Knight'), game.size('Bear'), game.size('Lancer'), game.size('Rival')]).toEqual([
      '2/3',
      '2/2',
      '2/3',
      '2/3',
    ])
    game.to('main1', game.state.turn.number + 2)
    game.attack('Knight').block({ Guard: 'Knight' }).resolveAll()
    expect(game.size('Guard')).toBe('2/2')
  })

  test('[2004:502.3a] a blocker that is given flanking before it blocks is spared, afterwards it is too late', () => {
    const early = board(['Lancer'], ['Spurs'])
      .cast('Spurs', { targets: ['Guard'] })
      .resolve()
    expect(early.attack('Lancer').block({ Guard: 'Lancer' }).until('priority').state.stack).toHaveLength(0)
    const late = board(['Lancer'], ['Spurs']).attack('Lancer').block({ Guard: 'Lancer' }).until('priority')
    expect(
      late
        .cast('Spurs', { targets: ['Guard'] })
        .resolveAll()
        .size('Guard'),
    ).toBe('2/2')
  })
})
