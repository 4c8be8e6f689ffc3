/** The intents that need the engine: loaded after the first screen, and then a part of the store. */
import { askingIntents } from './askingIntents.ts'
import { Driver } from './driver.ts'
import { freshSeed } from './freshSeed.ts'
import { keepingIntents } from './keepingIntents.ts'
import { lineIntents } from './lineIntents.ts'
import { matchIntents } from './matchIntents.ts'
import { playIntents } from './playIntents.ts'
import type { Access, GameIntents } from './tableState.ts'
import { redoOf, undoOf } from './undo.ts'

export interface Playing {
  readonly intents: GameIntents
  /** Cancels whatever was about to happen by itself. */
  readonly stop: () => void
}

/** What plays games at a table. */
export function gameIntents(access: Access): Playing {
  const { get, set } = access
  const driver = new Driver(access)
  const intents: GameIntents = {
    ...keepingIntents(access, driver),
    ...lineIntents(access, driver, { undo: undoOf, redo: redoOf }),
    ...matchIntents(access, driver),
    ...playIntents(access, driver),
    ...askingIntents(access, driver),
    rematch: () => {
      const { game } = get()
      if (game === null) return
      const seed = freshSeed()
      const { puzzle, from } = game
      if (puzzle && from) get().startPuzzle(game.setup, game.seats, from, puzzle)
      else if (game.match) get().startMatch({ ...game.match.setup, seed }, game.seats, game.stops)
      else get().start({ ...game.setup, seed }, game.seats, game.from, game.stops)
    },
    hurry: () => driver.hurry(),
    pause: (on) => driver.pause(on),
    goOn: () => {
      set({ crash: null })
      driver.advance()
    },
  }
  return { intents, stop: () => driver.stop() }
}
