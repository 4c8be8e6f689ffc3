/** What a card is once it is cast in some way: the spell, and not the card that it still is, decides (504.2, 505.2). */
import type { DownBy, KeywordName } from '../../language/index.ts'
import { copiable, isInTable } from '../continuous/index.ts'
import { Draft, find, type GameObject, get, newEpoch, type ObjectId, type Seat, type State } from '../state/index.ts'
import { NO_CHOICES } from './announce.ts'

/** How it will lie on the stack. */
export interface Laid {
  readonly faceDown: boolean
  /** See `GameObject.downBy`. */
  readonly downBy?: DownBy
  /** See `GameObject.side`. */
  readonly side: number
}

/** And for the cost of which keyword; absent: none. */
export interface AsCast extends Laid {
  readonly keyword?: KeywordName | null
}

/** Whether the card is something else as it is cast for the cost of that keyword (today:601.2a). */
const changesAsCast = (state: State, id: ObjectId, keyword: KeywordName): boolean =>
  copiable(state, get(state, id)).abilities.some(
    (one) => one.kind === 'keyword' && one.keyword.name === keyword && one.face !== undefined,
  )

/** How it lies, as an object has it. */
export const lying = ({ faceDown, downBy }: Omit<Laid, 'side'>): Pick<GameObject, 'faceDown' | 'downBy'> =>
  downBy === undefined ? { faceDown } : { faceDown, downBy }

/** A card lies face down in exile, where it shows nothing (217.7b); it isn't played that way. */
const liesDown = ({ faceDown, zone }: GameObject): boolean => faceDown && zone === 'exile'

/** The state as if the card lay face up, as it does when it is played: whether it is a land, and what it costs. */
export function asPlayed(state: State, id: ObjectId): State {
  const object = find(state, id)
  return object !== null && liesDown(object) ? patched(state, id, { faceDown: false }) : state
}

/**
 * The state as if the card were the spell that this makes of it: face down (504.2), or one half (505.2); face up where
 * it lies face down in exile.
 */
export function asCast(state: State, seat: Seat, id: ObjectId, laid: AsCast): State {
  const { side } = laid
  if (laid.faceDown) return patched(state, id, { ...lying(laid), zone: 'stack', controller: seat })
  const up = asPlayed(state, id)
  const { keyword = null } = laid
  if (keyword !== null && changesAsCast(up, id, keyword)) {
    const { choices, zone } = get(up, id)
    const cast = { by: seat, from: zone, key: 'normal', keyword } as const
    const made = { ...(choices ?? NO_CHOICES), cast }
    return patched(up, id, { zone: 'stack', controller: seat, baseController: seat, choices: made })
  }
  return side === 0 ? up : patched(up, id, { side })
}

function patched(state: State, id: ObjectId, as: Partial<GameObject>): State {
  const g = new Draft(state)
  g.patch(id, as)
  // Otherwise its values could be those computed for the whole card.
  if (isInTable(state, get(state, id)) || isInTable(g.state, get(g.state, id))) g.write({ epoch: newEpoch() })
  return g.snapshot()
}
