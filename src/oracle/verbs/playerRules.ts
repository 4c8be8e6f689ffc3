/** Rules for players: from a static ability, or from an effect for a turn. Written without the player. */
import { COLORS, type Filter, type ManaType, type PlayerRule, type Thing } from '../../language/index.ts'
import { mapped, part, phrase, repeat, type Syntax, table, wordings, words } from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { color, digits, manaCost, numberWord, steps, turnPart } from '../lexicon/index.ts'
import { countedFilter, filter, isFilter } from '../nouns/index.ts'

const onTop = { kind: 'playFrom', zone: 'library' } as const
const buried = { kind: 'playFrom', zone: 'graveyard' } as const
/** "May play lands from your graveyard", "may cast creature spells from the top of your library" (401.4). */
const playFrom = wordings(
  part({
    ...onTop,
    what: null,
    lands: true,
  })`may play the top card of [your / their] library [/ as though it were in your hand]`,
  part({ ...onTop, what: null, lands: true })`may play lands and cast spells from the top of [your / their] library`,
  part({ ...buried, what: null, lands: true })`may play lands and cast spells from [your / their] graveyard`,
  part({ ...onTop, lands: true })`may play ${{ what: filter('many') }} from the top of [your / their] library`,
  part({ ...onTop, lands: false })`may cast ${{ what: filter('many') }} from the top of [your / their] library`,
  part({ ...buried, lands: true })`may play ${{ what: filter('many') }} from [your / their] graveyard`,
  part({ ...buried, lands: false })`may cast ${{ what: filter('many') }} from [your / their] graveyard`,
)

const ANY_SPELL: Filter = { noun: 'spell', is: [] }
const SPELL: Thing = { kind: 'affected' }
/** "Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that spell." */
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
export const cantBeCast = part({ kind: 'cantCast' })`${{ what: filter('many') }} can't be cast` as Syntax<PlayerRule>

/** After "can't": "activate abilities that aren't mana abilities", "activate abilities of artifacts or creatures". */
const abilitiesOff: Syntax<PlayerRule> = wordings(
  part({ kind: 'cantActivateAny', of: null, exceptMana: false })`activate abilities`,
  part({ kind: 'cantActivateAny', of: null, exceptMana: true })`activate abilities that aren't mana abilities`,
  part({ kind: 'cantActivateAny', exceptMana: false })`activate abilities of ${{ of: filter('many') }}`,
) as Syntax<PlayerRule>
const spellsOff = part({ kind: 'cantCast' })`cast ${{ what: filter('many') }}` as Syntax<PlayerRule>
/** "Can't cast spells or activate abilities": two rules. */
export const cantCastOrActivate: Syntax<readonly PlayerRule[]> = mapped(
  part()`can't ${{ first: spellsOff }} or ${{ second: abilitiesOff }}`,
  {
    to: ({ first, second }): readonly PlayerRule[] => [first, second],
    is: (value): value is readonly PlayerRule[] => Array.isArray(value) && value.length === 2,
    from: ([first, second]) => (first && second ? { first, second } : undefined),
  },
)

/** "Nonbasic lands". */
const landsOfKind: Syntax<Filter> = mapped(filter('many'), {
  to: (lands) => (isLands(lands) ? lands : undefined),
  is: isFilter,
  from: (lands) => (isLands(lands) ? lands : undefined),
})
function isLands({ noun, is }: Filter): boolean {
  return noun === 'permanent' && is.length > 1 && is.some((one) => one.is === 'type' && one.type === 'land')
}

/** "Can cast spells and activate abilities only during their own turns": two rules. */
export const onlyInOwnTurns: Syntax<readonly PlayerRule[]> = phrase`can ${words(
  'cast spells and activate abilities',
  (['casting', 'activating'] as const).map((what): PlayerRule => ({ kind: 'onlyInOwnTurns', what })),
)} only during [their own turns|turn / your own turn]`

const ANY_COLOR: readonly ManaType[] = COLORS
const asAny = part({ kind: 'spendsAs', as: ANY_COLOR })
const oneColor: Syntax<readonly ManaType[]> = repeat(color, { max: 1 })
/** "May spend white mana as though it were red mana": in whatever is paid (glossary, "as though"). */
const spendsAs = wordings(
  part({ kind: 'spendsAs' })`may spend ${{ mana: color }} mana as though it were ${{ as: oneColor }} mana`,
  asAny`may spend ${{ mana: color }} mana as though it were mana of any color`,
  part({ kind: 'spendsAs', mana: null, as: ANY_COLOR })`may spend mana as though it were mana of any color`,
  part({ kind: 'spendsAs', as: ANY_COLOR, others: 'C' })`may spend ${{ mana: color }} mana as though it were mana of any
    color. [You / They] may spend other mana only as though it were colorless mana`,
) as Syntax<PlayerRule>

