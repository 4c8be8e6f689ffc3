import { disc, polar, round } from '../look/index.ts'
import type { Random } from './random.ts'
import { cutout, filled, lined, mirrored, type Shape } from './shape.ts'

/** Two, one, slanted or three. */
export const eyes = (random: Random, y: number, dx: number): Shape => {
  const kind = Math.floor(random() * 4)
  if (kind === 0) return filled(disc(60 - dx, y, 1.8) + disc(60 + dx, y, 1.8), 'deep')
  if (kind === 1) return filled(disc(60, y, 3), 'deep')
  if (kind === 2) {
    const [left, right, top] = [round(60 - dx - 2.5), round(60 + dx + 2.5), round(y - 1.5)]
    return lined(`M${left} ${top}l4 2.6M${right} ${top}l-4 2.6`, 'deep', 1.8)
  }
  return filled(disc(60 - dx, y, 1.6) + disc(60 + dx, y, 1.6) + disc(60, y - 5, 1.3), 'deep')
}

export const winged = (random: Random): readonly Shape[] => {
  const shapes: Shape[] = []
  const feathers = 3 + Math.floor(random() * 2)
  const lift = random() * 0.3
  const span = 44 + random() * 8
  for (let i = 0; i < feathers; i++) {
    const angle = -0.2 - lift - i * 0.42 + random() * 0.12
    const length = span - i * 8
    const tip = polar(60, 42, length, angle)
    const [above, below] = [polar(60, 42, length * 0.62, angle - 0.4), polar(60, 42, length * 0.5, angle + 0.3)]
    const d = `M60 ${36 + i * 2}Q${above} ${tip}Q${below} 60 ${46 + i * 2}Z`
    shapes.push(mirrored(filled(d, 'lit', round((0.95 - i * 0.13) * 10) / 10)))
  }
  const w = round(5 + random() * 3)
  const tail = round(62 + random() * 10)
  if (random() > 0.5) {
    const bend = `${round(66 + random() * 5)} ${round(18 - random() * 4)}`
    const end = `${round(69 + random() * 6)} ${round(9 + random() * 5)}`
    shapes.push(mirrored(lined(`M60 26Q${bend} ${end}`, 'lit', 1.6)))
  }
  shapes.push(cutout(`M60 23Q${round(60 + w * 1.7)} 38 60 ${tail}Q${round(60 - w * 1.7)} 38 60 23Z`))
  return [...shapes, eyes(random, 35, 2.6)]
}

export const antlered = (random: Random): readonly Shape[] => {
  const shapes: Shape[] = []
  const tines = 2 + Math.floor(random() * 2)
  for (let i = 0; i < tines; i++) {
    const tip = `${round(74 + i * 7 + random() * 5)} ${round(8 + i * 7 + random() * 5)}`
    shapes.push(mirrored(lined(`M63 38Q${66 + i * 5} 24 ${tip}`, 'lit', round(3.4 - i * 0.7))))
    const end = `${round(80 + i * 5 + random() * 6)} ${round(21 + i * 4 - random() * 6)}`
    shapes.push(mirrored(lined(`M${66 + i * 4} ${26 + i * 2}Q${75 + i * 5} ${22 + i * 2} ${end}`, 'lit', 1.8)))
  }
  const w = round(11 + random() * 5)
  const jaw = round(62 + random() * 9)
  shapes.push(mirrored(lined(`M${round(60 + w * 0.5)} 54Q${60 + w} 68 ${round(60 + w * 1.8)} 84`, 'lit', 3.4)))
  const [inner, outer] = [round(60 - w * 0.75), round(60 + w * 0.75)]
  const brow = round(25 + random() * 5)
  shapes.push(cutout(`M${60 - w} 33Q60 ${brow} ${60 + w} 33L${outer} 52L60 ${jaw}L${inner} 52Z`))
  return [...shapes, eyes(random, 42, round(w * 0.42))]
}

export const horned = (random: Random): readonly Shape[] => {
  const w = 15 + random() * 5
  const [hx, hy] = [30 + random() * 10, round(10 + random() * 14)]
  const swept = random() > 0.5
  const at = (k: number): number => round(60 + w * k)
  const past = (n: number): number => round(60 + w + n)
  const horn = swept
    ? `M${at(0.7)} 32Q${past(hx * 0.5)} 34 ${past(hx * 0.55)} ${hy}Q${past(6)} 24 ${at(0.3)} 26Z`
    : `M${at(0.6)} 30C${past(22)} 18 ${past(24)} 46 ${past(8)} 46C${past(16)} 40 ${past(10)} 30 ${at(0.6)} 38Z`
  const brow = round(20 + random() * 5)
  const chin = round(66 + random() * 6)
  return [
    mirrored(filled(`M${at(0.8)} 44Q${at(1.9)} 58 ${at(1.5)} 84H60V50Z`, 'lit', 0.42)),
    mirrored(filled(horn, 'lit')),
    cutout(`M${at(-1)} 30Q60 ${brow} ${at(1)} 30L${at(0.62)} 54Q60 ${chin} ${at(-0.62)} 54Z`),
    eyes(random, 37, round(w * 0.45)),
    lined('M55 55h2M63 55h2', 'deep', 2),
  ]
}

const halo = (random: Random): Shape => {
  const radius = round(20 + random() * 5)
  const rays = 6 + Math.floor(random() * 8)
  const kind = Math.floor(random() * 3)
  if (kind === 0) {
    let d = ''
    for (let i = 0; i < rays; i++) {
      const angle = -Math.PI + ((i + 0.5) / rays) * Math.PI
      d += `M${polar(60, 32, radius, angle)}L${polar(60, 32, radius + 7, angle)}`
    }
    return lined(d, 'lit', 2)
  }
  if (kind === 1) return lined(disc(60, 32, radius) + disc(60, 32, radius + 4), 'lit', 1.4)
  return lined(`M${60 - radius} 34A${radius} ${radius} 0 0 1 ${60 + radius} 34`, 'lit', 3)
}

export const hooded = (random: Random): readonly Shape[] => {
  const w = 12 + random() * 4
  const at = (k: number): number => round(60 + w * k)
  const shapes: Shape[] = [halo(random)]
  if (random() > 0.4) {
    shapes.push(lined(`M${at(1.9)} 84V${round(20 + random() * 8)}`, 'lit', 2.2))
    shapes.push(filled(disc(at(1.9), round(17 + random() * 5), 4.5), 'lit'))
  }
  const top = round(12 + random() * 4)
  const left = `H${at(-2.1)}Q${at(-1.9)} 52 ${at(-1)} 38Q${at(-1.1)} 18 60 ${top}Z`
  shapes.push(cutout(`M60 ${top}Q${at(1.1)} 18 ${at(1)} 38Q${at(1.9)} 52 ${at(2.1)} 86${left}`))
  shapes.push(
    filled(
      `M${at(-0.6)} 33A${round(w * 0.6)} 10 0 1 1 ${at(0.6)} 33A${round(w * 0.6)} 10 0 1 1 ${at(-0.6)} 33Z`,
      'deep',
    ),
  )
  shapes.push(filled(disc(57, 33, 1.5) + disc(63, 33, 1.5), 'lit'))
  shapes.push(lined('M60 46V86', 'deep', 1.4, 0.6))
  return shapes
}
