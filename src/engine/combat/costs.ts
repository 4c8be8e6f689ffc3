/** What a declaration of attackers or blockers costs (308.2d-f, 309.2b-d). */
import type { Cost, ManaSymbol } from '../../language/index.ts'
import { canPay, costTimes, payWithin } from '../play/index.ts'
import type { Process } from '../questions/index.ts'
import type { AskedCost } from '../restrictions/index.ts'
import { type Context, type Draft, find, type ObjectId, type Refusal, type Seat, type State } from '../state/index.ts'

/** One cost for one creature, read in the context of its source. */
export interface DeclarationCost {
  readonly cost: Cost
  readonly context: Context
}

/** What effects on a creature ask for it, as often as they ask; nothing where that is never. */
export const ownCosts = (asked: readonly AskedCost[], context: Context): DeclarationCost[] =>
  asked.flatMap(({ cost, times }) => (times > 0 ? [{ cost: costTimes(cost, times), context }] : []))

/** The whole cost of a declaration: all mana together, then the non-mana parts, each in its own context. */
function totalOf(costs: readonly DeclarationCost[]): readonly DeclarationCost[] {
  const mana: ManaSymbol[] = []
  const others: DeclarationCost[] = []
  for (const { cost, context } of costs) {
    for (const part of cost) if (part.kind === 'mana') mana.push(...part.mana)
    const rest = cost.filter((part) => part.kind !== 'mana')
    if (rest.length > 0) others.push({ cost: rest, context })
  }
  const [first] = costs
  if (first === undefined || mana.length === 0) return others
  return [{ cost: [{ kind: 'mana', mana: addUp(mana) }], context: first.context }, ...others]
}

/** Generic amounts added together, as in a printed cost. */
function addUp(symbols: readonly ManaSymbol[]): readonly ManaSymbol[] {
  const generic = symbols.reduce((sum, symbol) => sum + (/^\d+$/.test(symbol) ? Number(symbol) : 0), 0)
  const others = symbols.filter((symbol) => !/^\d+$/.test(symbol))
  return generic > 0 ? [`${generic}`, ...others] : others
}

/**
 * Whether each part of a total could be paid as things stand; paying may still fail, and then everything is rewound.
 */
export function couldPay(state: State, seat: Seat, total: readonly DeclarationCost[]): boolean {
  return total.every(({ cost, context }) => canPay(state, seat, cost, context))
}

/** What each player pays for their own creatures in a declaration, which a team makes together (2011:contents/805). */
export function costsByPayer<D extends { readonly id: ObjectId }>(
  state: State,
  declaration: readonly D[],
  costsOf: (payer: Seat, one: D) => readonly DeclarationCost[],
): readonly { readonly payer: Seat; readonly total: readonly DeclarationCost[] }[] {
  const payers = new Set(declaration.flatMap(({ id }) => find(state, id)?.controller ?? []))
  return [...payers].map((payer) => {
    const own = declaration.filter(({ id }) => find(state, id)?.controller === payer)
    return { payer, total: totalOf(own.flatMap((one) => costsOf(payer, one))) }
  })
}

/** Each player pays what is theirs. */
export function* payAll(g: Draft, costs: ReturnType<typeof costsByPayer>): Process<Refusal | null> {
  for (const { payer, total } of costs) {
    const refused = yield* payTotal(g, payer, total)
    if (refused !== null) return refused
  }
  return null
}

/** Pays a locked-in total (308.2d-f, 309.2b-d); partial payment is refused, so that the declaration is taken back. */
function* payTotal(g: Draft, seat: Seat, total: readonly DeclarationCost[]): Process<Refusal | null> {
  for (const { cost, context } of total) {
    const paid = yield* payWithin(g, seat, cost, context)
    if ('key' in paid) return paid
  }
  return null
}
