/** Linked abilities, and what was shown for a cost. */
import { expect, test } from 'vitest'
import { seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Keeper of Bones',
    '{0}',
    '1/1',
    "When ~ enters, exile target creature card from a graveyard.\n{0}: You gain life equal to the exiled card's power.",
  ),
  card('Twice', '{0}', 'Instant', 'Copy target triggered ability. You may choose new targets for the copy.'),
  card(
    'Scale Song',
    '{0}',
    'Sorcery',
    'As an additional cost to cast this spell, reveal a Dragon card from your hand.\nYou gain 2 life.',
  ),
  creature('Wyrm', '{6}', '6/6', '', 'Creature — Dragon'),
]

test('[today:607] a copied trigger exiled two cards: the power of the exiled card is that of both', () => {
  const sides = { hand: ['Keeper of Bones', 'Twice'], graveyard: ['Bear', 'Ox'] }
  const played = (copied: boolean) => {
    const game = table('today', [sides, {}], CARDS).cast('Keeper of Bones').resolve()
    game.reply([game.ref('Bear')])
    const [trigger = 0] = game.state.stack
    if (copied) {
      game.reply({ do: 'cast', object: game.id('Twice', 'hand'), via: 'normal' }).reply([{ object: trigger }])
      while (game.question.kind !== 'priority') game.plain()
      game.resolve()
      game.until('confirm').reply(true)
      game.reply([game.ref('Ox')])
    }
    game.resolveAll()
    return game.activate('Keeper of Bones', 1).resolveAll()
  }
  const [once, twice] = [played(false), played(true)]
  expect([once.life(0), once.state.exile.length]).toEqual([22, 1])
  expect([twice.life(0), twice.state.exile.length]).toEqual([20 + 2 + 3, 2])
  twice.isAtAQuestion()
})

inEditions('2011', 'today')('shown as a cost, %s', (edition) => {
  const sees = (game: Table, seat: number) => {
    const { now } = seenBy(game.position, seat)
    const [id = 0] = (game.state.hands[0] ?? []).filter((one) => game.state.hands[0]?.includes(one))
    return now.hands[0]?.includes(id) === true && JSON.stringify(now).includes('Wyrm')
  }
  test('[today:701.20] it is seen by all as long as the spell is on the stack', () => {
    const game = table(edition, [{ hand: ['Scale Song', 'Wyrm'] }, {}], CARDS)
    expect(sees(game, 1)).toBe(false)
    game.cast('Scale Song')
    expect([game.zone('Wyrm'), sees(game, 1)]).toEqual(['hand', true])
    game.resolve()
    expect([game.life(0), game.zone('Wyrm')]).toEqual([22, 'hand'])
  })
})
