/** What spells do to somebody, each drawn once; what differs from card to card is how it is placed, and a detail. */
import { disc, polar, type Random, round, TAU, through } from '../../look/index.ts'
import { closed } from '../outline.ts'
import { cutout, dark, filled, heavy, lined, mirrored, type Shape, star } from '../shape.ts'

type Figure = (random: Random) => readonly Shape[]

/** Points turned about (60, 40), as a closed outline. */
export function turnedOutline(points: readonly (readonly [x: number, y: number])[], degrees: number): string {
  const angle = (degrees / 360) * TAU
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const moved = points.map(([x, y]) => {
    const [dx, dy] = [x - 60, y - 40]
    return [round(60 + dx * c - dy * s), round(40 + dx * s + dy * c)] as const
  })
  return `${through(moved)}Z`
}

export const HEART =
  'M60 73C36 56 27 44 28 29C29 17 39 11 48 13C54 14 58 19 60 25C62 19 66 14 72 13C81 11 91 17 92 29C93 44 84 56 60 73Z'

const drop = (x: number, y: number, r: number): string =>
  `M${x} ${round(y - r * 2)}Q${round(x + r * 1.4)} ${round(y - r * 0.2)} ${round(x + r)} ${y}A${r} ${r} 0 1 1 ${round(x - r)} ${y}Q${round(x - r * 1.4)} ${round(y - r * 0.2)} ${x} ${round(y - r * 2)}Z`

export const flame: Figure = (random) => [
  cutout(
    'M62 3C66 20 89 29 88 52C87 68 74 77 60 77C46 77 33 67 33 51C33 40 41 34 44 23C48 29 50 33 54 35C61 27 60 14 62 3Z',
  ),
  dark('M61 34C65 44 76 48 75 60C74 69 68 73 60 73C52 73 46 69 46 60C46 52 57 47 61 34Z'),
  filled(drop(60, 64, round(5 + random() * 2)), 'lit'),
]

export const skull: Figure = (random) => {
  const crack = round(62 + random() * 12)
  return [
    cutout('M60 7C80 7 91 20 90 36C89 46 84 52 78 55V71H42V55C36 52 31 46 30 36C29 20 40 7 60 7Z'),
    mirrored(dark('M40 33Q48 27 55 35Q55 45 47 46Q39 45 40 33Z')),
    dark('M60 44L54.5 54H65.5Z'),
    lined('M51 59V70M60 59V70M69 59V70', 'deep', 2.2),
    lined(`M${crack} 8L${crack - 5} 17L${crack + 3} 22L${crack - 2} 30`, 'deep', 2.2),
  ]
}

/** Half a sun that swallows the horizon. */
export const shockwave: Figure = (random) => {
  const rays = 9 + 2 * Math.floor(random() * 3)
  const points = Array.from({ length: rays * 2 + 1 }, (_, i) =>
    polar(60, 70, i % 2 ? 42 : 25, Math.PI + (i / (rays * 2)) * Math.PI),
  )
  return [
    lined('M2 70A58 58 0 0 1 118 70', 'lit', 1.6, 0.6),
    lined('M9 70A51 51 0 0 1 111 70', 'lit', 2.4, 0.8),
    cutout(`${through(points)}Z`),
    dark('M42 70A18 18 0 0 1 78 70Z'),
    filled('M49 70A11 11 0 0 1 71 70Z', 'lit'),
    heavy('M-4 72H124', 3),
    filled('M16 66l7-7 5 7ZM92 66l6-8 8 8ZM34 77l4-3 6 3ZM74 77l7-3 5 3Z', 'lit'),
  ]
}

export const crackedPeak: Figure = (random) => {
  const x = round(56 + random() * 8)
  return [
    cutout('M8 74L38 24L50 40L66 10L112 74Z'),
    filled('M66 10L112 74H76L70 44Z', 'mid', 0.5),
    dark(`M66 10L${x - 4} 34L${x + 7} 44L${x - 5} 57L${x + 2} 74H${x + 12}L${x + 3} 58L${x + 16} 43L${x + 5} 34Z`),
    filled('M18 16l7-4 2 7-6 3ZM92 22l6-5 5 6-6 4Z', 'lit'),
  ]
}

export const bleedingHeart: Figure = (random) => [
  cutout(HEART),
  dark('M60 22L52 34L65 43L53 55L61 74L58 74L46 55L57 44L45 34L57 20Z'),
  cutout(drop(40, round(66 + random() * 4), 4.5), 1.2),
  cutout(drop(82, round(64 + random() * 6), 5), 1.2),
]

