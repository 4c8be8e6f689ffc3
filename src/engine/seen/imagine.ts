/**
 * Filling in what a seat can't see, so that a search can play on (docs/architecture.md: the AI samples what it can't
 * see).
 */
import { type Printed, turnsUpAsCreature } from '../../language/index.ts'
import { castingsOf } from '../keywords/index.ts'
import {
  apart,
  blankObject,
  cardsOf,
  findAnywhere,
  type GameObject,
  type Merged,
  type ObjectId,
  PAGE,
  pageOf,
  placeOn,
  type Seat,
  type State,
} from '../state/index.ts'
import { seenEpoch } from './cut.ts'
import { Faces, type Guess, type Random, shuffled } from './faces.ts'
import { objectsOf } from './objects.ts'
import type { Imagined } from './posed.ts'
import type { Seen } from './seen.ts'

const ZONE = { hands: 'hand', libraries: 'library' } as const
type Hidden = keyof typeof ZONE

/** The cards of a seat's own deck that it can't see anywhere, and which are therefore in its library. */
export function ownUnseen({ rest, seat }: Pick<Seen, 'rest' | 'seat'>): readonly Printed[] {
  const left = [...(rest.players[seat]?.deck ?? [])]
  for (const object of objectsOf(rest).flatMap(apart)) {
    const ofDeck = object.owner === seat && object.kind === 'card' && object.zone !== 'outside'
    const index = ofDeck ? left.indexOf(object.face) : -1
    if (index >= 0) left.splice(index, 1)
  }
  return left.flatMap((face) => rest.printed[face] ?? [])
}

/** How many cards of each seat are hidden from the viewing seat. */
export function hiddenCards({ rest }: Pick<Seen, 'rest'>): readonly number[] {
  const zeros = (ids: readonly ObjectId[] | undefined): number => ids?.filter((id) => id === 0).length ?? 0
  return rest.players.map(({ seat }) => zeros(rest.hands[seat]) + zeros(rest.libraries[seat]))
}

/**
 * A state being filled in. Guessed cards take unused ids: the ids of objects made later must not change, since replies
 * and questions refer to them.
 */
class Filling {
  readonly faces: Faces
  readonly hands: (readonly ObjectId[])[]
  readonly libraries: (readonly ObjectId[])[]
  nextId: ObjectId
  private readonly state: State
  private readonly random: Random
  private readonly pages: (GameObject | null)[][]
  private readonly free: ObjectId[] = []
  private lastCard = 0

  constructor(state: State, guess: Guess, random: Random) {
    this.state = state
    this.random = random
    this.faces = new Faces(state.printed, guess, random)
    this.hands = [...state.hands]
    this.libraries = [...state.libraries]
    this.nextId = state.nextId
    this.pages = state.objects.map((page) => page.slice())
    const taken = state.players.flatMap(({ commanders = [] }) => commanders.map(({ card }) => card))
    this.lastCard = Math.max(0, ...taken)
    for (const object of objectsOf(state)) this.lastCard = Math.max(this.lastCard, ...cardsOf(object))
    for (let id = 1; id < state.nextId; id++) {
      if (findAnywhere(state, id) === null && state.lastKnown[id] === undefined) this.free.push(id)
    }
  }

  get objects(): State['objects'] {
    return this.pages
  }

  private put(object: GameObject): void {
    const index = pageOf(object.id)
    while (this.pages.length <= index) this.pages.push(new Array<GameObject | null>(PAGE).fill(null))
    const page = this.pages[index]
    if (page !== undefined) page[placeOn(object.id)] = object
  }

  private freeId(): ObjectId {
    const id = this.free.pop()
    if (id !== undefined) return id
    this.nextId += 1
    return this.nextId - 1
  }

  /** Gives a face-down object a face; one with morph if it can be turned face up. */
  turn(object: GameObject): void {
    const isPlayed = object.zone === 'battlefield' || object.zone === 'stack'
    this.lastCard += 1
    const face =
      object.zone === 'command'
        ? this.faces.besides(this.state)
        : this.faces.next(object.owner, isPlayed ? suits(object) : undefined)
    this.put({ ...object, face, card: this.lastCard })
  }

  /** The same of what lies face down below the topmost card of a merged permanent. */
  turnBelow(object: GameObject, merged: Merged): GameObject {
    const under = merged.under.map((one) => {
      if (one.face >= 0 || !one.faceDown) return one
      this.lastCard += 1
      return { ...one, face: this.faces.next(object.owner, suits(object)), card: this.lastCard }
    })
    const turned = { ...object, merged: { ...merged, under } }
    this.put(turned)
    return turned
  }

  /**
   * Cards that were shown without their position get one of the hidden positions; the other positions get guessed
   * cards.
   */
  fill(zone: Hidden, seat: Seat): void {
    const list = this[zone][seat] ?? []
    if (!list.includes(0)) return
    const isLoose = (one: GameObject): boolean =>
      one.zone === ZONE[zone] && one.owner === seat && !list.includes(one.id)
    const loose = objectsOf(this.state).filter(isLoose)
    const filled = [...list]
    for (const place of shuffled(
      list.flatMap((id, index) => (id === 0 ? index : [])),
      this.random,
    )) {
      filled[place] = loose.pop()?.id ?? this.guessed(ZONE[zone], seat)
    }
    this[zone][seat] = filled
  }

  private guessed(zone: 'hand' | 'library', owner: Seat): ObjectId {
    const id = this.freeId()
    this.lastCard += 1
    this.put(blankObject({ id, face: this.faces.next(owner), owner, zone, card: this.lastCard }))
    return id
  }
}

/** Which cards may lie there so: those that are cast face down, or any that an effect has put there. */
const suits =
  ({ downBy }: GameObject) =>
  (card: Printed): boolean =>
    turnsUpAsCreature(downBy) ||
    castingsOf(card.abilities).some((way) => way.faceDown === true && way.downBy === downBy)

/**
 * A complete position that the seat can't distinguish from the real one: hidden cards are guessed, the random state is
 * rolled. Its question is the one this seat decides. If the replies since the checkpoint involve randomness (a shuffle
 * in the middle of an effect), replaying them may lead to another question. `null`: what has been replied isn't told.
 */
export function imagine(seen: Seen, guess: Guess, random: Random): Imagined | null {
  const { rest, replies, question } = seen
  if (replies === null) return null
  const roll = (): number => random(4294967296)
  const filling = new Filling(rest, guess, random)
  for (const object of objectsOf(rest)) {
    const filled = object.merged === undefined ? object : filling.turnBelow(object, object.merged)
    if (object.kind === 'card' && object.faceDown && object.face < 0) filling.turn(filled)
  }
  for (const { seat } of rest.players) {
    filling.fill('hands', seat)
    filling.fill('libraries', seat)
  }
  const { objects, hands, libraries, nextId, faces } = filling
  const state: State = {
    ...rest,
    random: [roll(), roll(), roll(), roll()],
    printed: faces.printed,
    objects,
    hands,
    libraries,
    nextId,
    epoch: seenEpoch(rest.epoch),
  }
  return { checkpoint: state, replies, question }
}
