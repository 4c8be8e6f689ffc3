import { oneOf, type Random } from '../../look/index.ts'
import type { Shape } from '../shape.ts'
import { BACKS, type Back, HEADGEAR, HELD, type Headgear, type Held, SHIELDS, type Shield } from './gear.ts'
import { BODIES, type Body, HEADS, type Head } from './heads.ts'

type Some<T> = readonly [T, ...T[]]

/** What a calling wears and carries: one of each is taken. */
interface Calling {
  readonly bodies: Some<Body>
  readonly gear: Some<Headgear>
  readonly held: Some<Held>
  readonly shields?: Some<Shield>
  readonly backs?: Back
}

/** A people: its heads, and what it wears and carries that has no calling. */
interface People extends Calling {
  readonly heads: Some<Head>
  /** It wears nothing else than this, whatever its calling. */
  readonly own?: true
}

const CALLINGS: Readonly<Record<string, Calling>> = {
  Soldier: {
    backs: 'banneret',
    bodies: ['tunic', 'plate'],
    gear: ['kettle', 'coif', 'barbute', 'plumed'],
    held: ['spear', 'halberd', 'banner', 'sword'],
    shields: ['none', 'tower', 'round', 'kite'],
  },
  Knight: {
    backs: 'banneret',
    bodies: ['plate'],
    gear: ['greathelm', 'plumed', 'barbute', 'coif', 'horned'],
    held: ['sword', 'raised', 'banner', 'mace', 'spear', 'halberd'],
    shields: ['kite', 'none', 'tower', 'small'],
  },
  Wizard: {
    bodies: ['robe', 'cloak'],
    gear: ['pointed', 'bent', 'cowl', 'locks'],
    held: ['orb', 'crescent', 'flame', 'book', 'sunstaff'],
  },
  Cleric: {
    bodies: ['robe', 'cloak'],
    gear: ['halo', 'mitre', 'rays', 'cowl'],
    held: ['crook', 'mace', 'book', 'lantern', 'sunstaff', 'nothing'],
  },
  Shaman: {
    bodies: ['bare', 'rags', 'robe'],
    gear: ['antlers', 'feathers', 'mohawk'],
    held: ['flame', 'crescent', 'torch'],
  },
  Druid: {
    bodies: ['robe', 'cloak', 'tunic'],
    gear: ['leaves', 'antlers', 'cowl', 'feathers'],
    held: ['crook', 'orb', 'flame', 'sunstaff'],
  },
  Rogue: {
    backs: 'quiver',
    bodies: ['cloak', 'tunic'],
    gear: ['hood', 'scarf', 'brimmed'],
    held: ['dagger', 'daggers', 'lantern', 'bow'],
  },
  Scout: {
    backs: 'quiver',
    bodies: ['tunic', 'cloak'],
    gear: ['brimmed', 'cowl', 'scarf', 'leaves'],
    held: ['bow', 'lantern', 'spear', 'dagger'],
  },
  Warrior: {
    bodies: ['bare', 'plate', 'tunic'],
    gear: ['horned', 'mohawk', 'scarf', 'locks'],
    held: ['axe', 'doubleaxe', 'raised', 'hammer'],
    shields: ['none', 'round', 'small'],
  },
  Artificer: { bodies: ['tunic'], gear: ['goggles', 'scarf', 'kettle'], held: ['gear', 'hammer', 'wheel', 'flask'] },
  Monk: { bodies: ['robe', 'bare'], gear: ['none', 'rays', 'halo'], held: ['fists', 'crook', 'orb'] },
  Rebel: {
    backs: 'quiver',
    bodies: ['tunic', 'cloak'],
    gear: ['scarf', 'cowl', 'brimmed'],
    held: ['torch', 'banner', 'raised'],
  },
  Ruler: { bodies: ['cloak', 'plate'], gear: ['crown'], held: ['sunstaff', 'sword', 'banner', 'crescent'] },
}

const ALIASES: Readonly<Record<string, string>> = {
  Berserker: 'Warrior',
  Barbarian: 'Warrior',
  Samurai: 'Knight',
  Archer: 'Scout',
  Mercenary: 'Soldier',
  Minion: 'Rogue',
  Assassin: 'Rogue',
  Ninja: 'Rogue',
  Pirate: 'Rogue',
  Advisor: 'Ruler',
  Noble: 'Ruler',
  Nomad: 'Monk',
  Ally: 'Scout',
  Spellshaper: 'Wizard',
  Flagbearer: 'Soldier',
  Kor: 'Human',
  Kithkin: 'Human',
  Vedalken: 'Human',
  Viashino: 'Goblin',
  Kobold: 'Goblin',
  Orc: 'Ogre',
  Cyclops: 'Giant',
  Titan: 'Giant',
  Avatar: 'Giant',
  Dryad: 'Elf',
  Nymph: 'Elf',
  Satyr: 'Elf',
  Thrull: 'Zombie',
  Ouphe: 'Goblin',
}

