/** What comes after a finished game: the next game of the match, or starting over; a puzzle is tried again. */
import { askedAfter, type Game, isMatchOpen, matchNow, useTable } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { useUi } from './uiStore.ts'

export interface NextGame {
  readonly label: string
  readonly go: () => void
}

const put = (go: () => void) => () => {
  useUi.getState().open({ overHidden: false })
  go()
}

export function nextGameOf(game: Game): NextGame {
  const { rematch, nextGame } = useTable.getState()
  if (game.puzzle) return { label: say('over.again'), go: put(rematch) }
  const match = matchNow(game)
  if (match === null) return { label: say('over.rematch'), go: put(rematch) }
  if (!isMatchOpen(game)) return { label: say('match.again'), go: put(rematch) }
  const exchanges = askedAfter({ match, seats: game.seats }, -1) !== null
  const label = exchanges ? say('match.toSideboards') : say('match.next', { n: match.results.length + 1 })
  return { label, go: put(nextGame) }
}
