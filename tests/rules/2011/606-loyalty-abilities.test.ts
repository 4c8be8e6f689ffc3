import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const ID = '[2011:contents/606]'
const TEXT = '+1: You gain 1 life.\n−3: Draw a card.\n0: Target player loses 1 life.'
const CARDS = [
  walker('Lampward', '{0}', 2, TEXT),
  walker('Hourmage', '{0}', 5, '−X: You gain X life.', 'Karn'),
  walker('Seedmother', '{0}', 2, '+1: Add {G}{G}.', 'Garruk'),
  walker('Stillmind', '{0}', 3, '+2: Draw a card.', 'Jace'),
  card('Borrowing', '{0}', 'Sorcery', 'Gain control of target planeswalker until end of turn.'),
  card('Sip', '{0}', 'Instant', 'You gain 1 life.'),
  card('Costly', '{G}', 'Sorcery', 'You gain 5 life.'),
]
const activate = (game: Table, object: number, n = 0) => ({ do: 'activate', ...game.nth(object, n) }) as const

inEditions('2011', 'today')('606 loyalty abilities, %s', (edition) => {
  const RULE = `${edition}:606.3`

  test('[2011:contents/606 today:606.3] once a turn for the permanent; the cost is paid as it is activated', () => {
    const game = table(edition, [{ battlefield: ['Lampward'] }, {}], CARDS)
    const id = game.id('Lampward')
    expect(game.why(activate(game, id, 1))).toMatchObject({
      key: 'cost.loyalty',
      rule: `${edition}:606`,
      params: { n: 3 },
    })
    game.activate('Lampward')
    expect([get(game.state, id).counters.loyalty, game.state.stack.length, game.life(0)]).toEqual([3, 1, 20])
    game.resolve()
    expect(game.life(0)).toBe(21)
    for (const ability of [0, 1, 2])
      expect(game.why(activate(game, id, ability))).toMatchObject({ key: 'activate.loyaltyOnce', rule: RULE })
    game.to('main2')
    expect(game.why(activate(game, id))).toMatchObject({ key: 'activate.loyaltyOnce' })
    game.to('main1', game.state.turn.number + 2)
    expect(game.why(activate(game, id, 1))).toBeNull()
    game.activate('Lampward', 1).resolve()
    expect([game.zone('Lampward'), game.handSize(0)]).toEqual(['graveyard', 2])
    game.isAtAQuestion()
  })

  test(`${ID} only in the own main phase with an empty stack`, () => {
    const sides = [{ battlefield: ['Lampward'], hand: ['Sip'] }, { battlefield: ['Stillmind'] }] as const
    const game = table(edition, sides, CARDS, { step: 'upkeep' })
    const id = game.id('Lampward')
    expect(game.why(activate(game, id))).toMatchObject({ key: 'timing.notMainPhase', rule: RULE })
    game.to('main1').cast('Sip')
    expect(game.why(activate(game, id))).toMatchObject({ key: 'timing.stackNotEmpty', rule: RULE })
    game.resolve()
    expect(game.why(activate(game, id))).toBeNull()
    game.pass()
    expect(game.question.seat).toBe(1)
    expect(game.why(activate(game, game.id('Stillmind')))).toMatchObject({ key: 'timing.notYourTurn', rule: RULE })
    expect(game.why(activate(game, id))).not.toBeNull()
  })

  test(`${ID} in the turn it enters, and two permanents each once`, () => {
    const game = table(edition, [{ hand: ['Lampward', 'Stillmind'] }, {}], CARDS)
    game.cast('Lampward').resolve().activate('Lampward').resolve()
    game.cast('Stillmind').resolve().activate('Stillmind').resolve()
    expect([game.life(0), game.handSize(0)]).toEqual([21, 1])
  })

  test('[2011:contents/606 today:606.3] what another player used stays used under a new controller', () => {
    const game = table(edition, [{ hand: ['Borrowing', 'Borrowing'] }, { battlefield: ['Lampward'] }], CARDS)
    game.cast('Borrowing', { targets: ['Lampward'] }).resolve()
    const id = game.id('Lampward')
    expect(game.why(activate(game, id))).toBeNull()
    game.activate('Lampward').resolve()
    game.cast('Borrowing', { targets: ['Lampward'] }).resolve()
    expect(game.why(activate(game, id))).toMatchObject({ key: 'activate.loyaltyOnce' })
  })

  test(`${ID} minus X: at most the counters there are`, () => {
    const game = table(edition, [{ battlefield: ['Hourmage'] }, {}], CARDS)
    game.reply(activate(game, game.id('Hourmage')))
    expect(game.asks('number')).toMatchObject({ min: 0, max: 5 })
    game.refusal(6)
    game.reply(4).resolve()
    expect([game.life(0), get(game.state, game.id('Hourmage')).counters.loyalty]).toEqual([24, 1])
  })

  test(`${ID} zero costs nothing and counts as the use of the turn`, () => {
    const game = table(edition, [{ battlefield: ['Lampward'] }, {}], CARDS)
    game.activate('Lampward', 2, { targets: ['player 1'] }).resolve()
    expect([game.life(1), get(game.state, game.id('Lampward')).counters.loyalty]).toEqual([19, 2])
    expect(game.why(activate(game, game.id('Lampward')))).not.toBeNull()
  })

  test('[2011:605.1a 2011:contents/606 2004:406.1] a loyalty ability that adds mana is no mana ability: it uses the stack', () => {
    const game = table(edition, [{ battlefield: ['Seedmother'], hand: ['Costly'] }, {}], CARDS)
    expect(game.why({ do: 'cast', object: game.id('Costly'), via: 'normal' })).not.toBeNull()
    game.activate('Seedmother')
    expect([game.state.stack.length, game.pool(0)]).toEqual([1, ''])
    game.resolve()
    expect(game.pool(0)).toBe('GG')
    game.cast('Costly').resolve()
    expect(game.life(0)).toBe(25)
  })
})
