/** "..., where X is the number of ...": an amount that is described at the end, wherever the words before it have X. */
import { type Cost, DESCRIBED, type Effect, type Quantity, type Restriction, visitNodes } from '../../language/index.ts'
import { type Effects, hasTarget } from '../clauses/index.ts'
import { mapped, narrowed, part, replaced, type Syntax, sameValue, wordings } from '../core/index.ts'
import { measure } from '../nouns/index.ts'

const X: Quantity = { kind: 'x' }

/** An effect on entering is called `counters`, too: a number of them says on what they are. */
const isDescribed = (node: object): node is Exclude<Quantity, number> =>
  'kind' in node && DESCRIBED.has(String(node.kind)) && (node.kind !== 'counters' || 'of' in node) && !isHalfX(node)
/** "Half X damage": the words themselves make it of X. */
const isHalfX = (node: object): boolean =>
  'kind' in node && node.kind === 'half' && sameValue((node as Extract<Quantity, { kind: 'half' }>).of, X)

/** "X plus 1": the words themselves add a number to it. */
const isPlus = (node: object): boolean =>
  'kind' in node && node.kind === 'sum' && typeof (node as Extract<Quantity, { kind: 'sum' }>).of[1] === 'number'

/** The first described amount, outermost first; `plus`: but for a sum that the words make of it. */
function described(node: unknown, plus: boolean): Quantity | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  if (isDescribed(node) && !(plus && isPlus(node))) return node
  for (const one of Object.values(node)) {
    const found = described(one, plus)
    if (found !== undefined) return found
  }
  return undefined
}

/** What has a cost and says how often it is paid. */
type Paying = Extract<Effect | Restriction, { kind: 'mayPay' | 'cantAttackUnlessPaid' | 'cantBlockUnlessPaid' }>
const isPaying = (node: unknown): node is Paying =>
  typeof node === 'object' &&
  node !== null &&
  'cost' in node &&
  'kind' in node &&
  (node.kind === 'mayPay' || node.kind === 'cantAttackUnlessPaid' || node.kind === 'cantBlockUnlessPaid')
const GENERIC_X: Cost = [{ kind: 'mana', mana: ['X'] }]
const GENERIC: Cost = [{ kind: 'mana', mana: ['1'] }]

/** "Pays {X}" is {1}, X times. */
const written = (node: unknown, x: Quantity) => {
  if (sameValue(node, X)) return { to: x }
  return isPaying(node) && node.times === undefined && sameValue(node.cost, GENERIC_X)
    ? { to: { ...replacedX(node, x), cost: GENERIC, times: x } }
    : null
}
const replacedX = ({ cost: _, ...node }: Paying, x: Quantity): object =>
  replaced(node, (one) => written(one, x)) as object

const unwritten = (node: unknown, x: Quantity): { readonly to: unknown } | null => {
  if (sameValue(node, x)) return { to: X }
  if (!isPaying(node) || !sameValue(node.times, x) || !sameValue(node.cost, GENERIC)) return null
  const { times: _, cost: __, ...rest } = node
  return { to: { ...(replaced(rest, (one) => unwritten(one, x)) as object), cost: GENERIC_X } }
}

/** Whether X is needed only as the spell is cast: for the number of its targets, or for what it divides (409.1c, d). */
function isAnnounced(said: unknown): boolean {
  let found = false
  let later = false
  visitNodes(said, (node) => {
    const isTarget =
      node.kind === 'target' &&
      !sameValue(
        replaced(node.count, (one) => unX(one)),
        node.count,
      )
    found ||= isTarget || (node.divided === true && sameValue(node.n, X))
    later ||= node.kind !== 'target' && node.divided !== true && Object.values(node).some((one) => sameValue(one, X))
    return isTarget ? 'skip' : undefined
  })
  return found && !later
}
const unX = (one: unknown): { readonly to: unknown } | null => (sameValue(one, X) ? { to: 0 } : null)

interface Offered {
  readonly x: Quantity
  readonly otherwise: Effects
}
type MayPay = Extract<Effect, { kind: 'mayPay' }>
/** "You may pay {X}, where X is the number of ... If you don't, ~ deals X damage to you": the X of both. */
export const mayPayX = (effects: Syntax<Effects>): Syntax<Effect> =>
  mapped(part()`you may pay {X}, where X is ${{ x: measure }}. If you don't, ${{ otherwise: effects }}`, {
    to: ({ x, otherwise }): MayPay | undefined =>
      hasTarget(x)
        ? undefined
        : {
            kind: 'mayPay',
            who: { kind: 'you' },
            cost: GENERIC,
            times: x,
            then: [],
            otherwise: replaced(otherwise, (one) => written(one, x)) as Effects,
          },
    is: (value): value is MayPay => (value as Effect | null)?.kind === 'mayPay',
    from: ({ who, cost, times, then, otherwise, ...more }): Offered | undefined => {
      if (who.kind !== 'you' || times === undefined || !sameValue(cost, GENERIC) || then.length > 0) return undefined
      if (more.or !== undefined || more.manaCostOf !== undefined) return undefined
      const said = replaced(otherwise, (one) => unwritten(one, times)) as Effects
      return sameValue(said, otherwise) ? undefined : { x: times, otherwise: said }
    },
  })

/** A cost whose X is announced as it is paid: not the X that is described. */
function hasXCost(said: unknown): boolean {
  let found = false
  visitNodes(said, ({ kind, mana }) => {
    found ||= kind === 'mana' && Array.isArray(mana) && mana.includes('X')
    return undefined
  })
  return found
}

/** The words followed by what X is. Only one amount in them is described, so that printing finds it. */
export function whereX<T extends object>(said: Syntax<T>, is: (value: unknown) => value is T): Syntax<T> {
  const announced = narrowed(said, isAnnounced)
  const texts = wordings(
    part()`${{ said }}, where X is ${{ x: measure }}`,
    part()`${{ said: announced }}, where X is ${{ x: measure }} as you cast [~ / this spell]`,
  )
  const meaning = (plus: boolean): Syntax<T> =>
    mapped(texts, {
      to: ({ said: words, x }): T | undefined => {
        const meant = replaced(words, (one) => written(one, x)) as T
        const isPlain = plus === (described(words, false) !== undefined)
        if (!isPlain || described(words, plus) || hasTarget(x) || sameValue(meant, words)) return undefined
        return hasXCost(meant) ? undefined : meant
      },
      is,
      from: (meant) => {
        const x = described(meant, plus)
        return x === undefined ? undefined : { said: replaced(meant, (one) => unwritten(one, x)) as T, x }
      },
    })
  return wordings(meaning(false), meaning(true))
}
