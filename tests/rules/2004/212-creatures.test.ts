import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { giveTo } from '../../support/owned.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const GREETER = zoo('Greeter')
const WORKER = creature('Worker', '{0}', '1/1', '{T}: You gain 1 life.\n{0}: ~ gets +1/+0 until end of turn.')
const RUNNER = creature('Runner', '{0}', '1/1', 'Haste\n{T}: You gain 1 life.')
const ADEPT = zoo('Adept')
const GOBLINS = zoo('War Drum')
const WIZARDS = zoo('Dusty Book')
const TAKE = zoo('Take')
const WAKE = zoo('Wake')
const NAP = zoo('Nap')
const CARDS = [GREETER, WORKER, RUNNER, ADEPT, GOBLINS, WIZARDS, TAKE, WAKE, NAP]

/** Whether the player with priority may cast this card now. */
const may = (game: Table, name: string): boolean =>
  game.why({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' }) === null
const mayUse = (game: Table, name: string, ability: number): boolean =>
  game.why({ do: 'activate', ...game.nth(game.id(name, 'battlefield'), ability) }) === null

inEditions('2004', '2011')('212.3 creatures, %s', (edition) => {
  test('[2004:212.3a] cast in either own main phase with an empty stack, and at no other time', () => {
    const game = table(edition, [{ hand: ['Greeter', 'Nap'], battlefield: ['Ox'] }, { hand: ['Worker'] }], CARDS)
    expect(may(game, 'Greeter')).toBe(true)
    game.cast('Nap')
    expect(may(game, 'Greeter')).toBe(false)
    game.pass()
    expect([game.question.seat, may(game, 'Worker')]).toEqual([1, false])
    game.pass().to('beginCombat')
    expect(may(game, 'Greeter')).toBe(false)
    game.to('main2')
    expect(may(game, 'Greeter')).toBe(true)
    game.to('end')
    expect(may(game, 'Greeter')).toBe(false)
  })

  test("[2004:212.3b] it enters untapped under the spell's controller; what waits for that triggers then", () => {
    const game = table(edition, [{ hand: ['Greeter'] }, {}], CARDS)
    game.cast('Greeter')
    expect([game.life(0), game.state.stack.length]).toEqual([20, 1])
    giveTo(game, game.id('Greeter', 'stack'), 1)
    game.resolve()
    const { zone, controller, owner, tapped } = get(game.state, game.id('Greeter'))
    expect({ zone, controller, owner, tapped }).toEqual({ zone: 'battlefield', controller: 0, owner: 1, tapped: false })
    expect(game.state.stack).toHaveLength(1)
    game.resolve()
    expect([game.life(0), game.life(1)]).toEqual([23, 20])
  })

  test('[2004:212.3c] a creature may have several types and is affected as each of them', () => {
    const game = table(edition, [{ battlefield: ['Adept', 'War Drum', 'Dusty Book', 'Bear'] }, {}], CARDS)
    expect([game.size('Adept'), game.size('Bear')]).toEqual(['2/4', '2/2'])
  })

  test('[2004:212.3d] a creature cast this turn neither attacks nor uses {T}, but other abilities', () => {
    const game = table(edition, [{ hand: ['Worker'], battlefield: ['Ox'] }, {}], CARDS)
    game.cast('Worker').resolve()
    expect([mayUse(game, 'Worker', 0), mayUse(game, 'Worker', 1)]).toEqual([false, true])
    game.until('attackers')
    expect(game.asks('attackers').able).toEqual([game.id('Ox')])
    const next = game.reply([]).to('main1', game.state.turn.number + 2)
    expect(mayUse(next, 'Worker', 0)).toBe(true)
    next.until('attackers')
    expect(next.asks('attackers').able).toContain(next.id('Worker'))
  })

  test('[2004:212.3d] haste sets no store by it', () => {
    const game = table(edition, [{ hand: ['Runner'] }, {}], CARDS)
    game.cast('Runner').resolve()
    expect(mayUse(game, 'Runner', 1)).toBe(true)
    game.until('attackers')
    expect(game.asks('attackers').able).toEqual([game.id('Runner')])
  })

  test('[2004:212.3d] a stolen creature is as new, but may block', () => {
    const game = table(edition, [{ battlefield: ['Worker', 'Ox'] }, { hand: ['Take', 'Take'] }], CARDS)
    game
      .pass()
      .cast('Take', { targets: ['Worker'] })
      .resolve()
    if (game.question.seat === 0) game.pass()
    expect([mayUse(game, 'Worker', 0), mayUse(game, 'Worker', 1)]).toEqual([false, true])
    game.attack('Ox').until('blockers')
    expect(game.asks('blockers').able.map(({ id }) => id)).toEqual([game.id('Worker')])
  })

  test('[2004:212.3d] what counts is the control, not since when it is a creature', () => {
    const game = table(edition, [{ battlefield: ['Forest'], hand: ['Wake', 'Wake', 'Mountain'] }, {}], CARDS)
    game.land('Mountain')
    expect(mayUse(game, 'Mountain', 0)).toBe(true)
    game.cast('Wake', { targets: ['Forest'] }).resolve()
    game.cast('Wake', { targets: ['Mountain'] }).resolve()
    game.until('attackers')
    expect(game.asks('attackers').able).toEqual([game.id('Forest', 'battlefield')])
    expect(mayUse(table(edition, [{ battlefield: ['Forest'] }, {}]), 'Forest', 0)).toBe(true)
  })
})
