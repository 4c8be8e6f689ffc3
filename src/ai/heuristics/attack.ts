/** Attacking heuristics: for the win, or with what gains against the best blocks and isn't missed at home. */
import {
  characteristics,
  checkReplyIn,
  defendedBy,
  get,
  isType,
  type ObjectId,
  type QuestionOf,
  type ReplyTo,
  repliesTo,
  type Seat,
  type State,
} from '../../engine/index.ts'
import { bestAttack, fighterOf, GLANCE, hits } from '../combat/index.ts'
import type { Decider, Heuristic } from '../decider.ts'
import { because } from '../reasons.ts'
import { worthOf } from '../worth.ts'
import { inBands } from './bands.ts'
import { attackOnSeveral, foesIn } from './several.ts'

type Attacks = ReplyTo<'attackers'>

/** All of them at one player: at `whom`, else at the one from whom there is most to fear. */
export function declare(
  state: State,
  question: QuestionOf<'attackers'>,
  ids: readonly ObjectId[],
  whom: Seat | null = null,
): Attacks {
  const player = whom ?? foesIn(state, question)[0] ?? null
  const defender = player === null ? question.defenders[0] : { player }
  return defender === undefined ? [] : ids.map((id) => ({ id, defender }))
}

/** How much damage is enough for a planeswalker or a battle. */
const enoughFor = (state: State, object: ObjectId): number =>
  characteristics(state, object).loyalty ?? get(state, object).counters.defense ?? 0

/** A battle that can't be defeated, or nearly, is left alone: what it takes is kept from the player. */
const NEARLY = 0.6

/**
 * Sends attackers at a player's planeswalkers and battles up to their loyalty or defense, at the most valuable one
 * first; the rest attack the player.
 */
function spread(
  state: State,
  question: QuestionOf<'attackers'>,
  ids: readonly ObjectId[],
  whom: Seat | null = null,
): Attacks {
  const targets = question.defenders.flatMap((ref) =>
    'object' in ref && (whom === null || defendedBy(state, ref.object) === whom) ? [ref.object] : [],
  )
  let left = [...ids].sort((a, b) => hits(fighterOf(state, b)) - hits(fighterOf(state, a)))
  const attacks: Attacks[number][] = []
  for (const object of targets.sort((a, b) => worthOf(state, b) - worthOf(state, a))) {
    let enough = enoughFor(state, object)
    const all = left.reduce((sum, id) => sum + hits(fighterOf(state, id)), 0)
    if (isType(state, object, 'battle') && all < NEARLY * enough) continue
    const sent = left.filter((id) => {
      if (enough <= 0) return false
      enough -= hits(fighterOf(state, id))
      return true
    })
    attacks.push(...sent.map((id) => ({ id, defender: { object } })))
    left = left.filter((id) => !sent.includes(id))
  }
  return [...attacks, ...declare(state, question, left, whom)]
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
function compelled(state: State, question: QuestionOf<'attackers'>): Attacks {
  if (checkReplyIn(state, question, []) === null) return []
  const [least] = repliesTo(state, question)
  return Array.isArray(least) ? (least as Attacks) : []
}

/** In games in thought that have a clock, no more attacks are weighed than in those without. */
const IN_THOUGHT = 70

function clockOf({ late, inThought }: Decider): { readonly clock?: () => boolean } {
  if (late === undefined) return {}
  let weighed = 0
  return { clock: inThought === true ? () => ++weighed > IN_THOUGHT || late() : late }
}

export const attackers: Heuristic<'attackers'> = (mind, question) => {
  const { state, seat, glances } = mind
  const [foe, ...others] = foesIn(state, question)
  const must = compelled(state, question)
  if (others.length > 0) {
    const { waves, reason } = attackOnSeveral(mind, question)
    const sent = waves.flatMap(({ ids, whom }) => spread(state, question, ids, whom))
    const forced = must.filter(({ id }) => !sent.some((one) => one.id === id))
    return { reply: inBands(state, [...sent, ...forced]), reason }
  }
  const { able } = question
  const { ids, why } =
    foe === undefined
      ? { ids: able, why: 'gain' as const }
      : bestAttack(
          state,
          seat,
          { able, foe, must: must.map(({ id }) => id) },
          { ...clockOf(mind), ...(glances === true ? { look: GLANCE } : {}) },
        )
  const reply = why === 'lethal' ? declare(state, question, ids) : inBands(state, spread(state, question, ids))
  return { reply, reason: because(REASONS[why]) }
}
