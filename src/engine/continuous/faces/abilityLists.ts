/**
 * What a list of abilities contains, by kind. Lists are shared by all objects that have them, so this is computed once.
 */
import {
  type Ability,
  type Condition,
  inFull,
  memoised,
  reachesBeyond,
  type StaticRule,
  type ZoneName,
} from '../../../language/index.ts'

export interface StaticAt {
  readonly ability: Ability
  readonly rule: StaticRule
  readonly condition: Condition | null
  readonly zone: ZoneName
}

export interface TriggerAt {
  readonly ability: Ability
  readonly zone: ZoneName
}

export interface SortedAbilities {
  /** The list itself. */
  readonly of: readonly Ability[]
  /** Nothing in it triggers or is a rule in force. */
  readonly idle: boolean
  /** Continuous effects on objects: `affect` and `define`. */
  readonly effects: readonly StaticAt[]
  /** The other static abilities, which work simply by being in their zone. */
  readonly rules: readonly StaticAt[]
  readonly triggers: readonly TriggerAt[]
  /** Some of it works in a zone other than the battlefield. */
  readonly elsewhere: boolean
  /**
   * A continuous effect may work off the battlefield: in its own zone, or by what it defines of its object (405.2a).
   */
  readonly changing: boolean
  /** A static ability affects objects that aren't permanents. */
  readonly beyond: boolean
}

interface Reading {
  /** A continuous effect on objects, which the layers apply, or a rule that somebody asks for. */
  readonly is: 'effect' | 'rule'
  /** Read where the spell or card is itself dealt with, not as a rule in force. */
  readonly own: boolean
}

const EFFECT: Reading = { is: 'effect', own: false }
const RULE: Reading = { is: 'rule', own: false }
const OF_CARD: Reading = { is: 'rule', own: true }

const READINGS: Readonly<Record<StaticRule['kind'], Reading>> = {
  affect: EFFECT,
  define: { is: 'effect', own: true },
  players: RULE,
  spellCost: RULE,
  leastCost: RULE,
  abilityCost: RULE,
  keywordCost: RULE,
  costAdded: RULE,
  turnSkipped: RULE,
  castOnly: OF_CARD,
  xOnly: OF_CARD,
  castAnytime: OF_CARD,
  producesInstead: RULE,
  additionalCost: OF_CARD,
  alternativeCost: OF_CARD,
  castFrom: OF_CARD,
  enters: RULE,
  prevent: RULE,
  unpreventable: RULE,
  replace: RULE,
  anteOnly: RULE,
  countedAs: RULE,
  anyNumber: RULE,
  canLead: RULE,
  beginsInPlay: RULE,
  openingReveal: OF_CARD,
  turnsUp: OF_CARD,
  attackOption: OF_CARD,
  triggersAgain: RULE,
  triggersNothing: RULE,
  mostFighters: RULE,
  tokensInstead: RULE,
  countersPut: RULE,
  moreDraws: RULE,
  cantEnter: RULE,
  damageAs: RULE,
}

function isOwnBusiness(rule: StaticRule): boolean {
  return READINGS[rule.kind].own || (rule.kind === 'spellCost' && rule.spells === 'self')
}

function mayWorkElsewhere({ rule, zone }: StaticAt): boolean {
  return zone !== 'battlefield' || rule.kind === 'define' || (rule.kind === 'affect' && rule.what.kind === 'self')
}

const isEffect = ({ rule }: StaticAt): boolean => READINGS[rule.kind].is === 'effect'

function reaches(rule: StaticRule): boolean {
  return rule.kind === 'affect' && rule.what.kind === 'all' && reachesBeyond(rule.what.filter)
}

/** Where it works: in one zone, or "in your graveyard or on the battlefield". */
const zonesOf = ({ zone, also }: Extract<Ability, { kind: 'static' | 'triggered' }>): readonly ZoneName[] =>
  also === undefined ? [zone] : [zone, also]

/** What these abilities contain. */
export const sorted = memoised((abilities: readonly Ability[]): SortedAbilities => {
  const statics: StaticAt[] = []
  const triggers: TriggerAt[] = []
  for (const ability of inFull(abilities)) {
    if (ability.kind === 'static') {
      for (const zone of zonesOf(ability))
        statics.push({ ability, rule: ability.rule, condition: ability.condition, zone })
    } else if (ability.kind === 'triggered') for (const zone of zonesOf(ability)) triggers.push({ ability, zone })
  }
  const rules = statics.filter((one) => !isEffect(one))
  const effects = statics.filter(isEffect)
  return {
    of: abilities,
    idle: triggers.length === 0 && rules.length === 0,
    effects,
    rules,
    triggers,
    elsewhere:
      triggers.some((one) => one.zone !== 'battlefield') ||
      statics.some((one) => one.zone !== 'battlefield' && !isOwnBusiness(one.rule)),
    changing: effects.some(mayWorkElsewhere),
    beyond: statics.some((one) => reaches(one.rule)),
  }
})
