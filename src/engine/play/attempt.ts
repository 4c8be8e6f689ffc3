/** Rewinding (422): a sub-process that is refused leaves no trace except in the log. */
import { ask, type Process, replayed } from '../questions/index.ts'
import { type Draft, find, type Named, type Refusal, type Seat } from '../state/index.ts'
import { type Activation, closeJournal, openJournal } from './mana/journal.ts'
import { activateMana } from './mana/pay.ts'

/**
 * Runs `body`; if it refuses, restores the state to the moment before and logs that what was shown didn't happen. What
 * happened before it since the last checkpoint stays. The random generator isn't wound back: randomness isn't rerolled
 * (422.1).
 */
export function* attempt(
  g: Draft,
  seat: Seat,
  object: Named | null,
  body: () => Process<Refusal | null>,
): Process<Refusal | null> {
  const mark = g.snapshot()
  const told = g.events.length
  const outer = openJournal(g)
  const refused = yield* body()
  const activated = closeJournal(g, outer, refused === null)
  if (refused === null) return null
  const { random } = g.state
  g.restore(mark)
  if (g.events.length > told || g.events.length === 0)
    g.emit({ kind: 'reversed', seat, object, why: refused, rule: 'rules.reversal' })
  if (activated.length > 0) yield* keepMana(g, seat, activated)
  if (random !== mark.random && g.state.random === mark.random) g.write({ random })
  return refused
}

/**
 * 422.1: the mana abilities activated meanwhile were legal: the player may reverse them too. Those that stay happen
 * again exactly as before.
 */
function* keepMana(g: Draft, seat: Seat, activated: readonly Activation[]): Process {
  for (const one of yield* kept(g, seat, activated)) {
    const mark = g.snapshot()
    const again = activateMana(g, one.seat, one.tap, 'payment')
    if ((yield* replayed(again, one.heard)) !== null) g.restore(mark)
  }
}

/**
 * The activations that stay. One that moved cards of a library or involved randomness does, and so does what paid for
 * another that stays. The player is asked again while the answers free more, and for each activation of a permanent by
 * itself, the latest first.
 */
function* kept(g: Draft, seat: Seat, activated: readonly Activation[]): Process<readonly Activation[]> {
  const decided = new Set(activated.filter((one) => one.final || find(g.state, one.tap.object) === null))
  const reversed = new Set<Activation>()
  const isFree = (one: Activation): boolean =>
    !decided.has(one) && activated.every((other) => !other.paidBy.includes(one) || reversed.has(other))
  for (;;) {
    const open = new Map(activated.filter(isFree).map((one) => [one.tap.object, one]))
    if (open.size === 0) return activated.filter((one) => !reversed.has(one))
    const from = [...open.keys()]
    const question = { seat, source: null, reason: 'reverseMana', from, min: 0, max: from.length } as const
    const back = yield* ask('choose', { ...question, zone: 'battlefield', looking: [] })
    for (const [object, one] of open) {
      decided.add(one)
      if (back.includes(object)) reversed.add(one)
    }
  }
}
