import { describe, expect, test } from 'vitest'
import { find, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const aura = (name: string, text: string) => card(name, '{B}', 'Enchantment — Aura', `Enchant creature\n${text}`)
const CARDS = [
  card('Muteness', '{0}', 'Enchantment', "Players can't cast spells."),
  card('Mourner', '{0}', 'Enchantment', 'Whenever a creature dies, you gain 1 life.'),
  instant('Both', '~ deals 20 damage to each player.'),
  instant('Sting', '~ deals 3 damage to target creature or player.'),
  instant('Prick', '~ deals 2 damage to target creature.'),
  instant('Balm', 'You gain 5 life.'),
  instant('Sap', 'Target creature gets -0/-1 until end of turn.'),
  instant('Growth', 'Target creature gets +1/+1 until end of turn.'),
  instant('Cloak', 'Target creature gains protection from black until end of turn.'),
  instant('Two', 'Draw two cards.'),
  instant('Grind', 'Target player mills three cards.'),
  instant('Toxin', 'Target player gets a poison counter.'),
  instant('Echo', 'Copy target instant spell.'),
  card('Refill', '{0}', 'Sorcery', 'Discard all the cards in your hand, then draw seven cards.'),
  card('Revive', '{0}', 'Sorcery', 'Return all enchantment cards from your graveyard to the battlefield.'),
  card('Getup', '{0}', 'Sorcery', 'Return all creature cards from your graveyard to the battlefield.'),
  card('Make', '{0}', 'Sorcery', 'Create a 1/1 green Elf creature token.'),
  creature(
    'Wanderer',
    '{0}',
    '0/0',
    "~'s power and toughness are each equal to the number of cards in your hand.\nWhen you have no cards in hand, you gain 3 life.",
    'Creature — Spirit',
  ),
  creature('Troll', '{0}', '2/2', '{0}: Regenerate ~.\nWhen ~ dies, you gain 1 life.', 'Creature — Troll'),
  aura('Curse', 'Enchanted creature gets -2/-2.'),
  aura('Mark', 'Enchanted creature has haste.'),
  card('Old World', '{0}', 'World Enchantment'),
  card('New World', '{0}', 'World Enchantment'),
]

inEditions(
  '2004',
  '2011',
  'today',
)('state-based actions, %s', (edition) => {
  test.each([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ])("[2004:420.2] they are nobody's and always at work: in the turn of %i, for what %i controls", (active, owner) => {
    const doomed = { battlefield: ['Muteness', 'Mourner', 'Bear', { name: 'Curse', attachedTo: 'Bear' }] }
    const sides = owner === 0 ? ([doomed, {}] as const) : ([{}, doomed] as const)
    const game = table(edition, [...sides], CARDS, { active })
    // At once, without a question: nothing that players are forbidden stops them.
    expect([game.zone('Bear'), game.zone('Curse'), game.question]).toEqual([
      'graveyard',
      'graveyard',
      { kind: 'priority', seat: active },
    ])
    // Only what triggered uses the stack.
    expect(game.state.stack.map((id) => get(game.state, id).ability?.source)).toEqual([game.id('Mourner')])
    expect(game.resolve().life(owner)).toBe(21)
    game.isAtAQuestion()
  })

  test.each([0, 1])('[2004:420.2] after what either does, also while the other has priority (%i)', (seat) => {
    const sides = [{ battlefield: ['Bear'] }, { battlefield: ['Ox'] }].map((one) => ({ ...one, hand: ['Rot', 'Sap'] }))
    const game = table(edition, [sides[0] ?? {}, sides[1] ?? {}], CARDS)
    if (seat === 1) game.pass()
    // Neither the own nor the other's creature waits for its controller's turn or priority.
    game.cast(seat === 0 ? '1:Rot' : '2:Rot', { targets: ['Bear'] }).resolve()
    expect([game.zone('Bear'), game.asks('priority').seat]).toEqual(['graveyard', 0])
    if (seat === 1) game.pass()
    game.cast(seat === 0 ? '1:Sap' : '2:Sap', { targets: ['Ox'] }).resolve()
    expect([game.zone('Ox'), game.size('Ox')]).toEqual(['battlefield', '3/2'])
  })

  test('[2004:420.3] all that applies is one event', () => {
    const game = table(edition, [{ hand: ['Both'] }, {}], CARDS)
    game.cast('Both').resolve()
    expect(game.winner()).toBeNull()
  })

  test('[2004:420.3] the check is repeated until nothing applies, then triggers go on the stack', () => {
    const sides = { battlefield: ['Mourner', 'Bear', { name: 'Mark', attachedTo: 'Bear' }], hand: ['Rot'] }
    const game = table(edition, [sides, {}], CARDS)
    game.cast('Rot', { targets: ['Bear'] }).resolve()
    expect([game.zone('Mark'), game.state.stack.length, game.life(0)]).toEqual(['graveyard', 1, 20])
  })

  test('[2004:420.3] where something applies in the cleanup step the active player gets priority', () => {
    const sides = { battlefield: ['Bear', { name: 'Curse', attachedTo: 'Bear' }], hand: ['Balm'] }
    const weak = card('Anthem', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.')
    const game = table(
      edition,
      [
        {
          ...sides,
          battlefield: [...sides.battlefield, { name: 'Anthem', attachedTo: 'Bear' }],
          hand: ['Growth', 'Slay', 'Unbuild'],
        },
        {},
      ],
      [...CARDS, weak, instant('Unbuild', 'Destroy target enchantment.')],
    )
    game
      .cast('Growth', { targets: ['Bear'] })
      .resolve()
      .cast('Unbuild', { targets: ['Anthem'] })
      .resolve()
    expect(game.size('Bear')).toBe('1/1')
    game.to('cleanup')
    expect([game.asks('priority').seat, game.zone('Bear')]).toEqual([0, 'graveyard'])
    const quiet = table(edition, [{}, {}], CARDS)
    quiet.to('upkeep', 4)
    expect(quiet.events.some((event) => event.kind === 'stepBegan' && event.step === 'cleanup')).toBe(true)
  })

  test('[2004:420.3] so it does where something has triggered in the cleanup step, and another one follows', () => {
    const rue = card('Rue', '{0}', 'Enchantment', 'Whenever you discard a card, you gain 1 life.')
    const game = table(edition, [{ battlefield: ['Rue'], hand: times(8, 'Ox') }, {}], [...CARDS, rue])
    game.until('choose').plain()
    expect([game.state.turn.step, game.asks('priority').seat, game.state.stack.length]).toEqual(['cleanup', 0, 1])
    expect(game.resolve().life(0)).toBe(21)
    game.to('upkeep', 4)
    const cleanups = game.events.filter((event) => event.kind === 'stepBegan' && event.step === 'cleanup')
    expect(cleanups).toHaveLength(2)
  })

  test('[2004:420.4] what is so only in the middle of a resolution is not looked at', () => {
    const game = table(
      edition,
      [{ battlefield: ['Wanderer'], hand: ['Refill', 'Ox'], library: times(9, 'Ox') }, {}],
      CARDS,
    )
    game.cast('Refill').resolve()
    expect([game.size('Wanderer'), game.state.stack.length]).toEqual(['7/7', 1])
    expect(game.resolve().life(0)).toBe(23)
  })

  test('[2004:420.5a] no life left loses before anything else on the stack', () => {
    const game = table(edition, [{ hand: ['Sting'] }, { life: 2, hand: ['Balm'] }], CARDS)
    game
      .pass()
      .cast('Balm')
      .pass()
      .cast('Sting', { targets: ['player 1'] })
      .resolve()
    expect(game.winner()).toBe(0)
    const alive = table(edition, [{ hand: ['Sting'] }, { life: 4 }], CARDS)
    expect(
      alive
        .cast('Sting', { targets: ['player 1'] })
        .resolve()
        .winner(),
    ).toBeUndefined()
  })

  test('[2004:420.5b] no toughness: to the graveyard, no regeneration', () => {
    const game = table(edition, [{ battlefield: ['Troll'], hand: ['Rot'] }, {}], CARDS)
    game
      .activate('Troll')
      .resolve()
      .cast('Rot', { targets: ['Troll'] })
      .resolve()
    expect([game.zone('Troll'), game.events.some((event) => event.kind === 'regenerated')]).toEqual([
      'graveyard',
      false,
    ])
    expect(game.resolve().life(0)).toBe(21)
  })

  test('[2004:420.5c] lethal damage destroys, and damage of a turn adds up; regeneration helps', () => {
    const game = table(edition, [{ battlefield: ['Ox'], hand: ['Prick', 'Sap'] }, {}], CARDS)
    game.cast('Prick', { targets: ['Ox'] }).resolve()
    expect(game.zone('Ox')).toBe('battlefield')
    expect(
      game
        .cast('Sap', { targets: ['Ox'] })
        .resolve()
        .zone('Ox'),
    ).toBe('graveyard')
    const troll = table(edition, [{ battlefield: ['Troll'], hand: ['Prick'] }, {}], CARDS)
    troll
      .activate('Troll')
      .resolve()
      .cast('Prick', { targets: ['Troll'] })
      .resolve()
    expect([troll.zone('Troll'), get(troll.state, troll.id('Troll')).damage]).toEqual(['battlefield', 0])
  })

  test.each([['Slay'], ['Petrify'], ['Cloak']])(
    '[2004:420.5d] an Aura on what it may not enchant falls off: %s',
    (spell) => {
      const sides = { battlefield: ['Bear', { name: 'Mark', attachedTo: 'Bear' }], hand: [spell] }
      const game = table(edition, [sides, {}], CARDS)
      expect(game.zone('Mark')).toBe('battlefield')
      game.cast(spell, { targets: ['Bear'] }).resolve()
      expect([game.zone('Mark'), game.has('battlefield', 'Bear')]).toEqual(['graveyard', spell !== 'Slay'])
    },
  )

  test('[2004:420.5d] so does one that is attached to nothing', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Mark'] }, {}], CARDS).pass()
    expect([game.zone('Mark'), game.zone('Bear'), game.question.kind]).toEqual(['graveyard', 'battlefield', 'priority'])
  })

  test('[2004:420.5f] a token elsewhere ceases to exist', () => {
    const game = table(edition, [{ hand: ['Make', 'Away'] }, {}], CARDS)
    game.cast('Make').resolve()
    const token = game.id('Elf')
    game.cast('Away', { targets: ['Elf'] }).resolve()
    expect([find(game.state, token), game.handSize(0)]).toEqual([null, 0])
  })

  test('[2004:420.5g] drawing from an empty library loses; an empty library does not', () => {
    const game = table(edition, [{ hand: ['Two'], library: ['Ox'] }, {}], CARDS)
    game.cast('Two').resolve()
    expect([game.winner(), game.handSize(0)]).toEqual([1, 1])
    const ground = table(edition, [{ hand: ['Grind'], library: ['Ox'] }, {}], CARDS)
    expect(
      ground
        .cast('Grind', { targets: ['player 0'] })
        .resolve()
        .winner(),
    ).toBeUndefined()
  })

  test.each([
    [9, 0],
    [8, undefined],
  ])('[2004:420.5h] ten poison counters lose: from %s', (poison, winner) => {
    const game = table(edition, [{ hand: ['Toxin'] }, { poison, life: 40 }], CARDS)
    expect(
      game
        .cast('Toxin', { targets: ['player 1'] })
        .resolve()
        .winner(),
    ).toBe(winner)
  })

  test('[2004:420.5i] of world enchantments only the newest stays; two that come together both go', () => {
    const game = table(edition, [{ hand: ['New World'] }, { battlefield: ['Old World'] }], CARDS)
    game.cast('New World').resolve()
    expect([game.zone('Old World'), game.zone('New World')]).toEqual(['graveyard', 'battlefield'])
    const both = table(edition, [{ hand: ['Revive'], graveyard: ['Old World', 'New World'] }, {}], CARDS)
    both.cast('Revive').resolve()
    expect([both.zone('Old World'), both.zone('New World')]).toEqual(['graveyard', 'graveyard'])
  })

  test('[2004:420.5j] a copy of a spell that has left the stack is gone', () => {
    const game = table(edition, [{ hand: ['Balm', 'Echo'] }, {}], CARDS)
    game
      .cast('Balm')
      .cast('Echo', { targets: ['Balm'] })
      .resolve()
    expect(game.state.stack.length).toBe(2)
    game.resolve()
    expect([game.life(0), game.state.graveyards[0]?.length]).toEqual([25, 1])
    game.resolve()
    expect([game.life(0), game.state.graveyards[0]?.length, game.state.stack.length]).toEqual([30, 2, 0])
  })

  test.each([['Slay'], ['Petrify']])('[2004:420.5k] Equipment comes off and stays: %s', (spell) => {
    const sides = { battlefield: ['Bear', 'Ox', { name: 'Blade', attachedTo: 'Bear' }], hand: [spell] }
    const game = table(edition, [sides, {}], CARDS)
    game.cast(spell, { targets: ['Bear'] }).resolve()
    expect([game.zone('Blade'), get(game.state, game.id('Blade')).attachedTo]).toEqual(['battlefield', null])
    game.activate('Blade', 1, { targets: ['Ox'] }).resolve()
    expect(game.size('Ox')).toBe('4/4')
  })
})

describe('the legend rule of 2004', () => {
  test('[2004:420.5e] the one that has been a legend for the longest stays', () => {
    const game = table('2004', [{ hand: ['Queen'] }, { battlefield: ['Queen'] }], CARDS)
    const old = game.id('Queen', 'battlefield')
    game.cast('Queen').resolve()
    expect(
      game.state.battlefield.filter((id) => id === old || find(game.state, id)?.face === get(game.state, old).face),
    ).toEqual([old])
    game.isAtAQuestion()
  })

  test('[2004:420.5e] two that come together both go', () => {
    const game = table('2004', [{ hand: ['Getup'], graveyard: ['Queen', 'Queen'] }, {}], CARDS)
    game.cast('Getup').resolve()
    expect(game.has('battlefield', 'Queen')).toBe(false)
  })

  test('[2004:420.5e] moving legendary Equipment does not make it a younger legend', () => {
    const crown = card('Crown', '{0}', 'Legendary Artifact — Equipment', 'Equipped creature gets +1/+1.\nEquip {0}')
    const game = table('2004', [{ battlefield: ['Bear', 'Crown'], hand: ['Crown'] }, {}], [...CARDS, crown])
    const old = game.id('Crown', 'battlefield')
    game
      .activate('Crown', 1, { targets: ['Bear'] })
      .resolve()
      .cast('Crown')
      .resolve()
    expect(find(game.state, old)?.zone).toBe('battlefield')
  })

  test('[2004:420.5e] with one legend of that name nothing happens', () => {
    const plain = card('Queen', '{0}', 'Creature — Human', '', '1/1')
    const game = table('2004', [{ battlefield: ['Bear', 'Bear'], hand: ['Queen'] }, {}], [plain])
    game.cast('Queen').resolve()
    expect(game.state.battlefield.length).toBe(3)
  })
})
