import { type ColorKey, oneOf, type Random } from '../../look/index.ts'
import { carved, coiled, finned, legged } from '../beasts.ts'
import { antlered, winged } from '../faces.ts'
import type { Shape } from '../shape.ts'
import { GROWTH } from './growth.ts'
import { MADE } from './made.ts'
import { MAMMALS } from './mammals.ts'
import { SPIRITS } from './spirits.ts'
import { WATERS } from './waters.ts'
import { WINGED } from './winged.ts'

const DRAWN = { ...MAMMALS, ...WINGED, ...WATERS, ...MADE, ...SPIRITS, ...GROWTH } satisfies Record<
  string,
  readonly Shape[]
>

/** Figures that are drawn anew for every card. */
const GROWN = { carved, coiled, finned, legged, antlered, winged } satisfies Record<
  string,
  (random: Random) => readonly Shape[]
>

type Figure = keyof typeof DRAWN | keyof typeof GROWN
type Some<T> = readonly [T, ...T[]]

const isGrown = (figure: Figure): figure is keyof typeof GROWN => figure in GROWN

/** Creature types that look alike, and the figures they have. */
const KINDS: readonly (readonly [subtypes: string, figures: Some<Figure>])[] = [
  ['Wolf Werewolf Fox Jackal', ['wolf', 'howling', 'hound']],
  ['Hound Dog Hyena', ['hound', 'wolf', 'howling']],
  ['Cat Lion', ['cat', 'prowler']],
  ['Bear', ['bear']],
  ['Wolverine Badger Weasel Squirrel Rabbit Beaver', ['badger', 'bear']],
  ['Boar Pig', ['boar', 'charging']],
  ['Elk Antelope Deer Camel', ['stag', 'grazing', 'antlered']],
  ['Goat Sheep Ram', ['goat']],
  ['Ox Bull Minotaur Aurochs', ['ox', 'bull']],
  ['Elephant Mammoth', ['elephant']],
  ['Horse Unicorn Centaur Nightmare', ['horse']],
  ['Rhino Hippo', ['rhino']],
  ['Ape Monkey Yeti', ['bear', 'fanged']],
  ['Beast Chimera Manticore Brushwagg Kavu', ['fanged', 'crested', 'horned', 'rhino', 'charging', 'bull', 'lizard']],
  ['Bird', ['eagle', 'soaring', 'crow', 'owl']],
  ['Phoenix Harpy', ['eagle', 'soaring']],
  ['Drake', ['drake', 'firedrake', 'dragon', 'bat']],
  ['Dragon', ['dragon', 'firedrake']],
  ['Bat', ['bat']],
  ['Imp Devil', ['imp', 'bat']],
  ['Demon', ['demon']],
  ['Gargoyle', ['gargoyle']],
  ['Angel Archon', ['angel']],
  ['Faerie', ['faerie', 'winged']],
  ['Moth', ['moth', 'winged']],
  ['Insect', ['wasp', 'beetle', 'moth', 'winged']],
  ['Wasp', ['wasp']],
  ['Ant Beetle', ['beetle']],
  ['Pegasus', ['pegasus']],
  ['Griffin Hippogriff', ['griffin']],
  ['Sphinx Lammasu', ['sphinx']],
  ['Fish', ['fish', 'shark']],
  ['Shark', ['shark']],
  ['Whale', ['whale']],
  ['Leviathan Kraken', ['leviathan', 'finned', 'squid']],
  ['Crab Lobster Crayfish Trilobite Homarid', ['crab']],
  ['Octopus Starfish', ['octopus', 'finned']],
  ['Squid', ['squid']],
  ['Jellyfish', ['jelly']],
  ['Turtle', ['turtle']],
  ['Frog', ['frog']],
  ['Serpent Eel', ['serpent', 'coiled']],
  ['Snake Naga', ['cobra', 'viper']],
  ['Wurm Worm Leech', ['wurm']],
  ['Hydra', ['hydra']],
  ['Lizard Salamander Basilisk Newt', ['lizard']],
  ['Crocodile', ['crocodile']],
  ['Spider', ['legged']],
  ['Scorpion', ['scorpion']],
  ['Golem Statue', ['carved', 'sentinel', 'carved', 'stoneman', 'golem', 'furnace', 'carved', 'idol']],
  ['Construct Gnome Thopter Myr Assembly-Worker Masticore', ['clockwork', 'strider', 'sentinel', 'furnace']],
  ['Juggernaut', ['juggernaut']],
  ['Scarecrow', ['scarecrow']],
  ['Wall', ['battlement', 'towers', 'thorns', 'prism']],
  ['Spirit Kirin', ['ghost', 'wisp', 'weeping']],
  ['Shade Shadow', ['shade']],
  ['Specter Wraith', ['specter']],
  ['Illusion Reflection', ['mirrored', 'veiled']],
  ['Horror Nightstalker', ['horror', 'maw']],
  ['Lhurgoyf Spawn Drone Eldrazi', ['maw', 'horror']],
  ['Shapeshifter', ['shifting', 'mirrored', 'ooze']],
  ['Ooze', ['ooze']],
  ['Treefolk', ['treefolk', 'oldtree', 'bare', 'pine']],
  ['Plant Saproling', ['sprout', 'flytrap', 'bramble']],
  ['Fungus', ['mushroom', 'spores']],
]

const TABLE: ReadonlyMap<string, Some<Figure>> = new Map(
  KINDS.flatMap(([subtypes, figures]) => subtypes.split(' ').map((subtype) => [subtype, figures] as const)),
)

/** What an elemental is made of. */
const ELEMENTS: Readonly<Record<ColorKey, Some<Figure>>> = {
  W: ['wisp', 'storm', 'veiled'],
  U: ['surge', 'whirl', 'storm'],
  B: ['shade', 'maw', 'ooze'],
  R: ['flame', 'blaze', 'boulder'],
  G: ['bramble', 'boulder', 'sprout'],
  C: ['boulder', 'prism', 'whirl'],
}

/** A creature none of whose types is known is one of those that its colour is known for. */
const OF_COLOR: Readonly<Record<ColorKey, Some<Figure>>> = {
  W: ['griffin', 'pegasus', 'eagle', 'sphinx', 'goat', 'horse'],
  U: ['octopus', 'jelly', 'turtle', 'veiled', 'surge', 'serpent'],
  B: ['horror', 'maw', 'specter', 'bat', 'shade', 'crow'],
  R: ['fanged', 'flame', 'firedrake', 'boulder', 'scorpion', 'horned'],
  G: ['crested', 'bramble', 'antlered', 'frog', 'lizard', 'stag'],
  C: ['sentinel', 'strider', 'clockwork', 'golem', 'prism', 'gargoyle'],
}

const drawn = (random: Random, figures: Some<Figure>): readonly Shape[] => {
  const figure = oneOf(random, figures)
  return isGrown(figure) ? GROWN[figure](random) : DRAWN[figure]
}

/** What a creature is that is not a person, by the first of its types that says so. */
export const kindred = (random: Random, subtypes: readonly string[], color: ColorKey): readonly Shape[] | undefined => {
  for (const subtype of subtypes) {
    const figures = subtype === 'Elemental' ? ELEMENTS[color] : TABLE.get(subtype)
    if (figures) return drawn(random, figures)
  }
  return undefined
}

/** A creature of a colour, whatever it is. */
export const stranger = (random: Random, color: ColorKey): readonly Shape[] => drawn(random, OF_COLOR[color])
