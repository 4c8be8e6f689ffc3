/** Keyword actions and keywords as today's book has them, where little or nothing changed (today:701, 702). */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature('Runt', '{0}', '1/1'),
  creature('Big', '{0}', '5/5'),
  creature('Wary', '{0}', '2/2', 'Hexproof from black'),
  creature('Waryall', '{0}', '2/2', 'Hexproof from each color'),
  card('Dark Pin', '{B}', 'Instant', '~ deals 1 damage to target creature.'),
  card('Red Pin', '{R}', 'Instant', '~ deals 1 damage to target creature.'),
  card('Pin', '{0}', 'Instant', '~ deals 1 damage to target creature.'),
  card('Strip', '{0}', 'Instant', 'Target creature loses all abilities until end of turn.'),
  card('Smash', '{0}', 'Instant', 'Destroy target creature.'),
  card('Wither', '{0}', 'Instant', 'Target creature gets -9/-9 until end of turn.'),
  creature('Rock', '{0}', '2/2', 'Indestructible'),
  card('Sift Through', '{0}', 'Sorcery', 'Mill three cards.'),
  card('Engine', '{0}', 'Artifact', 'Mill three cards: You gain 1 life.'),
  card('Luck', '{0}', 'Sorcery', 'Mill a card. If a land card is milled this way, draw a card.'),
  card('Omen Book', '{0}', 'Enchantment', 'Whenever you scry, you gain 1 life.'),
  card('Glimpse', '{0}', 'Sorcery', 'Scry 2.'),
  card('Blink Eye', '{0}', 'Sorcery', 'Scry 0.'),
  card('Look', '{0}', 'Sorcery', 'Look at the top two cards of your library, then put them back in any order.'),
  card('Crown', '{0}', 'Artifact — Equipment', 'Equipped creature gets +1/+0.\nEquip legendary creature {0}'),
  creature('Queen', '{0}', '2/2', '', 'Legendary Creature — Bear'),
  card(
    'Collar',
    '{0}',
    'Artifact — Equipment',
    'Whenever ~ becomes attached to a creature, you gain 1 life.\nEquip {0}',
  ),
  creature('Sneak', '{0}', '2/2', 'Nonbasic landwalk'),
  creature('Tinkering Cub', '{0}', '2/2', 'Artifact landwalk'),
  card('Vale', '', 'Land', '{T}: Add {C}.'),
  card('Foundry', '', 'Artifact Land', '{T}: Add {C}.'),
  card('Recycler', '{0}', 'Enchantment', 'Whenever you cycle or discard a card, you gain 1 life.'),
  creature('Wheel', '{0}', '1/1', 'Cycling {0}\nWhen you cycle ~, you gain 3 life.'),
  card('Cast Off', '{0}', 'Sorcery', 'Discard a card.'),
  card(
    'Braid',
    '{0}',
    'Sorcery',
    'Choose two —\n• You gain 1 life.\n• You gain 10 life.\n• You gain 100 life.\n• You gain 1000 life.\nEntwine {1}',
  ),
  card('Engraved', '{2}', 'Artifact', 'Sunburst'),
  card('Life', '{0}', 'Enchantment', 'Artifacts are 1/1 creatures in addition to their other types.'),
  card('Armor', '{0}', 'Enchantment — Aura', 'Enchant creature\nUmbra armor'),
  card('Germ Sack', '{0}', 'Artifact — Equipment', 'Living weapon\nEquipped creature gets +1/+1.\nEquip {1}'),
  creature('Slip', '{0}', '2/2', "~ can't be blocked."),
  card('Vanish', '{0}', 'Instant', "Shuffle ~ into its owner's library."),
  creature('Homing', '{0}', '1/1', "{0}: Shuffle ~ into its owner's library."),
  card(
    'Seeker',
    '{0}',
    'Artifact',
    'As ~ enters the battlefield, choose a card name.\n{0}: Search your library for a card with the chosen name, reveal it, put it into your hand, then shuffle.',
  ),
  creature(
    'Twice',
    '{0}',
    '1/1',
    'Kicker {0}\nIf ~ was kicked, it enters the battlefield with two +1/+1 counters on it.',
  ),
  card('Echo', '{0}', 'Instant', 'Copy target spell.'),
  creature('Tide', '{0}', '1/1', 'Storm'),
  creature('Banded', '{0}', '1/1', 'Banding'),
]

describe('[today:702.11] hexproof from a quality', () => {
  const can = (whose: number, target: string, pin: string) => {
    const own = { hand: [pin], pool: '{B}{R}', battlefield: whose === 0 ? [target] : [] }
    const game = table('today', [own, { battlefield: whose === 0 ? [] : [target] }], CARDS)
    return game.way(game.id(pin), 'normal').via === 'normal' && targetsOf(game, pin).includes(game.id(target))
  }
  const targetsOf = (game: ReturnType<typeof table>, pin: string) => {
    if (game.why({ do: 'cast', object: game.id(pin), via: 'normal' }) !== null) return []
    game.cast(pin, { pay: false })
    return game.question.kind === 'targets'
      ? game.asks('targets').legal.flatMap((ref) => ('object' in ref ? ref.object : []))
      : []
  }
  test('only such spells of opponents can’t target it', () => {
    expect([can(1, 'Wary', 'Dark Pin'), can(1, 'Wary', 'Red Pin'), can(0, 'Wary', 'Dark Pin')]).toEqual([
      false,
      true,
      true,
    ])
  })
  test('from each colour: a colourless one can', () =>
    expect([can(1, 'Waryall', 'Red Pin'), can(1, 'Waryall', 'Pin')]).toEqual([false, true]))
})

