/** The subtypes (2011:205.3) as words, with their plurals. */
import { SUBTYPES } from '../../language/index.ts'
import { nouns, type Syntax, table } from '../core/index.ts'

const IRREGULAR: Readonly<Record<string, string>> = {
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Pegasus: 'Pegasi',
  Fungus: 'Fungi',
  Ox: 'Oxen',
  Mouse: 'Mice',
  Aetherborn: 'Aetherborn',
  Azra: 'Azra',
  Naga: 'Naga',
  Cyclops: 'Cyclopes',
  Djinn: 'Djinns',
  Efreet: 'Efreets',
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
function pluralOf(subtype: string): string {
  const known = IRREGULAR[subtype]
  if (known !== undefined) return known
  if (/(?:s|x|ch|sh|z)$/.test(subtype)) return `${subtype}es`
  return /[^aeiou]y$/.test(subtype) ? `${subtype.slice(0, -1)}ies` : `${subtype}s`
}

/** No text of a card in a deck mentions planar types, whose names are ordinary words too. */
const { plane: _planar, ...SPOKEN } = SUBTYPES

const ALL: readonly string[] = [...new Set(Object.values(SPOKEN).flat())]

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
