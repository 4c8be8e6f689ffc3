/**
 * What a reply leads to is worked out before it is given; giving it then shows the same, and nothing happened until
 * then.
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { type Position, stateOf } from '../../src/engine/index.ts'
import type { SeatConfig } from '../../src/store/game.ts'
import { DEFAULT_SETTINGS } from '../../src/store/settings.ts'
import { useSettings } from '../../src/store/settingsStore.ts'
import { useTable } from '../../src/store/tableStore.ts'
import { current } from '../../src/store/timeline.ts'
import { table } from '../support/table.ts'

await useTable.getState().ready()

const human: SeatConfig = { player: { by: 'human' }, deckId: '', deckName: '' }
const machine: SeatConfig = { player: { by: 'ai', level: 'easy' }, deckId: '', deckName: '' }
const now = () => useTable.getState()
const setup = { edition: '2011', seed: 1, starter: 0, players: [] } as const
const pass = { do: 'pass' } as const

function sit(seats: readonly SeatConfig[] = [human, human]): void {
  const side = { hand: ['Spark'], battlefield: ['Mountain', 'Bear'], library: ['Mountain', 'Mountain', 'Mountain'] }
  now().start(setup, seats, table('2011', [side, side]).position)
}

const shown = (): Position => {
  const { game } = now()
  if (game === null) throw new Error('no game')
  return current(game.timeline).position
}

beforeEach(() => {
  useSettings.setState({ settings: { ...DEFAULT_SETTINGS, openHands: true, pace: 0 } })
})

describe('a reply that is a click away', () => {
  test('is worked out up to the next question, past what the table answers, and changes nothing', () => {
    sit()
    const before = now()
    const next = now().ahead(pass)
    expect(now()).toBe(before)
    expect(next?.viewer).toBe(1)
    expect(next?.position.question).toMatchObject({ kind: 'priority', seat: 1 })
    // The beginning of combat is where seat 1 stops: the priority of seat 0 in it is passed by the table.
    expect(next && stateOf(next.position).turn.step).toBe('beginCombat')
  })

  test('is then only looked up: the very position that was worked out is at the table', () => {
    sit()
    const next = now().ahead(pass)
    expect(now().reply(pass)).toBe(true)
    expect(shown()).toBe(next?.position)
    expect(now().viewer).toBe(next?.viewer)
  })

  test('leads nowhere where it is refused, and is refused when it is given', () => {
    sit()
    const reply = { do: 'cast', object: 999 } as never
    expect(now().ahead(reply)).toBeNull()
    expect(now().lastRefusal).toBeNull()
    expect(now().reply(reply)).toBe(false)
    expect(now().lastRefusal).not.toBeNull()
  })

  test('behind a curtain is seen by who will be asked', () => {
    useSettings.setState({ settings: { ...DEFAULT_SETTINGS, pace: 0 } })
    sit()
    now().takeOver()
    expect(now().viewer).toBe(0)
    expect(now().ahead(pass)?.viewer).toBe(1)
    now().reply(pass)
    expect(now()).toMatchObject({ viewer: null, curtain: 1 })
  })

  test('against a machine ends at its question, and is seen by the person', () => {
    sit([human, machine])
    const next = now().ahead(pass)
    expect(next?.position.question?.seat).toBe(1)
    expect(next?.viewer).toBe(0)
  })
})
