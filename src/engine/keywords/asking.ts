/** Asking an object's keywords: each instance of each of them (402.7). */
import type {
  Ability,
  AbilityKey,
  Address,
  Cost,
  DeckDemand,
  Effect,
  Keyword,
  KeywordName,
  ManaCost,
  ManaSymbol,
  Target,
  ZoneName,
} from '../../language/index.ts'
import { abilitiesOf } from '../continuous/index.ts'
import type { Context, ObjectId, PaidOption, Ref, Refusal, Seat, State } from '../state/index.ts'
import type { Casting, KeywordFacets, OfferedFor, SettingAside } from './rules.ts'
import { KEYWORDS } from './table.ts'

type Rules = KeywordFacets<KeywordName>

const NONE: Rules = {}

/** The rules of a keyword, to be called with that same keyword; none where it works in another way. */
function rulesOf({ name }: Pick<Keyword, 'name'>): Rules {
  return (KEYWORDS[name] as Rules | undefined) ?? NONE
}

/** What an instance of a keyword is called where one of several abilities is chosen. */
export function calledInChoice(keyword: Keyword): string {
  return rulesOf(keyword).called?.(keyword) ?? keyword.name
}

/** The first refusal that one of the object's keywords gives. */
function firstRefusal(
  state: State,
  id: ObjectId,
  why: (rules: Rules, keyword: Keyword) => Refusal | null | undefined,
): Refusal | null {
  for (const ability of abilitiesOf(state, id)) {
    if (ability.kind !== 'keyword') continue
    const refused = why(rulesOf(ability.keyword), ability.keyword)
    if (refused != null) return refused
  }
  return null
}

/** The first evasion ability that this blocker doesn't satisfy, or `null`: each is a separate restriction (501.2). */
export function whyEvaded(state: State, blocker: ObjectId, attacker: ObjectId): Refusal | null {
  return (
    firstRefusal(state, attacker, (rules, keyword) => rules.whyNotBlockedBy?.(state, keyword, attacker, blocker)) ??
    firstRefusal(state, blocker, (rules, keyword) => rules.whyNotBlock?.(state, keyword, blocker, attacker))
  )
}

/** Why one of its keywords doesn't let the creature attack, or `null`. */
export function whyKeptFromAttacking(state: State, id: ObjectId): Refusal | null {
  return firstRefusal(state, id, (rules, keyword) => rules.whyNotAttack?.(state, keyword, id))
}

/**
 * Why one of its keywords keeps the permanent from being the target of the spell or ability of `context`, or `null`.
 */
export function whyKeptFromTargeting(state: State, id: ObjectId, context: Context): Refusal | null {
  return firstRefusal(state, id, (rules, keyword) => rules.whyNotTargeted?.(state, keyword, id, context))
}

/** Whether the object has protection from that source: a spell, a permanent, or the source of an ability (502.7). */
export function isProtectedFrom(state: State, id: ObjectId, source: ObjectId): boolean {
  return abilitiesOf(state, id).some(
    (ability) =>
      ability.kind === 'keyword' && rulesOf(ability.keyword).protects?.(state, ability.keyword, id, source) === true,
  )
}

/** Whether protection keeps that object from being attached to the permanent (502.7c-d). */
export function isKeptOff(state: State, id: ObjectId, attached: ObjectId): boolean {
  return abilitiesOf(state, id).some((ability) => {
    if (ability.kind !== 'keyword') return false
    const { protects, keeps } = rulesOf(ability.keyword)
    return protects?.(state, ability.keyword, id, attached) === true && keeps?.(ability.keyword, attached) !== true
  })
}

/** Whether one of its keywords lets it be attached there (212.4d). */
export function saysItMayEnchant(state: State, aura: ObjectId, host: Ref, controller: Seat): boolean {
  return abilitiesOf(state, aura).some(
    (ability) =>
      ability.kind === 'keyword' &&
      rulesOf(ability.keyword).mayEnchant?.(state, ability.keyword, aura, host, controller) === true,
  )
}

/** What an instance of a keyword lets be paid. */
export interface Given {
  readonly key: AbilityKey
  readonly keyword: KeywordName
  readonly cost: Cost
}

/**
 * A way to cast the card, by the ability that gives it; `cost` is `null` where it is the mana cost, and then `also`.
 */
export interface KeywordCasting extends Omit<Casting<KeywordName>, 'cost' | 'offers'>, Omit<Given, 'cost'> {
  readonly cost: Cost | null
  /** What is used up for it; `null`: nothing. */
  readonly offers: OfferedFor | null
}

/** The results of one rule for all keywords that have it. */
function each<T>(
  abilities: readonly Ability[],
  made: (rules: Rules, keyword: Keyword, key: AbilityKey) => T | null,
): T[] {
  return abilities.flatMap((ability) => {
    const found = ability.kind === 'keyword' ? made(rulesOf(ability.keyword), ability.keyword, ability.at.key) : null
    return found === null ? [] : [found]
  })
}

