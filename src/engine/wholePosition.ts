/** Positions that come from outside, such as a file: whether they are whole, and what their process comes to. */
import { UNPRINTED, ZONES } from '../language/index.ts'
import { isReached } from './game.ts'
import { firstState } from './newGame.ts'
import { isWaiting, type Position, type Reached } from './position.ts'
import {
  allStacks,
  blankObject,
  findAnywhere,
  type GameObject,
  isOwn,
  newCommander,
  PAGE,
  type State,
  zoneLists,
} from './state/index.ts'

const NOBODY = { name: '', deck: [] }
const FIRST = firstState({ edition: '2011', seed: 1, starter: 0, players: [NOBODY, NOBODY] })
/** What every state has, at whichever stage. */
const MODEL = { ...FIRST, stage: { at: FIRST.stage.at } }
const OBJECT = blankObject({ id: 0, face: 0, owner: 0, zone: 'library' })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether a value has every field of a model, with values of the same kinds; where the model has none, any will do. */
function hasForm(value: unknown, model: unknown): boolean {
  if (model === null) return true
  if (Array.isArray(model)) {
    const [first] = model
    return Array.isArray(value) && (first === undefined || value.every((one) => hasForm(one, first)))
  }
  if (!isRecord(model)) return typeof value === typeof model
  return isRecord(value) && Object.entries(model).every(([name, field]) => hasForm(value[name], field))
}

const COMMANDER = newCommander(0, 0, UNPRINTED, 0)

/** Whether everyone has a seat of their own, and every list by seat has a place for each. */
function isSeated({ players, libraries, hands, graveyards, outside }: State): boolean {
  const own = [libraries, hands, graveyards, outside]
  return (
    players.length >= 2 &&
    players.every(({ seat }, index) => seat === index) &&
    players.every(({ commanders = [] }) => hasForm(commanders, [COMMANDER])) &&
    own.every((lists) => lists.length === players.length && lists.every(Array.isArray))
  )
}

/** Whether there is nothing on the pages but objects, each at its place, with a face and with seats that there are. */
function hasSoundObjects({ objects, printed, players }: State): boolean {
  const isSeat = (seat: number): boolean => players[seat] !== undefined
  const isSound = (object: GameObject, id: number): boolean =>
    hasForm(object, OBJECT) &&
    object.id === id &&
    (object.face === -1 || hasForm(printed[object.face], UNPRINTED)) &&
    [object.owner, object.controller, object.baseController].every(isSeat)
  return objects.every(
    (page, index) =>
      Array.isArray(page) && page.every((object, place) => object === null || isSound(object, index * PAGE + place)),
  )
}

/** 217.1: whether every object is listed once, in the zone it says, and its owner's where each player has one. */
function isPlaced(state: State): boolean {
  const left = new Set(state.objects.flatMap((page) => page.flatMap((object) => object?.id ?? [])))
  return (
    ZONES.every((zone) =>
      (zone === 'stack' ? [allStacks(state)] : zoneLists(state, zone)).every((ids, owner) =>
        ids.every((id) => {
          const object = findAnywhere(state, id)
          return left.delete(id) && object?.zone === zone && (!isOwn(zone) || object.owner === owner)
        }),
      ),
    ) && left.size === 0
  )
}

/**
 * Whether the game can go on from what claims to be a position: its state has every part that a state has, and, run
 * again from there with its replies, the process asks its question.
 */
export function isWholePosition(position: unknown): position is Position {
  return hasState(position) && isRunnable(position)
}

/** Whether a position, and each game around it, has a state with every part. */
function hasState(position: unknown): position is Reached {
  if (!isRecord(position) || !Array.isArray(position.replies)) return false
  const { checkpoint } = position
  if (!isRecord(checkpoint) || !hasForm({ ...checkpoint, edition: MODEL.edition }, MODEL)) return false
  const state = checkpoint as unknown as State
  if (!isSeated(state) || !hasSoundObjects(state) || !isPlaced(state)) return false
  const { outer = null } = checkpoint
  return outer === null || (hasState(outer) && isWaiting(outer))
}

function isRunnable(position: Reached): boolean {
  try {
    return isReached(position)
  } catch {
    // Whatever the rules can't run on is not sound: that is the answer, not an error of theirs.
    return false
  }
}