describe('[today:702.12] indestructible is an ability', () => {
  const ends = (...spells: string[]) => {
    const game = table('today', [{ hand: spells }, { battlefield: ['Rock'] }], CARDS)
    for (const spell of spells) game.cast(spell, { targets: ['Rock'] }).resolveAll()
    game.isAtAQuestion()
    return game.zone('Rock')
  }
  test('it isn’t destroyed', () => expect(ends('Smash')).toBe('battlefield'))
  test('without its abilities it is', () => expect(ends('Strip', 'Smash')).toBe('graveyard'))
  test('toughness 0 still kills', () => expect(ends('Wither')).toBe('graveyard'))
})

describe('[today:701.17] mill', () => {
  test('as many as there are', () => {
    const game = table('today', [{ hand: ['Sift Through'], library: ['Forest', 'Forest'] }, {}], CARDS)
      .cast('Sift Through')
      .resolveAll()
    expect([game.state.libraries[0]?.length, game.has('graveyard', 'Forest', 0)]).toEqual([0, true])
  })
  test('as a cost not beyond the library', () => {
    const can = (n: number) => {
      const game = table('today', [{ battlefield: ['Engine'], library: times(n, 'Forest') }, {}], CARDS)
      return game.why({ do: 'activate', ...game.nth(game.id('Engine'), 0) }) === null
    }
    expect([can(2), can(3)]).toEqual([false, true])
  })
  test('the milled card is known', () => {
    const drawn = (top: string) =>
      table('today', [{ hand: ['Luck'], library: [top, 'Bear'] }, {}], CARDS)
        .cast('Luck')
        .resolveAll()
        .handSize(0)
    expect([drawn('Forest'), drawn('Bear')]).toEqual([1, 0])
  })
})

describe('[today:701.22] scry', () => {
  const gained = (spell: string, library: string[]) =>
    table('today', [{ hand: [spell], battlefield: ['Omen Book'], library }, {}], CARDS)
      .cast(spell)
      .resolveAll()
      .life(0) - 20
  test('abilities see it once it is done, with an empty library too; of 0 cards it is nothing', () => {
    expect([gained('Glimpse', ['Forest', 'Bear']), gained('Glimpse', []), gained('Blink Eye', ['Forest'])]).toEqual([
      1, 1, 0,
    ])
  })
  test('other looks aren’t it', () => expect(gained('Look', ['Forest', 'Bear'])).toBe(0))
})

describe('[today:702.6] equip with a quality', () => {
  test('targets only such a creature, and stays when that changes', () => {
    const game = table('today', [{ battlefield: ['Crown', 'Queen', 'Runt'] }, {}], CARDS)
    game.activate('Crown', 1, { pay: false })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Queen') }])
    game.reply([{ object: game.id('Queen') }]).resolveAll()
    expect(game.size('Queen')).toBe('3/2')
  })
})

describe('[today:701.3] attaching', () => {
  test('is seen; to what it is attached to already nothing happens', () => {
    const game = table('today', [{ battlefield: ['Collar', 'Runt', 'Bear'] }, {}], CARDS)
    const equip = (name: string) => game.activate('Collar', 1, { targets: [name] }).resolveAll()
    expect(equip('Runt').life(0)).toBe(21)
    const since = get(game.state, game.id('Collar')).timestamp
    expect([equip('Runt').life(0), get(game.state, game.id('Collar')).timestamp]).toEqual([21, since])
    expect(equip('Bear').life(0)).toBe(22)
    expect(get(game.state, game.id('Collar')).timestamp).toBeGreaterThan(since)
  })
})

describe('[today:702.14] landwalk by quality', () => {
  const blocked = (attacker: string, land: string) => {
    const game = table('today', [{ battlefield: [attacker] }, { battlefield: ['Ox', land] }], CARDS).attack(attacker)
    game.pass(2)
    return game.question.kind === 'blockers'
  }
  test('nonbasic landwalk', () => expect([blocked('Sneak', 'Vale'), blocked('Sneak', 'Forest')]).toEqual([false, true]))
  test('artifact landwalk', () =>
    expect([blocked('Tinkering Cub', 'Foundry'), blocked('Tinkering Cub', 'Vale')]).toEqual([false, true]))
})

describe('[today:702.29] cycling', () => {
  test('“cycle or discard” triggers once; “when you cycle” from where the card went', () => {
    const game = table('today', [{ hand: ['Wheel', 'Cast Off', 'Bear'], battlefield: ['Recycler'] }, {}], CARDS)
    game.reply({ do: 'activate', ...game.nth(game.id('Wheel', 'hand'), 0) })
    while (game.question.kind !== 'priority') game.plain()
    expect(game.resolveAll().life(0)).toBe(24)
    expect(game.cast('Cast Off').resolveAll().life(0)).toBe(25)
  })
})

