/** Attacking heuristics: for the win, or with what gains against the best blocks and isn't missed at home. */
import {
  characteristics,
  checkReplyIn,
  type ObjectId,
  playerAt,
  type QuestionOf,
  type ReplyTo,
  repliesTo,
  type Seat,
  type State,
} from '../../engine/index.ts'
import { bestAttack, fighterOf, GLANCE, hits } from '../combat/index.ts'
import type { Heuristic } from '../decider.ts'
import { because } from '../reasons.ts'
import { worthOf } from '../worth.ts'
import { inBands } from './bands.ts'

type Attacks = ReplyTo<'attackers'>

/** The opponent to attack: the one with the least life. */
function weakest(state: State, { defenders }: QuestionOf<'attackers'>): Seat | null {
  const seats = defenders.flatMap((ref) => ('player' in ref ? [ref.player] : []))
  const life = (seat: Seat): number => playerAt(state, seat).life
  return seats.reduce<Seat | null>((best, seat) => (best === null || life(seat) < life(best) ? seat : best), null)
}

/** All of them at one opponent. */
export function declare(state: State, question: QuestionOf<'attackers'>, ids: readonly ObjectId[]): Attacks {
  const player = weakest(state, question)
  const defender = player === null ? question.defenders[0] : { player }
  return defender === undefined ? [] : ids.map((id) => ({ id, defender }))
}

/** Sends attackers at a planeswalker up to its loyalty, the most valuable one first; the rest attack the player. */
function spread(state: State, question: QuestionOf<'attackers'>, ids: readonly ObjectId[]): Attacks {
  const planeswalkers = question.defenders.flatMap((ref) => ('object' in ref ? [ref.object] : []))
  let left = [...ids].sort((a, b) => hits(fighterOf(state, b)) - hits(fighterOf(state, a)))
  const attacks: Attacks[number][] = []
  for (const object of planeswalkers.sort((a, b) => worthOf(state, b) - worthOf(state, a))) {
    let loyalty = characteristics(state, object).loyalty ?? 0
    const sent = left.filter((id) => {
      if (loyalty <= 0) return false
      loyalty -= hits(fighterOf(state, id))
      return true
    })
    attacks.push(...sent.map((id) => ({ id, defender: { object } })))
    left = left.filter((id) => !sent.includes(id))
  }
  return [...attacks, ...declare(state, question, left)]
}

const REASONS = {
  lethal: 'lethal',
  gain: 'attack',
  trade: 'trade',
  forced: 'forced',
  losing: 'hold',
  exposed: 'stayHome',
  none: 'hold',
} as const

/** What must attack (500.2): the least that may be declared is the first of the legal replies. */
function compelled(state: State, question: QuestionOf<'attackers'>): readonly ObjectId[] {
  if (checkReplyIn(state, question, []) === null) return []
  const [least] = repliesTo(state, question)
  return Array.isArray(least) ? (least as Attacks).map(({ id }) => id) : []
}

export const attackers: Heuristic<'attackers'> = ({ state, seat, late, glances }, question) => {
  const foe = weakest(state, question)
  const { able } = question
  const { ids, why } =
    foe === null
      ? { ids: able, why: 'gain' as const }
      : bestAttack(
          state,
          seat,
          { able, foe, must: compelled(state, question) },
          {
            ...(late === undefined ? {} : { clock: late }),
            ...(glances === true ? { look: GLANCE } : {}),
          },
        )
  const reply = why === 'lethal' ? declare(state, question, ids) : inBands(state, spread(state, question, ids))
  return { reply, reason: because(REASONS[why]) }
}
