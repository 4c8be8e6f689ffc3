import { carved, coiled, finned, legged } from './beasts.ts'
import { antlered, hooded, horned, winged } from './faces.ts'
import { oneOf, type Random } from './random.ts'
import type { Shape } from './shape.ts'

type Figure = (random: Random) => readonly Shape[]

/** The first row with one of the card's subtypes gives the figure. */
const FIGURES: readonly (readonly [subtypes: string, figure: Figure])[] = [
  [
    'Bird Insect Moth Drake Dragon Angel Faerie Bat Griffin Pegasus Phoenix Sphinx Archon Harpy Gargoyle Imp Wasp',
    winged,
  ],
  ['Serpent Snake Wurm Eel Worm Naga Lamia Hydra Basilisk Lizard Salamander', coiled],
  ['Spider Crab Scorpion Ant Beetle Crayfish Lobster Trilobite Spawn', legged],
  ['Fish Kraken Leviathan Octopus Squid Shark Whale Jellyfish Merfolk Starfish', finned],
  ['Golem Giant Construct Wall Gnome Ogre Troll Statue Juggernaut Scarecrow Colossus Titan', carved],
  ['Treefolk Plant Elk Fungus Saproling Dryad Antelope Elemental', antlered],
  ['Beast Cat Wolf Ram Goat Ox Minotaur Bear Boar Hound Demon Devil Rhino Elephant Horse Goblin Orc Satyr', horned],
  [
    'Elf Human Wizard Cleric Knight Druid Soldier Zombie Spirit Shaman Warrior Rogue Monk Vampire Skeleton Dwarf Kithkin Shade Specter Advisor',
    hooded,
  ],
]

const TABLE: ReadonlyMap<string, Figure> = new Map(
  FIGURES.flatMap(([subtypes, figure]) => subtypes.split(' ').map((subtype) => [subtype, figure] as const)),
)

/** A creature's figure; without a known subtype, a random one seeded by its name. */
export const creature = (random: Random, subtypes: readonly string[]): readonly Shape[] => {
  const known = subtypes.find((subtype) => TABLE.has(subtype))
  const figure = known === undefined ? undefined : TABLE.get(known)
  return (figure ?? oneOf(random, [antlered, horned, hooded]))(random)
}
