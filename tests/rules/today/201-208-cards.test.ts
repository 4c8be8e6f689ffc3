import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, faced, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

/** What two texts compile to, but for the words that they are printed in. */
const meaning = (text: string, name = 'Ada, the Bold') =>
  JSON.stringify(card(name, '{0}', 'Legendary Creature — Human', text, '1/1').abilities)

test('[today:201.5c] a creature’s text speaks of it by name, by short name, or as this creature', () => {
  const said = ['this creature', 'Ada, the Bold', 'Ada'].map((who) => meaning(`When ${who} dies, you gain 1 life.`))
  expect(new Set(said).size).toBe(1)
  expect(meaning('When a creature dies, you gain 1 life.')).not.toBe(said[0])
})

test('[today:202.3] mana value is what converted mana cost was', () => {
  const of = (words: string) =>
    JSON.stringify(card('Cut', '{0}', 'Sorcery', `Destroy target creature with ${words} 3 or less.`).abilities)
  expect(of('mana value')).toBe(of('converted mana cost'))
})

test('[today:106.1b/c] texts that make colourless mana say so by its symbol; older ones by a numeral', () => {
  const of = (text: string) => JSON.stringify(card('Spring', '', 'Land', text).abilities)
  expect(of('{T}: Add {C}{C}.')).toBe(of('{T}: Add {2} to your mana pool.'))
  const spring = card('Spring', '', 'Land', '{T}: Add {C}{C}.')
  expect(
    table('today', [{ battlefield: ['Spring'] }, {}], [spring])
      .activate('Spring')
      .pool(0),
  ).toBe('CC')
})

test('[today:513.1a] at end of turn is at the beginning of the end step', () => {
  const of = (text: string) => JSON.stringify(card('Dusk', '{0}', 'Enchantment', text).abilities)
  expect(of('At end of turn, you gain 1 life.')).toBe(of('At the beginning of the end step, you gain 1 life.'))
  expect(of('{0}: Draw a card. Discard a card at end of turn.')).toBe(
    of('{0}: Draw a card. Discard a card at the beginning of the next end step.'),
  )
})

test('[today:205.3b] Time Lord is one creature type of two words', () => {
  const { subtypes } = card('Ada', '{0}', 'Creature — Time Lord Doctor', '', '1/1')
  expect(subtypes).toEqual(['Time Lord', 'Doctor'])
})

test('[today:308 today:205.2a] kindred is what tribal was: a card type with creature types', () => {
  const [now, before] = ['Kindred', 'Tribal'].map((type) =>
    card('Old War', '{0}', `${type} Instant — Goblin`, 'You gain 1 life.'),
  )
  expect(now).toEqual(before)
  const find = 'Search your library for a kindred card, reveal it, put it into your hand, then shuffle.'
  const seek = card('Seek Kin', '{0}', 'Sorcery', find)
  const drum = card('Drum', '{1}', 'Enchantment', 'Whenever you cast a Goblin spell, you gain 3 life.')
  const sides = { battlefield: ['Drum'], hand: ['Seek Kin'], library: ['Forest', 'Old War', 'Bear'] }
  const game = table('today', [sides, {}], [seek, drum, ...(now === undefined ? [] : [now])])
    .cast('Seek Kin')
    .resolve()
  const { from } = game.asks('choose')
  game.reply(from.slice(0, 1))
  expect([from.length, game.zone('Old War')]).toEqual([1, 'hand'])
  expect(game.cast('Old War').resolveAll().life(0)).toBe(24)
})

inEditions('2011', 'today')('names, %s', (edition) => {
  const purge = card(
    'Purge',
    '{0}',
    'Sorcery',
    'Destroy target creature and all other creatures with the same name as that creature.',
  )
  const hidden = { name: 'Hidden One', faceDown: true }

  test('[today:201.2a] what has no name shares none, not even with another that has none', () => {
    const game = table(
      edition,
      [{ hand: ['Purge'] }, { battlefield: [hidden, hidden, 'Bear', 'Bear'] }],
      [purge, zoo('Hidden One')],
    )
    const [first = 0, second = 0] = game.state.battlefield.filter((id) => characteristics(game.state, id).name === '')
    game
      .reply({ do: 'cast', object: game.id('Purge', 'hand'), via: 'normal' })
      .reply([{ object: first }])
      .resolve()
    expect(game.state.battlefield).toContain(second)
    expect(game.state.battlefield.length).toBe(3)
  })

  test('[today:201.2a] one name of a split card in common is enough', () => {
    const whole = faced(
      'split',
      ['Ember', '{0}', 'Sorcery', 'You gain 1 life.'],
      ['Ash', '{0}', 'Sorcery', 'You gain 2 life.'],
    )
    const root = card(
      'Root Out',
      '{0}',
      'Instant',
      'Counter target spell. Exile all cards with the same name as that spell from all graveyards.',
    )
    const sides = { hand: ['Ember // Ash', 'Root Out'], graveyard: ['Ember // Ash', 'Bear'] }
    const game = table(edition, [sides, {}], [whole, root]).cast('Ember // Ash', { half: 'Ash' })
    game.reply({ do: 'cast', object: game.id('Root Out', 'hand'), via: 'normal' })
    game.reply([{ object: game.state.stack[0] ?? 0 }]).resolve()
    expect([game.state.exile.length, game.zone('Bear')]).toEqual([2, 'graveyard'])
  })
})

