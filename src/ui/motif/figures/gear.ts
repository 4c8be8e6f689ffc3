import { disc, oval } from '../../look/index.ts'
import { modelled, whole } from '../outline.ts'
import { cutout, dark, filled, lined, mirrored, type Shape } from '../shape.ts'

type Part = readonly Shape[]

/** What is on a head about (60, 30). */
export const HEADGEAR = {
  none: [],
  hair: [dark(whole('60,15 70,15 74,28 71,34* 68,24* 60,22'))],
  locks: [mirrored(cutout('M60 16Q76 14 76 34Q78 46 74 52Q70 44 70 30Q68 22 60 22Z'))],
  greathelm: [
    ...modelled('60,11 72,13 73,42* 60,47*'),
    dark('M50 27H70V31H50Z'),
    lined('M60 27V46M64 36h3M64 40h3', 'deep', 1.5),
  ],
  plumed: [
    cutout('M60 14Q64 0 84 6Q92 10 88 22Q80 10 66 16Z'),
    ...modelled('60,12 71,14 73,40* 67,44* 60,40*'),
    dark('M50 28L59 31V34L52 33ZM70 28L61 31V34L68 33Z'),
  ],
  barbute: [...modelled('60,10* 72,16 73,46* 64,47*'), dark('M50 26L58 29H62L70 26L69 33L62 33V47H58V33L51 33Z')],
  kettle: [...modelled('60,9 70,11 71,20 86,27* 60,27*')],
  coif: [
    cutout(`${whole('60,12 73,13 76,30 72,48* 60,51*')}M60 20Q52 20 52 30T60 44Q68 43 68 30T60 20Z`),
    lined('M55 15v4M60 13v5M65 15v4', 'deep', 1),
  ],
  pointed: [...modelled('60,0* 68,22 88,29* 60,28*'), lined('M51 24H69', 'deep', 2)],
  bent: [
    cutout('M34 29Q46 24 50 22Q50 8 70 3L82 8L71 11Q70 18 71 22Q78 25 86 29Q60 34 34 29Z'),
    lined('M50 24Q60 27 71 24', 'deep', 2),
  ],
  mitre: [...modelled('60,0* 73,12 71,24* 60,24*'), lined('M60 6V22M55 13H65', 'deep', 1.8)],
  halo: [lined(disc(60, 29, 20), 'lit', 2.4), dark(whole('60,16 69,16 72,28* 67,22* 60,22'))],
  rays: [
    lined('M60 8V0M46 12L42 5M74 12L78 5M37 22L30 18M83 22L90 18', 'lit', 2.4),
    cutout(`${whole('60,12 74,14 77,34 73,48* 60,52*')}M60 20Q51 20 52 30T60 45Q69 44 68 30T60 20Z`),
  ],
  hood: [
    ...modelled('60,7* 72,13 79,32 72,46 60,50'),
    dark(whole('60,17 69,20 71,33 60,44')),
    filled(disc(56, 31, 1.7) + disc(64, 31, 1.7), 'lit'),
  ],
  cowl: [cutout(`${whole('60,9 76,12 80,36 72,48* 60,52*')}M60 19Q51 19 51 30T60 45Q69 44 69 30T60 19Z`)],
  antlers: [
    mirrored(lined('M65 19Q70 8 82 4M69 13Q78 14 84 12M66 18Q76 20 80 22', 'lit', 2.6)),
    cutout(whole('60,15 69,15 71,23* 60,24*')),
  ],
  feathers: [
    cutout(
      'M58 20Q48 8 52 0Q60 6 60 20ZM62 20Q72 8 68 0Q61 6 61 20ZM54 21Q38 14 38 6Q50 8 57 20ZM66 21Q82 14 82 6Q70 8 63 20Z',
    ),
    cutout(whole('60,18 70,18 71,24* 60,24*')),
  ],
  horned: [mirrored(cutout('M68 20Q80 20 82 4Q92 22 70 28Z')), ...modelled('60,10 71,13 72,26* 60,24*')],
  leaves: [
    mirrored(cutout('M60 21Q64 10 70 9Q71 18 62 22ZM66 22Q74 12 81 14Q79 23 68 25Z')),
    cutout('M60 20Q55 10 60 5Q65 10 60 20Z'),
  ],
  goggles: [
    dark('M48 26H72V31H48Z'),
    cutout(disc(55, 28.5, 4) + disc(65, 28.5, 4)),
    dark(disc(55, 28.5, 1.6) + disc(65, 28.5, 1.6)),
  ],
  scarf: [cutout(whole('60,14 71,15 72,24* 60,25*')), cutout('M70 20L86 16L80 22L87 29L70 25Z')],
  brimmed: [
    cutout('M36 26Q60 16 84 24Q88 27 70 27Q60 25 50 27Q38 30 36 26Z'),
    cutout('M50 24L53 10Q60 13 67 10L70 23Q60 20 50 24Z'),
    lined('M66 14Q78 6 84 12', 'lit', 2.4),
  ],
  crown: [cutout('M49 22L47 8L54 14L60 5L66 14L73 8L71 22Z'), dark(disc(60, 16, 1.6))],
  mohawk: [cutout('M55 20L50 8L57 12L58 2L62 11L69 4L66 14L72 12L66 20Z')],
} satisfies Record<string, Part>

