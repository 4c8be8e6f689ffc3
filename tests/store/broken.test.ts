/** Saves that the rules can't run on, and a fault of the rules in mid-game: told, never a blank page. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isWholePosition, type Position } from '../../src/engine/index.ts'
import { aiLink } from '../../src/store/aiLink.ts'
import { checkSave } from '../../src/store/checkSaved.ts'
import type { SeatConfig } from '../../src/store/game.ts'
import { restore } from '../../src/store/restore.ts'
import { lineOf, startOf } from '../../src/store/savedNow.ts'
import type { SavedGame } from '../../src/store/saves.ts'
import { DEFAULT_SETTINGS } from '../../src/store/settings.ts'
import { useSettings } from '../../src/store/settingsStore.ts'
import { useTable } from '../../src/store/tableStore.ts'
import { current } from '../../src/store/timeline.ts'
import { table } from '../support/table.ts'

await useTable.getState().ready()

const human: SeatConfig = { player: { by: 'human' }, deckId: '', deckName: '' }
const now = () => useTable.getState()
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
type Loose = Record<string, unknown>

function sit(seats = [human, human]): void {
  const side = { hand: ['Spark', 'Spark'], battlefield: ['Mountain', 'Bear'], library: ['Mountain', 'Mountain'] }
  now().start({ edition: '2011', seed: 1, starter: 0, players: [] }, seats, table('2011', [side, side]).position)
}

function saved(): SavedGame {
  const { game } = now()
  if (game === null) throw new Error('no game')
  const save = copyOf({ start: startOf(game), line: lineOf(game, 0, 5) })
  return {
    ...save,
    start: {
      ...save.start,
      setup: {
        ...save.start.setup,
        players: save.line.latest.checkpoint.players.map(({ name }) => ({ name, deck: [] })),
      },
    },
  }
}

/** A position whose state is bent. */
function bent(position: Position, change: (state: Loose) => void): Position {
  const copy = copyOf(position)
  change(copy.checkpoint as unknown as Loose)
  return copy
}

beforeEach(() => {
  useSettings.getState().change({ ...DEFAULT_SETTINGS, pace: 0, openHands: true })
  sit()
})
afterEach(() => vi.restoreAllMocks())

const FAULTS: readonly (readonly [string, (state: Loose) => void])[] = [
  ['without its objects', (state) => Object.assign(state, { objects: [] })],
  ['with an unknown card in a library', (state) => Object.assign(state, { libraries: [[99], []] })],
  ['with an unknown card in a hand', (state) => Object.assign(state, { hands: [[1, 99], []] })],
  ['with a card in two zones', (state) => Object.assign(state, { graveyards: [state.battlefield, []] })],
  ['with a card in no zone', (state) => Object.assign(state, { hands: [[], []] })],
  ['with a card that is no object', (state) => Object.assign(state, { objects: [[null, 7]] })],
  ['with cards that are not printed', (state) => Object.assign(state, { printed: [] })],
  [
    'with cards that are nothing',
    (state) => Object.assign(state, { printed: (state.printed as unknown[]).map(() => ({})) }),
  ],
]

describe('a saved position', () => {
  test('is whole as it was saved', () => {
    const save = saved()
    expect(isWholePosition(save.line.latest)).toBe(true)
    expect(checkSave(save.start, save.line)).toEqual(save)
  })

  test.each(FAULTS)('%s is not whole, also where the game began there and has no replies', (_, fault) => {
    const { start, line } = saved()
    const broken = bent(line.latest, fault)
    expect(isWholePosition(broken)).toBe(false)
    expect(checkSave({ ...start, from: broken }, { ...line, latest: broken })).toBe('broken')
  })

  test.each(FAULTS)('%s is not preferred to replies that lead to a sound one', (_, fault) => {
    now().reply({ do: 'pass' })
    const { start, line } = saved()
    const restored = restore({ start, line: { ...line, latest: bent(line.latest, fault) } })
    expect(restored?.cut).toBe(false)
    expect(copyOf(restored === null ? null : current(restored.game.timeline).position)).toEqual(line.latest)
  })
})

describe('a fault of the rules', () => {
  test('where the next question is put is a crash that is told, and the game stays', () => {
    const { game } = now()
    if (game === null) throw new Error('no game')
    const { position } = current(game.timeline)
    const broken = bent(position, (state) => Object.assign(state, { turn: null, objects: null }))
    const node = { ...current(game.timeline), position: broken }
    const timeline = { ...game.timeline, nodes: game.timeline.nodes.map(() => node) }
    useTable.setState({ game: { ...game, timeline } })
    expect(() => now().goOn()).not.toThrow()
    expect(now().crash).toBeInstanceOf(Error)
    expect(now().game).not.toBeNull()
    useTable.setState({ game, crash: null })
    now().goOn()
    expect(now().crash).toBeNull()
  })

  test('in what the table does later by itself is told, too', async () => {
    vi.useFakeTimers()
    // The machine has no answer, and the heuristics that take its place meet a state that is broken meanwhile.
    vi.spyOn(aiLink, 'think').mockImplementation(() => {
      const { game } = now()
      if (game !== null) Object.assign(current(game.timeline).position.checkpoint, { turn: null, objects: null })
      return Promise.resolve(null)
    })
    useSettings.getState().change({ pace: 1 })
    sit([human, { player: { by: 'ai', level: 'easy' }, deckId: '', deckName: '' }])
    now().reply({ do: 'pass' })
    expect(now().crash).toBeNull()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(now().crash).toBeInstanceOf(Error)
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
})
