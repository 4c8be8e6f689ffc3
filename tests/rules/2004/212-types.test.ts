import { expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const ENGINE = card('Engine', '{0}', 'Artifact Creature — Golem', '{0}: You gain 1 life.', '1/1')
const NO_ARTIFACT = zoo('Oxidise')
const NO_CREATURE = card('Deny', '{0}', 'Instant', 'Counter target creature spell.')
const WAKE = card('Wake', '{0}', 'Instant', 'Target land becomes a 2/2 creature until end of turn.')
const ALL_LANDS = zoo('Living Land')
const ALL_ARTIFACTS = zoo('Marching Steel')
const FORGE = card('Forge', '', 'Artifact Land', '{T}: Add {R}.')
const SHRINE = card('Shrine', '{0}', 'Artifact Enchantment', 'Creatures get +0/+0.')
const SWARM = zoo('Goblinise')
const KEEP = zoo('High Keep')
const TOTEM = zoo('Totem')
const DEADEN = zoo('Deaden')
const CARDS = [
  ENGINE,
  NO_ARTIFACT,
  NO_CREATURE,
  WAKE,
  ALL_LANDS,
  ALL_ARTIFACTS,
  FORGE,
  SHRINE,
  SWARM,
  KEEP,
  TOTEM,
  DEADEN,
]

inEditions('2004', '2011')('212.1 types, %s', (edition) => {
  test('[2004:212.1a] an ability has no type, whatever its source is', () => {
    const sides = { battlefield: ['Engine'], hand: ['Oxidise', 'Deny', 'Engine'] }
    const game = table(edition, [sides, {}], CARDS)
    game.activate('Engine')
    const [ability] = game.state.stack
    expect(characteristics(game.state, ability as number).types).toEqual([])
    for (const name of ['Oxidise', 'Deny'])
      expect(game.why({ do: 'cast', object: game.id(name), via: 'normal' })?.rule).toBe(
        cite('announce.targets', edition),
      )
    game.resolve().cast('Engine', {})
    for (const name of ['Oxidise', 'Deny'])
      expect(game.why({ do: 'cast', object: game.id(name), via: 'normal' })).toBeNull()
  })

  test('[2004:212.1b] a new type replaces the old, with its subtypes; counters stay; then all is as before', () => {
    const sides = { battlefield: [{ name: 'Forest', counters: { charge: 1 } }], hand: ['Wake'] }
    const game = table(edition, [sides, {}], CARDS)
    const forest = game.id('Forest', 'battlefield')
    game.cast('Wake', { targets: ['Forest'] }).resolve()
    const now = characteristics(game.state, forest)
    expect([now.types, now.subtypes, now.abilities, now.supertypes]).toEqual([['creature'], [], [], ['basic']])
    expect(get(game.state, forest).counters).toEqual({ charge: 1 })
    expect(game.size('Forest')).toBe('2/2')
    game.to('upkeep', game.state.turn.number + 1)
    const later = characteristics(game.state, forest)
    expect([later.types, later.subtypes, later.abilities.length]).toEqual([['land'], ['Forest'], 1])
  })

  test('[2004:212.1b] a new creature type replaces creature types and leaves the land types and the card types', () => {
    const dryad = zoo('Dryad Wood')
    const game = table(edition, [{ battlefield: ['Dryad Wood'], hand: ['Goblinise'] }, {}], [...CARDS, dryad])
    game.cast('Goblinise', { targets: ['Dryad Wood'] }).resolve()
    const { types, subtypes } = characteristics(game.state, game.id('Dryad Wood'))
    expect(types).toEqual(['land', 'creature'])
    expect([...subtypes].sort()).toEqual(['Forest', 'Goblin'])
  })

  test('[2004:212.1c] what is still a land or becomes an artifact creature keeps all its types', () => {
    const game = table(edition, [{ battlefield: ['Living Land', 'Forge', 'Forest'] }, {}], CARDS)
    expect(characteristics(game.state, game.id('Forge')).types).toEqual(['artifact', 'land', 'creature'])
    const forest = characteristics(game.state, game.id('Forest', 'battlefield'))
    expect([forest.types, forest.subtypes]).toEqual([['land', 'creature'], ['Forest']])
    const steel = table(edition, [{ battlefield: ['Marching Steel', 'Shrine'] }, {}], CARDS)
    expect(characteristics(steel.state, steel.id('Shrine')).types).toEqual(['artifact', 'enchantment', 'creature'])
    expect(steel.size('Shrine')).toBe('1/1')
  })

  test('[2004:212.1d] supertypes stay: legendary and basic lands that are creatures are legendary and basic', () => {
    const game = table(edition, [{ battlefield: ['Living Land', 'High Keep', 'Forest'] }, {}], CARDS)
    const supertypes = (name: string) => characteristics(game.state, game.id(name, 'battlefield')).supertypes
    expect([supertypes('High Keep'), supertypes('Forest')]).toEqual([['legendary'], ['basic']])
  })

  test('[2004:212.1e] a creature type that is chosen is exactly one, and one that exists', () => {
    const game = table(edition, [{ hand: ['Totem'] }, {}], CARDS)
    game.cast('Totem').resolve()
    game.asks('creatureType')
    for (const wrong of ['Merfolk Wizard', 'artifact', 'Swamp', 'opponent', 'truck', 'Truck', 'Equipment', ''])
      expect([cite('type.chosen', edition), cite('cast.announced', edition)]).toContain(game.refusal(wrong).rule)
    game.reply('Merfolk')
    expect(get(game.state, game.id('Totem')).chosen.type).toBe('Merfolk')
  })

  test('[2004:212.1e] a creature type of a card of the game exists too', () => {
    const own = creature('Oddity', '{0}', '1/1', '', 'Creature — Quibbler')
    const game = table(edition, [{ hand: ['Totem', 'Oddity'] }, {}], [...CARDS, own])
    game.cast('Totem').resolve().reply('Quibbler')
    expect(get(game.state, game.id('Totem')).chosen.type).toBe('Quibbler')
  })

  test('[2004:212.1e 2004:212.3c] Legend is a creature type in 2004; in 2011 it is none, though a card has it', () => {
    const elder = zoo('Elder Mira')
    const text = 'Change the text of target permanent by replacing all instances of one creature type with another.'
    const reword = card('Reword', '{0}', 'Instant', text)
    const sides = { battlefield: ['Elder Mira'], hand: ['Totem', 'Reword'] }
    const game = table(edition, [sides, {}], [...CARDS, elder, reword])
    const known = edition === '2004'
    game.cast('Reword', { targets: ['Elder Mira'] }).resolve()
    expect(game.asks('word').words.includes('Legend')).toBe(known)
    game.reply('Elf').reply('Wizard').cast('Totem').resolve()
    expect(game.asks('creatureType').known.includes('Legend')).toBe(known)
    if (!known) expect(game.refusal('Legend')).toMatchObject({ key: 'reply.noCreatureType' })
    game.reply(known ? 'Legend' : 'Wizard').isAtAQuestion()
  })
})
