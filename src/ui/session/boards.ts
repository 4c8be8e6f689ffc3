/** Boards from links, files and fields, with cards of their own. */
import type { BoardCardProblem, BoardFile } from '../../catalog/compiling/index.ts'
import { bringsCards, byName, loadSet } from '../../catalog/index.ts'
import type { BoardProblem, Position } from '../../engine/index.ts'
import { positionFrom } from '../../engine/positionFrom.ts'
import { inSlices } from '../../store/index.ts'

/** A board that brings no cards along needs no grammar. */
async function read(value: unknown): Promise<BoardFile> {
  if (!bringsCards(value)) return { board: value, cards: [], problems: [] }
  const { readingBoard } = await import('../../catalog/compiling/index.ts')
  return await inSlices(readingBoard(value))
}

/** The position of whatever is taken for a board, or what is wrong with it. Its cards are compiled while the page goes on. */
export async function positionOfBoard(
  value: unknown,
): Promise<{ readonly position: Position } | { readonly problems: readonly (BoardCardProblem | BoardProblem)[] }> {
  const { board, cards: own, problems } = await read(value)
  if (problems.length > 0) return { problems }
  const { cards, variants } = await loadSet()
  const find = byName([...cards, ...variants, ...own])
  return positionFrom(board, (name) => {
    const compiled = find(name)?.compiled
    return compiled?.ok === true ? compiled.printed : null
  })
}
