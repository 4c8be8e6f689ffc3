import { expect, test } from 'vitest'
import { characteristics, findAnywhere, get, hasKeyword, seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { namesIn } from '../../support/game.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Third Down', '{0}', 'Sorcery', "Put target creature into its owner's library third from the top."),
  card('Sink', '{0}', 'Sorcery', "Put target creature on the bottom of its owner's library."),
  card('Ember Dye', '{0}', 'Instant', 'Target spell becomes red.'),
  card('Grow', '{0}', 'Instant', 'Target creature gets +3/+3 until end of turn.'),
  card('Recall', '{0}', 'Instant', "Return target creature to its owner's hand."),
  card('Peek Ahead', '{0}', 'Sorcery', 'Exile the top card of your library. You may play that card this turn.'),
  card('Exile Again', '{0}', 'Instant', 'Exile target exiled card.'),
  card(
    'Blink',
    '{0}',
    'Instant',
    "Exile target artifact, then return it to the battlefield under its owner's control.",
  ),
  card(
    'Vault',
    '{0}',
    'Artifact',
    "{0}: Exile target creature.\n{0}: Return each card exiled with ~ to the battlefield under its owner's control.",
  ),
  card(
    'Burst In',
    '{0}',
    'Sorcery',
    'You may cast a creature spell from your hand without paying its mana cost. If you do, it gains haste.',
  ),
  creature('Cub', '{0}', '2/2'),
]

inEditions('2011', 'today')('zones, %s', (edition) => {
  test('[today:401.7] third from the top of a library of one card is the bottom', () => {
    const sides = { battlefield: ['Bear'], hand: ['Third Down'], library: ['Ox'] }
    const game = table(edition, [sides, {}], CARDS)
      .cast('Third Down', { targets: ['Bear'] })
      .resolve()
    expect(namesIn(game, 'libraries', 0)).toEqual(['Ox', 'Bear'])
    const deep = { ...sides, library: ['Ox', 'Cub', 'Forest'] }
    const three = table(edition, [deep, {}], CARDS)
      .cast('Third Down', { targets: ['Bear'] })
      .resolve()
    expect(namesIn(three, 'libraries', 0)).toEqual(['Ox', 'Cub', 'Bear', 'Forest'])
  })

  test('[today:400.7] what changed a creature spell changes the permanent it becomes', () => {
    const game = table(edition, [{ hand: ['Cub', 'Ember Dye'] }, {}], CARDS).cast('Cub')
    game
      .cast('Ember Dye', { targets: ['Cub'] })
      .resolve()
      .resolve()
    expect(characteristics(game.state, game.id('Cub', 'battlefield')).colors).toEqual(['R'])
    const free = table(edition, [{ hand: ['Burst In', 'Cub'] }, {}], CARDS)
      .cast('Burst In')
      .resolve()
    while (free.question.kind !== 'priority') free.question.kind === 'confirm' ? free.reply(true) : free.plain()
    free.resolveAll()
    expect([free.zone('Cub'), hasKeyword(free.state, free.id('Cub'), 'haste')]).toEqual(['battlefield', true])
  })

  test('[today:400.7] returned in response and cast again, it is another creature', () => {
    const game = table(edition, [{ battlefield: ['Cub'], hand: ['Grow', 'Recall'] }, {}], CARDS)
    game
      .cast('Grow', { targets: ['Cub'] })
      .cast('Recall', { targets: ['Cub'] })
      .resolve()
      .resolve()
    expect(game.cast('Cub').resolve().size('Cub')).toBe('2/2')
  })

  test('[today:400.8] exiled once more, it is a new object, which nobody was allowed to play', () => {
    const sides = { hand: ['Peek Ahead', 'Exile Again'], library: ['Cub', 'Ox'] }
    const game = table(edition, [sides, {}], CARDS).cast('Peek Ahead').resolve()
    const why = () => game.why({ do: 'cast', ...game.way(game.id('Cub', 'exile'), 'normal') })
    expect(why()).toBeNull()
    const before = game.id('Cub', 'exile')
    game.cast('Exile Again', { targets: ['Cub'] }).resolve()
    expect([game.zone('Cub'), game.id('Cub', 'exile') === before, why() === null]).toEqual(['exile', false, false])
  })

  test('[today:406.6] a permanent that left and came back knows nothing of what it had exiled', () => {
    const sides = { battlefield: ['Vault', 'Cub'], hand: ['Blink'] }
    const game = table(edition, [sides, {}], CARDS)
      .activate('Vault', 0, { targets: ['Cub'] })
      .resolve()
    game
      .cast('Blink', { targets: ['Vault'] })
      .resolve()
      .activate('Vault', 1)
      .resolve()
    expect([game.zone('Vault'), game.zone('Cub')]).toEqual(['battlefield', 'exile'])
    const kept = table(edition, [sides, {}], CARDS)
      .activate('Vault', 0, { targets: ['Cub'] })
      .resolve()
    expect(kept.activate('Vault', 1).resolve().zone('Cub')).toBe('battlefield')
  })

  test('[today:401.4] which of two cards put on the bottom lies lower their owner says, unseen by others', () => {
    const both = card('Sink Both', '{0}', 'Sorcery', "Put two target creatures on the bottom of their owner's library.")
    const theirs = { battlefield: ['Cub', 'Ox'], library: [] }
    const game = table(edition, [{ hand: ['Sink Both'] }, theirs], [...CARDS, both])
    game.cast('Sink Both', { targets: ['Cub', 'Ox'] }).resolve()
    const { seat, items, what } = game.asks('order')
    expect([seat, what, items.length]).toEqual([1, 'library', 2])
    game.reply([...items].reverse())
    expect([...namesIn(game, 'libraries', 1)].sort()).toEqual(['Cub', 'Ox'])
    const { now } = seenBy(game.position, 0)
    expect(now.libraries[1]?.filter((id) => findAnywhere(now, id) !== null)).toEqual([])
    expect(get(game.state, game.id('Cub')).zone).toBe('library')
  })
})
