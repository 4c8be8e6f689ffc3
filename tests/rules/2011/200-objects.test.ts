import { describe, expect, test } from 'vitest'
import { characteristics, get, manaValueOf } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const RECALL = card('Homecall', '{0}', 'Instant', "Return all permanents you own to their owners' hands.")

describe('owners and counters in 2011', () => {
  test('[2004:200.4a 2004:216.1] in 2011 a token is owned by the player under whose control it entered', () => {
    const game = table('2011', [{ hand: ['Gift', 'Homecall'], battlefield: ['Bear'] }, {}], [RECALL])
    game.cast('Gift', { targets: ['player 1'] }).resolve()
    const token = get(game.state, game.id('Goblin'))
    expect([token.owner, token.controller]).toEqual([1, 1])
    game.cast('Homecall').resolve()
    expect([game.has('battlefield', 'Goblin'), game.zone('Bear')]).toEqual([true, 'hand'])
    game.isAtAQuestion()
  })

  test('[2004:216.1] in 2011 there are tokens of other types, and what they are is all that their maker says', () => {
    const forge = card('Forge', '{0}', 'Sorcery', 'Create a colorless artifact token named Cog.')
    const smash = zoo('Smash')
    const game = table('2011', [{ hand: ['Forge', 'Smash'] }, {}], [forge, smash])
    game.cast('Forge').resolve()
    const cog = game.id('Cog')
    expect([get(game.state, cog).kind, characteristics(game.state, cog)]).toMatchObject([
      'token',
      { name: 'Cog', types: ['artifact'], subtypes: [], colors: [], power: null, toughness: null, cost: null },
    ])
    game.cast('Smash', { targets: ['Cog'] }).resolve()
    expect([game.state.battlefield, game.state.graveyards[0]?.length]).toEqual([[], 2])
  })

  test('[2004:200.5a] in 2011 a copy of a spell is owned by the player under whose control it was put on the stack', () => {
    const echo = card(
      'Echo',
      '{0}',
      'Instant',
      'Copy target instant or sorcery spell. You may choose new targets for the copy.',
    )
    const boon = card('Boon', '{0}', 'Instant', 'You gain 2 life.')
    const game = table('2011', [{ hand: ['Boon'] }, { hand: ['Echo'] }], [echo, boon])
    game
      .cast('Boon')
      .pass()
      .cast('Echo', { targets: ['Boon'] })
      .resolve()
    while (game.question.kind !== 'priority') game.plain()
    const copy = get(game.state, game.state.stack.at(-1) as number)
    expect([copy.owner, copy.controller]).toEqual([1, 1])
    game.resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([22, 22])
  })

  test('[2004:200.10] in 2011 +1/+1 and -1/-1 counters go away in pairs', () => {
    const counters = { '+1/+1': 2, '-1/-1': 1 }
    const game = table('2011', [{ battlefield: [{ name: 'Bear', counters }, 'Ox'] }, {}]).pass()
    expect(get(game.state, game.id('Bear')).counters['+1/+1']).toBe(1)
    expect(get(game.state, game.id('Bear')).counters['-1/-1'] ?? 0).toBe(0)
    expect(game.size('Bear')).toBe('3/3')
    game.isAtAQuestion()
  })
})

describe('counters outside the battlefield in 2011', () => {
  const suspend = card('Long Wait', '{0}', 'Instant', 'Exile target creature. Put two time counters on it.')
  const tick = card('Tick', '{0}', 'Instant', 'Remove a time counter from target card in exile.')
  const weigh = card('Weigh', '{0}', 'Instant', 'You gain 5 life for each time counter on target card in exile.')
  const cards = [suspend, tick, weigh]
  const countersOf = (game: Table, name: string) => get(game.state, game.id(name)).counters

  test('[2004:200.10 2004:glossary/counter-marker] in 2011 a card in exile can have counters', () => {
    const game = table('2011', [{ hand: ['Long Wait', 'Tick', 'Weigh'] }, { battlefield: ['Bear'] }], cards)
    game.cast('Long Wait', { targets: ['Bear'] }).resolve()
    expect([game.zone('Bear'), countersOf(game, 'Bear')]).toEqual(['exile', { time: 2 }])
    game.cast('Tick', { targets: ['Bear'] }).resolve()
    expect(countersOf(game, 'Bear')).toEqual({ time: 1 })
    expect(
      game
        .cast('Weigh', { targets: ['Bear'] })
        .resolve()
        .life(0),
    ).toBe(25)
    game.isAtAQuestion()
  })

  test('[2004:200.10] in 2011 what was meant for a permanent is not put on the card that it has become', () => {
    const grow = card(
      'Nurture',
      '{1}',
      'Enchantment',
      'Whenever a creature enters the battlefield, put a +1/+1 counter on it.',
    )
    const slay = zoo('Slay')
    const pup = zoo('Pup')
    const game = table('2011', [{ battlefield: ['Nurture'], hand: ['Pup', 'Pup', 'Slay'] }, {}], [grow, slay, pup])
    game.cast('1:Pup').resolve()
    game.cast('Slay', { targets: ['Pup'] }).resolve()
    const dead = game.id('Pup', 'graveyard')
    expect([game.resolve().state.stack.length, get(game.state, dead).counters]).toEqual([0, {}])
    game.cast('Pup').resolve().resolve()
    expect(game.size('Pup')).toBe('2/2')
  })
})

