/** What "other" is other than: not always the object that says it. Each is played. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'
import { problems } from '../support.ts'

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].flatMap((name) => [name, name])
const CARDS = [
  card(
    'War Drum',
    '{R}',
    'Enchantment',
    'Whenever a creature you control attacks, it gets +1/+0 until end of turn for each other attacking creature that shares a creature type with it.',
  ),
  card(
    'Rash',
    '{B}',
    'Enchantment',
    'Whenever a creature enters the battlefield, destroy all other creatures that share a color with it.',
  ),
  card('Jam', '{U}', 'Enchantment', 'Whenever an artifact enters the battlefield, tap all other artifacts.'),
  creature(
    'Toll Imp',
    '{R}',
    '2/1',
    "Whenever a land enters the battlefield under an opponent's control, if that player had another land enter the battlefield under their control this turn, ~ deals 3 damage to that player.",
  ),
  card(
    'Bravery',
    '{W}',
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control.',
  ),
  card('Envy', '{B}', 'Enchantment — Aura', 'Enchant creature\nOther creatures you control get -1/-1.'),
  card(
    'Company',
    '{W}',
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature has shroud as long as its controller controls another creature.',
  ),
  card(
    'Crest',
    '{W}',
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature gets +2/+2 for each other enchantment on the battlefield.',
  ),
  card(
    'Banner',
    '{1}',
    'Artifact — Equipment',
    'Equipped creature gets +1/+0 for each other creature you control.\nEquip {0}',
  ),
  card(
    'Two Hands',
    '{U}',
    'Artifact',
    `When ~ enters the battlefield, exile the top two cards of your library face down.
At the beginning of your upkeep, you may exile all cards from your hand face down. If you do, put all other cards you own exiled with ~ into your hand.`,
  ),
  creature(
    'Glare Mage',
    '{R}',
    '1/2',
    '{T}: ~ deals 1 damage to target creature and each other creature that shares a color with it.',
  ),
  creature(
    'Chief',
    '{R}',
    '2/2',
    '{T}: Target creature gets +1/+0 until end of turn for each other attacking creature.',
  ),
  creature('Monk', '{W}', '1/1', '', 'Creature — Monk'),
  creature('Imp', '{R}', '1/1', '', 'Creature — Imp'),
  creature(
    'Warden',
    '{W}',
    '1/1',
    "Whenever a creature enters the battlefield under an opponent's control, tap all other creatures.",
  ),
  creature(
    'Ember',
    '{R}',
    '1/4',
    'Whenever a creature enters the battlefield, ~ deals 1 damage to each other creature.',
  ),
  card('Urn', '{1}', 'Artifact'),
  card(
    'Scout',
    '{G}',
    'Sorcery',
    'Search your library for a basic land card, put that card onto the battlefield, then shuffle.',
  ),
]

inEditions('2004', '2011')('others, %s', (edition) => {
  const mine = (battlefield: string[], hand: string[] = [], theirs: string[] = []): Table =>
    table(edition, [{ battlefield: [...LANDS, ...battlefield], hand }, { battlefield: theirs }], CARDS)
  const tapped = (game: Table, pick: string): boolean => game.state.objects.flat()[game.id(pick)]?.tapped === true

  test('[2004:404.1] than the attacker that the event is about', () => {
    const game = mine(['War Drum', 'Elf', 'Monk'])
    game.attack('Elf', 'Monk').resolveAll()
    expect([game.size('Elf'), game.size('Monk')]).toEqual(['1/1', '1/1'])
    const pair = mine(['War Drum', '2:Elf'.slice(2), 'Elf'])
    pair.attack('1:Elf', '2:Elf').resolveAll()
    expect([pair.size('1:Elf'), pair.size('2:Elf')]).toEqual(['2/1', '2/1'])
    pair.isAtAQuestion()
  })

  test('[2004:404.1] than the creature that enters', () => {
    const game = mine(['Rash', 'Elf', 'Monk'], ['Bear'])
    game.cast('Bear').resolveAll()
    expect(game.has('graveyard', 'Elf')).toBe(true)
    expect([game.zone('Bear'), game.zone('Monk')]).toEqual(['battlefield', 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:404.1] than the creature that enters, of two that it could be', () => {
    const theirs = { hand: ['Elf'], battlefield: LANDS }
    const game = table(edition, [{ battlefield: ['Warden', 'Ox'] }, theirs], CARDS, { active: 1 })
    game.cast('Elf').resolveAll()
    expect([tapped(game, 'Elf'), tapped(game, 'Warden'), tapped(game, 'Ox')]).toEqual([false, true, true])
    game.isAtAQuestion()
  })

  test('[2004:404.1] than the one that the clause names', () => {
    const game = mine(['Ember'], ['Elf'])
    game.cast('Elf').resolveAll()
    expect(game.has('graveyard', 'Elf')).toBe(true)
    expect(game.state.objects.flat()[game.id('Ember')]?.damage).toBe(0)
    game.isAtAQuestion()
  })

  test('[2004:404.1] than the artifact that enters', () => {
    const game = mine(['Jam', 'Banner'], ['Urn'])
    game.cast('Urn').resolveAll()
    expect([tapped(game, 'Banner'), tapped(game, 'Urn')]).toEqual([true, false])
    game.isAtAQuestion()
  })

  test('[2004:404.3] than the land that enters, in a condition', () => {
    const theirs = { hand: ['Forest', 'Scout'], battlefield: LANDS }
    const game = table(edition, [{ battlefield: ['Toll Imp'] }, theirs], CARDS, { active: 1 })
    game.land('Forest').resolveAll()
    expect(game.life(1)).toBe(20)
    game.cast('Scout').resolveAll()
    expect(game.life(1)).toBe(17)
    game.isAtAQuestion()
  })

  test('[2004:217.2] than the creature that an Aura or Equipment is attached to', () => {
    const alone = mine(['Elf'], ['Bravery'])
    alone.cast('Bravery', { targets: ['Elf'] }).resolveAll()
    expect(alone.size('Elf')).toBe('1/1')
    const two = mine(['Elf', 'Monk'], ['Bravery', 'Company'])
    two.cast('Bravery', { targets: ['Elf'] }).resolveAll()
    expect(two.size('Elf')).toBe('2/2')
    const equipped = mine(['Elf', 'Monk', 'Banner'])
    equipped.activate('Banner', 1, { targets: ['Elf'] }).resolveAll()
    expect(equipped.size('Elf')).toBe('2/1')
    equipped.isAtAQuestion()
  })

  test('[2004:217.2] an Aura’s rule about others spares what it enchants', () => {
    const game = mine(['Ox', 'Bear'], ['Envy'])
    game.cast('Envy', { targets: ['Ox'] }).resolveAll()
    expect([game.size('Ox'), game.size('Bear')]).toEqual(['3/3', '1/1'])
    game.isAtAQuestion()
  })

  test('[2004:217.2] as long as another creature is there', () => {
    const aimed = (...others: string[]): unknown => {
      const game = mine(['Elf', ...others], ['Company', 'Spark'])
      game.cast('Company', { targets: ['Elf'] }).resolveAll()
      game.cast('Spark')
      return game.asks('targets').legal
    }
    expect(aimed()).toContainEqual({ object: expect.any(Number) })
    expect(aimed('Monk')).toHaveLength(3)
    expect(aimed()).toHaveLength(3)
  })

  test('[2004:217.2] other enchantments are other than the Aura itself', () => {
    const game = mine(['Elf', 'Jam'], ['Crest'])
    game.cast('Crest', { targets: ['Elf'] }).resolveAll()
    expect(game.size('Elf')).toBe('3/3')
    game.isAtAQuestion()
  })

  test('[2004:413.2b] than the cards that have just been exiled', () => {
    const game = table(
      edition,
      [{ battlefield: LANDS, hand: ['Two Hands', 'Elf'], library: ['Ox', 'Ox', ...times(6, 'Bear')] }, {}],
      CARDS,
    )
    game.cast('Two Hands').resolveAll()
    game.to('upkeep', game.state.turn.number + 2).resolveAll()
    expect(game.state.hands[0]).toHaveLength(2)
    expect([game.has('hand', 'Ox', 0), game.has('hand', 'Elf', 0)]).toEqual([true, false])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] than the target of the same verb', () => {
    const game = mine(['Glare Mage', 'Imp'], [], ['Ox'])
    game.activate('Glare Mage', 0, { targets: ['Imp'] }).resolveAll()
    expect(game.has('graveyard', 'Imp')).toBe(true)
    expect(game.state.objects.flat()[game.id('Glare Mage')]?.damage).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:413.2b] than the target whose number is counted', () => {
    const game = mine(['Chief', 'Elf', 'Monk'])
    game
      .attack('Elf', 'Monk')
      .activate('Chief', 0, { targets: ['Elf'] })
      .resolveAll()
    expect(game.size('Elf')).toBe('2/1')
    game.isAtAQuestion()
  })
})

test.each([
  ['Artifact', '{T}: Tap all other creatures.', 'dangling'],
  ['Artifact', 'Whenever another artifact enters the battlefield, untap all other artifacts you control.', 'pronoun'],
  ['Enchantment', 'At the beginning of your upkeep, sacrifice ~ unless you control another land.', 'dangling'],
])('%s, "%s": other than nothing, or than one of two, is refused', (type, text, reason) => {
  expect(problems(text, type).map(({ reason }) => reason)).toEqual([reason])
})
