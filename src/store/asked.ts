import type { Kept } from './savedNow.ts'
import type { Left } from './saves.ts'

/** What stands unfinished at the table, or was left there. The engine is asked. */
export async function unfinishedNow(table: Kept): Promise<Left | null> {
  return (await import('./left.ts')).unfinishedNow(table)
}
