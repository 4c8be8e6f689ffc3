/** A seed for a game: the one place where randomness comes from outside. */
export const freshSeed = (): number => Math.floor(Math.random() * 0x7fffffff)
