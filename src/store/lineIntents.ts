/** Going back and forth on the line of positions. */
import { announcementStart } from './announcement.ts'
import { keepGame, saveGame } from './autosave.ts'
import type { Driver } from './driver.ts'
import { type Game, hasFriends } from './game.ts'
import { reopened } from './match.ts'
import type { Access, TableIntents } from './tableState.ts'
import { current, forwardTo, rewindTo, type Timeline } from './timeline.ts'
import { untapPlan } from './untap.ts'

interface Targets {
  readonly undo: (game: Game | null) => number | null
  readonly redo: (game: Game | null) => number | null
}

type Line = Pick<TableIntents, 'undo' | 'redo' | 'playFrom' | 'untap' | 'takeBack' | 'goBack'>

/** Goes back without leaving a mark, since nothing that was done is undone; existing marks move along. */
const quietly = (timeline: Timeline, to: number): Timeline => {
  const moved = rewindTo(timeline, to)
  return moved.rewinds.at(-1)?.behindHidden ? moved : { ...moved, rewinds: timeline.rewinds }
}

export function lineIntents({ get, set }: Access, driver: Driver, targets: Targets): Line {
  const move = (to: number | null, how: (timeline: Timeline, to: number) => Timeline): boolean => {
    const { game } = get()
    if (game === null || to === null) return false
    driver.stop()
    const timeline = how(game.timeline, to)
    const moved = { ...game, match: reopened(game.match ?? null, current(timeline).position), timeline }
    set({ game: moved, heldAt: to, lastRefusal: null, yields: [], aim: null, crash: null })
    saveGame(moved, get().viewer, { get, set })
    driver.advance()
    return true
  }
  /** Goes back; where friends play, asks them. */
  const back = (to: number | null): void => {
    const { game, halted } = get()
    if (game === null || !hasFriends(game)) move(to, rewindTo)
    else if (!halted) set({ undoAsked: to })
  }
  return {
    undo: () => back(targets.undo(get().game)),
    goBack: (to, quiet) => {
      move(to, quiet ? quietly : rewindTo)
    },
    redo: () => {
      move(targets.redo(get().game), forwardTo)
    },
    playFrom: (node) => {
      const { game, viewer } = get()
      if (game === null || node === game.timeline.cursor) return
      if (current(game.timeline).position.question === null && !hasFriends(game)) keepGame(game, viewer, { get, set })
      back(node)
    },
    untap: (object) => {
      const { game, viewer, halted } = get()
      const plan = game === null || viewer === null || halted ? null : untapPlan(game.timeline, viewer, object)
      if (game === null || viewer === null || plan === null) return false
      driver.stop()
      set({ game: { ...game, timeline: quietly(game.timeline, plan.to) } })
      for (const reply of plan.again) driver.feed(reply, viewer, false)
      const now = get().game
      set({ heldAt: now?.timeline.cursor ?? null })
      if (now !== null) saveGame(now, viewer, { get, set })
      driver.advance()
      return true
    },
    takeBack: () => {
      const { game, viewer, halted } = get()
      return move(game === null || viewer === null || halted ? null : announcementStart(game.timeline, viewer), quietly)
    },
  }
}
