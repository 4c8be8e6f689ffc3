/** By what an object lies face down where it is played (today:708.2a). */

/** Absent where nothing else is listed than a 2/2 creature: morph, and effects that turn permanents face down. */
export const DOWN_BY = ['manifest', 'cloak', 'disguise'] as const
export type DownBy = (typeof DOWN_BY)[number]