describe('203 costs and colours in 2011', () => {
  const hybrid = creature('Halfling', '{W/U}{2/B}{G/P}', '1/1')
  const burst = card('Burst', '{X}{1}{R}', 'Sorcery', '~ deals X damage to target player.')

  test('[2004:104.3 2004:203.2b] in 2011 a hybrid symbol counts as each of its colours', () => {
    const game = table('2011', [{ battlefield: ['Halfling'] }, {}], [hybrid])
    expect(characteristics(game.state, game.id('Halfling')).colors).toEqual(['W', 'U', 'B', 'G'])
  })

  test('[2004:203.3] in 2011 hybrid symbols count as their larger half, Phyrexian ones as one, X as chosen on the stack', () => {
    const sides = { battlefield: ['Halfling'], hand: ['Burst'], pool: '{R}{R}{R}{R}{R}' }
    const game = table('2011', [sides, {}], [hybrid, burst])
    expect(manaValueOf(game.state, game.id('Halfling'))).toBe(4)
    expect(manaValueOf(game.state, game.id('Burst'))).toBe(2)
    game.cast('Burst', { targets: ['player 1'], x: 3 })
    while (game.question.kind !== 'priority') game.plain()
    expect(manaValueOf(game.state, game.id('Burst', 'stack'))).toBe(5)
    expect(game.resolve().life(1)).toBe(17)
  })

  test('[2004:203.1] in 2011 a land has no mana cost, which is none of zero: what has none can’t be paid for', () => {
    const text = "You may pay {1} rather than pay ~'s mana cost.\nYou gain 1 life."
    const cards = [card('Costless Rite', '', 'Sorcery', text), card('Free Rite', '{0}', 'Sorcery', 'You gain 1 life.')]
    const game = table('2011', [{ hand: ['Forest', 'Costless Rite', 'Free Rite'], pool: '{G}' }, {}], cards)
    const id = game.id('Forest', 'hand')
    expect([characteristics(game.state, id).cost, manaValueOf(game.state, id)]).toEqual([null, 0])
    const why = (name: string, via: 'normal' | 'alternative') =>
      game.why({ do: 'cast', ...game.way(game.id(name, 'hand'), via) })?.key ?? null
    expect([why('Free Rite', 'normal'), why('Costless Rite', 'normal'), why('Costless Rite', 'alternative')]).toEqual([
      null,
      'cast.noCost',
      null,
    ])
    expect(game.cast('Costless Rite', { via: 'alternative' }).resolve().life(0)).toBe(21)
  })

  test('[2004:208.2] in 2011 a star is defined in every zone', () => {
    const text = "~'s power and toughness are each equal to the number of creatures you control."
    const crowd = creature('Crowd', '{0}', '*/*', text)
    const battlefield = ['Crowd', ...times(3, 'Bear')]
    const game = table('2011', [{ battlefield, graveyard: ['Crowd'], hand: ['Crowd'] }, {}], [crowd])
    for (const zone of ['battlefield', 'graveyard', 'hand'] as const) {
      const { power, toughness } = characteristics(game.state, game.id('Crowd', zone))
      expect([zone, power, toughness]).toEqual([zone, 4, 4])
    }
  })

  test('[2004:208.2] in 2011 a star that can’t be determined is 0', () => {
    const heir = creature(
      'Heir',
      '{0}',
      '*/2',
      "~'s power is equal to the greatest power among creatures your opponents control.",
    )
    const slay = zoo('Slay')
    const game = table('2011', [{ hand: ['Heir', 'Slay'] }, { battlefield: ['Ox'] }], [heir, slay])
    const power = () => characteristics(game.state, game.id('Heir', 'hand')).power
    expect(power()).toBe(3)
    game.cast('Slay', { targets: ['Ox'] }).resolve()
    expect(power()).toBe(0)
  })
})

