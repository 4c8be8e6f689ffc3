/** What spells give, each drawn once; what differs from card to card is how it is placed, and a detail. */
import { disc, oneOf, polar, type Random, round, TAU, through } from '../../look/index.ts'
import { cutout, dark, filled, heavy, lined, mirrored, type Shape, star } from '../shape.ts'
import { HEART } from './harm.ts'

type Figure = (random: Random) => readonly Shape[]

/** An open book, with light above it. */
export const book: Figure = (random) => [
  filled(star(60, 17, 4 + Math.floor(random() * 4), 13, 4.5, random()), 'lit'),
  mirrored(cutout('M60 38Q44 25 22 30V68Q44 63 60 75Z')),
  mirrored(lined('M53 43Q42 35 29 37M53 52Q42 44 29 46M53 61Q42 53 29 55', 'deep', 2)),
]

/** A map, with the way to what is looked for. */
export const map: Figure = (random) => {
  const [x, y] = [round(74 + random() * 8), round(26 + random() * 8)]
  return [
    cutout('M20 20L46 10L74 20L100 10V62L74 72L46 62L20 72Z'),
    filled('M46 10L74 20V72L46 62Z', 'mid', 0.35),
    lined('M46 10V62M74 20V72', 'deep', 1.6),
    {
      d: `M28 60Q36 40 48 48Q60 56 ${x - 7} ${y + 9}`,
      stroke: 'deep',
      width: 2.8,
      dash: '5 5',
    },
    lined(`M${x} ${y - 6}l12 12M${x + 12} ${y - 6}l-12 12`, 'deep', 3.4),
  ]
}

export const seedling: Figure = (random) => {
  const lift = round(random() * 8)
  return [
    cutout('M14 84Q60 52 106 84Z'),
    heavy('M60 70V38', 4),
    cutout(`M60 46C60 26 76 ${14 - lift / 2} 98 12C99 34 82 48 60 46Z`),
    cutout(`M60 56C60 38 44 ${28 - lift} 22 28C22 46 38 58 60 56Z`),
    lined('M62 45Q76 36 88 20M58 55Q44 48 32 36', 'deep', 1.6),
  ]
}

const pawn = (x: number, y: number, s: number): readonly Shape[] => [
  cutout(
    `M${round(x - 15 * s)} ${round(y + 40 * s)}Q${round(x - 14 * s)} ${round(y + 6 * s)} ${x} ${y}Q${round(x + 14 * s)} ${round(y + 6 * s)} ${round(x + 15 * s)} ${round(y + 40 * s)}Z`,
  ),
  cutout(disc(x, y, round(10 * s))),
  dark(`M${round(x - 6 * s)} ${y}a${round(6 * s)} ${round(6 * s)} 0 0 1 ${round(12 * s)} 0Z`),
]

/** Some that weren't there before. */
export const company: Figure = (random) => [
  ...(random() > 0.4 ? pawn(22, 30, 0.8) : []),
  ...(random() > 0.4 ? pawn(98, 30, 0.8) : []),
  ...pawn(40, 28, 1),
  ...pawn(80, 28, 1),
  ...pawn(60, 26, 1.25),
]

export const blade: Figure = (random) => {
  const gap = round(random() * 4)
  return [
    mirrored(
      lined(`M${80 + gap} 44L${91 + gap} 33L${102 + gap} 44M${80 + gap} 28L${91 + gap} 17L${102 + gap} 28`, 'lit', 4),
    ),
    cutout('M60 1L68 12V52H52V12Z'),
    lined('M60 10V50', 'deep', 1.8),
    cutout('M40 52H80V59H40Z'),
    cutout('M56 59H64V72H56Z'),
    cutout(disc(60, 75, 4.6)),
  ]
}

export const banner: Figure = (random) => {
  const cut = oneOf(random, ['L98 44L84 29', 'L98 50L90 44L82 50', 'L96 44'])
  return [
    mirrored(heavy('M20 84L27 28', 2.6)),
    mirrored(cutout('M27 18L32 31L22 31Z')),
    heavy('M42 4V84', 4),
    cutout(`M43 9Q58 3 72 10T98 12${cut}Q84 52 70 46T43 46Z`),
    dark(star(66, 28, 4 + Math.floor(random() * 3), 11, 4.6)),
  ]
}

export const heart: Figure = () => [cutout(HEART), dark('M55 28H65V38H75V48H65V58H55V48H45V38H55Z')]

