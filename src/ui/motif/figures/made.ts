import { disc } from '../../look/index.ts'
import { cut, modelled, whole } from '../outline.ts'
import { cutout, dark, filled, lined, mirrored, type Shape } from '../shape.ts'

type Drawings = Readonly<Record<string, readonly Shape[]>>

/** What was built: golems, engines and walls. */
export const MADE = {
  golem: [
    mirrored(cutout('M80 34L100 36L104 54L100 76L86 76L88 56L78 50Z')),
    ...modelled('60,30* 78,30* 88,40* 80,66* 76,92*'),
    ...modelled('60,10* 70,10* 74,20* 70,34* 60,36*'),
    dark('M51 20H57V25H51ZM63 20H69V25H63Z'),
    dark('M60 42L68 52L60 62L52 52Z'),
    filled('M60 46L65 52L60 58L55 52Z', 'lit'),
  ],
  stoneman: [
    mirrored(cutout(disc(94, 62, 12))),
    mirrored(cutout(disc(86, 42, 11))),
    cutout('M38 36L52 28L74 30L84 44L76 66L80 90H42L46 66L36 50Z'),
    filled('M62 29L74 30L84 44L76 66L80 90H62Z', 'mid', 0.45),
    cutout('M48 12L64 8L74 18L70 32L52 34L45 24Z'),
    dark(disc(55, 21, 2.4) + disc(65, 20, 2.4)),
    lined('M56 30L52 44L60 52M74 40L66 56M48 60L58 70', 'deep', 1.6),
  ],
  sentinel: [
    mirrored(cutout('M76 40L92 28L98 58L94 84L86 84L88 58Z')),
    ...modelled('60,34* 74,34* 80,48* 70,66* 74,92*'),
    ...modelled('60,4* 66,14 72,20* 70,38* 60,42*'),
    cutout(disc(60, 26, 6)),
    dark(disc(60, 26, 2.8)),
    lined('M50 50H70M54 58H66', 'deep', 2),
  ],
  furnace: [
    mirrored(filled('M76 18V4H84V22Z', 'lit', 0.8)),
    mirrored(cutout('M86 38L102 42L106 70L94 74L92 52L84 50Z')),
    cutout(whole('60,14 82,16 90,40 84,68 88,92*')),
    filled('M60 16Q88 18 89 44L85 68L88 90H60Z', 'mid', 0.45),
    dark('M44 44H76V66H44Z'),
    filled('M48 66Q46 54 54 48Q54 56 58 56Q58 50 64 46Q64 54 69 56Q73 62 71 66Z', 'lit'),
    lined('M52 44V66M60 44V66M68 44V66', 'deep', 1.8),
    dark(disc(52, 30, 3) + disc(68, 30, 3)),
  ],
  idol: [
    mirrored(cutout('M78 26H90V56H80Z')),
    ...modelled('60,6* 82,6* 86,30* 82,66* 92,92*'),
    lined('M40 16H80M38 70H82', 'deep', 2),
    mirrored(dark('M65 26H77V33H65Z')),
    mirrored(filled(disc(71, 29.5, 2), 'lit')),
    cutout('M56 28H64L66 46H54Z'),
    dark('M46 53H74V62H46Z'),
    lined('M53 53V62M60 53V62M67 53V62', 'lit', 1.8),
  ],
  clockwork: [
    lined(disc(60, 42, 25), 'deep', 15),
    { ...lined(disc(60, 42, 26), 'lit', 11), dash: '7 6.6' },
    lined(disc(60, 42, 22), 'lit', 7),
    cutout(disc(60, 42, 14)),
    dark(disc(60, 42, 7.5)),
    filled(disc(60, 42, 3.4), 'lit'),
    mirrored(lined('M78 62L88 88M84 54L106 84', 'lit', 4)),
  ],
  strider: [
    mirrored(lined('M70 40L100 30L104 84M66 46L84 54L86 86', 'deep', 7)),
    mirrored(lined('M70 40L100 30L104 84M66 46L84 54L86 86', 'lit', 4)),
    cutout(whole('60,12 80,18 84,44 72,56 60,58')),
    filled('M60 14Q82 18 83 44L72 56H60Z', 'mid', 0.45),
    cutout(disc(60, 34, 10)),
    dark(disc(60, 34, 5)),
    filled(disc(58, 32, 1.6), 'lit'),
    lined('M60 12V2', 'lit', 2.4),
  ],
  juggernaut: [
    cut('4,44* 20,30 30,34* 30,16* 92,16* 104,34 108,64* 12,64*'),
    cutout('M12 44L-2 52L14 56Z'),
    filled('M66 17H92L106 36L107 63H66Z', 'mid', 0.45),
    dark('M36 24H52V34H36ZM60 24H76V34H60Z'),
    lined('M30 42H104', 'deep', 1.8),
    cutout(disc(32, 66, 13) + disc(62, 66, 13) + disc(92, 66, 13)),
    dark(disc(32, 66, 5) + disc(62, 66, 5) + disc(92, 66, 5)),
  ],
  scarecrow: [
    lined('M60 40V90M18 46H102', 'lit', 4),
    mirrored(cutout('M66 40L100 40L104 54L98 50L94 58L86 52L78 60L74 84L60 86V40Z')),
    ...modelled('60,16 72,18 73,34 66,42 60,44'),
    cutout('M38 20L54 14L58 2L72 4L68 14L84 22Q60 16 38 20Z'),
    dark('M51 26l5 2l-4 4ZM69 26l-5 2l4 4Z'),
    lined('M52 36H68M55 34v4M60 34v4M65 34v4', 'deep', 1.4),
  ],
  battlement: [
    cutout('M8 88V34H18V26H30V34H42V26H54V34H66V26H78V34H90V26H102V34H112V88Z'),
    filled('M66 34H78V26H90V34H102V26H112V88H66Z', 'mid', 0.4),
    dark('M50 88V62Q50 50 60 50Q70 50 70 62V88Z'),
    lined(
      'M8 46H112M8 58H48M72 58H112M8 70H48M72 70H112M28 46V58M92 46V58M18 34V46M42 34V46M78 34V46M102 34V46M18 58V70M102 58V70',
      'deep',
      1.4,
    ),
  ],
  towers: [
    cutout('M30 88V48H90V88Z'),
    mirrored(cutout('M80 88V22H76V12H84V17H90V12H96V17H102V12H110V22H106V88Z')),
    mirrored(dark('M90 32H96V44H90Z')),
    dark('M48 88V64Q60 52 72 64V88Z'),
    lined('M54 62V88M60 60V88M66 62V88M40 50V58H52M80 50V58H68', 'lit', 1.6),
    cutout('M60 48V20L78 26L60 32'),
  ],
  thorns: [
    lined('M-4 76Q20 20 48 60T92 40T126 60M-4 50Q30 80 60 40T124 76M10 90Q20 40 60 66T112 16', 'deep', 8.5),
    lined('M-4 76Q20 20 48 60T92 40T126 60M-4 50Q30 80 60 40T124 76M10 90Q20 40 60 66T112 16', 'lit', 5.4),
    cutout(
      'M22 44L18 26L30 42ZM44 54L50 34L52 58ZM72 46L70 24L80 44ZM92 38L88 18L100 34ZM34 66L32 84L42 64ZM78 62L84 82L86 60ZM100 66L112 84L108 62Z',
    ),
  ],
  prism: [
    cutout('M60 4L78 30L72 84H48L42 30Z'),
    filled('M60 4L78 30L72 84H60V34Z', 'mid', 0.5),
    mirrored(cutout('M82 36L96 22L104 44L98 84H78Z')),
    lined('M42 30L60 36L78 30M60 36V84', 'deep', 1.6),
    dark(disc(55, 48, 2) + disc(66, 48, 2)),
  ],
} satisfies Drawings
