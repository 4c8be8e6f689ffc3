/**
 * Searches whose finds are shown and then parted (glossary "search"; 217.2), piles that are destroyed, and milled
 * cards.
 */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const REACH = card(
  'Wide Reach',
  '{0}',
  'Sorcery',
  'Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.',
)
const GIFTS = card(
  'Four Gifts',
  '{0}',
  'Sorcery',
  'Search your library for up to four cards with different names and reveal them. Target opponent chooses two of those cards. Put the chosen cards into your graveyard and the rest into your hand. Then shuffle.',
)
const RISK = card(
  'Bold Risk',
  '{0}',
  'Sorcery',
  'Search your library for a card, put that card into your hand, discard a card at random, then shuffle.',
)
const SPLIT = card(
  'Hard Split',
  '{0}',
  'Sorcery',
  "Separate all creatures target player controls into two piles. Destroy all creatures in the pile of that player's choice. They can't be regenerated.",
)
const GIVE = card(
  'Sore Split',
  '{0}',
  'Sorcery',
  'Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice.',
)
const RISE = card(
  'Rise or Rest',
  '{0}',
  'Sorcery',
  "Separate all creature cards in your graveyard into two piles. Exile the pile of an opponent's choice and return the other to the battlefield.",
)
const GRIND = card(
  'Fine Grinder',
  '{0}',
  'Sorcery',
  "Target player mills a card. You gain X life, where X is the milled card's mana value.",
)
const OWED = card('Owed Land', '{0}', 'Sorcery', "Sacrifice a land of an opponent's choice.")

const ids = (game: ReturnType<typeof table>, ...names: readonly string[]) => names.map((name) => game.id(name))

inEditions('2004', '2011')('217.2 found and parted, %s', (edition) => {
  test('[2004:217.2] one of the two enters tapped, the other goes to the hand', () => {
    const game = table(edition, [{ hand: ['Wide Reach'], library: ['Bear', 'Forest', 'Island', 'Swamp'] }, {}], [REACH])
    game.cast('Wide Reach').resolve()
    const question = game.asks('choose')
    expect([question.min, question.max, question.from.length]).toEqual([0, 2, 3])
    game.reply(ids(game, 'Forest', 'Swamp'))
    game.reply(ids(game, 'Swamp'))
    expect([game.zone('Swamp'), game.has('hand', 'Forest', 0), game.has('library', 'Island', 0)]).toEqual([
      'battlefield',
      true,
      true,
    ])
    expect(game.state.objects.length).toBeGreaterThan(0)
  })

  test('[2004:217.2] the only one found enters; nothing found, the library is shuffled all the same', () => {
    const game = table(
      edition,
      [{ hand: ['Wide Reach', 'Wide Reach'], library: ['Bear', 'Forest', 'Island'] }, {}],
      [REACH],
    )
    game.cast('1:Wide Reach').resolve()
    game.reply(ids(game, 'Forest'))
    expect([game.zone('Forest'), game.handSize(0)]).toEqual(['battlefield', 1])
    game.cast('Wide Reach').resolve()
    game.reply([])
    expect([game.handSize(0), game.has('library', 'Island', 0)]).toEqual([0, true])
    expect(game.events.filter(({ kind }) => kind === 'shuffled')).toHaveLength(2)
  })

  test('[2004:217.2] no two with the same name; the opponent chooses where they go', () => {
    const library = ['Bear', 'Bear', 'Ox', 'Forest', 'Island']
    const game = table(edition, [{ hand: ['Four Gifts'], library }, {}], [GIFTS])
    game.cast('Four Gifts', { targets: ['player 1'] }).resolve()
    const search = game.asks('choose')
    expect([search.min, search.max, search.from.length]).toEqual([0, 4, 5])
    const bears = ids(game, '1:Bear', '2:Bear')
    expect(game.refusal(bears).key).toBe('choose.notTogether')
    game.reply(ids(game, 'Bear', 'Ox', 'Forest', 'Island'))
    const choice = game.asks('choose')
    expect([choice.seat, choice.min, choice.max, choice.from.length]).toEqual([1, 2, 2, 4])
    game.reply(ids(game, 'Ox', 'Forest'))
    expect([game.zone('Ox'), game.zone('Forest'), game.zone('Island'), game.handSize(0)]).toEqual([
      'graveyard',
      'graveyard',
      'hand',
      2,
    ])
    expect(game.has('library', 'Bear', 0)).toBe(true)
  })

  test('[2004:217.2] the card is in the hand as one is discarded at random', () => {
    const game = table(edition, [{ hand: ['Bold Risk'], library: ['Ox', 'Ox'] }, {}], [RISK])
    game.cast('Bold Risk').resolve()
    game.reply([game.id('Ox', 'library')])
    expect([game.handSize(0), game.has('graveyard', 'Ox', 0)]).toEqual([0, true])
  })

  test('[2004:217.2] a pile is destroyed for good, sacrificed by who controls it, or put onto the battlefield', () => {
    const troll = creature('Troll', '{1}', '2/2', '{0}: Regenerate ~.')
    const game = table(edition, [{ hand: ['Hard Split'] }, { battlefield: ['Troll', 'Ox'] }], [SPLIT, troll])
    game.cast('Hard Split', { targets: ['player 1'] }).resolve()
    expect(game.asks('choose').seat).toBe(0)
    game.reply([game.id('Troll')])
    expect(game.asks('pile').seat).toBe(1)
    game.reply(0)
    expect([game.zone('Troll'), game.zone('Ox')]).toEqual(['graveyard', 'battlefield'])

    const statue = creature('Statue', '{1}', '2/2', 'Indestructible')
    const other = table(edition, [{ hand: ['Sore Split'] }, { battlefield: ['Forest', 'Statue'] }], [GIVE, statue])
    other.cast('Sore Split', { targets: ['player 1'] }).resolve()
    other.reply([other.id('Statue')]).reply(0)
    expect([other.zone('Statue'), other.has('battlefield', 'Forest', 1)]).toEqual(['graveyard', true])

    const third = table(edition, [{ hand: ['Rise or Rest'], graveyard: ['Bear', 'Ox'] }, {}], [RISE])
    third.cast('Rise or Rest').resolve()
    third.reply([third.id('Bear')])
    expect(third.asks('pile').seat).toBe(1)
    third.reply(1)
    expect([third.zone('Ox'), third.zone('Bear')]).toEqual(['exile', 'battlefield'])
  })

  test('[2004:413.2] the milled card is the one just milled', () => {
    const game = table(edition, [{ hand: ['Fine Grinder'] }, { library: ['Beast', 'Forest'] }], [GRIND])
    game.cast('Fine Grinder', { targets: ['player 1'] }).resolve()
    expect(game.life(0)).toBe(26)
  })

  test("[2004:413.2] of an opponent's choice: only of your lands", () => {
    const game = table(
      edition,
      [{ hand: ['Owed Land'], battlefield: ['Forest', 'Island'] }, { battlefield: ['Swamp'] }],
      [OWED],
    )
    game.cast('Owed Land').resolve()
    const question = game.asks('choose')
    expect([question.seat, question.from.length]).toEqual([1, 2])
    game.reply([game.id('Island')])
    expect([game.zone('Island'), game.has('battlefield', 'Forest', 0)]).toEqual(['graveyard', true])
  })
})
