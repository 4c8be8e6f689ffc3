/** Autosave: every reply goes into the browser's database; what a game began with only once. */
import type { Seat } from '../engine/index.ts'
import type { Game } from './game.ts'
import { SAVE_SCHEMA, type SavedGame, type SavedLine, type SavedStart, writeSave } from './saves.ts'
import type { Notice, TableState } from './tableState.ts'
import { current, nodeAt, pathTo } from './timeline.ts'

const AT_TABLE = 'cantrip.atTable'

export const startOf = ({ id, setup, seats, from }: Game): SavedStart => ({
  schema: SAVE_SCHEMA,
  id,
  setup,
  seats,
  from: from ?? null,
})

export function lineOf(game: Game, viewer: Seat | null, savedAt: number): SavedLine {
  const path = pathTo(game.timeline, game.timeline.cursor)
  const nodes = path.map((index) => nodeAt(game.timeline, index))
  const rewinds = game.timeline.rewinds.flatMap(({ to, behindHidden }) => {
    const place = path.indexOf(to)
    return place < 0 ? [] : [{ to: place, behindHidden }]
  })
  const replies = nodes.flatMap(({ reply, by, auto }) => (reply === null ? [] : [{ reply, by, auto }]))
  const { position } = current(game.timeline)
  const line = { schema: SAVE_SCHEMA, id: game.id, savedAt, viewer, replies, rewinds, latest: position }
  return game.stops === undefined ? line : { ...line, stops: game.stops }
}

export const savedOf = (game: Game, viewer: Seat | null): SavedGame => ({
  start: startOf(game),
  line: lineOf(game, viewer, Date.now()),
})

/** The game that would be lost if another were begun: the one at the table or the one that was left, if it is not over. */
export function savedGame({ game, viewer, saved }: Pick<TableState, 'game' | 'viewer' | 'saved'>): SavedGame | null {
  const kept = game === null ? saved : savedOf(game, viewer)
  return kept === null || kept.line.latest.question === null ? null : kept
}

export function withNotice(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  return notices.includes(notice) ? notices : [...notices, notice]
}

export function saveGame(
  game: Game,
  viewer: Seat | null,
  first: boolean,
  set: (fields: Partial<TableState>) => void,
  get: () => TableState,
): void {
  if (typeof indexedDB === 'undefined') return
  writeSave(first ? startOf(game) : null, lineOf(game, viewer, Date.now()), () =>
    set({ notices: withNotice(get().notices, 'saveFailed') }),
  )
}

/** Whether this page sat at that game when it was reloaded. */
export function wasAtTable(id: string): boolean {
  try {
    return sessionStorage.getItem(AT_TABLE) === id
  } catch {
    return false
  }
}

export function noteAtTable(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(AT_TABLE)
    else sessionStorage.setItem(AT_TABLE, id)
  } catch {
    // Without the browser's storage a reload leads to the start screen, where the game can be continued.
  }
}
