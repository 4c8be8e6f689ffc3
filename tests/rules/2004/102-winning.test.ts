import { expect, test } from 'vitest'
import { answer, checkReply, legalReplies, outcomeOf } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  instant('Ebb', 'You lose 5 life. You gain 3 life.'),
  instant('Drain', 'You lose 5 life.'),
  instant('Delve', 'Draw three cards.'),
  instant('Quake', '~ deals 2 damage to each player.'),
  instant('Toxin', 'Target player gets two poison counters.'),
  instant('Wiltaway', '~ deals 2 damage to you. Target player gets two poison counters.'),
  instant('Verdict', 'You win the game and target player loses the game.'),
  instant('Ruin', 'Each player loses the game.'),
  card('Stasis Vow', '{0}', 'Enchantment', "Players can't win the game."),
  card('Balm', '{0}', 'Enchantment', 'Whenever you gain life, you lose 1 life.'),
  card('Ache', '{0}', 'Enchantment', 'Whenever you lose life, you gain 1 life.'),
  card('Offer', '{0}', 'Enchantment', 'Whenever you lose life, you may gain 1 life.'),
  creature('Scribe', '{0}', '1/1', 'When ~ enters the battlefield, target player discards a card.'),
]

const ended = (game: Table) => {
  expect(game.position.question).toBeNull()
  return outcomeOf(game.position)
}

