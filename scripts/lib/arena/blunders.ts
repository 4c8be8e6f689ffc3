/**
 * What players do that a person rarely would, counted from what happens at the table alone: by plain measures that have
 * nothing to do with what a machine player thinks.
 */
import {
  type Answered,
  areOpponents,
  characteristics,
  find,
  get,
  isActive,
  isType,
  type LogEntry,
  legalActions,
  type ObjectId,
  type Position,
  powerOf,
  type Reply,
  type ReplyTo,
  type Seat,
  type State,
  stateOf,
  toughnessOf,
} from '../../../src/engine/index.ts'
import { type EffectKind, inFull, manaValue } from '../../../src/language/index.ts'

export const BLUNDERS = {
  losingAttack: 'an attacker died, and nothing that blocked it did',
  needlessChump: 'a blocker died and killed nothing, with more than five life left without the block',
  idleMana: 'the second main phase ended with a creature in hand that could be cast',
  missedLand: 'the second main phase ended with a land in hand that could be played',
  smallTarget: 'damage or destruction aimed at a creature less than half the size of the largest one it could take',
  unusedCounter: 'a spell of four mana or more resolved, with a counterspell in hand that could be cast',
  missedLethal: 'creatures that nothing could block would have won, and not all of them attacked',
} as const
export type Blunder = keyof typeof BLUNDERS

/** How often a seat did each. */
export type Tally = Record<Blunder, number>

export const noBlunders = (): Tally =>
  Object.fromEntries(Object.keys(BLUNDERS).map((kind) => [kind, 0])) as Record<Blunder, number>

const SAFE_LIFE = 5
const BIG_SPELL = 4

type Given = Extract<Answered, { position: Position }>

/** A combat as it runs: who attacked and blocked, and who died of them. */
interface Fought {
  readonly turn: number
  readonly attacker: Seat
  readonly blocks: { readonly by: ObjectId; readonly on: readonly ObjectId[]; readonly seat: Seat }[]
  readonly dead: Set<ObjectId>
  /** The defender's life if nothing had been blocked. */
  unblocked: number
}

const sizeOf = (state: State, id: ObjectId): number =>
  Math.max(0, powerOf(state, id)) + Math.max(0, toughnessOf(state, id))

const effectsOf = (state: State, id: ObjectId): readonly EffectKind[] =>
  inFull(characteristics(state, id).abilities).flatMap((ability) =>
    ability.kind === 'spell' ? ability.body.modes.flatMap((effects) => effects.map(({ kind }) => kind)) : [],
  )

function castable(state: State, seat: Seat, fits: (id: ObjectId) => boolean): boolean {
  return legalActions(state, seat).some((action) => action.do === 'cast' && fits(action.object))
}

/** What passing priority leaves undone. */
function passedUp(state: State, seat: Seat): readonly Blunder[] {
  const top = state.stack.at(-1)
  if (top !== undefined) {
    const spell = find(state, top)
    const isBig = spell !== null && spell.card !== null && manaValue(characteristics(state, top).cost) >= BIG_SPELL
    if (!isBig || !areOpponents(state, seat, get(state, top).controller)) return []
    return castable(state, seat, (id) => effectsOf(state, id).includes('counterSpell')) ? ['unusedCounter'] : []
  }
  if (!isActive(state, seat) || state.turn.step !== 'main2') return []
  const land = legalActions(state, seat).some((action) => action.do === 'playLand')
  const creature = castable(state, seat, (id) => isType(state, id, 'creature'))
  return [...(land ? (['missedLand'] as const) : []), ...(creature ? (['idleMana'] as const) : [])]
}

function aimedLow(state: State, seat: Seat, source: ObjectId, legal: readonly ObjectId[], at: readonly ObjectId[]) {
  if (!effectsOf(state, source).some((kind) => kind === 'destroy')) return false
  const others = (ids: readonly ObjectId[]) =>
    ids.filter((id) => isType(state, id, 'creature') && areOpponents(state, seat, get(state, id).controller))
  const [aimed] = others(at)
  return aimed !== undefined && sizeOf(state, aimed) * 2 < Math.max(...others(legal).map((id) => sizeOf(state, id)))
}

