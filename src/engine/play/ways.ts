/**
 * The ways to cast a card (401.4, 409.1b): normally, for an alternative cost in its text, or by one of its keywords.
 * One list for legality, payment, the AI and the client.
 */
import type { Cost, KeywordName } from '../../language/index.ts'
import { abilitiesOf, characteristics, contextOf, holds } from '../continuous/index.ts'
import { castingsOf } from '../keywords/index.ts'
import type { WayKey } from '../questions/index.ts'
import type { ObjectId, Seat, State } from '../state/index.ts'

export interface WayToCast {
  readonly key: WayKey
  /** The keyword that offers it. */
  readonly keyword: KeywordName | null
  /**
   * Where the card must be: wherever its player may play cards from, in their graveyard, or wherever an effect says
   * (413.2e).
   */
  readonly from: 'playable' | 'graveyard' | 'anywhere'
  /** Before increases and reductions; `null`: it has no cost and can't be cast this way (203.1). */
  readonly cost: Cost | null
  readonly faceDown: boolean
}

/** For its mana cost. */
function normalWay(state: State, id: ObjectId): WayToCast {
  const { cost } = characteristics(state, id)
  const mana: Cost | null = cost === null ? null : [{ kind: 'mana', mana: cost }]
  return { key: 'normal', keyword: null, from: 'playable', cost: mana, faceDown: false }
}

/** Cast by an effect without paying its mana cost (413.2e). */
export const FREE: WayToCast = { key: 'normal', keyword: null, from: 'anywhere', cost: [], faceDown: false }

/** Every way to cast the card that its text and keywords offer this player now, the normal one first. */
export function waysToCast(state: State, seat: Seat, id: ObjectId): readonly WayToCast[] {
  const abilities = abilitiesOf(state, id)
  const ways = [normalWay(state, id)]
  for (const ability of abilities) {
    if (ability.kind !== 'static' || ability.rule.kind !== 'alternativeCost') continue
    const { condition, cost } = ability.rule
    if (condition !== null && !holds(state, condition, contextOf(id, seat))) continue
    ways.push({ key: ability.at.key, keyword: null, from: 'playable', cost, faceDown: false })
  }
  for (const { key, keyword, from, cost, faceDown } of castingsOf(abilities))
    ways.push({ key, keyword, from, cost, faceDown: faceDown === true })
  return ways
}

/** The way with that key; `null` if the card doesn't offer it now. */
export function wayToCast(state: State, seat: Seat, id: ObjectId, key: WayKey): WayToCast | null {
  if (key === 'normal') return normalWay(state, id)
  return waysToCast(state, seat, id).find((way) => way.key === key) ?? null
}
