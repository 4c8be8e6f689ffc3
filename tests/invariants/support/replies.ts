/** What `answer` must take and must refuse. */
import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  type Action,
  abilitiesOf,
  answer,
  checkReply,
  find,
  get,
  legalActions,
  legalReplies,
  type ObjectId,
  outcomeOf,
  outerOf,
  type Position,
  type Seat,
  type State,
  stateOf,
  type Waiting,
  waysToCast,
} from '../../../src/engine/index.ts'
import { actors, actionsWith as thinkable } from '../../../src/engine/play/index.ts'
import { loadRulebook, lookUp } from '../../../src/rulebook/books.ts'
import type { Roll } from './chance.ts'
import type { Step } from './games.ts'
import { freezePlain } from './plain.ts'

/** Up to `n` members at random. */
function some<T>(list: readonly T[], n: number, roll: Roll): T[] {
  const left = [...list]
  while (left.length > n) left.splice(roll(left.length), 1)
  return left
}

/** 422: only what a player takes back is reversed; what is listed as legal can be carried out, and paid for. */
export function checkReversed({ before, reply, after, events }: Step): void {
  // While it is being paid for, a mana ability may ask something: what its player makes of it is up to them.
  const begun = after.replies.some((one) => 'kind' in one && one.kind === 'pay')
  if (after.question?.kind === 'pay' && before.question?.kind !== 'pay' && !begun)
    assert(
      legalReplies(after).some((one) => typeof one === 'object' && 'pay' in one && one.pay !== 'cancel'),
      `a legal action can't be paid for: ${JSON.stringify([reply, after.question])}`,
    )
  const cancelled = typeof reply === 'object' && 'pay' in reply && reply.pay === 'cancel'
  const conceded = typeof reply === 'object' && 'concede' in reply
  const reversed = events.find((event) => event.kind === 'reversed')
  assert(reversed === undefined || cancelled || conceded, `a legal action was reversed: ${JSON.stringify(reversed)}`)
}

/** Every listed reply is taken, and the position it gives is sound. */
export function checkListed(position: Position, roll: Roll, sound: (position: Position) => void): void {
  const listed = legalReplies(position)
  assert(listed.length > 0 || position.question === null, 'no reply is listed')
  for (const reply of some(listed, 6, roll)) {
    const answered = answer(position, reply)
    assert(!('refused' in answered), `listed, but refused: ${JSON.stringify([reply, answered])}`)
    freezePlain(answered)
    sound(answered.position)
  }
}

const book = await loadRulebook('en-GB')

function refusedWell(position: Position, reply: unknown, what: string): void {
  const answered = answer(position, reply)
  assert('refused' in answered, `${what} is taken`)
  assert(
    String(answered.refused.key) !== '' && lookUp(book, answered.refused.rule) !== null,
    `${what}: ${JSON.stringify(answered)}`,
  )
  assert.deepEqual(checkReply(position, reply), answered.refused)
}

const VIAS = ['normal', '', 'flashback', 'Forest#0'] as const

function wildActions(object: ObjectId): Action[] {
  const cast = VIAS.map((via): Action => ({ do: 'cast', object, via }))
  const activate = ['', '0', 'Forest#0', 'type:Forest'].map((ability): Action => ({ do: 'activate', object, ability }))
  const special = [-1, 0, 7].flatMap((which): Action[] => [
    { do: 'special', object, what: 'end', which },
    { do: 'special', object, what: 'ignore', which: `${which}` },
  ])
  return [{ do: 'playLand', object }, { do: 'turnFaceUp', object }, ...cast, ...activate, ...special]
}

/**
 * Everything that an object's own text could be used for, wherever it lies and whosever it is: its abilities and ways.
 */
function wordedActions(state: State, seat: Seat, object: ObjectId): Action[] {
  const { kind, zone } = get(state, object)
  if (kind === 'ability' || kind === 'combatDamage') return []
  const keys = abilitiesOf(state, object).flatMap((one) =>
    (one.kind === 'keyword' ? [one, ...one.abilities] : [one]).map(({ at }) => at.key),
  )
  const ways = zone === 'battlefield' ? [] : waysToCast(state, seat, object).map((way) => way.key)
  return [
    ...[...new Set([...ways, ...keys])].map((via): Action => ({ do: 'cast', object, via })),
    ...keys.flatMap((key): Action[] => [
      { do: 'activate', object, ability: key },
      { do: 'special', object, what: 'ignore', which: key },
      { do: 'special', object, what: 'setAside', which: key },
    ]),
  ]
}

/** Objects of every zone, and numbers that are none. */
function anyObjects(state: State, roll: Roll): ObjectId[] {
  const every = Array.from({ length: state.nextId + 1 }, (_, id) => id)
  const { battlefield, hands, graveyards, stack } = state
  return [
    -1,
    ...some(every, 5, roll),
    ...some([...battlefield, ...hands.flat(), ...graveyards.flat(), ...stack], 12, roll),
  ]
}

/**
 * 408: what is possible and not listed, and any other action with any object, is refused; what is listed is possible.
 */
export function checkUnlisted(position: Position, roll: Roll): void {
  if (position.question?.kind !== 'priority') return
  const state = stateOf(position)
  const { seat } = position.question
  const key = (action: Action): string => JSON.stringify(Object.entries(action).sort())
  const listed = legalActions(state, seat).map(key)
  const possible = actors(state, seat).flatMap((object) => thinkable(state, seat, object))
  for (const action of listed) assert(action === key({ do: 'pass' }) || possible.map(key).includes(action), action)
  const objects = anyObjects(state, roll)
  const invented = objects.flatMap(wildActions)
  const worded = some(
    objects.flatMap((id) => (find(state, id) === null ? [] : wordedActions(state, seat, id))),
    40,
    roll,
  )
  for (const action of [...possible, ...invented, ...worded]) {
    if (!listed.includes(key(action))) refusedWell(position, action, `${key(action)}, not listed,`)
  }
  for (const { seat: other } of state.players)
    if (other !== seat) assert.deepEqual(legalActions(state, other), [], 'only one player has priority')
}

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
  withBoxedValues: true,
  maxDepth: 3,
})