test('[today:702.42] entwine chooses all modes, also of “choose two”', () => {
  const gained = (pool: string, kick: boolean) => {
    const game = table('today', [{ hand: ['Braid'], pool }, {}], CARDS)
    return (
      game
        .cast('Braid', { kick, modes: [1, 2] })
        .resolveAll()
        .life(0) - 20
    )
  }
  expect([gained('', false), gained('{C}', true)]).toEqual([110, 1111])
})

test('[today:702.44] sunburst looks at the object that enters, not at what an effect makes of it there', () => {
  const game = table('today', [{ hand: ['Engraved'], pool: '{R}{G}', battlefield: ['Life'] }, {}], CARDS)
  game.cast('Engraved').resolveAll()
  expect(get(game.state, game.id('Engraved')).counters).toEqual({ charge: 2 })
})

test('[today:702.89/today] umbra armor is totem armor', () => {
  const game = table('today', [{ hand: ['Armor', 'Smash'], battlefield: ['Runt'] }, {}], CARDS)
  game.cast('Armor', { targets: ['Runt'] }).resolveAll()
  game.cast('Smash', { targets: ['Runt'] }).resolveAll()
  expect([game.zone('Runt'), game.zone('Armor')]).toEqual(['battlefield', 'graveyard'])
})

test('[today:702.92/today] the token of living weapon is a 0/0 black Phyrexian Germ', () => {
  const game = table('today', [{ hand: ['Germ Sack'] }, {}], CARDS)
    .cast('Germ Sack')
    .resolveAll()
  const germ = game.state.battlefield.find((id) => get(game.state, id).kind === 'token') ?? -1
  const { colors, subtypes, power, toughness } = characteristics(game.state, germ)
  expect([colors, subtypes, power, toughness]).toEqual([['B'], ['Phyrexian', 'Germ'], 1, 1])
  expect(get(game.state, game.id('Germ Sack')).attachedTo).toEqual({ object: germ })
})

test('[today:keyword/unblockable] “can’t be blocked” is an ordinary restriction', () => {
  const game = table('today', [{ battlefield: ['Slip', 'Runt'] }, { battlefield: ['Ox'] }], CARDS).attack(
    'Slip',
    'Runt',
  )
  if (game.question.kind !== 'blockers') game.until('blockers')
  expect(game.asks('blockers').able.map(({ attackers }) => attackers)).toEqual([[game.id('Runt')]])
})

test('[today:701.24] a library is shuffled although the object is gone', () => {
  const shuffled = (respond: boolean) => {
    const game = table(
      'today',
      [{ hand: ['Pin'], battlefield: ['Homing'], library: ['Forest', 'Bear', 'Ox'] }, {}],
      CARDS,
    )
    game.activate('Homing')
    if (respond) game.cast('Pin', { targets: ['Homing'] }).resolve()
    game.resolveAll()
    return [game.zone('Homing'), game.events.some(({ kind }) => kind === 'shuffled')]
  }
  expect([shuffled(false), shuffled(true)]).toEqual([
    ['library', true],
    ['graveyard', true],
  ])
})

test('[today:701.23] a search for a name that nobody has chosen finds nothing, and shuffles', () => {
  const game = table('today', [{ battlefield: ['Seeker'], library: ['Forest', 'Bear'] }, {}], CARDS)
  game.activate('Seeker', 1).resolveAll()
  expect([game.handSize(0), game.events.some(({ kind }) => kind === 'shuffled')]).toEqual([0, true])
})

test('[today:702.33] a copy of a kicked creature spell enters kicked', () => {
  const game = table('today', [{ hand: ['Twice', 'Echo'] }, {}], CARDS)
  game
    .cast('Twice', { kick: true })
    .cast('Echo', { targets: ['Twice'] })
    .resolveAll()
  const sizes = game.state.battlefield.map((id) => get(game.state, id).counters)
  expect(sizes).toEqual([{ '+1/+1': 2 }, { '+1/+1': 2 }])
})

test('[today:702.40] storm on a creature spell makes tokens', () => {
  const game = table('today', [{ hand: ['Runt', 'Tide'] }, {}], CARDS)
  game.cast('Runt').resolveAll().cast('Tide').resolveAll()
  const tides = game.state.battlefield.filter((id) => characteristics(game.state, id).name === 'Tide')
  expect(tides.map((id) => get(game.state, id).kind)).toEqual(['token', 'card'])
})

test('[today:702.22] with a banding blocker its controller puts all damage on one of the blockers', () => {
  const game = table('today', [{ battlefield: ['Big'] }, { battlefield: ['Banded', 'Runt'] }], CARDS)
  game.attack('Big').block({ Banded: 'Big', Runt: 'Big' }).until('assignDamage')
  const { seat } = game.asks('assignDamage')
  game.reply([[0, 5]]).resolveAll()
  expect([seat, game.zone('Banded'), game.zone('Runt')]).toEqual([1, 'battlefield', 'graveyard'])
})
