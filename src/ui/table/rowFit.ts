/** 0 roomy, 1 close, 2 smaller cards, 3 smaller cards in a row that scrolls. */
export type RowFit = 0 | 1 | 2 | 3

export interface RowRoom {
  readonly available: number
  /** The total width of the units, without gaps, at their usual size. */
  readonly units: number
  /** The same at the next smaller size. */
  readonly smallUnits: number
  readonly count: number
  readonly gap: number
}

const CLOSE_GAP = 8

/** Crowding first reduces the gaps, then the size, and only then hides part of the row. */
export const rowFit = ({ available, units, smallUnits, count, gap }: RowRoom): RowFit => {
  const gaps = Math.max(0, count - 1)
  if (units + gaps * gap <= available) return 0
  if (units + gaps * CLOSE_GAP <= available) return 1
  return smallUnits + gaps * CLOSE_GAP <= available ? 2 : 3
}
