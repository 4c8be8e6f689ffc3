/** Things that were made: each of a few kinds, with parts that differ by the card. */
import { disc, hash, type Point, polar, type Random, round, TAU, through } from '../look/index.ts'
import { cutout, dark, filled, lined, mirrored, type Shape, star } from './shape.ts'

type Thing = (random: Random) => readonly Shape[]

/** A toothed wheel around a polygon. */
const wheel: Thing = (random) => {
  const teeth = 8 + Math.floor(random() * 5)
  const rim: Point[] = []
  for (let i = 0; i < teeth * 4; i++) rim.push(polar(60, 40, i % 4 < 2 ? 30 : 24, ((i - 0.5) / (teeth * 4)) * TAU))
  const sides = 3 + Math.floor(random() * 4)
  const core: Point[] = []
  for (let i = 0; i < sides; i++) core.push(polar(60, 40, 15, (i / sides) * TAU - Math.PI / 2))
  return [filled(`${through(rim)}Z`, 'lit'), filled(disc(60, 40, 19), 'deep'), lined(`${through(core)}Z`, 'lit', 2.4)]
}

const hourglass: Thing = (random) => {
  const left = round(24 + random() * 8)
  return [
    cutout('M36 10H84V4H36ZM36 76H84V70H36Z'),
    cutout('M42 12H78Q78 28 64 40Q78 52 78 68H42Q42 52 56 40Q42 28 42 12Z'),
    dark(`M48 ${left}H72Q68 32 60 38Q52 32 48 ${left}ZM46 66Q48 ${round(54 + random() * 6)} 60 54Q72 56 74 66Z`),
    mirrored(lined('M39 10V70', 'lit', 2.4)),
  ]
}

const key: Thing = (random) => {
  const teeth = 2 + Math.floor(random() * 2)
  const bits = Array.from(
    { length: teeth },
    (_, i) => `M62 ${68 - i * 10}H${round(74 + random() * 8)}V${62 - i * 10}H62Z`,
  )
  return [
    cutout(`M56 36H64V76H56Z${bits.join('')}`),
    cutout(disc(60, 22, 17)),
    dark(random() > 0.5 ? disc(60, 22, 9) : star(60, 22, 4, 12, 5, Math.PI / 4)),
  ]
}

const lamp: Thing = (random) => [
  lined(disc(60, 10, 7), 'lit', 2.4),
  cutout('M44 20H76L82 30V66L76 76H44L38 66V30Z'),
  dark('M46 32H74V66H46Z'),
  random() > 0.5
    ? filled('M60 36C69 46 70 54 66 60Q60 66 54 60C50 55 56 50 60 36Z', 'lit')
    : filled(star(60, 49, 8, 13, 6, random()), 'lit'),
  lined('M60 30V33M60 64V68', 'lit', 2),
]

const urn: Thing = (random) => {
  const band = round(38 + random() * 12)
  return [
    cutout('M50 8H70V16Q86 24 86 44Q86 64 68 72H76V78H44V72H52Q34 64 34 44Q34 24 50 16Z'),
    lined(`M36 ${band}H84M37 ${band + 8}H83`, 'deep', 2),
    mirrored(lined('M34 40Q20 34 28 22Q36 14 46 20', 'lit', 3)),
    filled(star(60, band + 4, 4 + Math.floor(random() * 3), 7, 3), 'deep'),
  ]
}

const orrery: Thing = (random) => {
  const rings = [14, 23, 32]
  const worlds = rings.map((radius) => disc(...polar(60, 36, radius, random() * TAU), round(3 + random() * 2)))
  return [
    lined(rings.map((radius) => disc(60, 36, radius)).join(''), 'lit', 1.5, 0.8),
    cutout('M57 36H63V72H76V78H44V72H57Z'),
    filled(disc(60, 36, 6.5), 'lit'),
    filled(worlds.join(''), 'lit'),
  ]
}

const mask: Thing = (random) => [
  cutout('M34 18Q60 4 86 18Q90 46 76 62Q68 76 60 78Q52 76 44 62Q30 46 34 18Z'),
  mirrored(random() > 0.5 ? dark('M66 34Q76 28 80 36Q74 42 66 40Z') : dark(disc(73, 36, 5.5))),
  dark(random() > 0.5 ? 'M50 60Q60 54 70 60Q60 66 50 60Z' : 'M52 58H68V64H52Z'),
  mirrored(lined('M60 10V48L64 51', 'deep', 1.8)),
]

const loom: Thing = (random) => {
  const threads = 5 + Math.floor(random() * 4)
  const spread = 44 / (threads - 1)
  const up = Array.from({ length: threads }, (_, i) => `M${round(38 + i * spread)} 16V64`)
  const rows = Array.from({ length: 3 }, (_, i) => `M38 ${round(52 - i * 7)}H${round(60 + random() * 22)}`)
  return [
    cutout('M28 8H36V78H28ZM84 8H92V78H84ZM28 8H92V16H28ZM28 64H92V71H28Z', 1.4),
    lined(up.join(''), 'lit', 1.4, 0.8),
    lined(rows.join(''), 'lit', 3.4),
  ]
}

