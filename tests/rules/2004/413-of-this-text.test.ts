/** What a text says of the cards it has dealt with: which of them, whose, and what else is called so (413, 217). */
import { expect, test } from 'vitest'
import { deckProblems } from '../../../src/catalog/index.ts'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const deed = (text: string, type = 'Sorcery') => card('Deed', '{0}', type, text)
const REVIVE = card('Revive', '{0}', 'Sorcery', 'Return target creature card from a graveyard to the battlefield.')

inEditions('2004', '2011')('of this text, %s', (edition) => {
  test('[2004:413.2b] all of the revealed cards, or none of them, are put onto the battlefield', () => {
    const text =
      "Each player reveals the top card of their library. If all cards revealed this way are artifact cards, put those cards onto the battlefield under their owners' control."
    const put = (theirs: string): readonly boolean[] => {
      const sides = [{ hand: ['Deed'], library: ['Ring'] }, { library: [theirs] }] as const
      const game = table(edition, [sides[0], sides[1]], [deed(text)])
        .cast('Deed')
        .resolve()
      game.isAtAQuestion()
      return [game.has('battlefield', 'Ring', 0), game.has('battlefield', theirs, 1)]
    }
    expect([put('Ring'), put('Bear')]).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('[2004:217.9d] all other cards of the ante, not the one that has just been anted', () => {
    const bird = card(
      'Token Gift',
      '{0}',
      'Artifact',
      "Remove ~ from your deck before playing if you're not playing for ante.\n{0}: Ante ~. If you do, put all other cards you own from the ante into your graveyard, then draw a card.",
    )
    const sides = [{ battlefield: ['Token Gift'], library: ['Ox'], ante: ['Bear'] }, { ante: ['Forest'] }] as const
    const game = table(edition, [sides[0], sides[1]] as never, [bird])
    game.activate('Token Gift', 1).resolve()
    expect([game.zone('Token Gift'), game.has('graveyard', 'Bear', 0), game.has('ante', 'Forest', 1)]).toEqual([
      'ante',
      true,
      true,
    ])
    expect(game.handSize(0)).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:200.9] all of the one colour and all of the other, each from one’s own graveyard', () => {
    const text = 'Each player returns all black and all red creature cards from their graveyard to the battlefield.'
    const sides = [{ hand: ['Deed'], graveyard: ['Red', 'Bear'] }, { graveyard: ['Black', 'Ox'] }] as const
    const game = table(edition, [sides[0], sides[1]], [deed(text)])
      .cast('Deed')
      .resolve()
    expect(['Red', 'Black', 'Bear', 'Ox'].map((name) => game.zone(name))).toEqual([
      'battlefield',
      'battlefield',
      'graveyard',
      'graveyard',
    ])
    expect(get(game.state, game.id('Black')).controller).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:414.1] a countered creature spell enters under one’s control, any other goes where it belongs', () => {
    const text =
      'Counter target spell. If a creature spell is countered this way, put that card onto the battlefield under your control instead of into its owner’s graveyard.'
    const countered = (name: string): readonly [string, number] => {
      const game = table(edition, [{ hand: ['Pup', 'Ring'] }, { hand: ['Deed'] }], [deed(text, 'Instant')])
      game
        .cast(name)
        .pass()
        .cast('Deed', { targets: [name] })
        .resolve()
      game.isAtAQuestion()
      return [game.zone(name), get(game.state, game.id(name)).controller]
    }
    expect(countered('Pup')).toEqual(['battlefield', 1])
    expect(countered('Ring')[0]).toBe('graveyard')
  })

  test('[2004:404.4] the chosen opponent puts it from its owner’s graveyard onto the battlefield under their control', () => {
    const curse = card(
      'Curse',
      '{0}',
      'Enchantment',
      'Each creature has "When this creature dies, choose target opponent. That player puts this card from its owner\'s graveyard onto the battlefield under their control at the beginning of the next end step."',
    )
    const game = table(edition, [{ battlefield: ['Curse', 'Bear'], hand: ['Bolt'] }, {}], [curse])
    game.cast('Bolt', { targets: ['Bear'] }).resolve()
    while (game.question.kind !== 'priority') game.plain()
    game.resolveAll()
    expect(game.zone('Bear')).toBe('graveyard')
    game.to('end').resolveAll()
    expect([game.zone('Bear'), get(game.state, game.id('Bear')).controller]).toEqual(['battlefield', 1])
    game.isAtAQuestion()
  })

  test('[2004:404.3] the first card returns, if another creature was there', () => {
    const line = card(
      'Line',
      '{0}',
      'Artifact',
      "Whenever a creature dies, if another creature is on the battlefield, return the first card to the battlefield under its owner's control at the beginning of the next end step.",
    )
    const returned = (others: readonly string[]): string => {
      const game = table(
        edition,
        [{ battlefield: ['Line', ...others], hand: ['Bolt'] }, { battlefield: ['Bear'] }],
        [line],
      )
      game.cast('Bolt', { targets: ['Bear'] }).resolveAll()
      game.to('end').resolveAll()
      game.isAtAQuestion()
      return game.zone('Bear')
    }
    expect([returned(['Ox']), returned([])]).toEqual(['battlefield', 'graveyard'])
  })

  test('[2004:217.1] what enters from a graveyard, and the spell cast from one, are told apart from others', () => {
    const bell = creature(
      'Bell',
      '{0}',
      '1/1',
      'Whenever ~ or another permanent enters the battlefield from a graveyard, you gain 1 life.',
    )
    const game = table(
      edition,
      [{ battlefield: ['Bell'], hand: ['Revive', 'Ring'], graveyard: ['Bear'] }, {}],
      [bell, REVIVE],
    )
    game.cast('Ring').resolveAll()
    expect(game.life(0)).toBe(20)
    game.cast('Revive', { targets: ['Bear'] }).resolveAll()
    expect(game.life(0)).toBe(21)
    const back = table(edition, [{ hand: ['Revive'], graveyard: ['Bell'] }, {}], [bell, REVIVE])
    back.cast('Revive', { targets: ['Bell'] }).resolveAll()
    expect(back.life(0)).toBe(21)
    back.isAtAQuestion()
  })

  test('[2004:402.9] a spell cast from a graveyard can be aimed at, one from the hand can’t', () => {
    const deny = card('Deny', '{0}', 'Instant', 'Counter target spell cast from a graveyard.')
    const echo = card('Echo', '{0}', 'Sorcery', 'You gain 1 life.\nFlashback {0}')
    const plain = table(edition, [{ hand: ['Echo'] }, { hand: ['Deny'] }], [deny, echo])
      .cast('Echo')
      .pass()
    expect(plain.why({ do: 'cast', ...plain.way(plain.id('Deny'), 'normal') })).not.toBeNull()
    const game = table(edition, [{ graveyard: ['Echo'] }, { hand: ['Deny'] }], [deny, echo])
    game
      .cast('Echo', { via: 'flashback' })
      .pass()
      .cast('Deny', { targets: ['Echo'] })
      .resolveAll()
    expect(game.life(0)).toBe(20)
    game.isAtAQuestion()
  })

  test('[2004:200.9] a card counted under another name: in a graveyard, by spells of that name alone', () => {
    const named = 'You gain X life, where X is the number of cards named Gray Burst in all graveyards.'
    const burst = card('Gray Burst', '{0}', 'Sorcery', named)
    const other = card('Other', '{0}', 'Sorcery', named)
    const stand = creature(
      'Stand',
      '{0}',
      '1/1',
      'If ~ is in a graveyard, effects from spells named Gray Burst count it as a card named Gray Burst.',
    )
    const gained = (spell: string, sides: object): number => {
      const game = table(edition, [{ hand: [spell], ...sides }, {}], [burst, other, stand])
        .cast(spell)
        .resolve()
      game.isAtAQuestion()
      return game.life(0) - 20
    }
    expect(gained('Gray Burst', { graveyard: ['Stand', 'Gray Burst', 'Bear'] })).toBe(2)
    expect(gained('Other', { graveyard: ['Stand', 'Gray Burst'] })).toBe(1)
    expect(gained('Gray Burst', { battlefield: ['Stand'] })).toBe(0)
    const there = 'You gain X life, where X is the number of creatures on the battlefield named Gray Burst.'
    const game = table(
      edition,
      [{ hand: ['Gray Burst'], battlefield: ['Stand'] }, {}],
      [card('Gray Burst', '{0}', 'Sorcery', there), stand],
    )
    expect(game.cast('Gray Burst').resolve().life(0)).toBe(20)
  })

  test('[2004:100.2] a deck of any number of cards of that name, and of no other', () => {
    const swarm = creature('Swarm', '{2}{B}', '2/2', 'A deck can have any number of cards named Swarm.')
    const liar = creature('Liar', '{2}{B}', '2/2', 'A deck can have any number of cards named Swarm.')
    const of = (one: typeof swarm): readonly string[] =>
      deckProblems(edition, 'constructed', { deck: Array.from({ length: 60 }, () => one) }).map(({ key }) => key)
    expect([of(swarm), of(liar)]).toEqual([[], ['deck.tooMany']])
  })

  test('[2004:409.1b] an X that can’t be 0', () => {
    const lamp = card('Lamp', '{0}', 'Artifact', "{X}: You gain X life. X can't be 0.")
    const game = table(edition, [{ battlefield: ['Lamp', 'Island', 'Island'] }, {}], [lamp])
    game.reply({ do: 'activate', ...game.nth(game.id('Lamp'), 0) })
    const { min } = game.asks('number')
    expect([min, game.refusal(0).key.length > 0]).toEqual([1, true])
    const none = table(edition, [{ battlefield: ['Lamp'] }, {}], [lamp])
    expect(none.why({ do: 'activate', ...none.nth(none.id('Lamp'), 0) })).not.toBeNull()
  })
})
