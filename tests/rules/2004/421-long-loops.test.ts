import { expect, test } from 'vitest'
import {
  answer,
  forget,
  imagine,
  legalReplies,
  outcomeOf,
  type Position,
  type Reply,
  sampleReply,
  seenBy,
  stateOf,
} from '../../../src/engine/index.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { imagined } from '../../support/imagined.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Needle', '{1}', 'Artifact', '{0}: Target player loses 3 life.'),
  card('Old Grindstone', '{1}', 'Artifact', '{0}: Target player mills a card.'),
  card('Envenom', '{1}', 'Artifact', '{0}: Target player gets two poison counters.'),
  card('Foundry', '{1}', 'Artifact', '{0}: Create a 1/1 red Goblin creature token.'),
  card('Sifter', '{1}', 'Artifact', '{0}: You gain 1 life. Scry 1.'),
]

/** The loop is offered: three rounds have been played. */
function offered(edition: EditionId, name: string, targets: readonly string[] = [], theirs: object = {}): Table {
  const game = table(edition, [{ battlefield: [name], library: ['Forest', 'Swamp'] }, theirs], CARDS)
  for (let n = 0; n < 3; n++) game.activate(name, 0, { targets }).resolve()
  return game
}

function following(position: Position, reply: Reply): Position {
  const answered = answer(position, reply)
  if ('refused' in answered) throw new Error(answered.refused.key)
  return answered.position
}

inEditions('2004', '2011')('long loops, %s', (edition) => {
  /** Where the loop has been agreed on: 500 times. */
  const running = (): Position => following(following(offered(edition, 'Font').position, 500), 500)

  test('chance names few rounds, so that a free ability begun again and again does not fill the stack', () => {
    const { position } = offered(edition, 'Font')
    const named = Array.from({ length: 40 }, (_, n) => sampleReply(position, (sides) => (n * 7919) % sides))
    expect(Math.max(...named.map(Number))).toBeLessThan(4)
    expect(new Set(named).size).toBeGreaterThan(1)
  })

  test('[2004:421.2] stop on the way with how far they are, and all a player can say is to go on', () => {
    let position = running()
    const stations: number[] = []
    while (position.question?.kind === 'repeat') {
      const { done, times } = position.question
      stations.push(done)
      expect(times).toBe(500)
      // The game stands at a checkpoint, before the last activation resolves: what was repeated is never run again.
      expect(position.replies).toEqual([])
      expect(stateOf(position).players[0]?.life).toBe(22 + done)
      expect(legalReplies(position)).toEqual([true])
      expect(answer(position, false)).toMatchObject({ refused: { key: 'reply.onlyGoOn' } })
      position = following(position, true)
    }
    expect(stations.length).toBeGreaterThan(5)
    expect(new Set(stations).size).toBe(stations.length)
    expect([stateOf(position).players[0]?.life, position.question?.kind]).toEqual([523, 'priority'])
  })

  test('[2004:421.2] go on the same from a save and where the process runs again', () => {
    const position = running()
    const next = following(position, true)
    forget(position)
    expect(JSON.parse(JSON.stringify(following(position, true)))).toEqual(JSON.parse(JSON.stringify(next)))
    const copy = JSON.parse(JSON.stringify(position)) as Position
    expect(JSON.parse(JSON.stringify(following(copy, true)))).toEqual(JSON.parse(JSON.stringify(next)))
  })

  test('[2004:102.7] end where a player concedes', () => {
    expect(following(running(), { concede: 1 }).question).toBe(null)
  })

  test('[2004:421.2] tell their last round and how often they ran, once', () => {
    const game = offered(edition, 'Font')
    game.events.length = 0
    game.reply(500).reply(500)
    expect(game.events.filter(({ kind }) => kind === 'repeated')).toMatchObject([{ times: 500 }])
    expect(game.events.filter(({ kind }) => kind === 'activated')).toHaveLength(1)
  })

  test('[2004:421.2 2004:102.2] one that wins ends the game there: nothing comes after that', () => {
    const game = offered(edition, 'Needle', ['player 1'])
    game.reply(9).reply(9)
    expect(outcomeOf(game.position)).toMatchObject({ winner: 0, reason: 'life' })
    expect(game.events.some(({ kind }) => kind === 'repeated')).toBe(false)
    expect(game.events.at(-1)?.kind).toBe('gameOver')
  })

  test.each([
    ['Needle', 4],
    ['Old Grindstone', 6],
    ['Envenom', 2],
  ])('[2004:421.2] what is proposed is the least number that wins: %s', (name, suggested) => {
    // 20 life less three times 3; five cards after three, and one draw from nothing; six poison counters.
    const game = offered(edition, name, ['player 1'], { library: Array.from({ length: 8 }, () => 'Forest') })
    expect(game.asks('number')).toMatchObject({ what: 'repeat', suggested })
  })

  test.each(['Font', 'Foundry'])('[2004:421.2] or once, where it wins nothing: %s', (name) => {
    expect(offered(edition, name).asks('number')).toMatchObject({ suggested: 1, max: 999 })
  })

  test('[2004:421.2] whoever is asked about a loop can think it on', () => {
    const game = offered(edition, 'Font')
    for (const seat of [0, 1] as const) {
      const seen = seenBy(game.position, seat)
      expect(seen.question?.kind ?? null).toBe('number')
      const position = following(
        imagined(seen, { cards: [[], []] }, (n) => n - 1),
        7,
      )
      expect(position.question).toMatchObject(seat === 0 ? { kind: 'number', what: 'shorten' } : { kind: 'priority' })
      game.reply(7)
    }
  })

  test('[2004:421.2] nobody thinks on a loop whose replies name a card that is hidden from them', () => {
    const game = table(edition, [{ battlefield: ['Sifter'], library: ['Forest', 'Swamp'] }, {}], CARDS)
    for (let n = 0; n < 3; n++) {
      game.activate('Sifter', 0).resolve()
      game.asks('arrange')
      game.reply({ top: [game.id('Forest')], bottom: [] })
    }
    const imaginedBy = (seat: 0 | 1) => imagine(seenBy(game.position, seat), { cards: [[], []] }, (n) => n - 1)
    expect(game.asks('number')).toMatchObject({ seat: 0, what: 'repeat' })
    game.reply(500)
    expect(game.asks('number')).toMatchObject({ seat: 1, what: 'shorten' })
    expect(seenBy(game.position, 1)).toMatchObject({ replies: null, question: { kind: 'number' } })
    expect(imaginedBy(1)).toBeNull()
    game.reply(500)
    while (game.question.kind === 'repeat') {
      expect([imaginedBy(0), imaginedBy(1)]).toContain(null)
      game.reply(true)
    }
  })
})
