import { describe, expect, test } from 'vitest'
import { answer, forget, legalReplies, seenBy, stateOf } from '../../../src/engine/index.ts'
import { cite, type EditionId } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Wheel', '{1}', 'Artifact', '{T}: Untap ~. You gain 1 life.'),
  card('Stylus', '{1}', 'Artifact', 'Pay 1 life: Draw a card.'),
  card('Needle', '{1}', 'Artifact', '{0}: Target player loses 1 life.'),
  card('Nail', '{1}', 'Artifact', '{0}: Target creature loses flying until end of turn.'),
  card('Winder', '{1}', 'Artifact', '{0}: Untap target artifact.'),
  card('Pump', '{1}', 'Artifact', '{1}: You gain 1 life.'),
  card('Rock', '{1}', 'Artifact', '{T}: You gain 1 life.'),
  card('Nudge', '{0}', 'Instant', 'Draw a card.'),
  creature('Kite', '{1}', '1/1', '{0}: ~ gains flying until end of turn.'),
]

/** Activates, and both pass: once around. */
const round = (game: Table, name: string, targets: readonly string[] = []) =>
  game.activate(name, 0, { targets }).resolve()
const rounds = (game: Table, n: number, name: string, targets: readonly string[] = []) => {
  for (let at = 0; at < n; at++) round(game, name, targets)
  return game
}
const asked = (game: Table) => game.question.kind === 'number' && game.question.what

inEditions('2004', '2011')('a loop of one player’s optional actions, %s', (edition) => {
  const started = (name: string, theirs: object = {}) => table(edition, [{ battlefield: [name] }, theirs], CARDS)

  test('[2004:421.2 2011:contents/716] the player names a number, and it is as if every step had been played', () => {
    const game = rounds(started('Font'), 3, 'Font')
    expect(game.asks('number')).toMatchObject({ seat: 0, what: 'repeat', min: 0, source: game.id('Font') })
    game.reply(500)
    expect(game.asks('number')).toMatchObject({ seat: 1, what: 'shorten', min: 0, max: 500 })
    game.reply(500)
    expect([game.life(0), game.state.stack.length, game.asks('priority').seat]).toEqual([523, 0, 0])
    expect(game.events.filter((event) => event.kind === 'repeated')).toMatchObject([{ times: 500, seat: 0 }])
    const byHand = started('Font')
    for (let n = 0; n < 7; n++) {
      if (asked(byHand) === 'repeat') byHand.reply(0)
      round(byHand, 'Font')
    }
    const short = rounds(started('Font'), 3, 'Font').reply(4).reply(4)
    if (asked(byHand) === 'repeat') byHand.reply(0)
    const told = ({ state }: Table) => [state.players, state.battlefield, state.stack, state.stage, state.hands]
    expect(told(short)).toEqual(told(byHand))
  })

  test('[2004:422.1] announcements that are taken back are no loop, and break none', () => {
    const sides = [{ battlefield: ['Pump', 'Font', 'Forest'] }, {}] as const
    const back = (game: Table) => game.activate('Pump', 0, { pay: false }).reply({ pay: 'cancel' })
    const game = table(edition, [...sides], CARDS)
    for (let n = 0; n < 5; n++) expect(back(game).asks('priority').seat).toBe(0)
    for (let n = 0; n < 2; n++) back(round(game, 'Font'))
    expect(asked(game)).toBe(false)
    round(game, 'Font')
    expect(asked(game)).toBe('repeat')
  })

  test('[2004:421.2] only a finite number can be named', () => {
    const game = rounds(started('Font'), 3, 'Font')
    const { max } = game.asks('number')
    for (const wrong of [Number.POSITIVE_INFINITY, -1, 1.5, max + 1, 'all']) game.refusal(wrong)
    expect(game.refusal(max + 1).rule).toBe(cite('number.whole', edition))
    game.reply(max).reply(max)
    expect(game.life(0)).toBe(20 + 3 + max)
  })

  test('[2004:421.2] another player may have it stop to act', () => {
    const game = rounds(started('Font', { hand: ['Nudge'] }), 3, 'Font')
      .reply(100)
      .reply(10)
    expect([game.life(0), game.state.stack.length, game.asks('priority').seat]).toEqual([33, 1, 1])
    game.cast('Nudge').resolveAll()
    expect([game.life(0), game.handSize(1), game.question.kind]).toEqual([34, 1, 'priority'])
  })

  test('[2004:421.2] a permanent that untaps itself, and an end to the loop within it', () => {
    const game = rounds(started('Wheel'), 3, 'Wheel').reply(20).reply(20)
    expect(game.life(0)).toBe(43)
    const kill = table(edition, [{ battlefield: ['Needle'] }, { life: 10 }], CARDS)
    rounds(kill, 3, 'Needle', ['player 1']).reply(900).reply(900)
    expect([kill.winner(), kill.life(1)]).toEqual([0, 0])
  })

  test('[2004:421.2] nobody is asked before three rounds, after zero it goes on by hand, and the step’s end forgets it', () => {
    const game = rounds(started('Font'), 2, 'Font')
    expect(game.question.kind).toBe('priority')
    round(game, 'Font').reply(0)
    expect([game.life(0), game.question.kind]).toEqual([23, 'priority'])
    rounds(game, 2, 'Font')
    expect(game.question.kind).toBe('priority')
    game.to('main2')
    expect(game.state.loopHistory).toBeNull()
    rounds(game, 2, 'Font').isAtAQuestion()
    expect(game.question.kind).toBe('priority')
  })

  test('[2004:421.2] what uses something up is no loop', () => {
    const game = table(edition, [{ battlefield: ['Stylus'] }, {}], CARDS)
    for (let n = 0; n < 5; n++) round(game, 'Stylus')
    expect([game.life(0), game.question.kind]).toEqual([15, 'priority'])
  })

  test('[2004:421.2] it is the same where the process runs again or comes from a save, and seats learn nothing by it', () => {
    const game = rounds(started('Font'), 3, 'Font')
    const saved = JSON.parse(JSON.stringify(game.position))
    expect(seenBy(game.position, 1).now.loopHistory?.replies).toHaveLength(3)
    game.reply(30)
    forget(game.position)
    game.reply(30)
    const once = answer(saved, 30)
    const twice = 'position' in once ? answer(JSON.parse(JSON.stringify(once.position)), 30) : once
    expect('position' in twice && stateOf(twice.position)).toEqual(JSON.parse(JSON.stringify(game.state)))
    expect(legalReplies(game.position)).toContainEqual({ do: 'pass' })
  })
})

