/** Shuffling something into a library shuffles it, also if that is nothing or is elsewhere by then. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Renewal of All', '{0}', 'Sorcery', 'Shuffle your graveyard into your library.'),
  card('Great Renewal', '{0}', 'Sorcery', 'Each player shuffles their hand and graveyard into their library.'),
  card(
    'Herding',
    '{0}',
    'Sorcery',
    "Shuffle all creature cards from target player's graveyard into that player's library.",
  ),
  card(
    'Retelling',
    '{0}',
    'Sorcery',
    'Target player shuffles up to two target cards from their graveyard into their library.',
  ),
  card('Tidy', '{0}', 'Sorcery', 'Shuffle a card from your hand into your library.'),
  card('Recover All', '{0}', 'Sorcery', "Shuffle target creature card from a graveyard into its owner's library."),
  card(
    'Call It Back',
    '{0}',
    'Sorcery',
    'Reveal cards from the top of your library until you reveal a creature card. Put that card onto the battlefield and shuffle all other cards revealed this way into your library.',
  ),
  card('Pick', '{0}', 'Instant', 'Exile target card from a graveyard.'),
  creature('Wraith', '{B}', '1/1', "When ~ dies, shuffle it into its owner's library."),
]

const shuffled = (game: Table): readonly number[] =>
  game.events.flatMap((one) => (one.kind === 'shuffled' ? one.seat : []))

inEditions('2004', '2011')('shuffling into a library, %s', (edition) => {
  const playing = (name: string, more: { mine?: object; theirs?: object; targets?: readonly string[] } = {}): Table => {
    const game = table(edition, [{ hand: [name], ...more.mine }, { ...more.theirs }], CARDS)
    game.cast(name, { targets: more.targets ?? [] }).resolveAll()
    game.isAtAQuestion()
    return game
  }

  test('[2011:contents/701] an empty graveyard is shuffled into a library', () => {
    expect(shuffled(playing('Renewal of All'))).toEqual([0])
  })

  test('[2011:contents/701] so are the empty hands and graveyards of all players, each library once', () => {
    expect(shuffled(playing('Great Renewal'))).toEqual([0, 1])
    expect(shuffled(playing('Great Renewal', { theirs: { hand: ['Ox'], graveyard: ['Bear'] } }))).toEqual([0, 1])
  })

  test('[2011:contents/701] and what there is none of in the graveyard of a player', () => {
    const game = playing('Herding', { targets: ['player 1'], theirs: { graveyard: ['Forest'] } })
    expect([shuffled(game), game.zone('Herding')]).toEqual([[1], 'graveyard'])
  })

  test('[2011:contents/701] and no targets', () => {
    expect(shuffled(playing('Retelling', { targets: ['player 1'] }))).toEqual([1])
  })

  test('[2011:contents/701] and a card of an empty hand', () => {
    expect(shuffled(playing('Tidy'))).toEqual([0])
  })

  test('[2011:contents/701] but nobody’s library where a target is in the graveyard of another', () => {
    expect(shuffled(playing('Recover All', { targets: ['Bear'], theirs: { graveyard: ['Bear'] } }))).toEqual([1])
  })

  test('[2011:contents/701] and the other cards revealed, where there are none', () => {
    const game = playing('Call It Back', { mine: { hand: ['Call It Back'], library: ['Bear', 'Forest'] } })
    expect([game.zone('Bear'), shuffled(game)]).toEqual(['battlefield', [0]])
    expect(
      shuffled(playing('Call It Back', { mine: { hand: ['Call It Back'], library: ['Forest', 'Bear'] } })),
    ).toEqual([0])
  })

  test('[2011:contents/701] a library is shuffled although the card has left its place', () => {
    const game = table(edition, [{ battlefield: ['Wraith', 'Mountain'], hand: ['Spark', 'Pick'] }, {}], CARDS)
    game.cast('Spark', { targets: ['Wraith'] }).resolve()
    game.cast('Pick', { targets: ['Wraith'] }).resolveAll()
    expect([game.zone('Wraith'), shuffled(game)]).toEqual(['exile', [0]])
  })
})
