/**
 * The ways to cast a card (401.4, 409.1b): normally, for an alternative cost in its text, or by one of its keywords.
 * One list for legality, payment, the AI and the client.
 */
import type { Ability, Condition, Cost, KeywordName } from '../../language/index.ts'
import { abilitiesOf, characteristics, contextOf, holds } from '../continuous/index.ts'
import { castingsOf } from '../keywords/index.ts'
import type { WayKey } from '../questions/index.ts'
import type { ObjectId, Seat, State } from '../state/index.ts'

export interface WayToCast {
  readonly key: WayKey
  /** The keyword that offers it. */
  readonly keyword: KeywordName | null
  /**
   * Where the card must be: wherever its player may play cards from, in their graveyard, in exile while this very
   * ability offers it (502.24a), or wherever an effect says (413.2e).
   */
  readonly from: 'playable' | 'graveyard' | 'offered' | 'anywhere'
  /** Whenever its player could cast an instant, whatever its type. */
  readonly anytime: boolean
  /** Before increases and reductions; `null`: it has no cost and can't be cast this way (203.1). */
  readonly cost: Cost | null
  readonly faceDown: boolean
}

/** For its mana cost. */
function normalWay(state: State, id: ObjectId): WayToCast {
  const { cost } = characteristics(state, id)
  const mana: Cost | null = cost === null ? null : [{ kind: 'mana', mana: cost }]
  return { key: 'normal', keyword: null, from: 'playable', anytime: false, cost: mana, faceDown: false }
}

/** Cast by an effect without paying its mana cost (413.2e). */
export const FREE: WayToCast = {
  key: 'normal',
  keyword: null,
  from: 'anywhere',
  anytime: true,
  cost: [],
  faceDown: false,
}

/** A way that abilities offer, while its condition is true. */
interface OfferedWay extends WayToCast {
  readonly condition: Condition | null
}

const offers = new WeakMap<readonly Ability[], readonly OfferedWay[]>()

/** The ways other than the normal one that these abilities offer at all: computed once per list, since every card is asked. */
export function otherWaysIn(abilities: readonly Ability[]): readonly OfferedWay[] {
  const known = offers.get(abilities)
  if (known !== undefined) return known
  const alternatives = abilities.flatMap((ability): readonly OfferedWay[] => {
    if (ability.kind !== 'static' || ability.rule.kind !== 'alternativeCost') return []
    const { condition, cost } = ability.rule
    return [{ key: ability.at.key, keyword: null, from: 'playable', anytime: false, cost, faceDown: false, condition }]
  })
  const castings = castingsOf(abilities).map(({ key, keyword, from, cost, anytime, faceDown }) => {
    return { key, keyword, from, cost, anytime: anytime === true, faceDown: faceDown === true, condition: null }
  })
  const all = [...alternatives, ...castings]
  offers.set(abilities, all)
  return all
}

/** Every way to cast the card that its text and keywords offer this player now, the normal one first. */
export function waysToCast(state: State, seat: Seat, id: ObjectId): readonly WayToCast[] {
  const others = otherWaysIn(abilitiesOf(state, id)).filter(
    ({ condition }) => condition === null || holds(state, condition, contextOf(id, seat)),
  )
  return [normalWay(state, id), ...others]
}

/** The way with that key; `null` if the card doesn't offer it now. */
export function wayToCast(state: State, seat: Seat, id: ObjectId, key: WayKey): WayToCast | null {
  if (key === 'normal') return normalWay(state, id)
  return waysToCast(state, seat, id).find((way) => way.key === key) ?? null
}
