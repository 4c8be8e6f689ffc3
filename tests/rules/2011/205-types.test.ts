import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { CREATURE_TYPES_2011 } from '../../support/creatureTypes.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const record = (type_line: string) => compile({ name: 'Old Probe', mana_cost: '{1}', type_line, oracle_text: '' })
const lineOf = (type_line: string) => {
  const { ok, printed } = record(type_line)
  return ok ? [printed.supertypes, printed.types, printed.subtypes] : null
}
const SETTLE = zoo('Settle')
const FLOOD = zoo('Washover')
const GOBLIN = zoo('Goblinise')
const LIVING = zoo('Living Land')
const STEEL = zoo('Marching Steel')
const KEEP = card('High Keep', '', 'Legendary Artifact Land — Forest')
const SHRINE = card('Shrine', '{0}', 'Artifact Enchantment')
const DRYAD = zoo('Dryad Wood')
const ENGINE = zoo('Engine')
const SMASH = zoo('Smash')
const SLAY = zoo('Slay')
const DIG = zoo('Dig')
const TOTEM = zoo('Totem')
const RELIC = card('Relic', '{0}', 'Legendary Artifact')
const ICE_KEEP = card('Ice Keep', '', 'Legendary Snow Land')
const SNOWMAN = card('Snow Hill', '', 'Land')
const MELT = card('Melt', '{0}', 'Sorcery', 'Destroy target snow land.')
const OLD_WORLD = zoo('Old World')
const NEW_WORLD = zoo('New World')
const DUAL = card('Red Wood', '', 'Land — Mountain Forest')
const ASH = card('Ash', '{0}', 'Enchantment', 'Nonbasic lands are Mountains.')
const SEEK = zoo('Seekout')
const WAR_CRY = card('War Cry', '{0}', 'Tribal Instant — Goblin', 'You gain 1 life.')
const BANNER = card('Banner', '{0}', 'Enchantment', 'Goblin spells cost {1} more to cast.')
const HORDE = card('Horde', '{0}', 'Enchantment', 'All creatures are Swamps in addition to their other types.')
const LEVY = card(
  'Levy',
  '{0}',
  'Sorcery',
  'You may put a Goblin or Golem creature card from your hand onto the battlefield.',
)
const CARDS = [
  ...[SETTLE, FLOOD, GOBLIN, LIVING, STEEL, KEEP, SHRINE, DRYAD, ENGINE, SMASH, SLAY, DIG, TOTEM, RELIC, ICE_KEEP],
  LEVY,
  creature('Scout', '{0}', '1/1', '', 'Creature — Goblin'),
  ...[SNOWMAN, MELT, OLD_WORLD, NEW_WORLD, DUAL, ASH, SEEK, WAR_CRY, BANNER, HORDE],
]

