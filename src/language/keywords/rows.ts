/** All keywords (502 of 2004, 702 of 2011): a row each, from which every other floor derives what it says of them. */

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
  absorb: { form: 'numbered', works: ['asText'] },
  affinity: { form: 'own', works: ['asText'] },
  afflict: { form: 'numbered', works: ['asText'], ofCombat: true },
  afterlife: { form: 'numbered', works: ['asText'] },
  amplify: { form: 'numbered', works: ['asText'] },
  annihilator: { form: 'numbered', works: ['asText'] },
  ascend: { form: 'plain', works: ['byName'] },
  auraSwap: { form: 'costing', works: ['asText'] },
  banding: { form: 'plain', works: ['byName'], ofCombat: true },
  bandsWithOther: { form: 'own', works: ['byName'], formOf: 'banding', ofCombat: true },
  battleCry: { form: 'plain', works: ['asText'], ofCombat: true },
  blitz: { form: 'costing', works: ['asText', 'byRules'], paysFor: 'casting' },
  bloodthirst: { form: 'numbered', works: ['asText'] },
  bushido: { form: 'numbered', works: ['asText'], ofCombat: true },
  buyback: { form: 'costing', works: ['byRules'], paysFor: 'casting' },
  cascade: { form: 'plain', works: ['asText'] },
  casualty: { form: 'numbered', works: ['asText', 'byRules'] },
  champion: { form: 'own', works: ['asText'] },
  changeling: { form: 'plain', works: ['asText'] },
  conspire: { form: 'plain', works: ['asText', 'byRules'] },
  convoke: { form: 'plain', works: ['byRules'] },
  crew: { form: 'numbered', works: ['asText'] },
  cumulativeUpkeep: { form: 'own', works: ['asText', 'byRules'] },
  cycling: { form: 'own', works: ['asText', 'byRules'] },
  dash: { form: 'costing', works: ['asText', 'byRules'], paysFor: 'casting' },
  deathtouch: { form: 'plain', works: ['byName'], ofCombat: true },
  decayed: { form: 'plain', works: ['asText'], ofCombat: true },
  defender: { form: 'plain', works: ['byRules'], ofCombat: true },
  delve: { form: 'plain', works: ['byRules'] },
  dethrone: { form: 'plain', works: ['asText'], ofCombat: true },
  devoid: { form: 'plain', works: ['asText'] },
  devour: { form: 'numbered', works: ['asText'] },
  doubleStrike: { form: 'plain', works: ['byName'], ofCombat: true },
  dredge: { form: 'numbered', works: ['byRules'] },
  echo: { form: 'costing', works: ['asText', 'byRules'] },
  enchant: { form: 'own', works: ['byRules'] },
  entwine: { form: 'costing', works: ['byRules'], paysFor: 'casting' },
  epic: { form: 'plain', works: ['byRules'] },
  equip: { form: 'own', works: ['asText'] },
  escape: { form: 'costing', works: ['byRules'], paysFor: 'casting' },
  evoke: { form: 'costing', works: ['asText', 'byRules'], paysFor: 'casting' },
  evolve: { form: 'plain', works: ['asText'] },
  exalted: { form: 'plain', works: ['asText'] },
  exploit: { form: 'plain', works: ['asText'] },
  extort: { form: 'plain', works: ['asText'] },
  fabricate: { form: 'numbered', works: ['asText'] },
  fading: { form: 'numbered', works: ['asText'] },
  fear: { form: 'plain', works: ['byRules'], ofCombat: true },
  firstStrike: { form: 'plain', works: ['byName'], ofCombat: true },
  flanking: { form: 'plain', works: ['asText'], ofCombat: true },
  flash: { form: 'plain', works: ['byName'] },
  flashback: { form: 'costing', works: ['byRules'], paysFor: 'casting' },
  flying: { form: 'plain', works: ['byRules'], ofCombat: true },
  fortify: { form: 'costing', works: ['asText'] },
  frenzy: { form: 'numbered', works: ['asText'], ofCombat: true },
  graft: { form: 'numbered', works: ['asText'] },
  gravestorm: { form: 'plain', works: ['asText'] },
  haste: { form: 'plain', works: ['byName'], ofCombat: true },
  haunt: { form: 'plain', works: ['asText'] },
  hexproof: { form: 'plain', works: ['byRules'] },
  hexproofFrom: { form: 'own', works: ['byRules'], formOf: 'hexproof' },
  hideaway: { form: 'own', works: ['asText'] },
  horsemanship: { form: 'plain', works: ['byRules'], ofCombat: true },
  improvise: { form: 'plain', works: ['byRules'] },
  indestructible: { form: 'plain', works: ['byName'] },
  infect: { form: 'plain', works: ['byName'] },
  ingest: { form: 'plain', works: ['asText'], ofCombat: true },
  intimidate: { form: 'plain', works: ['byRules'], ofCombat: true },
  jumpStart: { form: 'plain', works: ['byRules'], word: 'jump-start' },
  kicker: { form: 'own', works: ['byRules'], paysFor: 'casting' },
  landwalk: { form: 'own', works: ['byRules'], ofCombat: true },
  levelUp: { form: 'costing', works: ['asText'] },
  lifelink: { form: 'plain', works: ['byName'] },
  livingWeapon: { form: 'plain', works: ['asText'] },
  madness: { form: 'costing', works: ['byRules'], paysFor: 'casting' },
  menace: { form: 'plain', works: ['asText'], ofCombat: true },
  mentor: { form: 'plain', works: ['asText'], ofCombat: true },
  modular: { form: 'own', works: ['asText'] },
  morph: { form: 'costing', works: ['byRules'] },
  ninjutsu: { form: 'costing', works: ['asText'] },
  offering: { form: 'own', works: ['byRules'] },
  outlast: { form: 'costing', works: ['asText'] },
  persist: { form: 'plain', works: ['asText'] },
  phasing: { form: 'plain', works: ['byName'] },
  poisonous: { form: 'numbered', works: ['asText'] },
  protection: { form: 'own', works: ['byRules'] },
  provoke: { form: 'plain', works: ['asText'], ofCombat: true },
  prowess: { form: 'plain', works: ['asText'] },
  prowl: { form: 'costing', works: ['byRules'], paysFor: 'casting' },
  rampage: { form: 'numbered', works: ['asText'], ofCombat: true },
  reach: { form: 'plain', works: ['byName'], ofCombat: true },
  rebound: { form: 'plain', works: ['byRules'] },
  recover: { form: 'costing', works: ['asText'] },
  reinforce: { form: 'numberedCosting', works: ['asText'] },
  renown: { form: 'numbered', works: ['asText'], ofCombat: true },
  replicate: { form: 'costing', works: ['asText', 'byRules'], paysFor: 'casting' },
  retrace: { form: 'plain', works: ['byRules'] },
  riot: { form: 'plain', works: ['asText'] },
  ripple: { form: 'numbered', works: ['asText'] },
  saddle: { form: 'numbered', works: ['asText'] },
  scavenge: { form: 'costing', works: ['asText'] },
  shadow: { form: 'plain', works: ['byRules'], ofCombat: true },
  shroud: { form: 'plain', works: ['byRules'] },
  skulk: { form: 'plain', works: ['asText'], ofCombat: true },
  soulshift: { form: 'numbered', works: ['asText'] },
  spectacle: { form: 'costing', works: ['byRules'], paysFor: 'casting' },
  splice: { form: 'own', works: ['byRules'] },
  splitSecond: { form: 'plain', works: ['byName'] },
  storm: { form: 'plain', works: ['asText'] },
  sunburst: { form: 'plain', works: ['asText'] },
  surge: { form: 'costing', works: ['byRules'], paysFor: 'casting' },
  suspend: { form: 'own', works: ['asText', 'byRules'] },
  totemArmor: { form: 'plain', works: ['asText'] },
  toxic: { form: 'numbered', works: ['byRules'], ofCombat: true },
  training: { form: 'plain', works: ['asText'], ofCombat: true },
  trample: { form: 'plain', works: ['byName'], ofCombat: true },
  transfigure: { form: 'costing', works: ['asText'] },
  transmute: { form: 'costing', works: ['asText'] },
  undaunted: { form: 'plain', works: ['asText'] },
  undying: { form: 'plain', works: ['asText'] },
  unearth: { form: 'costing', works: ['asText'] },
  unleash: { form: 'plain', works: ['asText'], ofCombat: true },
  vanishing: { form: 'own', works: ['asText'] },
  vigilance: { form: 'plain', works: ['byName'], ofCombat: true },
  ward: { form: 'costing', works: ['asText'] },
  wither: { form: 'plain', works: ['byName'] },
} as const satisfies Readonly<Record<string, KeywordRow>>
