/** Counters that players have, instead of permanents (102.3c). */
export const PLAYER_COUNTERS = ['poison'] as const

export type PlayerCounter = (typeof PLAYER_COUNTERS)[number]
