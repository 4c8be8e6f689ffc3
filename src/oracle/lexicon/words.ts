/** Colours, card types, supertypes, states: the adjectives and nouns that have a fixed list. */
import type { CardType, Color, PermanentMark, PermanentState, Supertype } from '../../language/index.ts'
import { either, nouns, part, type Syntax, table, words } from '../core/index.ts'

/** Whose, of the player that is spoken of. */
export const theirs = part()`[your / their]`
/** After what is chosen. */
export const ofYourChoice = part()`of your choice`
/** Between a noun and what it is; nothing is as good. */
export const thatIs = part()`[/ that's / that are]`
/** Between a noun and what it was. */
export const thatWas = part()`[that was / that were]`
/** "Is", "'s", "remains". */
export const copula = part()`[are|is / 's / remain|remains]`

export const color: Syntax<Color> = table('a colour', { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' })

/** "Nonblack". */
export const nonColor: Syntax<Color> = table('a colour', {
  nonwhite: 'W',
  nonblue: 'U',
  nonblack: 'B',
  nonred: 'R',
  nongreen: 'G',
})

/** A card type as a noun: "creatures". */
export const cardType: Syntax<CardType> = nouns('a card type', [
  ['artifact', 'artifacts', 'artifact'],
  ['creature', 'creatures', 'creature'],
  ['enchantment', 'enchantments', 'enchantment'],
  ['instant', 'instants', 'instant'],
  ['land', 'lands', 'land'],
  ['planeswalker', 'planeswalkers', 'planeswalker'],
  ['battle', 'battles', 'battle'],
  ['sorcery', 'sorceries', 'sorcery'],
])

/** A card type before a noun: "artifact creatures". */
export const cardTypeWord: Syntax<CardType> = table('a card type', {
  artifact: 'artifact',
  creature: 'creature',
  enchantment: 'enchantment',
  instant: 'instant',
  land: 'land',
  planeswalker: 'planeswalker',
  sorcery: 'sorcery',
  tribal: 'tribal',
})

export const nonType: Syntax<CardType> = table('a card type', {
  nonartifact: 'artifact',
  noncreature: 'creature',
  nonenchantment: 'enchantment',
  nonland: 'land',
})

export const supertype: Syntax<Supertype> = table('a supertype', {
  basic: 'basic',
  legendary: 'legendary',
  snow: 'snow',
  world: 'world',
})

export const nonSupertype: Syntax<Supertype> = table('a supertype', {
  nonbasic: 'basic',
  nonlegendary: 'legendary',
  nonsnow: 'snow',
})

/** "Tapped", "attacking": a permanent's current state. */
export const state: Syntax<PermanentState> = table('a state', {
  tapped: 'tapped',
  untapped: 'untapped',
  attacking: 'attacking',
  blocking: 'blocking',
  blocked: 'blocked',
  unblocked: 'unblocked',
  enchanted: 'enchanted',
  equipped: 'equipped',
  modified: 'modified',
  'face-down': 'faceDown',
  goaded: 'goaded',
})

/** What a permanent becomes and stays. */
export const lastingMark: Syntax<Exclude<PermanentMark, 'level' | 'paired' | 'saddled'>> = table('what it becomes', {
  harnessed: 'harnessed',
  monstrous: 'monstrous',
  prepared: 'prepared',
  renowned: 'renowned',
  solved: 'solved',
  suspected: 'suspected',
})

/** "Monstrous", "saddled". */
export const markWord: Syntax<Exclude<PermanentMark, 'level'>> = either(
  lastingMark,
  words('saddled', 'saddled'),
  words('paired', 'paired'),
)
