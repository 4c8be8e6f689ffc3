import { useTable } from '../../store/index.ts'
import type { GameChoice } from './choice.ts'
import type { PlayableDeck } from './decks.ts'

/** Begins a game as it was chosen, as soon as what plays it is loaded, and remembers the choice for next time. */
export function startGame(all: readonly PlayableDeck[], choice: GameChoice): void {
  const { awaiting, ready } = useTable.getState()
  const load = async () => {
    const [{ gameFor }] = await Promise.all([import('./newGame.ts'), ready()])
    return gameFor(all, choice)
  }
  void awaiting(load, (begin) => begin())
}
