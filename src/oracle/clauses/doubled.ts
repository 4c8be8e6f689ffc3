/** Doubling power and toughness (today:701.10): as much again as there is as the effect begins. */
import type { Duration, Quantity, Thing } from '../../language/index.ts'
import { derived, part, type Syntax, shaped, wordings } from '../core/index.ts'
import { possessed, thing } from '../nouns/index.ts'
import { SAME_THING } from './clause.ts'
import { until } from './durations.ts'

/** `~` is named again; of all that are described each has its own; anything else is what was just named. */
const again = (what: Thing): Thing =>
  what.kind === 'self' ? what : what.kind === 'all' ? { kind: 'affected' } : SAME_THING
const own = (size: 'power' | 'toughness', of: Thing): Quantity => ({
  kind: 'statistic',
  what: size,
  of: derived(of, again),
  signed: true,
})

interface Doubled {
  readonly what: Thing
  readonly duration: Duration
}
const ofPower: Syntax<Doubled> = wordings(
  part()`double ${{ what: possessed }} power ${{ duration: until }}`,
  part()`double the power of ${{ what: thing }} ${{ duration: until }}`,
)
const ofBoth: Syntax<Doubled> = wordings(
  part()`double ${{ what: possessed }} power and toughness ${{ duration: until }}`,
  part()`double the power and toughness of ${{ what: thing }} ${{ duration: until }}`,
)

/** "Double target creature's power until end of turn". */
export const doubleSize = wordings(
  shaped(ofPower, ({ what, duration }) => ({
    kind: 'modify',
    what,
    changes: [{ kind: 'pt', power: own('power', what), toughness: 0 }],
    duration,
  })),
  shaped(ofBoth, ({ what, duration }) => ({
    kind: 'modify',
    what,
    changes: [{ kind: 'pt', power: own('power', what), toughness: own('toughness', what) }],
    duration,
  })),
)