const HUMAN: People = {
  heads: ['human', 'bearded'],
  bodies: ['tunic', 'cloak'],
  gear: ['hair', 'locks', 'cowl'],
  held: ['lantern', 'torch', 'club'],
}

const PEOPLES: Readonly<Record<string, People>> = {
  Human: HUMAN,
  Elf: {
    heads: ['elf'],
    bodies: ['tunic', 'cloak'],
    gear: ['locks', 'leaves', 'hair'],
    held: ['bow', 'spear', 'flame'],
  },
  Dwarf: {
    heads: ['dwarf'],
    bodies: ['tunic', 'plate'],
    gear: ['kettle', 'horned', 'none'],
    held: ['hammer', 'axe', 'gear'],
  },
  Goblin: {
    heads: ['goblin'],
    bodies: ['rags', 'tunic', 'bare'],
    gear: ['none', 'mohawk', 'scarf', 'goggles'],
    held: ['torch', 'dagger', 'club', 'flask'],
    shields: ['none', 'small'],
  },
  Merfolk: {
    heads: ['merfolk'],
    bodies: ['bare', 'robe', 'cloak'],
    gear: ['none'],
    held: ['trident', 'orb', 'crescent', 'dagger'],
    own: true,
  },
  Zombie: {
    heads: ['zombie', 'zombie', 'skull'],
    bodies: ['rags', 'tunic', 'cloak', 'plate'],
    gear: ['none', 'hair', 'kettle', 'mohawk', 'horned', 'locks', 'cowl'],
    held: ['reach', 'claws', 'club', 'scythe', 'axe', 'lantern'],
  },
  Skeleton: {
    heads: ['skull'],
    bodies: ['ribs'],
    gear: ['none', 'kettle', 'crown', 'horned'],
    held: ['raised', 'scythe', 'spear'],
    shields: ['round', 'none', 'kite'],
  },
  Vampire: {
    heads: ['vampire'],
    bodies: ['cloak', 'plate'],
    gear: ['none', 'crown'],
    held: ['claws', 'sword', 'nothing', 'flask'],
    own: true,
  },
  Rat: {
    heads: ['rat'],
    bodies: ['cloak', 'rags', 'tunic'],
    gear: ['none', 'scarf'],
    held: ['dagger', 'daggers', 'claws', 'lantern'],
  },
  Ogre: {
    heads: ['brute'],
    bodies: ['bare', 'rags'],
    gear: ['none', 'mohawk', 'horned'],
    held: ['club', 'fists', 'doubleaxe', 'hammer'],
    own: true,
  },
  Troll: {
    heads: ['brute'],
    bodies: ['bare', 'rags'],
    gear: ['leaves', 'locks', 'mohawk'],
    held: ['claws', 'club', 'reach'],
    own: true,
  },
  Giant: {
    heads: ['small'],
    bodies: ['bare', 'plate', 'tunic'],
    gear: ['none', 'mohawk'],
    held: ['club', 'fists', 'hammer', 'axe'],
    own: true,
  },
}

/** Nothing but a human's head goes into a closed helmet. */
const CLOSED: readonly Headgear[] = ['greathelm', 'plumed', 'barbute', 'hood', 'coif', 'rays', 'halo', 'cowl']

const known = <T>(table: Readonly<Record<string, T>>, subtypes: readonly string[]): T | undefined => {
  for (const subtype of subtypes) {
    const found = table[subtype] ?? table[ALIASES[subtype] ?? '']
    if (found) return found
  }
  return undefined
}

const fitting = (gear: Some<Headgear>, people: People): Some<Headgear> => {
  if (people.own) return people.gear
  const [first, ...rest] = people === HUMAN ? gear : gear.filter((each) => !CLOSED.includes(each))
  return first === undefined ? people.gear : [first, ...rest]
}

const dressed = (random: Random, who: People, does: Calling): readonly Shape[] => {
  const body = oneOf(random, who.own ? who.bodies : does.bodies)
  const [head, gear] = [oneOf(random, who.heads), oneOf(random, fitting(does.gear, who))]
  const [held, shield] = [oneOf(random, does.held), oneOf<Shield>(random, does.shields ?? ['none'])]
  const back = oneOf<Back>(random, ['none', 'cape', does.backs ?? 'none'])
  return [...BACKS[back], ...BODIES[body], ...HELD[held], ...HEADS[head], ...HEADGEAR[gear], ...SHIELDS[shield]]
}

/** Someone of a people: what they are says the head, their calling what they wear and carry. */
export const person = (random: Random, subtypes: readonly string[]): readonly Shape[] | undefined => {
  const people = known(PEOPLES, subtypes)
  return people && dressed(random, people, known(CALLINGS, subtypes) ?? people)
}

/** Someone of whom only the calling is known: a human. */
export const anyone = (random: Random, subtypes: readonly string[]): readonly Shape[] | undefined => {
  const calling = known(CALLINGS, subtypes)
  return calling && dressed(random, HUMAN, calling)
}
