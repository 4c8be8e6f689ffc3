/** 413.2c: a flip or a clash that "you may" have: declined, there is none. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const GOO = creature(
  'Odd Goo',
  '{1}',
  '1/1',
  '~ enters the battlefield with two +1/+1 counters on it.\n{0}: You may flip a coin. If you win the flip, put a +1/+1 counter on ~. If you lose the flip, remove a +1/+1 counter from ~.',
)
const DUEL = card('Small Duel', '{0}', 'Sorcery', 'You may clash with an opponent. If you win, you gain 5 life.')
const HILL = creature('Hill', '{5}', '5/5')

inEditions('2004', '2011')('413.2c chance that is offered, %s', (edition) => {
  test('[2004:413.2c] a coin is flipped only if wanted, and then one of both is done', () => {
    const side = { battlefield: [{ name: 'Odd Goo', counters: { '+1/+1': 2 } }] }
    const game = table(edition, [side, {}], [GOO])
    game.activate('Odd Goo', 1).resolve()
    expect(game.asks('confirm').seat).toBe(0)
    const offered = game.position
    game.reply(false)
    expect([game.question.kind, game.size('Odd Goo')]).toEqual(['priority', '3/3'])
    game.position = offered
    game.reply(true).reply('heads')
    const flip = game.events.findLast((one) => one.kind === 'coinFlipped')
    const won = flip?.kind === 'coinFlipped' && flip.won === true
    expect(get(game.state, game.id('Odd Goo')).counters['+1/+1']).toBe(won ? 3 : 1)
  })

  test('[2011:701.20] cards are revealed only if the clash is wanted', () => {
    const sides = [{ hand: ['Small Duel'], library: ['Hill', 'Forest'] }, { library: ['Bear', 'Forest'] }] as const
    const game = table(edition, sides, [DUEL, HILL])
    game.cast('Small Duel').resolve()
    const offered = game.position
    game.reply(false)
    expect([game.life(0), game.events.some(({ kind }) => kind === 'revealed')]).toEqual([20, false])
    game.position = offered
    game.reply(true).resolveAll()
    expect(game.life(0)).toBe(25)
  })
})
