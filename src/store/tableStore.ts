/** The table: the line of positions, who looks, and the intents that lead to replies. */
import { create } from 'zustand'
import { newGame, stateOf } from '../engine/index.ts'
import { makeDriver } from './driver.ts'
import { type Game, humanSeats, isHuman } from './game.ts'
import { noteAtTable, savedOf, saveGame, wasAtTable, withNotice } from './keeping.ts'
import { restore } from './restore.ts'
import { readSave, type SavedGame } from './saves.ts'
import { useSettings } from './settingsStore.ts'
import { EMPTY, type TableStore } from './tableState.ts'
import { announcementStart, current, forwardTo, redoTarget, rewindTo, startTimeline, undoTarget } from './timeline.ts'
import { untapPlan } from './untap.ts'

const freshId = (): string => `${Date.now().toString(36)}-${Math.floor(Math.random() * 0xffffffff).toString(36)}`

/** A seed for a game: the one place where chance comes from outside. */
export const freshSeed = (): number => Math.floor(Math.random() * 0x7fffffff)

export const useTable = create<TableStore>()((set, get) => {
  const driver = makeDriver({ get, set })
  const sit = (game: Game, fields: Partial<TableStore> = {}) => {
    driver.stop()
    set({ ...EMPTY, booted: true, notices: get().notices, game, ...fields })
    noteAtTable(game.id)
    driver.advance()
  }
  const open = (saved: SavedGame) => {
    const { game, cut } = restore(saved)
    sit(game, { notices: cut ? withNotice(get().notices, 'saveCut') : get().notices })
    if (cut) saveGame(game, get().viewer, true, set, get)
  }
  const move = (to: number | null, how: typeof rewindTo) => {
    const { game } = get()
    if (game === null || to === null) return
    driver.stop()
    const moved = { ...game, timeline: how(game.timeline, to) }
    set({ game: moved, heldAt: to, lastRefusal: null, yielding: null, aim: null, crash: null })
    saveGame(moved, get().viewer, false, set, get)
    driver.advance()
  }
  const person = (seat: number) => {
    const { game } = get()
    return game !== null && isHuman(game, seat)
  }

  return {
    ...EMPTY,
    boot: async () => {
      const { trouble } = useSettings.getState()
      if (trouble !== null)
        set({ notices: withNotice(get().notices, trouble === 'newer' ? 'settingsNewer' : 'settingsBroken') })
      try {
        const saved = await readSave()
        if (get().game !== null) return set({ booted: true })
        if (saved === 'newer' || saved === 'broken') {
          set({ notices: withNotice(get().notices, saved === 'newer' ? 'saveNewer' : 'saveBroken') })
        } else if (saved !== null && wasAtTable(saved.start.id)) open(saved)
        else set({ saved })
      } catch {
        set({ notices: withNotice(get().notices, 'saveFailed') })
      }
      set({ booted: true })
    },
    start: (setup, seats) => {
      const begun = newGame(setup)
      const game: Game = { id: freshId(), setup, seats, timeline: startTimeline(begun.position, begun.events) }
      sit(game)
      const now = get().game
      if (now !== null) saveGame(now, get().viewer, true, set, get)
    },
    rematch: () => {
      const { game } = get()
      if (game !== null) get().start({ ...game.setup, seed: freshSeed() }, game.seats)
    },
    resume: () => {
      const { saved } = get()
      if (saved !== null) open(saved)
    },
    leave: () => {
      driver.stop()
      const { game, viewer, notices } = get()
      const over = game !== null && current(game.timeline).position.question === null
      noteAtTable(null)
      set({ ...EMPTY, booted: true, notices, saved: game === null || over ? null : savedOf(game, viewer) })
    },
    reply: (reply, aim = null) => {
      const { game, viewer, curtain } = get()
      const question = game === null ? null : current(game.timeline).position.question
      if (question === null || curtain !== null || viewer !== question.seat || !person(question.seat)) return false
      driver.stop()
      if (!driver.feed(reply, question.seat, false)) return false
      if (aim !== null) set({ aim })
      driver.advance()
      return true
    },
    concede: (seat) => {
      driver.stop()
      if (person(seat) && driver.feed({ concede: seat }, seat, false)) driver.advance()
    },
    takeOver: () => {
      const { curtain } = get()
      if (curtain !== null) set({ viewer: curtain, curtain: null })
    },
    undo: () => move(undoOf(get().game), rewindTo),
    redo: () => move(redoOf(get().game), forwardTo),
    untap: (object) => {
      const { game, viewer } = get()
      const plan = game === null || viewer === null ? null : untapPlan(game.timeline, viewer, object)
      if (game === null || viewer === null || plan === null) return false
      driver.stop()
      set({ game: { ...game, timeline: { ...rewindTo(game.timeline, plan.to), rewinds: game.timeline.rewinds } } })
      for (const reply of plan.again) driver.feed(reply, viewer, false)
      set({ heldAt: get().game?.timeline.cursor ?? null })
      driver.advance()
      return true
    },
    takeBack: () => {
      const { game, viewer } = get()
      const to = game === null || viewer === null ? null : announcementStart(game.timeline, viewer)
      if (game === null || to === null) return false
      driver.stop()
      const moved = { ...game, timeline: { ...rewindTo(game.timeline, to), rewinds: game.timeline.rewinds } }
      set({ game: moved, heldAt: to, lastRefusal: null, aim: null })
      saveGame(moved, viewer, false, set, get)
      driver.advance()
      return true
    },
    passUntil: (until) => {
      const { game, viewer } = get()
      if (game === null || viewer === null) return
      const { position } = current(game.timeline)
      set({ yielding: { seat: viewer, until, turn: stateOf(position).turn.number } })
      if (position.question?.kind === 'priority') get().reply({ do: 'pass' })
      else driver.advance()
    },
    clearYield: () => set({ yielding: null, aim: null }),
    setFullControl: (fullControl) => set({ fullControl, ...(fullControl ? { yielding: null } : {}) }),
    setHolding: (holding) => {
      if (get().holding !== holding) set({ holding })
    },
    refuse: (lastRefusal) => set({ lastRefusal }),
    dismiss: (notice) => set({ notices: get().notices.filter((one) => one !== notice) }),
    goOn: () => {
      set({ crash: null })
      driver.advance()
    },
  }
})

/** Undo and redo stop where a person decided; with machines only, anywhere. */
const maySit = (game: Game) => {
  const people = humanSeats(game)
  return (seat: number) => people.includes(seat)
}

export function undoOf(game: Game | null): number | null {
  return game === null ? null : undoTarget(game.timeline, maySit(game))
}

export function redoOf(game: Game | null): number | null {
  return game === null ? null : redoTarget(game.timeline, maySit(game))
}
