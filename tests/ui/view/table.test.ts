import { describe, expect, test } from 'vitest'
import { fightersFirst, lookOf, priorityLabel, standing, zoomView } from '../../../src/ui/view/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'
import { sceneOf, viewOf } from './support.ts'

const mantle = card('Mantle', '{1}{R}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.')

describe('piles', () => {
  test('identical permanents lie together; one that differs leaves the pile', () => {
    const game = table('2011', [{ battlefield: ['Bear', 'Bear', { name: 'Bear', tapped: true }] }, {}])
    const { creatures } = viewOf(game).you.side
    expect(creatures.map(({ members }) => members.length)).toEqual([2, 1])
  })

  test('lands stay together when some are tapped, those under another player do not', () => {
    const mountains = ['Mountain', 'Mountain', { name: 'Mountain', tapped: true }]
    const game = table('2011', [{ battlefield: [...mountains, { name: 'Mountain', owner: 1 }] }, {}])
    expect(viewOf(game).you.side.lands.map(({ members }) => members.length)).toEqual([3, 1])
  })

  test('few alike stand apart while there is room; five and more never do', () => {
    const battlefield = ['Bear', 'Bear', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain']
    const { creatures, lands } = viewOf(table('2011', [{ battlefield }, {}])).you.side
    const sizes = (grouped: boolean) => standing([...creatures, ...lands], grouped).map(({ members }) => members.length)
    expect(sizes(false)).toEqual([1, 1, 5])
    expect(sizes(true)).toEqual([2, 5])
  })

  test('those that grant each other abilities lie together; one that has another ability does not', () => {
    const chief = creature('Chief', '{R}', '2/2', 'Other creatures you control have flying.')
    const brute = card('Training', '{R}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature has flying.')
    const battlefield = [
      'Chief',
      'Chief',
      'Chief',
      'Bear',
      { name: 'Bear', label: 'host' },
      { name: 'Training', attachedTo: 'host' },
    ]
    const { creatures } = viewOf(table('2011', [{ battlefield }, {}], [chief, brute])).you.side
    expect(creatures.map(({ name, members }) => `${members.length} ${name}`)).toEqual(['3 Chief', '1 Bear', '1 Bear'])
  })

  test('attackers of one player stay together until one of them is blocked', () => {
    const game = table('2011', [{ battlefield: ['Bear', 'Bear', 'Bear'] }, { battlefield: ['Bird'] }])
    game.attack('1:Bear', '2:Bear', '3:Bear')
    expect(viewOf(game).you.side.creatures.map(({ members }) => members.length)).toEqual([3])
    game.block({ Bird: '2:Bear' })
    expect(
      viewOf(game)
        .you.side.creatures.map(({ members }) => members.length)
        .toSorted(),
    ).toEqual([1, 2])
  })

  test('who fights stands first, attackers as declared, blockers as what they block', () => {
    const others = [zoo('Wolf'), creature('Wall', '{1}', '0/3'), zoo('Crab')]
    const mine = { battlefield: ['Ox', 'Bear', 'Wolf'] }
    const game = table('2011', [mine, { battlefield: ['Wall', 'Crab', 'Bird'] }], [...others])
    const order = (of: 'you' | 'other') =>
      fightersFirst(
        sceneOf(game, 0),
        (of === 'you' ? viewOf(game, 0).you : viewOf(game, 0).others[0]).side.creatures,
      ).map(({ name }) => name)
    expect(order('you')).toEqual(['Ox', 'Bear', 'Wolf'])
    game.attack('Wolf', 'Bear')
    expect(order('you')).toEqual(['Wolf', 'Bear', 'Ox'])
    expect(order('other')).toEqual(['Wall', 'Crab', 'Bird'])
    game.block({ Bird: 'Wolf', Wall: 'Bear' })
    expect(order('other')).toEqual(['Bird', 'Wall', 'Crab'])
  })

  test('damage, counters and summoning sickness part them', () => {
    const bears = [
      'Bear',
      { name: 'Bear', damage: 1 },
      { name: 'Bear', counters: { '+1/+1': 1 } },
      { name: 'Bear', sick: true },
      'Bear',
    ]
    const { creatures } = viewOf(table('2011', [{ battlefield: bears }, {}])).you.side
    expect(creatures.map(({ members }) => members.length)).toEqual([2, 1, 1, 1])
  })

  test('an attachment stays with its host, which stands alone', () => {
    const battlefield = ['Bear', { name: 'Bear', label: 'host' }, { name: 'Mantle', attachedTo: 'host' }]
    const { creatures } = viewOf(table('2011', [{ battlefield }, {}], [mantle])).you.side
    expect(creatures.map(({ members }) => members.map(({ attachments }) => attachments.length))).toEqual([[0], [1]])
    expect(creatures[1]?.members[0]?.attachments[0]?.look.name).toBe('Mantle')
    expect(creatures[1]?.members[0]?.card.look).toMatchObject({ power: '3', toughness: '3', powerDelta: 'up' })
  })
})

test('what is attached to something attached lies on the same host', () => {
  const battlefield = [
    { name: 'Bear', label: 'host' },
    { name: 'Mantle', label: 'mantle', attachedTo: 'host' },
    { name: 'Moss', attachedTo: 'mantle' },
  ]
  const moss = card('Moss', '{G}', 'Enchantment — Aura', 'Enchant permanent')
  const { creatures, others } = viewOf(table('2011', [{ battlefield }, {}], [mantle, moss])).you.side
  const names = creatures[0]?.members[0]?.attachments.map(({ look }) => look.name)
  expect([names, others]).toEqual([['Mantle', 'Moss'], []])
})

describe('light', () => {
  const game = table('2011', [{ battlefield: ['Mountain'], hand: ['Spark', 'Ox', 'Forest'] }, { hand: ['Bear'] }])

  test('cards that can be played are lit, the others turned down', () => {
    const states = Object.fromEntries(viewOf(game).hand.map(({ look, state }) => [look.name, state]))
    expect(states.Spark).toMatchObject({ playable: true, dimmed: false })
    expect(states.Forest).toMatchObject({ playable: true })
    expect(states.Ox).toMatchObject({ playable: false, dimmed: true })
  })

  test('every card of the hand can be taken: one that can’t be played says why', () => {
    expect(viewOf(game).hand.map(({ draggable }) => draggable)).toEqual([true, true, true])
    expect(viewOf(game).you.side.lands[0]?.members[0]?.card.draggable).toBe(false)
  })

  test('the other hand is a number and nothing else', () => {
    const view = viewOf(game)
    expect(view.others[0].handSize).toBe(1)
    expect(JSON.stringify(view)).not.toContain('Bear')
  })
})

describe('what is heard', () => {
  test('a card says its name, size, keywords and state', () => {
    const game = table('2011', [{ battlefield: [{ name: 'Bird', tapped: true, counters: { '+1/+1': 2 } }] }, {}])
    const label = viewOf(game).you.side.creatures[0]?.members[0]?.card.label
    expect(label).toBe('Bird, 3/3, with Flying, 2 +1/+1 counters, tapped')
  })

  test('a card in hand says its type, cost and that it can be played', () => {
    const game = table('2011', [{ battlefield: ['Mountain'], hand: ['Spark'] }, {}])
    expect(viewOf(game).hand[0]?.label).toBe('Spark, Instant, costs {R}, can be played')
  })
})

describe('the stack', () => {
  const game = table('2011', [{ battlefield: ['Mountain'], hand: ['Spark'] }, { battlefield: ['Bear'] }])
  game.cast('Spark', { targets: ['Bear'] })

  test('an object says what it does to whom, with a number that stands on its target too', () => {
    const view = viewOf(game)
    expect(view.stack[0]).toMatchObject({ title: 'Spark', number: 1, first: true, by: 'you' })
    expect(view.stack[0]?.text).toContain('**Bear**')
    expect(view.others[0].side.creatures[0]?.members[0]?.card.state.targets).toEqual([{ by: 'you', number: 1 }])
    expect(view.pointers).toHaveLength(1)
  })

  test('the primary button says what resolves', () => {
    expect(priorityLabel(sceneOf(game), false)).toBe('Resolve Spark')
  })
})

describe('the primary button', () => {
  test('says verb and destination', () => {
    const at = (step: 'main1' | 'main2' | 'upkeep' | 'end') =>
      priorityLabel(sceneOf(table('2011', [{}, {}], [], { step })), false)
    expect(at('main1')).toBe('To combat')
    expect(at('main2')).toBe('End turn')
    expect(at('end')).toBe('End turn')
    expect(at('upkeep')).toBe('To draw step')
  })

  test('names the damage step that there is', () => {
    const lancer = creature('Lancer', '{W}', '2/2', 'First strike', 'Creature — Knight')
    const label = (name: string) => {
      const game = table('2011', [{ battlefield: [name] }, { battlefield: ['Bear'] }], [lancer])
      game.until('attackers').attack(name).until('blockers').reply([])
      return priorityLabel(sceneOf(game), false)
    }
    expect(label('Ox')).toBe('To combat damage')
    expect(label('Lancer')).toBe('To first strike damage')
  })

  test('says where a table leads that goes on by itself', () => {
    const label = (battlefield: string[], goesOn: boolean) =>
      priorityLabel(sceneOf(table('2011', [{ battlefield }, {}], [], { step: 'main1' })), goesOn)
    expect(label([], true)).toBe('End turn')
    expect(label(['Bear'], true)).toBe('To combat')
    expect(label([], false)).toBe('To combat')
  })
})

describe('a card large', () => {
  test('shows where its size comes from', () => {
    const battlefield = [
      { name: 'Bear', label: 'host', counters: { '+1/+1': 1 } },
      { name: 'Mantle', attachedTo: 'host' },
    ]
    const game = table('2011', [{ battlefield }, {}], [mantle])
    const zoom = zoomView(sceneOf(game), game.id('Bear'))
    expect(zoom?.stats?.rows.map(({ value, source }) => `${value} ${source}`)).toEqual([
      '2/2 the card',
      '+1/+1 Mantle',
      '+1/+1 +1/+1',
    ])
    expect(zoom?.stats?.now).toBe('4/4')
    expect(zoom?.facts.find(({ id }) => id === 'influences')?.value).toBe('Mantle')
  })

  test('names what set its size, gave it abilities and changed its types, in the order it was applied', () => {
    const cards = [
      card('Dwindling', '{0}', 'Enchantment', 'Creatures you control have base power and toughness 0/1.'),
      card('Banner', '{0}', 'Artifact', 'Creatures you control get +2/+0 and have flying.'),
      card('Spores', '{0}', 'Enchantment', 'Creatures you control are Goblins in addition to their other types.'),
    ]
    const battlefield = ['Banner', 'Bear', 'Dwindling', 'Spores']
    const game = table('2011', [{ battlefield }, {}], cards)
    const zoom = zoomView(sceneOf(game), game.id('Bear'))
    const factOf = (id: string) => zoom?.facts.find((one) => one.id === id)
    expect(zoom?.stats?.rows.map(({ value, source }) => `${value} ${source}`)).toEqual([
      '2/2 the card',
      '0/1 Dwindling',
      '+2/+0 Banner',
    ])
    expect(factOf('abilities')).toMatchObject({ value: 'Flying', source: 'Banner', changed: true })
    expect(factOf('types')).toMatchObject({ source: 'Spores', changed: true })
    expect(factOf('color')).toMatchObject({ source: 'printed', changed: false })
    expect(factOf('influences')?.value.split(', ').sort()).toEqual(['Banner', 'Dwindling', 'Spores'])
  })

  test('a land is framed in the mana it makes', () => {
    const game = table('2011', [{ battlefield: ['Mountain'] }, {}])
    expect(lookOf(game.state, game.id('Mountain')).frame).toEqual(['R'])
  })
})

describe('labels of the 2004 book', () => {
  test('exile is called what that book calls it', () => {
    const names = (edition: '2004' | '2011') => viewOf(table(edition, [{}, {}])).you.zones.map(({ name }) => name)
    expect(names('2004')).toEqual(['Library', 'Graveyard', 'Removed'])
    expect(names('2011')).toEqual(['Library', 'Graveyard', 'Exile'])
  })
})
