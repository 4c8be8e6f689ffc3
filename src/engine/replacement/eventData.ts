/** What a replacement effect refers to (419): the roles of the event that it waits for, as in `language/roles.ts`. */
import type { Replaced, ReplacedRow, RoleValues } from '../../language/index.ts'
import type { ObjectId, Proposed, Seat, TriggerData } from '../state/index.ts'

type ReplacedKind = Replaced['on']
/** The proposed event that each kind of replacement effect waits for. */
const PROPOSED = {
  draw: 'draw',
  moves: 'move',
  destroyed: 'destroy',
  damage: 'damage',
  gainLife: 'gainLife',
} as const satisfies Readonly<Record<ReplacedKind, Proposed['kind']>>

type ProposedFor<K extends ReplacedKind> = Extract<Proposed, { kind: (typeof PROPOSED)[K] }>
type Reader<K extends ReplacedKind> = (event: ProposedFor<K>) => RoleValues<ReplacedRow<K>, ObjectId, Seat>

const NONE = { object: null, other: null, player: null, amount: 0 } as const

const ROLES: { readonly [K in ReplacedKind]: Reader<K> } = {
  draw: ({ seat }) => ({ ...NONE, player: seat }),
  moves: ({ object }) => ({ ...NONE, object }),
  destroyed: ({ object }) => ({ ...NONE, object }),
  damage: ({ source, to, n }) => ({
    object: 'object' in to ? to.object : null,
    other: source,
    player: 'player' in to ? to.player : null,
    amount: n,
  }),
  gainLife: ({ seat, n }) => ({ ...NONE, player: seat, amount: n }),
}

/** The roles that the event provides to an effect waiting for that kind; `null` if it is another kind of event. */
export function dataOfReplaced<K extends ReplacedKind>(on: K, event: Proposed): TriggerData | null {
  return event.kind === PROPOSED[on] ? ROLES[on](event as ProposedFor<K>) : null
}
