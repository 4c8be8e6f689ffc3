import { disc, oval } from '../../look/index.ts'
import { cut, modelled } from '../outline.ts'
import { cutout, dark, filled, lined, mirrored, type Shape } from '../shape.ts'

type Drawings = Readonly<Record<string, readonly Shape[]>>

/** What grows. */
export const GROWTH = {
  treefolk: [
    mirrored(cutout('M70 24Q84 22 88 8L92 18L104 10Q100 28 80 34ZM72 50Q90 48 98 38L100 48L108 50Q94 62 74 60Z')),
    ...modelled('60,14* 70,22 76,40 72,64 88,90* 60,86'),
    mirrored(dark('M63 36L72 32L70 40Z')),
    dark(oval(60, 54, 4, 7)),
    filled(`${disc(60, 8, 12)}${disc(44, 12, 9)}${disc(76, 12, 9)}`, 'lit', 0.9),
    lined('M50 66Q52 76 46 86M70 66Q68 76 74 86M60 68V84', 'deep', 1.5),
  ],
  oldtree: [
    cutout(`${disc(60, 18, 20)}${disc(36, 26, 16)}${disc(84, 26, 16)}`),
    filled(`${disc(60, 18, 20)}${disc(36, 26, 16)}${disc(84, 26, 16)}`, 'lit'),
    filled(`${disc(68, 24, 16)}${disc(86, 30, 12)}${disc(44, 32, 10)}`, 'mid', 0.4),
    ...modelled('60,34* 74,36 72,62 96,92* 60,88'),
    dark(disc(53, 48, 2.8) + disc(67, 48, 2.8)),
    lined('M52 60Q60 56 68 60M56 66V80M65 68V82', 'deep', 1.8),
  ],
  bare: [
    lined(
      'M48 40Q40 20 24 14M40 24L42 8M34 18L22 24M72 40Q82 20 98 16M82 24L80 6M88 20L102 26M60 34V6M60 18L68 8M60 20L52 12',
      'lit',
      4,
    ),
    cutout('M44 36Q60 28 76 36L74 64Q84 76 94 90H66L60 80L52 90H26Q38 76 46 64Z'),
    filled('M60 32Q70 32 76 36L74 64Q84 76 94 90H66L60 80Z', 'mid', 0.45),
    dark('M48 44L58 48L49 52ZM72 44L62 48L71 52Z'),
    lined('M52 62L56 58L60 62L64 58L68 62', 'deep', 1.8),
  ],
  pine: [
    cutout('M52 60H68L72 90H48Z'),
    cutout('M60 -2L76 20H69L88 44H80L104 72H16L40 44H32L51 20H44Z'),
    filled('M60 -2L76 20H69L88 44H80L104 72H60Z', 'mid', 0.45),
    mirrored(dark('M64 40L75 34L73 42Z')),
    dark('M50 54Q60 48 70 54Q60 62 50 54Z'),
    mirrored(lined('M82 62Q102 58 106 40M100 50L112 48', 'lit', 3)),
  ],
  sprout: [
    lined('M60 90Q56 70 60 50', 'deep', 7),
    lined('M60 90Q56 70 60 50', 'lit', 4),
    cutout('M60 80Q76 58 104 62Q92 86 60 82ZM58 82Q44 64 18 68Q30 90 58 84Z'),
    mirrored(cutout('M62 30Q84 4 92 24Q98 44 66 46Z')),
    mirrored(cutout('M60 26Q58 4 72 6Q82 14 66 34Z')),
    cutout(disc(60, 38, 15)),
    dark(disc(54, 35, 2.2) + disc(66, 35, 2.2)),
    lined('M53 43Q60 49 67 43', 'deep', 1.8),
  ],
  flytrap: [
    lined('M60 92Q80 74 62 58', 'deep', 8),
    lined('M60 92Q80 74 62 58', 'lit', 5),
    cut('14,44* 22,14 60,4 96,18 104,44* 92,38 62,40 30,38'),
    cut('20,50* 34,46 62,46 88,46 100,50* 90,66 62,72 32,66'),
    filled('M24 42l4 8l4 -9l4 9l4 -9l5 9l5 -10l5 10l5 -10l5 10l5 -10l5 10l5 -9l5 9l4 -8l5 7Z', 'lit'),
    dark(disc(44, 24, 2.6) + disc(74, 24, 2.6) + disc(60, 16, 2)),
    cutout('M64 84Q82 72 104 82Q88 94 64 86Z'),
  ],
  mushroom: [
    ...modelled('60,40* 72,42 74,66 82,88* 60,90*'),
    cutout('M20 44Q20 10 60 8Q100 10 100 44Q80 52 60 50Q40 52 20 44Z'),
    filled('M62 8Q99 10 99 43Q80 51 62 49Z', 'mid', 0.45),
    dark(oval(44, 24, 5, 4) + oval(66, 20, 6, 4) + oval(84, 34, 4, 4) + oval(32, 38, 3, 3)),
    dark(disc(54, 60, 2.4) + disc(67, 60, 2.4)),
    lined('M56 70Q60 67 65 70', 'deep', 1.6),
  ],
  spores: [
    cutout('M66 88L70 46H84L88 88ZM20 88L24 60H36L38 88ZM42 90L46 40H58L62 90Z'),
    cutout(
      'M28 44Q30 16 52 16Q74 16 76 44Q52 38 28 44ZM60 50Q62 28 78 28Q96 30 98 50Q78 44 60 50ZM8 64Q12 46 30 46Q46 48 48 64Q28 58 8 64Z',
    ),
    dark(disc(48, 52, 1.8) + disc(55, 52, 1.8) + disc(74, 60, 1.8) + disc(81, 60, 1.8)),
    filled(disc(90, 14, 2) + disc(100, 22, 1.4) + disc(20, 20, 1.8) + disc(14, 32, 1.2) + disc(82, 8, 1.2), 'lit'),
  ],
  bramble: [
    mirrored(lined('M64 60Q92 60 98 36Q104 16 90 12M66 70Q100 76 110 60', 'lit', 3.6)),
    mirrored(cutout('M98 38L108 32L98 28ZM88 52L98 56L90 46ZM94 18L86 6L88 16Z', 1)),
    ...modelled('60,12* 68,22 78,24* 76,38 80,60 70,78 60,82*'),
    mirrored(dark('M63 40L74 34L71 44Z')),
    lined('M50 56L55 52L60 56L65 52L70 56', 'deep', 1.8),
  ],
} satisfies Drawings
