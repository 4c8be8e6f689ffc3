/** Attacking heuristics: for the win, or with what can't be blocked profitably. */
import {
  characteristics,
  hasKeyword,
  type ObjectId,
  opponentsOf,
  playerAt,
  type QuestionOf,
  type ReplyTo,
  type Seat,
  type State,
} from '../../engine/index.ts'
import { blockersFor, comingAttackers, duel, type Fighter, fighterOf, hits, readyCreatures } from '../fights.ts'
import type { Heuristic } from '../mind.ts'
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

/** The damage that gets through when the defender blocks as many as possible, strongest first. */
function through(fighters: readonly Fighter[], blockers: ReadonlyMap<ObjectId, readonly ObjectId[]>): number {
  const free = new Set([...blockers.values()].flat())
  let damage = 0
  for (const one of [...fighters].sort((a, b) => hits(b) - hits(a))) {
    const by = (blockers.get(one.id) ?? []).find((id) => free.has(id))
    if (by === undefined) damage += hits(one)
    else free.delete(by)
  }
  return damage
}

/** The damage the opponent could deal back next turn through those who stay home. */
function counterattack(state: State, foe: Seat, home: readonly ObjectId[]): number {
  const attackers = comingAttackers(state, foe)
    .map((id) => hits(fighterOf(state, id)))
    .sort((a, b) => b - a)
  return attackers.slice(home.length).reduce((sum, n) => sum + n, 0)
}

/** Whether attacking with it alone pays off: nobody can stop it, or whoever does loses at least as much. */
function pays(state: State, id: ObjectId, blockers: readonly ObjectId[]): boolean {
  const mine = fighterOf(state, id)
  if (mine.power <= 0) return false
  return (
    blockers.every((blocker) => {
      const foe = fighterOf(state, blocker)
      const end = duel(mine, foe)
      if (!end.a) return end.b || mine.left > 0
      return end.b && foe.worth >= mine.worth * 0.95
    }) && !gangs(state, mine, blockers)
  )
}

/** Pairs of blockers that together kill it and lose less. */
function gangs(state: State, mine: Fighter, blockers: readonly ObjectId[]): boolean {
  if (blockers.length < 2 || mine.lasting) return false
  const powers = blockers
    .map((id) => fighterOf(state, id))
    .sort((a, b) => b.power - a.power)
    .slice(0, 2)
  const together = powers.reduce((sum, one) => sum + one.power, 0)
  return together >= mine.left && Math.min(...powers.map((one) => one.worth)) < mine.worth * 0.8 && mine.worth > 6
}

/** The attackers the heuristics choose. */
function chooseAttackers(
  state: State,
  seat: Seat,
  question: QuestionOf<'attackers'>,
): { readonly ids: readonly ObjectId[]; readonly lethal: boolean } {
  const { able } = question
  const foe = weakest(state, question)
  if (foe === null || able.length === 0) return { ids: [], lethal: false }
  const blockers = blockersFor(state, able, foe)
  const fighters = able.map((id) => fighterOf(state, id))
  const enemy = playerAt(state, foe).life
  if (through(fighters, blockers) >= enemy)
    return { ids: able.filter((id) => fighterOf(state, id).power > 0), lethal: true }
  let ids = able.filter((id) => pays(state, id, blockers.get(id) ?? []))
  const ready = readyCreatures(state, seat)
  const life = playerAt(state, seat).life
  const home = () => ready.filter((id) => !ids.includes(id) || hasKeyword(state, id, 'vigilance'))
  // Those that can't be spared stay home, weakest attackers first.
  const byHit = [...ids].sort((a, b) => hits(fighterOf(state, a)) - hits(fighterOf(state, b)))
  for (const id of byHit) {
    if (opponentsOf(state, seat).every((other) => counterattack(state, other, home()) < life)) break
    ids = ids.filter((other) => other !== id)
  }
  return { ids, lethal: false }
}

export const attackers: Heuristic<'attackers'> = ({ state, seat }, question) => {
  const { ids, lethal } = chooseAttackers(state, seat, question)
  const reply = lethal ? declare(state, question, ids) : inBands(state, spread(state, question, ids))
  const reason = because(lethal ? 'lethal' : ids.length > 0 ? 'attack' : 'hold')
  return { reply, reason }
}
