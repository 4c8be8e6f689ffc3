/** Keyword actions of permanents (today:701.43, 701.44, 701.50). */
export type ObjectAction = 'connive' | 'exert' | 'explore'

/** What tapping creatures for their power is for. */
export type CrewDeed = 'crew' | 'saddle'