function missedWin(state: State, able: readonly ObjectId[], attacks: ReplyTo<'attackers'>, seat: Seat): boolean {
  const others = state.players.filter((one) => areOpponents(state, seat, one.seat) && one.lost === null)
  const [other] = others
  if (other === undefined || others.length > 1) return false
  const walls = state.battlefield.some((id) => {
    const { controller, tapped } = get(state, id)
    return controller === other.seat && !tapped && isType(state, id, 'creature')
  })
  const power = (ids: readonly ObjectId[]) => ids.reduce((sum, id) => sum + Math.max(0, powerOf(state, id)), 0)
  return !walls && power(able) >= other.life && power(attacks.map(({ id }) => id)) < other.life
}

/** Counts what each seat of a game does. Show it each reply with the position before and what came of it. */
export function watchBlunders(seats: number): {
  readonly tallies: readonly Tally[]
  readonly see: (before: Position, reply: Reply, after: Given) => void
} {
  const tallies = Array.from({ length: seats }, noBlunders)
  let fought: Fought | null = null
  const count = (seat: Seat, kind: Blunder) => {
    const tally = tallies[seat]
    if (tally !== undefined) tally[kind]++
  }
  const settle = () => {
    if (fought === null) return
    const { attacker, blocks, dead, unblocked } = fought
    for (const id of new Set(blocks.flatMap(({ on }) => on))) {
      const by = blocks.filter(({ on }) => on.includes(id))
      if (dead.has(id) && by.every((one) => !dead.has(one.by))) count(attacker, 'losingAttack')
      if (!dead.has(id) && unblocked > SAFE_LIFE) {
        const lost = by.filter((one) => dead.has(one.by))
        for (const { seat } of lost) count(seat, 'needlessChump')
      }
    }
    fought = null
  }
  const follow = (event: LogEntry, state: State) => {
    if (event.kind === 'attacked') {
      settle()
      const other = state.players.find((one) => areOpponents(state, event.seat, one.seat))
      const power = event.attackers.reduce(
        (sum, { object }) => sum + (find(state, object.id) === null ? 0 : Math.max(0, powerOf(state, object.id))),
        0,
      )
      fought = {
        turn: state.turn.number,
        attacker: event.seat,
        blocks: [],
        dead: new Set(),
        unblocked: (other?.life ?? 0) - power,
      }
    } else if (event.kind === 'blocked')
      fought?.blocks.push(
        ...event.blocks.map(({ object, attackers }) => ({
          by: object.id,
          on: attackers.map(({ id }) => id),
          seat: event.seat,
        })),
      )
    else if (event.kind === 'moved' && event.from === 'battlefield' && event.to === 'graveyard')
      fought?.dead.add(event.object.id)
    else if (event.kind === 'stepBegan' && (event.step === 'main2' || event.step === 'end')) settle()
    else if (event.kind === 'turnBegan') settle()
  }
  const see = (before: Position, reply: Reply, after: Given) => {
    const { question } = before
    if (question === null) return
    const state = stateOf(before)
    const { seat } = question
    if (question.kind === 'priority') {
      if (typeof reply === 'object' && 'do' in reply && reply.do === 'pass')
        for (const kind of passedUp(state, seat)) count(seat, kind)
    } else if (question.kind === 'targets') {
      const objects = (refs: ReplyTo<'targets'>) => refs.flatMap((ref) => ('object' in ref ? [ref.object] : []))
      const [legal, at] = [objects(question.legal), objects(reply as ReplyTo<'targets'>)]
      if (aimedLow(state, seat, question.source, legal, at)) count(seat, 'smallTarget')
    } else if (question.kind === 'attackers') {
      if (missedWin(state, question.able, reply as ReplyTo<'attackers'>, seat)) count(seat, 'missedLethal')
    }
    const later = stateOf(after.position)
    for (const event of after.events) follow(event, later)
  }
  return { tallies, see }
}

/** The sum of two tallies. */
export function addBlunders(a: Tally, b: Tally): Tally {
  const sum = noBlunders()
  for (const kind of Object.keys(BLUNDERS) as Blunder[]) sum[kind] = a[kind] + b[kind]
  return sum
}
