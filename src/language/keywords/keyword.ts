/** Keywords with their parameters (502). */
import type { Cost } from '../costs.ts'
import type { Granter } from '../links.ts'
import type { Filter, Predicate } from '../nouns.ts'
import { isNameAlone, type KeywordName, type OwnFormed, type SimpleKeyword } from './names.ts'
import type { KEYWORD_ROWS } from './rows.ts'

interface Costing {
  readonly cost: Cost
  /** The cost of casting either half of a split card with it: that half's own mana cost. */
  readonly ofHalf?: true
}
/** "Bushido 2". */
interface Numbered {
  readonly n: number
}

/** The parameters of a keyword besides its name, by its form. */
interface Forms {
  plain: Record<never, never>
  numbered: Numbered
  costing: Costing
  /** `x`: the X of its cost. */
  numberedCosting: Costing & { readonly n: number | 'x' }
}

/**
 * "Cumulative upkeep—Draw a card": what is done for it, in words, which what the keyword stands for reads as an effect.
 */
interface Acting {
  readonly action: string
}

/** What can be promised as a gift (today:702.174d-i). */
export type GiftName = 'card' | 'extra turn' | 'Food' | 'Octopus' | 'tapped Fish' | 'Treasure'

/** What a companion asks of its owner's starting deck (today:702.139). */
export type DeckDemand =
  /** Each card `of` the deck, `null`: each of all, matches one of the filters in `are`. */
  | { readonly asks: 'each'; readonly of: Filter | null; readonly are: readonly Filter[] }
  /** No two cards `of` the deck have the same name. */
  | { readonly asks: 'names'; readonly of: Filter }
  /** All cards `of` the deck have a card type in common. */
  | { readonly asks: 'sharedType'; readonly of: Filter }
  /** No card has more than one of the same mana symbol in its mana cost. */
  | { readonly asks: 'symbols' }
  /** That many cards more than a deck needs. */
  | { readonly asks: 'size'; readonly more: number }

/** The parameters of each keyword that has a form of its own. */
interface OwnForms {
  affinity: { readonly for: Filter }
  /** What the other creatures must be. */
  bandsWithOther: { readonly quality: Filter }
  champion: { readonly filter: Filter }
  companion: { readonly deck: DeckDemand }
  /** With how many of what: one, two, or `more`, one or more. */
  craft: Costing & { readonly with: Filter; readonly n: 1 | 2 | 3 | 4 | 'more' }
  cumulativeUpkeep: Costing | Acting
  /** `finds`: typecycling, for what is searched for instead of drawing a card. */
  cycling: Costing & { readonly finds?: readonly Predicate[] }
  /** `player`: any, or an opponent of the Aura's controller. */
  enchant: { readonly filter: Filter | null; readonly player: boolean | 'opponent' }
  /** `for`: "equip legendary creature {1}"; absent: any creature. */
  equip: Costing & { readonly for?: Filter }
  /** What the spells and the sources of the abilities are that can't target it. */
  hexproofFrom: { readonly from: Predicate }
  /** What is promised. */
  gift: { readonly what: GiftName }
  /** `n` null: of four cards, and it enters tapped, as the keyword was first worded (2011:702.73). */
  hideaway: { readonly n: number | null }
  /** `multi`: multikicker, which may be paid any number of times (2011:702.31). */
  kicker: Costing & { readonly multi?: true }
  landwalk: { readonly land: readonly Predicate[] }
  modular: { readonly n: number | 'sunburst' }
  offering: { readonly subtype: string }
  /**
   * `with`: "partner with NAME", of which a card is searched for; absent: any card with it. `friends`: "friends
   * forever", with another card that says so.
   */
  partner: { readonly with?: string; readonly friends?: true }
  /** `keeps`: "this effect doesn't remove ~", which may stay attached all the same. */
  protection: { readonly from: Predicate; readonly keeps?: Granter }
  splice: Costing & { readonly onto: string }
  /** `x`: the X of its cost, which can't be 0. */
  suspend: Costing & { readonly n: number | 'x' }
  vanishing: { readonly n: number | null }
}

type FormOf<N extends KeywordName> = (typeof KEYWORD_ROWS)[N]['form']

type KeywordParts = {
  [N in KeywordName]: N extends OwnFormed ? OwnForms[N] : Forms[Exclude<FormOf<N>, 'own'>]
}

export type KeywordOf<N extends KeywordName> = { readonly name: N } & KeywordParts[N]
export type Keyword = { [N in KeywordName]: KeywordOf<N> }[KeywordName]

export type PlainKeyword = { [N in SimpleKeyword]: KeywordOf<N> }[SimpleKeyword]

/** Whether the keyword is a name alone. */
export const isSimple = (keyword: Keyword): keyword is PlainKeyword => isNameAlone(keyword.name)

/** The keyword with that name. */
export function plainKeyword(name: SimpleKeyword): PlainKeyword {
  // The type checker compares an object with at most 25 members of a union by their names.
  return { name } as PlainKeyword
}
