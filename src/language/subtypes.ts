/** The subtypes (2011:205.3), one list for each card type that has its own, and which types a subtype goes with. */
import { BASIC_LAND_MANA, type BasicLandType, type CardType } from './types.ts'

const split = (text: string): readonly string[] => text.trim().split(/\s+/)

/** 2011:205.3m, Legend of 2004 (2004:215.2), and later ones. */
const CREATURE_TYPES = split(`
  Advisor Aetherborn Ally Angel Anteater Antelope Ape Archer Archon Army Artificer Assassin Assembly-Worker
  Atog Aurochs Avatar Azra Badger Barbarian Bard Basilisk Bat Bear Beast Beeble Beholder Berserker Bird
  Blinkmoth Boar Brainiac Bringer Brushwagg Camarid Camel Caribou Carrier Cat Centaur Cephalid Chimera Citizen
  Cleric Clown Cockatrice Construct Coward Crab Crocodile Cyclops Dauthi Demigod Demon Deserter Detective Devil
  Dinosaur Djinn Dog Dragon Drake Dreadnought Drone Druid Dryad Dwarf Efreet Egg Elder Eldrazi Elemental
  Elephant Elf Elk Employee Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gargoyle Germ Giant Gnoll
  Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Hag Halfling Hamster Harpy Head Hellion Hippo
  Hippogriff Homarid Homunculus Horror Horse Hound Human Hydra Hyena Illusion Imp Incarnation Inkling Insect
  Jackal Jellyfish Juggernaut Kavu Kirin Kithkin Knight Kobold Kor Kraken Lamia Lammasu Leech Legend Leviathan
  Lhurgoyf Licid Lizard Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Monger Mongoose Monk
  Monkey Moonfolk Mount Mouse Mutant Myr Mystic Naga Nautilus Nephilim Nightmare Nightstalker Ninja Noble Noggle
  Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer
  Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Praetor Prism Processor Rabbit Raccoon Ranger
  Rat Rebel Reflection Rhino Rigger Robot Rogue Salamander Samurai Sand Saproling Satyr Scarecrow Scion
  Scorpion Scout Sculpture Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Siren Skeleton Slith Sliver
  Slug Snake Soldier Soltari Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid
  Squirrel Starfish Surrakar Survivor Tentacle Tetravite Thalakos Thopter Thrull Tiefling Treefolk Trilobite
  Triskelavite Troll Turtle Unicorn Vampire Vedalken Viashino Volver Wall Warlock Warrior Weird Werewolf Whale
  Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera
`)
/** Those that came after 2011 (today:205.3i). */
export const LATER_LAND_TYPES = split('Cave Gate Planet Sphere Town')
const LAND_TYPES = [
  ...split("Desert Forest Island Lair Locus Mine Mountain Plains Power-Plant Swamp Tower Urza's"),
  ...LATER_LAND_TYPES,
]
const ARTIFACT_TYPES = split(
  'Blood Clue Contraption Equipment Food Fortification Gold Incubator Junk Lander Mutagen Powerstone Spacecraft Treasure Vehicle',
)
const ENCHANTMENT_TYPES = split('Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine')
const SPELL_TYPES = split('Adventure Arcane Lesson Omen Trap')
/** 2011:205.3j, and later ones. */
const PLANESWALKER_TYPES = split(`
  Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Dakkon Daretti Davriel Dihada Domri
  Dovin Ellywick Elspeth Estrid Freyalise Garruk Gideon Huatli Jace Jaya Jeska Kaito Karn Kasmina Kaya Kiora
  Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Ral Rowan Saheeli Samut
  Sarkhan Serra Sorin Szat Tamiyo Teferi Teyo Tezzeret Tibalt Tyvar Ugin Venser Vivien Vraska Will Windgrace
  Wrenn Xenagos Yanggu Yanling Zariel
`)
/** 2011:205.3n: all the words after the dash are one subtype. */
const PLANAR_TYPES = [
  ...split('Alara Arkhos Dominaria Equilor Iquatana Ir Kaldheim Kamigawa Karsus Kinshala Lorwyn Luvion Mercadia'),
  ...split('Mirrodin Moag Muraganda Phyrexia Pyrulea Rabiah Rath Ravnica Segovia Shadowmoor Shandalar Ulgrotha'),
  ...split('Valla Wildfire Zendikar'),
  "Bolas's Meditation Realm",
  "Serra's Realm",
]

/** Groups of subtypes that are set together and go with the same card types (2011:205.1a). */
export const SUBTYPES = {
  creature: CREATURE_TYPES,
  land: LAND_TYPES,
  artifact: ARTIFACT_TYPES,
  enchantment: ENCHANTMENT_TYPES,
  spell: SPELL_TYPES,
  planeswalker: PLANESWALKER_TYPES,
  battle: ['Siege'],
  dungeon: ['Undercity'],
  plane: PLANAR_TYPES,
} as const
export type SubtypeSet = keyof typeof SUBTYPES

const SET_OF: ReadonlyMap<string, SubtypeSet> = new Map(
  (Object.keys(SUBTYPES) as SubtypeSet[]).flatMap((set) => SUBTYPES[set].map((subtype) => [subtype, set] as const)),
)

/** Whether any list has the word. */
export function isSubtype(word: string): boolean {
  return SET_OF.has(word)
}

/** The group a subtype belongs to. Words in no list are creature types, since users' own cards may have new ones. */
export function subtypeSet(subtype: string): SubtypeSet {
  return SET_OF.get(subtype) ?? 'creature'
}

/** The card types that each group goes with (2011:205.3k, m: some are shared). */
const HOLDERS: Readonly<Record<SubtypeSet, readonly CardType[]>> = {
  creature: ['creature', 'tribal'],
  land: ['land'],
  artifact: ['artifact'],
  enchantment: ['enchantment'],
  spell: ['instant', 'sorcery'],
  planeswalker: ['planeswalker'],
  battle: ['battle'],
  dungeon: ['dungeon'],
  plane: ['plane'],
}

/** 2011:205.3n, p: planes have only the listed subtypes, schemes and vanguards none. */
const CLOSED: readonly CardType[] = ['plane', 'scheme', 'vanguard']

/**
 * Whether a card can be printed with it: anything goes for words in no list, except on types whose lists are closed.
 */
export function mayBePrinted(subtype: string, types: readonly CardType[]): boolean {
  return isSubtype(subtype) ? subtypeFits(subtype, types) : types.some((type) => !CLOSED.includes(type))
}

/** Whether an object with these card types can have the subtype (2004:212.1b, 2011:205.3d). */
export function subtypeFits(subtype: string, types: readonly CardType[]): boolean {
  return HOLDERS[subtypeSet(subtype)].some((type) => types.includes(type))
}

/** 212.6d: the five basic land types. */
export function isBasicLandType(subtype: string): subtype is BasicLandType {
  return Object.hasOwn(BASIC_LAND_MANA, subtype)
}
