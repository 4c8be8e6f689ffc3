/** "Add {G}. When you spend this mana to cast a creature spell, scry 1" (today:106.6a). */
import type { Effect, Filter } from '../../language/index.ts'
import type { Effects } from '../clauses/index.ts'
import { mapped, narrowed, part, type Syntax } from '../core/index.ts'
import { indefinite } from '../nouns/index.ts'

type Adding = Extract<Effect, { kind: 'addMana' }>
interface Spent {
  readonly adding: Adding
  readonly spell: Filter
  readonly effects: Effects
}
const isAdding = (one: Effect): one is Adding => one.kind === 'addMana'

/** `inner`: what the ability does that triggers as the mana is spent. */
export const manaSpent = (plain: Syntax<Effect>, inner: Syntax<Effects>): Syntax<Effect> =>
  mapped(
    part()`${{ adding: narrowed(narrowed(plain, isAdding), ({ use }) => use === undefined) }}. When [you spend this mana to cast
      / that mana is spent to cast] ${{ spell: indefinite }}, ${{ effects: inner }}` as Syntax<Spent>,
    {
      to: ({ adding, spell, effects }): Adding => ({
        ...adding,
        use: { only: null, then: { spell, effects, triggers: true } },
      }),
      is: isAdding as (value: unknown) => value is Adding,
      from: ({ use, ...adding }): Spent | undefined => {
        const then = use?.only === null ? use.then : null
        return then?.triggers === true ? { adding, spell: then.spell, effects: then.effects } : undefined
      },
    },
  )
