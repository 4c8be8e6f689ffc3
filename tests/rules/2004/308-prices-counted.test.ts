/** Attacking and blocking at a price that is counted as attackers or blockers are declared (308.2d, 309.2b). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature(
    'Proto',
    '{0}',
    '1/1',
    "{0}: Put a +1/+1 counter on ~.\n~ can't attack or block unless you pay {1} for each +1/+1 counter on it.",
  ),
  card(
    'Awe',
    '{0}',
    'Enchantment',
    "Creatures can't attack unless their controller pays {1} for each card in your hand.",
  ),
  card(
    'Grass',
    '{0}',
    'Enchantment',
    "Nonblack creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
  ),
  card(
    'Bog',
    '{0}',
    'Enchantment',
    "Green creatures can't attack unless their controller sacrifices a land for each green creature they control that's attacking.",
  ),
  card(
    'Dunes',
    '{0}',
    'Enchantment',
    "Nonblue creatures can't block creatures you control unless their controller pays 1 life for each blocking creature they control.",
  ),
  card(
    'Span',
    '{0}',
    'Enchantment',
    "Creatures can't attack you unless their controller pays {X} for each creature they control that's attacking you, where X is the number of artifacts you control.",
  ),
  card(
    'Glory',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature can't be blocked unless defending player pays {2} for each creature they control that's blocking it.",
  ),
  creature('Shy Horse', '{0}', '1/1', "~ can't block creatures with power 3 or greater unless you pay {1}."),
  creature('Green Elk', '{G}', '2/2'),
  creature('Black Rat', '{B}', '1/1'),
  creature('Giant', '{0}', '4/4'),
]

inEditions('2004', '2011')('a counted price, %s', (edition) => {
  const proto = (counters: number, lands: number) => {
    const game = table(edition, [{ battlefield: ['Proto', ...times(lands, 'Forest')] }, {}], CARDS)
    for (let n = 0; n < counters; n++) game.activate('Proto', 0).resolve()
    return game
  }

  test('[2004:308.2d] so much for each counter; without one nothing', () => {
    const free = proto(0, 0).attack('Proto')
    expect(free.state.combat?.attackers.length).toBe(1)
    const paid = proto(2, 2).attack('Proto')
    if (paid.question.kind === 'pay') paid.plain()
    expect(paid.state.combat?.attackers.length).toBe(1)
    expect(paid.to('endCombat').life(1)).toBe(17)
    expect(() => proto(2, 1).attack('Proto')).toThrow()
  })

  test('[2004:308.2d] for each card in the hand of whoever’s ability it is', () => {
    const board = (lands: number) =>
      table(
        edition,
        [
          { battlefield: ['Bear', ...times(lands, 'Forest')], hand: times(3, 'Forest') },
          { battlefield: ['Awe'], hand: ['Ox'] },
        ],
        CARDS,
      )
    expect(() => board(0).attack('Bear')).toThrow()
    const game = board(1).attack('Bear')
    if (game.question.kind === 'pay') game.plain()
    expect(game.state.combat?.attackers.length).toBe(1)
  })

  const attacking = (mine: readonly string[], theirs: readonly string[], ...fighters: readonly string[]) => {
    const game = table(edition, [{ battlefield: mine }, { battlefield: theirs }], CARDS).attack(...fighters)
    while (game.question.kind === 'pay' || game.question.kind === 'choose') game.plain()
    return game
  }

  test('[2004:308.2d] only of such creatures, for each of them, and only where it is its controller they attack', () => {
    const forests = times(4, 'Forest')
    const game = attacking(
      ['Green Elk', 'Giant', 'Black Rat', ...forests],
      ['Grass'],
      'Green Elk',
      'Giant',
      'Black Rat',
    )
    expect(game.state.combat?.attackers.length).toBe(3)
    expect(game.id('1:Forest') && game.state.battlefield.filter((id) => get(game.state, id).tapped).length).toBe(7)
    expect(() => attacking(['Green Elk', 'Giant', 'Forest', 'Forest'], ['Grass'], 'Green Elk', 'Giant')).toThrow()
    expect(attacking(['Black Rat'], ['Grass'], 'Black Rat').state.combat?.attackers.length).toBe(1)
    expect(attacking(['Green Elk', 'Grass'], [], 'Green Elk').state.combat?.attackers.length).toBe(1)
  })

  test('[2004:308.2d] a land for each green attacker', () => {
    const game = attacking(
      ['Green Elk', '1:Green Elk', 'Giant', 'Forest', 'Forest'].map((one) => one.replace('1:', '')),
      ['Bog'],
      '1:Green Elk',
      '2:Green Elk',
      'Giant',
    )
    expect(game.state.combat?.attackers.length).toBe(3)
    expect(game.has('battlefield', 'Forest')).toBe(false)
    expect(() => attacking(['Green Elk'], ['Bog'], 'Green Elk')).toThrow()
  })

  test('[2004:308.2d] {X} for each, with X counted now; nothing of nothing', () => {
    expect(() => attacking(['Giant', 'Forest'], ['Span', 'Pebble', 'Pebble'], 'Giant')).toThrow()
    expect(
      attacking(['Giant', 'Forest', 'Forest'], ['Span', 'Pebble', 'Pebble'], 'Giant').state.combat?.attackers.length,
    ).toBe(1)
    expect(attacking(['Giant'], ['Span'], 'Giant').state.combat?.attackers.length).toBe(1)
  })

  test('[2004:309.2b] to block creatures of its controller, or those of some power', () => {
    const game = attacking(['Dunes', 'Giant', 'Black Rat'], ['Green Elk', 'Shy Horse'], 'Giant', 'Black Rat')
    const life = game.life(1)
    expect(() => game.block({ 'Green Elk': 'Black Rat', 'Shy Horse': 'Giant' })).toThrow()
    game.block({ 'Green Elk': 'Black Rat', 'Shy Horse': 'Black Rat' })
    while (game.question.kind === 'pay') game.plain()
    expect([game.life(1), game.state.combat?.blocks.length]).toEqual([life - 2, 2])
  })

  test('[2004:309.2b] each creature that blocks it costs the defending player', () => {
    const board = (lands: number) => {
      const game = table(
        edition,
        [
          { battlefield: ['Giant', 'Black Rat'], hand: ['Glory'] },
          { battlefield: ['Green Elk', 'Giant', ...times(lands, 'Forest')] },
        ],
        CARDS,
      )
      game.cast('Glory', { targets: ['1:Giant'] }).resolve()
      return game.attack('1:Giant', 'Black Rat')
    }
    expect(() => board(2).block({ 'Green Elk': '1:Giant', '2:Giant': '1:Giant' })).toThrow()
    board(0).block({ 'Green Elk': 'Black Rat' })
    const game = board(4).block({ 'Green Elk': '1:Giant', '2:Giant': '1:Giant' })
    while (game.question.kind === 'pay') game.plain()
    expect(game.state.combat?.blocks.length).toBe(2)
    game.isAtAQuestion()
  })
})
