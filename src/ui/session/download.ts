import type { Seat } from '../../engine/index.ts'
import { reportOf, type SeatConfig, savedNow, useTable, writeGameFile } from '../../store/index.ts'

const TYPES = { json: 'application/json', txt: 'text/plain', csv: 'text/csv' } as const

/** Hands the person a file of that form. */
export function saveFile(name: string, text: string, form: keyof typeof TYPES = 'json'): void {
  const url = URL.createObjectURL(new Blob([text], { type: TYPES[form] }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.${form}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Saves a report file: the game's beginning, replies and position, and what went wrong. */
export function saveReport(error: unknown): void {
  const { game } = useTable.getState()
  saveFile(`cantrip-report-${game?.id ?? 'start'}`, reportOf(game, error))
}

const today = (): string => new Date().toISOString().slice(0, 10)

/**
 * Saves a game with friends as a file for one of them: whoever opens it sits on that seat, and sees nothing of the
 * others' hands.
 */
export function saveFileFor(seat: Seat): void {
  const saved = savedNow(useTable.getState())
  if (saved === null || 'between' in saved) return
  const seats = saved.start.seats.map((config, at): SeatConfig => {
    return { ...config, player: { by: at === seat ? 'human' : 'friend' } }
  })
  const turned = { start: { ...saved.start, seats }, line: { ...saved.line, viewer: seat } }
  saveFile(`cantrip-game-${today()}`, writeGameFile(turned))
}

/** Saves what is at the table, or was left there, as a file that can be opened again. */
export function saveTableFile(): void {
  const saved = savedNow(useTable.getState())
  if (saved !== null) saveFile(`cantrip-game-${today()}`, writeGameFile(saved))
}
