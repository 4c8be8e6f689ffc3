import { useState } from 'react'
import { type Game, isMatchOpen, matchNow } from '../../store/index.ts'
import { ExchangeLists, exchangeStanding } from '../exchange/index.ts'
import { say } from '../messages/index.ts'
import { type Moves, scoreText, sideboardView } from '../view/index.ts'
import { sayReady } from './controller.ts'
import type { NextGame } from './views.tsx'

/** The next game of the match at the table, and how to say that one is ready for it; `null`: none follows. */
export function useNextGame(
  game: Game | null,
  seat: number | null,
): { readonly next: NextGame | null; readonly ready: (on: boolean) => void } {
  const [moves, change] = useState<Moves>({})
  const match = game === null || !isMatchOpen(game) ? null : matchNow(game)
  const cards = seat === null ? undefined : match?.cards[seat]
  if (match === null || match.playing || cards === undefined) return { next: null, ready: sayReady }
  const view = sideboardView(cards, moves)
  const n = match.results.length + 1
  const standing = say('match.standing', { score: scoreText(match), wins: match.setup.wins })
  const hasSideboard = cards.sideboard.length > 0
  return {
    next: {
      title: say('side.title', { n }),
      lead: standing,
      begin: say('side.start', { n }),
      isEven: view.uneven === 0,
      lists: hasSideboard ? (
        <>
          <p>
            {say('side.how')} <b role="status">{exchangeStanding(view)}</b>
          </p>
          <ExchangeLists cards={cards} moves={moves} change={change} />
        </>
      ) : null,
    },
    ready: (on) => {
      sayReady(on, view.exchange)
      change({})
    },
  }
}
