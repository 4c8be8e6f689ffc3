/** "When you do": all sentences that follow are of the ability that triggers then (today:603.12). */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Reaper',
    '{0}',
    '2/2',
    'Whenever ~ attacks, you may pay {1}. When you do, destroy target creature an opponent controls. Its controller loses 2 life. You gain 3 life.',
  ),
  creature(
    'Rouser',
    '{0}',
    '2/2',
    'When ~ enters the battlefield, you may sacrifice another creature. When you do, target creature gets +2/+2 until end of turn. It gains haste until end of turn. Draw a card, then discard a card.',
  ),
  creature(
    'Raiser',
    '{0}',
    '2/2',
    'When ~ enters the battlefield, you may pay {1}. When you do, return target creature card from your graveyard to the battlefield with a corpse counter on it. If that creature would leave the battlefield, exile it instead of putting it anywhere else.',
  ),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  card('Brief Shelter', '{0}', 'Instant', 'Target creature gains hexproof until end of turn.'),
]

/** Says yes or no, then pays and chooses what there is. */
function deciding(game: Table, yes: boolean): Table {
  game.until('confirm').reply(yes)
  while (game.question.kind === 'pay' || game.question.kind === 'choose') game.plain()
  return game
}

describe('[today:603.12] all that follows', () => {
  const attack = (pays: boolean) =>
    deciding(
      table('today', [{ battlefield: ['Reaper', 'Mountain'] }, { battlefield: ['Bear'] }], CARDS).attack('Reaper'),
      pays,
    )
  test('paid: it happens, about the target too', () => {
    const game = attack(true).announce({ targets: ['Bear'] })
    // Nothing of it before the ability resolves.
    expect([game.life(0), game.life(1), game.state.stack.length]).toEqual([20, 20, 1])
    game.resolve()
    expect([game.zone('Bear'), game.life(0), game.life(1)]).toEqual(['graveyard', 23, 18])
    game.isAtAQuestion()
  })
  test('unpaid: none of it', () => {
    const game = attack(false)
    expect([game.zone('Bear'), game.life(0), game.life(1), game.state.stack.length]).toEqual(['battlefield', 20, 20, 0])
    game.isAtAQuestion()
  })
  test('its only target is gone: none of it either', () => {
    const game = table(
      'today',
      [{ battlefield: ['Reaper', 'Mountain'] }, { battlefield: ['Bear'], hand: ['Brief Shelter'] }],
      CARDS,
    ).attack('Reaper')
    deciding(game, true).announce({ targets: ['Bear'] })
    game
      .pass()
      .cast('Brief Shelter', { targets: ['Bear'] })
      .resolve()
      .resolve()
    expect([game.zone('Bear'), game.life(0), game.life(1)]).toEqual(['battlefield', 20, 20])
    game.isAtAQuestion()
  })
  test('several sentences about the target, and one of several effects', () => {
    const rouse = (yes: boolean) => {
      const sides = [{ hand: ['Rouser'], battlefield: ['Bear'], library: ['Forest', 'Swamp'] }, {}] as const
      return deciding(table('today', sides, CARDS).cast('Rouser').resolve(), yes)
    }
    const game = rouse(true)
      .announce({ targets: ['Rouser'] })
      .resolveAll()
    expect([game.size('Rouser'), game.has('graveyard', 'Bear'), game.state.graveyards[0]?.length]).toEqual([
      '4/4',
      true,
      2,
    ])
    game.attack('Rouser')
    const declined = rouse(false).resolveAll()
    expect([declined.size('Rouser'), declined.state.graveyards[0]?.length]).toEqual(['2/2', 0])
    declined.isAtAQuestion()
  })
  test('what has returned is exiled as it leaves', () => {
    const game = table(
      'today',
      [{ hand: ['Raiser', 'Slay'], battlefield: ['Mountain'], graveyard: ['Bear'] }, {}],
      CARDS,
    )
    deciding(game.cast('Raiser').resolve(), true)
      .announce({ targets: ['Bear'] })
      .resolveAll()
    expect(game.zone('Bear')).toBe('battlefield')
    game.cast('Slay', { targets: ['Bear'] }).resolveAll()
    expect(game.zone('Bear')).toBe('exile')
    game.isAtAQuestion()
  })
})
