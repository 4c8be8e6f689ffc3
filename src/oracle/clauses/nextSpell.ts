/** "The next creature spell you cast this turn costs {2} less to cast", "can't be countered" (today:611.2f). */
import { type Ability, memoised } from '../../language/index.ts'
import { part, rule, type Syntax, shaped, table, wordings, words } from '../core/index.ts'
import { manaCost } from '../lexicon/index.ts'
import { filter } from '../nouns/index.ts'
import { gains } from './changes.ts'
import { UNCOUNTERABLE } from './clause.ts'

const next = part()`the next ${{ spell: filter('one') }} you cast this turn`
const YOU = { kind: 'you' } as const
const NO_CHANGES = { changes: [] } as const
const NO_RULE = { rule: null } as const

const costs = shaped(
  part()`${next} costs ${{ mana: manaCost }} ${{ more: table('more or less', { more: true, less: false }) }} to cast`,
  ({ spell, mana, more }) => ({
    kind: 'nextSpell',
    who: YOU,
    spell,
    rule: { kind: 'spellCost', what: spell, more, mana },
    ...NO_CHANGES,
  }),
)
const asFlash = shaped(part()`${next} can be cast as though it had flash`, ({ spell }) => ({
  kind: 'nextSpell',
  who: YOU,
  spell,
  rule: { kind: 'castAsThoughFlash', what: spell },
  ...NO_CHANGES,
}))

/** What the next such spell costs, is or has. `granted`: what is gained. */
export const nextSpell = memoised((granted: Syntax<Ability>) =>
  wordings(
    costs,
    asFlash,
    rule('nextSpell', { who: YOU, ...NO_RULE })`${next} ${{ changes: words("can't be countered", UNCOUNTERABLE) }}`,
    rule('nextSpell', { who: YOU, ...NO_RULE })`${next} ${{ changes: gains(part()`has`, granted) }}`,
  ),
)