/** The active player gives flying, the other takes it away, and so on. */
function contest(edition: EditionId, times: number): Table {
  const game = table(edition, [{ battlefield: ['Kite'] }, { battlefield: ['Nail'] }], CARDS)
  for (let n = 0; n < times; n++) {
    game.activate('Kite').resolve().pass()
    game.activate('Nail', 0, { targets: ['Kite'] }).resolve()
  }
  return game
}
const flies = (game: Table) => game.state.lasting.at(-1)?.changes[0]?.kind === 'gain'

/** Both gain life in turn, neither by what the other does. */
function independent(edition: EditionId): Table {
  const game = table(edition, [{ battlefield: ['Font'] }, { battlefield: ['Font'] }], CARDS)
  const [mine = 0, theirs = 0] = game.state.battlefield
  for (let n = 0; n < 3; n++) {
    game.reply({ do: 'activate', ...game.nth(mine, 0) }).pass()
    game
      .reply({ do: 'activate', ...game.nth(theirs, 0) })
      .resolve()
      .resolve()
  }
  return game
}

describe('a loop of both players’ optional actions, 2004', () => {
  test('[2004:421.3] the active player names a number; who agrees has the last word', () => {
    const game = contest('2004', 3)
    expect(game.asks('number')).toMatchObject({ seat: 0, what: 'repeat' })
    game.reply(10)
    expect(game.asks('number')).toMatchObject({ seat: 1, what: 'shorten', min: 0, max: 10 })
    game.reply(10)
    expect([flies(game), game.asks('priority').seat]).toEqual([false, 0])
    const again = { do: 'activate', ...game.nth(game.id('Kite'), 0) } as const
    expect(game.refusal(again)).toMatchObject({ key: 'loop.lastWord', rule: '2004:421.3' })
    expect(legalReplies(game.position)).toEqual([{ do: 'pass' }])
  })

  test('[2004:421.3] a lower number leaves the last word to the active player', () => {
    const game = contest('2004', 3).reply(10).reply(4)
    expect(flies(game)).toBe(true)
    expect(game.state.lasting).toHaveLength(6 + 8 + 1)
    while (game.question.seat !== 1) game.pass()
    const again = { do: 'activate', ...game.nth(game.id('Nail'), 0) } as const
    expect(game.refusal(again)).toMatchObject({ key: 'loop.lastWord', rule: '2004:421.3' })
    game.isAtAQuestion()
  })

  test('[2004:421.3] a higher number is no answer, and what is closed opens when something else was done', () => {
    const game = contest('2004', 3).reply(10)
    expect(game.refusal(11).rule).toBe('2004:104.1')
    game.reply(10).to('main2')
    expect(game.why({ do: 'activate', ...game.nth(game.id('Kite'), 0) })).toBeNull()
  })

  test('[2004:421.5] actions that do not depend on each other: the higher number counts for both', () => {
    const game = independent('2004')
    expect([game.life(0), game.life(1)]).toEqual([23, 23])
    expect(game.asks('number')).toMatchObject({ seat: 0, what: 'repeat' })
    game.reply(20)
    expect(game.asks('number')).toMatchObject({ seat: 1, what: 'raise', min: 20 })
    expect(game.refusal(19).rule).toBe('2004:104.1')
    game.reply(50)
    expect([game.life(0), game.life(1), game.question.kind]).toEqual([73, 73, 'priority'])
  })

  test('[2004:421.3] where one needs what the other does, it is a contest though life grows', () => {
    const game = table('2004', [{ battlefield: ['Winder'] }, { battlefield: ['Rock'] }], CARDS)
    for (let n = 0; n < 3; n++) {
      game
        .activate('Winder', 0, { targets: ['Rock'] })
        .resolve()
        .pass()
      game.activate('Rock').resolve()
    }
    game.reply(10)
    expect(game.asks('number')).toMatchObject({ seat: 1, what: 'shorten', max: 10 })
    game.reply(7)
    expect([game.life(1), game.asks('priority').seat]).toEqual([30, 1])
    expect(game.refusal({ do: 'activate', ...game.nth(game.id('Rock'), 0) }).key).toBe('loop.lastWord')
  })

  test('[2004:421.5] accepting it runs it that often', () => {
    const game = independent('2004').reply(20).reply(20)
    expect([game.life(0), game.life(1)]).toEqual([43, 43])
  })
})

describe('a loop of both players’ optional actions, 2011', () => {
  test('[2004:421.3 2011:contents/716] the active player has to choose differently', () => {
    const game = contest('2011', 3)
    expect([game.asks('priority').seat, flies(game)]).toEqual([0, false])
    const again = { do: 'activate', ...game.nth(game.id('Kite'), 0) } as const
    expect(game.refusal(again).key).toBe('loop.lastWord')
    game.pass().isAtAQuestion()
  })

  test('[2004:421.5 2011:contents/716] nobody bids more: the number is taken or made smaller, then the loop is over', () => {
    const game = independent('2011').reply(20)
    expect(game.asks('number')).toMatchObject({ seat: 1, what: 'shorten', min: 0, max: 20 })
    game.refusal(50)
    game.reply(20)
    expect([game.life(0), game.life(1), game.asks('priority').seat]).toEqual([43, 43, 0])
    const again = { do: 'activate', ...game.nth(game.state.battlefield[0] ?? -1, 0) } as const
    expect(game.refusal(again).key).toBe('loop.lastWord')
    game.pass().isAtAQuestion()
  })
})
