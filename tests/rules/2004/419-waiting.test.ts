/** Replacement effects that a resolution starts: "the next time ..." and "if it would die this turn" (419.6). */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Tollhand',
    '{0}',
    'Enchantment',
    '{0}: The next time you would draw a card this turn, you gain 5 life instead.',
  ),
  card(
    'Wrath Words',
    '{0}',
    'Enchantment',
    '{0}: The next time you would draw a card this turn, ~ deals 2 damage to target player instead.',
  ),
  card('Study', '{0}', 'Sorcery', 'Draw two cards.'),
  card(
    'Spray',
    '{0}',
    'Instant',
    '~ deals 1 damage to target creature. If that creature would die this turn, exile it instead.',
  ),
  card(
    'Volley',
    '{0}',
    'Sorcery',
    '~ deals 1 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.',
  ),
]

inEditions('2004', '2011')('replacement effects that wait, %s', (edition) => {
  const start = (hand: readonly string[], battlefield: readonly string[] = []) =>
    table(edition, [{ hand, battlefield }, {}], CARDS)

  test('[2004:419.6] "the next time" replaces one draw of several', () => {
    const game = start(['Study'], ['Tollhand'])
    game.activate('Tollhand').resolve().cast('Study').resolve()
    expect([game.life(0), game.handSize(0), game.state.shields.length]).toEqual([25, 1, 0])
    game.isAtAQuestion()
  })

  test('[2004:419.6] two of them replace one draw each', () => {
    const game = start(['Study'], ['Tollhand'])
    game.activate('Tollhand').resolve().activate('Tollhand').resolve().cast('Study').resolveAll()
    if (game.question.kind === 'replacement') game.reply(0)
    expect([game.life(0), game.handSize(0)]).toEqual([30, 0])
  })

  test('[2004:419.3] it waits no longer than this turn', () => {
    const game = start(['Study'], ['Tollhand'])
    game.activate('Tollhand').resolve().to('main1', 5).cast('Study').resolve()
    expect(game.life(0)).toBe(20)
  })

  test('[2004:415.1] what happens instead has its target from the announcement', () => {
    const game = start(['Study'], ['Wrath Words'])
    game
      .activate('Wrath Words', 0, { targets: ['player 1'] })
      .resolve()
      .cast('Study')
      .resolve()
    expect([game.life(1), game.handSize(0)]).toEqual([18, 1])
  })

  test('[2004:419.6] a creature that would die this turn is exiled, and no other', () => {
    const game = start(['Spray', 'Slay', 'Slay'], ['Lion', 'Hyena'])
    game.cast('Spray', { targets: ['Lion'] }).resolve()
    game
      .cast('1:Slay', { targets: ['Lion'] })
      .resolve()
      .cast('Slay', { targets: ['Hyena'] })
      .resolve()
    expect([game.zone('Lion'), game.zone('Hyena')]).toEqual(['exile', 'graveyard'])
    game.isAtAQuestion()
  })

  test('[2004:419.3] not in the next turn', () => {
    const game = start(['Spray', 'Slay'], ['Lion'])
    game
      .cast('Spray', { targets: ['Lion'] })
      .resolve()
      .to('main1', 5)
    game.cast('Slay', { targets: ['Lion'] }).resolve()
    expect(game.zone('Lion')).toBe('graveyard')
  })

  test('[2004:419.6] only those that were dealt damage this way', () => {
    const late = card('Late', '{0}', 'Instant', 'Put target creature card from your graveyard onto the battlefield.')
    const game = table(
      edition,
      [{ hand: ['Volley', 'Late', 'Slay', 'Slay'], battlefield: ['Lion'], graveyard: ['Hyena'] }, {}],
      [...CARDS, late],
    )
    game
      .cast('Volley')
      .resolve()
      .cast('Late', { targets: ['Hyena'] })
      .resolve()
    game
      .cast('1:Slay', { targets: ['Lion'] })
      .resolve()
      .cast('Slay', { targets: ['Hyena'] })
      .resolve()
    expect([game.zone('Lion'), game.zone('Hyena')]).toEqual(['exile', 'graveyard'])
  })
})
