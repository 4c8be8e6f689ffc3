/**
 * What a player can be or have by a rule that no object goes on with: being the monarch (today:725), having the city's
 * blessing (today:702.131), an enduring story (today:702.195), the initiative (today:726), rad counters' effect (today:122.1i), the Ring (today:701.54),
 * a speed (today:702.179).
 */
export const DESIGNATION_NAMES = [
  'monarch',
  'cityBlessing',
  'enduringStory',
  'initiative',
  'radiation',
  'ring',
  'speed',
] as const
export type Designation = (typeof DESIGNATION_NAMES)[number]
