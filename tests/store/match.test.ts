import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Exchange, find, type MatchSetup, winsOf } from '../../src/engine/index.ts'
import { aiLink } from '../../src/store/aiLink.ts'
import { checkBetween } from '../../src/store/checkSaved.ts'
import {
  current,
  isMatchOpen,
  matchNow,
  type SeatConfig,
  undoOf,
  unfinishedNow,
  useSettings,
  useTable,
} from '../../src/store/index.ts'
import { behindCurtain } from '../../src/store/match.ts'
import { upToDate } from '../../src/store/olderSaves.ts'
import { SAVE_SCHEMA } from '../../src/store/saves.ts'
import { BASICS } from '../support/cards.ts'

const [plains, island] = BASICS
if (plains === undefined || island === undefined) throw new Error('no basic lands')
const deck = Array.from({ length: 40 }, () => plains)
const sideboard = [island, island]

const person = { player: { by: 'human' }, deckId: 'd', deckName: 'D' } as const
const machine = { player: { by: 'ai', level: 'easy' }, deckId: 'e', deckName: 'E' } as const

const SETUP: MatchSetup = {
  edition: '2011',
  seed: 5,
  wins: 2,
  starter: 0,
  players: [
    { name: 'Quill', deck, sideboard },
    { name: 'Zora', deck, sideboard },
  ],
}
const PLAIN: MatchSetup = { ...SETUP, players: SETUP.players.map((player) => ({ ...player, sideboard: [] })) }

await useTable.getState().ready()

const table = () => useTable.getState()
const game = () => {
  const now = table().game
  if (now === null) throw new Error('no game at the table')
  return now
}
const question = () => current(game().timeline).position.question
const score = () => [0, 1].map((seat) => winsOf(matchNow(game()) ?? game().match ?? never(), seat))
const never = (): never => {
  throw new Error('no match')
}
const begin = (setup: MatchSetup, seats: readonly SeatConfig[] = [person, person]) => table().startMatch(setup, seats)

beforeEach(() => {
  useSettings.getState().change({ pace: 0, openHands: false })
  table().leave()
})

describe('a match at the table', () => {
  test('a game that is over counts, and the next asks its loser who begins', () => {
    begin(PLAIN)
    expect(score()).toEqual([0, 0])
    const first = game().id
    table().nextGame()
    expect(game().id).toBe(first)
    table().concede(0)
    expect(score()).toEqual([0, 1])
    expect(isMatchOpen(game())).toBe(true)
    table().nextGame()
    expect(game().id).not.toBe(first)
    expect(question()).toMatchObject({ kind: 'starter', seat: 0 })
    expect(undoOf(game())).toBeNull()
    table().concede(1)
    table().nextGame()
    expect(question()).toMatchObject({ kind: 'starter', seat: 1 })
    table().concede(1)
    expect(score()).toEqual([2, 1])
    expect(isMatchOpen(game())).toBe(false)
    const last = game().id
    table().nextGame()
    expect(game().id).toBe(last)
    table().rematch()
    expect(score()).toEqual([0, 0])
  })

  test('what undo takes back does not count', () => {
    begin(PLAIN)
    table().takeOver()
    table().reply('keep')
    table().concede(1)
    expect(score()).toEqual([1, 0])
    table().undo()
    expect(score()).toEqual([0, 0])
    expect(question()).not.toBeNull()
  })

  test('the whole match can be given up, and that can be taken back with the game', () => {
    begin(PLAIN)
    table().takeOver()
    table().reply('keep')
    table().concedeMatch(1)
    expect(question()).toBeNull()
    expect(isMatchOpen(game())).toBe(false)
    table().undo()
    expect(isMatchOpen(game())).toBe(true)
    table().concede(0)
    expect(score()).toEqual([0, 1])
  })
})

