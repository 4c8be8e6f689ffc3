/** Filling in what a seat can't see, so that a search can play on (DESIGN.md: the AI samples what it can't see). */
import type { Printed } from '../../language/index.ts'
import { Draft, type GameObject, type ObjectId, type Seat, type State } from '../state/index.ts'
import type { Posed } from './posed.ts'
import type { Seen } from './seen.ts'

/** For each seat the cards its hidden ones are taken from, at random and each once; then again from the start. */
export interface Guess {
  readonly cards: readonly (readonly Printed[])[]
}

export type Random = (n: number) => number

const NOTHING: Printed = {
  name: '?', cost: null, colors: [], supertypes: [], types: [], subtypes: [], abilities: [], power: null, toughness: null,
  loyalty: null, text: '',
}

type Hidden = 'hands' | 'libraries'
const ZONE = { hands: 'hand', libraries: 'library' } as const

function objectsOf(state: State): readonly GameObject[] {
  return state.objects.flatMap((page) => page.filter((object) => object !== null))
}

/** The cards of a seat's own deck that it doesn't see anywhere: they are in its library. */
export function ownUnseen({ rest, seat }: Pick<Seen, 'rest' | 'seat'>): readonly Printed[] {
  const left = [...(rest.players[seat]?.deck ?? [])]
  for (const object of objectsOf(rest)) {
    const index = object.owner === seat && object.kind === 'card' ? left.indexOf(object.face) : -1
    if (index >= 0) left.splice(index, 1)
  }
  return left.flatMap((face) => rest.printed[face] ?? [])
}

/** How many cards of each seat are hidden from the seat that looks. */
export function hiddenCards({ rest }: Pick<Seen, 'rest'>): readonly number[] {
  const zeros = (ids: readonly ObjectId[] | undefined): number => ids?.filter((id) => id === 0).length ?? 0
  return rest.players.map(({ seat }) => zeros(rest.hands[seat]) + zeros(rest.libraries[seat]))
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random(last + 1)
    const a = mixed[last] as T
    mixed[last] = mixed[other] as T
    mixed[other] = a
  }
  return mixed
}

/** Hands out guessed cards as faces of the game. */
class Faces {
  private readonly pools: Printed[][]
  private readonly guess: Guess
  private readonly random: Random
  private readonly index = new Map<Printed, number>()
  readonly printed: (Printed | null)[]

  constructor(printed: State['printed'], guess: Guess, random: Random) {
    this.printed = [...printed]
    this.guess = guess
    this.random = random
    this.pools = guess.cards.map((cards) => shuffled(cards, random))
    printed.forEach((face, index) => {
      if (face !== null) this.index.set(face, index)
    })
  }

  /** The next card of a seat; one that `suits`, where there is any left. */
  next(seat: Seat, suits: (card: Printed) => boolean = () => true): number {
    const pool = this.pools[seat] ?? []
    if (pool.length === 0) pool.push(...shuffled(this.guess.cards[seat] ?? [], this.random))
    const at = Math.max(0, pool.findIndex(suits))
    return this.faceOf(pool.splice(at, 1)[0] ?? NOTHING)
  }

  private faceOf(card: Printed): number {
    const known = this.index.get(card)
    if (known !== undefined) return known
    this.index.set(card, this.printed.length)
    return this.printed.push(card) - 1
  }
}

function cardIn(zone: 'hand' | 'library', owner: Seat, face: number, card: number): Omit<GameObject, 'id'> {
  return {
    kind: 'card', card, face, copied: null, owner, controller: owner, baseController: owner, zone, timestamp: 0,
    controlledSince: 0, tapped: false, faceDown: false, damage: 0, deathtouched: false, counters: {}, attachedTo: null,
    choices: null, ability: null, shares: null, chosenColor: null, chosenType: null, knownTo: [], activations: {},
    echoOwed: false, exileOnLeave: false,
  }
}

/** Cards that were shown without their place get one of the hidden places; the other places get guessed cards. */
function fillZone(g: Draft, zone: Hidden, seat: Seat, faces: Faces, random: Random, freeCard: () => number): void {
  const list = g.state[zone][seat] ?? []
  if (!list.includes(0)) return
  const loose = objectsOf(g.state).filter((one) => one.zone === ZONE[zone] && one.owner === seat && !list.includes(one.id))
  const places = shuffled(list.flatMap((id, index) => (id === 0 ? index : [])), random)
  const filled = [...list]
  for (const place of places) {
    filled[place] = loose.pop()?.id ?? g.add(cardIn(ZONE[zone], seat, faces.next(seat), freeCard()))
  }
  g.writeZone(ZONE[zone], seat, filled)
}

function hasMorph(card: Printed): boolean {
  return card.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword.name === 'morph')
}

/**
 * A complete position that the seat can't tell from the real one: hidden cards are guessed, the random state is rolled.
 * Its question is the one this seat decides.
 */
export function imagine(seen: Seen, guess: Guess, random: Random): Posed {
  const roll = (): number => random(4294967296)
  const g = new Draft({ ...seen.rest, random: [roll(), roll(), roll(), roll()] })
  const faces = new Faces(seen.rest.printed, guess, random)
  const known = objectsOf(seen.rest)
  let cards = known.reduce((most, object) => Math.max(most, object.card ?? 0), 0)
  const freeCard = (): number => (cards += 1)
  for (const object of known) {
    if (object.face >= 0 || !object.faceDown || object.kind !== 'card') continue
    const morphs = object.zone === 'battlefield' || object.zone === 'stack'
    g.patch(object.id, { face: faces.next(object.owner, morphs ? hasMorph : () => true), card: freeCard() })
  }
  for (const { seat } of seen.rest.players) {
    fillZone(g, 'hands', seat, faces, random, freeCard)
    fillZone(g, 'libraries', seat, faces, random, freeCard)
  }
  g.write({ printed: faces.printed })
  return { rest: g.snapshot(), replies: seen.replies, question: seen.question }
}
