/** Blocking heuristics: to live first, then what the exchange is worth. */
import {
  actingWith,
  areBlocksFree,
  checkReplyIn,
  get,
  type ObjectId,
  playerAt,
  type QuestionOf,
  type ReplyTo,
  type Seat,
  type State,
} from '../../engine/index.ts'
import {
  type Blocked,
  BRIEF,
  effortFor,
  type Field,
  type FieldAttacker,
  fieldOf,
  GLANCE,
  gangsOf,
  placesOf,
  rankedBlocks,
  THOROUGH,
} from '../combat/index.ts'
import { commanderLeft } from '../commanders.ts'
import type { Decider, Heuristic } from '../decider.ts'
import { weightOf } from '../fear.ts'
import { lifeCost } from '../lifeCost.ts'
import { because, type Reason } from '../reasons.ts'
import { damageLoss } from '../value.ts'

type Blocks = ReplyTo<'blockers'>

/** What damage to the planeswalker costs that the creature attacks; `null`: it attacks the player. */
function lossTo(state: State, id: ObjectId): ((damage: number) => number) | null {
  const defender = state.combat?.attackers.find((one) => one.id === id)?.defender ?? null
  if (defender === null) return () => 0
  return 'object' in defender ? (damage) => damageLoss(state, defender.object, damage) : null
}

function attackersAt(state: State, seat: Seat): readonly ObjectId[] {
  const team = actingWith(state, seat)
  return (state.combat?.attackers ?? []).flatMap(({ id, against }) => (team.includes(against) ? [id] : []))
}

/** What damage of a commander costs besides life: with enough of it the game. */
function besides(state: State, id: ObjectId, seat: Seat): FieldAttacker['besides'] {
  const against = state.combat?.attackers.find((one) => one.id === id)?.against ?? seat
  const left = commanderLeft(state, id, against)
  return left === null ? null : (damage) => lifeCost(left, damage)
}

/** The combat, with what the death of each attacker is worth to the seat: more, the more its player is to be feared. */
function weighed(state: State, seat: Seat, field: Field): Field {
  const attackers = field.attackers.map((attacker) => {
    const { fighter } = attacker
    const worth = fighter.worth * weightOf(state, seat, get(state, fighter.id).controller)
    return { ...attacker, fighter: { ...fighter, worth }, besides: besides(state, fighter.id, seat) }
  })
  return { ...field, attackers }
}

/** Declarations of blocks, the best first; those that the rules refuse as a whole are among them. */
function bestBlocks({ state, seat, late, glances, inThought }: Decider, question: QuestionOf<'blockers'>) {
  const { able } = question
  const attackers = attackersAt(state, seat)
  const open = new Map(able.map((one) => [one.id, new Set(one.attackers)]))
  const may = (blocker: ObjectId, attacker: ObjectId): boolean => open.get(blocker)?.has(attacker) === true
  const ids = able.map(({ id }) => id)
  const field = weighed(
    state,
    seat,
    fieldOf(state, attackers, ids, may, (id) => lossTo(state, id)),
  )
  // In games played out in thought, which have no clock of their own, less is looked at.
  const look = late === undefined || inThought === true ? BRIEF : THOROUGH
  const effort = effortFor(field, glances === true ? GLANCE : look)
  const life = Math.min(...actingWith(state, seat).map((one) => playerAt(state, one).life))
  const clock = late === undefined ? {} : { late }
  const gangs = gangsOf(field, effort, { ...clock, free: areBlocksFree(state, seat) })
  const ranked = rankedBlocks(field, gangs, effort, (damage) => lifeCost(life, damage), clock)
  const declared = ({ by }: Blocked): Blocks =>
    by.flatMap((mask, at) =>
      placesOf(mask).flatMap((place) => {
        const [id, attacker] = [ids[place], attackers[at]]
        return id === undefined || attacker === undefined ? [] : [{ id, attackers: [attacker] }]
      }),
    )
  return { ranked, declared, unblocked: ranked.find(({ by }) => by.every((mask) => mask === 0)), life }
}

/** So many of the best are looked at for one that is legal as a whole (500.3, 500.4). */
const TRIED = 24

function reasonOf(blocks: Blocked, none: Blocked | undefined, life: number): Reason {
  if (blocks.by.every((mask) => mask === 0)) return because('noBlock')
  const coming = none?.damage ?? Number.POSITIVE_INFINITY
  if (coming >= life && blocks.damage < life) return because('mustBlock')
  return blocks.value > 0 || none === undefined
    ? because('block')
    : because('saveLife', { n: none.damage - blocks.damage })
}

export const blockers: Heuristic<'blockers'> = (mind, question) => {
  const { ranked, declared, unblocked, life } = bestBlocks(mind, question)
  const isLegal = (blocks: Blocked): boolean => checkReplyIn(mind.state, question, declared(blocks)) === null
  const best = ranked.slice(0, TRIED).find(isLegal)
  if (best === undefined) return { reply: [], reason: because('noBlock') }
  return { reply: declared(best), reason: reasonOf(best, unblocked, life) }
}
