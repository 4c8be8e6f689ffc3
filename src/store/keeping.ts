/** Autosave: every reply goes into the browser's database; what a game began with, only once. */
import { matchWinner, type Seat } from '../engine/index.ts'
import type { Game } from './game.ts'
import { type BetweenGames, matchAfter } from './match.ts'
import {
  SAVE_SCHEMA,
  type Saved,
  type SavedBetweenGames,
  type SavedGame,
  type SavedLine,
  type SavedStart,
  writeBetween,
  writeSave,
} from './saves.ts'
import type { Notice, TableState } from './tableState.ts'
import { current, nodeAt, pathTo } from './timeline.ts'

const AT_TABLE = 'cantrip.atTable'

export const startOf = ({ id, setup, seats, from, match }: Game): SavedStart => ({
  schema: SAVE_SCHEMA,
  id,
  setup,
  seats,
  from: from ?? null,
  match: match ?? null,
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

type Kept = Pick<TableState, 'game' | 'viewer' | 'saved' | 'between'>

/** What would be lost if another game began: the unfinished game or match at the table, or the one that was left. */
export function savedGame({ game, viewer, saved, between }: Kept): Saved | null {
  if (between !== null) return savedBetween(between)
  const kept = game === null ? saved : savedOf(game, viewer)
  if (kept === null || 'between' in kept || kept.line.latest.question !== null) return kept
  const match = kept.start.match ?? null
  return match === null || matchWinner(matchAfter(match, kept.line.latest)) !== null ? null : kept
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

export const savedBetween = (between: BetweenGames): SavedBetweenGames => ({
  schema: SAVE_SCHEMA,
  savedAt: Date.now(),
  between,
})

export function saveBetween(
  between: BetweenGames,
  set: (fields: Partial<TableState>) => void,
  get: () => TableState,
): void {
  if (typeof indexedDB === 'undefined') return
  writeBetween(savedBetween(between), () => set({ notices: withNotice(get().notices, 'saveFailed') }))
}

/** Whether this page had that game at the table when it was reloaded. */
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
