import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature('Weeper', '{1}', '1/1', 'Whenever you sacrifice a creature, draw a card.'),
  card('Toll', '{0}', 'Sorcery', 'Sacrifice two creatures.'),
  card('Chime', '{0}', 'Enchantment', 'Whenever you draw a card, you gain 1 life.'),
  card('Glance', '{0}', 'Sorcery', 'Draw a card.'),
  card('Balm', '{0}', 'Instant', 'You gain 1 life.'),
  card(
    'Wellspring',
    '{0}',
    'Enchantment',
    'At the beginning of your end step, if you gained life this turn, draw a card.',
  ),
]

inEditions('today')('603 triggered abilities, %s', (edition) => {
  test('[today:603.10a] what is sacrificed sees itself and what goes with it be sacrificed', () => {
    const sides = { battlefield: ['Weeper', 'Weeper'], hand: ['Toll'], library: times(6, 'Bear') }
    const game = table(edition, [sides, {}], CARDS).cast('Toll').resolve().resolveAll()
    expect([game.handSize(0), game.has('battlefield', 'Weeper')]).toEqual([4, false])
    game.isAtAQuestion()
  })

  test.each([
    ['the battlefield', { battlefield: ['Chime'] }, 21],
    ['a hand', { hand: ['Chime'] }, 20],
    ['a library', { library: ['Bear', 'Chime'] }, 20],
  ])('[today:603.2f] an ability of an object in %s', (_, where, life) => {
    const sides = { library: ['Bear'], ...where, hand: ['Glance', ...('hand' in where ? where.hand : [])] }
    const game = table(edition, [sides, {}], CARDS).cast('Glance').resolve().resolveAll()
    expect(game.life(0)).toBe(life)
  })

  test('[today:text/count-this-turn] what happened this turn is known also to what entered later, until the turn is over', () => {
    const sides = { hand: ['Balm', 'Wellspring'], library: times(9, 'Ox') }
    const game = table(edition, [sides, { library: times(9, 'Ox') }], CARDS)
    game.cast('Balm').resolve().cast('Wellspring').resolve().to('end').resolveAll()
    expect(game.handSize(0)).toBe(1)
    const turn = game.state.turn.number
    game.to('main2', turn + 2)
    const before = game.handSize(0)
    expect(
      game
        .to('end', turn + 2)
        .resolveAll()
        .handSize(0),
    ).toBe(before)
    const none = table(edition, [{ ...sides, hand: ['Wellspring'] }, {}], CARDS)
      .cast('Wellspring')
      .resolve()
    expect(none.to('end').resolveAll().handSize(0)).toBe(0)
  })
})

inEditions('2011', 'today')('603.3b abilities that watch others trigger, %s', (edition) => {
  const ECHO = card('Echoing', '{0}', 'Enchantment', 'Whenever an ability of a creature triggers, you gain 1 life.')
  const BELL = creature('Bell', '{0}', '1/1', 'When ~ enters, draw a card.')

  test('[today:603.3b] today they go on the stack last, also those of the active player', () => {
    // Seat 0 has the watcher, seat 1 the creature: in turn order seat 0's would be below.
    const flash = creature('Bell', '{0}', '1/1', 'Flash\nWhen ~ enters, draw a card.')
    const game = table(edition, [{ battlefield: ['Echoing'] }, { hand: ['Bell'], library: ['Ox'] }], [ECHO, flash])
    game.pass().cast('Bell').resolve()
    const sources = game.state.stack.map((id) => get(game.state, id).ability?.source)
    const [bell, echo] = [game.id('Bell'), game.id('Echoing')]
    expect(sources).toEqual(edition === 'today' ? [bell, echo] : [echo, bell])
    game.resolveAll()
    expect([game.life(0), game.handSize(1)]).toEqual([21, 1])
    game.isAtAQuestion()
  })

  test('[today:603.3b] of one player, too: only those of the same round are ordered', () => {
    const game = table(edition, [{ battlefield: ['Echoing'], hand: ['Bell'], library: ['Ox'] }, {}], [ECHO, BELL])
    game.cast('Bell').resolve()
    expect(game.question.kind).toBe(edition === 'today' ? 'priority' : 'order')
    expect(game.resolveAll().life(0)).toBe(21)
  })

  test('[today:603.3b] what isn\u2019t an ability of a creature isn\u2019t seen, nor what watches', () => {
    const chime = card('Chime', '{0}', 'Enchantment', 'Whenever you cast a spell, draw a card.')
    const sides = { battlefield: ['Echoing', 'Chime'], hand: ['Balm'], library: ['Ox'] }
    const game = table(edition, [sides, {}], [ECHO, chime, ...CARDS.filter(({ name }) => name === 'Balm')])
    expect(game.cast('Balm').resolveAll().life(0)).toBe(21)
  })
})
