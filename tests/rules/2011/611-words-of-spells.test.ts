import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Cover', '{0}', 'Instant', "Creature spells you control can't be countered this turn."),
  card('Shade', '{0}', 'Instant', "Creature spells you cast this turn can't be countered."),
  card('Refusal', '{0}', 'Instant', 'Counter target spell.'),
  card('Refusals', '{0}', 'Instant', 'Counter target spell.'),
  creature('Pup', '{0}', '1/1', ''),
  creature('Ox', '{2}', '2/4', ''),
  card('Trinket', '{1}', 'Artifact', ''),
  card('Rite', '{1}', 'Sorcery', 'You gain 1 life.'),
  card(
    'Key',
    '{0}',
    'Artifact',
    'As ~ enters the battlefield, choose artifact, creature, or sorcery.\nSpells you cast of the chosen type cost {1} less to cast.',
  ),
  creature(
    'Guardian',
    '{0}',
    '1/1',
    'Spells your opponents cast that target one or more creatures you control cost {3} more to cast.',
  ),
  card('Poke', '{0}', 'Sorcery', 'Target creature gets -1/-1 until end of turn.'),
  card(
    'Madness',
    '{0}',
    'Sorcery',
    'Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.',
  ),
]

describe.each(['2011', 'today'] as const)('%s', (edition) => {
  const board = (mine: object, theirs: object = {}) => table(edition, [mine, theirs], CARDS)

  test('spells that can’t be countered this turn: also those cast later, of their kind, and of their player', () => {
    for (const spell of ['Cover', 'Shade']) {
      const game = board(
        { hand: [spell, 'Pup', 'Rite', 'Trinket'], battlefield: ['Swamp'] },
        { hand: ['Refusal', 'Refusals'] },
      )
      game.cast(spell).resolve()
      game
        .cast('Pup')
        .pass()
        .cast('Refusal', { targets: ['Pup'] })
        .resolve()
      expect(game.zone('Pup'), spell).toBe('stack')
      game.resolve()
      expect(game.zone('Pup'), spell).toBe('battlefield')
      game
        .cast('Rite')
        .pass()
        .cast('Refusals', { targets: ['Rite'] })
        .resolve()
      expect([game.zone('Rite'), game.life(0)], spell).toEqual(['graveyard', 20])
      game.isAtAQuestion()
    }
    const over = board({ hand: ['Cover', 'Pup'] }, { hand: ['Refusal'] })
    over
      .cast('Cover')
      .resolve()
      .to('main1', over.state.turn.number + 2)
    over
      .cast('Pup')
      .pass()
      .cast('Refusal', { targets: ['Pup'] })
      .resolve()
    expect(over.zone('Pup')).toBe('graveyard')
  })

  test('spells of the chosen type cost less, of whoever chose', () => {
    const game = board({ hand: ['Key', 'Ox', 'Trinket', 'Rite'], battlefield: ['Swamp', 'Swamp'] })
    game.cast('Key').resolve()
    expect(game.asks('word').words).toEqual(['artifact', 'creature', 'sorcery'])
    game.reply('artifact').until('priority')
    // For {0}.
    game.cast('Trinket').resolve()
    expect([game.zone('Trinket'), game.pool(0)]).toEqual(['battlefield', ''])
  })

  test('what targets one or more creatures costs more, of opponents', () => {
    const game = board({ battlefield: ['Guardian', 'Swamp', 'Swamp'], hand: ['Poke'] }, { battlefield: ['Ox'] })
    game.cast('Poke', { targets: ['Guardian'] }).resolve()
    expect(game.zone('Guardian')).toBe('graveyard')
    const theirs = board(
      { hand: ['Poke', 'Poke'], battlefield: ['Ox', 'Swamp', 'Swamp'] },
      { battlefield: ['Guardian'] },
    )
    theirs.cast('Poke', { targets: ['Ox'] }).resolve()
    expect(theirs.size('Ox')).toBe('1/3')
    const cast = { do: 'cast', ...theirs.way(theirs.id('Poke', 'hand'), 'normal') } as const
    expect(theirs.why(cast as never)).toBeNull()
  })

  test('each draws as many as the one who has discarded most', () => {
    const game = board({ hand: ['Madness', 'Pup'] }, { hand: ['Ox', 'Rite', 'Trinket'] })
    game.cast('Madness').resolve()
    expect([game.handSize(0), game.handSize(1)]).toEqual([3, 3])
    game.isAtAQuestion()
  })
})
