/** The three lights of a colour that a motif is drawn with. */
export type Tone = 'deep' | 'mid' | 'lit'

/** One path of a motif in its 120 by 80 box, as plain data. */
export interface Shape {
  readonly d: string
  readonly fill?: Tone
  readonly stroke?: Tone
  readonly width?: number
  readonly opacity?: number
  readonly dash?: string
  /** Drawn a second time, mirrored about the middle. */
  readonly mirrored?: true
}

export const filled = (d: string, fill: Tone, opacity?: number): Shape =>
  opacity === undefined ? { d, fill } : { d, fill, opacity }

export const lined = (d: string, stroke: Tone, width: number, opacity?: number): Shape =>
  opacity === undefined ? { d, stroke, width } : { d, stroke, width, opacity }

export const mirrored = (shape: Shape): Shape => ({ ...shape, mirrored: true })

/** A lit figure with the dark contour that sets it off from its ground. */
export const cutout = (d: string, width = 1.6): Shape => ({ d, fill: 'lit', stroke: 'deep', width })
