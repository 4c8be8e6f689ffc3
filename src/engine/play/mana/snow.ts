/**
 * Snow mana (2011:keyword/snow): one mana of any type that a snow object has produced. Only costs that ask for it tell
 * it from other mana. For those the solver is given it as types of their own, which it doesn't look into; they never
 * leave this folder.
 */
import { MANA_TYPES, type ManaCost, type ManaType } from '../../../language/index.ts'
import { characteristics } from '../../continuous/index.ts'
import type { Payment } from '../../questions/index.ts'
import type { ManaUnit, State } from '../../state/index.ts'
import type { ReadDemand } from './demand.ts'
import { type Demand, spendFor } from './solve.ts'
import type { ManaSource } from './sources.ts'

/** A type as a snow object produces it: a stand-in for the solver. */
const snowy = (type: ManaType): ManaType => type.toLowerCase() as ManaType
const plain = (type: ManaType): ManaType => type.toUpperCase() as ManaType
const SNOWY: readonly ManaType[] = MANA_TYPES.map(snowy)

/** Whether the cost tells snow mana from other mana. */
export const asksForSnow = (cost: ManaCost): boolean => cost.includes('S')

/** What a cost demands of mana that is told apart: no type at all can pay a symbol that asks for snow. */
export const readingSnow =
  (read: ReadDemand): ReadDemand =>
  (cost, x) => {
    const { colored, generic } = read(cost, x)
    const told = colored.map((types) => (types.length === 0 ? SNOWY : [...types, ...types.map(snowy)]))
    return { colored: told, generic }
  }

/** A source whose mana is told apart; what triggered abilities add isn't its own. */
export function toldSource(state: State, source: ManaSource): ManaSource {
  if (!characteristics(state, source.object).supertypes.includes('snow')) return source
  // The solver finds an ability by the very output that it gives.
  const told = new Map(source.gives.map((output) => [output, output.map(snowy)]))
  const totals = source.totals?.map(({ own, all }) => {
    const added = [...all]
    for (const type of own) added.splice(added.indexOf(type), 1)
    const given = told.get(own) ?? own.map(snowy)
    return { own: given, all: [...given, ...added] }
  })
  return { ...source, gives: [...told.values()], totals: totals ?? null }
}

const toldUnit = (unit: ManaUnit): ManaUnit => (unit.snow === true ? { ...unit, type: snowy(unit.type) } : unit)

/** Floating mana told apart; what isn't snow goes first where any does. */
export const toldTypes = (pool: readonly ManaUnit[]): readonly ManaType[] =>
  [...pool].sort((a, b) => Number(a.snow === true) - Number(b.snow === true)).map((unit) => toldUnit(unit).type)

/** The same payment, in types of mana. */
export const plainPayment = ({ taps, spend }: Payment): Payment => ({
  taps: taps.map((tap) => ({ ...tap, mana: tap.mana?.map(plain) ?? null })),
  spend,
})

/** Which mana of a pool to spend on a demand that tells it apart (`spendFor`). */
export function spendSnowFor(demand: Demand, pool: readonly ManaUnit[]): readonly ManaUnit[] | null {
  const sorted = [...pool].sort((a, b) => Number(a.snow === true) - Number(b.snow === true))
  const told = sorted.map(toldUnit)
  const spent = spendFor(demand, told)
  return spent?.flatMap((unit) => sorted[told.indexOf(unit)] ?? []) ?? null
}