describe('205 the type line', () => {
  test('[2011:205.1] supertypes, card types and subtypes', () => {
    expect(lineOf('Legendary Artifact Creature — Golem')).toEqual([['legendary'], ['artifact', 'creature'], ['Golem']])
  })

  test('[2011:205.1a] setting a card type takes the others with their subtypes; counters stay', () => {
    const sides = { battlefield: [{ name: 'Bear', counters: { '+1/+1': 2 } }], hand: ['Settle'] }
    const game = table('2011', [sides, {}], CARDS)
    const bear = game.id('Bear')
    game.cast('Settle', { targets: ['Bear'] }).resolve()
    const { types, subtypes } = characteristics(game.state, bear)
    expect([types, subtypes, get(game.state, bear).counters]).toEqual([['enchantment'], [], { '+1/+1': 2 }])
    game.to('upkeep', game.state.turn.number + 1)
    expect([characteristics(game.state, bear).subtypes, game.size('Bear')]).toEqual([['Bear'], '4/4'])
  })

  test('[2011:205.1a 2011:205.3c 2004:212.1b] setting subtypes replaces those of the same set only', () => {
    for (const [spell, left] of [
      ['Washover', ['Dryad', 'Island']],
      ['Goblinise', ['Forest', 'Goblin']],
    ] as const) {
      const game = table('2011', [{ battlefield: ['Dryad Wood'], hand: [spell] }, {}], CARDS)
      game.cast(spell, { targets: ['Dryad Wood'] }).resolve()
      const { types, subtypes } = characteristics(game.state, game.id('Dryad Wood'))
      expect([types, [...subtypes].sort()]).toEqual([['land', 'creature'], left])
    }
  })

  test('[2011:205.1b 2011:205.4b] what is still a land, or becomes an artifact creature, keeps all it was', () => {
    const game = table('2011', [{ battlefield: ['Living Land', 'High Keep'] }, {}], CARDS)
    const keep = characteristics(game.state, game.id('High Keep'))
    expect([keep.supertypes, keep.types, keep.subtypes]).toEqual([
      ['legendary'],
      ['artifact', 'land', 'creature'],
      ['Forest'],
    ])
    const steel = table('2011', [{ battlefield: ['Marching Steel', 'Shrine'] }, {}], CARDS)
    expect(characteristics(steel.state, steel.id('Shrine')).types).toEqual(['artifact', 'enchantment', 'creature'])
  })

  test('[2011:205.2b] each of its card types will do', () => {
    const game = table('2011', [{ hand: ['Smash', 'Slay'] }, { battlefield: ['Engine', 'Engine'] }], CARDS)
    game
      .cast('Smash', { targets: ['1:Engine'] })
      .resolve()
      .cast('Slay', { targets: ['Engine'] })
      .resolve()
    expect(game.state.graveyards[1]).toHaveLength(2)
  })

  test('[2011:205.2c] a token has card types and is no card', () => {
    const sides = { hand: ['Slay', 'Dig'], battlefield: [{ name: 'Bear', token: true }] }
    const game = table('2011', [sides, {}], CARDS)
    game.cast('Slay', { targets: ['Bear'] }).resolve()
    expect(game.has('battlefield', 'Bear')).toBe(false)
    expect(game.why({ do: 'cast', object: game.id('Dig'), via: 'normal' })).not.toBeNull()
    // Not even for as long as it lies in the graveyard.
    const text = 'Destroy target creature. You gain 1 life for each creature card in your graveyard.'
    const count = card('Count the Slain', '{0}', 'Sorcery', text)
    for (const [token, life] of [
      [true, 20],
      [false, 21],
    ] as const) {
      const mine = { hand: ['Count the Slain'], battlefield: [{ name: 'Bear', token }] }
      const counted = table('2011', [mine, {}], [...CARDS, count]).cast('Count the Slain', { targets: ['Bear'] })
      expect([token, counted.resolve().life(0)]).toEqual([token, life])
    }
  })

  test('[2011:205.3b 2004:205.3b] each word after the dash is a subtype', () => {
    expect(lineOf('Creature — Goblin Wizard')).toEqual([[], ['creature'], ['Goblin', 'Wizard']])
    expect(lineOf('Basic Land — Mountain')).toEqual([['basic'], ['land'], ['Mountain']])
    // All that a plane has after the dash is one subtype.
    const realm = "Bolas's Meditation Realm"
    expect(lineOf(`Plane — ${realm}`)).toEqual([[], ['plane'], [realm]])
    expect(lineOf(`Creature — ${realm}`)).toEqual([[], ['creature'], realm.split(' ')])
  })

  test('[2011:205.3d] no object gains a subtype that none of its card types has', () => {
    const game = table('2011', [{ battlefield: ['Horde', 'Bear', 'Dryad Wood'] }, {}], CARDS)
    expect(characteristics(game.state, game.id('Bear')).subtypes).toEqual(['Bear'])
    expect(characteristics(game.state, game.id('Dryad Wood')).subtypes).toContain('Swamp')
  })

  test('[2011:205.3e] exactly one existing creature type is chosen', () => {
    const game = table('2011', [{ hand: ['Totem'] }, {}], CARDS)
    game.cast('Totem').resolve()
    for (const wrong of ['Merfolk Wizard', 'artifact', 'Swamp']) game.refusal(wrong)
    expect(get(game.reply('Merfolk').state, game.id('Totem')).chosen.type).toBe('Merfolk')
  })

  test('[2011:205.3g 2011:205.3h 2011:205.3k 2004:212.2c] artifact, enchantment and spell types go with their card types', () => {
    for (const type of ['Contraption', 'Equipment', 'Fortification']) {
      expect(lineOf(`Artifact — ${type}`)).toEqual([[], ['artifact'], [type]])
      expect(lineOf(`Enchantment — ${type}`)).toBeNull()
    }
    expect(lineOf('Artifact — Goblin')).toBeNull()
    expect(lineOf('Enchantment — Aura Curse')).toEqual([[], ['enchantment'], ['Aura', 'Curse']])
    expect(lineOf('Enchantment — Shrine')).not.toBeNull()
    for (const type of ['Aura', 'Curse', 'Shrine'])
      expect([lineOf(`Artifact — ${type}`), lineOf(`Creature — ${type}`)]).toEqual([null, null])
    for (const type of ['Arcane', 'Trap'])
      expect([lineOf(`Instant — ${type}`), lineOf(`Sorcery — ${type}`), lineOf(`Creature — ${type}`)]).toEqual([
        [[], ['instant'], [type]],
        [[], ['sorcery'], [type]],
        null,
      ])
  })

  test("[2011:205.3i 2004:212.6c] the land types, with Urza's Mine as two", () => {
    const types = "Desert Forest Island Lair Locus Mine Mountain Plains Power-Plant Swamp Tower Urza's".split(' ')
    for (const type of types)
      expect([lineOf(`Land — ${type}`), lineOf(`Artifact — ${type}`)]).toEqual([[[], ['land'], [type]], null])
    expect(lineOf("Land — Urza's Mine")).toEqual([[], ['land'], ["Urza's", 'Mine']])
  })

  test('[2011:205.3j] two planeswalkers of one type go, whoever controls them and whatever their names', () => {
    const one = card('Calm One', '{3}', 'Planeswalker — Jace')
    const two = card('Wild One', '{3}', 'Planeswalker — Jace')
    const other = card('Other', '{3}', 'Planeswalker — Sorin')
    const at = (name: string) => ({ name, counters: { loyalty: 3 } })
    const game = table(
      '2011',
      [{ battlefield: [at('Calm One')] }, { battlefield: [at('Wild One'), at('Other')] }],
      [one, two, other],
    )
    game.pass()
    expect([game.zone('Calm One'), game.zone('Wild One'), game.zone('Other')]).toEqual([
      'graveyard',
      'graveyard',
      'battlefield',
    ])
    const types = ['Ajani', 'Bolas', 'Chandra', 'Elspeth', 'Garruk', 'Gideon', 'Jace', 'Karn', 'Koth', 'Liliana']
    for (const type of [...types, 'Nissa', 'Sarkhan', 'Sorin', 'Tezzeret', 'Venser'])
      expect([lineOf(`Planeswalker — ${type}`), lineOf(`Creature — ${type}`)]).toEqual([
        [[], ['planeswalker'], [type]],
        null,
      ])
  })

  test('[2011:205.3j] a planeswalker type of no list counts too, and a shared creature type does not', () => {
    const one = walker('Dawn Ilsa', '{0}', 3, '', 'Ilsa')
    const two = walker('Dusk Ilsa', '{0}', 3, '', 'Ilsa')
    const game = table('2011', [{ battlefield: ['Dawn Ilsa', 'Bear'], hand: ['Dusk Ilsa'] }, {}], [one, two])
    game.cast('Dusk Ilsa').resolve()
    expect([game.zone('Dawn Ilsa'), game.zone('Dusk Ilsa'), game.zone('Bear')]).toEqual([
      'graveyard',
      'graveyard',
      'battlefield',
    ])
    game.isAtAQuestion()
  })

  test('[2011:205.3m] a tribal instant has a creature type and is no creature', () => {
    const sides = { hand: ['War Cry'], battlefield: ['Banner'], pool: '{C}' }
    const game = table('2011', [sides, {}], CARDS)
    game.cast('War Cry')
    expect([game.pool(0), characteristics(game.state, game.id('War Cry')).types]).toEqual(['', ['tribal', 'instant']])
    expect(lineOf('Instant — Goblin')).toBeNull()
  })

  test('[2011:205.3m] "a Goblin or Golem creature card": of either type, a creature', () => {
    const tribal = table('2011', [{ hand: ['Levy', 'War Cry'] }, {}], CARDS)
      .cast('Levy')
      .resolve()
    tribal.asks('priority')
    expect(tribal.handSize(0)).toBe(1)
    const game = table('2011', [{ hand: ['Levy', 'War Cry', 'Scout'] }, {}], CARDS)
      .cast('Levy')
      .resolve()
    game.reply(true).resolveAll()
    expect([game.has('battlefield', 'Scout'), game.has('hand', 'War Cry')]).toEqual([true, true])
    game.isAtAQuestion()
  })

  test('[2011:205.3m] every creature type of the list is one for creatures and tribals, and for nothing else', () => {
    expect(CREATURE_TYPES_2011).toHaveLength(224)
    for (const type of CREATURE_TYPES_2011)
      expect([lineOf(`Creature — ${type}`), lineOf(`Tribal Sorcery — ${type}`), lineOf(`Sorcery — ${type}`)]).toEqual([
        [[], ['creature'], [type]],
        [[], ['tribal', 'sorcery'], [type]],
        null,
      ])
  })
})

