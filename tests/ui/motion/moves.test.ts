import { describe, expect, test } from 'vitest'
import { answer, type LogEntry, type Seat, seenBy, seenEvents } from '../../../src/engine/index.ts'
import { movesOf, type Timed } from '../../../src/ui/motion/moves.ts'
import { stillMarks } from '../../../src/ui/motion/stillMarks.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Bear', '{G}', '2/2'),
  creature('Ox', '{G}', '2/2'),
  card('Spark', '{R}', 'Instant', 'Spark deals 2 damage to target creature or player.'),
]

const board = (): Table =>
  table(
    '2011',
    [
      { hand: ['Spark', 'Mountain'], battlefield: ['Mountain', 'Bear'], library: ['Mountain', 'Mountain'] },
      { battlefield: ['Ox'], library: ['Forest', 'Forest'] },
    ],
    CARDS,
  )

/** What a seat sees to move while the table does something. */
function moved(game: Table, me: Seat, act: () => void): readonly Timed[] {
  const before = seenBy(game.position, me).now
  game.events.splice(0)
  act()
  return movesOf(seenEvents(game.events, me), { before, after: seenBy(game.position, me).now, me })
}

const kinds = (moves: readonly Timed[]): readonly string[] =>
  moves.map(({ move }) => (move.kind === 'travel' ? move.act : move.kind))

const travelOf = (moves: readonly Timed[]) => moves.flatMap(({ move }) => (move.kind === 'travel' ? [move] : []))

describe('what moves', () => {
  test('a land goes from the hand to its place, as two different objects', () => {
    const game = board()
    const id = game.id('Mountain', 'hand')
    const [move] = travelOf(moved(game, 0, () => game.land('Mountain')))
    const now = game.state.battlefield.at(-1)
    expect(move).toMatchObject({ act: 'play', facing: 'up' })
    expect(move?.from[0]).toBe(`o${id}`)
    expect(move?.to[0]).toBe(`o${now}`)
  })

  test('a resolved spell reaches its target, which is damaged and dies; the spell goes to its owner’s graveyard', () => {
    const game = board()
    game.cast('Spark', { targets: ['Ox'] })
    const moves = moved(game, 0, () => game.resolve())
    expect(kinds(moves)).toEqual(['reach', 'plate', 'resolve', 'die'])
    expect(travelOf(moves).map(({ to }) => to[0])).toEqual(['zgraveyard0', 'zgraveyard1'])
    const starts = moves.map(({ at }) => at)
    expect([...starts].sort((a, b) => a - b)).toEqual(starts)
  })

  test('attackers nudge towards the player, whose life changes on the spot', () => {
    const game = board()
    game.attack('Bear')
    const moves = moved(game, 1, () => game.to('end'))
    expect(kinds(moves)).toEqual(['strike', 'plate'])
    expect(moves[1]?.move).toMatchObject({ text: '−2', tone: 'bad', at: ['life1', 'rail1'] })
  })

  test('a card that another draws travels face down, and nothing says which it is', () => {
    const game = board()
    const draw = () => game.to('main1', game.state.turn.number + 1)
    const moves = moved(game, 0, draw)
    expect(kinds(moves)).toEqual(['sweep', 'draw'])
    const [drawn] = travelOf(moves)
    expect(drawn).toEqual({
      kind: 'travel',
      act: 'draw',
      from: ['zlibrary1', 'rail1'],
      to: ['hand1', 'rail1'],
      facing: 'down',
    })
    const id = game.state.hands[1]?.at(-1)
    expect(JSON.stringify(moves)).not.toContain(`o${id}"`)
  })

  test('its own player sees it turn over in the hand', () => {
    const game = board()
    const moves = moved(game, 1, () => game.to('main1', game.state.turn.number + 1))
    expect(travelOf(moves)[0]).toMatchObject({
      facing: 'turns',
      to: [`o${game.state.hands[1]?.at(-1)}`, 'hand1', 'rail1'],
    })
  })

  test('what was taken back did not happen', () => {
    const game = board()
    const before = game.state
    const step = answer(game.position, { do: 'playLand', object: game.id('Mountain', 'hand') })
    if ('refused' in step) throw new Error('a land can be played')
    const reversed: LogEntry = { kind: 'reversed', seat: 0, object: null, why: null, rule: '' }
    expect(movesOf([...step.events, reversed], { before, after: before, me: 0 })).toEqual([])
  })

  test('more than twelve at once do not travel: the whole fades', () => {
    const game = board()
    const one: LogEntry = {
      kind: 'moved',
      rule: '',
      object: { id: 5, name: 'Bear' },
      became: 6,
      seat: 0,
      from: 'battlefield',
      to: 'graveyard',
      cause: 'destroy',
      hiddenFrom: [],
    }
    const sides = { before: game.state, after: game.state, me: 0 }
    expect(
      movesOf(
        Array.from({ length: 12 }, () => one),
        sides,
      ),
    ).toHaveLength(12)
    expect(
      movesOf(
        Array.from({ length: 13 }, () => one),
        sides,
      ),
    ).toEqual([{ move: { kind: 'fade' }, at: 0, ms: 320 }])
  })
})

describe('with reduced motion', () => {
  test('order is kept, places and numbers are marked, nothing else', () => {
    const game = board()
    game.cast('Spark', { targets: ['player 1'] })
    const marks = stillMarks(moved(game, 1, () => game.resolve()))
    expect(marks.map(({ kind, start }) => [kind, start])).toEqual([
      ['outline', 0],
      ['plate', 120],
      ['outline', 240],
    ])
  })
})
