/**
 * What combat will lead to if nobody does anything more: the engine itself plays it out, on positions that are thrown
 * away, so no rule is duplicated.
 */
import {
  type Answered,
  answer,
  find,
  legalReplies,
  type ObjectId,
  outcomeOf,
  type Position,
  type Reply,
  type Seat,
  stateOf,
} from '../../engine/index.ts'

export interface CombatPreview {
  /** Life of each player afterwards. */
  readonly life: readonly number[]
  readonly dead: ReadonlySet<ObjectId>
  /** Combat damage dealt to each creature. */
  readonly damage: ReadonlyMap<ObjectId, number>
  readonly toPlayer: ReadonlyMap<Seat, number>
  /** By attacker or blocker, what it deals to players. */
  readonly dealt: ReadonlyMap<ObjectId, number>
}

const ROUNDS = 24
const COMBAT_STEPS: readonly string[] = [
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
]

/** Advances combat by a step; `null` if somebody has a real choice, which isn't guessed. */
function goOn(position: Position): Answered | null {
  const { question } = position
  if (question?.kind === 'priority') return answer(position, { do: 'pass' })
  if (question?.kind === 'blockers') {
    // No blocks, unless some are required: listing all legal blocks takes too long.
    const unblocked = answer(position, [])
    if (!('refused' in unblocked)) return unblocked
  }
  const [reply] = question?.kind === 'blockers' || question?.kind === 'assignDamage' ? legalReplies(position) : []
  return reply === undefined ? null : answer(position, reply)
}

/** Plays on from a position in combat; `first` is the declaration being put together. */
export function previewCombat(position: Position, first: Reply | null): CombatPreview | null {
  const before = stateOf(position)
  const fighters = (): readonly ObjectId[] => before.battlefield
  const damage = new Map<ObjectId, number>()
  const toPlayer = new Map<Seat, number>()
  const dealt = new Map<ObjectId, number>()
  let at = position
  for (let round = 0; round < ROUNDS; round++) {
    const next = round === 0 && first !== null ? answer(at, first) : goOn(at)
    if (next === null || 'refused' in next) return null
    for (const event of next.events) {
      if (event.kind !== 'damage' || !event.combat) continue
      const add = (map: Map<number, number>, key: number) => map.set(key, (map.get(key) ?? 0) + event.n)
      if ('player' in event.to) {
        add(toPlayer, event.to.player)
        add(dealt, event.object.id)
      } else add(damage, event.to.id)
    }
    at = next.position
    const now = stateOf(at)
    if (outcomeOf(at) !== null || (!COMBAT_STEPS.includes(now.turn.step) && now.stack.length === 0)) {
      const dead = fighters().filter((id) => find(now, id)?.zone !== 'battlefield')
      return { life: now.players.map(({ life }) => life), dead: new Set(dead), damage, toPlayer, dealt }
    }
  }
  return null
}
