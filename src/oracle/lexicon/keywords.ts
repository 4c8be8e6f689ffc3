/** Keywords by their names (502 of 2004, 702 of 2011). */
import type { KeywordName } from '../../language/index.ts'
import { type Syntax, table } from '../core/index.ts'

/** The name of each in text. */
export const KEYWORD_WORDS: Readonly<Record<KeywordName, string>> = {
  affinity: 'affinity',
  amplify: 'amplify',
  annihilator: 'annihilator',
  battleCry: 'battle cry',
  bloodthirst: 'bloodthirst',
  bushido: 'bushido',
  buyback: 'buyback',
  cumulativeUpkeep: 'cumulative upkeep',
  cycling: 'cycling',
  deathtouch: 'deathtouch',
  defender: 'defender',
  doubleStrike: 'double strike',
  echo: 'echo',
  enchant: 'enchant',
  entwine: 'entwine',
  equip: 'equip',
  exalted: 'exalted',
  fading: 'fading',
  fear: 'fear',
  firstStrike: 'first strike',
  flanking: 'flanking',
  flash: 'flash',
  flashback: 'flashback',
  flying: 'flying',
  haste: 'haste',
  hexproof: 'hexproof',
  horsemanship: 'horsemanship',
  indestructible: 'indestructible',
  intimidate: 'intimidate',
  kicker: 'kicker',
  landwalk: 'landwalk',
  levelUp: 'level up',
  lifelink: 'lifelink',
  livingWeapon: 'living weapon',
  madness: 'madness',
  modular: 'modular',
  morph: 'morph',
  phasing: 'phasing',
  protection: 'protection',
  provoke: 'provoke',
  rampage: 'rampage',
  reach: 'reach',
  reinforce: 'reinforce',
  shadow: 'shadow',
  shroud: 'shroud',
  soulshift: 'soulshift',
  storm: 'storm',
  sunburst: 'sunburst',
  trample: 'trample',
  vigilance: 'vigilance',
}

const byWord = Object.fromEntries(Object.entries(KEYWORD_WORDS).map(([name, word]) => [word, name as KeywordName]))

/** A keyword that is asked for or lost: by name, whatever its parameters (402.7). */
export const keywordName: Syntax<KeywordName> = table('a keyword', byWord)
