import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Leveller',
    '{2}',
    '3/3',
    '{0}, Sacrifice a creature: Destroy each creature with the same mana value as the sacrificed creature.',
  ),
  creature(
    'Herald',
    '{0}',
    '1/1',
    "Whenever you cast an instant spell, destroy all permanents with that spell's mana value.",
  ),
  card(
    'Mirror',
    '{0}',
    'Instant',
    'Reveal the top card of your library. If it has the same name as a card in your graveyard, draw a card.',
  ),
  creature('Two', '{2}', '2/2'),
  creature('Three', '{3}', '3/3'),
  card('Dear', '{3}', 'Instant', 'You gain 1 life.'),
  card(
    'Burst',
    '{0}',
    'Sorcery',
    "Sacrifice a creature. ~ deals damage equal to that creature's power to each creature without flying and each player.",
  ),
  creature('Kite', '{1}', '1/1', 'Flying'),
  card('Shrink', '{0}', 'Instant', 'Target creature has base power 0 until end of turn.'),
  card('Cull', '{0}', 'Instant', 'Draw two cards, then discard one of them.'),
  creature('Deep', '{0}', '1/1', '~ gets +2/+2 as long as a graveyard has two or more cards in it.'),
  card('Choice', '{0}', 'Instant', 'Target creature gets +2/-2 or -2/+2 until end of turn.'),
  card('Strike', '{0}', 'Instant', "You may destroy target creature if it's tapped."),
]

inEditions('2004', '2011')('the same amount, %s', (edition) => {
  test('[2004:203.3] the same mana value as what was sacrificed: only creatures with it', () => {
    const game = table(
      edition,
      [{ battlefield: ['Leveller', 'Kite', 'Two'] }, { battlefield: ['Two', 'Three'] }],
      CARDS,
    )
    game.activate('Leveller')
    while (game.question.kind === 'choose') game.reply([game.id('Kite', 'battlefield')])
    game.resolveAll()
    expect(['Leveller', 'Two', 'Three'].every((name) => game.has('battlefield', name))).toBe(true)
    game.activate('Leveller')
    game.reply([game.id('Two', 'battlefield')])
    game.resolveAll()
    expect(game.has('battlefield', 'Two')).toBe(false)
    expect(game.has('battlefield', 'Leveller')).toBe(false)
    expect(game.has('battlefield', 'Three')).toBe(true)
    game.isAtAQuestion()
  })

  test("[2004:413.2f] that spell's mana value", () => {
    const game = table(
      edition,
      [{ battlefield: ['Herald'], hand: ['Dear'], pool: '{C}{C}{C}' }, { battlefield: ['Two', 'Three'] }],
      CARDS,
    )
    game.cast('Dear').resolveAll()
    expect(game.has('battlefield', 'Three')).toBe(false)
    expect(game.has('battlefield', 'Two')).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:202.2] the same name as a card in your graveyard: of yours only', () => {
    const draws = (own: string[], theirs: string[]): number => {
      const game = table(
        edition,
        [{ hand: ['Mirror'], library: ['Two', 'Three', 'Three'], graveyard: own }, { graveyard: theirs }],
        CARDS,
      )
      game.cast('Mirror').resolveAll()
      game.isAtAQuestion()
      return game.handSize(0)
    }
    expect(draws(['Two'], [])).toBe(1)
    expect(draws(['Three'], ['Two'])).toBe(0)
  })

  test('[2004:410.6] damage equal to an amount, to several at once', () => {
    const game = table(edition, [{ battlefield: ['Three'], hand: ['Burst'] }, { battlefield: ['Two', 'Kite'] }], CARDS)
    game.cast('Burst').resolveAll()
    expect(game.has('battlefield', 'Two')).toBe(false)
    expect(game.has('battlefield', 'Kite')).toBe(true)
    expect([game.life(0), game.life(1)]).toEqual([17, 17])
    game.isAtAQuestion()
  })

  test('[2004:418.5d] base power alone: toughness stays, and what is added still counts', () => {
    const game = table(edition, [{ hand: ['Shrink', 'Choice'], battlefield: ['Three'] }, {}], CARDS)
    game.cast('Shrink', { targets: ['Three'] }).resolve()
    expect(game.size('Three')).toBe('0/3')
    game.cast('Choice', { targets: ['Three'] }).resolve()
    expect(game.asks('word').words).toEqual(['+2/-2', '-2/+2'])
    expect(game.reply('+2/-2').size('Three')).toBe('2/1')
    game.isAtAQuestion()
  })

  test('[2004:413.2b] one of the cards just drawn is discarded, no other', () => {
    const game = table(edition, [{ hand: ['Cull', 'Kite'], library: ['Two', 'Three', 'Kite'] }, {}], CARDS)
    game.cast('Cull').resolve()
    const { from } = game.asks('choose')
    expect(from).toHaveLength(2)
    expect(from).not.toContain(game.id('Kite', 'hand'))
    game.reply([game.id('Three', 'hand')])
    expect(game.has('graveyard', 'Three')).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:413.2d] a graveyard: that of one player must have them, not both together', () => {
    const size = (own: string[], theirs: string[]): string =>
      table(edition, [{ battlefield: ['Deep'], graveyard: own }, { graveyard: theirs }], CARDS).size('Deep')
    expect(size(['Two'], ['Three'])).toBe('1/1')
    expect(size([], ['Two', 'Three'])).toBe('3/3')
  })

  test('[2004:413.2c] what may be done only if it is so', () => {
    const game = table(
      edition,
      [{ hand: ['Strike', 'Strike'] }, { battlefield: ['Two', { name: 'Three', tapped: true }] }],
      CARDS,
    )
    game.cast('Strike', { targets: ['Two'] }).resolve()
    expect(game.question.kind).toBe('priority')
    game.cast('Strike', { targets: ['Three'] }).resolve()
    expect(game.asks('confirm').reason).toBe('may')
    game.reply(true)
    expect(game.has('battlefield', 'Three')).toBe(false)
    game.isAtAQuestion()
  })
})
