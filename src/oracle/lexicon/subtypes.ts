/** The subtypes (2011:205.3) with their plurals. A word list per card type: what a subtype belongs to. */
import { nouns, type Syntax, table } from '../core/index.ts'

const split = (text: string): readonly string[] => text.trim().split(/\s+/)

/** 2011:205.3m, and some that later printings of the same cards have. */
export const CREATURE_TYPES = split(`
  Advisor Ally Angel Anteater Antelope Ape Archer Archon Army Artificer Assassin Assembly-Worker Atog Aurochs
  Avatar Badger Barbarian Bard Basilisk Bat Bear Beast Beeble Berserker Bird Blinkmoth Boar Brainiac Bringer
  Brushwagg Camarid Camel Caribou Carrier Cat Centaur Cephalid Chimera Citizen Cleric Clown Cockatrice
  Construct Coward Crab Crocodile Cyclops Dauthi Demon Deserter Detective Devil Dinosaur Djinn Dog Dragon
  Drake Dreadnought Drone Druid Dryad Dwarf Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eye
  Faerie Ferret Fish Flagbearer Fox Frog Fungus Gargoyle Germ Giant Gnome Goat Goblin Golem Gorgon Graveborn
  Gremlin Griffin Hag Halfling Harpy Head Hellion Hippo Hippogriff Homarid Homunculus Horror Horse Hound Human
  Hydra Hyena Illusion Imp Incarnation Insect Jackal Jellyfish Juggernaut Kavu Kirin Kithkin Knight Kobold Kor
  Kraken Lammasu Leech Leviathan Lhurgoyf Licid Lizard Manticore Masticore Mercenary Merfolk Metathran Minion
  Minotaur Monger Mongoose Monk Monkey Moonfolk Mutant Myr Mystic Naga Nautilus Nephilim Nightmare
  Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin
  Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pincher Pirate Plant Praetor Prism
  Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Salamander Samurai Sand Saproling Satyr
  Scarecrow Scion Scorpion Scout Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Siren Skeleton Slith
  Sliver Slug Snake Soldier Soltari Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid
  Squirrel Starfish Surrakar Survivor Tetravite Thalakos Thopter Thrull Tiefling Treefolk Triskelavite Troll
  Turtle Unicorn Vampire Vedalken Viashino Volver Wall Warlock Warrior Weird Werewolf Whale Wizard Wolf
  Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera
`)
export const LAND_TYPES = split(
  "Desert Forest Island Lair Locus Mine Mountain Plains Power-Plant Swamp Tower Urza's Cave Gate",
)
export const ARTIFACT_TYPES = split('Contraption Equipment Fortification Treasure Clue Food')
export const ENCHANTMENT_TYPES = split('Aura Curse Shrine')
export const SPELL_TYPES = split('Arcane Trap Lesson')

const IRREGULAR: Readonly<Record<string, string>> = {
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Pegasus: 'Pegasi',
  Fungus: 'Fungi',
  Ox: 'Oxen',
  Cyclops: 'Cyclopes',
  Djinn: 'Djinn',
  Efreet: 'Efreet',
  Homunculus: 'Homunculi',
  Fish: 'Fish',
  Merfolk: 'Merfolk',
  Treefolk: 'Treefolk',
  Moonfolk: 'Moonfolk',
  Kithkin: 'Kithkin',
  Sheep: 'Sheep',
  Squid: 'Squid',
  Vedalken: 'Vedalken',
  Eldrazi: 'Eldrazi',
  Samurai: 'Samurai',
  Spawn: 'Spawn',
  Myr: 'Myr',
  Kavu: 'Kavu',
  Kor: 'Kor',
  Elk: 'Elk',
  Aurochs: 'Aurochs',
  Nephilim: 'Nephilim',
  Dauthi: 'Dauthi',
  Soltari: 'Soltari',
  Thalakos: 'Thalakos',
  Zubera: 'Zubera',
  Plains: 'Plains',
  "Urza's": "Urza's",
  Jellyfish: 'Jellyfish',
  Starfish: 'Starfish',
  Equipment: 'Equipment',
  Arcane: 'Arcane',
}

/** Elf, Elves; Mercenary, Mercenaries; Merfolk, Merfolk. */
export function pluralOf(subtype: string): string {
  const known = IRREGULAR[subtype]
  if (known !== undefined) return known
  if (/(?:s|x|ch|sh|z)$/.test(subtype)) return `${subtype}es`
  return /[^aeiou]y$/.test(subtype) ? `${subtype.slice(0, -1)}ies` : `${subtype}s`
}

const ALL: readonly string[] = [
  ...new Set([...CREATURE_TYPES, ...LAND_TYPES, ...ARTIFACT_TYPES, ...ENCHANTMENT_TYPES, ...SPELL_TYPES]),
]

/** A subtype as a noun: "Goblin", "Elves". */
export const subtype: Syntax<string> = nouns(
  'a subtype',
  ALL.map((name) => [name, pluralOf(name), name] as const),
)

/** A subtype before a noun, where it does not change: "Goblin creatures". */
export const subtypeWord: Syntax<string> = table('a subtype', Object.fromEntries(ALL.map((name) => [name, name])))

/** "Non-Wall": every subtype with its prefix. */
export const nonSubtype: Syntax<string> = table(
  'a subtype',
  Object.fromEntries(ALL.map((name) => [`non-${name}`, name])),
)
