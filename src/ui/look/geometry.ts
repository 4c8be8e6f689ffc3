export const TAU = Math.PI * 2

/** One decimal is enough for a drawing of this size, and keeps the markup short. */
export const round = (value: number): number => Math.round(value * 10) / 10

export type Point = readonly [x: number, y: number]

export const polar = (cx: number, cy: number, radius: number, angle: number): Point => [
  round(cx + radius * Math.cos(angle)),
  round(cy + radius * Math.sin(angle)),
]

/** An open line through the points, as path data. */
export const through = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** An ellipse as path data, so that many can share one element. */
export const oval = (cx: number, cy: number, rx: number, ry: number, degrees = 0): string => {
  const angle = (degrees / 360) * TAU
  const dx = rx * Math.cos(angle)
  const dy = rx * Math.sin(angle)
  const half = `A${round(rx)} ${round(ry)} ${round(degrees)} 1 1`
  const [x0, y0, x1, y1] = [round(cx - dx), round(cy - dy), round(cx + dx), round(cy + dy)]
  return `M${x0} ${y0}${half} ${x1} ${y1}${half} ${x0} ${y0}Z`
}

export const disc = (cx: number, cy: number, radius: number): string => oval(cx, cy, radius, radius)
