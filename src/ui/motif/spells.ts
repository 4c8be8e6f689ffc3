import { disc, hash, oneOf, type Point, polar, type Random, round, TAU, through } from '../look/index.ts'
import {
  altar,
  bleedingHeart,
  crackedPeak,
  duel,
  falling,
  flame,
  locked,
  mill,
  shockwave,
  skull,
  struck,
  wilted,
} from './figures/harm.ts'
import {
  banner,
  blade,
  book,
  company,
  counters,
  crystals,
  eye,
  freed,
  heart,
  map,
  risen,
  seedling,
  shield,
  wings,
  wreath,
} from './figures/help.ts'
import { back, buried, clock, crown, deflected, die, gate, mask, puppet, scales, twice } from './figures/turns.ts'
import { cutout, filled, lined, placed, type Shape, star } from './shape.ts'
import type { Theme } from './theme.ts'

type Figure = (random: Random) => readonly Shape[]

/** What is told of a spell. */
interface Told {
  readonly name: string
  readonly theme?: Theme | undefined
}

const bolt = (random: Random): readonly Shape[] => {
  const k = random() > 0.5 ? 1 : -1
  const x = (n: number): number => round(60 + k * n)
  const j = random() * 5
  const tip = `M${x(22)} ${round(4 + j)}L${x(-14)} 40L${x(3)} 43L${x(-20)} ${round(76 - j)}L${x(24)} 33L${x(6)} 31Z`
  const echo = `M${x(34)} 12L${x(14)} 30M${x(-32)} 66L${x(-10)} 50M${x(38)} 46L${x(28)} 40`
  return [cutout(tip), lined(echo, 'lit', 1.6, 0.7)]
}

const whorl = (random: Random): readonly Shape[] => {
  const start = random() * 6
  const turns = 2.2 + random() * 0.8
  const points: Point[] = []
  for (let i = 0; i <= 72; i++) points.push(polar(60, 40, 4 + (i / 72) * 29, start + (i / 72) * turns * TAU))
  const [ex, ey] = polar(60, 40, 33, start + turns * TAU)
  return [lined(through(points), 'lit', 4), filled(disc(60, 40, 6.5), 'lit'), cutout(disc(ex, ey, 5), 1.4)]
}

const sweep = (random: Random): readonly Shape[] => {
  const k = random() > 0.5 ? 1 : -1
  const blades = [0, 1, 2].map((i) => {
    const q = 26 + i * 11
    const w = 5 - i * 1.3
    const from = `${round(60 - k * (30 - i * 4))} ${72 - i * 3}`
    const tip = `${round(60 + k * (34 - i * 2))} ${10 + i * 9}`
    const bow = `${round(60 - k * 4 + k * q * 0.5)} ${round(66 - q)}`
    const back = `${round(60 + k * (q * 0.6 + w * 2))} ${round(70 - q + w * 2)}`
    return filled(`M${from}Q${bow} ${tip}Q${back} ${from}Z`, 'lit', 1 - i * 0.25)
  })
  const spark = `M${60 - k * 20} ${round(12 + random() * 8)}l2.2 5.8 5.8 2.2-5.8 2.2-2.2 5.8-2.2-5.8-5.8-2.2 5.8-2.2Z`
  return [...blades, filled(spark, 'lit')]
}

const comet = (random: Random): readonly Shape[] => {
  const k = random() > 0.5 ? 1 : -1
  const [hx, hy] = [60 + k * 24, round(24 + random() * 8)]
  const tail = [-2, -1, 0, 1, 2].map((i) => {
    const ox = i * 7
    const from = `${round(60 - k * (50 - Math.abs(ox)))} ${round(84 + ox * 0.6)}`
    const bend = `${round(60 - k * 8 + ox)} ${round(66 + ox * 0.7)}`
    return lined(`M${from}Q${bend} ${hx} ${hy}`, 'lit', round(7 - Math.abs(i) * 1.8), 0.95 - Math.abs(i) * 0.25)
  })
  const rays = 4 + Math.floor(random() * 3)
  return [...tail, cutout(star(hx, hy, rays, 21, 8.5, -0.4)), filled(disc(hx, hy, 4), 'deep')]
}

/** A burst, with sparks between its points. */
const burst = (random: Random): readonly Shape[] => {
  const n = 7 + Math.floor(random() * 5)
  const points: Point[] = []
  for (let i = 0; i < n * 2; i++) {
    const outer = 27 + random() * 5
    points.push(polar(60, 40, i % 2 ? 12 : outer, (i / (n * 2)) * TAU))
  }
  let sparks = ''
  for (let i = 0; i < n; i++) sparks += disc(...polar(60, 40, 36, ((i + 0.25) / n) * TAU), 2)
  return [
    filled(`${sparks}${through(points)}Z`, 'lit'),
    filled(disc(60, 40, 8), 'deep'),
    filled(disc(60, 40, 3.4), 'lit'),
  ]
}

/** Rings that go out from a point, broken here and there. */
const ripples = (random: Random): readonly Shape[] => {
  const rings = [10, 18, 26, 34].map((radius): Shape => {
    const from = random() * TAU
    const [start, end] = [polar(60, 40, radius, from), polar(60, 40, radius, from + TAU * 0.8)]
    return lined(`M${start.join(' ')}A${radius} ${radius} 0 1 1 ${end.join(' ')}`, 'lit', round(4.4 - radius / 12))
  })
  return [...rings, filled(disc(60, 40, 4.5), 'lit')]
}