export const shield: Figure = (random) => [
  cutout('M60 4L92 14V38C92 58 78 71 60 78C42 71 28 58 28 38V14Z'),
  filled('M60 4L92 14V38C92 58 78 71 60 78Z', 'mid', 0.5),
  lined('M60 11L85 19V38C85 54 74 65 60 71C46 65 35 54 35 38V19Z', 'deep', 1.8),
  dark(star(60, 39, 4 + Math.floor(random() * 4), 15, 6, -Math.PI / 2)),
]

/** A wreath of leaves. */
export const wreath: Figure = (random) => {
  const n = 11 + Math.floor(random() * 3)
  const leaves = Array.from({ length: n }, (_, i) => {
    const angle = ((i + 0.5) / n) * TAU - Math.PI / 2
    const [from, tip] = [polar(60, 40, 24, angle - 0.2), polar(60, 40, 38, angle + 0.36)]
    const [out, back] = [polar(60, 40, 38, angle - 0.06), polar(60, 40, 24, angle + 0.26)]
    return `M${from.join(' ')}Q${out.join(' ')} ${tip.join(' ')}Q${back.join(' ')} ${from.join(' ')}Z`
  })
  return [
    heavy(disc(60, 40, 25), 2.4),
    cutout(leaves.join(''), 1.2),
    filled('M56 28H64V36H72V44H64V52H56V44H48V36H56Z', 'lit'),
  ]
}

export const wings: Figure = (random) => {
  const feathers = [0, 1, 2, 3, 4].map((i) => {
    const [tx, ty] = [round(112 - i * 8), round(10 + i * 13)]
    return mirrored(
      cutout(
        `M66 ${22 + i * 5}Q${round(84 - i * 2)} ${round(4 + i * 11)} ${tx} ${ty}Q${round(92 - i * 5)} ${round(34 + i * 9)} 66 ${36 + i * 7}Z`,
        1.3,
      ),
    )
  })
  return [...feathers.reverse(), cutout(star(60, 36, 4, round(15 + random() * 4), 6, -Math.PI / 2))]
}

const gem = (x: number, y: number, r: number): string =>
  `${through(Array.from({ length: 6 }, (_, i) => polar(x, y, r, (i / 6) * TAU + Math.PI / 6)))}Z`

const PLUS = (x: number, y: number): string => `M${x - 6} ${y}h12M${x} ${y - 6}v12`

/** A pile of marks. */
export const counters: Figure = (random) => {
  const places = [
    [42, 58],
    [78, 58],
    [60, 27],
  ] as const
  const further = random() > 0.5 ? [...places, [24, 28] as const] : [...places, [96, 28] as const]
  return further.flatMap(([x, y], i) =>
    i < 3 ? [cutout(gem(x, y, 18)), lined(PLUS(x, y), 'deep', 3)] : [filled(gem(x, y, 8), 'lit', 0.75)],
  )
}

const crystal = (x: number, top: number, w: number): readonly Shape[] => [
  cutout(`M${x} ${top}L${x + w} ${top + 14}V70L${x} 78L${x - w} 70V${top + 14}Z`),
  filled(`M${x} ${top}L${x + w} ${top + 14}V70L${x} 78Z`, 'mid', 0.55),
]

export const crystals: Figure = (random) => [
  ...crystal(36, round(28 + random() * 8), 11),
  ...crystal(84, round(24 + random() * 10), 11),
  ...crystal(60, 4, 14),
]

/** A sun that comes round again. */
export const freed: Figure = (random) => [
  filled(star(60, 41, 8 + Math.floor(random() * 4), 16, 9), 'lit'),
  heavy('M84 60A31 31 0 1 1 89 29', 5),
  cutout('M79 32L99 34L92 14Z'),
]

/** A stone, and what rises from below it. */
export const risen: Figure = (random) => [
  mirrored(lined(`M92 18L${round(101 + random() * 5)} 11M94 34L108 32M88 5L93 -3`, 'lit', 2.4, 0.8)),
  cutout('M34 74V32A26 26 0 0 1 86 32V74Z'),
  dark('M60 18L76 37H66V62H54V37H44Z'),
  cutout('M8 74H112V79H8Z'),
]

export const eye: Figure = (random) => [
  mirrored(lined('M62 9V-1M76 12L81 3M90 19L98 11', 'lit', 2.6)),
  cutout('M12 42Q34 12 60 12T108 42Q86 70 60 70T12 42Z'),
  dark(disc(60, 41, 20)),
  filled(star(60, 41, 5 + Math.floor(random() * 4), 15, 6, random()), 'lit'),
  dark(disc(60, 41, 4)),
]
