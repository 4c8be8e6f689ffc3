import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const record = (type_line: string) => compile({ name: 'Old Probe', mana_cost: '{1}', type_line, oracle_text: '' })
const SMASH = zoo('Smash')
const SLAY = zoo('Slay')
const RAZE = card('Teardown', '{0}', 'Sorcery', 'Destroy target nonbasic land.')
const SEEK = zoo('Seekout')
const ROBOT = card('Robot', '{0}', 'Artifact Creature — Golem', '', '2/2')
const GOBLINS = zoo('War Drum')
const WIZARDS = zoo('Dusty Book')
const ADEPT = zoo('Adept')
const BLESSING = card('Blessing', '{0}', 'Enchantment — Aura', 'Enchant land\nEnchanted land has shroud.')
const GLOBE = card('Globe', '{0}', 'Enchantment', 'Creatures you control get +0/+1.')
const DEADEN = card('Deaden', '{0}', 'Instant', 'Target creature becomes an artifact until end of turn.')
const LEGENDARY = card('High Keep', '', 'Legendary Land', '{T}: Add {C}.')
const WAKE = card('Wake', '{0}', 'Instant', 'Target land becomes a 2/2 creature until end of turn.')
const DUAL = card('Wet Woods', '', 'Land — Forest Island')
const RELIC = card('Relic', '{0}', 'Legendary Artifact')
const CARDS = [
  SMASH,
  SLAY,
  RAZE,
  SEEK,
  ROBOT,
  GOBLINS,
  WIZARDS,
  ADEPT,
  BLESSING,
  GLOBE,
  DEADEN,
  LEGENDARY,
  WAKE,
  DUAL,
  RELIC,
]

inEditions('2004', '2011')('205 the type line, %s', (edition) => {
  test('[2004:205.1] supertypes, types and subtypes are read apart', () => {
    const { supertypes, types, subtypes } = record('Legendary Artifact Creature — Golem').printed
    expect({ supertypes, types, subtypes }).toEqual({
      supertypes: ['legendary'],
      types: ['artifact', 'creature'],
      subtypes: ['Golem'],
    })
  })

  test('six card types are known, and made-up words are none', () => {
    for (const type of ['Artifact', 'Creature', 'Enchantment', 'Instant', 'Land', 'Sorcery'])
      expect(record(type).ok).toBe(true)
    for (const wrong of ['Gizmo', 'Interrupt Spell', 'Goblin', '']) expect(record(wrong).ok).toBe(false)
  })

  test('[2004:205.2b] an object with two types is hit by what hits either', () => {
    const sides = { battlefield: ['Robot', 'Robot', 'Bear', 'Relic'] }
    const game = table(edition, [{ hand: ['Smash', 'Slay'] }, sides], CARDS)
    game
      .cast('Smash', { targets: ['1:Robot'] })
      .resolve()
      .cast('Slay', { targets: ['Robot'] })
      .resolve()
    expect(game.has('battlefield', 'Robot')).toBe(false)
    expect(game.state.graveyards[1]).toHaveLength(2)
  })

  test('[2004:205.3a 2004:205.3b] each word after the dash is a subtype of its own', () => {
    const sides = { battlefield: ['Adept', 'War Drum', 'Dusty Book', 'Bear'] }
    const game = table(edition, [sides, {}], CARDS)
    expect(characteristics(game.state, game.id('Adept')).subtypes).toEqual(['Goblin', 'Wizard'])
    expect([game.size('Adept'), game.size('Bear')]).toEqual(['2/4', '2/2'])
    expect(record('Basic Land — Mountain').printed.subtypes).toEqual(['Mountain'])
    expect(record('Artifact — Equipment').printed.subtypes).toEqual(['Equipment'])
  })

  test('[2004:205.3c] what an Aura says it enchants is what it is offered; a plain enchantment needs no target', () => {
    const sides = { battlefield: ['Bear', 'Forest'], hand: ['Blessing', 'Globe'] }
    const game = table(edition, [sides, {}], CARDS)
    game.reply({ do: 'cast', object: game.id('Blessing'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Forest', 'battlefield') }])
    game.announce({ targets: ['Forest'] }).resolve()
    game.cast('Globe').resolve()
    expect(game.zone('Globe')).toBe('battlefield')
    expect(characteristics(game.state, game.id('Globe')).subtypes).toEqual([])
  })

  test('[2004:205.3e] a Golem that is only an artifact is no Golem; as a creature again it is one', () => {
    const game = table(edition, [{ battlefield: ['Robot'], hand: ['Deaden'] }, {}], CARDS)
    expect(characteristics(game.state, game.id('Robot')).subtypes).toEqual(['Golem'])
    game.cast('Deaden', { targets: ['Robot'] }).resolve()
    const { types, subtypes } = characteristics(game.state, game.id('Robot'))
    expect({ types, subtypes }).toEqual({ types: ['artifact'], subtypes: [] })
    game.to('upkeep', game.state.turn.number + 1)
    expect(characteristics(game.state, game.id('Robot')).subtypes).toEqual(['Golem'])
  })

  test('[2004:205.4a] a legendary land that is only a creature is legendary still, and the legend rule sees it', () => {
    const sides = { battlefield: ['High Keep'], hand: ['Wake', 'High Keep'] }
    const game = table(edition, [sides, {}], CARDS)
    game.cast('Wake', { targets: ['High Keep'] }).resolve()
    const { supertypes, types } = characteristics(game.state, game.id('High Keep', 'battlefield'))
    expect({ supertypes, types }).toEqual({ supertypes: ['legendary'], types: ['creature'] })
    const old = game.id('High Keep', 'battlefield')
    game.land('High Keep')
    expect(game.state.battlefield).toEqual(edition === '2004' ? [old] : [])
  })

  test('[2004:205.4b 2004:glossary/dual-lands] basic is the supertype: a dual land with basic types is none', () => {
    const sides = { hand: ['Seekout', 'Teardown'], library: ['Wet Woods', 'Forest', 'Snowfield'] }
    const snow = card('Snowfield', '', 'Basic Snow Land — Plains')
    const game = table(edition, [sides, { battlefield: ['Wet Woods', 'Island'] }], [...CARDS, snow])
    game.cast('Seekout').resolve()
    const offered = game.asks('choose').from.map((id) => characteristics(game.state, id).name)
    expect(offered.sort()).toEqual(['Forest', 'Snowfield'])
    game.plain()
    game.reply({ do: 'cast', object: game.id('Teardown'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Wet Woods', 'battlefield') }])
  })
})

test('[2004:205.4c] in 2004, of two legendary permanents of one name the newer goes, whoever controls it', () => {
  const game = table('2004', [{ hand: ['Relic'] }, { battlefield: ['Relic'] }], CARDS)
  const old = game.id('Relic', 'battlefield')
  game.cast('Relic').resolve()
  expect([game.state.battlefield, game.state.graveyards[0]?.length]).toEqual([[old], 1])
})
