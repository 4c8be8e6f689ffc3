import { type ColorKey, disc, type Random, round } from '../look/index.ts'
import { filled, heavy, lined, type Shape } from './shape.ts'

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

/** Its sun or moon, in that part of its width. */
const sky = (color: ColorKey, random: Random, from = 26, to = 94): readonly Shape[] => {
  const [sx, sy] = [round(from + random() * (to - from)), round(20 + random() * 12)]
  const r = round(9 + random() * 6)
  const bite = round(r * 0.8)
  if (color === 'B')
    return [filled(`M${sx} ${round(sy - r)}a${r} ${r} 0 1 0 ${r} ${r}a${bite} ${bite} 0 0 1 -${r} -${r}z`, 'lit')]
  return [filled(disc(sx, sy, r), 'lit'), lined(disc(sx, sy, r + 5), 'lit', 1, 0.45)]
}

const ridges = (color: ColorKey, random: Random): readonly Shape[] =>
  [0, 1, 2].map((layer): Shape => {
    const fill = layer === 2 ? 'deep' : 'mid'
    return { d: ridge(color, random, 44 + layer * 13, layer), fill, stroke: 'lit', width: 1.1 - layer * 0.25 }
  })

/** A land of one colour under its sky; of two, each on its side of a river that comes towards us. */
export const land = (color: ColorKey, random: Random, second?: ColorKey): readonly Shape[] => {
  if (!second) return [...sky(color, random), ...ridges(color, random)]
  const near = [...sky(color, random, 22, 38), ...ridges(color, random)]
  const [top, bottom] = [round(58 + random() * 8), round(44 + random() * 14)]
  const [bend, back] = [round(74 + random() * 8), round(40 + random() * 8)]
  const river = `M${top} -4V40C${bend} 50 ${back} 62 ${bottom} 84`
  const beyond: readonly Shape[] = [
    { d: `${river}H124V-4Z`, fill: 'mid' },
    ...sky(second, random, 84, 100),
    ...ridges(second, random),
  ]
  return [
    ...near,
    ...beyond.map((shape): Shape => ({ ...shape, color: second, within: `${river}H124V-4Z` })),
    heavy(`M${top} 40C${bend} 50 ${back} 62 ${bottom} 84`, 3),
    lined(`M${top} -4V40`, 'deep', 1.4),
  ]
}
