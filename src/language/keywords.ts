/** Keywords with their parameters (502). */
import type { Cost } from './costs.ts'
import type { KeywordName } from './keywordNames.ts'
import type { Granter } from './links.ts'
import type { Filter, Predicate } from './nouns.ts'

/** A name alone, without parameters. */
type Plain = Record<never, never>
interface Costing {
  readonly cost: Cost
}
/** "Cumulative upkeep—Draw a card": what is done for it, in words, which what the keyword stands for reads as an effect. */
interface Acting {
  readonly action: string
}
/** "Bushido 2". */
interface Numbered {
  readonly n: number
}

/** The parameters of each keyword besides its name. */
interface KeywordParts {
  absorb: Numbered
  affinity: { readonly for: Filter }
  amplify: Numbered
  annihilator: Numbered
  auraSwap: Costing
  banding: Plain
  /** What the other creatures must be. */
  bandsWithOther: { readonly quality: Filter }
  battleCry: Plain
  bloodthirst: Numbered
  bushido: Numbered
  buyback: Costing
  cascade: Plain
  champion: { readonly filter: Filter }
  changeling: Plain
  conspire: Plain
  convoke: Plain
  cumulativeUpkeep: Costing | Acting
  /** `finds`: typecycling, for what is searched for instead of drawing a card. */
  cycling: Costing & { readonly finds?: readonly Predicate[] }
  deathtouch: Plain
  defender: Plain
  delve: Plain
  devour: Numbered
  doubleStrike: Plain
  dredge: Numbered
  echo: Costing
  enchant: { readonly filter: Filter | null; readonly player: boolean }
  entwine: Costing
  epic: Plain
  equip: Costing
  evoke: Costing
  exalted: Plain
  fading: Numbered
  fear: Plain
  firstStrike: Plain
  flanking: Plain
  flash: Plain
  flashback: Costing
  flying: Plain
  fortify: Costing
  frenzy: Numbered
  graft: Numbered
  gravestorm: Plain
  haste: Plain
  haunt: Plain
  hexproof: Plain
  /** `n` null: of four cards, and it enters tapped, as the keyword was first worded (2011:702.73). */
  hideaway: { readonly n: number | null }
  horsemanship: Plain
  indestructible: Plain
  infect: Plain
  intimidate: Plain
  /** `multi`: multikicker, which may be paid any number of times (2011:702.31). */
  kicker: Costing & { readonly multi?: true }
  landwalk: { readonly land: readonly Predicate[] }
  levelUp: Costing
  lifelink: Plain
  livingWeapon: Plain
  madness: Costing
  menace: Plain
  modular: { readonly n: number | 'sunburst' }
  morph: Costing
  ninjutsu: Costing
  offering: { readonly subtype: string }
  persist: Plain
  phasing: Plain
  poisonous: Numbered
  /** `keeps`: "this effect doesn't remove ~", which may stay attached all the same. */
  protection: { readonly from: Predicate; readonly keeps?: Granter }
  provoke: Plain
  prowl: Costing
  rampage: Numbered
  reach: Plain
  rebound: Plain
  recover: Costing
  reinforce: Numbered & Costing
  replicate: Costing
  retrace: Plain
  ripple: Numbered
  shadow: Plain
  shroud: Plain
  soulshift: Numbered
  splice: Costing & { readonly onto: string }
  splitSecond: Plain
  storm: Plain
  sunburst: Plain
  /** `x`: the X of its cost, which can't be 0. */
  suspend: Costing & { readonly n: number | 'x' }
  totemArmor: Plain
  trample: Plain
  transfigure: Costing
  transmute: Costing
  unearth: Costing
  vanishing: { readonly n: number | null }
  vigilance: Plain
  wither: Plain
}

export type KeywordOf<N extends KeywordName> = { readonly name: N } & KeywordParts[N]
export type Keyword = { [N in KeywordName]: KeywordOf<N> }[KeywordName]

/** Keywords that are a name alone. */
export type SimpleKeyword = { [N in KeywordName]: [keyof KeywordParts[N]] extends [never] ? N : never }[KeywordName]

export type PlainKeyword = { [N in SimpleKeyword]: KeywordOf<N> }[SimpleKeyword]

/** Whether the keyword is a name alone. */
export function isSimple(keyword: Keyword): keyword is PlainKeyword {
  return Object.keys(keyword).length === 1
}

/** The keyword with that name. */
export function plainKeyword(name: SimpleKeyword): PlainKeyword {
  // The type checker compares an object with at most 25 members of a union by their names.
  return { name } as PlainKeyword
}

/** Keywords that are a special form of another one (2004:502.11a). */
const FORMS: { readonly [N in KeywordName]?: KeywordName } = { bandsWithOther: 'banding' }

/** Whether what loses the one keyword loses the other: the same, or a special form of it. */
export function isLostWith(name: KeywordName, lost: KeywordName): boolean {
  return name === lost || FORMS[name] === lost
}
