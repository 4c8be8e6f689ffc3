/** What comes after a finished game: the next game of the match, or starting over; a puzzle is tried again. */
import { askedAfter, type Game, hasFriends, isMatchOpen, matchNow, useTable } from '../../store/index.ts'
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

/** Friends on other machines begin the next game together: the dialog says who is ready. */
const withFriends = (): void => useUi.getState().open({ overHidden: true, dialog: 'friend' })

export function nextGameOf(game: Game): NextGame {
  const { rematch, nextGame } = useTable.getState()
  if (game.puzzle) return { label: say('over.again'), go: put(rematch) }
  const match = matchNow(game)
  const again = hasFriends(game) ? withFriends : put(rematch)
  if (match === null) return { label: say('over.rematch'), go: again }
  if (!isMatchOpen(game)) return { label: say('match.again'), go: again }
  const exchanges = askedAfter({ match, seats: game.seats }, -1) !== null
  const label = exchanges ? say('match.toSideboards') : say('match.next', { n: match.results.length + 1 })
  return { label, go: hasFriends(game) ? withFriends : put(nextGame) }
}
