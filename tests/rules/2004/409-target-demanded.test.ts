/** What a player must choose as a target for their own spells and activated abilities, if able (409.1c). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Bearer',
    '{0}',
    '2/2',
    'While an opponent is choosing targets as part of casting a spell they control or activating an ability they control, that player must choose at least one Flagbearer on the battlefield if able.',
    'Creature — Human Flagbearer',
  ),
  card('Fall', '{0}', 'Instant', 'Destroy target land.'),
  card('Two', '{0}', 'Instant', 'Tap two target creatures.'),
  card('Maybe', '{0}', 'Instant', 'Tap up to one target creature.'),
  card('Both', '{0}', 'Instant', 'Tap target creature. Untap another target creature.'),
  creature(
    'Pinger',
    '{0}',
    '1/1',
    '{0}: ~ deals 1 damage to any target.\nWhen ~ dies, it deals 1 damage to any target.',
  ),
]

inEditions('2004', '2011')('409 targets demanded, %s', (edition) => {
  const board = (...hand: string[]) =>
    table(
      edition,
      [
        { battlefield: ['Bear', 'Pinger'], hand },
        { battlefield: ['Bearer', 'Ox', 'Forest'], hand: ['Zap'] },
      ],
      CARDS,
    )
  const bearer = (game: ReturnType<typeof table>) => [{ object: game.id('Bearer') }]

  test('[2004:409.1c] nothing else for a spell or an activated ability; no more than is able', () => {
    const game = board('Zap', 'Fall')
    expect(game.cast('Zap').asks('targets').legal).toEqual(bearer(game))
    const used = board()
    expect(used.activate('Pinger').asks('targets').legal).toEqual(bearer(used))
    const land = board('Fall')
    expect(land.cast('Fall').asks('targets').legal).toEqual([{ object: land.id('Forest', 'battlefield') }])
  })

  test('[2004:409.1c] one of several, and one even where there need be none', () => {
    const game = board('Two', 'Maybe', 'Zap')
    game.cast('Two')
    expect(game.asks('targets')).toMatchObject({ legal: bearer(game), min: 1, max: 1 })
    game.reply(bearer(game))
    expect(game.asks('targets')).toMatchObject({ min: 1, max: 1 })
    game.reply([{ object: game.id('Bear') }]).resolve()
    game.cast('Maybe')
    expect(game.asks('targets')).toMatchObject({ legal: bearer(game), min: 1, max: 1 })
  })

  test('[2004:409.1c] a later instance of "target" will do, but then it must', () => {
    const game = board('Both')
    game.cast('Both')
    expect(game.asks('targets').legal.length).toBe(4)
    game.reply([{ object: game.id('Bear') }])
    expect(game.asks('targets').legal).toEqual(bearer(game))
    const first = board('Both')
    first.cast('Both').reply(bearer(first))
    expect(first.asks('targets').legal.length).toBe(3)
  })

  test('[2004:409.1c] not for a triggered ability, and not for its own controller', () => {
    const game = board()
    game.pass().cast('Zap', { targets: ['Pinger'] })
    expect(game.state.stack.length).toBe(1)
    game.resolve()
    expect(game.asks('targets').legal.length).toBeGreaterThan(1)
    game.reply([{ player: 1 }])
    game.isAtAQuestion()
  })
})
