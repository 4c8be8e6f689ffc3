/** One of two things that a text has its controller choose as it happens (413.2c), and prices in two ways. */
import { expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Upheave',
    '{0}',
    'Sorcery',
    "Destroy all lands or all creatures. Creatures destroyed this way can't be regenerated.",
  ),
  card(
    'Toll',
    '{0}',
    'Sorcery',
    'Destroy all green creatures or all red creatures. You lose 2 life for each creature that died this way.',
  ),
  card('Dial', '{0}', 'Artifact', '{0}: Put a charge counter on ~ or remove one from it.'),
  card(
    'Sway',
    '{0}',
    'Enchantment',
    'Whenever you cast a spell, tap all untapped creatures or untap all tapped creatures.',
  ),
  card('Spark', '{0}', 'Instant', 'You gain 1 life.'),
  card('Reshape', '{0}', 'Instant', 'Target land becomes a Plains or an Island until end of turn.'),
  card('Warp', '{0}', 'Instant', 'Until end of turn, target creature has base power 1 or base toughness 1.'),
  creature(
    'Stray',
    '{0}',
    '2/2',
    'At the beginning of your upkeep, you may pay {R}{R} or 2 life. If you do, you draw a card.',
  ),
  creature('Elk', '{G}', '3/3'),
  creature('Imp', '{R}', '2/2'),
]
const counters = (game: Table) => get(game.state, game.id('Dial')).counters.charge ?? 0

inEditions('2004', '2011')('one of two, %s', (edition) => {
  const upheave = () =>
    table(edition, [{ hand: ['Upheave'], battlefield: ['Forest'] }, { battlefield: ['Elk'] }], CARDS)
      .cast('Upheave')
      .resolve()

  test('[2004:413.2c] the choice is made on resolution, and the other half does nothing', () => {
    const game = upheave()
    expect(game.asks('confirm').reason).toBe('first')
    game.reply(true)
    expect([game.has('battlefield', 'Forest'), game.has('battlefield', 'Elk')]).toEqual([false, true])
    const other = upheave().reply(false)
    expect([other.has('battlefield', 'Forest'), other.has('battlefield', 'Elk')]).toEqual([true, false])
    other.isAtAQuestion()
  })

  test('[2004:413.2b] what was done by the half that was chosen is spoken of', () => {
    const game = table(edition, [{ hand: ['Toll'] }, { battlefield: ['Elk', 'Imp', 'Imp'] }], CARDS)
    game.cast('Toll').resolve().reply(false)
    expect([game.life(0), game.has('battlefield', 'Elk')]).toEqual([16, true])
  })

  test('[2004:413.2c] a counter is put there, or one is removed', () => {
    const game = table(edition, [{ battlefield: ['Dial'] }, {}], CARDS)
    game.activate('Dial').resolve().reply(true)
    game.activate('Dial').resolve().reply(true)
    expect(counters(game)).toBe(2)
    game.activate('Dial').resolve().reply(false)
    expect(counters(game)).toBe(1)
  })

  test('[2004:413.2c] tapping or untapping: either of different sets', () => {
    const game = table(edition, [{ hand: ['Spark', 'Spark'], battlefield: ['Sway', 'Imp'] }, {}], CARDS)
    const tapped = () => get(game.state, game.id('Imp')).tapped
    game.cast('Spark').resolve().reply(true)
    expect(tapped()).toBe(true)
    game.resolve().cast('1:Spark').resolve().reply(false)
    expect(tapped()).toBe(false)
  })

  test('[2004:413.2c] a type or a size to choose from', () => {
    const game = table(edition, [{ hand: ['Reshape', 'Warp'], battlefield: ['Forest', 'Elk'] }, {}], CARDS)
    game.cast('Reshape', { targets: ['Forest'] }).resolve()
    expect(game.asks('word').words).toEqual(['Plains', 'Island'])
    game.reply('Island')
    expect(characteristics(game.state, game.id('Forest', 'battlefield')).subtypes).toEqual(['Island'])
    game.cast('Warp', { targets: ['Elk'] }).resolve()
    game.reply(game.asks('word').words[1] ?? '')
    expect(game.size('Elk')).toBe('3/1')
  })

  test('[2004:413.2c] whoever does not pay the one price is offered the other', () => {
    const game = table(edition, [{ battlefield: ['Stray'] }, {}], CARDS)
    const later = game.until('confirm')
    expect(later.asks('confirm').cost).toBeNull()
    const hand = later.handSize(0)
    later.reply(true)
    expect([later.life(0), later.handSize(0) - hand]).toEqual([18, 1])
  })
})
