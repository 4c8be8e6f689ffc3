import { reportOf, useTable } from '../../store/index.ts'

/** Saves a report file: the game's beginning, replies and position, and what went wrong. */
export function saveReport(error: unknown): void {
  const { game } = useTable.getState()
  const url = URL.createObjectURL(new Blob([reportOf(game, error)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `cantrip-report-${game?.id ?? 'start'}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
