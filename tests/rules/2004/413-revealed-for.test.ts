import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const sorcery = (name: string, text: string) => card(name, '{U}', 'Sorcery', text)
const CARDS = [
  sorcery(
    'Erratic Bolt',
    'Choose any target. Reveal cards from the top of your library until you reveal a nonland card. ~ deals damage equal to that card’s mana value to that permanent or player. Put the revealed cards on the bottom of your library in any order.',
  ),
  sorcery('Offering Back', 'The owner of target permanent shuffles it into their library, then draws two cards.'),
  sorcery('Levelling', 'Each player’s life total becomes the lowest life total among all players.'),
  sorcery(
    'Deep Purge',
    'Choose a nonland card name. Search target player’s graveyard, hand, and library for all cards with that name and exile them. Then that player shuffles.',
  ),
  sorcery(
    'Wide Purge',
    'Target player reveals their hand. You choose a nonland card from it. Search that player’s graveyard, hand, and library for all cards with the same name as that card and exile them. Then that player shuffles.',
  ),
  creature('Elk', '{G}', '1/1'),
]

inEditions('2004', '2011')('what is revealed, found and returned, %s', (edition) => {
  const at = (hand: readonly string[], yours: object = {}, theirs: object = {}): Table =>
    table(edition, [{ battlefield: ['Island', 'Island', 'Mountain'], hand, ...yours }, theirs], CARDS)

  test('[2004:217.2b] by the card that was sought, then all of them below', () => {
    const game = at(['Erratic Bolt'], { library: ['Forest', 'Plains', 'Ox', 'Swamp'] })
    game.cast('Erratic Bolt', { targets: ['player 1'] }).resolve()
    while (game.question.kind !== 'priority') game.plain()
    expect(game.life(1)).toBe(17)
    expect(game.state.libraries[0]?.[0]).toBe(game.id('Swamp', 'library'))
    expect(game.state.libraries[0]?.length).toBe(4)
    const none = at(['Erratic Bolt'], { library: ['Forest', 'Plains'] })
    none.cast('Erratic Bolt', { targets: ['player 1'] }).resolve()
    while (none.question.kind !== 'priority') none.plain()
    expect([none.life(1), none.state.libraries[0]?.length]).toEqual([20, 2])
    none.isAtAQuestion()
  })

  test('[2004:217.1b] its owner draws, once it is in their library', () => {
    const game = at(['Offering Back'], {}, { battlefield: ['Ox'], library: ['Forest'] })
    game.cast('Offering Back', { targets: ['Ox'] }).resolve()
    expect([game.zone('Ox'), game.handSize(1), game.handSize(0)]).toEqual(['hand', 2, 0])
    game.isAtAQuestion()
  })

  test('[2004:104.2] all come to the lowest of all', () => {
    const game = at(['Spark', 'Levelling'])
      .cast('Spark', { targets: ['player 1'] })
      .resolve()
    game.cast('Levelling').resolve()
    expect([game.life(0), game.life(1)]).toEqual([17, 17])
    game.isAtAQuestion()
  })

  test('[2004:glossary/search] in every zone at once: what lies open is found in any case', () => {
    const theirs = { graveyard: ['Elk'], hand: ['Elk', 'Ox'], library: ['Elk', 'Forest'] }
    const game = at(['Deep Purge'], {}, theirs)
      .cast('Deep Purge', { targets: ['player 1'] })
      .resolve()
      .reply('Elk')
    expect(game.asks('choose')).toMatchObject({ seat: 0, min: 0, max: 2 })
    game.reply([game.id('Elk', 'hand')])
    expect([game.has('graveyard', 'Elk', 1), game.has('hand', 'Elk', 1), game.has('library', 'Elk', 1)]).toEqual([
      false,
      false,
      true,
    ])
    expect(game.state.exile.length).toBe(2)
    game.isAtAQuestion()
  })

  test('[2004:217.3c] a card is chosen from the hand and stays there until it is searched for', () => {
    const game = at(['Wide Purge'], {}, { hand: ['Elk', 'Ox', 'Forest'], library: ['Elk', 'Forest'] })
    game.cast('Wide Purge', { targets: ['player 1'] }).resolve()
    expect(game.asks('choose').from.length).toBe(2)
    game.reply([game.id('Elk', 'hand')])
    const { from } = game.asks('choose')
    expect(from.length).toBe(2)
    game.reply(from)
    expect([game.state.exile.length, game.handSize(1), game.has('hand', 'Ox', 1)]).toEqual([2, 2, true])
    game.isAtAQuestion()
  })
})