/** After the player: "can't gain life", "have no maximum hand size". */
export const playerRule: Syntax<PlayerRule> = wordings(
  part({ kind: 'noMaximumHandSize' })`have|has no maximum hand size`,
  part({
    kind: 'topRevealed',
    to: 'all',
  })`play|plays with the top [cards|card / card] of [their libraries|library / their libraries / your library] revealed`,
  part({ kind: 'handRevealed' })`play|plays with [their hands|hand / their hand / your hand] revealed`,
  part({ kind: 'topRevealed', to: 'owner' })`may look at the top card of [your / their] library any time`,
  playFrom,
  part({ kind: 'extraLands', n: 1 })`may play an additional land [on / during] each of [your / their] turns`,
  part({ kind: 'extraLands', n: 'any' })`may play any number of lands [on / during] each of [your / their] turns`,
  part({ kind: 'extraLands', n: 2 })`may play two additional lands on each of [your / their] turns`,
  part({ kind: 'skipStep' })`skip|skips [your / their] ${{ step: turnPart }}`,
  part({ kind: 'skipStep' })`skip|skips [your / their] ${{ step: steps }}`,
  part({
    kind: 'untapsAtMost',
  })`can't untap more than ${{ n: numberWord }} ${{ what: countedFilter }} during [your / their] untap [step / steps]`,
  part({ kind: 'cantCast' })`can't cast ${{ what: filter('many') }}`,
  part({ kind: 'cantPlayLands', what: null })`can't play lands`,
  part({ kind: 'cantPlayLands' })`can't play ${{ what: landsOfKind }}`,
  part({ kind: 'castsAtMost' })`can't cast more than ${{ n: numberWord }} ${{ what: countedFilter }} each turn`,
  part({ kind: 'onlyInOwnTurns', what: 'casting' })`can cast spells only during [their own turns|turn / your own turn]`,
  part({
    kind: 'castsAsSorceries',
  })`can cast spells only any time [they could / that player could / you could] cast a sorcery`,
  part({ kind: 'cantSearch' })`can't search libraries`,
  part({ kind: 'cantDraw' })`can't draw cards`,
  part({ kind: 'cantGetPoison' })`can't get poison counters`,
  part({ kind: 'livesWithoutLife' })`don't|doesn't lose the game for having 0 or less life`,
  part({ kind: 'cantActivate', keyword: 'cycling' })`can't cycle cards`,
  phrase`can't ${abilitiesOff}`,
  part({ kind: 'cantGainLife' })`can't gain life`,
  part({ kind: 'keepsMana', type: null })`don't|doesn't lose unspent mana as steps and phases end`,
  part({ kind: 'keepsMana' })`don't|doesn't lose unspent ${{ type: color }} mana as steps and phases end`,
  spendsAs,
  part({ kind: 'cantBeTargeted', by: 'opponents' })`have|has hexproof`,
  part({ kind: 'cantBeTargeted', by: 'any' })`have|has shroud`,
  part({ kind: 'castsFor' })`may ${{ cost: payment }} rather than pay the mana cost for ${{ what: filter('many') }}
    [you cast / that you cast]`,
  part({ kind: 'castsFor', cost: [] })`may cast ${{ what: filter('many') }} without paying their mana costs`,
  part({
    kind: 'castsFor',
    cost: [],
    flash: true,
  })`may cast ${{ what: filter('many') }} without paying their mana costs and as though they had flash`,
  part({ kind: 'castAsThoughFlash' })`may cast ${{ what: filter('many') }} as though they had flash`,
  part({ kind: 'cantLose' })`can't lose the game`,
  part({ kind: 'cantWin' })`can't win the game`,
) as Syntax<PlayerRule>

/** "While an opponent is choosing targets ...": of the opponents. */
export const mustTarget = part({ kind: 'mustTarget' })`while an opponent is choosing targets as part of casting a spell
  they control or activating an ability they control, that player must choose at least one ${{
    what: filter('one'),
  }} if able` as Syntax<PlayerRule>

/** "Untap all creatures you control during each other player's untap step." */
export const untapsWithOthers = part({
  kind: 'untapsWithOthers',
})`untap all ${{ what: filter('many') }} during each other player's untap step` as Syntax<PlayerRule>

/** "Damage that would reduce your life total to less than 1 reduces it to 1 instead": the same number twice. */
export const damageLeavesLife: Syntax<PlayerRule> = mapped(
  part()`damage that would reduce your life total to less than ${{ below: digits }} reduces it to ${{ n: digits }} instead`,
  {
    to: ({ below, n }): LeavesLife | undefined => (below === n ? { kind: 'damageLeavesLife', n } : undefined),
    is: (value): value is LeavesLife => (value as PlayerRule | null)?.kind === 'damageLeavesLife',
    from: ({ n }) => ({ below: n, n }),
  },
)
type LeavesLife = Extract<PlayerRule, { kind: 'damageLeavesLife' }>

/** "Skip your draw step": only addressed to "you". */
export const skipsOwn = part({ kind: 'skipStep' })`skip your ${{ step: turnPart }}` as Syntax<PlayerRule>

const negative: Syntax<number> = mapped(numberWord, {
  to: (n) => -n,
  is: (value): value is number => typeof value === 'number' && value < 0,
  from: (n) => -n,
})
/** "Your maximum hand size is four": a possessive subject. */
export const handSize: Syntax<PlayerRule> = wordings(
  part({ kind: 'maximumHandSize' })`maximum hand size is ${{ n: wordings(numberWord, digits) }}`,
  part({ kind: 'handSizeChange' })`maximum hand size is increased by ${{ by: numberWord }}`,
  part({ kind: 'handSizeChange' })`maximum hand size is reduced by ${{ by: negative }}`,
) as Syntax<PlayerRule>

const more = table('more or less', { more: true, less: false })
/** "Artifact spells cost {1} more to cast", for a turn and for every player. */
export const spellsCost = part({
  kind: 'spellCost',
})`${{ what: filter('many') }} cost ${{ mana: manaCost }} ${{ more }} to cast` as Syntax<PlayerRule>

/** Another place for "this turn": "may cast creature spells this turn as though they had flash". */
export const flashThisTurn = part({
  kind: 'castAsThoughFlash',
})`may cast ${{ what: filter('many') }} this turn as though they had flash` as Syntax<PlayerRule>
