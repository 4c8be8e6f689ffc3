/** The table as it stands, as a board that a puzzle can be made of. */

import { type BoardLoss, boardFrom, type Written } from '../../engine/boards/write.ts'
import { asInEdition, editionOf, type Seat, sameData, seenBy } from '../../engine/index.ts'
import type { CardRecord } from '../../oracle/index.ts'
import { cardsNamed } from '../../store/cards/index.ts'
import { current, nodeAt, pathTo, type Timeline, useTable } from '../../store/index.ts'

/** What stands for every card that whoever makes the puzzle doesn't know: as in the puzzles that come with the game. */
const UNSEEN = 'Plains'

/** A board as text, or why there is none. */
export type TableBoard = { readonly text: string } | { readonly losses: readonly BoardLoss[] }

/** No board begins in the middle of something: the player whose turn it is has to have priority. */
const BETWEEN: BoardLoss = { key: 'unsayable.moment', params: {} }

/** The latest moment of the turn that is none in the middle of something, as the seat sees it. */
function latest(timeline: Timeline, seat: Seat): ReturnType<typeof boardFrom> {
  const { number } = current(timeline).position.checkpoint.turn
  for (const index of pathTo(timeline, timeline.cursor).toReversed()) {
    const { position } = nodeAt(timeline, index)
    if (position.checkpoint.turn.number !== number) break
    const written = boardFrom(seenBy(position, seat), UNSEEN)
    if (!('losses' in written) || written.losses.every(({ key }) => key !== BETWEEN.key)) return written
  }
  return { losses: [BETWEEN] }
}

/** A card that a board brings along, or the name of one that can't be written. */
type Brought = { readonly record: CardRecord } | { readonly name: string }

/** What a board must bring along: cards that aren't built in, and tokens. */
async function broughtBy({ board, cards }: Written): Promise<readonly Brought[]> {
  const known = await cardsNamed([...cards.keys()])
  const edition = editionOf(board)
  const { tokenRecord } = await import('../../catalog/compiling/index.ts')
  return [...cards].flatMap(([name, printed]): readonly Brought[] => {
    const card = known(name)
    const same = card?.compiled.ok === true && sameData(asInEdition(edition, card.compiled.printed), printed)
    if (same) return card.source === 'builtIn' ? [] : [{ record: card.record }]
    const record = tokenRecord(printed)
    return [record === null ? { name } : { record }]
  })
}

/** The board of the game at the table, as its viewer sees it. */
export async function boardOfTable(): Promise<TableBoard> {
  const { game, viewer } = useTable.getState()
  const written = game === null || viewer === null ? { losses: [BETWEEN] } : latest(game.timeline, viewer)
  if ('losses' in written) return written
  const brought = await broughtBy(written)
  const losses = brought.flatMap((one): readonly BoardLoss[] =>
    'name' in one ? [{ key: 'unsayable.object', params: one }] : [],
  )
  if (losses.length > 0) return { losses }
  const cards = brought.flatMap((one) => ('record' in one ? [one.record] : []))
  return { text: JSON.stringify(cards.length === 0 ? written.board : { ...written.board, cards }) }
}
