import { disc, oval } from '../../look/index.ts'
import { cut, modelled, whole } from '../outline.ts'
import { cutout, dark, filled, lined, mirrored, type Shape } from '../shape.ts'

type Drawings = Readonly<Record<string, readonly Shape[]>>

const eyes = (y: number, dx: number, r = 2): Shape => dark(disc(60 - dx, y, r) + disc(60 + dx, y, r))

/** What has no fixed body: spirits, shades, elementals; and what only seems to be there. */
export const SPIRITS = {
  ghost: [
    cutout(
      'M60 10Q84 10 84 40Q86 62 98 82Q86 78 80 86Q74 76 66 86Q60 76 52 86Q46 76 38 84Q38 74 26 76Q36 60 36 40Q36 10 60 10Z',
    ),
    filled('M62 11Q83 12 83 40Q85 62 96 80Q86 78 80 84Q74 76 66 84Q62 50 62 11Z', 'mid', 0.4),
    dark(oval(52, 34, 3.6, 5.5) + oval(68, 34, 3.6, 5.5) + oval(60, 50, 4, 6)),
  ],
  wisp: [
    filled(disc(60, 40, 36), 'lit', 0.2),
    filled(disc(60, 42, 26), 'lit', 0.3),
    cutout('M60 70Q34 66 38 42Q42 28 56 24Q50 14 60 4Q60 16 72 24Q84 34 82 48Q80 66 60 70Z'),
    eyes(44, 8, 3),
    lined('M28 70Q20 62 24 54M92 70Q100 62 96 54', 'lit', 2),
  ],
  weeping: [
    ...modelled('60,8 78,12 82,40 88,64 78,74 86,92*'),
    dark(whole('60,18 70,20 71,38 60,52')),
    filled(oval(55.5, 32, 2, 3) + oval(64.5, 32, 2, 3), 'lit'),
    lined('M55.500 37V44M64.500 37V46', 'lit', 1.4),
    mirrored(cutout('M78 46Q96 50 100 36L106 48L112 44Q108 64 84 62Z')),
  ],
  shade: [
    filled(whole('60,6* 76,18 74,34 94,44 104,70 96,92*'), 'deep', 0.92),
    lined(whole('60,6* 76,18 74,34 94,44 104,70 96,92*'), 'lit', 1.8),
    mirrored(filled('M63 28L73 23L71 30Z', 'lit')),
    mirrored(lined('M84 48Q102 40 104 24M100 34L110 28M102 30L100 20', 'lit', 2)),
    lined('M60 50V80M50 56Q46 70 48 86M70 56Q74 70 72 86', 'lit', 1.2, 0.6),
  ],
  specter: [
    cut('34,16 52,6 70,14 76,32 98,46 118,60* 100,62 108,80* 84,70 78,88* 62,70 44,84* 46,62 30,56* 42,44 34,30'),
    dark(oval(50, 28, 11, 13)),
    filled(disc(46, 27, 2) + disc(54, 27, 2), 'lit'),
    lined('M40 56L18 50M18 50L8 44M18 50L8 52M18 50L12 59', 'lit', 2.6),
  ],
  mirrored: [
    mirrored(filled('M66 90V40Q68 14 82 12Q96 14 94 34Q108 46 116 90Z', 'lit', 0.28)),
    ...modelled('60,12 72,14 74,32 90,46 96,92*'),
    dark('M48 30Q60 20 72 30Q60 40 48 30Z'),
    filled(disc(60, 30, 3.4), 'lit'),
    lined('M46 52Q60 60 74 52M42 64Q60 72 78 64', 'deep', 1.4),
  ],
  veiled: [
    lined(`${oval(60, 40, 46, 20)}${oval(60, 40, 52, 26)}`, 'lit', 1.6, 0.7),
    cutout('M14 40Q36 10 60 10T106 40Q84 70 60 70T14 40Z'),
    dark(disc(60, 40, 19)),
    filled(disc(60, 40, 11), 'lit'),
    dark(oval(60, 40, 3, 10)),
    lined('M60 10V0M34 18L28 8M86 18L92 8', 'lit', 2.4),
  ],
  horror: [
    mirrored(lined('M72 40Q96 34 96 14M76 50Q108 54 112 34M72 60Q96 72 110 66', 'deep', 7.5)),
    mirrored(lined('M72 40Q96 34 96 14M76 50Q108 54 112 34M72 60Q96 72 110 66', 'lit', 4.6)),
    ...modelled('60,12 80,18 86,42 76,62 80,92*'),
    dark(whole('60,46 76,46 70,66 60,68')),
    filled('M47 48l4 9l4 -9ZM56 48l4 9l4 -9ZM65 48l4 9l4 -9ZM52 66l4 -8l4 8ZM61 66l4 -8l4 8Z', 'lit'),
    dark(disc(60, 26, 4) + disc(48, 34, 3) + disc(72, 34, 3) + disc(52, 22, 1.8) + disc(69, 22, 1.8)),
  ],
  maw: [
    cut('10,70* 14,40 34,20 44,30* 54,12 66,28* 84,14 104,38 112,72* 100,64 92,84* 80,72 66,88* 52,72 36,84* 28,66'),
    dark(whole('60,40 92,38 82,60 60,66')),
    filled('M34 44l5 10l6 -12l5 12l6 -13l5 13l6 -13l5 13l6 -12l5 10l6 -4ZM44 62l6 -8l6 9l6 -9l6 9l6 -8Z', 'lit'),
    dark(disc(40, 32, 2.4) + disc(60, 28, 2.4) + disc(82, 30, 2.4)),
  ],
  shifting: [
    cut('24,90* 30,60 16,46 20,24 40,14 60,22 60,90*'),
    cut('60,22* 72,6* 78,16 92,10* 94,28 108,44* 94,52 100,90* 60,90*'),
    dark(oval(44, 36, 4, 6)),
    dark('M70 34L82 28L80 38Z'),
    lined('M60 22Q54 36 62 48T58 70T60 90', 'deep', 2.4),
    lined('M34 52Q46 60 58 52M64 54l5 5l4 -6l5 5l5 -6', 'deep', 1.6),
  ],
  ooze: [
    cut('8,80* 14,58 32,52 36,28 58,16 80,24 86,48 104,54 114,80*'),
    filled(oval(48, 32, 5, 8, 25), 'lit'),
    dark(disc(54, 44, 3.6) + disc(72, 40, 5) + disc(64, 56, 2.4)),
    filled(disc(55, 43, 1.3) + disc(73.5, 38.5, 1.6), 'lit'),
    lined('M24 70q6 4 12 0M80 68q8 5 16 0', 'deep', 1.6),
  ],
  flame: [
    cutout('M60 2Q66 18 80 24Q80 12 88 8Q104 36 96 60Q94 80 76 90H44Q26 80 24 58Q18 34 34 10Q38 24 46 26Q46 12 60 2Z'),
    filled('M60 30Q66 42 76 44Q86 60 76 90H44Q34 60 46 42Q56 40 60 30Z', 'mid', 0.7),
    mirrored(dark('M64 56L78 48L74 60Z')),
    dark('M50 70Q60 64 70 70Q60 80 50 70Z'),
  ],
  blaze: [
    cutout(
      'M44 92Q40 66 24 60Q8 50 12 28Q18 40 28 40Q24 22 38 8Q36 24 48 28Q50 14 62 4Q60 18 70 26Q84 20 84 4Q98 22 90 38Q102 38 108 26Q114 50 98 60Q80 68 78 92Z',
    ),
    dark(disc(50, 42, 3.4) + disc(70, 42, 3.4)),
    filled('M60 50Q70 62 66 76Q62 84 60 92Q58 84 54 76Q50 62 60 50Z', 'deep', 0.8),
  ],
  surge: [
    cutout('M8 90Q10 50 34 28Q60 4 92 14Q108 20 110 36Q98 26 88 34Q96 36 98 46Q84 40 78 50Q74 66 88 90Z'),
    filled('M30 90Q30 56 56 38Q44 62 54 90Z', 'mid', 0.6),
    dark(disc(64, 28, 3) + disc(80, 26, 2.6)),
    lined('M20 76Q24 54 38 42M42 86Q42 70 50 58', 'deep', 1.8),
  ],
  whirl: [
    cutout(
      'M18 12Q60 2 102 12Q104 22 92 26Q100 32 84 38Q92 44 78 50Q84 56 72 60Q76 66 66 70L60 90L54 72Q44 66 48 60Q36 56 42 50Q28 44 36 38Q20 32 28 26Q16 22 18 12Z',
    ),
    lined('M30 25Q60 33 90 25M38 37Q60 44 82 37M44 49Q60 55 76 49M50 60Q60 64 70 60', 'deep', 1.8),
    dark('M48 14L57 18L48 20ZM72 14L63 18L72 20Z'),
  ],
  boulder: [
    mirrored(cutout('M88 46L104 42L112 58L106 78L92 76L90 60Z')),
    cutout('M40 20L60 10L82 18L92 40L84 62L88 90H32L36 62L28 42Z'),
    filled('M62 10L82 18L92 40L84 62L88 90H62Z', 'mid', 0.45),
    dark('M46 34L58 38L48 42ZM74 34L62 38L72 42Z'),
    lined('M46 54H74M60 54L54 70L62 80M40 20L46 28M82 20L76 30', 'deep', 1.8),
  ],
  storm: [
    cut('10,42 18,24 36,24 48,8 74,10 84,22 104,22 112,42 96,54 30,54'),
    mirrored(dark('M64 32L78 26L75 36Z')),
    cutout('M46 52L32 74H44L36 92L62 66H50L58 52ZM78 52L70 70H80L76 88L96 64H86L92 52Z'),
  ],
} satisfies Drawings
