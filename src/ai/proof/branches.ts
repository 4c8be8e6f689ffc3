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
  stateOf,
} from '../../engine/index.ts'
import { payments } from './payments.ts'

/** No declaration of more ways than this is tried in full: the engine's proposals take its place. */
const MOST = 4096

/** All attacks on one defender each; bands aside. The largest come first. */
function attacks(state: State, question: QuestionOf<'attackers'>): readonly Reply[] {
  const { able, defenders } = question
  const choices = defenders.length + 1
  const ways = choices ** able.length
  if (ways > MOST) return repliesTo(state, question)
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
  const { able } = question
  const ways = able.reduce((product, { attackers }) => product * (attackers.length + 1), 1)
  if (ways > MOST) return repliesTo(state, question)
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
