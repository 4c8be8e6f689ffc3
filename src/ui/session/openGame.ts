/** Games from files, and those that were kept aside. */
import { type GameFileTrouble, type KeptAside, readGameFile, useTable } from '../../store/index.ts'
import { replaceGame } from './replaceGame.ts'

/** Larger than the file of any game: reading it would stop the page. */
const LARGEST = 8 * 2 ** 20

export type FileTrouble = GameFileTrouble | 'large'

/** Opens a game's file, asking first if an unfinished game would be lost; or tells what is wrong with the file. */
export async function openGameFile(file: File): Promise<FileTrouble | null> {
  if (file.size > LARGEST) return 'large'
  const saved = await readGameFile(await file.text())
  if (typeof saved === 'string') return saved
  replaceGame('file', () => useTable.getState().open(saved))
  return null
}

/** Brings back a game that was kept aside and can be read after all. */
export function bringBack({ key, checked }: KeptAside): void {
  if (typeof checked === 'string') return
  replaceGame('file', () => useTable.getState().open(checked.saved, key))
}
