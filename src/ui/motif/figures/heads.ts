import { disc } from '../../look/index.ts'
import { modelled, whole } from '../outline.ts'
import { cutout, dark, filled, lined, mirrored, type Shape } from '../shape.ts'

type Part = readonly Shape[]

const look = (y: number, dx = 4, r = 1.5): Shape => dark(disc(60 - dx, y, r) + disc(60 + dx, y, r))
const glare = (y: number): Shape => lined(`M53 ${y - 2}l4.5 3M67 ${y - 2}l-4.5 3`, 'deep', 2)

/** The heads of peoples, seen from the front, about (60, 30). */
export const HEADS = {
  human: [...modelled('60,18 69,18 71,30 67,38 60,43'), look(30), lined('M57 37h6', 'deep', 1.3)],
  bearded: [
    ...modelled('60,17 70,18 71,30 69,42 60,51'),
    look(29),
    filled(whole('60,35 66,33 70,32 68,43 60,51'), 'deep', 0.75),
  ],
  elf: [...modelled('60,16 67,17 69,25 84,16* 71,34 65,40 60,45'), lined('M54 29l4 1.4M66 29l-4 1.4', 'deep', 1.9)],
  goblin: [
    ...modelled('60,19 69,19 72,26 95,16* 88,30 73,37 66,43 60,46'),
    glare(30),
    lined('M53 38Q60 43 67 38M57 40v-2M63 40v-2', 'deep', 1.4),
  ],
  dwarf: [
    ...modelled('60,18 71,18 74,31 60,38'),
    ...modelled('60,34 70,34 77,40 71,57 60,66*'),
    look(29, 4.5),
    lined('M60 42V58M53 42L55 56M67 42L65 56', 'deep', 1.2),
    filled(whole('60,30 64,32 63,37 60,37'), 'lit'),
  ],
  zombie: [
    ...modelled('60,16 71,17 71,31 66,34 67,45* 60,46'),
    dark(`${disc(55, 29, 3.2)}${disc(65.5, 30, 1.8)}`),
    dark('M55 38h10v5h-10Z'),
    lined('M57.5 38v2M62 43v-2M66 20l-4 5M63 20l3 4', 'deep', 1.2),
  ],
  skull: [
    ...modelled('60,14 73,15 74,30 67,36 67,45* 60,46'),
    dark(`${disc(54.5, 29, 3.6)}${disc(65.5, 29, 3.6)}M60 33l2 4h-4Z`),
    lined('M56 40v5M60 40v5M64 40v5', 'deep', 1.3),
  ],
  merfolk: [
    mirrored(cutout('M66 24L88 14L82 26L88 32L80 36L68 38Z')),
    cutout('M60 22L56 8L60 12L64 8Z'),
    ...modelled('60,18 68,19 71,30 66,39 60,44'),
    look(30, 4.6, 2),
    lined('M57 38h6M66 35l3-2M66 38l3-2', 'deep', 1.1),
  ],
  vampire: [
    mirrored(cutout('M64 50L72 40L86 24L84 52Z')),
    ...modelled('60,17 69,17 71,29 66,38 60,44'),
    dark('M60 27L55 23L51 30Q50 16 60 16Q70 16 69 30L65 23Z'),
    glare(31),
    filled('M56.5 37h2l-1 4ZM61.5 37h2l-1 4Z', 'deep'),
  ],
  brute: [
    ...modelled('60,16 68,17 71,26 78,34 74,46 60,49'),
    glare(29),
    lined('M51 41Q60 37 69 41', 'deep', 1.5),
    mirrored(cutout('M66 42L71 40L70 32Z', 1)),
  ],
  small: [
    ...modelled('60,16 66,16 67,26 64,32 60,34'),
    dark(`${disc(57, 24, 1.2)}${disc(63, 24, 1.2)}`),
    lined('M57 29h6', 'deep', 1.2),
  ],
  masked: [
    ...modelled('60,17 69,17 71,30 66,40 60,45'),
    dark(whole('60,27 70,25 71,32 64,33 60,31')),
    filled(disc(55.5, 29.5, 1.3) + disc(64.5, 29.5, 1.3), 'lit'),
  ],
  rat: [
    mirrored(cutout(disc(73, 20, 7))),
    ...modelled('60,18 70,20 71,30 65,42 60,50'),
    look(30),
    dark(disc(60, 47, 2)),
    lined('M56 44l-10 2M56 46l-9 5M64 44l10 2M64 46l9 5', 'deep', 1),
  ],
} satisfies Record<string, Part>

export type Head = keyof typeof HEADS

/** What they stand in. */
export const BODIES = {
  robe: [...modelled('60,40* 70,40 80,48 86,66 92,92*'), lined('M60 48V90M54 43L60 52L66 43', 'deep', 1.4)],
  plate: [
    ...modelled('60,40* 72,41 80,46 76,62 82,92*'),
    mirrored(cutout('M66 42Q84 36 92 52L90 60L74 54Z')),
    lined('M60 46V64M50 64Q60 69 70 64M52 72Q60 77 68 72', 'deep', 1.4),
  ],
  tunic: [...modelled('60,40* 72,41 84,47 89,64 80,66* 79,92*'), lined('M44 69H76M60 43V56M57 69h6', 'deep', 2.4)],
  cloak: [...modelled('60,39* 76,42 92,60 98,92*'), dark('M60 43L70 92H50Z'), { ...cutout(disc(60, 46, 2.6), 1) }],
  bare: [
    ...modelled('60,39* 80,36 94,46 94,64 85,66* 80,58* 76,92*'),
    lined('M48 52Q54 57 60 52Q66 57 72 52M60 54V70', 'deep', 1.4),
  ],
  rags: [
    ...modelled('60,40* 72,42 82,50 88,70* 82,66* 80,82* 74,76* 70,92*'),
    lined('M52 50l8 7M52 57l8-7M64 62l6 8', 'deep', 1.3),
  ],
  ribs: [
    mirrored(cutout('M62 45Q78 44 82 52L90 74L86 76L77 56Q70 52 62 52Z')),
    ...modelled('60,44* 64,45 63,92*'),
    mirrored(lined('M62 56Q74 56 76 62M62 63Q73 63 74 69M62 70Q71 70 72 76', 'lit', 2.6)),
  ],
} satisfies Record<string, Part>

export type Body = keyof typeof BODIES
