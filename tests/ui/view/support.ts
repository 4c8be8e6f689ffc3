/** Scenes from boards, for tests of what is shown. */
import { legalActions, type Seat, seenBy } from '../../../src/engine/index.ts'
import {
  type Draft,
  makeScene,
  marksOf,
  type Scene,
  startDraft,
  type TableView,
  tableView,
} from '../../../src/ui/view/index.ts'
import type { Table } from '../../support/table.ts'

/** What a seat sees, by default the one that decides. */
export function sceneOf(
  game: Table,
  me: Seat = game.question.seat,
  draft: Draft = startDraft(game.position.question),
): Scene {
  const seen = seenBy(game.position, me)
  const actions = seen.question?.kind === 'priority' && seen.question.seat === me ? legalActions(seen.now, me) : []
  return makeScene(seen, actions, marksOf(seen.question, draft))
}

export function viewOf(game: Table, me?: Seat, draft?: Draft): TableView {
  return tableView({ scene: sceneOf(game, me, draft), preview: null, refused: null })
}
