/** One sentence that is several rules: "The same is true for ...", "For each basic land type among lands you control ...". */
import { BASIC_LAND_MANA, type Change, type Filter, type Predicate, type StaticRule } from '../../language/index.ts'
import { many, mapped, part, phrase, type Syntax, sameValue, wordings, words } from '../core/index.ts'
import { all, filter } from '../nouns/index.ts'
import { saidKeyword } from '../surface.ts'
import type { Verbs } from '../verbs/index.ts'
import { changesOf, type Standing } from './stages.ts'

type Several = readonly Standing[]
type Affect = Extract<StaticRule, { kind: 'affect' }>
type Changes = readonly Change[]

const isSeveral = (value: unknown): value is Several => Array.isArray(value) && value.length > 1
const affecting = (filters: readonly Filter[], changes: Changes): Several =>
  filters.map((one) => ({ rule: { kind: 'affect', what: { kind: 'all', filter: one }, changes }, condition: null }))
/** What each of the rules affects, if they all change it in the same way; else `undefined`. */
function affected(rules: Several): { readonly filters: readonly Filter[]; readonly changes: Changes } | undefined {
  const said = rules.flatMap(({ rule, condition }) =>
    rule.kind === 'affect' && rule.what.kind === 'all' && condition === null
      ? [{ filter: rule.what.filter, changes: (rule as Affect).changes }]
      : [],
  )
  const [first] = said
  return first && said.length === rules.length && said.every(({ changes }) => sameValue(changes, first.changes))
    ? { filters: said.map((one) => one.filter), changes: first.changes }
    : undefined
}

const notThere: Syntax<Filter> = phrase`${many(filter('many'))} that aren't on the battlefield`
const isCards = ({ noun, is }: Filter): boolean => noun === 'card' && !is.some((one) => one.is === 'in')
/** "Creature cards you own that aren't on the battlefield": cards are spoken of in other zones only (213.3). */
const cardsElsewhere: Syntax<Filter> = mapped(notThere, {
  to: (cards) => (isCards(cards) ? cards : undefined),
  is: (value): value is Filter => isCards(value as Filter),
  from: (cards) => cards,
})

interface Same {
  readonly what: Extract<Affect['what'], { kind: 'all' }>
  readonly changes: Changes
  readonly spells: Filter
  readonly cards: Filter
}
/** "Creatures you control are the chosen type. The same is true for creature spells you control and creature cards ...". */
const sameForZones = (verbs: Verbs): Syntax<Several> =>
  mapped(
    part()`${{ what: all }} ${{ changes: changesOf(verbs) }}. The same is true for ${{
      spells: many(filter('many')),
    }} and ${{ cards: cardsElsewhere }}` as Syntax<Same>,
    {
      to: ({ what, changes, spells, cards }): Several | undefined =>
        what.filter.noun === 'permanent' && spells.noun === 'spell'
          ? affecting([what.filter, spells, cards], changes)
          : undefined,
      is: isSeveral,
      from: (rules): Same | undefined => {
        const [first, spells, cards, more] = affected(rules)?.filters ?? []
        return first?.noun === 'permanent' && spells?.noun === 'spell' && cards?.noun === 'card' && more === undefined
          ? { what: { kind: 'all', filter: first }, changes: affected(rules)?.changes ?? [], spells, cards }
          : undefined
      },
    },
  )

const TOO: Changes = [{ kind: 'asChosen', what: 'color', set: false }]
const EVERYTHING: readonly Filter[] = (['card', 'spell', 'permanent'] as const).map((noun) => ({ noun, is: [] }))
/** "All cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to ..." */
const everywhere: Syntax<Several> = mapped(
  part()`${words("all cards that aren't on the battlefield, spells, and permanents")} are ${{
    changes: words('the chosen color in addition to their other colors', TOO),
  }}` as Syntax<{ readonly changes: Changes }>,
  {
    to: ({ changes }) => affecting(EVERYTHING, changes),
    is: isSeveral,
    from: (rules) => {
      const said = affected(rules)
      return said && sameValue(said.filters, EVERYTHING) ? { changes: said.changes } : undefined
    },
  },
)

const LAND: Predicate = { is: 'type', type: 'land' }
const YOURS: Predicate = { is: 'controlled', by: { kind: 'you' } }
const BY_TYPE: Several = Object.keys(BASIC_LAND_MANA).map((subtype) => ({
  rule: {
    kind: 'affect',
    what: { kind: 'self' },
    changes: [{ kind: 'gain', ability: saidKeyword({ name: 'landwalk', land: [{ is: 'subtype', subtype }] }) }],
  },
  condition: { kind: 'exists', filter: { noun: 'permanent', is: [{ is: 'subtype', subtype }, LAND, YOURS] } },
}))
/** "For each basic land type among lands you control, ~ has landwalk of that type": each while you control such a land. */
const landwalkEach: Syntax<Several> = mapped(
  part()`for each basic land type among lands you control, ~ has landwalk of that type`,
  {
    to: () => BY_TYPE,
    is: isSeveral,
    from: (rules) => (sameValue(rules, BY_TYPE) ? {} : undefined),
  },
)

/** Sentences that are several rules. */
export const severalRules = (verbs: Verbs): Syntax<Several> => wordings(sameForZones(verbs), everywhere, landwalkEach)
