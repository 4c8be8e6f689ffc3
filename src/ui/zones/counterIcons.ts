/** The icons of counters that players have. */
export const COUNTER_ICONS = { energy: 'bolt', experience: 'star' } as const
