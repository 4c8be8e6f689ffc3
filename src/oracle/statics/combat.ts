/** Static abilities that change how attackers, blockers and combat damage are declared (500, 310.2e of 2004). */

import { also } from '../clauses/index.ts'
import { oneOf, part, rule, shaped, wordings, words } from '../core/index.ts'
import { itself } from '../events/index.ts'
import { landwalkKind, numberWord } from '../lexicon/index.ts'
import { determined, filter, host, indefinite, self, thing } from '../nouns/index.ts'

const asUnblocked = rule('affect', {
  changes: [{ kind: 'restrict', restriction: { kind: 'assignsAsUnblocked' } }],
})
const itsDamage = part()`assign its combat damage as though it weren't blocked`
const theirs = part({ kind: 'all' } as const)
/**
 * "You may have ~ assign its combat damage as though it weren't blocked": who controls what deals it says how, whoever
 * the words name as that.
 */
export const assignsAsUnblocked = wordings(
  asUnblocked`you may have ${{ what: thing }} assign [its / their] combat damage as though [it / they] weren't blocked`,
  asUnblocked`for each ${{ what: theirs`${{ filter: filter('one') }}` }}, you may have that creature ${itsDamage}`,
  asUnblocked`${{ what: host }}'s controller may have it ${itsDamage}`,
)

/** "Creatures with islandwalk can be blocked as though they didn't have islandwalk": without it, that says nothing. */
export const withoutLandwalk = shaped(
  wordings(
    part()`creatures with ${{ land: landwalkKind }} can be blocked as though they didn't have ${{ land: landwalkKind }}`,
    part({
      land: null,
    })`creatures with landwalk abilities can be blocked as though they didn't have those abilities`,
  ),
  ({ land }) => ({
    kind: 'affect',
    what: { kind: 'all', filter: { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] } },
    changes: [{ kind: 'restrict', restriction: { kind: 'withoutLandwalk', land } }],
  }),
)

/** "If a creature you control attacks, ~ also attacks if able." */
export const alsoAttacks = shaped(
  part()`if ${{ others: wordings(indefinite, itself) }} attacks, ${{ what: wordings(self, determined) }} ${also}
    attack|attacks if able`,
  ({ others, what }) => ({
    kind: 'affect',
    what,
    changes: [{ kind: 'restrict', restriction: { kind: 'mustAlsoAttack', with: others } }],
  }),
)

const fighters = part({ whom: null })`${{ what: oneOf('what it does', ['attack', 'block']) }}`
/** "No more than two creatures can attack you each combat", "can block each turn". */
export const mostFighters = rule('mostFighters')`no more than ${{ n: numberWord }} creatures|creature can ${wordings(
  part({ what: 'attack' })`attack ${{ whom: words('you', { kind: 'you' }) }} each combat`,
  part()`${fighters} each combat`,
  part({ each: 'turn' })`${fighters} each turn`,
)}`
