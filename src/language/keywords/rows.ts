/** All keywords (502 of 2004, 702 of 2011): a row each, from which every other floor derives what it says of them. */
import type { EditionId } from '../../rulebook/index.ts'

/**
 * How a keyword is written: `plain`: its word alone ("flying"); `numbered`: "bushido 2"; `costing`: "equip {1}";
 * `numberedCosting`: "reinforce 1—{G}"; `own`: in a form of its own, which is in `OwnForms`.
 */
export type KeywordForm = 'plain' | 'numbered' | 'costing' | 'numberedCosting' | 'own'

/**
 * How a keyword works: `asText`: it is short for text, which the grammar has (`oracle/keywords/texts.ts`); `byRules`:
 * it answers questions that the engine asks of all keywords (`engine/keywords`); `byName`: the engine asks for it by
 * name.
 */
export type KeywordWorking = 'asText' | 'byRules' | 'byName'

export interface KeywordRow {
  readonly form: KeywordForm
  /** Its rule, in the first book that has it. */
  readonly rule: `${EditionId}:${string}`
  /** One way at least, or it would be without effect. */
  readonly works: readonly [KeywordWorking, ...KeywordWorking[]]
  /** As it is written in text; absent: the words of its name. */
  readonly word?: string
  /** Its cost is one of casting the card: later text can refer to what it uses up ("the sacrificed creature"). */
  readonly paysFor?: 'casting'
  /** It is about attacking and blocking, which only creatures do. */
  readonly ofCombat?: true
  /** The keyword of which it is a special form (2004:502.11a). */
  readonly formOf?: string
}

