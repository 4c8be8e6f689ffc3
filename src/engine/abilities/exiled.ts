/** The second half of madness (502.24a): it triggers when the first half has exiled the card. */
import type { Draft, Happening } from '../state/index.ts'
import { NONE } from './triggerContext.ts'
import { wait } from './wait.ts'

const OFFERED = [[{ kind: 'castOffered' }]] as const

/** For each card that such an ability has just exiled: its owner will be offered to cast it. */
export function noticeExiled(g: Draft, happenings: readonly Happening[]): void {
  for (const event of happenings) {
    if (event.kind !== 'move' || event.exiledBy === undefined || event.became === null) continue
    wait(g, {
      source: event.became,
      controller: event.seat,
      at: event.exiledBy,
      effects: OFFERED,
      choose: null,
      condition: null,
      triggerData: { ...NONE, object: event.became },
      remembered: [],
      announced: null,
    })
  }
}
