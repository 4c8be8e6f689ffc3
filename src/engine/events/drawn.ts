/** Cards that may be shown as they are drawn, and are then offered to their player (today:702.94). */
import { printedFeatures, wait } from '../abilities/index.ts'
import { abilitiesOf, namedFor } from '../continuous/index.ts'
import { showersOf } from '../keywords/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { type Draft, find, type Happened } from '../state/index.ts'

const OFFERED = [[{ kind: 'castOffered' }]] as const
const NO_DATA = { object: null, other: null, player: null, amount: 0 } as const

/** The first card drawn in a turn: what triggers as it is shown waits from then on. */
export function* asDrawn(g: Draft, happened: readonly Happened[]): Process {
  if (!printedFeatures(g.state.printed).keywords.has('miracle')) return
  for (const one of happened) {
    if (one.kind !== 'drew' || one.nth !== 1 || find(g.state, one.object)?.zone !== 'hand') continue
    const { object: source, seat } = one
    for (const at of showersOf(abilitiesOf(g.state, source))) {
      const asked = { seat, source, reason: 'showDrawn', cost: null, default: true } as const
      if (!(yield* ask('confirm', asked))) continue
      g.emit({ kind: 'revealed', seat, objects: [namedFor(g.state, source)], rule: 'keyword.miracle' })
      const offer = { source, controller: seat, at, effects: OFFERED, choose: null, condition: null } as const
      wait(g, { ...offer, triggerData: NO_DATA, remembered: [], announced: null })
    }
  }
}
