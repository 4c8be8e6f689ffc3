import { type CardSet, compileAhead, loadSet } from '../../catalog/index.ts'
import { pause } from '../pause.ts'

/** The built-in set; a card of it is compiled when its program is first asked for. */
export const builtInSet: () => Promise<CardSet> = loadSet

async function compiled(): Promise<CardSet> {
  const set = await loadSet()
  await compileAhead(set.cards, pause)
  return set
}

let compiling: Promise<CardSet> | null = null

/**
 * The built-in set for whoever asks for all of its programs: they are compiled before, and the page goes on meanwhile.
 * Whoever asks after a failure tries again.
 */
export function compiledSet(): Promise<CardSet> {
  compiling ??= compiled().catch((error: unknown) => {
    compiling = null
    throw error
  })
  return compiling
}
