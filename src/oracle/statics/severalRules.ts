/**
 * One sentence that is several rules: "The same is true for ...", "For each basic land type among lands you control
 * ...".
 */
import { BASIC_LAND_MANA, type Change, type Filter, type Predicate, type Thing } from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import { many, narrowed, part, phrase, type Syntax, shaped, wordings, words } from '../core/index.ts'
import type { Verbs } from '../idioms/index.ts'
import { manaCost, sizeChange } from '../lexicon/index.ts'
import { all, filter, host, YOURS } from '../nouns/index.ts'
import { saidKeyword } from '../reading/index.ts'
import { changesOf, type Standing } from './stages.ts'

type Several = readonly Standing[]
type Changes = readonly Change[]

const affecting = (filter: Filter, changes: Changes): Standing => ({
  rule: { kind: 'affect', what: { kind: 'all', filter }, changes },
  condition: null,
})

/** "Creature cards you own that aren't on the battlefield": cards are spoken of in other zones only (213.3). */
export const cardsElsewhere = narrowed(
  phrase`${many(filter('many'))} that aren't on the battlefield`,
  ({ noun, is }) => noun === 'card' && !is.some((one) => one.is === 'in'),
)
const everywhereNamed = ({ what, spells }: { readonly what: Thing; readonly spells: Filter }): boolean =>
  what.kind === 'all' && what.filter.noun === 'permanent' && spells.noun === 'spell'
/**
 * "Creatures you control are the chosen type. The same is true for creature spells you control and creature cards ...".
 */
const sameForZones = (verbs: Verbs) =>
  shaped(
    part()`${{ what: all }} ${{ changes: changesOf(verbs) }}. The same is true for ${{
      spells: many(filter('many')),
    }} and ${{ cards: cardsElsewhere }}`,
    ({ what, changes, spells, cards }) => [
      { rule: { kind: 'affect', what, changes }, condition: null },
      affecting(spells, changes),
      affecting(cards, changes),
    ],
    { when: everywhereNamed },
  )

/** "All cards that aren't on the battlefield, spells, and permanents are colorless." */
const everywhere = (verbs: Verbs) =>
  shaped(
    part()`all cards that aren't on the battlefield, spells, and permanents ${{ changes: changesOf(verbs) }}`,
    ({ changes }) => (['card', 'spell', 'permanent'] as const).map((noun) => affecting({ noun, is: [] }, changes)),
  )

const LAND: Predicate = { is: 'type', type: 'land' }
const BY_TYPE: Several = Object.keys(BASIC_LAND_MANA).map((subtype) => ({
  rule: {
    kind: 'affect',
    what: { kind: 'self' },
    changes: [{ kind: 'gain', ability: saidKeyword({ name: 'landwalk', land: [{ is: 'subtype', subtype }] }) }],
  },
  condition: { kind: 'exists', filter: { noun: 'permanent', is: [{ is: 'subtype', subtype }, LAND, YOURS] } },
}))
/** Each while you control such a land. */
const landwalkEach = words('for each basic land type among lands you control, ~ has landwalk of that type', BY_TYPE)

const sizeSaid: Syntax<Change> = shaped(sizeChange, (size) => ({ kind: 'pt', ...size }))
/** "Equipped creature gets +1/+0. It gets +3/+1 instead as long as ...": the one rule or the other. */
const otherSize = shaped(
  wordings(
    part()`${{ what: host }} gets ${{ less: sizeSaid }}. It gets ${{ more: sizeSaid }} instead as long as ${{ condition }}`,
    part()`${{ what: host }} gets ${{ less: sizeSaid }}. If ${{ condition }}, it gets ${{ more: sizeSaid }} instead`,
  ),
  ({ what, less, more, condition: when }) => [
    { rule: { kind: 'affect', what, changes: [less] }, condition: { kind: 'not', of: when } },
    { rule: { kind: 'affect', what, changes: [more] }, condition: when },
  ],
)

const SELF_COST = { kind: 'spellCost', spells: 'self', more: false, times: 1 } as const
/** "~ costs {1} less to cast if you control a Spirit. It also costs {1} less to cast if ...": by each of them. */
const cheaperByEach: Syntax<Several> = shaped(
  part()`~ costs ${{ first: manaCost }} less to cast if ${{ when: condition }}[. It also costs / and] ${{
    second: manaCost,
  }} less to cast if ${{ and: condition }}`,
  ({ first, when, second, and }) => [
    { rule: { ...SELF_COST, mana: first }, condition: when },
    { rule: { ...SELF_COST, mana: second }, condition: and },
  ],
)

/** One sentence that is several rules. */
export const severalRules = (verbs: Verbs): Syntax<Several> =>
  wordings(sameForZones(verbs), everywhere(verbs), landwalkEach, otherSize, cheaperByEach)
