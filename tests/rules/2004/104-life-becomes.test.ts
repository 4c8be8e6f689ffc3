import { expect } from 'vitest'
import { card } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CENSUS = card(
  'Census',
  '{0}',
  'Sorcery',
  "Each player's life total becomes the number of creatures they control.",
)
const BLIGHT = card('Sourwind', '{0}', 'Sorcery', "Target player can't gain life for the rest of the game.")
const DEW = card('Dew', '{0}', 'Instant', 'You gain 3 life.')

testInEditions('2004', '2011')(
  '[2004:104.1] each life total becomes what is counted for its own player (%s)',
  (edition) => {
    const game = table(
      edition,
      [{ battlefield: ['Bear', 'Ox'], hand: ['Census'] }, { battlefield: ['Bear'] }],
      [CENSUS],
    )
    game.cast('Census').resolve()
    expect([game.life(0), game.life(1)]).toEqual([2, 1])
    game.isAtAQuestion()
  },
)

testInEditions('2004', '2011')('[2004:418.3a] "for the rest of the game" doesn’t end with the turn (%s)', (edition) => {
  const game = table(edition, [{ hand: ['Sourwind', 'Dew'] }, {}], [BLIGHT, DEW])
  game.cast('Sourwind', { targets: ['player 0'] }).resolve()
  game.to('upkeep', 5).cast('Dew').resolve()
  expect(game.life(0)).toBe(20)
  game.isAtAQuestion()
})
