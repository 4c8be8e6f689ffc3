/** How each keyword is written: by its form, or in a form of its own. */
import {
  isOwnFormed,
  KEYWORD_NAMES,
  type Keyword,
  type KeywordName,
  type KeywordOf,
  type OwnFormed,
  type SharedForm,
  sharedFormOf,
  wordOfKeyword,
} from '../../language/index.ts'
import { either, named, one, part, quiet, type Syntax, table, wordings, words } from '../core/index.ts'
import { digits, subtype } from '../lexicon/index.ts'
import { filter } from '../nouns/index.ts'
import { bandsWithOther } from './bandsWithOther.ts'
import { cumulativeUpkeep } from './cumulativeUpkeep.ts'
import { cycling } from './cycling.ts'
import { cost } from './grammar.ts'
import { landwalk } from './landwalk.ts'
import { protection } from './protection.ts'

/** By the form of the keyword. */
const FORMS: { readonly [F in SharedForm]: (name: KeywordName, word: Syntax<undefined>) => Syntax<unknown> } = {
  /** "Flying". */
  plain: (name, word) => part({ name })`${word}`,
  /** "Bushido 2". */
  numbered: (name, word) => part({ name })`${word} ${{ n: digits }}`,
  /** "Cycling {2}", "cycling—Pay 2 life." */
  costing: (name, word) => part({ name })`${word} ${{ cost }}`,
  /** "Reinforce 1—{G}". */
  numberedCosting: (name, word) => part({ name })`${word} ${{ n: digits }}—${{ cost }}`,
}

/** By keywords that have a form of their own. */
const OWN: { readonly [N in OwnFormed]: Syntax<KeywordOf<N>> } = {
  /** "Affinity for artifacts". */
  affinity: part({ name: 'affinity' })`affinity for ${{ for: filter('many') }}`,
  bandsWithOther,
  champion: part({ name: 'champion' })`champion a ${{ filter: one(filter('one')) }}`,
  cumulativeUpkeep,
  cycling,
  enchant: either(
    part({ name: 'enchant', player: false })`enchant ${{ filter: filter('one') }}`,
    part({ name: 'enchant', player: true, filter: null })`enchant player`,
  ),
  hideaway: wordings(
    part({ name: 'hideaway' })`hideaway ${{ n: digits }}`,
    part({ name: 'hideaway', n: null })`hideaway`,
  ),
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
  protection,
  /** "Splice onto Arcane {1}{R}". */
  splice: part({ name: 'splice' })`splice onto ${{ onto: quiet(subtype) }} ${{ cost }}`,
  suspend: wordings(
    part({ name: 'suspend' })`suspend ${{ n: digits }}—${{ cost }}`,
    part({ name: 'suspend', n: 'x' })`suspend X—${{ cost }}. X can't be 0.`,
  ),
  vanishing: wordings(
    part({ name: 'vanishing' })`vanishing ${{ n: digits }}`,
    part({ name: 'vanishing', n: null })`vanishing`,
  ),
}

function wordingOf(name: KeywordName): Syntax<unknown> {
  if (isOwnFormed(name)) return OWN[name]
  return FORMS[sharedFormOf(name)](name, words(wordOfKeyword(name)))
}

/** One keyword, as in a keyword line or after "has". */
export const keyword = named('a keyword', either(...KEYWORD_NAMES.map(wordingOf))) as Syntax<Keyword>