/** A flower that hangs its head. */
export const wilted: Figure = (random) => {
  const leaf = round(50 + random() * 8)
  return [
    heavy('M46 80C46 50 46 26 62 19C75 14 83 24 82 33', 3.6),
    cutout('M82 27C94 30 101 44 97 61L89 52L83 66L75 53L68 61C65 45 71 30 82 27Z'),
    cutout(`M46 ${leaf}C36 ${leaf - 5} 28 ${leaf} 23 ${leaf + 11}C34 ${leaf + 12} 42 ${leaf + 8} 46 ${leaf}Z`),
    filled('M86 73q5-4 8 1q-4 3-8-1ZM66 75q3-5 8-2q-3 4-8 2Z', 'lit'),
    lined('M18 18L28 28L38 18M18 8L28 18L38 8', 'lit', 3, 0.85),
  ]
}

/** An altar, and the knife above it. */
export const altar: Figure = (random) => [
  cutout('M26 52H94L88 61H32Z'),
  cutout('M38 62H82V77H38Z'),
  dark('M44 66H76V70H44Z'),
  cutout('M57 2H63V11H57Z'),
  cutout('M47 11H73V16H47Z'),
  cutout('M54 17H66V36L60 48L54 36Z'),
  mirrored(lined(`M24 ${round(40 + random() * 6)}Q20 32 26 24`, 'lit', 2, 0.8)),
  mirrored(lined('M34 42Q30 35 35 28', 'lit', 2, 0.6)),
]

/** A card of that size at that angle. */
const leaf = (x: number, y: number, degrees: number): readonly Shape[] => {
  const at = (points: readonly (readonly [number, number])[]): string =>
    turnedOutline(
      points.map(([px, py]) => [60 + px, 40 + py] as const),
      degrees,
    )
  const move = { x: x - 60, y: y - 40, scale: 1, turned: false }
  const sheet = at([
    [-12, -17],
    [12, -17],
    [12, 17],
    [-12, 17],
  ])
  const mark = at([
    [0, -8],
    [6, 0],
    [0, 8],
    [-6, 0],
  ])
  return [
    { ...cutout(sheet), place: move },
    { ...dark(mark), place: move },
  ]
}

/** Cards that slip from a hand. */
export const falling: Figure = (random) => [
  lined('M28 4V18M44 2V10M92 6V22M74 2V12', 'lit', 2, 0.7),
  ...leaf(40, 28, round(-24 - random() * 10)),
  ...leaf(82, 36, round(22 + random() * 12)),
  ...leaf(57, 57, round(66 + random() * 16)),
]

/** A wheel that water turns. */
export const mill: Figure = (random) => {
  const n = 8
  const turn = random()
  const spokes = Array.from({ length: n }, (_, i) => {
    const angle = ((i + turn) / n) * TAU
    return `M60 38L${polar(60, 38, 33, angle).join(' ')}`
  }).join('')
  const paddles = Array.from({ length: n }, (_, i) => {
    const angle = ((i + turn) / n) * TAU
    return `M${polar(60, 38, 33, angle - 0.16).join(' ')}L${polar(60, 38, 33, angle + 0.16).join(' ')}`
  }).join('')
  return [
    heavy(disc(60, 38, 24), 4),
    lined(spokes, 'lit', 2.4),
    heavy(paddles, 4),
    cutout(disc(60, 38, 7)),
    heavy('M6 72Q17 63 28 72T50 72T72 72T94 72T116 72', 3.2),
  ]
}

const BLADE = [
  [60, -4],
  [65, 4],
  [65, 52],
  [55, 52],
  [55, 4],
] as const
const GUARD = [
  [46, 52],
  [74, 52],
  [74, 58],
  [46, 58],
] as const
const GRIP = [
  [56, 58],
  [64, 58],
  [64, 72],
  [56, 72],
] as const

/** Two blades that cross. */
export const duel: Figure = (random) => {
  const angle = round(42 + random() * 10)
  const parts = [BLADE, GUARD, GRIP]
  const sword = (degrees: number): readonly Shape[] => parts.map((part) => cutout(turnedOutline(part, degrees)))
  return [...sword(angle), ...sword(-angle), filled(star(60, 11, 4, 9, 2.6, Math.PI / 4), 'lit')]
}

/** A spell struck through. */
export const struck: Figure = (random) => {
  const rays = 5 + Math.floor(random() * 4)
  return [
    heavy(disc(60, 40, 30), 4.5),
    filled(star(60, 40, rays, 22, 9, random()), 'lit'),
    cutout(
      turnedOutline(
        [
          [55, -2],
          [65, -2],
          [65, 82],
          [55, 82],
        ],
        45,
      ),
      2.6,
    ),
  ]
}

/** A lock on a chain. */
export const locked: Figure = (random) => {
  const links = [16, 104].map((x) => heavy(`M${x - 10} 54a6 5 0 1 0 20 0a6 5 0 1 0-20 0Z`, 3))
  return [
    ...links,
    heavy('M46 38V26A14 14 0 0 1 74 26V38', 6),
    cutout(closed('34,36* 86,36* 86,70 78,76 42,76 34,70')),
    dark(disc(60, 52, round(5 + random() * 1.5))),
    dark('M57.4 54H62.6L65 67H55Z'),
  ]
}
