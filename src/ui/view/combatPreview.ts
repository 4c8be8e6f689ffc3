/**
 * What combat will lead to if nobody does anything more: the engine itself plays it out, on positions that are thrown
 * away, so no rule is duplicated. Choices that belong to combat are made as they usually are, and it is told which.
 */
import {
  answer,
  find,
  legalReplies,
  type ObjectId,
  outcomeOf,
  type Position,
  plainDivision,
  type Question,
  type QuestionOf,
  type Reply,
  type Seat,
  stateOf,
} from '../../engine/index.ts'

/** A choice that was made as usual: the order of blockers or of triggers, the division of damage. */
export type Assumed = 'blockers' | 'triggers' | 'division'

export interface CombatPreview {
  /** Life of each player afterwards. */
  readonly life: readonly number[]
  readonly dead: ReadonlySet<ObjectId>
  /** Combat damage dealt to each creature. */
  readonly damage: ReadonlyMap<ObjectId, number>
  readonly toPlayer: ReadonlyMap<Seat, number>
  /** By attacker or blocker, what it deals to players. */
  readonly dealt: ReadonlyMap<ObjectId, number>
  readonly assumed: ReadonlySet<Assumed>
  /** Who can block, each with the attackers that it can block. */
  readonly able: readonly Able[]
}

type Able = QuestionOf<'blockers'>['able'][number]

const ROUNDS = 24
const COMBAT_STEPS: readonly string[] = [
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
]

/** The usual answer to a question of combat; `null` if it is a choice that isn't guessed. */
function usual(position: Position, question: Question): { readonly reply: Reply; readonly assumed?: Assumed } | null {
  switch (question.kind) {
    case 'priority':
      return { reply: { do: 'pass' } }
    case 'order':
      if (question.what !== 'blockers' && question.what !== 'triggers') return null
      return { reply: question.items, assumed: question.what }
    case 'assignDamage':
      return { reply: question.sources.map(plainDivision), assumed: 'division' }
    case 'blockers': {
      // No blocks, unless some are required: listing all legal blocks takes too long.
      if (!('refused' in answer(position, []))) return { reply: [] }
      const [reply] = legalReplies(position)
      return reply === undefined ? null : { reply }
    }
    default:
      return null
  }
}

/** Plays on from a position in combat; `first` is the declaration being put together. */
export function previewCombat(position: Position, first: Reply | null): CombatPreview | null {
  const before = stateOf(position)
  const damage = new Map<ObjectId, number>()
  const toPlayer = new Map<Seat, number>()
  const dealt = new Map<ObjectId, number>()
  const assumed = new Set<Assumed>()
  const able: Able[] = []
  let at = position
  const result = (): CombatPreview => {
    const now = stateOf(at)
    const dead = before.battlefield.filter((id) => find(now, id)?.zone !== 'battlefield')
    return { life: now.players.map(({ life }) => life), dead: new Set(dead), damage, toPlayer, dealt, assumed, able }
  }
  for (let round = 0; round < ROUNDS; round++) {
    const { question } = at
    if (question?.kind === 'blockers') able.push(...question.able)
    const chosen = round === 0 && first !== null ? { reply: first } : question && usual(at, question)
    // What is asked after damage was dealt doesn't undo it.
    if (chosen === null) return damage.size + toPlayer.size > 0 ? result() : null
    if (chosen.assumed !== undefined) assumed.add(chosen.assumed)
    const next = answer(at, chosen.reply)
    if ('refused' in next) return null
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
    if (outcomeOf(at) !== null || (!COMBAT_STEPS.includes(now.turn.step) && now.stack.length === 0)) return result()
  }
  return null
}
