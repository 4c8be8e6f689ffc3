/** Whether a board can say all of something: what else is true of it can be forgotten, or is nothing. */
import {
  conditionKinds,
  modifiersIn,
  type Printed,
  predicateKinds,
  quantityKinds,
  STEPS,
  visitNodes,
} from '../../language/index.ts'
import type { Seen } from '../seen/index.ts'
import {
  find,
  formatOf,
  type GameFormat,
  type GameObject,
  get,
  lifeAtFirst,
  opponentAfter,
  type Player,
  type State,
  sameData,
} from '../state/index.ts'
import { isMergedSaid } from './joined.ts'

/** Which parts of the language ask what has happened before: a board's game begins with its board. */
const HISTORY: ReadonlySet<unknown> = new Set([
  ...quantityKinds(({ asks }) => asks === 'history'),
  ...conditionKinds(({ asks }) => asks === 'history'),
  ...predicateKinds(({ history }) => history === true),
])
/** And which ask how the spell was cast that a permanent was. */
const CASTING: ReadonlySet<unknown> = new Set([
  ...quantityKinds(({ asks }) => asks === 'casting'),
  ...conditionKinds(({ asks }) => asks === 'casting'),
])
/** And how often its abilities were activated. */
const ACTIVATIONS: ReadonlySet<unknown> = new Set(['timesPerTurn', 'once', 'activations'])

/** Whether a card's abilities have one of these parts. */
function asks({ abilities, parts }: Printed, also: (node: Readonly<Record<string, unknown>>) => boolean): boolean {
  let found = false
  visitNodes([abilities, parts?.faces], (node) => {
    found ||= also(node)
    return found ? 'skip' : undefined
  })
  return found
}

/** For the n-th time, for the first time, once each turn: counted from the turn's beginning. */
export const asksHistory = (printed: Printed): boolean =>
  asks(printed, (node) => {
    const counts = node.nth !== undefined || node.first === true || node.per === 'turn'
    return counts || HISTORY.has(node.kind) || HISTORY.has(node.is)
  })

/** Whether it is nothing but a card, front up, not waiting for anything; `kept`: what waits in exile may. */
export const isPlainCard = ({ kind, side, copied, faceDown, attachedTo, link }: GameObject, kept = false): boolean =>
  kind === 'card' && side === 0 && copied === null && attachedTo === null && (kept || (!faceDown && link === null))

/** Only a colour and a player can be said of what was chosen for it. */
const isColorAlone = (chosen: GameObject['chosen']): boolean =>
  Object.keys(chosen).every((name) => name === 'color' || name === 'links' || name === 'player')

/** Whether what was announced for the spell that it was can be forgotten. */
const isPlainlyCast = ({ choices }: GameObject, printed: Printed): boolean =>
  choices === null ||
  (choices.options.length === 0 && choices.x === 0 && (choices.cast?.keyword ?? null) === null) ||
  !asks(printed, ({ kind }) => CASTING.has(kind))

/** Whether it is what its card became as it was cast for the cost of a keyword (today:702.103). */
const isCastOtherwise = ({ choices, attachedTo }: GameObject, { abilities }: Printed): boolean =>
  attachedTo !== null &&
  abilities.some(
    (one) => one.kind === 'keyword' && one.face !== undefined && one.keyword.name === choices?.cast?.keyword,
  )

/** Whether it can be forgotten how often its abilities were activated this turn. */
const isUnused = ({ activations }: GameObject, printed: Printed): boolean =>
  Object.keys(activations).length === 0 ||
  (printed.loyalty === null && !asks(printed, ({ kind }) => ACTIVATIONS.has(kind)))

/** Whether what its marks name is there: the other of a pair, the player of a Ring-bearer. */
function areMarksWhole(state: State, object: GameObject): boolean {
  const { id, controller, marks: { paired, ringBearer } = {} } = object
  const partner = paired === undefined ? null : find(state, paired.n)
  return (
    (paired === undefined || (partner?.controller === controller && partner.marks?.paired?.n === id)) &&
    (ringBearer === undefined || ringBearer.n - 1 === controller)
  )
}

export function isPlainPermanent(state: State, object: GameObject, printed: Printed): boolean {
  const { kind, copied, controller, baseController, attachedTo, chosen, link, deathtouched } = object
  return (
    (kind === 'card' || kind === 'token') &&
    copied === null &&
    isMergedSaid(object) &&
    link === null &&
    controller === baseController &&
    (attachedTo === null || 'object' in attachedTo) &&
    isColorAlone(chosen) &&
    isPlainlyCast(object, printed) &&
    !isCastOtherwise(object, printed) &&
    areMarksWhole(state, object) &&
    isUnused(object, printed) &&
    !deathtouched
  )
}

export function isPlainPlayer(state: State, player: Player, format: GameFormat): boolean {
  const { hand } = format
  const avatars = state.command.map((id) => get(state, id)).filter(({ owner }) => owner === player.seat)
  const more = modifiersIn(avatars.map(({ face }) => state.printed[face]))
  return (
    player.lost === null &&
    !player.left &&
    !player.drewFromEmpty &&
    player.handSize === Math.max(0, hand + more.hand) &&
    player.startingLife === lifeAtFirst(format, player.seat) + more.life &&
    player.landsPlayed.every((permission) => permission === 'turn') &&
    player.pool.every(({ use }) => use === null)
  )
}

/** 408.1b: a board begins as its active player is about to receive priority. */
export function isMoment({ replies, question, waitingFor, now }: Seen): boolean {
  const { stage, turn, stack, waiting } = now
  const kind = question?.kind ?? waitingFor?.kind
  const isFirst = stage.at === 'priority' && stage.seat === turn.active && stage.passed === 0
  return kind === 'priority' && replies?.length === 0 && isFirst && stack.length === 0 && waiting.length === 0
}

export function isPlainTurn({ turn, schedule }: State): boolean {
  const { active, natural, decider, step, ahead } = turn
  const coming = Object.values(schedule).some((list) => list.length > 0)
  return natural === active && decider === active && !coming && sameData(ahead, STEPS.slice(STEPS.indexOf(step) + 1))
}

/** Attackers that nobody has blocked, each for itself against the next player. */
export function isPlainCombat(state: State): boolean {
  const { combat, turn, players } = state
  if (combat === null) return true
  const next = opponentAfter(formatOf(state), turn.active, players.length)
  const { attacked, attackers, blocks, dealtFirst } = combat
  return (
    attacked === attackers.length > 0 &&
    blocks.length === 0 &&
    dealtFirst.length === 0 &&
    attackers.every(
      ({ defender, blocked, band }) =>
        defender !== null && 'player' in defender && defender.player === next && !blocked && band === null,
    )
  )
}
