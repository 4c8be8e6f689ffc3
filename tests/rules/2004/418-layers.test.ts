import { describe, expect, test } from 'vitest'
import { characteristics, colorsOf, hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const global = (name: string, text: string) => card(name, '{0}', 'Enchantment', text)
const CARDS = [
  global('Crusade', 'White creatures get +1/+1.'),
  global('Blue Tide', 'All creatures are blue.'),
  global('Red Tide', 'All creatures are red.'),
  global('Grounded', 'All creatures lose flying.'),
  global('Bog', 'All lands are Swamps.'),
  global('Bog Life', 'All Swamps are 1/1 creatures that are still lands.'),
  global('Whitewash', 'Black creatures are white.'),
  global('Blackout', 'White creatures are black.'),
  card('Weights', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature loses flying.'),
  card('Bleach', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature is white.'),
  instant('Homecall', "Return target enchantment to its owner's hand."),
  instant('Move', 'Attach target Aura you control to target creature.'),
  instant('Revive', 'Return all enchantment cards from your graveyard to the battlefield.'),
  creature('Shade', '{B}', '2/2', '', 'Creature — Shade'),
  creature('Pageboy', '{W}', '2/2', '', 'Creature — Knight'),
  creature('Tidal Drake', '{0}', '2/2', 'Phasing\nAll creatures are blue.'),
]
const colors = (game: Table, name: string) => colorsOf(game.state, game.id(name, 'battlefield'))
const flies = (game: Table, name: string): boolean => hasKeyword(game.state, game.id(name, 'battlefield'), 'flying')
type Side = Parameters<typeof table>[1][0]

inEditions('2004', '2011')('layers, %s', (edition) => {
  const put = (one: Side) => table(edition, [one, {}], CARDS)
  const cast = (game: Table, name: string, ...targets: string[]) => game.cast(name, { targets }).resolve()

  test('[2004:418.5a] colours come before power and toughness, whichever is newer', () => {
    const game = put({ hand: ['White Dye', 'Red Dye'], battlefield: ['Shade', 'Crusade'] })
    cast(game, 'White Dye', 'Shade')
    expect(game.size('Shade')).toBe('3/3')
    cast(game, 'Red Dye', 'Shade')
    expect(game.size('Shade')).toBe('2/2')
  })

  test('[2004:418.5c] an effect depends on another one that changes what it applies to', () => {
    const game = put({ battlefield: ['Bog Life', 'Forest', 'Bog'] })
    expect(characteristics(game.state, game.id('Forest', 'battlefield')).types).toContain('creature')
    expect(game.size('Forest')).toBe('1/1')
    const without = put({ battlefield: ['Bog Life', 'Forest'] })
    expect(characteristics(without.state, without.id('Forest', 'battlefield')).types).not.toContain('creature')
  })

  test('[2004:418.5c] a definition depends on nothing but definitions: it is applied before what takes it away', () => {
    const prism = zoo('Prism')
    const hush = global('Blankness', 'Creatures lose all abilities.')
    const game = table(edition, [{ battlefield: ['Blankness', 'Prism'] }, {}], [...CARDS, prism, hush])
    expect([colors(game, 'Prism').length, characteristics(game.state, game.id('Prism')).abilities]).toEqual([5, []])
    game.isAtAQuestion()
  })

  test.each([
    [['Red Dye', 'Blue Dye'], ['U']],
    [['Blue Dye', 'Red Dye'], ['R']],
  ])('[2004:418.5d] of the independent %s the later one counts', (spells, expected) => {
    const game = put({ hand: [...spells], battlefield: ['Bear'] })
    for (const name of spells) cast(game, name, 'Bear')
    expect(colors(game, 'Bear')).toEqual(expected)
  })

  test.each([
    [['Whitewash', 'Blackout'], ['B']],
    [['Blackout', 'Whitewash'], ['W']],
  ])('[2004:418.5d] in the loop %s the older one goes first', (tides, expected) => {
    const game = put({ battlefield: ['Shade', 'Pageboy', ...tides] })
    expect([colors(game, 'Shade'), colors(game, 'Pageboy')]).toEqual([expected, expected])
    game.isAtAQuestion()
  })

  test('[2004:418.5e 2004:glossary/timestamp] an Aura that is moved is new again', () => {
    const auras = [
      { name: 'Wings', attachedTo: 'Bear' },
      { name: 'Weights', attachedTo: 'Bear' },
    ]
    const game = put({ hand: ['Move', 'Move'], battlefield: ['Bear', 'Mule', ...auras] })
    expect(flies(game, 'Bear')).toBe(false)
    cast(game, '1:Move', 'Wings', 'Mule')
    cast(game, 'Move', 'Wings', 'Bear')
    expect(flies(game, 'Bear')).toBe(true)
  })

  test('[2004:418.5e 2004:glossary/timestamp] the active player orders what enters together', () => {
    for (const last of ['Blue Tide', 'Red Tide']) {
      const game = put({ hand: ['Revive'], graveyard: ['Blue Tide', 'Red Tide'], battlefield: ['Bear'] })
      game.cast('Revive').resolve()
      const question = game.asks('order')
      expect([question.seat, question.what, question.items.length]).toEqual([0, 'timestamps', 2])
      const newest = game.id(last, 'graveyard')
      game.reply([...question.items.filter((id) => id !== newest), newest])
      expect(colors(game, 'Bear')).toEqual([last === 'Blue Tide' ? 'U' : 'R'])
    }
  })

  test('[2004:418.5e] what phases in has the timestamp with which it phased out', () => {
    for (const first of ['Tidal Drake', 'Red Tide']) {
      const tides = first === 'Red Tide' ? ['Red Tide', 'Tidal Drake'] : ['Tidal Drake', 'Red Tide']
      const game = put({ battlefield: [...tides, 'Bear'] })
      const later = first === 'Red Tide' ? 'U' : 'R'
      expect(colors(game, 'Bear')).toEqual([later])
      const out = game.to('upkeep', 5)
      expect([out.zone('Tidal Drake'), colors(out, 'Bear')]).toEqual(['phasedOut', ['R']])
      const back = game.to('upkeep', 7)
      expect([back.zone('Tidal Drake'), colors(back, 'Bear')]).toEqual(['battlefield', [later]])
    }
  })

  test('[2004:418.5e] nothing is asked where the order makes no difference', () => {
    const game = put({ hand: ['Revive'], graveyard: ['Blue Tide', 'Crusade'], battlefield: ['Bear'] })
    game.cast('Revive').resolve()
    expect(game.question.kind).toBe('priority')
  })

  test('[2004:418.5e 2004:glossary/timestamp] what phases in keeps the timestamp it had', () => {
    const drift = card('Red Drift', '{0}', 'Enchantment', 'Phasing\nAll creatures are red.')
    const game = table(edition, [{ battlefield: ['Bear', 'Red Drift', 'Blue Tide'] }, {}], [...CARDS, drift])
    expect(colors(game, 'Bear')).toEqual(['U'])
    const out = game.to('upkeep', game.state.turn.number + 2)
    expect(out.state.phasedOut).toEqual([out.id('Red Drift')])
    out.to('upkeep', out.state.turn.number + 2)
    expect([out.state.phasedOut, colors(out, 'Bear')]).toEqual([[], ['U']])
  })

  test('[2004:418.5f] a static ability is as old as its object', () => {
    const game = put({ hand: ['Homecall'], battlefield: ['Bear', 'Blue Tide', 'Red Tide'] })
    expect(colors(game, 'Bear')).toEqual(['R'])
    cast(game, 'Homecall', 'Blue Tide')
    game.cast('Blue Tide').resolve()
    expect(colors(game, 'Bear')).toEqual(['U'])
  })

  test('[2004:418.5g] the effect of a spell is as old as its resolution', () => {
    const game = put({ hand: ['Red Dye', 'Blue Tide'], battlefield: ['Bear', 'Blue Tide'] })
    cast(game, 'Red Dye', 'Bear')
    expect(colors(game, 'Bear')).toEqual(['R'])
    game.cast('Blue Tide').resolve()
    expect(colors(game, 'Bear')).toEqual(['U'])
  })

  test('[2004:418.5h] the later of two wins, one for all or for one; a result decides whether another applies', () => {
    const game = put({ battlefield: ['Bear', 'Grounded', { name: 'Wings', attachedTo: 'Bear' }] })
    expect(flies(game, 'Bear')).toBe(true)
    const other = put({ battlefield: ['Bear', { name: 'Wings', attachedTo: 'Bear' }, 'Grounded'] })
    expect(flies(other, 'Bear')).toBe(false)
    for (const order of [0, 1]) {
      const two = ['Crusade', { name: 'Bleach', attachedTo: 'Shade' }]
      const bleached = put({ battlefield: ['Shade', ...(order === 0 ? two : [...two].reverse())] })
      expect(bleached.size('Shade')).toBe('3/3')
    }
  })

  test('[2004:418.5i] a switch takes the values as they are by then', () => {
    const game = put({ hand: ['Skin', 'Turn Over'], battlefield: ['Mule'] })
    cast(game, 'Skin', 'Mule')
    cast(game, 'Turn Over', 'Mule')
    expect(game.size('Mule')).toBe('4/1')
  })
})

describe('layers in 2004', () => {
  const put = (one: Side) => table('2004', [one, {}], CARDS)
  const cast = (game: Table, name: string, ...targets: string[]) => game.cast(name, { targets }).resolve()

  test('[2004:418.5a] counters come before what sets power and toughness', () => {
    const game = put({ hand: ['Dwindle'], battlefield: [{ name: 'Bear', counters: { '+1/+1': 1 } }] })
    expect(game.size('Bear')).toBe('3/3')
    cast(game, 'Dwindle', 'Bear')
    expect(game.size('Bear')).toBe('0/2')
  })

  test('[2004:418.5b] all of an effect that changes types applies with the types', () => {
    const game = put({ hand: ['Dwindle'], battlefield: ['Statue'] })
    game.activate('Statue').resolve()
    expect(game.size('Statue')).toBe('3/2')
    cast(game, 'Dwindle', 'Statue')
    expect(game.size('Statue')).toBe('0/2')
    game.activate('Statue').resolve()
    expect(game.size('Statue')).toBe('0/2')
  })

  test('[2004:418.5i] what comes after a switch works normally', () => {
    const game = put({ hand: ['Skin', 'Turn Over', 'Beefup'], battlefield: ['Mule'] })
    for (const name of ['Skin', 'Turn Over', 'Beefup']) cast(game, name, 'Mule')
    expect(game.size('Mule')).toBe('9/1')
  })
})

test.each([
  ['2004', '1/1'],
  ['2011', '5/5'],
] as const)('[2004:418.5f] in %s what an ability that was given does counts as %s', (edition, size) => {
  // The oldest Aura is given its ability by the newest enchantment: it is as old as the Aura, or as what gave it
  // (2011).
  const small = 'Enchant creature\nEnchanted creature has base power and toughness 1/1.'
  const giver = 'Red Auras you control have "Enchanted creature has base power and toughness 5/5."'
  const cards = [
    card('Red Ribbon', '{R}', 'Enchantment — Aura', 'Enchant creature'),
    card('Small Ribbon', '{W}', 'Enchantment — Aura', small),
    global('Loom', giver),
  ]
  const ribbons = ['Red Ribbon', 'Small Ribbon'].map((name) => ({ name, attachedTo: 'Bear' }))
  const game = table(edition, [{ battlefield: ['Bear', ...ribbons, 'Loom'] }, {}], [...CARDS, ...cards])
  expect(game.size('Bear')).toBe(size)
  game.isAtAQuestion()
})
