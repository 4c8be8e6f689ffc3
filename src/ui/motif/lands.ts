import { type ColorKey, disc, type Random, round } from '../look/index.ts'
import { filled, lined, type Shape } from './shape.ts'

/** One ridge of the horizon, from left to right at height `base`. */
const ridge = (color: ColorKey, random: Random, base: number, layer: number): string => {
  let d = `M-4 ${base}`
  let x = -4
  while (x < 124) {
    const [step, width] = RIDGES[color](random, x, base, layer)
    d += step
    x += width
  }
  return `${d}V84H-4Z`
}

type Ridge = (random: Random, x: number, base: number, layer: number) => readonly [step: string, width: number]

const hills =
  (height: number): Ridge =>
  (random, x, base) => {
    const w = 22 + random() * 16
    return [`Q${round(x + w * 0.5)} ${round(base - height - random() * 3)} ${round(x + w)} ${base}`, w]
  }

const peaks: Ridge = (random, x, base, layer) => {
  const w = 14 + random() * 12
  const top = round(base - 14 - random() * 12 + layer * 4)
  return [`L${round(x + w * 0.5)} ${top}L${round(x + w)} ${round(base + random() * 4)}`, w]
}

const crowns: Ridge = (random, x, base) => {
  const w = 9 + random() * 8
  return [`A${round(w / 2)} ${round(w * 0.6)} 0 0 1 ${round(x + w)} ${round(base + random() * 3 - 1)}`, w]
}

const reeds: Ridge = (random, x, base) => {
  const w = 5 + random() * 9
  const tip = `L${round(x + w * 0.5)} ${round(base - 8 - random() * 16)}`
  return [`L${round(x + w * 0.4)} ${base - 2}${tip}L${round(x + w * 0.6)} ${base - 2}L${round(x + w)} ${base}`, w]
}

const terraces: Ridge = (random, x, base) => {
  const w = 12 + random() * 16
  const top = round(base - 5 - random() * 10)
  return [`L${round(x)} ${top}H${round(x + w * 0.6)}V${base}H${round(x + w)}`, w]
}

const RIDGES: Readonly<Record<ColorKey, Ridge>> = {
  W: hills(10),
  U: hills(7),
  B: reeds,
  R: peaks,
  G: crowns,
  C: terraces,
}

export const land = (color: ColorKey, random: Random): readonly Shape[] => {
  const [sx, sy] = [round(26 + random() * 68), round(20 + random() * 12)]
  const r = round(9 + random() * 6)
  const bite = round(r * 0.8)
  const sky: readonly Shape[] =
    color === 'B'
      ? [filled(`M${sx} ${round(sy - r)}a${r} ${r} 0 1 0 ${r} ${r}a${bite} ${bite} 0 0 1 -${r} -${r}z`, 'lit')]
      : [filled(disc(sx, sy, r), 'lit'), lined(disc(sx, sy, r + 5), 'lit', 1, 0.45)]
  const ridges = [0, 1, 2].map((layer): Shape => {
    const fill = layer === 2 ? 'deep' : 'mid'
    return { d: ridge(color, random, 44 + layer * 13, layer), fill, stroke: 'lit', width: 1.1 - layer * 0.25 }
  })
  return [...sky, ...ridges]
}
