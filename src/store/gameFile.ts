/** A game or match as a file: what the database would hold, with a mark that says what it is. */
import type { Stored } from './checkSaved.ts'
import type { Saved, SaveTrouble } from './saves.ts'
import { inSlices } from './slices.ts'

const MARK = 'cantrip.game'

/** What can be wrong with a file: it is none of these files at all, or the game in it can't be gone on from. */
export type GameFileTrouble = 'foreign' | SaveTrouble

/** The file of a game or match, or of whatever was kept aside. */
export const writeGameFile = (stored: Stored | Saved): string => JSON.stringify({ file: MARK, ...stored })

/** The game or match in a file, checked whole, while the page goes on; or what is wrong with it. */
export async function readGameFile(text: string): Promise<Saved | GameFileTrouble> {
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file !== 'object' || file === null || !('file' in file) || file.file !== MARK) return 'foreign'
    const { file: _, ...stored } = file
    const saved: Stored = 'schema' in stored ? { between: stored } : stored
    const { checkingStored } = await import('./checkSaved.ts')
    return (await inSlices(checkingStored(saved))) ?? 'broken'
  } catch {
    return 'foreign'
  }
}
