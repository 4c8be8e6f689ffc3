import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Twin', '{0}', 'Instant', 'Tap two target creatures.'),
  card(
    'Swerve',
    '{0}',
    'Instant',
    'Change the target of target spell that targets only a player. The new target must be a player.',
  ),
  card(
    'Meddler',
    '{0}',
    'Instant',
    "If target spell has only one target and that target is a creature, change that spell's target to another creature.",
  ),
  creature(
    'Imp',
    '{0}',
    '1/1',
    '{0}: Change the target of target spell that targets only a single creature to ~.',
    'Creature — Imp',
  ),
  creature('Mist', '{0}', '1/1', '{0}: Counter target spell that targets ~.', 'Creature — Illusion'),
  creature('Cow', '{0}', '2/2', '', 'Creature — Ox'),
]

inEditions('2004', '2011')('415 what may be targeted again, %s', (edition) => {
  const board = (mine: readonly string[], hand: readonly string[]): Table =>
    table(edition, [{ battlefield: [...mine, 'Forest'], hand }, { battlefield: ['Cow'] }], CARDS)
  const aims = (game: Table, name: string, ability: boolean): readonly unknown[] => {
    game.reply(
      ability
        ? { do: 'activate', ...game.nth(game.id(name), 0) }
        : { do: 'cast', ...game.way(game.id(name, 'hand'), 'normal') },
    )
    return game.asks('targets').legal
  }

  test('[2004:415.7a] the new target must be a player', () => {
    const game = board(['Bear'], ['Zap', 'Swerve']).cast('Zap', { targets: ['player 0'] })
    game.cast('Swerve', { targets: ['Zap'] }).resolve()
    expect(game.asks('targets').legal).toEqual([{ player: 1 }])
    const before = game.life(1)
    game.reply([{ player: 1 }]).resolve()
    expect(game.life(1)).toBe(before - 2)
    game.isAtAQuestion()
  })

  test('[2004:415.2] only a player: not a spell with a creature for its target', () => {
    const game = board(['Bear'], ['Zap', 'Swerve']).cast('Zap', { targets: ['Bear'] })
    expect(game.why({ do: 'cast', ...game.way(game.id('Swerve', 'hand'), 'normal') })).not.toBeNull()
  })

  test('[2004:415.7a] another creature, where its only target is one', () => {
    const game = board(['Bear'], ['Zap', 'Meddler']).cast('Zap', { targets: ['Bear'] })
    game.cast('Meddler', { targets: ['Zap'] }).resolve()
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Cow') }])
    game.plain().resolve()
    expect([game.zone('Bear'), game.zone('Cow')]).toEqual(['battlefield', 'graveyard'])
    const other = board(['Bear'], ['Zap', 'Meddler']).cast('Zap', { targets: ['player 1'] })
    other.cast('Meddler', { targets: ['Zap'] }).resolve()
    expect(other.question.kind).toBe('priority')
  })

  test('[2004:415.7a] to the one that is named, if it is legal', () => {
    const game = board(['Mist', 'Bear', 'Imp'], ['Slay']).cast('Slay', { targets: ['Bear'] })
    game
      .activate('Imp', 0, { targets: ['Slay'] })
      .resolve()
      .resolve()
    expect([game.zone('Bear'), game.zone('Imp')]).toEqual(['battlefield', 'graveyard'])
    const two = board(['Imp', 'Bear'], ['Twin']).cast('Twin', { targets: ['Bear', 'Cow'] })
    expect(two.why({ do: 'activate', ...two.nth(two.id('Imp'), 0) })).not.toBeNull()
  })

  test('[2004:415.2] a spell that targets it, whatever else', () => {
    const game = board(['Mist', 'Bear'], ['Twin', 'Slay']).cast('Twin', { targets: ['Bear', 'Mist'] })
    game.cast('Slay', { targets: ['Bear'] })
    expect(aims(game, 'Mist', true)).toEqual([{ object: game.id('Twin') }])
  })
})