describe('supertypes in 2011', () => {
  const keep = zoo('High Keep')
  const elder = zoo('Elder Mira')

  test('[2004:205.4c 2004:215.1] in 2011 all legendary permanents of one name go, whatever their type', () => {
    const game = table('2011', [{ hand: ['High Keep'] }, { battlefield: ['High Keep', 'Bear'] }], [keep])
    game.land('High Keep')
    expect([game.has('battlefield', 'High Keep'), game.zone('Bear')]).toEqual([false, 'battlefield'])
    expect(game.state.graveyards.map((cards) => cards.length)).toEqual([1, 1])
    game.isAtAQuestion()
  })

  test('[2004:215.1 2004:215.2 2004:glossary/legend] in 2011 a creature type Legend makes no legend', () => {
    const game = table('2011', [{ battlefield: ['Elder Mira'], hand: ['Elder Mira'] }, {}], [elder])
    game.cast('Elder Mira').resolve()
    expect(game.state.battlefield).toHaveLength(2)
    game.isAtAQuestion()
  })

  test('[2004:212.4j 2004:420.5i] in 2011 the world rule takes any older world permanent', () => {
    const orrery = card('Orrery', '{0}', 'World Artifact')
    const realm = card('Realm', '{0}', 'World Enchantment')
    const game = table('2011', [{ hand: ['Realm'] }, { battlefield: ['Orrery', 'Bear'] }], [orrery, realm])
    game.cast('Realm').resolve()
    expect([game.zone('Orrery'), game.zone('Realm'), game.zone('Bear')]).toEqual([
      'graveyard',
      'battlefield',
      'battlefield',
    ])
    // In 2004 the rule speaks of enchantments.
    const old = table('2004', [{ hand: ['Realm'] }, { battlefield: ['Orrery', 'Bear'] }], [orrery, realm])
    expect(old.cast('Realm').resolve().zone('Orrery')).toBe('battlefield')
  })
})

describe('types in 2011', () => {
  const typed = (type_line: string, oracle_text = '') =>
    compile({ name: 'Wug', mana_cost: '{1}', type_line, oracle_text }).printed

  test('[2004:205.3d 2004:212.5c 2004:212.7c] in 2011 instants and sorceries have spell types', () => {
    for (const line of ['Instant — Trap', 'Sorcery — Arcane']) {
      const name = line.split(' ')[0] ?? ''
      const spell = card(name, '{0}', line, 'You gain 1 life.')
      const call = card(
        'Call',
        '{0}',
        'Sorcery',
        `Return target ${line.split(' — ')[1]} card from your graveyard to your hand.`,
      )
      const game = table('2011', [{ graveyard: [name, 'Bear'], hand: ['Call'] }, {}], [spell, call])
      game.cast('Call', { targets: [name] }).resolve()
      expect([game.zone(name), game.zone('Bear')]).toEqual(['hand', 'graveyard'])
    }
  })

  test('[2004:205.3e 2011:205.3c 2004:212.2c] in 2011 an artifact creature can have artifact types and creature types', () => {
    const { subtypes } = typed('Artifact Creature — Equipment Golem')
    expect(subtypes).toEqual(['Equipment', 'Golem'])
    // Each goes with the card type that has it in its list.
    const suit = creature('Living Suit', '{0}', '2/2', 'Equip {0}', 'Artifact Creature — Equipment Golem')
    const still = card('Still', '{0}', 'Instant', 'Target creature becomes an artifact until end of turn.')
    const wake = card('Wake', '{0}', 'Instant', 'Target artifact becomes a 3/3 creature until end of turn.')
    for (const [spell, left] of [
      ['Still', ['Equipment']],
      ['Wake', ['Golem']],
    ] as const) {
      const game = table('2011', [{ battlefield: ['Living Suit'], hand: [spell] }, {}], [suit, still, wake])
      game.cast(spell, { targets: ['Living Suit'] }).resolve()
      expect([spell, characteristics(game.state, game.id('Living Suit')).subtypes]).toEqual([spell, left])
    }
  })

  test('[2004:205.3c 2004:212.4c 2004:212.4d 2004:glossary/enchant-artifact-creature] in 2011 the enchant ability says what an Aura enchants', () => {
    const mantle = card(
      'Mantle',
      '{0}',
      'Enchantment — Aura',
      'Enchant artifact creature\nEnchanted creature gets +1/+1.',
    )
    const golem = creature('Golem', '{0}', '2/2', '', 'Artifact Creature — Golem')
    const rust = card('Oxidise', '{0}', 'Instant', 'Target creature becomes an enchantment until end of turn.')
    const game = table(
      '2011',
      [{ battlefield: ['Golem', 'Bear'], hand: ['Mantle', 'Oxidise'] }, {}],
      [mantle, golem, rust],
    )
    expect(mantle.subtypes).toEqual(['Aura'])
    game.reply({ do: 'cast', object: game.id('Mantle'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Golem') }])
    game
      .reply([{ object: game.id('Golem') }])
      .announce({})
      .resolve()
    expect(game.size('Golem')).toBe('3/3')
    game.cast('Oxidise', { targets: ['Golem'] }).resolve()
    expect([game.zone('Mantle'), game.zone('Golem')]).toEqual(['graveyard', 'battlefield'])
  })
})
