/** Targets that an opponent chooses (409.2): among all that fit, or among what that opponent controls. */
import type { Filter, Predicate, Thing } from '../../language/index.ts'
import { mapped, nounRule, one, type Syntax, sameValue, wordings } from '../core/index.ts'
import { ONE } from './counts.ts'
import { bareFilter } from './filters.ts'
import { isFilter } from './predicates.ts'

const target = { kind: 'target', slot: 0, player: null, count: ONE, distinct: false, by: 'opponent' } as const

/** What ends with that, said without it. */
const ending = (last: Predicate): Syntax<Filter> =>
  mapped(one(bareFilter), {
    to: ({ noun, is }): Filter => ({ noun, is: [...is, last] }),
    is: isFilter,
    from: ({ noun, is }) => (sameValue(is.at(-1), last) ? { noun, is: is.slice(0, -1) } : undefined),
  })
const opponents = ending({ is: 'controlled', by: { kind: 'anOpponent' } })
const inYours = ending({ is: 'in', zone: 'graveyard', of: { kind: 'you' } })

/** "Target creature of an opponent's choice they control." */
const theirsChosen = nounRule('target', { ...target, theirs: true })`target ${{
  filter: opponents,
}} of an opponent's choice they control` as Syntax<Thing>
/** After "an opponent chooses": "target creature they control". */
export const theirs = nounRule('target', { ...target, theirs: true })`target ${{
  filter: opponents,
}} they control` as Syntax<Thing>

export const chosenByOpponent = (filter: Syntax<Filter>): Syntax<Thing> =>
  wordings(
    nounRule('target', target)`target ${{ filter: one(filter) }} [an opponent chooses / of an opponent's choice]`,
    nounRule('target', target)`target ${{ filter: inYours }} of an opponent's choice from your graveyard`,
    theirsChosen,
  ) as Syntax<Thing>
