import { disc, oval } from '../../look/index.ts'
import { cut, modelled, whole } from '../outline.ts'
import { cutout, dark, filled, lined, mirrored, type Shape } from '../shape.ts'

type Drawings = Readonly<Record<string, readonly Shape[]>>

const back = (half: string): Shape => filled(whole(half), 'lit', 0.45)
const slits = (y: number, dx: number): Shape =>
  mirrored(dark(`M${60 + dx - 3} ${y + 1}L${60 + dx + 4} ${y - 3}L${60 + dx + 2} ${y + 2}Z`))
const eyes = (y: number, dx: number, r = 2): Shape => dark(disc(60 - dx, y, r) + disc(60 + dx, y, r))

/** Heads of beasts from the front, and some in full from the side. */
export const MAMMALS = {
  wolf: [
    back('60,44 84,52 94,92*'),
    ...modelled('60,26 68,22 80,6* 82,30 90,44* 82,46* 84,54* 72,54 66,68 60,71'),
    slits(39, 8),
    mirrored(filled('M76 16L77 27L70 25Z', 'deep')),
    dark(whole('60,60 65,60 64,65 60,67')),
  ],
  howling: [
    filled(disc(60, 38, 32), 'lit', 0.3),
    cut('30,92* 34,66 48,50 54,36 46,26 34,12* 44,12 50,4* 54,12 66,20 74,32 80,50 94,70 98,92*'),
    dark(disc(49, 20, 1.6)),
    lined('M36 14L46 20M62 44Q58 56 62 70M72 50Q70 60 72 74', 'deep', 1.5),
  ],
  hound: [
    cut(
      '14,50* 18,40 28,34 30,24* 37,32 44,38 66,36 86,38 100,24* 96,44 96,58 102,78* 94,78* 88,60 76,56 56,58 50,64 50,78* 43,78* 40,60 34,50 24,52',
    ),
    dark(disc(26, 42, 1.7)),
    lined('M40 40L44 52M36 42L40 54', 'deep', 2.2),
  ],
  cat: [
    back('60,44 82,54 90,92*'),
    ...modelled('60,22 70,20 82,10* 84,32 88,44 78,58 66,66 60,68'),
    mirrored(dark('M65 40Q71 33 77 38Q71 44 65 40Z')),
    dark('M56 51H64L60 56Z'),
    lined('M60 56V60M53 62Q57 63 60 60Q63 63 67 62M74 52L96 49M74 56L95 60M46 52L24 49M46 56L25 60', 'deep', 1.3),
    lined('M60 24V34M55 25L56 32M65 25L64 32', 'deep', 2),
  ],
  prowler: [
    cut(
      '12,40* 16,30 20,23* 26,27 36,32 54,38 76,32 92,38 104,30 108,14* 112,18 110,34 98,48 100,62 94,76* 86,76* 90,62 80,54 58,56 48,62 44,76* 36,76* 38,60 32,50 20,48',
    ),
    dark(disc(21, 35, 1.7)),
    lined('M56 42l3 8M64 41l3 9M72 38l3 10M80 39l3 8', 'deep', 2),
  ],
  bear: [
    back('60,40 92,52 104,92*'),
    mirrored(cutout(disc(79, 20, 8))),
    mirrored(dark(disc(79, 20, 3.4))),
    ...modelled('60,16 76,18 86,36 80,54 70,66 60,68'),
    eyes(36, 10),
    dark(oval(60, 51, 6, 4)),
    lined('M60 55V61M52 62Q60 66 68 62', 'deep', 1.6),
  ],
  badger: [
    back('60,46 84,56 92,92*'),
    mirrored(cutout(disc(76, 24, 6))),
    ...modelled('60,18 72,20 84,38 74,54 64,66 60,68'),
    mirrored(dark('M63 20Q78 32 80 44Q72 44 65 62Q70 42 63 20Z')),
    mirrored(filled(disc(71, 40, 1.8), 'lit')),
    dark(oval(60, 64, 4, 3)),
  ],
  boar: [
    back('60,30 86,44 98,92*'),
    mirrored(filled('M62 20L66 6L68 18L76 8L76 22L86 14L82 28Z', 'lit', 0.75)),
    mirrored(cutout('M74 28L90 20L84 38Z')),
    ...modelled('60,18 74,20 82,38 74,52 74,66 60,69'),
    slits(37, 11),
    dark(oval(55, 61, 2.2, 3.2) + oval(65, 61, 2.2, 3.2)),
    mirrored(cutout('M70 62Q84 62 84 44Q92 60 80 70Q74 72 70 68Z')),
  ],
  charging: [
    cut(
      '8,52* 14,42 24,36 34,30 40,20* 44,28* 50,18* 54,27* 61,19* 64,28 84,32 102,42 112,38* 106,50 104,62 104,78* 96,78* 92,64 62,64 54,66 52,78* 44,78* 42,64 30,62 14,60*',
    ),
    cut('16,56* 20,46 22,40* 26,50 22,58*'),
    dark(disc(29, 44, 1.8)),
    lined('M50 36l3 12M60 36l3 12M70 38l3 12', 'deep', 1.8),
  ],
  stag: [
    mirrored(lined('M66 30Q70 18 86 14Q94 10 94 2M76 17Q78 10 74 3M86 14Q96 18 104 12', 'lit', 3)),
    back('60,46 76,56 88,92*'),
    mirrored(cutout('M68 34L88 30L72 42Z')),
    ...modelled('60,26 70,28 70,44 66,64 60,70'),
    eyes(42, 6.5, 1.9),
    dark(whole('60,61 65,61 64,67 60,68')),
    lined('M60 30V40', 'deep', 1.8),
  ],
  grazing: [
    lined('M24 30Q12 22 14 8M18 18Q8 18 5 10M26 28Q26 16 34 10M28 20Q36 20 42 14', 'lit', 2.6),
    cut(
      '12,40* 20,32 30,30 38,36 44,46 64,42 86,40 98,44 102,54 98,62 98,82* 92,82* 90,66 84,60 60,64 56,82* 49,82* 48,66 40,56 30,44 18,46',
    ),
    dark(disc(24, 36, 1.6)),
    filled(oval(66, 50, 2, 2) + oval(76, 48, 2, 2) + oval(84, 53, 2, 2), 'deep', 0.8),
  ],
  goat: [
    mirrored(cutout('M64 26C74 4 100 6 98 28C97 40 86 42 82 36C92 34 90 18 82 18Q74 18 72 32Z')),
    back('60,46 80,56 90,92*'),
    mirrored(cutout('M70 36L88 42L72 46Z')),
    ...modelled('60,24 71,26 71,44 66,58 60,62'),
    mirrored(dark('M64 41H70V43.500H64Z')),
    dark('M56 55h8l-4 4Z'),
    cutout(whole('60,60* 65,60 62,72 60,78*')),
  ],
  ox: [
    mirrored(cutout('M70 28Q94 32 98 8Q112 36 72 42Z')),
    back('60,36 92,46 104,92*'),
    mirrored(cutout('M74 38L92 42L76 48Z')),
    ...modelled('60,22 76,24 76,42 70,56 73,66 60,70'),
    eyes(42, 10.5),
    dark(oval(54, 61, 2.4, 2) + oval(66, 61, 2.4, 2)),
    lined('M55 65Q60 72 65 65', 'deep', 1.8),
    lined('M52 28Q60 34 68 28', 'deep', 1.4),
  ],
  bull: [
    cut(
      '6,44* 12,38 10,26* 18,32 30,30 40,22 60,24 84,32 104,34 112,26 114,46* 109,40 104,50 104,80* 97,80* 92,60 62,60 52,62 50,80* 43,80* 40,60 28,56 20,58 10,54',
    ),
    cut('10,36* 4,30 5,20* 10,28 20,33*'),
    dark(disc(19, 42, 1.7)),
    lined('M44 30Q40 44 46 56M112 46v6', 'deep', 1.8),
  ],
  elephant: [
    back('60,30 94,44 104,92*'),
    mirrored(cutout('M72 22Q106 10 106 36Q104 56 84 56L72 46Z')),
    mirrored(lined('M84 28Q96 26 97 38', 'deep', 1.5)),
    ...modelled('60,14 74,16 78,36 70,48 67,62 68,80 60,84'),
    eyes(36, 11),
    lined('M54 52H66M54 58H66M54 64H66M54 70H66', 'deep', 1.3),
    mirrored(cutout('M70 50Q76 64 88 62Q80 74 68 58Z')),
  ],
  horse: [
    cut('30,54* 32,46 44,32 54,18 60,8* 64,16 76,22 88,40 96,92* 50,92* 58,70 58,54 46,56 38,60'),
    dark(disc(52, 33, 2)),
    cut('64,14* 76,12 92,26 100,50 104,78* 94,64* 94,78* 86,58* 84,66* 80,44* 76,46* 72,28'),
    lined('M36 52l4 3M56 54Q66 48 68 40', 'deep', 1.5),
  ],
  rhino: [
    back('60,30 92,42 104,92*'),
    mirrored(cutout('M70 24L86 12L84 34Z')),
    ...modelled('60,20 76,24 80,42 72,58 74,68 60,72'),
    cutout(whole('60,34* 65,58 60,62')),
    cutout(whole('60,22* 64,36 60,38')),
    eyes(42, 13),
    dark(oval(52, 64, 2, 2.4) + oval(68, 64, 2, 2.4)),
  ],
  fanged: [
    back('60,30 92,44 104,92*'),
    mirrored(filled('M72 18L94 4L88 24L104 22L92 38L104 44L86 50Z', 'lit', 0.75)),
    ...modelled('60,16 76,18 84,34 78,48 60,50'),
    slits(32, 10),
    dark(whole('60,44 78,44 72,66 60,68')),
    filled('M46 45l4 11l4 -10ZM66 46l4 10l4 -11ZM52 66l3 -8l4 8ZM61 66l4 -8l3 8Z', 'lit'),
    lined('M56 39l2 2M64 39l-2 2', 'deep', 1.8),
  ],
  crested: [
    cut(
      '6,36* 22,24 34,12* 38,22 48,8* 52,22 62,10* 64,26 84,34 104,50 118,52* 104,60 96,64 98,80* 88,80* 82,68 58,68 54,80* 45,80* 44,62 34,54 20,54 8,48* 26,42',
    ),
    filled('M12 45l3 5l3 -6l3 5l3 -6Z', 'lit'),
    dark(disc(27, 31, 2)),
    lined('M54 34l4 14M64 36l4 14M74 40l4 12', 'deep', 2),
  ],
  horned: [
    mirrored(cutout('M68 26C94 22 104 16 100 2C116 22 104 44 74 40Z')),
    back('60,36 90,46 102,92*'),
    mirrored(cutout('M72 50L90 56L76 62Z')),
    ...modelled('60,20 72,22 78,38 72,54 68,66 60,69'),
    slits(41, 9),
    mirrored(cutout('M64 62L70 74L71 60Z', 1)),
    lined('M60 24L56 32H64L60 46', 'deep', 1.6),
  ],
} satisfies Drawings
