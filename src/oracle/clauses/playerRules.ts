/** Rules for players: from a static ability, or from an effect for a turn. Written without the player. */
import {
  COLORS,
  type Filter,
  MANA_TYPES,
  type ManaType,
  type PlayableZone,
  type PlayerRule,
  type Players,
  type Predicate,
  type Thing,
} from '../../language/index.ts'
import {
  either,
  flag,
  mapped,
  maybe,
  narrowed,
  optional,
  part,
  phrase,
  repeat,
  type Syntax,
  series,
  shaped,
  single,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { articleWord, color, digits, manaCost, numberWord, severalWord, steps, turnPart } from '../lexicon/index.ts'
import {
  always,
  castOrigin,
  countedFilter,
  filter,
  isFilter,
  player,
  possessed,
  possessive,
  qualified,
  self,
} from '../nouns/index.ts'
import { hands, libraries, own, that, untapSteps } from './particles.ts'

/** Whether lands, too: "play", "cast". */
export const playing = table('a verb', { play: true, cast: false })
/** Where cards are that may be played, after "from". */
export const playedFrom: Syntax<PlayableZone> = table('a zone', {
  'the top of your library': 'library',
  'the top of their library': 'library',
  'your graveyard': 'graveyard',
  'their graveyard': 'graveyard',
})
const anyCard = { kind: 'playFrom', what: null, lands: true } as const
/** "May play lands from your graveyard", "may cast creature spells from the top of your library" (401.4). */
const playFrom = wordings(
  part({
    ...anyCard,
    zone: 'library',
  })`may play the top card of ${own} library [/ as though it were in your hand]`,
  part(anyCard)`may play lands and cast spells from ${{ zone: playedFrom }}`,
  part({ kind: 'playFrom' })`may ${{ lands: playing }} ${{ what: filter('many') }} from ${{ zone: playedFrom }}`,
)

const EXILED_WITH: Predicate = { is: 'exiledWith' }
const fromExile = { kind: 'playFrom', zone: 'exile' } as const
/** "Exiled with ~": a quality that the cards have, whatever else they are. */
const exiledWithIt = shaped(
  always(phrase`${filter('many')} from among cards exiled with [~ / it]`, EXILED_WITH),
  (what) => what,
)
/** "May play lands and cast spells from among cards exiled with ~", "may play cards exiled with ~". */
const playExiled = wordings(
  part({
    ...fromExile,
    lands: true,
    what: { noun: 'card', is: [EXILED_WITH] },
  })`may play [lands and cast spells from among /]
    cards exiled with [~ / it]`,
  part({ ...fromExile, lands: false, what: { noun: 'card', is: [EXILED_WITH] } })`may cast cards exiled with [~ / it]`,
  part(fromExile)`may ${{ lands: playing }} ${{ what: exiledWithIt }}`,
)

const ANY_SPELL: Filter = { noun: 'spell', is: [] }
const SPELL: Thing = { kind: 'affected' }
/**
 * "Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that spell."
 */
export const castsForCard: Syntax<PlayerRule> = words(
  'rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that spell',
  {
    kind: 'castsFor',
    what: ANY_SPELL,
    cost: [
      {
        kind: 'discard',
        filter: { noun: 'card', is: [{ is: 'shares', what: 'color', thing: SPELL }] },
        n: 1,
        random: false,
      },
    ],
  } as const,
)

/** "Spells with the chosen name can't be cast": by anyone. */
export const cantBeCast = part({ kind: 'cantCast' })`${{ what: filter('many') }} can't be cast`

/** "Lands", of any kind: `null`. */
const landsPlayed: Syntax<Filter | null> = mapped(filter('many'), {
  to: (lands) => (isLands(lands) ? (lands.is.length > 1 ? lands : null) : undefined),
  is: (value) => value === null || isFilter(value),
  from: (lands) => lands ?? LANDS,
})
const LANDS: Filter = { noun: 'permanent', is: [{ is: 'type', type: 'land' }] }
function isLands({ noun, is }: Filter): boolean {
  return noun === 'permanent' && is.some((one) => one.is === 'type' && one.type === 'land')
}

/** "Creature spells", "spells from graveyards": where they would be cast from. */
const isUnplaced = ({ is }: Filter): boolean => !is.some((one) => one.is === 'in')
const unplaced = narrowed(filter('many'), isUnplaced)
const isOrigin = (one: Predicate): boolean =>
  one.is === 'castFrom' ||
  (one.is === 'not' && one.of.is === 'castFrom') ||
  (one.is === 'anyOf' && one.of.every(isOrigin))
const spellsToCast: Syntax<Filter> = wordings(
  unplaced,
  shaped(qualified(part()`${{ filter: unplaced }} ${{ quality: castOrigin }}`, isOrigin), ({ filter: of }) => of),
)

const LOYALTY_ABILITIES: PlayerRule = {
  kind: 'cantActivateAny',
  of: { noun: 'permanent', is: [{ is: 'type', type: 'planeswalker' }] },
  exceptMana: false,
  loyalty: true,
}
/** After "can't": what a player isn't allowed to do, or what can't become of one. */
const forbidden: Syntax<PlayerRule> = wordings(
  part({
    kind: 'untapsAtMost',
  })`untap more than ${{ n: numberWord }} ${{ what: countedFilter }} during ${own} ${untapSteps}`,
  part({ kind: 'cantCast' })`cast ${{ what: spellsToCast }}`,
  part({ kind: 'cantPlayLands' })`play ${{ what: landsPlayed }}`,
  part({ kind: 'drawsAtMost' })`draw more than ${{ n: numberWord }} cards|card each turn`,
  part({ kind: 'castsAtMost' })`cast more than ${{ n: numberWord }} ${{ what: countedFilter }} each turn`,
  part({ kind: 'cantActivateAny' })`activate abilities ${{ of: optional(phrase`of ${filter('many')}`) }} ${{
    exceptMana: flag("that aren't mana abilities"),
  }}`,
  words("activate planeswalkers' loyalty abilities", LOYALTY_ABILITIES),
  words("activate abilities that aren't mana abilities or loyalty abilities", {
    kind: 'cantActivateAny',
    of: null,
    exceptMana: true,
    loyalty: false,
  } as const),
  table('what players do', {
    'search libraries': { kind: 'cantSearch' },
    'draw cards': { kind: 'cantDraw' },
    'cycle cards': { kind: 'cantActivate', keyword: 'cycling' },
    'get poison counters': { kind: 'cantGetPoison' },
    'gain life': { kind: 'cantGainLife' },
    'lose the game': { kind: 'cantLose' },
    'win the game': { kind: 'cantWin' },
  }),
)

/** "Play lands or cast spells from your hand": where they are is said of both. */
const fromOnePlace: Syntax<readonly PlayerRule[]> = shaped(
  part()`play lands or cast spells ${{ from: castOrigin }}`,
  ({ from }) => [
    { kind: 'cantPlayLands', what: { noun: 'permanent', is: [{ is: 'type', type: 'land' }, from] } },
    { kind: 'cantCast', what: { noun: 'spell', is: [from] } },
  ],
)
const isPlaced = (rule: PlayerRule): boolean => rule.kind === 'cantCast' && rule.what.is.some(isOrigin)
const sayTheirOwn = (rules: readonly PlayerRule[]): boolean =>
  !(rules.some(({ kind }) => kind === 'cantPlayLands') && rules.some(isPlaced))

/**
 * One or several rules with one verb: "can't gain life or draw cards", "can cast spells and activate abilities only
 * ...".
 */
const underOneVerb: Syntax<readonly PlayerRule[]> = wordings(
  phrase`can't ${wordings(fromOnePlace, narrowed(series(forbidden, 'or', { max: 3 }), sayTheirOwn))}`,
  phrase`can ${series(
    table<PlayerRule>('what players do', {
      'cast spells': { kind: 'onlyInOwnTurns', what: 'casting' },
      'activate abilities': { kind: 'onlyInOwnTurns', what: 'activating' },
    }),
    'and',
    { max: 2 },
  )} only during [their own turns|turn / your own turn]`,
)
/** Several: a rule for each. */
export const severalPlayerRules = narrowed(underOneVerb, ({ length }) => length > 1)

const ANY_COLOR: readonly ManaType[] = COLORS
/** "Mana of any color", "mana of any type". */
export const ofAnyKind = table<readonly ManaType[]>('which mana', { color: COLORS, type: MANA_TYPES })
const oneColor: Syntax<readonly ManaType[]> = repeat(color, { max: 1 })
/** "May spend white mana as though it were red mana": in whatever is paid (glossary, "as though"). */
const spendsAs = wordings(
  part({ kind: 'spendsAs' })`may spend ${{ mana: optional(color) }} mana as though it were ${{
    as: wordings(phrase`${oneColor} mana`, words('mana of any color', ANY_COLOR)),
  }}`,
  part({ kind: 'spendsAs', mana: null })`may spend mana as though it were mana of any ${{ as: ofAnyKind }} to cast ${{
    on: filter('many'),
  }}`,
  part({ kind: 'spendsAs', as: ANY_COLOR, others: 'C' })`may spend ${{ mana: color }} mana as though it were mana of any
    color. [You / They] may spend other mana only as though it were colorless mana`,
)

/** What a player is told or said to do: "skip your draw step", "each player plays with their hand revealed". */
export const toldPlayers: Syntax<PlayerRule> = wordings(
  part({
    kind: 'topRevealed',
    to: 'all',
  })`play|plays with the top [cards|card / card] of ${own} ${libraries} revealed`,
  part({ kind: 'handRevealed' })`play|plays with ${own} ${hands} revealed`,
  part({ kind: 'drawsRevealed' })`reveal|reveals each card [you / they] draw`,
  part({ kind: 'skipStep' })`skip|skips ${own} ${{ step: wordings(turnPart, steps) }}`,
)
const asFlash = part()`as though they had flash`
const allSpells = { kind: 'castsFor', cost: [] } as const

/** Whose spells and abilities can't target a player who has it. */
export const UNTARGETABLE = { hexproof: 'opponents', shroud: 'any' } as const
/** "Hexproof", of a player: after "has" or "gains". */
export const untargetable = part({ kind: 'cantBeTargeted' })`${{ by: table('a keyword', UNTARGETABLE) }}`
/** "May activate loyalty abilities of planeswalkers you control any time you could cast an instant". */
const loyaltyAsInstant = part({ kind: 'loyaltyAsInstant' })`may activate ${wordings(
  part()`loyalty abilities of ${{ of: filter('many') }}`,
  part()`${{ of: shaped(possessed, (thing): Filter => ({ noun: 'permanent', is: [{ is: 'thing', thing }] })) }} loyalty
    abilities`,
)} [/ on any player's turn] any time [you / they] could cast an instant`
/** After the player: "can't gain life", "have no maximum hand size". */
export const playerRule: Syntax<PlayerRule> = wordings(
  single(underOneVerb),
  toldPlayers,
  part({ kind: 'noMaximumHandSize' })`have|has no maximum hand size`,
  part({ kind: 'topRevealed', to: 'owner' })`may look at the top card of ${own} library any time`,
  wordings(playFrom, playExiled),
  part({ kind: 'extraLands' })`may play ${{
    n: wordings(phrase`${either(articleWord, severalWord)} additional lands|land`, words('any number of lands', 'any')),
  }} [on / during] each of ${own} turns`,
  part({
    kind: 'castsAsSorceries',
  })`can cast spells only any time [they could / that player could / you could] cast a sorcery`,
  part({ kind: 'livesWithoutLife' })`don't|doesn't lose the game for having 0 or less life`,
  part({
    kind: 'keepsMana',
  })`don't|doesn't lose unspent ${{ type: optional(color) }} mana as steps and phases end`,
  spendsAs,
  phrase`have|has ${untargetable}`,
  part({ kind: 'castsFor' })`may ${{ cost: payment }} rather than pay the mana cost for ${{
    what: filter('many'),
  }} ${that} you cast`,
  part(
    allSpells,
  )`may cast ${{ what: spellsToCast }} without paying their mana costs ${maybe`and ${part({ flash: true } as const)`${asFlash}`}`}`,
  part({ kind: 'castAsThoughFlash' })`may cast ${{ what: filter('many') }} ${asFlash}`,
  loyaltyAsInstant,
)

/** "While an opponent is choosing targets ...": of the opponents. */
export const mustTarget = part({ kind: 'mustTarget' })`while an opponent is choosing targets as part of casting a spell
  they control or activating an ability they control, that player must choose at least one ${{
    what: filter('one'),
  }} if able`

/** "Untap all creatures you control during each other player's untap step." */
export const untapsWithOthers = wordings(
  part({ kind: 'untapsWithOthers' })`untap all ${{ what: filter('many') }} during each other player's untap step`,
  part({ kind: 'untapsWithOthers' })`untap each ${{ what: filter('one') }} during each other player's untap step`,
  part({ kind: 'untapsWithOthers' })`untap ${{
    what: shaped(self, (thing) => ({ noun: 'permanent', is: [{ is: 'thing', thing }] })),
  }} during each other player's untap step`,
  part({
    kind: 'untapsWithOthers',
    opponents: true,
  })`untap all ${{ what: filter('many') }} during each opponent's untap step`,
)
/** "All permanents untap during each player's untap step": whoever controls them. */
export const allUntap = part({
  kind: 'untapsWithOthers',
})`all ${{ what: filter('many') }} untap during each player's untap step`

/** "Damage that would reduce your life total to less than 1 reduces it to 1 instead": the same number twice. */
const damageLeavesLife = part({
  kind: 'damageLeavesLife',
})`damage that would reduce your life total to less than ${{
  n: digits,
}} reduces it to ${{ n: digits }} instead`

const negative: Syntax<number> = mapped(numberWord, {
  to: (n) => -n,
  is: (value): value is number => typeof value === 'number' && value < 0,
  from: (n) => -n,
})
/** "Your maximum hand size is four": a possessive subject. */
const handSize: Syntax<PlayerRule> = wordings(
  part({ kind: 'maximumHandSize' })`maximum hand size is ${{ n: wordings(numberWord, digits) }}`,
  part({ kind: 'handSizeChange' })`maximum hand size is ${{
    by: wordings(phrase`increased by ${numberWord}`, phrase`reduced by ${negative}`),
  }}`,
)

const more = table('more or less', { more: true, less: false })
/** "Artifact spells cost {1} more to cast", for a turn and for every player. */
export const spellsCost = part({
  kind: 'spellCost',
})`${{ what: filter('many') }} cost ${{ mana: manaCost }} ${{ more }} to cast`

/** "Noncreature spells your opponents cast cost {2} more to cast", for a while. */
export const opponentsSpellsCost = part({
  kind: 'spellCost',
})`${{ what: filter('many') }} your opponents cast cost ${{ mana: manaCost }} ${{ more }} to cast`

/** "Artifact spells you cast this turn cost {2} less to cast". */
export const yourSpellsCost = part({
  kind: 'spellCost',
})`${{ what: filter('many') }} you cast this turn cost ${{ mana: manaCost }} ${{ more }} to cast`

/** Another place for "this turn": "may cast creature spells this turn as though they had flash". */
export const flashThisTurn = part({
  kind: 'castAsThoughFlash',
})`may cast ${{ what: filter('many') }} this turn ${asFlash}`

/** "Each player who has cast a nonartifact spell this turn can't cast additional nonartifact spells": one each turn. */
const castOnce = part({ who: { kind: 'eachPlayer' } } as const)`each player who has cast a ${{
  rule: shaped(
    part()`${{ what: filter('one') }} this turn can't cast additional ${{ what: filter('many') }}`,
    ({ what }) => ({ kind: 'castsAtMost', n: 1, what }),
  ),
}}`
/** "Your maximum hand size is four". */
export const ruledHands = part()`${{ who: possessive }} ${{ rule: handSize }}`
/** "Damage that would reduce your life total to less than 1 ..." is a rule for you. */
export const lifeKept = part({ who: { kind: 'you' } } as const)`${{ rule: damageLeavesLife }}`
/** A rule with those that it is for: "target player can't gain life", "your maximum hand size is four". */
export const ruledPlayers: Syntax<{ readonly who: Players; readonly rule: PlayerRule }> = wordings(
  part()`${{ who: player }} ${{ rule: playerRule }}`,
  ruledHands,
  castOnce,
)
