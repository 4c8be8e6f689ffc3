/** Countering an ability, and what becomes of the permanent that is its source (414.1). */
import type { Effect, Thing } from '../../language/index.ts'
import { SAME_THING } from '../clauses/index.ts'
import { part, type Syntax, shaped, table, wordings, words } from '../core/index.ts'
import { thing } from '../nouns/index.ts'

type Effects = readonly Effect[]

const ITS_SOURCE: Thing = { kind: 'sourceOf', thing: SAME_THING }
const DESTROYED: Effect = { kind: 'destroy', what: ITS_SOURCE, noRegeneration: false }
const SILENCED: Effect = {
  kind: 'modify',
  what: ITS_SOURCE,
  changes: [{ kind: 'restrict', restriction: { kind: 'cantActivate' } }],
  duration: { kind: 'endOfTurn' },
}
const ifCountered = (then: Effect): Effect => ({ kind: 'if', condition: { kind: 'did' }, then: [then], otherwise: [] })

const countersAbility = (what: Thing): boolean =>
  what.kind === 'target' && (what.filter?.noun === 'ability' || what.filter?.noun === 'spellOrAbility')

/** "Counter target activated ability. That permanent's activated abilities can't be activated this turn." */
export const counterAbility: Syntax<Effects> = shaped(
  wordings(
    part()`counter ${{ what: thing }}. If a permanent's ability is countered this way, ${{
      then: table('what becomes of its source', {
        'destroy that permanent': ifCountered(DESTROYED),
        "activated abilities of that permanent can't be activated this turn": ifCountered(SILENCED),
      }),
    }}`,
    part()`counter ${{ what: thing }}. ${{
      then: words("That permanent's activated abilities can't be activated this turn", SILENCED),
    }}`,
  ),
  ({ what, then }) => [{ kind: 'counterSpell', what }, then],
  { when: ({ what }) => countersAbility(what) },
)
