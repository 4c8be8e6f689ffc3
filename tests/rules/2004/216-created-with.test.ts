/**
 * Tokens that an object's own abilities have created (216), and things that are put off until something leaves (404.4).
 */
import { expect, test } from 'vitest'
import { find } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Nest',
    '{G}',
    'Enchantment',
    '{0}: Create a 1/1 green Snake creature token.\n{0}: Sacrifice ~.\nWhen ~ leaves the battlefield, destroy all tokens created with ~.',
  ),
  card('Brood', '{G}', 'Sorcery', 'Create a 1/1 green Snake creature token.'),
  creature(
    'Host',
    '{G}',
    '2/2',
    'Whenever a nontoken creature enters the battlefield, its controller creates a token that’s a copy of that creature.\nWhen ~ leaves the battlefield, exile all tokens created with ~.'.replace(
      '’',
      "'",
    ),
  ),
  card(
    'Gate',
    '{W}',
    'Artifact',
    "Whenever a creature enters the battlefield, exile that creature. Return that card to the battlefield under its owner's control when ~ leaves the battlefield.",
  ),
  card(
    'Fang',
    '{1}',
    'Artifact',
    "{1}, Exile ~: Create a 2/2 blue Dragon creature token. Return ~ to the battlefield under its owner's control when that token dies.",
  ),
  card('Smash', '{R}', 'Instant', 'Destroy target artifact or creature.'),
]
const snakes = (game: Table): number =>
  game.state.battlefield.filter((id) => find(game.state, id)?.kind === 'token').length

inEditions('2004', '2011')('created with, %s', (edition) => {
  test('[2004:216.1] only the tokens that this very object created', () => {
    const game = table(edition, [{ battlefield: ['Nest', 'Nest', 'Forest'], hand: ['Brood'] }, {}], CARDS)
    const [first, second] = [game.id('1:Nest'), game.id('2:Nest')]
    game.reply({ do: 'activate', ...game.nth(first, 0) }).resolve()
    game.reply({ do: 'activate', ...game.nth(second, 0) }).resolve()
    game.cast('Brood').resolve()
    expect(snakes(game)).toBe(3)
    game
      .reply({ do: 'activate', ...game.nth(first, 1) })
      .resolve()
      .resolveAll()
    expect(snakes(game)).toBe(2)
    game.isAtAQuestion()
  })

  test('[2004:503.5] copies, too', () => {
    const game = table(
      edition,
      [{ battlefield: ['Host', 'Forest', 'Forest', 'Mountain'], hand: ['Bear', 'Smash'] }, {}],
      CARDS,
    )
    game.cast('Bear').resolve().resolveAll()
    expect(snakes(game)).toBe(1)
    game
      .cast('Smash', { targets: ['Host'] })
      .resolve()
      .resolveAll()
    expect([snakes(game), game.zone('Bear')]).toEqual([0, 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:404.4] returned when the object that exiled it leaves the battlefield', () => {
    const game = table(
      edition,
      [{ battlefield: ['Gate', 'Forest', 'Forest', 'Mountain'], hand: ['Bear', 'Smash'] }, {}],
      CARDS,
    )
    game.cast('Bear').resolve().resolveAll()
    expect(game.zone('Bear')).toBe('exile')
    game
      .cast('Smash', { targets: ['Gate'] })
      .resolve()
      .resolveAll()
    expect(game.zone('Bear')).toBe('battlefield')
    game.isAtAQuestion()
  })

  test('[2004:404.4] what its own cost exiled comes back when the token dies', () => {
    const game = table(edition, [{ battlefield: ['Fang', 'Island', 'Mountain'], hand: ['Smash'] }, {}], CARDS)
    game.activate('Fang').resolve()
    expect([game.zone('Fang'), snakes(game)]).toEqual(['exile', 1])
    game
      .cast('Smash', { targets: ['Dragon'] })
      .resolve()
      .resolveAll()
    expect([game.zone('Fang'), snakes(game)]).toEqual(['battlefield', 0])
    game.isAtAQuestion()
  })
})
