/** What spells do with the game itself: where things are, whose they are, what they are, and when. */
import { disc, polar, type Random, round, TAU, through } from '../../look/index.ts'
import { cutout, dark, filled, heavy, lined, mirrored, type Shape, star } from '../shape.ts'
import { turnedOutline } from './harm.ts'

type Figure = (random: Random) => readonly Shape[]

/** A gate with nothing behind it but light. */
export const gate: Figure = (random) => [
  cutout('M28 80V38A32 32 0 0 1 92 38V80H80V40A20 20 0 0 0 40 40V80Z'),
  dark('M40 80V40A20 20 0 0 1 80 40V80Z'),
  filled(star(60, 46, 7 + Math.floor(random() * 4), 20, 5, random()), 'lit'),
  lined('M60 46L45 80M60 46L75 80M60 46V80', 'lit', 1.4, 0.7),
  cutout('M20 76H100V81H20Z'),
]

/** The way back. */
export const back: Figure = (random) => {
  const y = round(70 + random() * 4)
  return [
    heavy('M90 66V42A26 26 0 0 0 38 42V48', 9),
    cutout('M18 44H58L38 68Z'),
    lined(`M12 ${y + 4}Q22 ${y - 4} 32 ${y + 4}T52 ${y + 4}T72 ${y + 4}T92 ${y + 4}T112 ${y + 4}`, 'lit', 2.2, 0.8),
  ]
}

/** Down into a pile. */
export const buried: Figure = (random) => {
  const sheet = (y: number) => cutout(`M60 ${y - 15}L100 ${y}L60 ${y + 15}L20 ${y}Z`)
  return [
    ...[66, 58, 50].map(sheet),
    cutout('M53 2H67V24H81L60 48L39 24H53Z'),
    filled(star(96, round(18 + random() * 8), 4, 7, 2), 'lit'),
  ]
}

/** A puppet on its strings. */
export const puppet: Figure = (random) => {
  const lift = round(random() * 8)
  return [
    heavy(`M32 9L36 ${46 - lift}M88 9L84 ${40 + lift}M60 9V30`, 1.4),
    cutout('M22 3H98V11H22Z'),
    cutout(disc(60, 34, 9)),
    heavy(`M50 50L36 ${46 - lift}M70 50L84 ${40 + lift}`, 4),
    cutout('M50 46H70L76 66H44Z'),
    heavy('M53 66L50 80M67 66L70 80', 4),
  ]
}

/** The same once more. */
export const twice: Figure = (random) => {
  const rays = 4 + Math.floor(random() * 4)
  const sheet = (x: number, y: number): readonly Shape[] => [
    cutout(`M${x} ${y}h38a4 4 0 0 1 4 4v46a4 4 0 0 1-4 4h-38a4 4 0 0 1-4-4v-46a4 4 0 0 1 4-4Z`),
    dark(star(x + 19, y + 27, rays, 16, 6)),
  ]
  const shadow = sheet(58, 4).map((shape) => ({ ...shape, opacity: 0.72 }))
  return [...shadow, ...sheet(24, 20)]
}

/** A clock that goes round once more. */
export const clock: Figure = (random) => {
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * TAU
    return `M${polar(60, 41, 20, angle).join(' ')}L${polar(60, 41, i % 3 ? 23 : 17, angle).join(' ')}`
  })
  const hand = polar(60, 41, 13, random() * TAU)
  return [
    cutout(disc(60, 41, 27)),
    lined(ticks.join(''), 'deep', 2.2),
    lined(`M60 41V25M60 41L${hand.join(' ')}`, 'deep', 3.2),
    heavy('M25 59A39 39 0 0 1 24 25', 3),
    heavy('M95 23A39 39 0 0 1 96 57', 3),
    cutout('M14 30L26 13L33 31Z', 1.2),
    cutout('M106 52L94 69L87 51Z', 1.2),
  ]
}

