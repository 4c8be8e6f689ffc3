/** The icons of counters that players have. */
export const COUNTER_ICONS = { energy: 'bolt', experience: 'star', rad: 'cross' } as const
