import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card(
    'Siphon',
    '{0}',
    'Instant',
    "Counter target spell. At the beginning of your next main phase, you gain life equal to that spell's mana value.",
  ),
  card(
    'Requiem',
    '{0}',
    'Instant',
    'Destroy target creature. At the beginning of the next end step, you gain life equal to its power.',
  ),
  card(
    'Farewell',
    '{0}',
    'Instant',
    'Exile target creature. Its controller gains 2 life at the beginning of the next end step.',
  ),
  card(
    'Slow Grief',
    '{0}',
    'Instant',
    'Destroy target creature. At the beginning of your next upkeep, you gain life equal to its power.',
  ),
  card('Again', '{0}', 'Instant', 'There is an additional upkeep step after this step.'),
  card('Slow Gift', '{0}', 'Instant', "You gain 1 life at the beginning of the next turn's upkeep."),
  card('Gift', '{0}', 'Instant', 'You gain 3 life at the beginning of the next upkeep.'),
  card('Growth', '{0}', 'Instant', 'Target creature gets +3/+3 until end of turn.'),
  card('Dawn', '{0}', 'Instant', 'You gain 1 life at the beginning of your next main phase.'),
  card('Rush', '{0}', 'Sorcery', 'Creatures you control gain haste until your next main phase.'),
  card('Skip', '{0}', 'Instant', 'Target player skips their next main phase.'),
  card('Hymn', '{1}', 'Enchantment', 'At the beginning of each main phase, you gain 1 life.'),
  card(
    'Latest Line',
    '{0}',
    'Instant',
    'Target creature gets +1/+1 until end of turn. When that creature dies, you gain 3 life.',
  ),
]

inEditions('2004', '2011')('404.4 delayed triggers about what has gone, %s', (edition) => {
  test('[2004:404.4 2004:413.2f] about a countered spell: made, with what it was', () => {
    const game = table(edition, [{ hand: ['Ox'], pool: '{G}{G}{G}{G}' }, { hand: ['Siphon'] }], CARDS)
    game.cast('Ox').pass()
    game.cast('Siphon', { targets: ['Ox'] }).resolve()
    expect([game.zone('Ox'), game.state.delayed.length]).toEqual(['graveyard', 1])
    game.to('main1', 4)
    expect(game.state.stack).toHaveLength(1)
    expect(game.resolve().life(1)).toBe(23)
    game.isAtAQuestion()
  })

  test('[2004:413.2f] about what its own text destroyed or exiled: its power, its controller, as it last was', () => {
    const game = table(edition, [{ hand: ['Requiem', 'Growth'] }, { battlefield: ['Bear'] }], CARDS)
    game.cast('Growth', { targets: ['Bear'] }).resolve()
    game.cast('Requiem', { targets: ['Bear'] }).resolve()
    game.to('end').resolve()
    expect([game.zone('Bear'), game.life(0)]).toEqual(['graveyard', 25])
    const exiled = table(edition, [{ hand: ['Farewell'] }, { battlefield: ['Bear'] }], CARDS)
    exiled
      .cast('Farewell', { targets: ['Bear'] })
      .resolve()
      .to('end')
      .resolve()
    expect([exiled.zone('Bear'), exiled.life(1)]).toEqual(['exile', 22])
  })

  test('[2004:413.2f] its last known values are kept over the turns until it triggers', () => {
    const game = table(edition, [{ hand: ['Slow Grief'] }, { battlefield: ['Bear'] }], CARDS)
    game.cast('Slow Grief', { targets: ['Bear'] }).resolve()
    game.to('upkeep', 5)
    expect(game.state.stack).toHaveLength(1)
    expect(game.resolve().life(0)).toBe(22)
  })

  test('[2004:404.4a] its only target left in response: nothing resolves, so no trigger is made', () => {
    const game = table(edition, [{ battlefield: ['Wisp'], hand: ['Latest Line', 'Homecall'] }, {}], CARDS)
    game.cast('Latest Line', { targets: ['Wisp'] })
    game.cast('Homecall', { targets: ['Wisp'] }).resolveAll()
    expect([game.zone('Wisp'), game.state.delayed.length]).toEqual(['hand', 0])
    game.isAtAQuestion()
  })
})

inEditions('2004', '2011')('305 a main phase is either of them, %s', (edition) => {
  test('[2004:404.4 2004:305.1] "your next main phase" made in the first is the second; made in the second, the next turn’s', () => {
    const first = table(edition, [{ hand: ['Dawn'] }, {}], CARDS)
    first.cast('Dawn').resolve()
    expect([first.to('main2').state.stack.length, first.resolve().life(0)]).toEqual([1, 21])
    const second = table(edition, [{ hand: ['Dawn'] }, {}], CARDS, { step: 'main2' })
    second.cast('Dawn').resolve()
    expect(second.to('main1', 4).state.stack).toHaveLength(0)
    expect([second.to('main1', 5).state.stack.length, second.resolve().life(0)]).toEqual([1, 21])
    expect(second.to('main2', 5).state.stack).toHaveLength(0)
  })

  test('[2004:404.1 2004:305.1] "each main phase" is both', () => {
    const game = table(edition, [{ battlefield: ['Hymn'] }, {}], CARDS, { step: 'draw' })
    expect(game.to('main1').resolve().life(0)).toBe(21)
    expect(game.to('main2').resolve().life(0)).toBe(22)
    expect(game.to('main1', 4).resolve().life(0)).toBe(23)
  })

  test('[2004:300.4] "until your next main phase" ends with whichever comes', () => {
    const game = table(edition, [{ hand: ['Rush'], battlefield: [{ name: 'Wisp', sick: true }] }, {}], CARDS)
    game.cast('Rush').resolve()
    expect(game.state.lasting).toHaveLength(1)
    game.to('beginCombat')
    expect(game.state.lasting).toHaveLength(1)
    game.to('main2')
    expect(game.state.lasting).toHaveLength(0)
  })

  test('[2004:419.6f] the next main phase skipped is whichever comes, and only that one', () => {
    const game = table(edition, [{ hand: ['Skip', ...times(2, 'Wisp')] }, {}], CARDS)
    game.cast('Skip', { targets: ['player 0'] }).resolve()
    const steps = game.to('end').events.flatMap((event) => (event.kind === 'stepSkipped' ? event.step : []))
    expect(steps).toEqual(['main2'])
    expect(game.to('main1', 5).state.turn.step).toBe('main1')
  })

  test("[2004:300.8 2004:419.6f] the next turn's upkeep isn't another one of this turn, the next upkeep is", () => {
    const game = table(edition, [{ hand: ['Slow Gift', 'Gift', 'Again'] }, {}], CARDS, { step: 'upkeep' })
    game.cast('Slow Gift').resolve().cast('Gift').resolve().cast('Again').resolve()
    game.pass(2)
    expect(game.state.turn.step).toBe('upkeep')
    game.resolveAll()
    expect(game.life(0)).toBe(23)
    game.to('draw').resolveAll()
    expect(game.life(0)).toBe(23)
    game.to('upkeep', game.state.turn.number + 1).resolveAll()
    expect(game.life(0)).toBe(24)
    game.to('draw').resolveAll()
    expect(game.life(0)).toBe(24)
    game.isAtAQuestion()
  })
})
