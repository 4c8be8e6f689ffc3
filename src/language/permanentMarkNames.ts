/**
 * What a permanent can be marked as: no characteristic, so it isn't copied and no effect takes it away with abilities
 * (today:text/designations).
 */
export const PERMANENT_MARKS = [
  'harnessed',
  'leftUnlocked',
  'level',
  'monstrous',
  'paired',
  'prepared',
  'renowned',
  'rightUnlocked',
  'ringBearer',
  'saddled',
  'solved',
  'suspected',
] as const
/** Of a permanent with doors, by the number of the half (today:709.5). */
export const DOORS = { 1: 'leftUnlocked', 2: 'rightUnlocked' } as const
export type Door = keyof typeof DOORS
export type PermanentMark = (typeof PERMANENT_MARKS)[number]