export const KEYWORD_ROWS = {
  absorb: { form: 'numbered', rule: '2011:702.62', works: ['asText'] },
  affinity: { form: 'own', rule: '2004:502.31', works: ['asText'] },
  afflict: { form: 'numbered', rule: 'today:702.130', works: ['asText'], ofCombat: true },
  afterlife: { form: 'numbered', rule: 'today:702.135', works: ['asText'] },
  amplify: { form: 'numbered', rule: '2004:502.27', works: ['asText'] },
  annihilator: { form: 'numbered', rule: '2011:702.84', works: ['asText'] },
  auraSwap: { form: 'costing', rule: '2011:702.63', works: ['asText'] },
  banding: { form: 'plain', rule: '2004:502.10', works: ['byName'], ofCombat: true },
  bandsWithOther: { form: 'own', rule: '2004:502.11', works: ['byName'], formOf: 'banding', ofCombat: true },
  battleCry: { form: 'plain', rule: '2011:702.89', works: ['asText'], ofCombat: true },
  blitz: { form: 'costing', rule: 'today:702.152', works: ['asText', 'byRules'], paysFor: 'casting' },
  bloodthirst: { form: 'numbered', rule: '2011:702.52', works: ['asText'] },
  bushido: { form: 'numbered', rule: '2011:702.43', works: ['asText'], ofCombat: true },
  buyback: { form: 'costing', rule: '2004:502.16', works: ['byRules'], paysFor: 'casting' },
  cascade: { form: 'plain', rule: '2011:702.83', works: ['asText'] },
  casualty: { form: 'numbered', rule: 'today:702.153', works: ['asText', 'byRules'] },
  champion: { form: 'own', rule: '2011:702.70', works: ['asText'] },
  changeling: { form: 'plain', rule: '2011:702.71', works: ['asText'] },
  conspire: { form: 'plain', rule: '2011:702.76', works: ['asText', 'byRules'] },
  convoke: { form: 'plain', rule: '2011:702.49', works: ['byRules'] },
  cumulativeUpkeep: { form: 'own', rule: '2004:502.13', works: ['asText', 'byRules'] },
  cycling: { form: 'own', rule: '2004:502.18', works: ['asText', 'byRules'] },
  dash: { form: 'costing', rule: 'today:702.109', works: ['asText', 'byRules'], paysFor: 'casting' },
  deathtouch: { form: 'plain', rule: '2011:702.2', works: ['byName'], ofCombat: true },
  decayed: { form: 'plain', rule: 'today:702.147', works: ['asText'], ofCombat: true },
  defender: { form: 'plain', rule: '2011:702.3', works: ['byRules'], ofCombat: true },
  delve: { form: 'plain', rule: '2011:702.64', works: ['byRules'] },
  dethrone: { form: 'plain', rule: 'today:702.105', works: ['asText'], ofCombat: true },
  devoid: { form: 'plain', rule: 'today:702.114', works: ['asText'] },
  devour: { form: 'numbered', rule: '2011:702.80', works: ['asText'] },
  doubleStrike: { form: 'plain', rule: '2004:502.28', works: ['byName'], ofCombat: true },
  dredge: { form: 'numbered', rule: '2011:702.50', works: ['byRules'] },
  echo: { form: 'costing', rule: '2004:502.19', works: ['asText', 'byRules'] },
  enchant: { form: 'own', rule: '2004:212.4d', works: ['byRules'] },
  entwine: { form: 'costing', rule: '2004:502.32', works: ['byRules'], paysFor: 'casting' },
  epic: { form: 'plain', rule: '2011:702.48', works: ['byRules'] },
  equip: { form: 'costing', rule: '2004:502.33', works: ['asText'] },
  escape: { form: 'costing', rule: 'today:702.138', works: ['byRules'], paysFor: 'casting' },
  evoke: { form: 'costing', rule: '2011:702.72', works: ['asText', 'byRules'], paysFor: 'casting' },
  evolve: { form: 'plain', rule: 'today:702.100', works: ['asText'] },
  exalted: { form: 'plain', rule: '2011:702.81', works: ['asText'] },
  exploit: { form: 'plain', rule: 'today:702.110', works: ['asText'] },
  extort: { form: 'plain', rule: 'today:702.101', works: ['asText'] },
  fabricate: { form: 'numbered', rule: 'today:702.123', works: ['asText'] },
  fading: { form: 'numbered', rule: '2004:502.20', works: ['asText'] },
  fear: { form: 'plain', rule: '2004:502.25', works: ['byRules'], ofCombat: true },
  firstStrike: { form: 'plain', rule: '2004:502.2', works: ['byName'], ofCombat: true },
  flanking: { form: 'plain', rule: '2004:502.3', works: ['asText'], ofCombat: true },
  flash: { form: 'plain', rule: '2011:702.8', works: ['byName'] },
  flashback: { form: 'costing', rule: '2004:502.22', works: ['byRules'], paysFor: 'casting' },
  flying: { form: 'plain', rule: '2004:502.4', works: ['byRules'], ofCombat: true },
  fortify: { form: 'costing', rule: '2011:702.65', works: ['asText'] },
  frenzy: { form: 'numbered', rule: '2011:702.66', works: ['asText'], ofCombat: true },
  graft: { form: 'numbered', rule: '2011:702.56', works: ['asText'] },
  gravestorm: { form: 'plain', rule: '2011:702.67', works: ['asText'] },
  haste: { form: 'plain', rule: '2004:502.5', works: ['byName'], ofCombat: true },
  haunt: { form: 'plain', rule: '2011:702.53', works: ['asText'] },
  hexproof: { form: 'plain', rule: '2011:702.11', works: ['byRules'] },
  hideaway: { form: 'own', rule: '2011:702.73', works: ['asText'] },
  horsemanship: { form: 'plain', rule: '2004:502.17', works: ['byRules'], ofCombat: true },
  improvise: { form: 'plain', rule: 'today:702.126', works: ['byRules'] },
  indestructible: { form: 'plain', rule: '2004:glossary/indestructible', works: ['byName'] },
  infect: { form: 'plain', rule: '2011:702.88', works: ['byName'] },
  ingest: { form: 'plain', rule: 'today:702.115', works: ['asText'], ofCombat: true },
  intimidate: { form: 'plain', rule: '2011:702.12', works: ['byRules'], ofCombat: true },
  jumpStart: { form: 'plain', rule: 'today:702.133', works: ['byRules'], word: 'jump-start' },
  kicker: { form: 'own', rule: '2004:502.21', works: ['byRules'], paysFor: 'casting' },
  landwalk: { form: 'own', rule: '2004:502.6', works: ['byRules'], ofCombat: true },
  levelUp: { form: 'costing', rule: '2011:contents/710', works: ['asText'] },
  lifelink: { form: 'plain', rule: '2011:702.14', works: ['byName'] },
  livingWeapon: { form: 'plain', rule: '2011:702.90', works: ['asText'] },
  madness: { form: 'costing', rule: '2004:502.24', works: ['byRules'], paysFor: 'casting' },
  menace: { form: 'plain', rule: 'today:702.111', works: ['asText'], ofCombat: true },
  mentor: { form: 'plain', rule: 'today:702.134', works: ['asText'], ofCombat: true },
  modular: { form: 'own', rule: '2004:502.35', works: ['asText'] },
  morph: { form: 'costing', rule: '2004:502.26', works: ['byRules'] },
  ninjutsu: { form: 'costing', rule: '2011:702.47', works: ['asText'] },
  offering: { form: 'own', rule: '2011:702.46', works: ['byRules'] },
  outlast: { form: 'costing', rule: 'today:702.107', works: ['asText'] },
  persist: { form: 'plain', rule: '2011:702.77', works: ['asText'] },
  phasing: { form: 'plain', rule: '2004:502.15', works: ['byName'] },
  poisonous: { form: 'numbered', rule: '2011:702.68', works: ['asText'] },
  protection: { form: 'own', rule: '2004:502.7', works: ['byRules'] },
  provoke: { form: 'plain', rule: '2004:502.29', works: ['asText'], ofCombat: true },
  prowess: { form: 'plain', rule: 'today:702.108', works: ['asText'] },
  prowl: { form: 'costing', rule: '2011:702.74', works: ['byRules'], paysFor: 'casting' },
  rampage: { form: 'numbered', rule: '2004:502.12', works: ['asText'], ofCombat: true },
  reach: { form: 'plain', rule: '2011:702.16', works: ['byName'], ofCombat: true },
  rebound: { form: 'plain', rule: '2011:702.86', works: ['byRules'] },
  recover: { form: 'costing', rule: '2011:702.57', works: ['asText'] },
  reinforce: { form: 'numberedCosting', rule: '2011:702.75', works: ['asText'] },
  replicate: { form: 'costing', rule: '2011:702.54', works: ['asText', 'byRules'], paysFor: 'casting' },
  retrace: { form: 'plain', rule: '2011:702.79', works: ['byRules'] },
  riot: { form: 'plain', rule: 'today:702.136', works: ['asText'] },
  ripple: { form: 'numbered', rule: '2011:702.58', works: ['asText'] },
  scavenge: { form: 'costing', rule: 'today:702.97', works: ['asText'] },
  shadow: { form: 'plain', rule: '2004:502.8', works: ['byRules'], ofCombat: true },
  shroud: { form: 'plain', rule: '2011:702.17', works: ['byRules'] },
  skulk: { form: 'plain', rule: 'today:702.118', works: ['asText'], ofCombat: true },
  soulshift: { form: 'numbered', rule: '2011:702.44', works: ['asText'] },
  spectacle: { form: 'costing', rule: 'today:702.137', works: ['byRules'], paysFor: 'casting' },
  splice: { form: 'own', rule: '2011:702.45', works: ['byRules'] },
  splitSecond: { form: 'plain', rule: '2011:702.59', works: ['byName'] },
  storm: { form: 'plain', rule: '2004:502.30', works: ['asText'] },
  sunburst: { form: 'plain', rule: '2004:502.37', works: ['asText'] },
  surge: { form: 'costing', rule: 'today:702.117', works: ['byRules'], paysFor: 'casting' },
  suspend: { form: 'own', rule: '2011:702.60', works: ['asText', 'byRules'] },
  totemArmor: { form: 'plain', rule: '2011:702.87', works: ['asText'] },
  training: { form: 'plain', rule: 'today:702.149', works: ['asText'], ofCombat: true },
  trample: { form: 'plain', rule: '2004:502.9', works: ['byName'], ofCombat: true },
  transfigure: { form: 'costing', rule: '2011:702.69', works: ['asText'] },
  transmute: { form: 'costing', rule: '2011:702.51', works: ['asText'] },
  undaunted: { form: 'plain', rule: 'today:702.125', works: ['asText'] },
  undying: { form: 'plain', rule: 'today:702.93', works: ['asText'] },
  unearth: { form: 'costing', rule: '2011:702.82', works: ['asText'] },
  unleash: { form: 'plain', rule: 'today:702.98', works: ['asText'], ofCombat: true },
  vanishing: { form: 'own', rule: '2011:702.61', works: ['asText'] },
  vigilance: { form: 'plain', rule: '2011:702.19', works: ['byName'], ofCombat: true },
  ward: { form: 'costing', rule: 'today:702.21', works: ['asText'] },
  wither: { form: 'plain', rule: '2011:702.78', works: ['byName'] },
} as const satisfies Readonly<Record<string, KeywordRow>>
