/** Assigning guessed cards as faces of a game. */
import { type Printed, UNPRINTED } from '../../language/index.ts'
import { formatOf, type Seat, type State } from '../state/index.ts'

export type Random = (n: number) => number

/**
 * For each seat, the cards from which its hidden ones are taken, at random and each once; then again from the start.
 */
export interface Guess {
  readonly cards: readonly (readonly Printed[])[]
}

const NOTHING: Printed = { ...UNPRINTED, name: '?' }

const SCHEME: Printed = { ...NOTHING, types: ['scheme'] }
const PLANE: Printed = { ...NOTHING, types: ['plane'] }

/** The items in a random order. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random(last + 1)
    const a = mixed[last] as T
    mixed[last] = mixed[other] as T
    mixed[other] = a
  }
  return mixed
}

export class Faces {
  private readonly pools: Printed[][]
  private readonly guess: Guess
  private readonly random: Random
  private readonly index = new Map<Printed, number>()
  /** The faces of the game, followed by the guessed ones. */
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

  /** A seat's next card, as a face of the game; one that `suits`, if any is left. */
  next(seat: Seat, suits: (card: Printed) => boolean = () => true): number {
    const pool = this.pools[seat] ?? []
    if (pool.length === 0) pool.push(...shuffled(this.guess.cards[seat] ?? [], this.random))
    const at = Math.max(0, pool.findIndex(suits))
    return this.faceOf(pool.splice(at, 1)[0] ?? NOTHING)
  }

  /** A plane or scheme that says nothing, for one that is face down (2011:contents/9). */
  besides({ options }: Pick<State, 'options'>): number {
    return this.faceOf(formatOf({ options }).planes === 'none' ? SCHEME : PLANE)
  }

  private faceOf(card: Printed): number {
    const known = this.index.get(card)
    if (known !== undefined) return known
    this.index.set(card, this.printed.length)
    return this.printed.push(card) - 1
  }
}
