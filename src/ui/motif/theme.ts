/**
 * What a spell's picture shows: what it does, as its compiled program says. A table over all kinds of effects decides;
 * of several effects the first counts that isn't an afterthought.
 */
import {
  type Ability,
  type Change,
  EFFECT_HOLDERS,
  type Effect,
  type EffectKind,
  type Filter,
  memoised,
  type Quantity,
  type Recipient,
  type StaticRule,
  type Thing,
  whereIs,
  type ZoneName,
} from '../../language/index.ts'

/** Each has a drawing of its own (`spells.ts`). */
export type Theme =
  | 'back'
  | 'blessed'
  | 'burn'
  | 'bury'
  | 'chance'
  | 'change'
  | 'copy'
  | 'control'
  | 'counter'
  | 'counters'
  | 'deflect'
  | 'destroy'
  | 'discard'
  | 'drain'
  | 'draw'
  | 'exile'
  | 'fight'
  | 'foresee'
  | 'free'
  | 'law'
  | 'life'
  | 'lock'
  | 'mana'
  | 'mend'
  | 'mill'
  | 'pump'
  | 'quake'
  | 'raise'
  | 'rally'
  | 'ramp'
  | 'sacrifice'
  | 'search'
  | 'shrink'
  | 'sweep'
  | 'time'
  | 'token'
  | 'ward'
  | 'wings'

type OfEffect<K extends EffectKind> = Extract<Effect, { readonly kind: K }>
/** `null`: nothing to draw, or it is drawn by the effects inside. */
type Drawn<E> = Theme | null | ((effect: E) => Theme | null)

const filterOf = (what: Recipient): Filter | null => ('filter' in what && what.filter ? what.filter : null)

const isOfAll = (what: Recipient): boolean => what.kind === 'all'

/** Whether the words say that it is a land. */
function isLand(filter: Filter | null): boolean {
  return filter?.is.some((one) => (one.is === 'type' && one.type === 'land') || one.is === 'supertype') ?? false
}

const isFrom = (what: Thing, zone: ZoneName): boolean => {
  if (what.kind === 'top') return zone === (what.zone ?? 'library')
  const filter = filterOf(what)
  return filter !== null && whereIs(filter).includes(zone)
}

function moved({ what, to }: OfEffect<'move'>): Theme | null {
  if (isFrom(what, 'graveyard') && to.zone !== 'exile' && to.zone !== 'library') return 'raise'
  switch (to.zone) {
    case 'hand':
      return 'back'
    case 'battlefield':
      return isLand(filterOf(what)) ? 'ramp' : 'token'
    case 'library':
      return 'bury'
    case 'graveyard':
      return isFrom(what, 'library') ? 'mill' : 'destroy'
    default:
      return isFrom(what, 'library') ? 'mill' : 'exile'
  }
}

function sorted({ cards, fates }: OfEffect<'sortCards'>): Theme {
  if (cards.from === 'hand') return 'discard'
  const taken = fates.map(({ place }) => (place === null || place.to === 'discard' ? null : place.to.zone))
  if (cards.from === 'library') return fates.some(({ filter }) => isLand(filter)) ? 'ramp' : 'search'
  return taken[0] === 'graveyard' ? 'mill' : 'foresee'
}

const isLess = (n: Quantity): boolean => (typeof n === 'number' ? n < 0 : n.kind === 'negative')

const gained = (ability: Ability): Theme => {
  if (ability.kind !== 'keyword') return 'blessed'
  const { name } = ability.keyword
  if (name === 'flying' || name === 'landwalk' || name === 'fear' || name === 'shadow') return 'wings'
  return name === 'protection' || name === 'shroud' || name === 'indestructible' ? 'ward' : 'blessed'
}

