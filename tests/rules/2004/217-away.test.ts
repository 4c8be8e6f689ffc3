/** What is phased out is known as it was, and out of reach (217.8c, 413.2f; 2011:702.24). */
import { expect, test } from 'vitest'
import { findAnywhere } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions, testInEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Callback', '{0}', 'Instant', 'All phased-out creatures phase in.'),
  creature('Titan', '{0}', '4/4'),
  creature('Grey', '{0}', '2/2'),
  creature('Pale', '{0}', '2/2', 'Protection from black'),
  card('Stain', '{0}', 'Instant', 'Target creature becomes black until end of turn.'),
  creature('Armed', '{0}', '2/2', '{0}: You gain 3 life if ~ is equipped.'),
  creature(
    'Holder',
    '{0}',
    '1/1',
    '~ enters the battlefield with two +1/+1 counters on it.\n{0}: Move a +1/+1 counter from ~ onto target creature.',
  ),
  creature('Shuffler', '{0}', '2/2', '{0}: Shuffle ~ into its owner’s library.'),
  creature('Grafted Sprout', '{0}', '0/0', 'Graft 2'),
  card('Hold Fast', '{0}', 'Instant', 'Target creature gets +2/+2 for as long as it’s tapped.'),
  creature('Keeper', '{0}', '1/1', '{0}: Gain control of target creature for as long as that creature is tapped.'),
  card(
    'Recall Later',
    '{0}',
    'Instant',
    '~ deals 1 damage to target creature. Return that creature to its owner’s hand at the beginning of the next end step.',
  ),
  creature('Digger', '{0}', '2/2', 'Unearth {0}'),
]
const LIBRARY = { library: Array.from({ length: 8 }, () => 'Forest') }
const use = (game: Table, spell: string, ...targets: readonly string[]): Table =>
  game.cast(spell, { targets }).resolve()

inEditions('2004', '2011')('out of reach, %s', (edition) => {
  const put = (mine: object, theirs: object = {}) =>
    table(
      edition,
      [
        { ...mine, ...LIBRARY },
        { ...theirs, ...LIBRARY },
      ],
      CARDS,
    )
  const countersOn = (game: Table, name: string) => findAnywhere(game.state, game.id(name))?.counters['+1/+1'] ?? 0

  test('[2004:413.2f] it was equipped as it left', () => {
    const game = put({ battlefield: ['Armed', { name: 'Blade', attachedTo: 'Armed' }], hand: ['Fade'] })
    use(game.activate('Armed'), 'Fade', 'Armed')
    expect(game.resolve().life(0)).toBe(23)
    game.isAtAQuestion()
  })

  test('[2004:217.8c] no counter is moved from it, nor onto it', () => {
    for (const gone of ['Holder', 'Titan']) {
      const game = put({ hand: ['Holder', 'Fade'], battlefield: ['Titan'] })
      game
        .cast('Holder')
        .resolve()
        .activate('Holder', 1, { targets: ['Titan'] })
      use(game, 'Fade', gone).resolve()
      expect([countersOn(game, 'Holder'), countersOn(game, 'Titan')]).toEqual([2, 0])
      game.isAtAQuestion()
    }
  })

  test('[2004:217.8c] it is not shuffled away', () => {
    const game = put({ battlefield: ['Shuffler'], hand: ['Fade'] })
    use(game.activate('Shuffler'), 'Fade', 'Shuffler').resolve()
    expect(game.zone('Shuffler')).toBe('phasedOut')
    game.isAtAQuestion()
  })

  test('[2004:418.3a] what lasts for as long as that creature is tapped ends as it phases out', () => {
    const game = put({ hand: ['Hold Fast', 'Fade', 'Callback'] }, { battlefield: [{ name: 'Titan', tapped: true }] })
    use(game, 'Hold Fast', 'Titan')
    expect(game.size('Titan')).toBe('6/6')
    use(use(game, 'Fade', 'Titan'), 'Callback')
    expect([game.size('Titan'), findAnywhere(game.state, game.id('Titan'))?.tapped]).toEqual(['4/4', true])
    game.isAtAQuestion()
  })

  test('[2004:418.3a] control for as long as that creature is tapped ends, too', () => {
    const game = put(
      { battlefield: ['Keeper'], hand: ['Fade', 'Callback'] },
      { battlefield: [{ name: 'Titan', tapped: true }] },
    )
    game.activate('Keeper', 0, { targets: ['Titan'] }).resolve()
    expect(findAnywhere(game.state, game.id('Titan'))?.controller).toBe(0)
    use(use(game, 'Fade', 'Titan'), 'Callback')
    expect(findAnywhere(game.state, game.id('Titan'))?.controller).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:502.15g] "return that creature" at the end does not reach it while it is away', () => {
    const game = put({ battlefield: ['Titan'], hand: ['Recall Later', 'Fade'] })
    use(use(game, 'Recall Later', 'Titan'), 'Fade', 'Titan')
    expect(game.to('upkeep', 4).zone('Titan')).toBe('phasedOut')
    game.isAtAQuestion()
  })
})

testInEditions('2004')(
  '[2004:310.4 2004:413.2f] combat damage on the stack keeps the colour of what phased out (%s)',
  (edition) => {
    const game = table(
      edition,
      [
        { battlefield: ['Grey'], hand: ['Stain', 'Fade'], ...LIBRARY },
        { battlefield: ['Pale'], ...LIBRARY },
      ],
      CARDS,
    )
    game.attack('Grey').block({ Pale: 'Grey' })
    use(game, 'Stain', 'Grey')
    game.until('priority')
    while (game.state.stack.length === 0) game.pass()
    use(game, 'Fade', 'Grey')
    game.resolve()
    expect(findAnywhere(game.state, game.id('Pale'))?.damage).toBe(0)
    game.isAtAQuestion()
  },
)

testInEditions('2004')('[2004:310.4] of one that keeps its colour, it is dealt (%s)', (edition) => {
  const game = table(
    edition,
    [
      { battlefield: ['Grey'], hand: ['Fade'], ...LIBRARY },
      { battlefield: [{ name: 'Titan' }], ...LIBRARY },
    ],
    CARDS,
  )
  game.attack('Grey').block({ Titan: 'Grey' })
  game.until('priority')
  while (game.state.stack.length === 0) game.pass()
  use(game, 'Fade', 'Grey').resolve()
  expect(findAnywhere(game.state, game.id('Titan'))?.damage).toBe(2)
  game.isAtAQuestion()
})

testInEditions('2011')('[2004:217.8c] no counter is grafted from what is away (%s)', (edition) => {
  const game = table(edition, [{ hand: ['Grafted Sprout', 'Grey', 'Fade'], ...LIBRARY }, LIBRARY], CARDS)
  game.cast('Grafted Sprout').resolve().cast('Grey').resolve()
  const before = game.state.stack.length
  expect(before).toBe(1)
  use(game, 'Fade', 'Grafted Sprout')
  game.resolveAll()
  expect(findAnywhere(game.state, game.id('Grey'))?.counters['+1/+1'] ?? 0).toBe(0)
  game.isAtAQuestion()
})

testInEditions('2011')('[2011:702.82] what was unearthed is not exiled while it is phased out (%s)', (edition) => {
  const game = table(edition, [{ graveyard: ['Digger'], hand: ['Fade'], ...LIBRARY }, LIBRARY], CARDS)
  game.activate('Digger', 0, {}, 'graveyard').resolve()
  use(game, 'Fade', 'Digger')
  expect(game.to('upkeep', 4).zone('Digger')).toBe('phasedOut')
  game.isAtAQuestion()
})
