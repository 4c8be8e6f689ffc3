/** "An opponent" of several: the one whom the effect's controller chooses as it happens (413.2c). */
import { type Effect, effectKinds, memoised } from '../../language/index.ts'
import { choosePlayer } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { type Context, type Draft, opponentsOf } from '../state/index.ts'

/** What any of them may take up: nobody is chosen for that. */
const OFFERS = effectKinds(({ depends }) => depends === 'offer')

/** Who does something, and who chooses something for it. */
const ACTORS: ReadonlySet<string> = new Set(['who', 'by', 'chooser'])
/** What has a chooser, or a new controller, of its own. */
const PARTS: ReadonlySet<string> = new Set(['what', 'changes', 'fates'])

type Fields = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A field with "they" in the place of an opponent who does something; the very same where there is none. */
function fieldBound(key: string, value: unknown, parts: ReadonlySet<string>): unknown {
  if (ACTORS.has(key)) return isNode(value) && value.kind === 'anOpponent' ? { kind: 'they' } : value
  if (!parts.has(key)) return value
  return Array.isArray(value) ? sameOr(value, value.map(partBound)) : partBound(value)
}

const partBound = (part: unknown): unknown => (isNode(part) ? nodeBound(part, new Set()) : part)

const sameOr = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  before.every((one, at) => one === after[at]) ? before : after

function nodeBound<N extends Fields>(node: N, parts: ReadonlySet<string>): N {
  const changed = Object.entries(node).flatMap(([key, value]) => {
    const now = fieldBound(key, value, parts)
    return now === value ? [] : [[key, now] as const]
  })
  return changed.length === 0 ? node : { ...node, ...Object.fromEntries(changed) }
}

/** The effect about one opponent, "they"; itself, where it is about none or is an offer to any of them. */
const ofOne = memoised((effect: Effect): Effect => {
  const fields = effect as unknown as Fields
  const bound = nodeBound(fields, PARTS)
  return (OFFERS.has(effect.kind) && bound.who !== fields.who ? effect : bound) as unknown as Effect
})

/** The effect as it happens, and the context in which "they" are the opponent who was chosen for it. */
export function* ofChosenOpponent<E extends Effect>(
  g: Draft,
  effect: E,
  context: Context,
): Process<readonly [E, Context]> {
  const bound = ofOne(effect) as E
  if (bound === effect || context.they !== null) return [effect, context]
  const opponents = opponentsOf(g.state, context.controller)
  if (opponents.length < 2) return [effect, context]
  const they = yield* choosePlayer(g, context.controller, context.source, opponents)
  return [bound, { ...context, they }]
}
