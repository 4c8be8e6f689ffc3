/** A player becomes the monarch (today:725), gets the city's blessing (today:702.131), a speed, or the like. */
import { DESIGNATION_NAMES, DESIGNATIONS, type Designation, UNPRINTED } from '../../language/index.ts'
import type { Citation } from '../../rulebook/index.ts'
import { notice, printedFeatures } from '../abilities/index.ts'
import { characteristics, designationsOf, hasKeyword, isDesignated, levelOf } from '../continuous/index.ts'
import { type Draft, find, get, inTurnOrder, type ObjectId, playerAt, type Seat, type State } from '../state/index.ts'
import { putInCommand } from './emblem.ts'
import { ceaseToExist } from './stackObjects.ts'

const RULES: Readonly<Record<Designation, Citation>> = {
  monarch: 'monarch.becomes',
  cityBlessing: 'keyword.ascend',
  enduringStory: 'keyword.storied',
  initiative: 'initiative.taken',
  radiation: 'counter.rad',
  ring: 'action.ring',
  speed: 'keyword.startYourEngines',
}

/** Has the player be or have that from now on; nothing happens if that is so already. Returns whether it did. */
export function designate(g: Draft, seat: Seat, as: Designation): boolean {
  if (playerAt(g.state, seat).left) return false
  const { single, again, abilities } = DESIGNATIONS[as]
  if (isDesignated(g.state, seat, as)) {
    if (again === true) notice(g, [{ kind: 'designated', seat, as }])
    return again === true
  }
  if (single) for (const id of designationsOf(g.state, as)) ceaseToExist(g, id)
  putInCommand(g, { ...UNPRINTED, abilities, designation: as }, seat)
  g.emit({ kind: 'designated', rule: RULES[as], seat, as })
  notice(g, [{ kind: 'designated', seat, as }])
  return true
}

/** One further, `most` at most: how often the Ring has tempted the player, how high their speed is. Returns how far. */
export function raise(g: Draft, seat: Seat, as: 'ring' | 'speed', most: number): number {
  designate(g, seat, as)
  const level = Math.min(most, levelOf(g.state, seat, as) + 1)
  const id = designationsOf(g.state, as).find((one) => find(g.state, one)?.owner === seat)
  if (id !== undefined) g.patch(id, { marks: { ...get(g.state, id).marks, level: { n: level, at: g.tick() } } })
  g.emit({ kind: 'raised', rule: RULES[as], seat, as, level })
  return level
}

/** As that player leaves the game, the active player is what only one can be, or the next in turn order (today:725.4). */
export function passOn(g: Draft, seat: Seat): void {
  const next = inTurnOrder(g.state).find((one) => one !== seat && !playerAt(g.state, one).left)
  if (next === undefined) return
  for (const as of DESIGNATION_NAMES)
    if (DESIGNATIONS[as].single && isDesignated(g.state, seat, as)) designate(g, next, as)
}

const controls = (state: State, seat: Seat) => state.battlefield.filter((id) => get(state, id).controller === seat)

const ENOUGH = 10

/** Whether the player controls as many permanents as ascend asks for. */
export const hasEnough = (state: State, seat: Seat): boolean => controls(state, seat).length >= ENOUGH

const FOR_A_STORY = 3

/** An artifact, something legendary, or a Saga. */
function isOfStory(state: State, id: ObjectId): boolean {
  const { types, supertypes, subtypes } = characteristics(state, id)
  return types.includes('artifact') || supertypes.includes('legendary') || subtypes.includes('Saga')
}

/** What a player gets for good whose permanents are enough, one with that keyword among them. */
const FOR_GOOD = [
  {
    keyword: 'ascend',
    as: 'cityBlessing',
    isOf: (state: State, id: ObjectId) => hasKeyword(state, id, 'ascend'),
    isEnough: hasEnough,
  },
  {
    keyword: 'storied',
    as: 'enduringStory',
    isOf: (state: State, id: ObjectId) => hasKeyword(state, id, 'storied'),
    isEnough: (state: State, seat: Seat) =>
      controls(state, seat).filter((id) => isOfStory(state, id)).length >= FOR_A_STORY,
  },
] as const

/**
 * today:702.131b, 702.195: who controls enough permanents, one with ascend or storied among them, gets the city's blessing
 * or an enduring story at that moment: in the middle of a resolution, too.
 */
export function designateForGood(g: Draft): void {
  for (const { keyword, as, isOf, isEnough } of FOR_GOOD) {
    if (!printedFeatures(g.state.printed).keywords.has(keyword)) continue
    for (const { seat, lost } of g.state.players) {
      if (lost !== null || isDesignated(g.state, seat, as) || !isEnough(g.state, seat)) continue
      if (controls(g.state, seat).some((id) => isOf(g.state, id))) designate(g, seat, as)
    }
  }
}

/** today:704.5: whoever controls a permanent with "start your engines!" and has no speed has speed 1 now. */
export function startEngines(g: Draft): boolean {
  if (!printedFeatures(g.state.printed).keywords.has('startYourEngines')) return false
  let any = false
  for (const { seat, lost } of g.state.players) {
    if (lost !== null || isDesignated(g.state, seat, 'speed')) continue
    if (!controls(g.state, seat).some((id) => hasKeyword(g.state, id, 'startYourEngines'))) continue
    raise(g, seat, 'speed', 4)
    any = true
  }
  return any
}