const OF_CHANGES: { readonly [K in Change['kind']]: Drawn<Extract<Change, { readonly kind: K }>> } = {
  pt: ({ power, toughness }) => (isLess(power) || isLess(toughness) ? 'shrink' : 'pump'),
  setPt: 'change',
  switchPt: 'change',
  gain: ({ ability }) => gained(ability),
  gainCosting: 'raise',
  gainFrom: ({ keyword }) => (keyword === 'protection' ? 'ward' : 'wings'),
  gainOf: 'blessed',
  loseKeyword: 'shrink',
  loseAllAbilities: 'shrink',
  loseThis: null,
  types: 'change',
  loseAbility: 'shrink',
  loseSupertype: 'change',
  loseType: 'change',
  loseCreatureTypes: 'change',
  colors: 'change',
  asChosen: 'change',
  oneOf: 'blessed',
  control: 'control',
  copy: 'copy',
  text: 'change',
  restrict: ({ restriction: { kind } }) => (/^cantBeBlocked|^asThough|^withoutLandwalk/.test(kind) ? 'wings' : 'lock'),
}

function ofChanges(what: Thing, changes: readonly Change[]): Theme | null {
  const [theme] = changes.map((change) => drawn<Change>(OF_CHANGES[change.kind], change)).filter((one) => one !== null)
  return theme === 'pump' && isOfAll(what) ? 'rally' : (theme ?? null)
}

/** A row knows its own kind: what it is given is of that kind. */
const drawn = <E extends { readonly kind: string }>(row: Drawn<never>, of: E): Theme | null =>
  typeof row === 'function' ? (row as (one: E) => Theme | null)(of) : row

const OF_EFFECTS: { readonly [K in EffectKind]: Drawn<OfEffect<K>> } = {
  damage: ({ to }) => (isOfAll(to) ? 'sweep' : 'burn'),
  gainLife: 'life',
  loseLife: 'drain',
  loseMana: 'mana',
  setLife: 'life',
  draw: 'draw',
  discard: 'discard',
  mill: 'mill',
  move: moved,
  destroy: ({ what }) => (isLand(filterOf(what)) ? 'quake' : isOfAll(what) ? 'sweep' : 'destroy'),
  sacrifice: 'sacrifice',
  tap: 'lock',
  untap: 'free',
  tapOrUntap: 'lock',
  chooseTarget: null,
  chooseObjects: null,
  counterSpell: 'counter',
  modify: ({ what, changes }) => ofChanges(what, changes),
  createToken: 'token',
  getEmblem: 'law',
  designate: 'law',
  becomeDaylight: 'law',
  createCopy: 'copy',
  putCounters: ({ counter }) => (counter.startsWith('-') ? 'shrink' : 'counters'),
  playerCounters: 'drain',
  removeCounters: 'shrink',
  moveCounters: 'counters',
  doubleCounters: 'counters',
  copyCounters: 'counters',
  removeDamage: 'mend',
  mark: 'counters',
  pair: 'counters',
  addMana: 'mana',
  regenerate: 'mend',
  phaseOut: 'exile',
  phaseIn: 'exile',
  turnFace: 'change',
  turnOver: 'change',
  removeFromCombat: 'lock',
  reselectAttack: 'fight',
  becomeBlocked: 'ward',
  becomeUnblocked: 'wings',
  merge: 'change',
  meld: 'change',
  incubate: 'change',
  fight: 'fight',
  block: 'fight',
  changeText: 'change',
  preventDamage: 'ward',
  redirectDamage: 'deflect',
  unpreventable: 'burn',
  producesInstead: 'mana',
  sortCards: sorted,
  proliferate: 'counters',
  act: 'counters',
  abandon: null,
  planeswalk: 'wings',
  payAnyMana: null,
  repeatProcess: null,
  flipCoins: 'chance',
  flipEach: 'chance',
  rollDie: 'chance',
  vote: 'law',
  befriend: 'law',
  venture: 'wings',
  tempt: 'law',
  speedUp: 'wings',
  shuffle: 'chance',
  reveal: 'foresee',
  lookAt: 'foresee',
  piles: 'law',
  attach: 'blessed',
  unattach: 'shrink',
  exchangeControl: 'control',
  tradeControl: 'control',
  exchangeLife: 'life',
  exchangeLifeAndSize: 'life',
  exchangeCards: 'change',
  exchangeZones: 'change',
  flipCoin: 'chance',
  clash: 'chance',
  changeTarget: 'deflect',
  castFree: 'foresee',
  allowPlay: 'foresee',
  castOffered: 'foresee',
  castAside: null,
  copySpell: 'copy',
  delayed: null,
  replaceEvent: 'deflect',
  endable: null,
  may: null,
  mayPay: null,
  if: null,
  eachPlayer: null,
  forEach: null,
  repeatTimes: null,
  eitherOf: null,
  together: ({ effects }) => (effects.some(({ kind }) => kind === 'damage' || kind === 'destroy') ? 'sweep' : null),
  makeChoice: null,
  extraTurn: 'time',
  controlTurn: 'control',
  skipStep: 'time',
  extraPhases: 'fight',
  extraStep: 'time',
  extraLands: 'ramp',
  winGame: 'rally',
  loseGame: 'destroy',
  playSubgame: 'chance',
  endTurn: 'time',
  restartGame: 'time',
  playerRule: 'law',
  nextSpell: 'law',
}