/** An open hand of rays below a star. */
const fan = (random: Random): readonly Shape[] => {
  const n = 5 + 2 * Math.floor(random() * 2)
  const blades = Array.from({ length: n }, (_, i) => {
    const angle = -Math.PI / 2 + ((i - (n - 1) / 2) * 2.2) / n
    const [tip, left, right] = [
      polar(60, 76, 58, angle),
      polar(60, 76, 34, angle - 0.1),
      polar(60, 76, 34, angle + 0.1),
    ]
    return `M60 76L${left.join(' ')}L${tip.join(' ')}L${right.join(' ')}Z`
  })
  return [
    cutout(blades.join(''), 1.2),
    filled(star(60, 72, 6, 11, 5, random()), 'lit'),
    filled(disc(60, 72, 3), 'deep'),
  ]
}

/** A sheet of signs that unrolls. */
const scroll = (random: Random): readonly Shape[] => {
  const lines = Array.from({ length: 4 }, (_, i) => `M44 ${28 + i * 9}H${round(62 + random() * 16)}`)
  return [
    cutout('M36 16H86Q80 22 82 30V64Q82 70 88 70H42Q34 70 36 62Z'),
    lined(lines.join(''), 'deep', 2.6),
    cutout('M30 16A6 6 0 0 1 42 16V22H30Z', 1.4),
    filled(star(74, 60, 5, 9, 4, random()), 'deep'),
  ]
}

const UNTOLD = [burst, ripples, fan, scroll, whorl, sweep]

const DRAWN: Readonly<Record<Theme, Figure>> = {
  back,
  blessed: crown,
  burn: (random) => oneOf(random, [flame, bolt, comet])(random),
  bury: buried,
  chance: die,
  change: mask,
  copy: twice,
  control: puppet,
  counter: struck,
  counters,
  deflect: deflected,
  destroy: skull,
  discard: falling,
  drain: bleedingHeart,
  draw: book,
  exile: gate,
  fight: duel,
  foresee: eye,
  free: freed,
  law: scales,
  life: heart,
  lock: locked,
  mana: crystals,
  mend: wreath,
  mill,
  pump: blade,
  quake: crackedPeak,
  raise: risen,
  rally: banner,
  ramp: seedling,
  sacrifice: altar,
  search: map,
  shrink: wilted,
  sweep: shockwave,
  time: clock,
  token: company,
  ward: shield,
  wings,
}

/** All that can be drawn. */
export const THEMES: readonly Theme[] = Object.keys(DRAWN).filter((name) => name in DRAWN) as Theme[]

const motes: Figure = (random) => {
  let d = ''
  for (let i = 0; i < 9; i++)
    d += disc(round(4 + random() * 112), round(4 + random() * 60), round(0.8 + random() * 1.6))
  return [filled(d, 'lit', 0.8)]
}

const halo: Figure = (random) => [
  lined(disc(60, 40, round(40 + random() * 4)), 'lit', 1.2, 0.6),
  { d: disc(60, 40, round(46 + random() * 4)), stroke: 'lit', width: 1, opacity: 0.5, dash: '1 4' },
]

const beams: Figure = (random) => {
  const n = 10 + Math.floor(random() * 6)
  const d = Array.from({ length: n }, (_, i) => {
    const angle = ((i + random() * 0.5) / n) * TAU
    return `M${polar(60, 40, 44, angle).join(' ')}L${polar(60, 40, 52 + random() * 10, angle).join(' ')}`
  })
  return [lined(d.join(''), 'lit', 2, 0.55)]
}

const plain: Figure = () => []

/** What a spell does, or something without a meaning where that can't be told; the card's own in place and light. */
export const spell = (random: Random, { name, theme }: Told): readonly Shape[] => {
  const around = oneOf(random, [motes, halo, beams, plain])(random)
  const figure = theme ? DRAWN[theme] : (UNTOLD[(hash(name) >>> 20) % UNTOLD.length] ?? burst)
  const place = {
    x: round(random() * 12 - 6),
    y: round(random() * 4 - 2),
    scale: round((0.78 + random() * 0.12) * 100) / 100,
    turned: random() > 0.5,
  }
  return [...around, ...placed(figure(random), place)]
}

/** A rose curve within a dotted circle. */
const rose: Figure = (random) => {
  const petals = [3, 4, 5, 7][Math.floor(random() * 4)] ?? 5
  const waves = 2 + Math.floor(random() * 2)
  const points: Point[] = []
  for (let i = 0; i < 120; i++) {
    const t = (i / 120) * TAU
    points.push(polar(60, 40, 17 + 11 * Math.cos(petals * t) + 3 * Math.cos(waves * t), t))
  }
  const line = `${through(points)}Z`
  return [filled(line, 'lit', 0.22), lined(line, 'lit', 2.2), filled(disc(60, 40, 5), 'lit')]
}

/** What stays: the same within a circle of signs. */
export const enchantment = (random: Random, { theme }: Told): readonly Shape[] => {
  const n = 12 + 4 * Math.floor(random() * 4)
  const turn = random()
  const signs = Array.from({ length: n }, (_, i) => {
    const [x, y] = polar(60, 40, 36, ((i + turn) / n) * TAU)
    return i % 2 ? disc(x, y, 1) : star(x, y, 4, 3, 1.1)
  })
  const ring = [lined(disc(60, 40, 31.5), 'lit', 1.2, 0.8), filled(signs.join(''), 'lit')]
  if (!theme) return [...ring, ...rose(random)]
  const scale = round((0.6 + random() * 0.08) * 100) / 100
  const place = { x: 0, y: 0, scale, turned: random() > 0.5 }
  return [filled(disc(60, 40, 31), 'deep', 0.35), ...ring, ...placed(DRAWN[theme](random), place)]
}
