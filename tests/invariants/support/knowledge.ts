/**
 * What each seat has had before its eyes, kept apart from the engine's own `seen/`: from public zones, the seat's own
 * hand and deck, what questions showed it and what was revealed. In games where every card has a name of its own, any
 * other name in what the engine gives a seat is a leak.
 */
import assert from 'node:assert/strict'
import {
  findAnywhere,
  type GameObject,
  type LogEntry,
  type ObjectId,
  type Position,
  printedOf,
  type Question,
  type Seat,
  type Seen,
  type State,
  seenBy,
  seenEvents,
  stateOf,
} from '../../../src/engine/index.ts'
import { objectsOf } from './position.ts'

const PUBLIC: readonly string[] = ['battlefield', 'stack', 'graveyard', 'exile', 'command', 'phasedOut', 'ante']

/** Whose things the seat may look at: its own, and those of the player whose turn it decides (507.2). */
function eyes({ turn }: State, seat: Seat): readonly Seat[] {
  return turn.decider === seat ? [seat, turn.active] : [seat]
}

const knows = ({ knownTo }: GameObject, seats: readonly Seat[]): boolean => seats.some((seat) => knownTo.includes(seat))

/** 504.3: whoever controls a face-down spell or permanent may look at it. */
function isOwnDown({ zone, controller }: GameObject, seats: readonly Seat[]): boolean {
  return seats.includes(controller) && ['battlefield', 'stack', 'phasedOut'].includes(zone)
}

/** The objects that a question puts before those who look with that player. */
function shown(question: Question | null, seats: readonly Seat[]): readonly ObjectId[] {
  if (question === null || !seats.includes(question.seat)) return []
  if (question.kind === 'choose') return [...question.from, ...question.looking]
  if (question.kind === 'arrange') return question.cards
  return question.kind === 'order' && question.what !== 'triggers' ? question.items : []
}

export class Knowledge {
  /** Names each seat may know. */
  private readonly names: readonly Set<string>[]
  private readonly all: readonly Set<string>[]

  constructor(first: Position) {
    const { printed, players } = first.checkpoint
    this.all = players.map(({ deck }) => new Set(deck.flatMap((face) => printed[face]?.name ?? [])))
    this.names = this.all.map((names) => new Set(names))
    this.look(first, [])
  }

  /** Takes in what a position and what happened on the way to it show. */
  look(position: Position, events: readonly LogEntry[]): void {
    const state = stateOf(position)
    for (const seat of state.players.keys()) {
      const seats = eyes(state, seat)
      const before = new Set(shown(position.question, seats))
      for (const object of objectsOf(state)) {
        const open = PUBLIC.includes(object.zone) ? !object.faceDown || state.outcome !== null : false
        const own = object.zone === 'hand' ? seats.includes(object.owner) : isOwnDown(object, seats)
        if (!open && !own && !knows(object, seats) && !before.has(object.id)) continue
        this.learn(seat, state.printed[object.face]?.name)
        this.learn(seat, printedOf(state, { ...object, faceDown: false })?.name)
      }
    }
    for (const event of events) this.hear(state, event)
  }

  private learn(seat: Seat, name: string | null | undefined): void {
    if (name != null) this.names[seat]?.add(name)
  }

  private everyone(name: string | null): void {
    for (const seat of this.names.keys()) this.learn(seat, name)
  }

  /** What came through a public zone between two positions, or was shown: to all, or to one who looks. */
  private hear(state: State, event: LogEntry): void {
    if (event.kind === 'revealed') for (const { name } of event.objects) this.everyone(name)
    // 408.2d: all see which land is played, though it is in hand while something about its entering is chosen.
    if (event.kind === 'landPlayed') this.everyone(event.object.name)
    // 217.2b: with nothing to decide about them, a player is told which cards they look at.
    if (event.kind === 'lookedAt')
      for (const seat of state.players.keys())
        if (eyes(state, seat).includes(event.seat)) for (const { name } of event.objects) this.learn(seat, name)
    if (event.kind !== 'moved') return
    const isDown = (id: ObjectId | null): boolean =>
      id !== null && (findAnywhere(state, id) ?? state.lastKnown[id]?.object ?? null)?.faceDown === true
    // 504.5: what lay face down is shown as it leaves play or the stack.
    const plays = event.to === 'battlefield' || event.to === 'stack'
    const left = event.from !== null && PUBLIC.includes(event.from) && !(plays && isDown(event.object.id))
    const came = PUBLIC.includes(event.to) && !isDown(event.became)
    if (left || came) this.everyone(event.object.name)
  }

  /** Names of the game's cards that this text holds and the seat can't know. */
  leaks(text: string, seat: Seat): string[] {
    const hidden = this.all.flatMap((names) => [...names].filter((name) => this.names[seat]?.has(name) === false))
    return hidden.filter((name) => text.includes(`"${name}"`))
  }

  check(position: Position, events: readonly LogEntry[]): void {
    for (const seat of position.checkpoint.players.keys()) {
      const seen = seenBy(position, seat)
      assert.deepEqual(this.leaks(JSON.stringify(seen), seat), [], `seat ${seat} sees hidden cards`)
      assert.deepEqual(
        this.leaks(JSON.stringify(seenEvents(events, seat)), seat),
        [],
        `seat ${seat} hears of hidden cards`,
      )
      checkSeen(position, seen)
    }
  }
}

/** Whether the seat can have the object before it, here and now. */
function maySee(state: State, id: ObjectId, seat: Seat, question: Question | null): boolean {
  const object = findAnywhere(state, id)
  if (object === null) return false
  const seats = eyes(state, seat)
  if (PUBLIC.includes(object.zone) || knows(object, seats)) return true
  // A player who has left has taken their cards along.
  if ((object.zone === 'hand' || object.zone === 'outside') && seats.includes(object.owner)) return true
  return shown(question, seats).includes(id)
}

/** Hidden objects are absent, chance is gone, faces that lie down are gone. */
function checkSeen(position: Position, seen: Seen): void {
  const state = stateOf(position)
  const { seat } = seen
  const seats = eyes(state, seat)
  assert.equal(seen.now.random, null)
  assert.equal(seen.rest.random, null)
  for (const object of objectsOf(seen.now)) {
    if (!maySee(state, object.id, seat, position.question))
      assert.fail(`seat ${seat} sees object ${object.id} (${object.zone})`)
    const mine = isOwnDown(object, seats) || knows(object, seats)
    const hidden = object.faceDown && !mine && state.outcome === null
    if (hidden && (object.face !== -1 || object.card !== null))
      assert.fail(`seat ${seat} sees the face of ${object.id}`)
  }
  for (const [owner, ids] of [...seen.now.hands.entries(), ...seen.now.libraries.entries()]) {
    for (const id of ids)
      if (id !== 0 && !maySee(state, id, seat, position.question)) assert.fail(`place of ${id} of ${owner}`)
  }
  for (const { seat: other, deck } of seen.now.players) if (other !== seat) assert.equal(deck.length, 0)
  assert.deepEqual(
    [seen.now.hands, seen.now.libraries].map((zone) => zone.map((ids) => ids.length)),
    [state.hands, state.libraries].map((zone) => zone.map((ids) => ids.length)),
    'how many cards there are is no secret',
  )
  const question = position.question
  const decider = question === null ? seat : (question.decider ?? question.seat)
  if (question !== null && decider !== seat) {
    assert.equal(seen.question, null)
    assert.deepEqual(seen.waitingFor, { seat: decider, kind: question.kind })
  } else assert.equal(seen.waitingFor, null)
}
