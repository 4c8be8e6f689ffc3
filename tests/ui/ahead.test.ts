/** What is a click away is made ahead: the same that is then shown, and no error before the reply is given. */
import { expect, test, vi } from 'vitest'
import * as engine from '../../src/engine/index.ts'
import { current, DEFAULT_SETTINGS, type SeatConfig, useSettings, useTable } from '../../src/store/index.ts'
import { gamesSeen, opening } from '../../src/ui/app/model.ts'
import { workOut } from '../../src/ui/app/useAhead.ts'
import { table } from '../support/table.ts'

vi.mock('../../src/engine/index.ts', async (real) => {
  const own = await real<typeof engine>()
  return { ...own, answer: vi.fn(own.answer), seenBy: vi.fn(own.seenBy) }
})

const human: SeatConfig = { player: { by: 'human' }, deckId: '', deckName: '' }
const now = () => useTable.getState()
const pass = { do: 'pass' } as const

const shown = (): engine.Position => {
  const { game } = now()
  if (game === null) throw new Error('no game')
  return current(game.timeline).position
}

/** A game of two people with hands open; another card in hand is another position. */
function sit(card: string): void {
  useSettings.setState({ settings: { ...DEFAULT_SETTINGS, openHands: true, pace: 0 } })
  const side = { hand: [card], battlefield: ['Mountain', 'Bear'], library: ['Mountain', 'Mountain'] }
  const { position } = table('2011', [side, side])
  now().start({ edition: '2011', seed: 1, starter: 0, players: [] }, [human, human], position)
}

test('what the next position shows is there before it, for the seat that will look', () => {
  sit('Spark')
  workOut(pass)
  now().reply(pass)
  vi.mocked(engine.seenBy).mockClear()
  const [game] = gamesSeen(shown(), now().viewer ?? -1)
  if (game === undefined) throw new Error('no game is seen')
  expect(game.question).toMatchObject({ kind: 'priority', seat: 1 })
  expect(opening(shown(), game).view.players.you.seat).toBe(1)
  expect(engine.seenBy).not.toHaveBeenCalled()
})

test('an error is told when the reply is given, not before', () => {
  sit('Mountain')
  const fails = () => {
    throw new Error('a fault in a rule')
  }
  vi.mocked(engine.answer).mockImplementationOnce(fails)
  workOut(pass)
  expect(now().crash).toBeNull()
  vi.mocked(engine.answer).mockImplementationOnce(fails)
  now().reply(pass)
  expect(now().crash).toMatchObject({ message: 'a fault in a rule' })
})
