import { reportOf, type Saved, savedNow, useTable, writeGameFile } from '../../store/index.ts'

/** Hands the person a file of JSON. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Saves a report file: the game's beginning, replies and position, and what went wrong. */
export function saveReport(error: unknown): void {
  const { game } = useTable.getState()
  saveFile(`cantrip-report-${game?.id ?? 'start'}`, reportOf(game, error))
}

const today = (): string => new Date().toISOString().slice(0, 10)

/** Saves a game or match as a file that can be opened again. */
export const saveGameFile = (saved: Saved): void => saveFile(`cantrip-game-${today()}`, writeGameFile(saved))

/** The same for what is at the table, or was left there. */
export function saveTableFile(): void {
  const saved = savedNow(useTable.getState())
  if (saved !== null) saveGameFile(saved)
}
