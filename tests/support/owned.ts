/** Another player's cards in someone's hand or among someone's spells: results of rare effects, set up directly. */
import type { ObjectId } from '../../src/engine/index.ts'
import { PAGE, type Seat } from '../../src/engine/state/index.ts'
import type { Table } from './table.ts'

/** Gives a card in a table at a checkpoint (no replies yet) another owner. */
export function giveTo(game: Table, id: ObjectId, owner: Seat): void {
  const { checkpoint, replies } = game.position
  if (replies.length > 0) throw new Error('the position is not at rest')
  const objects = checkpoint.objects.map((page, index) =>
    index !== Math.floor(id / PAGE)
      ? page
      : page.map((object, at) => (at === id % PAGE && object !== null ? { ...object, owner } : object)),
  )
  game.position = { ...game.position, checkpoint: { ...checkpoint, objects } }
}
