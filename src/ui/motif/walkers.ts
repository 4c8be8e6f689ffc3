/** A walker between places: a gate, what shines in it, the way to it, and what crowns it. */
import { disc, hash, polar, type Random, round, TAU } from '../look/index.ts'
import { cutout, dark, filled, lined, mirrored, type Shape, star } from './shape.ts'

/** Gates, each with the darkness in it. */
const GATES: readonly (readonly Shape[])[] = [
  [cutout('M36 84V40A24 24 0 0 1 84 40V84Z'), dark('M43 86V42A17 17 0 0 1 77 42V86Z')],
  [cutout('M36 84V44Q38 24 60 10Q82 24 84 44V84Z'), dark('M43 86V46Q45 32 60 21Q75 32 77 46V86Z')],
  [cutout(disc(60, 44, 32)), dark(disc(60, 44, 24))],
  [cutout('M30 84V14H42V84ZM78 84V14H90V84ZM26 14H94V6H26Z'), dark('M44 86V16H76V86Z')],
  [cutout('M34 84L42 12H78L86 84Z'), dark('M43 86L49 20H71L77 86Z')],
]

const crescent = (x: number, y: number): string =>
  `M${x + 4} ${y - 11}A11.5 11.5 0 1 0 ${x + 4} ${y + 11}A9.5 9.5 0 0 1 ${x + 4} ${y - 11}Z`

/** What shines in the gate. */
const LIGHTS: readonly (readonly Shape[])[] = [
  [filled(star(60, 44, 4, 13, 3.6, Math.PI / 2), 'lit')],
  [filled(crescent(60, 42), 'lit')],
  [filled(disc(60, 42, 6.5), 'lit'), lined(star(60, 42, 8, 12, 9), 'lit', 1.4)],
  [lined('M45 42Q60 28 75 42Q60 56 45 42Z', 'lit', 2.4), filled(disc(60, 42, 4.5), 'lit')],
  [filled('M60 28C70 38 68 54 60 56C52 54 50 46 55 41C56 46 60 44 60 28Z', 'lit')],
  [
    lined('M60 58V34M60 46L52 39M60 42L68 35', 'lit', 2.6),
    filled(disc(52, 38, 3.4) + disc(69, 34, 3.4) + disc(60, 31, 4), 'lit'),
  ],
  [filled('M49 32H71L60 44ZM49 56H71L60 44Z', 'lit')],
]

/** Who or what leads there. */
const WAYS: readonly (readonly Shape[])[] = [
  [lined('M52 84Q60 58 68 84', 'lit', 2)],
  [lined('M48 82H72M50 76H70M52 70H68M54 65H66', 'lit', 2)],
  [cutout('M55 84Q54 66 60 62Q66 66 65 84Z', 1.4), cutout(disc(60, 60, 4), 1.2)],
  [lined('M44 84Q70 80 58 72Q52 68 62 63', 'lit', 2.4)],
]

/** What is around the gate. */
const CROWNS: readonly ((random: Random) => readonly Shape[])[] = [
  (random) => [filled(star(60, 40, 9 + Math.floor(random() * 6), 38, 27, random()), 'lit', 0.4)],
  () => [mirrored(lined('M30 80Q8 56 24 22M24 60L14 52M20 44L30 36', 'lit', 2.4, 0.8))],
  () => [
    lined(disc(60, 42, 38), 'lit', 1.6, 0.8),
    filled([0, 1, 2, 3, 4, 5].map((n) => disc(...polar(60, 42, 38, (n / 6) * TAU), 3)).join(''), 'lit'),
  ],
  (random) => [
    mirrored(filled(`M34 62Q${round(8 + random() * 6)} 48 14 20Q26 30 36 34Z`, 'lit', 0.55)),
    mirrored(filled('M34 72Q14 66 10 46Q22 54 36 56Z', 'lit', 0.35)),
  ],
]

const pick = <T>(all: readonly T[], number: number): T | undefined => all[number % all.length]

/** By the name alone, so that each walker has a picture of its own. */
export const planeswalker = (random: Random, name: string): readonly Shape[] => {
  const h = hash(`${name}|walker`)
  const crown = pick(CROWNS, h >>> 18)?.(random) ?? []
  return [...crown, ...(pick(GATES, h >>> 3) ?? []), ...(pick(LIGHTS, h >>> 8) ?? []), ...(pick(WAYS, h >>> 13) ?? [])]
}
