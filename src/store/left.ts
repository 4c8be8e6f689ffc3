/** How a saved game or match stands: asked of the engine once, for pages that have none. */
import { type Match, matchWinner, winsOf } from '../engine/index.ts'
import { matchAfter } from './match.ts'
import { type Kept, savedNow } from './savedNow.ts'
import type { Left, Saved, Score } from './saves.ts'

/** Whether the game or match can go on. */
export function isUnfinished(saved: Saved): boolean {
  if ('between' in saved || saved.line.latest.question !== null) return true
  const match = saved.start.match ?? null
  return match !== null && matchWinner(matchAfter(match, saved.line.latest)) === null
}

const scoreOf = (match: Match): Score => ({
  names: match.setup.players.map(({ name }) => name),
  wins: match.setup.players.map((_, seat) => winsOf(match, seat)),
  played: match.results.length,
})

/** The same, with what is said of it. */
export function leftOf(saved: Saved): Left {
  const { match = null } = 'between' in saved ? saved.between : saved.start
  const after = match === null || 'between' in saved ? match : matchAfter(match, saved.line.latest)
  return { saved, goesOn: isUnfinished(saved), match: after === null ? null : scoreOf(after) }
}

/** What stands unfinished at the table, or was left there. */
export function unfinishedNow(table: Kept): Left | null {
  const saved = savedNow(table)
  return saved !== null && isUnfinished(saved) ? leftOf(saved) : null
}
