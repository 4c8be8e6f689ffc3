/**
 * What a player can be or have by a rule that no object goes on with: being the monarch (today:725), having the city's
 * blessing (today:702.131).
 */
export const DESIGNATION_NAMES = ['monarch', 'cityBlessing'] as const
export type Designation = (typeof DESIGNATION_NAMES)[number]
