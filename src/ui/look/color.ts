/** The six families of the look: five colours and colourless. */
export type ColorKey = 'W' | 'U' | 'B' | 'R' | 'G' | 'C'

export interface FrameColors {
  readonly first: ColorKey
  readonly second: ColorKey | undefined
}

const KEYS: readonly string[] = ['W', 'U', 'B', 'R', 'G', 'C']

export const isColorKey = (value: string): value is ColorKey => KEYS.includes(value)

/** The colours a frame is drawn in: with none it is colourless; of more than two, the first and last are used. */
export const frameColors = (colors: readonly string[]): FrameColors => {
  const known = colors.filter(isColorKey)
  const first = known[0] ?? 'C'
  const last = known.at(-1) ?? first
  return { first, second: last === first ? undefined : last }
}

/** Attributes that give an element and its contents a card's colours. */
export const colorAttributes = (colors: readonly string[]): Readonly<Record<string, string | undefined>> => {
  const { first, second } = frameColors(colors)
  return { 'data-color': first, 'data-color-2': second }
}
