/**
 * "Its controller may add {U}. If it's snow, its controller may add {U}{U} instead. Spend this mana only to ...": said
 * of both.
 */
import type { Condition, Effect, ManaUse } from '../../language/index.ts'
import { type Effects, manaUse } from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import { mapped, part, replaced, type Syntax, sameValue } from '../core/index.ts'

type If = Extract<Effect, { kind: 'if' }>
interface Either {
  readonly otherwise: Effects
  readonly condition: Condition
  readonly then: Effects
  readonly use: ManaUse
}
type Adding = Extract<Effect, { kind: 'addMana' }>
const isAdding = (node: unknown): node is Adding => (node as Effect | null)?.kind === 'addMana'
const spent = (said: Effects, use: ManaUse): Effects =>
  replaced(said, (one) => (isAdding(one) ? { to: { ...one, use } } : null)) as Effects
function without(meant: Effects, use: ManaUse): Effects {
  return replaced(meant, (one) => {
    if (!isAdding(one) || !sameValue(one.use, use)) return null
    const { use: _, ...plain } = one
    return { to: plain }
  }) as Effects
}

const isUse = (value: unknown): value is ManaUse => typeof value === 'object' && value !== null && 'only' in value
/** The use of the mana that this adds, wherever in it that is. */
function spendingIn(node: unknown): ManaUse | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  if (isAdding(node)) return node.use
  return Object.values(node).map(spendingIn).find(isUse)
}

/** `offered`: "its controller may add {U}". */
export const manaInstead = (offered: Syntax<Effects>): Syntax<Effect> =>
  mapped(
    part()`${{ otherwise: offered }}. If ${{ condition }}, ${{ then: offered }} instead. ${{
      use: manaUse,
    }}`,
    {
      to: ({ otherwise, then, use, ...asked }): If | undefined => {
        if (spendingIn(otherwise) !== undefined || spendingIn(then) !== undefined) return undefined
        const [other, first] = [spent(otherwise, use), spent(then, use)]
        return sameValue(other, otherwise) || sameValue(first, then)
          ? undefined
          : { kind: 'if', otherwise: other, ...asked, then: first }
      },
      is: (value): value is If => (value as Effect | null)?.kind === 'if',
      from: ({ otherwise, condition: asked, then }): Either | undefined => {
        const use = spendingIn(then)
        if (use === undefined || !sameValue(spendingIn(otherwise), use)) return undefined
        return { otherwise: without(otherwise, use), condition: asked, then: without(then, use), use }
      },
    },
  )