export type Headgear = keyof typeof HEADGEAR

const haft = (top: number): readonly Shape[] => [lined(`M94 ${top}V90`, 'deep', 5), lined(`M94 ${top}V90`, 'lit', 2.8)]

/** What is held, on the right; a figure may be turned. */
export const HELD = {
  nothing: [],
  sword: [
    cutout('M91 58V20L94.500 10L98 20V58Z'),
    cutout('M83 56H106V60H83Z'),
    cutout('M92 60H97V72H92Z'),
    lined('M94.500 20V52', 'deep', 1),
  ],
  raised: [
    cutout('M84 54L104 14L111 7L110 17L90 57Z'),
    cutout('M78 48L95 57L93 61L76 52Z'),
    cutout('M83 57L87 59L82 68L78 66Z'),
  ],
  spear: [...haft(20), cutout('M94 3L101 17L94 27L87 17Z')],
  halberd: [...haft(12), cutout('M94 2L97 16L110 12Q114 24 108 34L96 27L82 30L92 22Z')],
  axe: [...haft(16), cutout('M95 17Q106 10 113 14Q117 26 112 37Q104 32 95 33Z')],
  doubleaxe: [
    ...haft(12),
    cutout('M94 20Q106 8 113 13Q117 26 113 37Q104 30 94 31Q84 30 75 37Q71 26 75 13Q84 8 94 20Z'),
  ],
  orb: [...haft(22), cutout(disc(94, 16, 8)), lined('M90 14Q91 11 94 10.500', 'deep', 1.4)],
  crook: [
    lined('M94 90V26Q94 10 104 11Q112 14 108 22Q104 26 101 21', 'deep', 5.4),
    lined('M94 90V26Q94 10 104 11Q112 14 108 22Q104 26 101 21', 'lit', 3),
  ],
  crescent: [
    ...haft(30),
    cutout('M82 12Q84 30 94 30Q106 30 107 10Q102 22 94 22Q86 22 82 12Z'),
    cutout(disc(94.5, 12, 3.6)),
  ],
  sunstaff: [
    ...haft(24),
    cutout(`${disc(94, 18, 6)}`),
    lined('M94 8V5M94 28V31M84 18H81M104 18H107M87 11L85 9M101 11L103 9M87 25L85 27M101 25L103 27', 'lit', 2),
  ],
  bow: [
    lined('M88 8Q112 26 108 42T88 78', 'deep', 5.4),
    lined('M88 8Q112 26 108 42T88 78', 'lit', 3),
    lined('M88 8V78M72 43H116', 'lit', 1.2),
    cutout('M118 43L110 39V47Z', 1),
  ],
  mace: [
    ...haft(28),
    cutout('M94 10L98 14L104 14L104 20L108 24L104 28L104 33L98 33L94 37L90 33L84 33L84 28L80 24L84 20L84 14L90 14Z'),
  ],
  hammer: [...haft(22), cutout('M80 12H108V30H80Z'), lined('M86 12V30M102 12V30', 'deep', 1.4)],
  dagger: [cutout('M92 56L90 34L94.500 24L99 34L97 56Z'), cutout('M86 55H103V59H86Z'), cutout('M92 59H97V68H92Z')],
  daggers: [
    mirrored(cutout('M92 56L90 36L94.500 26L99 36L97 56Z')),
    mirrored(cutout('M86 55H103V59H86ZM92 59H97V68H92Z')),
  ],
  torch: [
    ...haft(34),
    cutout('M94 36Q82 30 88 18Q90 22 92 20Q92 10 99 4Q98 14 103 18Q108 28 94 36Z'),
    dark('M94 33Q89 29 93 22Q98 27 94 33Z'),
  ],
  banner: [...haft(4), cutout('M94 6Q106 12 118 6V36L106 30L94 36Z'), dark(disc(106, 20, 4))],
  scythe: [...haft(14), cutout('M98 12Q76 4 66 22Q80 13 98 19Z')],
  book: [
    cutout('M78 50L94 54L110 48V72L94 78L78 73Z'),
    lined('M94 54V78M82 57L90 59M82 63L90 65M98 59L106 56M98 65L106 62', 'deep', 1.3),
  ],
  lantern: [
    lined('M94 24V16Q94 10 88 10', 'lit', 2.4),
    cutout('M88 28L94 22L100 28V48H88Z'),
    dark('M91 32H97V44H91Z'),
    filled(disc(94, 38, 2.6) + disc(94, 38, 0.5), 'lit'),
    filled(disc(94, 37, 17), 'lit', 0.25),
  ],
  flask: [
    cutout('M91 34H98V44L107 62Q108 68 102 68H87Q81 68 82 62L91 44Z'),
    dark('M86 58H103L105 63Q105 65 102 65H87Q84 65 84 63Z'),
    filled(disc(96, 26, 2.4) + disc(92, 18, 3), 'lit'),
  ],
  gear: [
    ...haft(40),
    lined(disc(94, 24, 10), 'deep', 8.5),
    { ...lined(disc(94, 24, 10), 'lit', 5.5), dash: '5 2.9' },
    lined(disc(94, 24, 8), 'lit', 3.4),
  ],
  flame: [
    filled(disc(95, 34, 17), 'lit', 0.25),
    cutout('M95 48Q78 44 85 28Q88 33 91 30Q88 18 98 10Q97 20 103 25Q112 40 95 48Z'),
    dark('M95 45Q87 41 93 32Q102 39 95 45Z'),
  ],
  trident: [
    ...haft(22),
    lined('M84 8V18Q84 26 94 26Q104 26 104 18V8M94 4V26', 'deep', 5.4),
    lined('M84 8V18Q84 26 94 26Q104 26 104 18V8M94 4V26', 'lit', 3),
  ],
  club: [
    cutout('M92 80L88 44L80 38L86 32L81 22L90 20L93 10L101 15L109 13L108 24L114 31L106 37L106 44L98 46L97 80Z'),
    dark(disc(93, 27, 2) + disc(102, 31, 2)),
  ],
  reach: [mirrored(cutout('M76 46Q94 40 97 26L93 15L98 20L99 12L102 20L107 14L106 24Q104 48 84 60Z'))],
  claws: [cutout('M78 48Q94 46 98 34L92 24L99 28L100 18L104 27L111 21L109 32Q106 54 86 62Z')],
  fists: [
    mirrored(cutout('M82 46Q100 46 104 60Q106 72 96 73Q86 72 88 62Z')),
    mirrored(lined('M93 65v6M98 65v6', 'deep', 1.2)),
  ],
  wheel: [
    lined(disc(95, 30, 13), 'deep', 6),
    lined(disc(95, 30, 13), 'lit', 3.4),
    lined('M82 30H108M95 17V43M86 21L104 39M104 21L86 39', 'lit', 1.8),
  ],
} satisfies Record<string, Part>

