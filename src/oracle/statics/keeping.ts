/** "This effect doesn't remove ~": an Aura that gives protection may stay where it is, whatever it protects from. */
import type { Change, Granter, Players, StaticRule } from '../../language/index.ts'
import { mapped, part, replaced, type Syntax, sameValue } from '../core/index.ts'

type Affect = Extract<StaticRule, { kind: 'affect' }>

const ITSELF: Granter = { kind: 'granter', object: null }
const isProtection = (node: unknown): node is object =>
  typeof node === 'object' && node !== null && (node as { name?: unknown }).name === 'protection'

/** "Permanents you control": you are who controls what gives the protection. */
const YOU: Players = { kind: 'you' }
const GIVER: Players = { kind: 'controllerOf', thing: ITSELF }
const swapped = (node: object, one: Players, other: Players): object =>
  replaced(node, (inner) => (sameValue(inner, one) ? { to: other } : null)) as object

/** Each protection among the changes, with or without `keeps`; `undefined` where that is nothing new. */
function keeping(rule: Affect, keeps: boolean): Affect | undefined {
  const changes = replaced(rule.changes, (node) => {
    if (!isProtection(node) || 'keeps' in node === keeps) return null
    const { keeps: _, ...rest } = node as { keeps?: Granter }
    return { to: keeps ? { ...swapped(rest, YOU, GIVER), keeps: ITSELF } : swapped(rest, GIVER, YOU) }
  }) as readonly Change[]
  return sameValue(changes, rule.changes) ? undefined : { ...rule, changes }
}

const isAffect = (value: unknown): value is Affect =>
  typeof value === 'object' && value !== null && (value as StaticRule).kind === 'affect'

/** "Enchanted creature has protection from black. This effect doesn't remove ~." */
export function keepingItself(affect: Syntax<Affect>): Syntax<Affect> {
  return mapped(part()`${{ affect }}. This effect doesn't remove ~`, {
    to: (said: { affect: Affect }) => (said.affect.what.kind === 'self' ? undefined : keeping(said.affect, true)),
    is: isAffect,
    from: (rule) => {
      const affect = keeping(rule, false)
      return affect && { affect }
    },
  })
}