inEditions('2004', '2011')('102 winning and losing, %s', (edition) => {
  test('[2004:102.1] life of 0 loses when a player would have priority, not in the middle of a resolution', () => {
    const at = (name: string) => table(edition, [{ life: 4, hand: [name] }, {}], CARDS).cast(name)
    const ebb = at('Ebb').resolve()
    expect([ebb.life(0), ebb.winner()]).toEqual([2, undefined])
    expect(ended(at('Drain').resolve())).toMatchObject({ winner: 1, reason: 'life' })
    const none = table(edition, [{ life: 5, hand: ['Drain'] }, {}], CARDS)
      .cast('Drain')
      .resolve()
    expect([none.life(0), ended(none)?.winner]).toEqual([0, 1])
    const one = table(edition, [{ life: 6, hand: ['Drain'] }, {}], CARDS)
      .cast('Drain')
      .resolve()
    one.isAtAQuestion()
  })

  test('[2004:102.2] who must draw more than there are draws what there is, and loses after the resolution', () => {
    const at = (library: string[]) =>
      table(edition, [{ hand: ['Delve'], library }, {}], CARDS)
        .cast('Delve')
        .pass(2)
    const short = at(['Forest', 'Forest'])
    expect(ended(short)).toMatchObject({ winner: 1, reason: 'emptyLibrary' })
    expect(short.handSize(0)).toBe(2)
    // An empty library alone is no loss.
    const exact = at(['Forest', 'Forest', 'Forest'])
    expect([exact.state.libraries[0], exact.handSize(0)]).toEqual([[], 3])
    exact.isAtAQuestion()
  })

  test('[2004:102.3] the game ends at once: what is on the stack stays there and nothing more is accepted', () => {
    const sides = { life: 2, hand: ['Drain', 'Delve', 'Quake'] }
    const game = table(edition, [sides, {}], CARDS).cast('Delve').cast('Quake').cast('Drain')
    expect(game.state.stack).toHaveLength(3)
    const last = game.position
    game.resolve()
    expect(ended(game)).toMatchObject({ winner: 1 })
    expect([game.state.stack.length, game.life(1), game.handSize(0)]).toEqual([2, 20, 0])
    expect(legalReplies(game.position)).toEqual([])
    for (const reply of [{ do: 'pass' }, { concede: 0 }, { concede: 1 }])
      expect(checkReply(game.position, reply)?.key).toBe('timing.gameOver')
    expect('refused' in answer(last, { do: 'pass' })).toBe(false)
  })

  test('[2004:102.3] a player who wins ends it too, even with no life left', () => {
    const wins = instant('Drowned Victory', 'You lose 9 life. You win the game.')
    const game = table(edition, [{ life: 5, hand: ['Drowned Victory'] }, {}], [...CARDS, wins])
      .cast('Drowned Victory')
      .resolve()
    expect(ended(game)).toMatchObject({ winner: 0, reason: 'effect' })
  })

  test('[2004:102.4] both at once is a draw: by damage, by an effect, for different reasons', () => {
    const quake = table(edition, [{ life: 2, hand: ['Quake'] }, { life: 2 }], CARDS)
      .cast('Quake')
      .resolve()
    expect(ended(quake)).toEqual({ winner: null, reason: 'draw', rule: cite('draw.allLose', edition) })
    const ruin = table(edition, [{ hand: ['Ruin'] }, {}], CARDS)
      .cast('Ruin')
      .resolve()
    expect(ended(ruin)?.winner).toBeNull()
    const sides = [{ life: 2, hand: ['Wiltaway'] }, { poison: 8 }] as const
    const mixed = table(edition, sides, CARDS)
      .cast('Wiltaway', { targets: ['player 1'] })
      .resolve()
    expect(ended(mixed)?.winner).toBeNull()
    const one = table(edition, [{ life: 3, hand: ['Quake'] }, { life: 2 }], CARDS)
      .cast('Quake')
      .resolve()
    expect(ended(one)?.winner).toBe(0)
  })

  test('[2004:102.5] who would win and lose at the same time loses', () => {
    const at = (who: string) =>
      table(edition, [{ hand: ['Verdict'] }, {}], CARDS)
        .cast('Verdict', { targets: [who] })
        .resolve()
    expect(ended(at('player 0'))).toMatchObject({ winner: 1, reason: 'effect' })
    expect(ended(at('player 1'))).toMatchObject({ winner: 0 })
    const both = instant('All Ends', 'You win the game and each player loses the game.')
    expect(
      ended(
        table(edition, [{ hand: ['All Ends'] }, {}], [both])
          .cast('All Ends')
          .resolve(),
      ),
    ).toMatchObject({ winner: null, reason: 'draw' })
  })

  test('[2004:102.6] what repeats and can’t be stopped is a draw; with anything optional in it, it is none', () => {
    const start = (answering: string) =>
      table(edition, [{ battlefield: ['Balm', answering], hand: ['Drain'] }, {}], CARDS).cast('Drain')
    const loop = start('Ache')
    for (let n = 0; n < 100 && loop.position.question !== null; n++) loop.pass()
    expect(ended(loop)).toMatchObject({ winner: null, reason: 'draw' })
    const choice = start('Offer')
    let offers = 0
    for (let n = 0; n < 120 && choice.question.kind !== 'number'; n++) {
      if (choice.question.kind === 'confirm') offers++
      choice.question.kind === 'priority' ? choice.pass() : choice.reply(true)
    }
    expect(offers).toBeGreaterThan(1)
    // 421.2: a loop with an option in it is its player's to repeat as often as they say, and to end.
    const { seat, what, max } = choice.asks('number')
    expect([seat, what]).toEqual([0, 'repeat'])
    for (let n = 0; n < 20 && choice.question.kind !== 'confirm'; n++)
      choice.question.kind === 'priority' ? choice.pass() : choice.reply(choice.question.kind === 'number' ? max : true)
    expect([choice.asks('confirm').seat, choice.winner()]).toEqual([0, undefined])
    choice.reply(false)
    expect([choice.question.kind, choice.state.stack.length, choice.winner()]).toEqual(['priority', 0, undefined])
  })

  test('[2004:102.7] a player may concede at any time, also while the other is asked something', () => {
    const at = () => {
      const game = table(edition, [{ hand: ['Scribe'] }, { hand: ['Forest', 'Bear'] }], CARDS)
      return game.cast('Scribe').pass(2)
    }
    const asked = at()
    expect(asked.asks('targets').seat).toBe(0)
    expect(ended(asked.reply({ concede: 1 }))).toEqual({
      winner: 0,
      reason: 'conceded',
      rule: cite('lose.concession', edition),
    })
    expect(ended(at().reply({ concede: 0 }))).toMatchObject({ winner: 1, reason: 'conceded' })
    const discarding = at()
      .reply([{ player: 1 }])
      .pass(2)
    expect(discarding.asks('choose').seat).toBe(1)
    expect(ended(discarding.reply({ concede: 0 }))).toMatchObject({ winner: 1 })
    expect(at().refusal({ concede: 2 }).key).toBe('reply.noSuchPlayer')
  })

  test('[2004:102.7 2004:103.1] no card keeps a player from conceding', () => {
    const sides = { battlefield: ['Charter', 'Stasis Vow'], life: 0 }
    const game = table(edition, [sides, {}], CARDS).pass()
    expect(game.winner()).toBeUndefined()
    expect(ended(game.reply({ concede: 0 }))).toMatchObject({ winner: 1, reason: 'conceded' })
  })

  test('[2004:102.8] ten poison counters lose, whatever the life', () => {
    const at = (poison: number) =>
      table(edition, [{ hand: ['Toxin'] }, { life: 100, poison }], CARDS)
        .cast('Toxin', { targets: ['player 1'] })
        .resolve()
    expect(ended(at(9))).toMatchObject({ winner: 0, reason: 'poison' })
    expect(ended(at(8))).toMatchObject({ winner: 0, reason: 'poison' })
    at(7).isAtAQuestion()
  })
})

test('[2004:102.6] a loop is none where it uses something up', () => {
  const game = table('2004', [{ battlefield: ['Balm'], hand: times(3, 'Ebb') }, {}], CARDS)
  game.cast('Ebb').resolveAll()
  expect([game.winner(), game.life(0)]).toEqual([undefined, 17])
})
