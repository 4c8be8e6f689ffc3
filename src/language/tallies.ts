/** What is counted of players, and of the mana spent on something. */
import type { ManaType } from './mana.ts'

/** What is told of players as a number; of several, the total. `players`: how many of them there are. */
export type PlayerTotal =
  | 'life'
  | 'startingLife'
  | 'party'
  | 'opponents'
  | 'players'
  | 'attackedPlayers'
  | 'attackPower'
  | 'dungeons'

/** Mana, and at least how much of it; `type` null: any, 'color': of any color, 'same': all of one color. */
export interface SpentMana {
  readonly type: ManaType | 'color' | 'same' | null
  readonly least?: number
}
