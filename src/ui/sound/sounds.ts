/** Which sounds belong to what happened, and when. */
import type { LogEntry, Seat } from '../../engine/index.ts'
import { type Act, batchesOf } from '../../store/index.ts'

export type SoundName = Exclude<Act, 'reach'> | 'heal' | 'won' | 'lost' | 'arrived' | 'parted'

export interface Sound {
  readonly name: SoundName
  /** Milliseconds from now, at the usual pace. */
  readonly at: number
}

/** More at once are noise. */
const MOST = 6

function nameOf(act: Act, events: readonly LogEntry[]): SoundName | null {
  if (act === 'reach') return null
  const heals = act === 'damage' && events.every((event) => event.kind === 'life' && event.change > 0)
  return heals ? 'heal' : act
}

function ending(events: readonly LogEntry[], team: readonly Seat[]): readonly SoundName[] {
  return events.flatMap((event): readonly SoundName[] =>
    event.kind === 'gameOver' ? [event.winner !== null && team.includes(event.winner) ? 'won' : 'lost'] : [],
  )
}

/** One for each batch, the first few of them, and one for the end of the game. `team`: the seats that win together. */
export function soundsOf(events: readonly LogEntry[], team: readonly Seat[]): readonly Sound[] {
  const batches = batchesOf(events).flatMap(({ act, events: members, at }): readonly Sound[] => {
    const name = nameOf(act, members)
    return name === null ? [] : [{ name, at }]
  })
  const shown = batches.slice(0, MOST)
  return [...shown, ...ending(events, team).map((name) => ({ name, at: shown.at(-1)?.at ?? 0 }))]
}
