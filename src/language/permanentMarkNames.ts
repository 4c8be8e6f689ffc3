/**
 * What a permanent can be marked as: no characteristic, so it isn't copied and no effect takes it away with abilities
 * (today:text/designations).
 */
export const PERMANENT_MARKS = [
  'harnessed',
  'level',
  'monstrous',
  'paired',
  'prepared',
  'renowned',
  'ringBearer',
  'saddled',
  'solved',
  'suspected',
] as const
export type PermanentMark = (typeof PERMANENT_MARKS)[number]
