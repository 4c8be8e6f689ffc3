/**
 * The game's own random numbers: sfc32, its state plain data in the game's state (docs/architecture.md, "One idea").
 */

export type RandomState = readonly [number, number, number, number]

/** A generator's initial state from a seed: any whole number. */
export function seedRandom(seed: number): RandomState {
  let state: RandomState = [seed >>> 0, Math.floor(seed / 4294967296) >>> 0, 0x9e3779b9, 1]
  for (let round = 0; round < 15; round++) state = nextRandom(state).state
  return state
}

/** The next 32 random bits and the state after them. */
export function nextRandom(state: RandomState): { readonly value: number; readonly state: RandomState } {
  const [a, b, c, d] = state
  const value = (((a + b) | 0) + d) | 0
  return {
    value: value >>> 0,
    state: [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (((c << 21) | (c >>> 11)) + value) >>> 0, (d + 1) >>> 0],
  }
}

/** A whole number from 0 up to but excluding `n`, every one equally likely, and the state after it. */
export function randomBelow(state: RandomState, n: number): { readonly value: number; readonly state: RandomState } {
  const limit = 4294967296 - (4294967296 % n)
  let drawn = nextRandom(state)
  while (drawn.value >= limit) drawn = nextRandom(drawn.state)
  return { value: drawn.value % n, state: drawn.state }
}

/** The items in a random order, and the state after it. */
export function shuffledWith<T>(
  random: RandomState,
  items: readonly T[],
): { readonly items: readonly T[]; readonly random: RandomState } {
  const mixed = [...items]
  let state = random
  for (let last = mixed.length - 1; last > 0; last--) {
    const drawn = randomBelow(state, last + 1)
    state = drawn.state
    const held = mixed[last] as T
    mixed[last] = mixed[drawn.value] as T
    mixed[drawn.value] = held
  }
  return { items: mixed, random: state }
}
