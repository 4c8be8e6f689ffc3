/** What is a click away is made ahead: the same that is then shown, and no error before the reply is given. */
import { afterEach, expect, test } from 'vitest'
import { DEFAULT_SETTINGS, type SeatConfig, useSettings, useTable } from '../../src/store/index.ts'
import { gamesSeen, untouched } from '../../src/ui/session/model.ts'
import { precompute } from '../../src/ui/session/precompute.ts'
import { table } from '../support/table.ts'

const human: SeatConfig = { player: { by: 'human' }, deckId: '', deckName: '' }
await useTable.getState().ready()

const now = () => useTable.getState()
const { ahead } = now()

afterEach(() => {
  useTable.setState({ ahead })
})

const board = () => {
  const side = { hand: ['Spark'], battlefield: ['Mountain', 'Bear'], library: ['Mountain', 'Mountain'] }
  return table('2011', [side, { ...side, battlefield: ['Mountain'] }])
}

test('what a position shows is there before it is at the table', () => {
  const read: (string | symbol)[] = []
  // What a fight will come to is asked of the position itself, what is seen of it once more.
  const position = new Proxy(board().attack('Bear').position, {
    get: (target, key) => {
      read.push(key)
      return Reflect.get(target, key)
    },
  })
  useTable.setState({ ahead: () => ({ position, viewer: 0 }) })
  precompute({ do: 'pass' })
  const made = read.length
  expect(made).toBeGreaterThan(0)
  const [game] = gamesSeen(position, 0)
  const shown = game && untouched(position, game)
  expect(shown?.view.hand.map(({ look }) => look.name)).toEqual(['Spark'])
  expect(shown?.preview?.life).toEqual([20, 18])
  expect(read).toHaveLength(made)
})

test('an error is told when the reply is given, not before', () => {
  useSettings.setState({ settings: { ...DEFAULT_SETTINGS, openHands: true, pace: 0 } })
  now().start({ edition: '2011', seed: 1, starter: 0, players: [] }, [human, human], board().position)
  const faulty = {
    do: 'pass',
    toJSON: () => {
      throw new Error('a fault in a rule')
    },
  } as const
  precompute(faulty)
  expect(now().crash).toBeNull()
  now().reply(faulty)
  expect(now().crash).toMatchObject({ message: 'a fault in a rule' })
  now().leave()
})
