/** Every attack and every block that a proof must try. */
import {
  hasKeyword,
  type ObjectId,
  type Position,
  type QuestionOf,
  type Ref,
  type Reply,
  type ReplyTo,
  repliesTo,
  type State,
  sameData,
  stateOf,
  whyNotBand,
} from '../../engine/index.ts'
import { byHeuristic } from '../heuristics/index.ts'
import { isCrowded } from '../sides.ts'

/** No declaration of more ways than this is tried in full: the likeliest take its place. */
const MOST = 4096

const product = (sizes: readonly number[]): number => sizes.reduce((made, size) => made * size, 1)

function oneOfEach<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (made, list) => made.flatMap((some) => list.map((one) => [...some, one])),
    [[]],
  )
}

/** What a creature does: it attacks somebody, goes in a band with another, or stays (`null`). */
type Deed = { readonly defender: Ref } | { readonly leader: ObjectId } | null

const canBand = (state: State, id: ObjectId): boolean =>
  hasKeyword(state, id, 'banding') || hasKeyword(state, id, 'bandsWithOther')

/** What each creature may do. A band is led by the first in it that has banding, so that none is looked at twice. */
function deeds(state: State, { able, defenders }: QuestionOf<'attackers'>): readonly (readonly Deed[])[] {
  const leaders = able.filter((id) => canBand(state, id))
  return able.map((id) => {
    const before = leaders.includes(id) ? leaders.slice(0, leaders.indexOf(id)) : leaders
    return [...defenders.map((defender) => ({ defender })), ...before.map((leader) => ({ leader })), null]
  })
}

/** The declaration of these deeds, one for each creature; `null` where a leader doesn't lead, or the band isn't one. */
function declared(state: State, able: readonly ObjectId[], does: readonly Deed[]): ReplyTo<'attackers'> | null {
  const deedOf = (id: ObjectId): Deed => does[able.indexOf(id)] ?? null
  const leaderOf = (id: ObjectId): ObjectId | null => {
    const deed = deedOf(id)
    if (deed !== null && 'leader' in deed) return deed.leader
    return does.some((other) => other !== null && 'leader' in other && other.leader === id) ? id : null
  }
  const attack: ReplyTo<'attackers'>[number][] = []
  for (const id of able) {
    if (deedOf(id) === null) continue
    const band = leaderOf(id)
    const led = deedOf(band ?? id)
    if (led === null || !('defender' in led)) return null
    const members = able.filter((other) => leaderOf(other) === band)
    if (band !== null && whyNotBand(state, members) !== null) return null
    attack.push({ id, defender: led.defender, ...(band === null ? {} : { band }) })
  }
  return attack
}

const attackWays = (state: State, question: QuestionOf<'attackers'>): number =>
  product(deeds(state, question).map(({ length }) => length))

/** How many blocks by one attacker each `blocks` would list; those who may block several have more. */
const blockWays = ({ able }: QuestionOf<'blockers'>): number =>
  product(able.map(({ attackers }) => attackers.length + 1))

/** The heuristic declaration, and the engine's proposals. */
function likeliest(state: State, question: QuestionOf<'attackers' | 'blockers'>): readonly Reply[] {
  const several = isCrowded(state)
  const { reply } = byHeuristic(
    { state, seat: question.seat, roll: () => 0, glances: several, inThought: several },
    question,
  )
  return [reply, ...repliesTo(state, question).filter((other) => !sameData(other, reply))]
}

/** Whether it is a declaration of more ways than a proof tries. */
export function isCrowd(position: Position): boolean {
  const { question } = position
  if (question?.kind === 'attackers') return attackWays(stateOf(position), question) > MOST
  return question?.kind === 'blockers' && blockWays(question) > MOST
}

/** All attacks, the largest first; of a crowd the likeliest. */
export function attacks(state: State, question: QuestionOf<'attackers'>): readonly Reply[] {
  if (attackWays(state, question) > MOST) return likeliest(state, question)
  const all = oneOfEach(deeds(state, question)).flatMap((does) => {
    const attack = declared(state, question.able, does)
    return attack === null ? [] : [attack]
  })
  return all.sort((a, b) => b.length - a.length)
}

/**
 * All blocks in which each creature blocks at most one attacker, or as many as it may where that is more; of a crowd
 * the likeliest.
 */
export function blocks(state: State, question: QuestionOf<'blockers'>): readonly Reply[] {
  if (blockWays(question) > MOST) return likeliest(state, question)
  const ways = question.able.map(({ id, attackers, capacity }) =>
    subsets(attackers, capacity).map((whom) => (whom.length === 0 ? [] : [{ id, attackers: whom }])),
  )
  const all: ReplyTo<'blockers'>[] = oneOfEach(ways).map((some) => some.flat())
  return all.sort((a, b) => b.length - a.length)
}

function subsets<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  let all: (readonly T[])[] = [[]]
  for (const one of list) all = all.concat(all.filter((some) => some.length < most).map((some) => [...some, one]))
  return all
}