/** The ways to cast a card that the keywords among these abilities give. */
export function castingsOf(abilities: readonly Ability[]): readonly KeywordCasting[] {
  return each(abilities, ({ casting }, keyword, key) => {
    if (casting === undefined) return null
    const { cost, offers, ...rest } = casting
    const instead = cost === 'manaCost' ? cost : cost(keyword)
    const given = { cost: instead === 'manaCost' ? null : instead, offers: offers?.(keyword) ?? null }
    return { key, keyword: keyword.name, ...given, ...rest }
  })
}

/** The abilities that let a card with these abilities be exiled as it is discarded (502.24a). */
export function exilersOf(abilities: readonly Ability[]): readonly Address[] {
  return abilities.flatMap((ability) =>
    ability.kind === 'keyword' && rulesOf(ability.keyword).exilesDiscarded === true ? [ability.at] : [],
  )
}

/** The abilities for which a card with these abilities may be shown as it is drawn (today:702.94). */
export function showersOf(abilities: readonly Ability[]): readonly Address[] {
  return abilities.flatMap((ability) =>
    ability.kind === 'keyword' && rulesOf(ability.keyword).shownAsDrawn === true ? [ability.at] : [],
  )
}

/** How many cards each of these abilities has milled to return its card in place of a draw (2011:702.50). */
export function returnersOf(
  abilities: readonly Ability[],
): readonly { readonly at: Address; readonly mills: number }[] {
  return abilities.flatMap((ability) => {
    if (ability.kind !== 'keyword') return []
    const mills = rulesOf(ability.keyword).millsToReturn?.(ability.keyword)
    return mills === undefined ? [] : [{ at: ability.at, mills }]
  })
}

/** What the ability offers to exile its card for, in place of casting it (2011:702.60); `null`: nothing. */
export function settingAsideOf(ability: Ability): SettingAside | null {
  return ability.kind === 'keyword' ? (rulesOf(ability.keyword).setsAside?.(ability.keyword) ?? null) : null
}

/** An additional cost that may be paid as the spell is cast (409.1b), with the ability that offers it. */
export interface KeywordOption extends Omit<Given, 'keyword'> {
  /** `null`: the text of the spell itself offers it (today:601.2b). */
  readonly keyword: KeywordName | null
  readonly repeats: boolean
  /** What it takes off the total each time; absent: nothing. */
  readonly less?: ManaSymbol
  /** An opponent is chosen with it; and which. */
  readonly promises?: true
  readonly to?: Seat
  /** The card in hand that is spliced onto the spell for it (2011:702.45). */
  readonly card?: ObjectId
}

/** The additional costs that may be paid for a spell with these abilities. */
export function optionsOf(abilities: readonly Ability[]): readonly KeywordOption[] {
  return each(abilities, ({ option }, keyword, key) => {
    if (option === undefined) return null
    const { promises } = option
    return {
      key,
      keyword: keyword.name,
      cost: option.cost(keyword),
      repeats: option.repeats?.(keyword) === true,
      ...(promises === undefined ? {} : { promises }),
    }
  })
}

/** The cost to splice the card with these abilities onto a spell of these kinds, by the ability that gives it. */
export function splicingOf(
  card: ObjectId,
  abilities: readonly Ability[],
  kinds: readonly string[],
): KeywordOption | null {
  const [first] = each(abilities, ({ splices }, keyword, key) => {
    const splicing = splices?.(keyword)
    if (splicing === undefined || !splicing.onto.split(' or ').some((kind) => kinds.includes(kind))) return null
    return { key, keyword: keyword.name, cost: splicing.cost, repeats: false, card }
  })
  return first ?? null
}

/** What the card with these abilities asks of the starting deck, for each way to be a companion (today:702.139). */
export const demandsOf = (abilities: readonly Ability[]): readonly DeckDemand[] =>
  each(abilities, ({ asksOfDeck }, keyword) => asksOfDeck?.(keyword) ?? null)

/** Whether a keyword among these abilities lets the player of a spell make it cheaper (2011:702.49, 702.64). */
export function isHelped(abilities: readonly Ability[]): boolean {
  return abilities.some((ability) => ability.kind === 'keyword' && rulesOf(ability.keyword).helps !== undefined)
}

/**
 * What the keywords among these abilities let the player of a spell do to make that cost cheaper. More of the same are
 * redundant.
 */
export function helpsOf(abilities: readonly Ability[], mana: ManaCost): readonly KeywordOption[] {
  const all = each(abilities, ({ helps }, { name: keyword }, key) =>
    helps === undefined ? null : helps(mana).map((help) => ({ key, keyword, repeats: true, ...help })),
  )
  return all.filter(([first], index) => all.findIndex(([other]) => other?.keyword === first?.keyword) === index).flat()
}

