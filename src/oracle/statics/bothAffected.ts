/** Two rules in one sentence, each about something else: "you and permanents you control have hexproof". */
import { memoised, type StaticRule } from '../../language/index.ts'
import { UNTARGETABLE } from '../clauses/index.ts'
import { narrowed, part, plural, quiet, rule, type Syntax, shaped, wordings, words } from '../core/index.ts'
import { type Verbs, whereX } from '../idioms/index.ts'
import { thing } from '../nouns/index.ts'
import { saidKeyword } from '../reading/index.ts'
import { changesOf } from './stages.ts'

/** "You and permanents you control have hexproof": of a player and of permanents it is another rule. */
const withYou = (name: 'hexproof' | 'shroud'): Syntax<readonly StaticRule[]> =>
  shaped(part()`you and ${{ what: thing }} have ${words(name)}`, ({ what }) => [
    { kind: 'players', who: { kind: 'you' }, rule: { kind: 'cantBeTargeted', by: UNTARGETABLE[name] } },
    { kind: 'affect', what, changes: [{ kind: 'gain', ability: saidKeyword({ name }) }] },
  ])
/** "~ and other Knights you control get +1/+1", "~ and enchanted creature each get +2/+2": a rule for each. */
const withOthers = memoised(
  (verbs: Verbs): Syntax<readonly StaticRule[]> =>
    shaped(
      part()`~ and ${{ what: quiet(narrowed(thing, ({ kind }) => kind === 'all' || kind === 'host')) }} [/ each] ${plural(
        words(''),
      )} ${{ changes: changesOf(verbs) }}`,
      ({ what, changes }) => [
        { kind: 'affect', what: { kind: 'self' }, changes },
        { kind: 'affect', what, changes },
      ],
    ),
)
const areRules = (value: unknown): value is readonly StaticRule[] => Array.isArray(value)
/** "~ gets +2/+2 and other creatures you control have vigilance": a rule for each. */
export const bothAffected = memoised((verbs: Verbs): Syntax<readonly StaticRule[]> => {
  const one = rule('affect')`${{ what: thing }} ${{ changes: changesOf(verbs) }}`
  return wordings(
    withYou('hexproof'),
    withYou('shroud'),
    withOthers(verbs),
    whereX(withOthers(verbs), areRules),
    shaped(
      part()`${{ first: one }} and ${{ second: narrowed(one, ({ what }) => what.kind === 'all') }}`,
      ({ first, second }) => [first, second],
    ),
  )
})
