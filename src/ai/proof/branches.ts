/** Every reply worth telling apart to a question: what a proof must try. */
import {
  isManaAction,
  legalActions,
  type Position,
  type QuestionOf,
  type Reply,
  type ReplyTo,
  repliesTo,
  type State,
  sameData,
  stateOf,
} from '../../engine/index.ts'
import { byHeuristic } from '../heuristics/index.ts'
import { payments } from './payments.ts'

/** No declaration of more ways than this is tried in full: the likeliest take its place. */
const MOST = 4096

/** How many attacks `attacks` would list. */
const attackWays = ({ able, defenders }: QuestionOf<'attackers'>): number => (defenders.length + 1) ** able.length

/** How many blocks by one attacker each `blocks` would list; those who may block several have more. */
const blockWays = ({ able }: QuestionOf<'blockers'>): number =>
  able.reduce((product, { attackers }) => product * (attackers.length + 1), 1)

/** The heuristic declaration, and the engine's proposals. */
function likeliest(state: State, question: QuestionOf<'attackers' | 'blockers'>): readonly Reply[] {
  const { reply } = byHeuristic({ state, seat: question.seat, roll: () => 0 }, question)
  return [reply, ...repliesTo(state, question).filter((other) => !sameData(other, reply))]
}

/** All attacks on one defender each; bands aside. The largest come first. */
function attacks(state: State, question: QuestionOf<'attackers'>): readonly Reply[] {
  const { able, defenders } = question
  const ways = attackWays(question)
  if (ways > MOST) return likeliest(state, question)
  const choices = defenders.length + 1
  const all: ReplyTo<'attackers'>[] = []
  for (let way = ways - 1; way >= 0; way--) {
    let rest = way
    const attack = able.flatMap((id) => {
      const defender = defenders[(rest % choices) - 1]
      rest = Math.floor(rest / choices)
      return defender === undefined ? [] : [{ id, defender }]
    })
    all.push(attack)
  }
  return all.sort((a, b) => b.length - a.length)
}

/** All blocks in which each creature blocks at most one attacker, or as many as it may where that is more. */
function blocks(state: State, question: QuestionOf<'blockers'>): readonly Reply[] {
  if (blockWays(question) > MOST) return likeliest(state, question)
  const { able } = question
  let all: ReplyTo<'blockers'>[] = [[]]
  for (const { id, attackers, capacity } of able) {
    const some = subsets(attackers, capacity)
    all = all.flatMap((made) => some.map((whom) => (whom.length === 0 ? made : [...made, { id, attackers: whom }])))
  }
  return all.sort((a, b) => b.length - a.length)
}

function subsets<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  let all: (readonly T[])[] = [[]]
  for (const one of list) all = all.concat(all.filter((some) => some.length < most).map((some) => [...some, one]))
  return all
}

/**
 * Whether `branches` leaves no declaration out: else what none of them does may still be possible. Of other questions the engine's
 * proposals are taken for all: of orders, names, divided combat damage and more than 200 choices they aren't.
 */
export function areAll({ question }: Position): boolean {
  if (question?.kind === 'attackers') return attackWays(question) <= MOST
  return question?.kind !== 'blockers' || blockWays(question) <= MOST
}

/** The replies a proof tries, those that do most first; an illegal one among them is refused when it is played. */
export function branches(position: Position): readonly Reply[] {
  const { question } = position
  if (question === null) return []
  const state = stateOf(position)
  switch (question.kind) {
    case 'priority': {
      // Mana is made while something is paid for; alone it changes nothing that matters within a turn.
      const [pass, ...acts] = legalActions(state, question.seat, (action) => !isManaAction(state, action))
      return pass === undefined ? [] : [...acts, pass]
    }
    case 'attackers':
      return attacks(state, question)
    case 'blockers':
      return blocks(state, question)
    case 'pay':
      return payments(state, question)
    default:
      return repliesTo(state, question)
  }
}