const optionRules = (keyword: KeywordName | null) => (keyword === null ? undefined : KEYWORDS[keyword]?.option)

/** Where a spell with these paid options goes instead of the graveyard as it resolves (502.16a); `null`: as usual. */
export function resolvesTo(options: readonly PaidOption[]): 'hand' | null {
  return options.map(({ keyword }) => optionRules(keyword)?.resolvesTo ?? null).find((to) => to !== null) ?? null
}

/**
 * What one of these abilities has done with a spell cast from there, instead of putting it into the graveyard as it
 * resolves.
 */
export function insteadOfGraveyard(
  abilities: readonly Ability[],
  from: ZoneName,
): { readonly at: Address; readonly effects: readonly Effect[] } | null {
  for (const ability of abilities) {
    const said = ability.kind === 'keyword' ? rulesOf(ability.keyword).resolvesFrom : undefined
    if (said?.zone === from) return { at: ability.at, effects: said.instead }
  }
  return null
}

/**
 * What keywords among these abilities of an instant or sorcery do before its instructions: what their text says of
 * permanents, if its condition holds.
 */
export const resolvingFirst = (abilities: readonly Ability[]): readonly Effect[] =>
  abilities.flatMap((ability): readonly Effect[] => {
    if (ability.kind !== 'keyword' || rulesOf(ability.keyword).beforeInstructions !== true) return []
    return ability.abilities.flatMap((one): readonly Effect[] => {
      if (one.kind !== 'triggered') return []
      const [then = []] = one.body.modes
      return one.condition === null ? then : [{ kind: 'if', condition: one.condition, then, otherwise: [] }]
    })
  })

/** What keywords among these abilities of a spell do last as it resolves. */
export function resolvingLast(abilities: readonly Ability[], isCard: boolean): readonly Effect[] {
  return each(abilities, ({ resolving, cardsOnly }) => (cardsOnly && !isCard ? null : (resolving ?? null))).flat()
}

/** Whether one of these paid options has all modes chosen (502.32a). */
export function choosesAllModes(options: readonly PaidOption[]): boolean {
  return options.some(({ keyword }) => optionRules(keyword)?.allModes === true)
}

/** Whether a keyword among these abilities asks that its spell's modes be paid for. */
export const chargesForModes = (abilities: readonly Ability[]): boolean =>
  abilities.some((ability) => ability.kind === 'keyword' && rulesOf(ability.keyword).chargesForModes === true)

/** The costs to turn a permanent with these face-up abilities face up (504.4), with the abilities that give them. */
export function turnUpCosts(abilities: readonly Ability[]): readonly Given[] {
  return each(abilities, ({ turnsUpFor }, keyword, key) =>
    turnsUpFor === undefined ? null : { key, keyword: keyword.name, cost: turnsUpFor(keyword) },
  )
}

/** What is done with a permanent as it is turned face up for the cost of that keyword. */
export const doneAsTurnedUp = (keyword: KeywordName): readonly Effect[] => KEYWORDS[keyword]?.asTurnedUp ?? []

/** What a spell with these abilities targets because it will enchant it (212.4e); `null`: nothing. */
export function enchantTarget(abilities: readonly Ability[]): Target | null {
  return each(abilities, ({ target }, keyword) => target?.(keyword) ?? null).at(-1) ?? null
}

/** Where a spell cast by the keyword goes instead of anywhere else when it leaves the stack; `null`: as usual. */
export function afterwards(keyword: KeywordName | null): 'exile' | null {
  return keyword === null ? null : (KEYWORDS[keyword]?.casting?.afterwards ?? null)
}

/** Whether a permanent cast by the keyword enters tapped and attacking, as what was returned for it attacked. */
export const joinsAttack = (keyword: KeywordName | null): boolean =>
  keyword !== null && KEYWORDS[keyword]?.casting?.joins === true

/** The name of the trigger event when an ability of that keyword is activated (502.18); `null`: none. */
export function whenActivating(keyword: KeywordName | null): 'cycled' | null {
  return keyword === null ? null : (KEYWORDS[keyword]?.activating ?? null)
}

/** Whether it is told that what an ability of that keyword asks for was paid, or wasn't. */
export function tellsPaid(keyword: KeywordName | null): keyword is KeywordName {
  return keyword !== null && KEYWORDS[keyword]?.tellsPaid === true
}

/** How many poison counters combat damage of an object to a player brings besides: all instances together. */
export const poisonBeside = (state: State, id: ObjectId): number =>
  each(abilitiesOf(state, id), ({ poisons }, keyword) => poisons?.(keyword) ?? null).reduce((sum, n) => sum + n, 0)
