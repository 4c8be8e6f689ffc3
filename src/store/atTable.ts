/** Which game this page had at the table when it was reloaded. */
import { named } from './names.ts'

const AT_TABLE = named('cantrip.atTable')

function noted(): string | null {
  try {
    return sessionStorage.getItem(AT_TABLE)
  } catch {
    return null
  }
}

/** Whether this page had a game at the table when it was reloaded. */
export const hadTable = (): boolean => noted() !== null

/** Whether it was that game. */
export const wasAtTable = (id: unknown): boolean => noted() === id

export function noteAtTable(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(AT_TABLE)
    else sessionStorage.setItem(AT_TABLE, id)
  } catch {
    // Without the browser's storage a reload leads to the start screen, where the game can be continued.
  }
}