export type Held = keyof typeof HELD

/** What the other arm carries, on the left. */
export const SHIELDS = {
  none: [],
  round: [cutout(disc(30, 56, 15)), lined(disc(30, 56, 10), 'deep', 1.4), dark(disc(30, 56, 3.4))],
  kite: [cutout('M15 40Q30 34 45 40Q46 62 30 78Q14 62 15 40Z'), lined('M30 38V76M16 52H44', 'deep', 2)],
  tower: [cutout('M16 34Q30 29 44 34V80H16Z'), dark('M30 44L37 54L30 64L23 54Z')],
  small: [cutout(oval(30, 56, 9, 11)), lined('M24 56H36', 'deep', 2)],
} satisfies Record<string, Part>

export type Shield = keyof typeof SHIELDS

/** What hangs behind the shoulders. */
export const BACKS = {
  none: [],
  cape: [
    filled(whole('60,38 86,40 104,62 110,92*'), 'lit', 0.5),
    lined(whole('60,38 86,40 104,62 110,92*'), 'deep', 1.4),
  ],
  quiver: [cutout('M30 18L40 14L56 50L46 56Z'), lined('M32 18L28 6M36 16L34 4M39 15L41 5', 'lit', 2.2)],
  banneret: [lined('M38 60V4', 'deep', 4.6), lined('M38 60V4', 'lit', 2.4), cutout('M38 5L12 10L20 17L12 24L38 27Z')],
} satisfies Record<string, Part>

export type Back = keyof typeof BACKS
