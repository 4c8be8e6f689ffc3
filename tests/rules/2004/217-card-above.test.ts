/** The order of a graveyard, and the symbols of a cost. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Ember',
    '{R}',
    '1/1',
    'At the beginning of your end step, if ~ is in your graveyard with a creature card directly above it, return ~ to your hand.',
  ),
  creature(
    'Sunken Ghoul',
    '{B}',
    '1/1',
    '{0}: Return ~ from your graveyard to your hand. Activate only if two or more creature cards are above ~.',
  ),
  creature(
    'Patient Ghoul',
    '{B}',
    '1/1',
    'At the beginning of your end step, if ~ is in your graveyard with two or more creature cards above it, return ~ to your hand.',
  ),
  creature('Ox', '{2}', '3/3'),
  card(
    'Loud Taunt',
    '{0}',
    'Instant',
    'Tap target creature the active player has controlled continuously since the beginning of the turn.',
  ),
  card('Waste', '{0}', 'Sorcery', 'Discard a card.'),
  card('Ban', '{0}', 'Enchantment', "Spells with {X} in their mana costs can't be cast."),
  card('Surge', '{X}', 'Sorcery', 'You gain X life.'),
]

inEditions('2004', '2011')('a card as it lies there, %s', (edition) => {
  test('[2004:217.4] a card that was put in later lies above', () => {
    const inHand = (graveyard: string[], discarded: string): boolean =>
      table(edition, [{ graveyard, hand: ['Waste', discarded] }, {}], CARDS)
        .cast('Waste')
        .resolve()
        .to('end')
        .resolveAll()
        .has('hand', 'Ember')
    expect(inHand(['Ember'], 'Ox')).toBe(true)
    // The sorcery follows what it had discarded.
    expect(inHand(['Ox'], 'Ember')).toBe(false)
  })

  test('[2004:217.4] so many cards above, whatever lies between and beneath', () => {
    const returns = (graveyard: string[]) => {
      const game = table(edition, [{ graveyard }, {}], CARDS)
      const use = { do: 'activate', ...game.nth(game.id('Sunken Ghoul'), 0) } as const
      const able = game.why(use) === null
      return [able, game.to('end').resolveAll().has('hand', 'Patient Ghoul')]
    }
    expect(returns(['Sunken Ghoul', 'Patient Ghoul', 'Ox', 'Ban', 'Ox'])).toEqual([true, true])
    expect(returns(['Sunken Ghoul', 'Patient Ghoul', 'Ox', 'Ban'])).toEqual([true, false])
    expect(returns(['Ox', 'Ox', 'Sunken Ghoul', 'Ban', 'Patient Ghoul'])).toEqual([false, false])
  })

  test('[2004:212.3d] only what the active player has had since the turn began', () => {
    const game = table(
      edition,
      [
        { battlefield: [{ name: 'Ember', sick: false }], hand: ['Ox', 'Loud Taunt'] },
        { battlefield: ['Sunken Ghoul'] },
      ],
      CARDS,
    )
    game.to('main1')
    game.pool(0)
    const targets = game.reply({ do: 'cast', ...game.way(game.id('Loud Taunt', 'hand'), 'normal') }).question
    expect(targets.kind).toBe('targets')
    expect(game.refusal([game.ref('Sunken Ghoul')])).not.toBeNull()
    game
      .reply([game.ref('Ember')])
      .plain()
      .resolve()
    game.isAtAQuestion()
  })

  test('[2004:104.2] {X} in a cost, whatever X would be', () => {
    const game = table(edition, [{ battlefield: ['Ban'], hand: ['Surge', 'Waste'] }, {}], CARDS)
    const why = (name: string) => game.why({ do: 'cast', object: game.id(name), via: 'normal' })
    expect(why('Surge')).not.toBeNull()
    expect(why('Waste')).toBeNull()
  })
})
