/** Which pieces stand on which page, from how wide they are. */
import { PAGE_BUTTON } from './arrange.ts'
import { type Piece, type Rows, widthOf } from './rows.ts'

/** How many of the first pieces so many rows of that width hold: at least one. */
function firstPage(pieces: readonly Piece[], { rows, gap }: Rows, width: number): number {
  let taken = 0
  for (let row = 0; row < rows; row++) {
    const from = taken
    while (taken < pieces.length && widthOf(pieces.slice(from, taken + 1), gap) <= width) taken += 1
    if (taken === from) break
  }
  return Math.max(1, taken)
}

/** Where each page begins: all on one, or pages that leave room for the button which turns them. */
export function pagesOf(pieces: readonly Piece[], rows: Rows): readonly number[] {
  if (firstPage(pieces, rows, rows.width) >= pieces.length) return [0]
  const begins: number[] = []
  for (let at = 0; at < pieces.length; ) {
    begins.push(at)
    at += firstPage(pieces.slice(at), rows, rows.width - PAGE_BUTTON - rows.gap)
  }
  return begins
}