describe('205.4 supertypes', () => {
  test('[2011:205.4a 2004:205.4a] five supertypes before the card types', () => {
    expect(lineOf('Basic Snow Land — Forest')).toEqual([['basic', 'snow'], ['land'], ['Forest']])
    for (const supertype of ['Legendary', 'World', 'Ongoing']) expect(lineOf(`${supertype} Enchantment`)).not.toBeNull()
    expect(lineOf('Mighty Enchantment')).toBeNull()
  })

  test('[2011:205.4b 2011:205.4d] legendary permanents of one name all go, animated or not', () => {
    const game = table(
      '2011',
      [{ hand: ['Relic', 'Ice Keep'] }, { battlefield: ['Relic', 'Living Land', 'Ice Keep'] }],
      CARDS,
    )
    expect(characteristics(game.state, game.id('Ice Keep', 'battlefield')).supertypes).toEqual(['legendary', 'snow'])
    game.cast('Relic').resolve()
    expect([game.has('battlefield', 'Relic'), game.has('battlefield', 'Ice Keep')]).toEqual([false, true])
    game.land('Ice Keep')
    expect(game.has('battlefield', 'Ice Keep')).toBe(false)
  })

  test('[2011:205.4c] basic is the supertype, not the land type', () => {
    const sides = { hand: ['Seekout'], library: ['Red Wood', 'Island'], battlefield: ['Ash', 'Red Wood', 'Forest'] }
    const game = table('2011', [sides, {}], CARDS)
    expect(characteristics(game.state, game.id('Red Wood', 'battlefield')).subtypes).toEqual(['Mountain'])
    expect(characteristics(game.state, game.id('Forest', 'battlefield')).subtypes).toEqual(['Forest'])
    game.cast('Seekout').resolve()
    expect(game.asks('choose').from).toEqual([game.id('Island')])
  })

  test('[2011:205.4e] the older world permanent goes', () => {
    const game = table('2011', [{ hand: ['New World'] }, { battlefield: ['Old World'] }], CARDS)
    game.cast('New World').resolve()
    expect([game.zone('Old World'), game.zone('New World')]).toEqual(['graveyard', 'battlefield'])
  })

  test('[2011:205.4f] snow is the supertype, not the name', () => {
    const game = table('2011', [{ hand: ['Melt'] }, { battlefield: ['Snow Hill', 'Ice Keep'] }], CARDS)
    game.reply({ do: 'cast', object: game.id('Melt'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Ice Keep') }])
  })
})
