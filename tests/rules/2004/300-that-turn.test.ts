/** 300.6: what is said of the extra turn that a text gives is about that turn alone. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const LAST = card(
  'Last Hour',
  '{0}',
  'Sorcery',
  "Take an extra turn after this one. At the beginning of that turn's end step, you lose the game.",
)
const SAVOUR = card(
  'Slow Savour',
  '{0}',
  'Sorcery',
  'Take an extra turn after this one. Skip the untap step of that turn.',
)
const MORE = card('One More', '{0}', 'Sorcery', 'Take an extra turn after this one.')

inEditions('2004', '2011')('300.6 that turn, %s', (edition) => {
  test("[2004:300.6] the end step of this turn is another one's; in that turn's the game is lost", () => {
    const game = table(edition, [{ hand: ['Last Hour'] }, {}], [LAST])
    const { number } = game.state.turn
    game.cast('Last Hour').resolve()
    game.to('end')
    expect([game.winner(), game.state.stack.length]).toEqual([undefined, 0])
    game.to('main1', number + 1)
    expect(game.state.turn.active).toBe(0)
    game.to('end', number + 1).resolveAll()
    expect(game.winner()).toBe(1)
  })

  test('[2004:300.6] an extra turn given later comes first, and is not that turn', () => {
    const game = table(edition, [{ hand: ['Last Hour', 'One More'] }, {}], [LAST, MORE])
    const { number } = game.state.turn
    game.cast('Last Hour').resolve().cast('One More').resolve()
    game.to('main2', number + 1).to('end', number + 1)
    expect([game.winner(), game.state.stack.length]).toEqual([undefined, 0])
    game.to('end', number + 2).resolveAll()
    expect(game.winner()).toBe(1)
  })

  test('[2004:300.5] the untap step of that turn is skipped, not that of another', () => {
    const game = table(
      edition,
      [{ hand: ['Slow Savour', 'One More'], battlefield: [{ name: 'Forest', tapped: true }] }, {}],
      [SAVOUR, MORE],
    )
    const { number } = game.state.turn
    game.cast('Slow Savour').resolve()
    game.to('upkeep', number + 1)
    expect([game.state.turn.active, get(game.state, game.id('Forest', 'battlefield')).tapped]).toEqual([0, true])
    const both = table(
      edition,
      [{ hand: ['Slow Savour', 'One More'], battlefield: [{ name: 'Forest', tapped: true }] }, {}],
      [SAVOUR, MORE],
    )
    both.cast('Slow Savour').resolve().cast('One More').resolve()
    both.to('upkeep', number + 1)
    expect(get(both.state, both.id('Forest', 'battlefield')).tapped).toBe(false)
  })
})
