/** Keyword actions later than the second book. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature('Scout', '{0}', '1/1', 'When ~ enters the battlefield, it explores.'),
  card('Chart', '{0}', 'Instant', 'Target creature explores.'),
  card('Journal', '{0}', 'Enchantment', 'Whenever a creature you control explores, you gain 1 life.'),
  creature('Schemer', '{0}', '1/1', 'When ~ enters the battlefield, it connives.'),
  card('Plot', '{0}', 'Sorcery', 'Discard a card. Target creature connives.'),
  creature('Captain', '{0}', '1/1', 'Whenever another creature enters the battlefield under your control, support 1.'),
  card('Rescue Party', '{0}', 'Instant', 'Support 2.'),
  creature('Runt', '{0}', '1/1'),
  creature('Giant', '{0}', '1/5'),
  card('Gaze', '{0}', 'Instant', 'Surveil 2.'),
  card('Spy', '{0}', 'Enchantment', 'Whenever you surveil, you gain 1 life.'),
  card('Muse Over', '{0}', 'Instant', 'Scry 2.'),
  card('Grow', '{0}', 'Instant', 'Bolster 2.'),
  creature('Adaptor', '{0}', '1/1', '{0}: Adapt 2.'),
  creature('Helper', '{0}', '1/1', 'When ~ enters the battlefield, support 2.'),
  card('Breed', '{0}', 'Sorcery', 'Create a 1/1 green Elf creature token. Populate.'),
  card('Alone', '{0}', 'Sorcery', 'Populate.'),
  card('Prod', '{0}', 'Instant', 'Investigate.'),
  card('Hoard', '{0}', 'Instant', 'Create a Treasure token and a Food token.'),
]

describe('[today:701.44] explore', () => {
  const enter = (library: readonly string[]) =>
    table('today', [{ hand: ['Scout'], battlefield: ['Journal'], library }, {}], CARDS)
      .cast('Scout')
      .resolve()

  test('a land goes to the hand, without a counter', () => {
    const game = enter(times(3, 'Forest')).resolveAll()
    expect([game.size('Scout'), game.has('hand', 'Forest', 0), game.life(0)]).toEqual(['1/1', true, 21])
  })
  test('another card gives a counter, and may be put into the graveyard', () => {
    const put = enter(['Bear', 'Forest']).until('confirm').reply(true).resolveAll()
    expect([put.size('Scout'), put.zone('Bear'), put.life(0)]).toEqual(['2/2', 'graveyard', 21])
    const kept = enter(['Bear', 'Forest']).until('confirm').reply(false).resolveAll()
    expect([kept.size('Scout'), kept.zone('Bear')]).toEqual(['2/2', 'library'])
  })
  test('the controller of what explores reveals their own card', () => {
    const game = table(
      'today',
      [
        { hand: ['Chart'], battlefield: ['Journal'] },
        { battlefield: ['Runt'], library: times(2, 'Island') },
      ],
      CARDS,
    )
    game.cast('Chart', { targets: ['Runt'] }).resolveAll()
    expect([game.has('hand', 'Island', 1), game.life(0)]).toEqual([true, 20])
  })
})

describe('[today:701.50] connive', () => {
  const discard = (name: string) => {
    const game = table('today', [{ hand: ['Schemer', 'Forest', 'Runt'], library: times(3, 'Island') }, {}], CARDS)
    game.cast('Schemer').resolve().until('choose')
    return game.reply([game.id(name, 'hand')]).resolveAll()
  }
  test('a nonland card discarded gives a counter, a land doesn’t', () => {
    expect([discard('Runt').size('Schemer'), discard('Forest').size('Schemer')]).toEqual(['2/2', '1/1'])
    expect(discard('Runt').handSize(0)).toBe(2)
  })
})

describe('[today:701.50] connive after another discard', () => {
  const end = (first: string, second: string) => {
    const side = { hand: ['Plot', 'Forest', 'Giant'], battlefield: ['Runt'], library: times(3, 'Island') }
    const game = table('today', [side, {}], CARDS)
      .cast('Plot', { targets: ['Runt'] })
      .resolve()
    for (const name of [first, second]) game.until('choose').reply([game.id(name, 'hand')])
    return game.resolveAll().size('Runt')
  }
  test('only the card discarded for it counts', () => {
    expect([end('Giant', 'Forest'), end('Forest', 'Giant')]).toEqual(['1/1', '2/2'])
  })
})

describe('[today:701.25] surveil', () => {
  const look = (name: string) =>
    table('today', [{ hand: [name], battlefield: ['Spy'], library: ['Bear', 'Ox', 'Elf'] }, {}], CARDS)
  test('any of the cards may go to the graveyard; then abilities that wait for it trigger', () => {
    const game = look('Gaze').cast('Gaze').resolve()
    const bear = game.id('Bear', 'library')
    game.until('choose').reply([bear]).resolveAll()
    expect([game.zone('Bear'), game.zone('Ox'), game.life(0)]).toEqual(['graveyard', 'library', 21])
  })
  test('scrying isn’t surveilling', () => expect(look('Muse Over').cast('Muse Over').resolveAll().life(0)).toBe(20))
})

describe('counters', () => {
  test('[today:701.39] bolster: the creature of yours with the least toughness', () => {
    const game = table('today', [{ hand: ['Grow'], battlefield: ['Runt', 'Giant'] }, { battlefield: ['Elf'] }], CARDS)
    game.cast('Grow').resolveAll()
    expect([game.size('Runt'), game.size('Giant')]).toEqual(['3/3', '1/5'])
  })
  test('[today:701.46] adapt: nothing while it has such a counter', () => {
    const game = table('today', [{ battlefield: ['Adaptor'] }, {}], CARDS)
      .activate('Adaptor')
      .resolveAll()
    expect(game.size('Adaptor')).toBe('3/3')
    expect(game.activate('Adaptor').resolveAll().size('Adaptor')).toBe('3/3')
  })
  test('[today:701.41] support: up to so many others, not itself', () => {
    const game = table('today', [{ hand: ['Helper'], battlefield: ['Runt', 'Giant'] }, {}], CARDS)
      .cast('Helper')
      .resolve()
    const { among } = game.asks('targets') as unknown as { among: readonly { object: number }[] }
    expect(among === undefined || among.every(({ object }) => object !== game.id('Helper'))).toBe(true)
    game.reply([game.ref('Runt'), game.ref('Giant')]).resolveAll()
    expect([game.size('Runt'), game.size('Giant'), game.size('Helper')]).toEqual(['2/2', '2/6', '1/1'])
  })
})

describe('[today:701.41] support names others than its own permanent', () => {
  test('also where the text is about another one, which may be chosen', () => {
    const game = table('today', [{ hand: ['Runt'], battlefield: ['Captain'] }, {}], CARDS)
      .cast('Runt')
      .resolve()
    expect(game.asks('targets').legal).toEqual([game.ref('Runt')])
    expect(
      game
        .reply([game.ref('Runt')])
        .resolveAll()
        .size('Runt'),
    ).toBe('2/2')
  })
  test('of an instant any creatures', () => {
    const game = table('today', [{ hand: ['Rescue Party'], battlefield: ['Runt', 'Giant'] }, {}], CARDS)
    game.cast('Rescue Party', { targets: ['Runt', 'Giant'] }).resolveAll()
    expect([game.size('Runt'), game.size('Giant')]).toEqual(['2/2', '2/6'])
  })
})

describe('tokens', () => {
  test('[today:701.36] populate copies a creature token, and does nothing without one', () => {
    const game = table('today', [{ hand: ['Breed', 'Alone'], battlefield: ['Runt'] }, {}], CARDS)
      .cast('Breed')
      .resolveAll()
    expect(game.state.battlefield).toHaveLength(3)
    const none = table('today', [{ hand: ['Alone'], battlefield: ['Runt'] }, {}], CARDS)
      .cast('Alone')
      .resolveAll()
    expect(none.state.battlefield).toHaveLength(1)
  })
  test('[today:701.16] a Clue is a colourless artifact that is sacrificed for a card', () => {
    const game = table('today', [{ hand: ['Prod'], pool: '{C}{C}' }, {}], CARDS)
      .cast('Prod')
      .resolveAll()
    const cards = game.handSize(0)
    game.activate('Clue').resolveAll()
    expect([game.handSize(0), game.has('battlefield', 'Clue')]).toEqual([cards + 1, false])
  })
  test('[today:111.10] a Treasure gives mana of any colour, a Food 3 life', () => {
    const game = table('today', [{ hand: ['Hoard'], pool: '{C}{C}' }, {}], CARDS)
      .cast('Hoard')
      .resolveAll()
    expect(game.activate('Food').resolveAll().life(0)).toBe(23)
    game.activate('Treasure')
    while (game.question.kind !== 'priority') game.plain()
    expect([game.pool(0).length, game.has('battlefield', 'Treasure')]).toEqual([1, false])
  })
})
