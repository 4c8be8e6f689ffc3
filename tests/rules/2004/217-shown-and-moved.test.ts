/**
 * Hands exchanged for the library's top, hands revealed as a price, discards that go elsewhere, and linked prices
 * (217).
 */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const deed = (text: string, type = 'Sorcery', cost = '{0}') => card('Deed', cost, type, text)
const TOME = card(
  'Tome',
  '{0}',
  'Artifact',
  '{0}: Exile any number of cards from your hand face down. Put that many cards from the top of your library into your hand. Then look at the exiled cards and put them on top of your library in any order.',
)
const TWIST = card('Twist', '{0}', 'Sorcery', 'Target player discards two cards.')
const LOSS = card('Loss', '{0}', 'Sorcery', 'Discard a card.')
const PRICE = card('Price', '{0}', 'Artifact', 'Discard a card: You gain 1 life.')
const TOUGH = creature(
  'Tough',
  '{5}',
  '2/2',
  'If a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield with three +1/+1 counters on it instead of putting it into your graveyard.',
)
const KEEPER = card(
  'Keeper',
  '{0}',
  'Artifact',
  'If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard.',
)
const CHEST = creature(
  'Chest',
  '{0}',
  '1/1',
  "When ~ enters the battlefield, sacrifice it unless you exile a creature you control other than ~.\nWhen ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
)

inEditions('2004', '2011')('shown and moved, %s', (edition) => {
  test('[2004:217.3] as many from the top as were exiled; those lie on top afterwards', () => {
    const game = table(
      edition,
      [{ battlefield: ['Tome'], hand: ['Bear', 'Ox'], library: ['Forest', 'Island'] }, {}],
      [TOME],
    )
    game.activate('Tome').resolve()
    game.reply([game.id('Ox', 'hand')])
    expect([game.zone('Ox'), game.has('hand', 'Forest', 0), game.handSize(0), game.state.exile.length]).toEqual([
      'library',
      true,
      2,
      0,
    ])
    expect(game.state.libraries[0]?.[0]).toBe(game.id('Ox'))
    game.isAtAQuestion()
    const none = table(edition, [{ battlefield: ['Tome'], hand: ['Bear'], library: ['Forest'] }, {}], [TOME])
    none.activate('Tome').resolve().reply([])
    expect([none.handSize(0), none.has('library', 'Forest', 0)]).toEqual([1, true])
    none.isAtAQuestion()
  })

  test('[2004:409.1b] a hand is revealed as a price, whatever is in it, if no such card is', () => {
    const grant = deed(
      "If you have no artifact cards in hand, you may reveal your hand rather than pay this spell's mana cost.\nYou gain 3 life.",
      'Sorcery',
      '{9}',
    )
    const game = table(edition, [{ hand: ['Deed', 'Bear'] }, {}], [grant, PRICE])
    game.cast('Deed', { via: 'alternative' })
    const shown = game.events.flatMap((one) => (one.kind === 'revealed' ? one.objects.map(({ name }) => name) : []))
    expect(shown).toEqual(['Bear'])
    game.resolve().isAtAQuestion()
    expect(game.life(0)).toBe(23)
    const kept = table(edition, [{ hand: ['Deed', 'Price'] }, {}], [grant, PRICE])
    expect(kept.why({ do: 'cast', ...kept.way(kept.id('Deed'), 'alternative') })).not.toBeNull()
    const empty = table(edition, [{ hand: ['Deed'] }, {}], [grant])
      .cast('Deed', { via: 'alternative' })
      .resolve()
    expect(empty.life(0)).toBe(23)
  })

  test('[2004:419.6] what an opponent makes one discard enters the battlefield, and is discarded all the same', () => {
    const bell = card('Bell', '{0}', 'Enchantment', 'Whenever a player discards a card, you gain 1 life.')
    const game = table(
      edition,
      [{ hand: ['Twist'], battlefield: ['Bell'] }, { hand: ['Tough', 'Bear'] }],
      [TWIST, TOUGH, bell],
    )
    game.cast('Twist', { targets: ['player 1'] }).resolve()
    game.resolveAll()
    expect([game.zone('Tough'), game.size('Tough'), game.zone('Bear'), game.life(0)]).toEqual([
      'battlefield',
      '5/5',
      'graveyard',
      22,
    ])
    expect(get(game.state, game.id('Tough')).controller).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:419.6] what one makes oneself discard, or pays with, is put into the graveyard', () => {
    const own = table(edition, [{ hand: ['Loss', 'Tough'] }, {}], [LOSS, TOUGH])
      .cast('Loss')
      .resolve()
    expect(own.zone('Tough')).toBe('graveyard')
    const paid = table(edition, [{ hand: ['Tough'], battlefield: ['Price'] }, {}], [PRICE, TOUGH])
    paid.activate('Price').resolve()
    expect([paid.zone('Tough'), paid.life(0)]).toEqual(['graveyard', 21])
    paid.isAtAQuestion()
  })

  test('[2004:419.6] on top of the library instead, for an effect, never for a price', () => {
    const discarded = (put: boolean): string => {
      const game = table(edition, [{ hand: ['Loss', 'Bear'], battlefield: ['Keeper'] }, {}], [LOSS, KEEPER])
      game.cast('Loss').resolve()
      game.asks('confirm')
      game.reply(put)
      game.isAtAQuestion()
      return game.zone('Bear')
    }
    expect([discarded(true), discarded(false)]).toEqual(['library', 'graveyard'])
    const paid = table(edition, [{ hand: ['Bear'], battlefield: ['Keeper', 'Price'] }, {}], [PRICE, KEEPER])
    paid.activate('Price').resolve()
    expect(paid.zone('Bear')).toBe('graveyard')
  })

  test('[2004:217.7c] what the price of an effect exiled is what the linked ability returns', () => {
    const game = table(edition, [{ hand: ['Chest', 'Bolt'], battlefield: ['Ox'] }, { battlefield: ['Bear'] }], [CHEST])
    game.cast('Chest').resolve().resolve()
    while (game.question.kind !== 'priority') game.reply(game.question.kind === 'confirm' ? true : [game.id('Ox')])
    expect([game.zone('Ox'), game.zone('Chest')]).toEqual(['exile', 'battlefield'])
    game.cast('Bolt', { targets: ['Chest'] }).resolveAll()
    expect([game.zone('Ox'), game.zone('Chest'), game.zone('Bear')]).toEqual([
      'battlefield',
      'graveyard',
      'battlefield',
    ])
    game.isAtAQuestion()
  })
})