inEditions('2011', 'today')('base power and toughness, %s', (edition) => {
  test('[today:208.4] a new base comes before counters and other additions', () => {
    const set = card(
      'Set Four',
      '{0}',
      'Instant',
      'Target creature has base power and toughness 4/4 until end of turn.',
    )
    const grown = { name: 'Bear', counters: { '+1/+1': 2 } }
    const game = table(edition, [{ battlefield: [grown], hand: ['Set Four'] }, {}], [set])
    expect(
      game
        .cast('Set Four', { targets: ['Bear'] })
        .resolve()
        .size('Bear'),
    ).toBe('6/6')
  })
})

inEditions('2011', 'today')('planeswalkers of one type, %s', (edition) => {
  test('[today:306.4 today:205.3j] today both stay, unless they have one name as well', () => {
    const [one, two] = [walker('Lampward', '{0}', 5, '', 'Jace'), walker('Stillmind', '{0}', 3, '', 'Jace')]
    const at = (name: string, loyalty: number) => ({ name, counters: { loyalty } })
    const game = table(edition, [{ battlefield: [at('Lampward', 5)], hand: ['Stillmind'] }, {}], [one, two])
    game.cast('Stillmind').resolve()
    expect(game.state.battlefield.length).toBe(edition === 'today' ? 2 : 0)
    game.isAtAQuestion()
  })

  test('[today:205.3j] planeswalkers are legendary today: of one name each player keeps one', () => {
    const legend = (name: string) => ({ ...walker(name, '{0}', 5, '', 'Jace'), supertypes: ['legendary' as const] })
    const there = { name: 'Lampward', counters: { loyalty: 5 } }
    const game = table(
      'today',
      [{ battlefield: [there], hand: ['Lampward'] }, { battlefield: [there] }],
      [legend('Lampward')],
    )
    game.cast('Lampward').resolve()
    const { reason, from } = game.asks('choose')
    expect([reason, from.length]).toEqual(['keepLegend', 2])
    game.reply([from[0] ?? 0])
    expect(game.state.battlefield.length).toBe(2)
  })
})

inEditions('2011', 'today')('Equipment, %s', (edition) => {
  const blade = card('Blade', '{0}', 'Artifact — Equipment', 'Equipped creature gets +2/+0.\nEquip {1}')
  const wake = card('Wake', '{0}', 'Instant', 'Target artifact becomes a 1/1 artifact creature until end of turn.')
  const slay = card('Slay', '{0}', 'Instant', 'Destroy target creature.')
  const arm = card(
    'Arm',
    '{0}',
    'Sorcery',
    'Return target Equipment card from your graveyard to the battlefield attached to target creature.',
  )
  const cards = [blade, wake, slay, arm]

  test('[today:301.5 today:704.5p] as a creature it comes off', () => {
    const sides = { battlefield: [{ name: 'Blade', attachedTo: 'Bear' }, 'Bear'], hand: ['Wake'] }
    const game = table(edition, [sides, {}], cards)
    expect(game.size('Bear')).toBe('4/2')
    game.cast('Wake', { targets: ['Blade'] }).resolve()
    expect([game.size('Bear'), game.zone('Blade')]).toEqual(['2/2', 'battlefield'])
  })

  test('[today:301.5 today:303.4i] told to enter attached to what is gone, it enters unattached today', () => {
    const sides = { battlefield: ['Bear'], hand: ['Arm', 'Slay'], graveyard: ['Blade'] }
    const game = table(edition, [sides, {}], cards).cast('Arm', { targets: ['Blade', 'Bear'] })
    game
      .cast('Slay', { targets: ['Bear'] })
      .resolve()
      .resolve()
    expect([game.zone('Blade'), game.state.stack]).toEqual([edition === 'today' ? 'battlefield' : 'graveyard', []])
    const whole = table(edition, [sides, {}], cards)
      .cast('Arm', { targets: ['Blade', 'Bear'] })
      .resolve()
    expect(whole.size('Bear')).toBe('4/2')
  })
})
