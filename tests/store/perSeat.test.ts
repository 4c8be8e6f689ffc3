import { beforeEach, describe, expect, test } from 'vitest'
import { stateOf } from '../../src/engine/index.ts'
import type { SeatConfig } from '../../src/store/game.ts'
import { hasFullControl, stopsOf, yieldOf } from '../../src/store/perSeat.ts'
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
const machine: SeatConfig = { player: { by: 'ai', level: 'easy' }, deckId: '', deckName: '' }
const now = () => useTable.getState()

const setup = { edition: '2011', seed: 1, starter: 0, players: [] } as const

/** A table at the first main phase of seat 0; hands open, everything at once. */
function sit(seats: readonly SeatConfig[] = [human, human]): void {
  const hand = { hand: ['Spark'], battlefield: ['Mountain', 'Bear'], library: ['Mountain', 'Mountain', 'Mountain'] }
  now().start(setup, seats, table('2011', [hand, hand]).position)
}

/** Seat 1 passes as often as it is asked. */
function passForOther(): void {
  for (let n = 0; n < 10 && asked()?.kind === 'priority' && asked()?.seat === 1; n++) now().reply({ do: 'pass' })
}

const stateNow = () => {
  const { game } = now()
  if (game === null) throw new Error('no game')
  return stateOf(current(game.timeline).position)
}

const asked = () => {
  const { game } = now()
  return game === null ? null : current(game.timeline).position.question
}

beforeEach(() => {
  useSettings.setState({ settings: { ...DEFAULT_SETTINGS, openHands: true, pace: 0 } })
})

describe('stops', () => {
  test('of two people at one screen each has their own, and neither is kept for other games', () => {
    sit()
    now().toggleStop('own', 'upkeep')
    const { settings } = useSettings.getState()
    expect(stopsOf(now().game, 0, settings).own).toContain('upkeep')
    expect(stopsOf(now().game, 1, settings)).toEqual(DEFAULT_SETTINGS.stops)
    expect(settings.stops).toEqual(DEFAULT_SETTINGS.stops)
  })

  test('decide for that seat alone where priority is given', () => {
    sit()
    now().toggleStop('other', 'upkeep')
    now().toggleStop('other', 'beginCombat')
    now().reply({ do: 'pass' })
    // Seat 1 stops in the other's beginning of combat, as usual; seat 0 has that taken away for the other's turns.
    expect(asked()).toMatchObject({ kind: 'priority', seat: 1 })
    expect(now().viewer).toBe(1)
    for (let n = 0; n < 30 && now().game?.timeline !== undefined; n++) {
      const { game } = now()
      const state = game === null ? null : current(game.timeline).position.checkpoint
      if (state?.turn.active === 1) break
      now().reply(asked()?.kind === 'priority' ? { do: 'pass' } : [])
    }
    expect(asked()).toMatchObject({ kind: 'priority', seat: 0 })
    const { game } = now()
    expect(game === null ? null : current(game.timeline).position.checkpoint.turn.step).toBe('upkeep')
  })

  test('of one who plays alone are kept for good', () => {
    sit([human, machine])
    now().toggleStop('own', 'upkeep')
    expect(useSettings.getState().settings.stops.own).toContain('upkeep')
    expect(now().game?.stops).toBeUndefined()
  })

  test('come back with a saved game and go on in a rematch', () => {
    sit()
    now().toggleStop('own', 'upkeep')
    const { game } = now()
    if (game === null) throw new Error('no game')
    const saved: SavedGame = JSON.parse(JSON.stringify({ start: startOf(game), line: lineOf(game, 0, 5) }))
    expect(restore(saved)?.game.stops).toEqual(game.stops)
    const odd = { ...saved, line: { ...saved.line, stops: [null, { own: ['nonsense', 'draw'] } as never] } }
    expect(restore(odd)?.game.stops).toEqual([null, { own: ['draw'], other: DEFAULT_SETTINGS.stops.other }])
    now().rematch()
    expect(now().game?.id).not.toBe(game.id)
    expect(now().game?.stops).toEqual(game.stops)
  })
})

describe('passing ahead and full control', () => {
  test('one who passes ahead does not end it for the other, nor pass for them', () => {
    sit()
    now().passUntil('turn')
    expect(asked()).toMatchObject({ seat: 1 })
    expect(yieldOf(now().yields, 0)).toMatchObject({ until: 'turn' })
    expect(yieldOf(now().yields, 1)).toBeNull()
    now().passUntil('turn')
    expect(
      now()
        .yields.map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1])
    now().clearYield()
    expect(yieldOf(now().yields, now().viewer)).toBeNull()
  })

  test('passing until a step stops there, stop or no stop, and without attacking on the way past combat', () => {
    sit()
    now().passUntil('main2')
    passForOther()
    expect(asked()).toMatchObject({ kind: 'priority', seat: 0 })
    expect(stateNow().turn).toMatchObject({ step: 'main2', active: 0 })
    expect(stateNow().facts.spellsCast).toEqual([])
    expect(now().yields).toEqual([])
  })

  test('on the way to a step of combat the attack is asked for', () => {
    sit()
    now().passUntil('declareBlockers')
    passForOther()
    expect(asked()).toMatchObject({ kind: 'attackers', seat: 0 })
  })

  test('full control is of the seat that set it', () => {
    sit()
    now().setFullControl(true)
    expect(hasFullControl(now())).toBe(true)
    for (let n = 0; n < 3 && now().viewer === 0; n++) now().reply({ do: 'pass' })
    expect(now().viewer).toBe(1)
    expect(hasFullControl(now())).toBe(false)
    expect(now().fullControl).toEqual([0])
  })
})