const bell: Thing = (random) => [
  lined(disc(60, 9, 5), 'lit', 2.4),
  cutout('M60 14Q78 18 78 42Q79 56 88 64H32Q41 56 42 42Q42 18 60 14Z'),
  lined(`M42 ${round(44 + random() * 8)}H78`, 'deep', 2.4),
  cutout(disc(60, 69, 6), 1.4),
  mirrored(lined(`M94 ${round(30 + random() * 8)}Q100 44 96 58`, 'lit', 2, 0.7)),
]

const book: Thing = (random) => [
  cutout('M60 18Q46 8 24 14V70Q46 64 60 74Q74 64 96 70V14Q74 8 60 18Z'),
  lined('M60 18V74', 'deep', 2),
  lined('M32 26Q42 23 52 27M32 38Q42 35 52 39M32 50Q42 47 52 51', 'deep', 2),
  filled(random() > 0.5 ? star(78, 40, 6, 12, 5, random()) : disc(78, 40, 9), 'deep'),
]

const blade: Thing = (random) => {
  const guard = round(14 + random() * 8)
  return [
    cutout('M60 2L68 12L66 54H54L52 12Z'),
    lined('M60 10V50', 'deep', 1.8),
    cutout(`M${60 - guard} 54H${60 + guard}V60H${60 - guard}ZM56 60H64V74H56Z`),
    cutout(random() > 0.5 ? disc(60, 76, 5) : 'M60 70L67 76L60 82L53 76Z', 1.4),
  ]
}

const hammer: Thing = (random) => {
  const head = round(20 + random() * 8)
  return [
    cutout('M56 26H64V80H56Z'),
    cutout(`M${60 - head} 8H${60 + head}V30H${60 - head}Z`),
    lined(`M${round(66 - head)} 8V30M${round(54 + head)} 8V30M56 62H64M56 68H64`, 'deep', 2),
  ]
}

const polearm: Thing = (random) => [
  cutout('M57 20H63V82H57Z'),
  cutout('M60 0L70 16L63 24H57L50 16Z'),
  cutout(random() > 0.5 ? 'M63 22Q84 22 86 44Q76 36 63 38Z' : 'M63 24L82 30L63 36ZM57 24L38 30L57 36Z'),
  lined('M55 48H65M55 54H65', 'deep', 2.2),
]

const coat: Thing = (random) => [
  cutout('M44 10Q60 18 76 10L96 24L86 38L80 34V76H40V34L34 38L24 24Z'),
  lined('M60 16V76', 'deep', 2),
  lined(`M44 ${round(40 + random() * 6)}H76M44 ${round(58 + random() * 6)}H76`, 'deep', 1.8),
  filled(disc(60, 30, 3.5), 'deep'),
]

/** Words of names that say what a thing is. */
const NAMED: readonly (readonly [words: RegExp, thing: Thing])[] = [
  [/hourglass|clock|escapement|dial/i, hourglass],
  [/\bkey\b/i, key],
  [/lantern|lamp|censer|afterglow|candle/i, lamp],
  [/\burn\b|bottle|jar|cauldron|kiln|chalice/i, urn],
  [/orrery|globe|sphere|lodestar|astrolabe/i, orrery],
  [/mask|face|helm|crown/i, mask],
  [/loom|weav/i, loom],
  [/bell|gong|chime/i, bell],
  [/book|tome|codex|atlas|ledger/i, book],
  [/blade|sword|dagger|knife/i, blade],
  [/hammer|maul|mallet/i, hammer],
  [/pike|glaive|spear|lance|staff|baton|rod|wand/i, polearm],
  [/mantle|cloak|coat|harness|mail|plate/i, coat],
]

/** What is worn or wielded, and everything else. */
const GEAR = [blade, hammer, polearm, coat, mask]
const THINGS = [wheel, hourglass, key, lamp, urn, orrery, mask, loom, bell, book]

/** What is around it. */
const AROUND: readonly Thing[] = [
  () => [],
  (random) => [filled(star(60, 40, 7 + Math.floor(random() * 5), 44, 30, random()), 'lit', 0.28)],
  () => [{ d: disc(60, 40, 38), stroke: 'lit', width: 1.4, dash: '2 5' }],
  (random) => {
    const dots = Array.from({ length: 7 }, () =>
      disc(round(random() * 120), round(random() * 70), round(1 + random() * 2)),
    )
    return [filled(dots.join(''), 'lit', 0.8)]
  },
  () => [mirrored(lined('M24 12Q6 40 24 68M14 24Q4 40 14 56', 'lit', 2, 0.6))],
]

/** An artifact: what its name says, or one of the kinds that things of its type are. */
export const artifact = (random: Random, name: string, subtypes: readonly string[]): readonly Shape[] => {
  const kinds = subtypes.includes('Equipment') ? GEAR : THINGS
  const h = hash(`${name}|thing`)
  const thing = NAMED.find(([words]) => words.test(name))?.[1] ?? kinds[(h >>> 9) % kinds.length] ?? wheel
  return [...(AROUND[(h >>> 19) % AROUND.length]?.(random) ?? []), ...thing(random)]
}
