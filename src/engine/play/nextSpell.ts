/** Effects on the next spell that a player casts (today:611.2f). */
import { isSuchSpell } from '../continuous/index.ts'
import type { Draft, Lasting, ObjectId, Seat, State } from '../state/index.ts'

/** Whether the effect is about the next such spell of that player, and this is one. */
const isAbout = (state: State, { next, players, context }: Lasting, seat: Seat, id: ObjectId): boolean =>
  next !== undefined && players.includes(seat) && isSuchSpell(state, next, id, context, seat)

/** As the spell is put onto the stack: it gets what those effects give it, for good. */
export function beginOnNext(g: Draft, seat: Seat, id: ObjectId): void {
  const about = g.state.lasting.filter((one) => one.changes.length > 0 && isAbout(g.state, one, seat, id))
  if (about.length === 0) return
  const begun = about.map(({ context, changes }): Lasting => {
    const timestamp = g.tick()
    const duration = { kind: 'permanent' } as const
    return { id: timestamp, timestamp, context, objects: [id], what: null, changes, duration, players: [], rule: null }
  })
  g.write({ lasting: [...g.state.lasting, ...begun] })
}

/** As the spell has been cast: those effects have had their spell. */
export function endWithNext(g: Draft, seat: Seat, id: ObjectId): void {
  const left = g.state.lasting.filter((one) => !isAbout(g.state, one, seat, id))
  if (left.length < g.state.lasting.length) g.write({ lasting: left })
}
