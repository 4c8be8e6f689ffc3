import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Voice', '{0}', 'Instant', 'Tap target creature whose controller controls an Island.'),
  card('Recall', '{0}', 'Sorcery', 'Return target exiled card with flashback you own to your hand.'),
  card('Sweep', '{0}', 'Sorcery', 'Choose target face-up exiled card. Its owner shuffles it into their library.'),
  card(
    'Shackle',
    '{0}',
    'Instant',
    'Gain control of target creature with power less than or equal to the number of Islands you control.',
  ),
  card(
    'Barren',
    '{0}',
    'Enchantment',
    "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
  ),
  creature(
    'Curtain',
    '{0}',
    '2/2',
    'If a permanent would be put into a graveyard, exile it instead.',
    'Creature — Fox',
  ),
  creature(
    'Seeker',
    '{0}',
    '2/2',
    'Whenever a source an opponent controls deals damage to you, that player sacrifices a permanent.',
    'Creature — Human',
  ),
  creature(
    'Tyrant',
    '{0}',
    '2/2',
    'When ~ enters the battlefield, target creature an opponent controls deals damage equal to its power to that player.',
    'Creature — Human',
  ),
  creature(
    'Gargoyle',
    '{0}',
    '2/2',
    "When ~ dies, return it to the battlefield under its owner's control at the beginning of the next end step and you skip your next draw step.",
    'Creature — Gargoyle',
  ),
  creature('Ox', '{0}', '3/3', '', 'Creature — Ox'),
  card('Old Spell', '{0}', 'Instant', 'You gain 1 life.\nFlashback {0}'),
  card('New Spell', '{0}', 'Instant', 'You gain 1 life.'),
  card('Cellar', '{0}', 'Artifact', '{0}: Exile the top card of your library face down.'),
  card('Prick', '{0}', 'Artifact', '{0}: ~ deals 1 damage to target player.'),
  card(
    'Requiem',
    '{0}',
    'Sorcery',
    "Destroy up to X target creatures, where X is the number of Islands you control. They can't be regenerated.",
  ),
]

inEditions('2004', '2011')('200 nouns, %s', (edition) => {
  type Side = Parameters<typeof table>[1][0]
  const board = (mine: Side, theirs: Side = {}): Table => table(edition, [mine, theirs], CARDS)
  const legal = (game: Table, name: string): readonly string[] => {
    game.reply({ do: 'cast', ...game.way(game.id(name, 'hand'), 'normal') })
    return game
      .asks('targets')
      .legal.map((ref) =>
        'object' in ref ? (game.state.printed[get(game.state, ref.object).face]?.name ?? '') : 'player',
      )
  }

  test('[2004:200.9] whose controller controls an Island', () => {
    const game = board({ battlefield: ['Ox'], hand: ['Voice'] }, { battlefield: ['Bear', 'Island'] })
    expect(legal(game, 'Voice')).toEqual(['Bear'])
  })

  test('[2004:217.7a] exiled cards, of a kind; face up', () => {
    const side = { exile: ['Old Spell', 'New Spell'], battlefield: ['Cellar'], library: ['Ox', 'Bear'] }
    expect(legal(board({ ...side, hand: ['Recall'] }), 'Recall')).toEqual(['Old Spell'])
    const game = board({ ...side, hand: ['Sweep'] })
      .activate('Cellar')
      .resolve()
    expect(game.zone('Ox')).toBe('exile')
    expect(legal(game, 'Sweep')).toEqual(['Old Spell', 'New Spell'])
  })

  test('[2004:200.9] what is counted is what you control, not what is described', () => {
    const game = board({ battlefield: ['Island', 'Island'], hand: ['Shackle'] }, { battlefield: ['Bear', 'Ox'] })
    expect(legal(game, 'Shackle')).toEqual(['Bear'])
  })

  test("[2004:419.6] into an opponent's graveyard, and no other", () => {
    const game = board({ battlefield: ['Barren', 'Bear'], hand: ['Slay', 'Slay'] }, { battlefield: ['Ox'] })
    game
      .cast('Slay', { targets: ['Bear'] })
      .resolve()
      .cast('Slay', { targets: ['Ox'] })
      .resolve()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['graveyard', 'exile'])
  })

  test('[2004:419.6] a permanent, not a card from elsewhere', () => {
    const game = board({ battlefield: ['Curtain', 'Bear'], hand: ['Slay'] })
      .cast('Slay', { targets: ['Bear'] })
      .resolve()
    expect([game.zone('Bear'), game.zone('Slay')]).toEqual(['exile', 'graveyard'])
  })

  test('[2004:200.6] that player is who controls the source', () => {
    const game = board({ battlefield: ['Prick'] }, { battlefield: ['Seeker'] })
    game
      .activate('Prick', 0, { targets: ['player 1'] })
      .resolve()
      .resolveAll()
    expect(game.zone('Prick')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:200.6] that player is the opponent who controls the target', () => {
    const game = board({ hand: ['Tyrant'] }, { battlefield: ['Ox'] })
    const before = [game.life(0), game.life(1)]
    game
      .cast('Tyrant')
      .resolve()
      .reply([{ object: game.id('Ox') }])
      .resolve()
    expect([game.life(0), game.life(1)]).toEqual([before[0], (before[1] ?? 0) - 3])
    game.isAtAQuestion()
  })

  test('[2004:404.4] only what is said to be later waits', () => {
    const game = board({ battlefield: ['Gargoyle'], hand: ['Slay'], library: ['Ox', 'Bear'] })
    const turn = game.state.turn.number
    game
      .cast('Slay', { targets: ['Gargoyle'] })
      .resolve()
      .resolve()
    expect(game.zone('Gargoyle')).toBe('graveyard')
    const hand = game.handSize(0)
    expect(game.to('end').resolve().zone('Gargoyle')).toBe('battlefield')
    expect(game.to('main1', turn + 2).handSize(0)).toBe(hand)
    game.isAtAQuestion()
  })

  test('[2004:419.6b] as many as are described, for good', () => {
    const game = board({ battlefield: ['Island'], hand: ['Requiem'] }, { battlefield: ['Bear', 'Ox'] })
    game.cast('Requiem', { targets: ['Ox'] }).resolve()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['battlefield', 'graveyard'])
    game.isAtAQuestion()
  })
})
