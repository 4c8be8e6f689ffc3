import { type ColorKey, polar, TAU, through } from '../look/index.ts'

/** The three lights of a colour that a motif is drawn with. */
export type Tone = 'deep' | 'mid' | 'lit'

/** Where a figure stands in its box, how large, and whether it looks to the other side. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turned: boolean
}

/** One path of a motif in its 120 by 80 box, as plain data. */
export interface Shape {
  readonly d: string
  readonly fill?: Tone
  readonly stroke?: Tone
  readonly width?: number
  readonly opacity?: number
  readonly dash?: string
  /** A line with a dark one beneath it, a little wider. */
  readonly contour?: true
  /** In the lights of that colour, where it isn't the picture's own. */
  readonly color?: ColorKey
  /** Only as far as it lies within this outline. */
  readonly within?: string
  /** Drawn a second time, mirrored about the middle. */
  readonly mirrored?: true
  /** Not as it is written in the box, but moved, scaled or turned about the middle. */
  readonly place?: Place
}

export const filled = (d: string, fill: Tone, opacity?: number): Shape =>
  opacity === undefined ? { d, fill } : { d, fill, opacity }

export const lined = (d: string, stroke: Tone, width: number, opacity?: number): Shape =>
  opacity === undefined ? { d, stroke, width } : { d, stroke, width, opacity }

export const mirrored = (shape: Shape): Shape => ({ ...shape, mirrored: true })

/** A lit figure with the dark contour that sets it off from its ground. */
export const cutout = (d: string, width = 1.6): Shape => ({ d, fill: 'lit', stroke: 'deep', width })

/** A lit line with the dark contour that sets it off from what lies below it. */
export const heavy = (d: string, width: number): Shape => ({ d, stroke: 'lit', width, contour: true })

/** A place within a place. */
const within = (outer: Place, inner: Place): Place => ({
  x: outer.x + (outer.turned ? -1 : 1) * outer.scale * inner.x,
  y: outer.y + outer.scale * inner.y,
  scale: outer.scale * inner.scale,
  turned: outer.turned !== inner.turned,
})

/** The shapes there, together with the places that they have among themselves. */
export const placed = (shapes: readonly Shape[], place: Place): readonly Shape[] =>
  shapes.map((shape) => ({ ...shape, place: shape.place ? within(place, shape.place) : place }))

export const dark = (d: string): Shape => filled(d, 'deep')

/** A star's outline: as many long rays as short ones between them. */
export const star = (x: number, y: number, rays: number, outer: number, inner: number, turn = 0): string => {
  const points = Array.from({ length: rays * 2 }, (_, i) =>
    polar(x, y, i % 2 ? inner : outer, (i / (rays * 2)) * TAU + turn),
  )
  return `${through(points)}Z`
}
