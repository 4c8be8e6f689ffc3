/** Targets that an opponent chooses (409.2): among all that fit, or among what that opponent controls. */
import type { Thing } from '../../language/index.ts'
import { nounRule, one, type Syntax, wordings } from '../core/index.ts'
import { ONE } from './counts.ts'
import { bareFilter } from './filters.ts'
import { always } from './qualified.ts'

const target = { kind: 'target', slot: 0, player: null, count: ONE, distinct: false, by: 'opponent' } as const

const opponents = always(one(bareFilter), { is: 'controlled', by: { kind: 'anOpponent' } })
const inYours = always(one(bareFilter), { is: 'in', zone: 'graveyard', of: { kind: 'you' } })

/** "Target creature of an opponent's choice they control." */
const theirsChosen = nounRule('target', { ...target, theirs: true })`target ${{
  filter: opponents,
}} of an opponent's choice they control`
/** After "an opponent chooses": "target creature they control". */
export const theirs = nounRule('target', { ...target, theirs: true })`target ${{
  filter: opponents,
}} they control`

export const chosenByOpponent: Syntax<Thing> = wordings(
  nounRule('target', target)`target ${{ filter: inYours }} of an opponent's choice from your graveyard`,
  theirsChosen,
)