const number = fc.oneof(fc.integer({ min: -2, max: 200 }), fc.double(), fc.constant(-0))
const numbers = fc.oneof(fc.array(number, { maxLength: 4 }), fc.sparseArray(number, { maxNumElements: 3 }))
const ref = fc.oneof(
  fc.record({ object: number }),
  fc.record({ player: number }),
  fc.record({ object: number, player: number }),
)

/** Data in the shape of replies, with anything where something belongs. */
const nearly = fc.oneof(
  number,
  numbers,
  fc.sparseArray(numbers, { maxNumElements: 2 }),
  fc.boolean(),
  fc.constantFrom('keep', 'mulligan', 'W', 'C', 'Elf', '__proto__', 'toString'),
  fc.sparseArray(ref, { maxNumElements: 3 }),
  fc.record(
    {
      do: fc.constantFrom('pass', 'cast', 'activate', 'playLand', 'turnFaceUp', 'special', 'toString'),
      object: number,
      what: fc.constantFrom('end', 'ignore', 'x'),
      which: number,
      ability: number,
      via: fc.constantFrom('normal', 'ability', 'x'),
      more: anything,
    },
    { requiredKeys: ['do'] },
  ),
  fc.record(
    {
      pay: fc.constantFrom('plan', 'activate', 'cancel'),
      plan: fc.oneof(
        anything,
        fc.record({
          taps: fc.oneof(
            numbers,
            fc.array(fc.record({ object: number, ability: number, mana: fc.oneof(numbers, fc.constant(['R'])) })),
          ),
          spend: fc.oneof(fc.constant(null), numbers, anything),
        }),
      ),
      object: number,
      ability: number,
      more: anything,
    },
    { requiredKeys: ['pay'] },
  ),
  fc.record({ top: numbers, bottom: numbers }),
  fc.sparseArray(fc.record({ id: number, defender: ref, attackers: numbers }, { requiredKeys: ['id'] }), {
    maxNumElements: 2,
  }),
  fc.record({ concede: fc.oneof(fc.integer({ min: 2, max: 9 }), anything) }),
)

const GARBAGE = 20

/** Whatever data is given: a refusal, or a sound position. Never an exception. */
export function checkGarbage(position: Position, roll: Roll, sound: (position: Position) => void): void {
  const samples = fc.sample(fc.oneof(anything, nearly, nearly), { numRuns: GARBAGE, seed: roll(2 ** 31) })
  for (const reply of samples) {
    const told = (): string => `garbage ${fc.stringify(reply)}`
    try {
      const refused = checkReply(position, reply)
      const answered = answer(position, reply)
      assert.equal('refused' in answered, refused !== null, 'check and answer agree')
      if ('refused' in answered) continue
      freezePlain(answered)
      sound(answered.position)
    } catch (cause) {
      throw new Error(`${told()}: ${cause instanceof Error ? cause.message : ''}`, { cause })
    }
  }
}

/** The players still in the outermost game. */
function inMainGame(position: Position | Waiting): readonly Seat[] {
  const outer = outerOf(position.checkpoint)
  if (outer !== null) return inMainGame(outer)
  return stateOf(position).players.flatMap(({ lost, seat }) => (lost === null ? seat : []))
}

/**
 * 506.1: in a subgame, giving that up leads on, here or in the game around it; giving up everything ends all of them.
 */
function checkConcedeInside(position: Position, seat: Seat, sound: (position: Position) => void): void {
  const inner = answer(position, { concede: seat })
  const all = answer(position, { concede: seat, whole: true })
  assert(!('refused' in inner) && !('refused' in all))
  for (const answered of [inner, all]) {
    freezePlain(answered)
    sound(answered.position)
  }
  refusedWell(all.position, { concede: seat, whole: true }, 'giving up everything twice')
  const there = inMainGame(position)
  if (there.length === 2) checkOver(all.position, there.find((one) => one !== seat) ?? null)
}

/** 102.7: a player may concede at any question, whoever it is put to. Nobody is asked once the game is over. */
export function checkConcede(position: Position, roll: Roll, sound: (position: Position) => void): void {
  const there = stateOf(position).players.filter((player) => player.lost === null)
  const seat = there[roll(there.length)]?.seat
  if (seat === undefined) return
  if (outerOf(position.checkpoint) !== null) return checkConcedeInside(position, seat, sound)
  const answered = answer(position, { concede: seat })
  assert(!('refused' in answered))
  freezePlain(answered)
  sound(answered.position)
  refusedWell(answered.position, { concede: seat }, 'giving up twice')
  refusedWell(position, { concede: 77 }, 'a seat nobody has')
  if (there.length === 2) checkOver(answered.position, there.find((player) => player.seat !== seat)?.seat ?? null)
  else assert.notEqual(answered.position.question, null, 'the others play on')
}

function checkOver(position: Position, winner: number | null): void {
  assert.equal(position.question, null)
  assert.equal(outcomeOf(position)?.winner, winner)
  assert.equal(outcomeOf(position)?.reason, 'conceded')
  for (const reply of [{ concede: winner }, { do: 'pass' }]) refusedWell(position, reply, 'after the end')
  assert.deepEqual(legalReplies(position), [])
}
