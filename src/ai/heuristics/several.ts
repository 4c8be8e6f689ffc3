/** Attacks where there are several players to attack: on whom, and with what. */
import {
  formatOf,
  type ObjectId,
  playerAt,
  type QuestionOf,
  type ReplyTo,
  type Seat,
  type State,
  spokenForBy,
  whyCantAttack,
} from '../../engine/index.ts'
import { type Attack, bestAttack, type Counter, countersTo, fighterOf, GLANCE, hits } from '../combat/index.ts'
import { commanderLeft } from '../commanders.ts'
import type { Decider } from '../decider.ts'
import { type Threat, threatsTo } from '../fear.ts'
import { because, type Reason } from '../reasons.ts'
import { leads } from '../sides.ts'

/** The players to attack, those from whom there is most to fear first; of those who share their life only one. */
export function foesIn(state: State, { seat, defenders }: QuestionOf<'attackers'>): readonly Seat[] {
  const seats = defenders.flatMap((ref) => ('player' in ref ? [ref.player] : []))
  const { sharedLife } = formatOf(state)
  const single = seats.filter(
    (one) => !sharedLife || seats.find((other) => spokenForBy(state, other) === spokenForBy(state, one)) === one,
  )
  const order = threatsTo(state, seat).map((one) => one.seat)
  return single.length < 2 ? single : [...single].sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

/** Some creatures, and whom they attack. */
export interface Wave {
  readonly ids: readonly ObjectId[]
  readonly whom: Seat
}

interface Found extends Attack {
  readonly threat: Threat
}

interface Situation {
  readonly mind: Decider
  readonly question: QuestionOf<'attackers'>
  readonly threats: readonly Threat[]
  readonly counters: readonly Counter[]
  /** How many attacks on one player are weighed. */
  readonly most: number
}

/** How many attacks are weighed, on all players together, and in games in thought. */
const WEIGHED = 90
const IN_THOUGHT = 24

/** What it is worth at least that an opponent is out of the game. */
const ONE_FEWER = 12

/** With an emperor a whole team is out. */
const A_TEAM = 100

/** A player who is out takes all that they have with them; who is no danger can wait. */
const prizeOf = (state: State, { seat, strength, weight }: Threat): number =>
  (leads(state, seat) ? A_TEAM : ONE_FEWER) + (Math.max(0, strength) / 2) * weight

/** The best attack on one of the players with what hasn't been sent elsewhere. */
function attackOn(
  { mind, question, counters, most }: Situation,
  threat: Threat,
  spent: readonly ObjectId[],
): readonly Found[] {
  const { state, seat, late, glances } = mind
  const able = question.able.filter(
    (id) => !spent.includes(id) && whyCantAttack(state, id, { player: threat.seat }, question.defenders) === null,
  )
  let weighed = 0
  const clock = (): boolean => ++weighed > most || late?.() === true
  const among = { weight: threat.weight, prize: prizeOf(state, threat), spent, counters }
  const look = glances === true ? { look: GLANCE } : {}
  const whole = bestAttack(state, seat, { able, foe: threat.seat, must: [], among }, { clock, ...look })
  const led = able.flatMap((id) => {
    const life = commanderLeft(state, id, threat.seat)
    if (life === null || hits(fighterOf(state, id)) < life) return []
    return [
      bestAttack(
        state,
        seat,
        { able: [id], foe: threat.seat, must: [], among: { ...among, life } },
        { clock, ...look },
      ),
    ]
  })
  return [whole, ...led].map((attack) => ({ ...attack, threat }))
}

const best = (found: readonly Found[]): Found | undefined => {
  const [first] = [...found].sort((a, b) => b.net - a.net)
  return first
}

/** Why this player and no other, by who they are; `null`: nothing about them stands out. */
function reasonWhom(state: State, threat: Threat, threats: readonly Threat[]): Reason | null {
  const whom = nameAt(state, threat.seat)
  if (threat.isDeadly) return because('attackThreat', { whom })
  return threats.every(({ strength }) => strength <= threat.strength) ? because('attackLeader', { whom }) : null
}

const nameAt = (state: State, seat: Seat): string => playerAt(state, seat).name

function reasonOf(state: State, { threat, why }: Found, threats: readonly Threat[]): Reason {
  const whom = nameAt(state, threat.seat)
  if (why === 'lethal') return because('attackOut', { whom })
  return reasonWhom(state, threat, threats) ?? because('attackGain', { whom })
}

/** Why a declaration that was looked into attacks whom it does; `null`: nobody, or there is nobody else to attack. */
export function whyWhom(state: State, question: QuestionOf<'attackers'>, attacks: ReplyTo<'attackers'>): Reason | null {
  const foes = foesIn(state, question)
  const seat = mostAttacked(attacks)
  const threats = threatsTo(state, question.seat).filter((one) => foes.includes(one.seat))
  const threat = threats.find((one) => one.seat === seat)
  if (threat === undefined || threats.length < 2) return null
  return reasonWhom(state, threat, threats) ?? because('attackBest', { whom: nameAt(state, threat.seat) })
}

/** Attacks on one player after the other, each with what the others leave, and why. */
export function attackOnSeveral(
  mind: Decider,
  question: QuestionOf<'attackers'>,
): { readonly waves: readonly Wave[]; readonly reason: Reason } {
  const { state, seat, glances, inThought } = mind
  const foes = foesIn(state, question)
  const threats = threatsTo(state, seat).filter((one) => foes.includes(one.seat))
  const counters = glances === true ? [] : countersTo(state, seat)
  const most = Math.ceil((inThought === true ? IN_THOUGHT : WEIGHED) / threats.length)
  const situation = { mind, question, threats, counters, most }
  const waves: Wave[] = []
  const isLate = (): boolean => mind.late?.() === true
  let open = threats
  let reason: Reason | null = null
  while (open.length > 0 && (waves.length === 0 || !isLate())) {
    const spent = waves.flatMap(({ ids }) => ids)
    const found = best(open.flatMap((threat, at) => (at > 0 && isLate() ? [] : attackOn(situation, threat, spent))))
    if (found === undefined || found.ids.length === 0) {
      reason ??= because(found?.why === 'exposed' ? 'stayHome' : 'hold')
      break
    }
    waves.push({ ids: found.ids, whom: found.threat.seat })
    reason ??= reasonOf(state, found, threats)
    open = open.filter((one) => one !== found.threat)
  }
  return { waves, reason: reason ?? because('hold') }
}

/** Whom a declaration attacks most: their place in a search's alternatives. */
export function mostAttacked(attacks: ReplyTo<'attackers'>): Seat | null {
  const seats = attacks.flatMap(({ defender }) => ('player' in defender ? [defender.player] : []))
  const count = (seat: Seat): number => seats.filter((one) => one === seat).length
  return seats.reduce<Seat | null>((most, one) => (most === null || count(one) > count(most) ? one : most), null)
}
