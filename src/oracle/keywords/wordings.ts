/** How each keyword is written: by its form, or in a form of its own. */
import {
  type Ability,
  type Change,
  isOwnFormed,
  KEYWORD_NAMES,
  type Keyword,
  type KeywordName,
  type KeywordOf,
  OWN_COST,
  type OwnFormed,
  type SharedForm,
  sharedFormOf,
  wordOfKeyword,
} from '../../language/index.ts'
import { either, named, one, optional, part, quiet, type Syntax, table, wordings, words } from '../core/index.ts'
import { digits, landwalk, subtype } from '../lexicon/index.ts'
import { cardName, filter } from '../nouns/index.ts'
import { bandsWithOther } from './bandsWithOther.ts'
import { companion } from './companion.ts'
import { cumulativeUpkeep } from './cumulativeUpkeep.ts'
import { cycling } from './cycling.ts'
import { cost } from './grammar.ts'
import { hexproofFrom, protection } from './protection.ts'

/** The words of the keywords that have that form. */
const wordsOf = (form: SharedForm): Syntax<KeywordName> =>
  table(
    'a keyword',
    Object.fromEntries(
      KEYWORD_NAMES.flatMap((name) =>
        !isOwnFormed(name) && sharedFormOf(name) === form ? [[wordOfKeyword(name), name]] : [],
      ),
    ),
  )

/** The word of a keyword that has a cost and nothing else: "flashback", "unearth". */
export const costingName = wordsOf('costing')

/** "Has unearth. The unearth cost is equal to its mana cost": what objects gain, each for its own. */
export const forOwnCost = (name: KeywordName): readonly Change[] => [
  {
    kind: 'gainCosting',
    ability: { kind: 'keyword', keyword: { name, cost: [{ kind: 'mana', mana: OWN_COST }] } } as unknown as Ability,
  },
]

/** By the form of the keyword. */
const FORMS: { readonly [F in SharedForm]: Syntax<unknown> } = {
  /** "Flying". */
  plain: part()`${{ name: wordsOf('plain') }}`,
  /** "Bushido 2". */
  numbered: part()`${{ name: wordsOf('numbered') }} ${{ n: digits }}`,
  /** "Cycling {2}", "cycling—Pay 2 life." */
  costing: part()`${{ name: costingName }} ${{ cost }}`,
  /** "Reinforce 1—{G}". */
  numberedCosting: part()`${{ name: wordsOf('numberedCosting') }} ${{ n: either(digits, words('X', 'x')) }}—${{ cost }}`,
}

/** By keywords that have a form of their own. */
const OWN: { readonly [N in OwnFormed]: Syntax<KeywordOf<N>> } = {
  /** "Affinity for artifacts". */
  affinity: part({ name: 'affinity' })`affinity for ${{ for: filter('many') }}`,
  bandsWithOther,
  champion: part({ name: 'champion' })`champion a ${{ filter: one(filter('one')) }}`,
  companion,
  /** "Craft with artifact {3}{W}", "with two creatures", "with one or more Dinosaurs". */
  craft: wordings(
    part({ name: 'craft', n: 1 })`craft with ${{ with: quiet(filter('one')) }} ${{ cost }}`,
    part({ name: 'craft' })`craft with ${{ n: table('how many', { two: 2, three: 3, four: 4 } as const) }} ${{
      with: quiet(filter('many')),
    }} ${{ cost }}`,
    part({ name: 'craft', n: 'more' })`craft with one or more ${{ with: quiet(filter('many')) }} ${{ cost }}`,
  ),
  cumulativeUpkeep,
  cycling,
  enchant: either(
    part({ name: 'enchant', player: false })`enchant ${{ filter: filter('one') }}`,
    part({ name: 'enchant', filter: null })`enchant ${{
      player: table('a player', { player: true, opponent: 'opponent' } as const),
    }}`,
  ),
  equip: wordings(
    part({ name: 'equip' })`equip ${{ cost }}`,
    part({ name: 'equip' })`equip ${{ for: quiet(filter('one')) }} ${{ cost }}`,
  ),
  gift: part({ name: 'gift' })`gift a ${{
    what: table('a gift', {
      card: 'card',
      Food: 'Food',
      Octopus: 'Octopus',
      Treasure: 'Treasure',
      'extra turn': 'extra turn',
      'tapped Fish': 'tapped Fish',
    } as const),
  }}`,
  hexproofFrom,
  hideaway: part({ name: 'hideaway' })`hideaway ${{ n: optional(digits) }}`,
  kicker: wordings(
    part({ name: 'kicker' })`kicker ${{ cost }}`,
    part({ name: 'kicker', multi: true })`multikicker ${{ cost }}`,
  ),
  landwalk,
  modular: wordings(
    part({ name: 'modular' })`modular ${{ n: digits }}`,
    part({ name: 'modular' })`modular—${{ n: table('a number', { sunburst: 'sunburst' }) }}`,
  ),
  /** "Goblin offering". */
  offering: part({ name: 'offering' })`${{ subtype: quiet(subtype) }} offering`,
  partner: wordings(
    part({ name: 'partner' })`partner`,
    part({ name: 'partner' })`partner with ${{ with: cardName }}`,
    part({ name: 'partner', friends: true })`friends forever`,
  ),
  protection,
  /** "Splice onto Arcane {1}{R}". */
  splice: part({ name: 'splice' })`splice onto ${{
    onto: either(quiet(subtype), words('instant or sorcery', 'instant or sorcery')),
  }} ${{ cost }}`,
  suspend: wordings(
    part({ name: 'suspend' })`suspend ${{ n: digits }}—${{ cost }}`,
    part({ name: 'suspend', n: 'x' })`suspend X—${{ cost }}. X can't be 0.`,
  ),
  vanishing: part({ name: 'vanishing' })`vanishing ${{ n: optional(digits) }}`,
}

/** One keyword, as in a keyword line or after "has". */
export const keyword = named('a keyword', either(...Object.values(FORMS), ...Object.values(OWN))) as Syntax<Keyword>
