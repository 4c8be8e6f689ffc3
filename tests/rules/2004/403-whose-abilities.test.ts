import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Nimbus',
    '{W}',
    '1/1',
    "If ~ would be destroyed, regenerate it.\n{0}: ~ can't be regenerated this turn. Only your opponents may activate this ability.",
  ),
  creature('Vassal', '{W}', '1/1', "{0}: You gain 1 life. Only ~'s owner may activate this ability."),
  card('Inn', '{1}', 'Artifact', '{0}: Draw a card. Any player may activate this ability but only during their turn.'),
]

inEditions('2004', '2011')('403.2 who may activate an ability, %s', (edition) => {
  test('[2004:403.2] only its controller’s opponents, who can make it possible to destroy it', () => {
    const game = table(edition, [{ battlefield: ['Nimbus'] }, { hand: ['Slay', 'Slay'] }], CARDS)
    const use = { do: 'activate', ...game.nth(game.id('Nimbus'), 1) } as const
    expect(game.why(use)?.key).toBe('activate.notYours')
    game
      .pass()
      .cast('Slay', { targets: ['Nimbus'] })
      .resolve()
    expect(game.zone('Nimbus')).toBe('battlefield')
    game.pass().activate('Nimbus', 1).resolve()
    game
      .pass()
      .cast('Slay', { targets: ['Nimbus'] })
      .resolve()
    expect(game.zone('Nimbus')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:403.2] only its owner, whoever controls it', () => {
    const game = table(edition, [{ hand: ['Steal'] }, { battlefield: ['Vassal'] }], CARDS)
    game.cast('Steal', { targets: ['Vassal'] }).resolve()
    const use = { do: 'activate', ...game.nth(game.id('Vassal'), 0) } as const
    expect(game.why(use)?.key).toBe('activate.notYours')
    game.pass().activate('Vassal').resolve()
    expect([game.life(0), game.life(1)]).toEqual([20, 21])
  })

  test('[2004:403.2] any player, but only in their own turn', () => {
    const game = table(edition, [{ battlefield: ['Inn'] }, { library: ['Bear', 'Bear'] }], CARDS)
    game.activate('Inn').resolve().pass()
    expect(game.why({ do: 'activate', ...game.nth(game.id('Inn'), 0) })?.key).toBe('activate.notYourTurn')
    const theirs = game.to('upkeep', 4)
    expect(theirs.activate('Inn').resolve().handSize(1)).toBe(1)
  })
})
