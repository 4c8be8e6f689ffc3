/** 419.6: draws skipped or replaced by more than one sentence, and cards put into one player's graveyard. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const SIP = card('Long Sip', '{0}', 'Sorcery', 'Target player draws two cards.')
const NOD = card('Nod', '{1}', 'Artifact', 'If you would draw a card, you may skip that draw instead.')
const SHUT = card('Shut Door', '{1}', 'Artifact', 'If a player would draw a card, that player skips that draw instead.')
const TRADE = card(
  'Light Fingers',
  '{0}',
  'Instant',
  'Until end of turn, if target player would draw a card, instead that player skips that draw and you draw a card.',
)
const SIFT = card(
  'Fine Sieve',
  '{1}',
  'Enchantment',
  "If you would draw a card, reveal the top card of your library instead. If it's a creature card, put it into your graveyard. Otherwise, draw a card.",
)
const VOID = card(
  'Void Line',
  '{1}',
  'Enchantment',
  "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
)

inEditions('2004', '2011')('419.6 instead of drawing, %s', (edition) => {
  test('[2004:419.6f] who may skip a draw is asked for each one', () => {
    const game = table(edition, [{ battlefield: ['Nod'], hand: ['Long Sip'] }, {}], [NOD, SIP])
    game.cast('Long Sip', { targets: ['player 0'] }).resolve()
    game.asks('confirm')
    game.reply(true).reply(false)
    expect(game.handSize(0)).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:419.6f] a skipped draw is none, for any player', () => {
    const game = table(edition, [{ battlefield: ['Shut Door'], hand: ['Long Sip'] }, { library: [] }], [SHUT, SIP])
    game.cast('Long Sip', { targets: ['player 1'] }).resolve()
    game.to('upkeep', game.state.turn.number + 2)
    expect([game.handSize(1), game.winner()]).toEqual([0, undefined])
  })

  test("[2004:419.6] the target's draws become yours, until end of turn", () => {
    const game = table(edition, [{ hand: ['Light Fingers', 'Long Sip'] }, {}], [TRADE, SIP])
    game.cast('Light Fingers', { targets: ['player 1'] }).resolve()
    game.cast('Long Sip', { targets: ['player 1'] }).resolve()
    expect([game.handSize(0), game.handSize(1)]).toEqual([2, 0])
    game.to('main1', game.state.turn.number + 1)
    expect(game.handSize(1)).toBe(1)
  })

  test('[2004:419.6] all that follows "instead" is done in place of the draw', () => {
    const beast = creature('Beast', '{1}', '2/2')
    const game = table(
      edition,
      [{ battlefield: ['Fine Sieve'], hand: ['Long Sip'], library: ['Beast', 'Forest', 'Beast'] }, {}],
      [SIFT, SIP, beast],
    )
    game.cast('Long Sip', { targets: ['player 0'] }).resolve()
    expect([game.has('graveyard', 'Beast', 0), game.handSize(0), game.has('hand', 'Forest', 0)]).toEqual([
      true,
      1,
      true,
    ])
  })

  test("[2004:419.6] only what would go to such a player's graveyard, whoever controls it; a token isn't a card", () => {
    const own = creature('Own Beast', '{1}', '2/2')
    const steal = card('Take Away', '{0}', 'Sorcery', 'Gain control of target creature.')
    const game = table(
      edition,
      [{ battlefield: ['Void Line', 'Own Beast'], hand: ['Fell', 'Take Away'] }, { battlefield: ['Bear', 'Ox'] }],
      [VOID, own, steal],
    )
    game.cast('Take Away', { targets: ['Ox'] }).resolve()
    game.cast('Fell').resolve()
    expect([game.zone('Bear'), game.zone('Ox'), game.zone('Own Beast'), game.zone('Fell')]).toEqual([
      'exile',
      'exile',
      'graveyard',
      'graveyard',
    ])
  })
})
