/** The table: the line of positions, who looks, and the intents that lead to replies. */
import { create } from 'zustand'
import { askingIntents } from './askingIntents.ts'
import { withNotice } from './autosave.ts'
import { type Access, Driver } from './driver.ts'
import { type Game, hasFriends, humanSeats } from './game.ts'
import { keepingIntents } from './keepingIntents.ts'
import { lineIntents } from './lineIntents.ts'
import { matchIntents } from './matchIntents.ts'
import { playIntents } from './playIntents.ts'
import { EMPTY, type TableStore } from './tableState.ts'
import { redoTarget, undoTarget } from './timeline.ts'

/** A seed for a game: the one place where randomness comes from outside. */
export const freshSeed = (): number => Math.floor(Math.random() * 0x7fffffff)

/** A table of its own: the page has one, a test of two pages two. */
export const makeTable = () =>
  create<TableStore>()((set, get) => {
    const access: Access = { get, set }
    const driver = new Driver(access)
    return {
      ...EMPTY,
      ...keepingIntents(access, driver),
      ...lineIntents(access, driver, { undo: undoOf, redo: redoOf }),
      ...matchIntents(access, driver),
      ...playIntents(access, driver),
      ...askingIntents({ get, set }, driver),
      rematch: () => {
        const { game } = get()
        if (game === null) return
        const seed = freshSeed()
        const { puzzle, from } = game
        if (puzzle && from) get().startPuzzle(game.setup, game.seats, from, puzzle)
        else if (game.match) get().startMatch({ ...game.match.setup, seed }, game.seats, game.stops)
        else get().start({ ...game.setup, seed }, game.seats, game.from, game.stops)
      },
      refuse: (lastRefusal) => set({ lastRefusal }),
      notify: (notice) => set({ notices: withNotice(get().notices, notice) }),
      dismiss: (notice) => set({ notices: get().notices.filter((one) => one !== notice) }),
      hurry: () => driver.hurry(),
      pause: (on) => driver.pause(on),
      goOn: () => {
        set({ crash: null })
        driver.advance()
      },
    }
  })

export const useTable = makeTable()

/** Undo and redo stop where a person decided. */
const maySit = (game: Game) => {
  const people = humanSeats(game)
  return (seat: number) => people.includes(seat)
}

export function undoOf(game: Game | null): number | null {
  return game === null ? null : undoTarget(game.timeline, maySit(game))
}

export function redoOf(game: Game | null): number | null {
  return game === null || hasFriends(game) ? null : redoTarget(game.timeline, maySit(game))
}
