import type { KeywordName } from '../../language/index.ts'

/** Where the books say what a keyword does; `null`: of the later book's own keywords they only have the names. */
const RULES: Readonly<Record<KeywordName, string | null>> = {
  deathtouch: null,
  defender: null,
  doubleStrike: '2004:502.28',
  fear: '2004:502.25',
  firstStrike: '2004:502.2',
  flash: null,
  flying: '2004:502.4',
  haste: '2004:502.5',
  hexproof: null,
  indestructible: '2004:glossary/indestructible',
  intimidate: null,
  lifelink: null,
  phasing: '2004:502.15',
  reach: null,
  shadow: '2004:502.8',
  horsemanship: '2004:502.17',
  shroud: null,
  trample: '2004:502.9',
  vigilance: null,
  cycling: '2004:502.18',
  echo: '2004:502.19',
  enchant: '2004:212.4d',
  equip: '2004:502.33',
  flashback: '2004:502.22',
  kicker: '2004:502.21',
  landwalk: '2004:502.6',
  morph: '2004:502.26',
  protection: '2004:502.7',
}

export const keywordRule = (name: KeywordName): string | null => RULES[name]