describe('a match of three', () => {
  const three: MatchSetup = { ...SETUP, players: [...SETUP.players, { name: 'Ulla', deck, sideboard }] }
  const seats = [person, machine, { ...person, deckName: 'U' }]
  const losing = (...all: readonly number[]) => {
    for (const seat of all) table().concede(seat)
  }

  test('goes on among the others, in the game and after it, when one gives it up', () => {
    begin(three, [person, person, person])
    table().concedeMatch(0)
    expect([question()?.kind, isMatchOpen(game())]).toEqual(['mulligan', true])
    losing(1)
    expect(question()).toBeNull()
    table().nextGame()
    expect(table().between).toMatchObject({ asked: 1 })
  })

  test('the next game has the seats of those who are left', () => {
    begin({ ...three, players: three.players.map((player) => ({ ...player, sideboard: [] })) }, seats)
    table().concedeMatch(0)
    table().concede(2)
    expect(winsOf(matchNow(game()) ?? never(), 1)).toBe(1)
    table().nextGame()
    expect(game().seats).toEqual(seats.slice(1))
    expect(game().setup.players.map(({ name }) => name)).toEqual(['Zora', 'Ulla'])
    expect(score()).toEqual([1, 0])
  })

  test('to give it up is taken back with the step, not before', () => {
    begin({ ...three, starter: 0 }, [person, person, person])
    table().takeOver()
    table().concedeMatch(2)
    expect(game().match?.conceded).toEqual([2])
    table().takeOver()
    table().reply('keep')
    const line = game().timeline
    table().playFrom(line.cursor - 1)
    expect(game().match?.conceded).toEqual([2])
    table().playFrom(0)
    expect(game().match?.conceded).toEqual([])
  })
})

