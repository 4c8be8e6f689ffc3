/** Boards from links, files and fields, with cards of their own. */
import { type BoardCardProblem, byName, readingBoard } from '../../catalog/index.ts'
import { type BoardProblem, type Position, positionFrom } from '../../engine/index.ts'
import { builtInSet } from '../../store/cards/index.ts'
import { inSlices } from '../../store/index.ts'

/** The position of whatever is taken for a board, or what is wrong with it. Its cards are compiled while the page goes on. */
export async function positionOfBoard(
  value: unknown,
): Promise<{ readonly position: Position } | { readonly problems: readonly (BoardCardProblem | BoardProblem)[] }> {
  const { board, cards: own, problems } = await inSlices(readingBoard(value))
  if (problems.length > 0) return { problems }
  const find = byName([...(await builtInSet()).cards, ...own])
  return positionFrom(board, (name) => {
    const compiled = find(name)?.compiled
    return compiled?.ok === true ? compiled.printed : null
  })
}