/** A mask of two faces. */
export const mask: Figure = (random) => {
  const y = round(33 + random() * 4)
  return [
    cutout('M24 12Q60 22 96 12C98 50 82 70 60 78C38 70 22 50 24 12Z'),
    filled('M60 17Q78 17 96 12C98 50 82 70 60 78Z', 'deep', 0.62),
    dark(`M34 ${y}Q43 ${y - 8} 53 ${y + 2}Q43 ${y + 7} 34 ${y}Z`),
    filled(`M86 ${y}Q77 ${y - 8} 67 ${y + 2}Q77 ${y + 7} 86 ${y}Z`, 'lit'),
    lined('M42 57Q50 64 60 62', 'deep', 2.4),
    lined('M60 62Q70 58 78 64', 'lit', 2.4),
  ]
}

/** Something thrown back. */
export const deflected: Figure = (random) => {
  const [x, y] = [round(94 + random() * 6), round(12 + random() * 6)]
  return [
    filled(star(60, 57, 8, 17, 6, random()), 'lit', 0.9),
    heavy(`M16 14L60 56L${x - 4} ${y + 5}`, 5),
    cutout(
      turnedOutline(
        [
          [x - 10, y - 9],
          [x + 10, y - 5],
          [x + 2, y + 14],
        ],
        0,
      ),
    ),
    cutout('M24 62H96V70H24Z'),
    cutout('M34 70H86V76H34Z'),
  ]
}

export const scales: Figure = (random) => {
  const tip = round(random() * 10 - 5)
  const pan = (x: number, y: number): readonly Shape[] => [
    heavy(`M${x} ${y}L${x - 14} ${y + 28}M${x} ${y}L${x + 14} ${y + 28}`, 1.6),
    cutout(`M${x - 18} ${y + 28}H${x + 18}Q${x + 14} ${y + 41} ${x} ${y + 41}T${x - 18} ${y + 28}Z`),
  ]
  return [
    cutout('M57 12H63V70H57Z'),
    cutout('M40 76Q44 68 60 68T80 76Z'),
    heavy(`M28 ${18 + tip}L92 ${18 - tip}`, 4),
    ...pan(28, 18 + tip),
    ...pan(92, 18 - tip),
    cutout(disc(60, 12, 5.5)),
  ]
}

export const die: Figure = (random) => {
  const corner = (i: number) => polar(60, 40, 36, (i / 6) * TAU - Math.PI / 2)
  const rim = `${through([0, 1, 2, 3, 4, 5].map(corner))}Z`
  const [right, bottom, left] = [corner(1), corner(3), corner(5)]
  const one = random() > 0.5
  return [
    cutout(rim),
    filled(`M60 40L${right.join(' ')}L${corner(2).join(' ')}L${bottom.join(' ')}Z`, 'mid', 0.75),
    lined(`M60 40L${right.join(' ')}M60 40L${bottom.join(' ')}M60 40L${left.join(' ')}`, 'deep', 2),
    dark(one ? disc(60, 22, 5) : disc(46, 22, 4) + disc(74, 22, 4) + disc(60, 22, 4)),
    dark(disc(38, 40, 3.8) + disc(50, 62, 3.8)),
    dark(disc(82, 40, 3.8) + disc(76, 51, 3.8) + disc(70, 62, 3.8)),
  ]
}

/** What makes somebody more than they were. */
export const crown: Figure = (random) => {
  const gems = 3 + 2 * Math.floor(random() * 2)
  const row = Array.from({ length: gems }, (_, i) => disc(round(60 + (i - (gems - 1) / 2) * (44 / gems)), 62, 2.6))
  return [
    mirrored(lined('M74 12L84 0M90 20L104 10', 'lit', 2.4, 0.8)),
    cutout('M26 28L44 42L60 14L76 42L94 28L88 56H32Z'),
    cutout('M32 56H88V69H32Z'),
    dark(row.join('')),
    cutout(disc(26, 26, 4.5) + disc(60, 12, 4.5) + disc(94, 26, 4.5)),
  ]
}
