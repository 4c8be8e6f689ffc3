import { disc, polar, type Random, round } from '../look/index.ts'
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