const OF_RULES: { readonly [K in StaticRule['kind']]: Drawn<Extract<StaticRule, { readonly kind: K }>> } = {
  affect: ({ what, changes }) => ofChanges(what, changes),
  enters: null,
  replace: 'deflect',
  prevent: 'ward',
  turnSkipped: 'time',
  openingReveal: null,
  turnsUp: null,
  attackOption: null,
  triggersNothing: 'change',
  triggersAgain: 'copy',
  define: null,
  players: 'law',
  producesInstead: 'mana',
  unpreventable: 'burn',
  spellCost: 'law',
  costAdded: 'law',
  leastCost: 'law',
  abilityCost: 'law',
  keywordCost: 'law',
  castOnly: null,
  xOnly: null,
  castAnytime: null,
  additionalCost: null,
  alternativeCost: null,
  castFrom: null,
  anteOnly: null,
  countedAs: null,
  anyNumber: null,
  canLead: null,
  beginsInPlay: null,
  damageAs: 'burn',
  mostFighters: 'law',
  tokensInstead: 'change',
  countersPut: 'change',
  moreDraws: 'draw',
  cantEnter: 'law',
}

/** What spells do besides: drawn only where they do nothing else. */
const AFTERTHOUGHTS: ReadonlySet<Theme> = new Set(['draw', 'discard', 'life', 'drain', 'chance', 'foresee', 'free'])

const isEffect = (node: object): node is Effect =>
  'kind' in node && typeof node.kind === 'string' && node.kind in OF_EFFECTS

/** What the effects do, and those inside them, in the order of the text. */
function themesIn(effects: readonly Effect[]): readonly Theme[] {
  return effects.flatMap((effect) => {
    const own = drawn<Effect>(OF_EFFECTS[effect.kind], effect)
    const inside = EFFECT_HOLDERS.flatMap((field) => {
      const held: unknown = Reflect.get(effect, field)
      const list: readonly unknown[] = Array.isArray(held) ? held : []
      return themesIn(list.filter((one) => typeof one === 'object' && one !== null).filter(isEffect))
    })
    return own === null ? inside : [own, ...inside]
  })
}

function ofAbility(ability: Ability): readonly Theme[] {
  if (ability.kind === 'keyword') return (ability.abilities ?? []).flatMap(ofAbility)
  if (ability.kind !== 'static') return themesIn(ability.body.modes.flat())
  const own = drawn<StaticRule>(OF_RULES[ability.rule.kind], ability.rule)
  return own === null ? [] : [own]
}

/** What a card with these abilities does, above all; undefined: nothing that has a picture. */
export const themeOf = memoised((abilities: readonly Ability[]): { readonly theme: Theme | undefined } => {
  const spell = abilities.filter(({ kind }) => kind === 'spell')
  const themes = (spell.length > 0 ? spell : abilities).flatMap(ofAbility)
  if (themes.includes('life') && (themes.includes('burn') || themes.includes('drain'))) return { theme: 'drain' }
  return { theme: themes.find((one) => !AFTERTHOUGHTS.has(one)) ?? themes[0] }
})