describe('between two games', () => {
  const lost = (seats: readonly SeatConfig[] = [person, person]) => {
    begin(SETUP, seats)
    table().concede(0)
    table().nextGame()
    expect(table().game).toBeNull()
  }

  test('people exchange cards one after the other, behind the curtain', () => {
    lost()
    expect(table().between).toMatchObject({ asked: 0, curtain: true })
    expect(table().exchange({ out: [], in: [] })).toBe(false)
    table().reveal()
    expect(table().exchange({ out: [plains.name], in: [] })).toBe(false)
    expect(table().lastRefusal?.key).toBe('match.uneven')
    expect(table().exchange({ out: [plains.name], in: [island.name] })).toBe(true)
    expect(table().between).toMatchObject({ asked: 1, curtain: true })
    table().reveal()
    expect(table().exchange({ out: [], in: [] })).toBe(true)
    expect(table().between).toBeNull()
    const islands = game().setup.players.map((player) => player.deck.filter(({ name }) => name === island.name).length)
    expect(islands).toEqual([1, 0])
    expect(question()).toMatchObject({ kind: 'starter', seat: 0 })
  })

  describe('a machine', () => {
    const islands = () => game().setup.players.map(({ deck }) => deck.filter(({ name }) => name === island.name).length)
    /** Loses the first game; the machine then exchanges these cards, or says nothing. */
    const lostTo = async (exchange: Exchange | null) => {
      vi.spyOn(aiLink, 'exchange').mockResolvedValueOnce(exchange)
      begin(SETUP, [person, machine])
      table().concede(0)
      table().nextGame()
      await vi.waitFor(() => expect(table().game).toBeNull())
    }
    afterEach(() => vi.restoreAllMocks())

    test('exchanges cards before the person is asked, who needs no curtain', async () => {
      await lostTo({ out: [plains.name, plains.name], in: [island.name, island.name] })
      expect(table().between).toMatchObject({ asked: 0, curtain: false })
      expect(table().exchange({ out: [], in: [] })).toBe(true)
      expect(question()).toMatchObject({ kind: 'starter', seat: 0 })
      expect(islands()).toEqual([0, 2])
    })

    test('keeps its deck if it gives no answer, or one that can’t be carried out', async () => {
      for (const answer of [null, { out: [island.name], in: [island.name] }]) {
        await lostTo(answer)
        expect(table().exchange({ out: [], in: [] })).toBe(true)
        expect(islands()).toEqual([0, 0])
        table().leave()
      }
    })

    test('sees what is on the table, not the other’s hand', async () => {
      const asked = vi.spyOn(aiLink, 'exchange').mockResolvedValueOnce(null)
      begin(SETUP, [person, machine])
      table().concede(0)
      table().nextGame()
      await vi.waitFor(() => expect(table().game).toBeNull())
      expect(asked).toHaveBeenCalledOnce()
      const { own, seen } = asked.mock.calls[0]?.[0] ?? never()
      expect([own.deck.length, own.sideboard.length, seen.seat]).toEqual([40, 2, 1])
      expect(seen.rest.hands[0]?.map((id) => find(seen.rest, id))).toEqual(Array.from({ length: 7 }, () => null))
    })

    test('is asked once, however often the next game is asked for', async () => {
      const asked = vi.spyOn(aiLink, 'exchange').mockResolvedValue({ out: [plains.name], in: [island.name] })
      begin(SETUP, [person, machine])
      table().concede(0)
      table().nextGame()
      table().nextGame()
      await vi.waitFor(() => expect(table().game).toBeNull())
      expect(asked).toHaveBeenCalledOnce()
      expect(table().exchange({ out: [], in: [] })).toBe(true)
      expect(islands()).toEqual([0, 1])
    })

    test('is not waited for once something else is on the table', async () => {
      let answer: (exchange: Exchange | null) => void = never
      vi.spyOn(aiLink, 'exchange').mockReturnValueOnce(new Promise((done) => (answer = done)))
      begin(SETUP, [person, machine])
      table().concede(0)
      table().nextGame()
      begin(PLAIN)
      const { id } = game()
      answer(null)
      await Promise.resolve()
      expect([game().id, table().between]).toEqual([id, null])
    })
  })

  test('open hands need no curtain', () => {
    useSettings.getState().change({ openHands: true })
    lost()
    expect(table().between?.curtain).toBe(false)
  })

  test('it can be left and come back to, covered again', () => {
    lost()
    table().reveal()
    table().leave()
    expect(table().between).toBeNull()
    table().resume()
    expect(table().between).toMatchObject({ asked: 0, curtain: true })
    table().reveal()
    expect(table().exchange({ out: [plains.name], in: [island.name] })).toBe(true)
  })

  test('a finished game of an open match goes on, one of a decided match is there to look back at', async () => {
    begin(PLAIN)
    table().concede(0)
    table().leave()
    table().resume()
    expect(score()).toEqual([0, 1])
    table().nextGame()
    table().concede(0)
    table().leave()
    expect(table().left).toMatchObject({ goesOn: false, match: { played: 2, wins: [0, 2] } })
    expect(await unfinishedNow(table())).toBeNull()
  })
})

describe('a saved match', () => {
  const whole = () => {
    begin(SETUP)
    table().concede(0)
    table().nextGame()
    const { between } = table()
    if (between === null) throw new Error('not between games')
    return JSON.parse(JSON.stringify({ schema: SAVE_SCHEMA, savedAt: 1, between }))
  }

  test('is read where it is whole', () => {
    const saved = whole()
    expect(checkBetween(saved)).toEqual(saved)
    expect(behindCurtain(saved.between, true).curtain).toBe(false)
  })

  test('of an older schema, it is read: one player at most had conceded', () => {
    const saved = whole()
    const { match } = saved.between
    const older = (conceded: number | null) => ({
      ...saved,
      schema: 9,
      between: { ...saved.between, match: { ...match, conceded } },
    })
    expect(checkBetween(older(null))).toEqual(saved)
    expect(upToDate(older(1))).toMatchObject({ between: { match: { conceded: [1] } } })
  })

  test('a newer or a broken one is told apart', () => {
    const saved = whole()
    expect(checkBetween({ ...saved, schema: SAVE_SCHEMA + 1 })).toBe('newer')
    expect(checkBetween({ ...saved, between: { ...saved.between, match: null } })).toBe('broken')
    expect(checkBetween('x')).toBe('broken')
  })
})
