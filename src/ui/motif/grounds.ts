import { type ColorKey, disc, oval, polar, type Random, round, TAU } from '../look/index.ts'
import { filled, lined, type Shape } from './shape.ts'

type Ground = (random: Random, fx: number, fy: number) => readonly Shape[]

/** Rays from a low sun, in three strengths. */
const rays: Ground = (random, fx, fy) => {
  const count = 14 + Math.floor(random() * 5)
  const strengths = ['', '', '']
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * TAU + random() * 0.06
    const width = 0.055 + random() * 0.05
    strengths[Math.floor(random() * 3)] +=
      `M${fx} ${fy}L${polar(fx, fy, 150, angle - width)}L${polar(fx, fy, 150, angle + width)}Z`
  }
  return strengths.map((d, index) => filled(d, 'lit', 0.12 + index * 0.07))
}

const ripples: Ground = (random, fx, fy) =>
  Array.from({ length: 7 }, (_, index) => {
    const i = index + 1
    return lined(oval(fx, fy, i * 13 + random() * 4, i * 7.5), 'lit', 1, round((0.5 - i * 0.045) * 10) / 10)
  })

/** Eclipse arcs, and a scatter of stars. */
const eclipses: Ground = (random, fx, fy) => {
  const arcs = Array.from({ length: 6 }, (_, index) => {
    const r = (index + 1) * 12
    const end = `${round(fx + r * 0.6)} ${round(fy + r * 0.8)}`
    return lined(`M${round(fx - r)} ${fy}A${r} ${r} 0 1 1 ${end}`, 'lit', 1, 0.5 - (index + 1) * 0.05)
  })
  let stars = ''
  for (let i = 0; i < 14; i++) stars += disc(round(random() * 120), round(random() * 80), 0.5 + random() * 0.9)
  return [...arcs, filled(stars, 'lit', 0.7)]
}

const tongues: Ground = (random) =>
  [0, 1, 2].map((layer) => {
    let d = 'M-5 82'
    let x = -5
    while (x < 125) {
      const w = 9 + random() * 13
      const h = (18 + random() * 30) * (1 - layer * 0.25)
      d += `Q${round(x + w * 0.15)} ${round(82 - h * 0.5)} ${round(x + w * 0.62)} ${round(80 - h)}`
      d += `Q${round(x + w * 0.7)} ${round(82 - h * 0.4)} ${round(x + w)} 82`
      x += w
    }
    return filled(`${d}Z`, 'lit', 0.16 + layer * 0.1)
  })

/** Fronds that lean in from both sides. */
const fronds: Ground = (random) => {
  let stems = ''
  let leaves = ''
  for (const side of [-1, 1]) {
    for (let k = 0; k < 3; k++) {
      const [x0, y0] = [60 + side * (66 - k * 6), 88]
      const [cx, cy] = [60 + side * (50 - k * 14 - random() * 8), 40 - k * 4]
      const [x1, y1] = [60 + side * (28 - k * 10 + random() * 12), -4 + k * 8]
      stems += `M${round(x0)} ${y0}Q${round(cx)} ${round(cy)} ${round(x1)} ${round(y1)}`
      for (let t = 0.2; t < 0.95; t += 0.15) {
        const [a, b, c] = [(1 - t) * (1 - t), 2 * (1 - t) * t, t * t]
        const turn = side * (-30 + (k % 2 ? 70 : 0) + random() * 20)
        leaves += oval(a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1, 5.5, 1.9, turn)
      }
    }
  }
  return [lined(stems, 'lit', 1, 0.4), filled(leaves, 'lit', 0.3)]
}

/** The ruled sheet of a colourless card. */
const ruled: Ground = () => [lined('M0 14H120M0 28H120M0 42H120M0 56H120M0 70H120', 'lit', 1, 0.25)]

const GROUNDS: Readonly<Record<ColorKey, Ground>> = {
  W: rays,
  U: ripples,
  B: eclipses,
  R: tongues,
  G: fronds,
  C: ruled,
}

export const ground = (color: ColorKey, random: Random, fx: number, fy: number): readonly Shape[] =>
  GROUNDS[color](random, fx, fy)
