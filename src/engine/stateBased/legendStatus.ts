/**
 * Since when permanents have been legends and world permanents: the rules about them depend on which has been one
 * longest.
 */
import { characteristics, enteredAs } from '../continuous/index.ts'
import {
  type Characteristics,
  type Draft,
  editionOf,
  findAnywhere,
  get,
  type LegendStatus,
  type ObjectId,
  type State,
} from '../state/index.ts'

/** A permanent that is a legend, a world permanent, or both. */
export interface LegendOrWorld {
  readonly id: ObjectId
  readonly legend: boolean
  readonly world: boolean
  readonly name: string
}

/** 2004:215.1: the supertype legendary, or in 2004 the creature type Legend. */
function isLegend(state: State, { supertypes, subtypes, name }: Characteristics): boolean {
  if (name === '') return false
  return (
    supertypes.includes('legendary') || (editionOf(state).cards.legendIsCreatureType && subtypes.includes('Legend'))
  )
}

function isWorld(state: State, { supertypes, types }: Characteristics): boolean {
  return (
    supertypes.includes('world') &&
    (types.includes('enchantment') || !editionOf(state).stateBased.worldsAreEnchantments)
  )
}

/** The current legends and world permanents, and what lies face down and may turn out to be one. */
export function legendsAndWorlds(state: State): readonly LegendOrWorld[] {
  const found: LegendOrWorld[] = []
  for (const id of state.battlefield) {
    const values = characteristics(state, id)
    const legend = isLegend(state, values)
    const world = isWorld(state, values)
    // What lies face down is noted, so that it counts from when it turns up.
    if (legend || world || get(state, id).faceDown) found.push({ id, legend, world, name: values.name })
  }
  return found
}

const WORDS: readonly string[] = ['legendary', 'world', 'Legend']

/** A permanent that entered as one has been one since then; one that has become one later, or again, since now. */
function sinceOf(state: State, id: ObjectId, known: LegendStatus | undefined): number {
  const object = get(state, id)
  const { supertypes, subtypes } = enteredAs(state, object)
  const always = [...supertypes, ...subtypes].some((word) => WORDS.includes(word))
  // Objects that arrived in one event have the same integer part.
  return known === undefined && always ? Math.floor(object.timestamp) : state.clock + 1
}

function statusOf(state: State, { id, legend, world, name }: LegendOrWorld): LegendStatus {
  const known = state.legendStatus[id]
  const since = (lasted: boolean, before: number | null | undefined): number =>
    lasted && before !== null && before !== undefined ? before : sinceOf(state, id, known)
  return {
    name: legend ? name : null,
    legend: legend ? since(known?.name === name, known?.legend) : 0,
    world: world ? since(true, known?.world) : null,
  }
}

function isSame(a: LegendStatus | undefined, b: LegendStatus): boolean {
  return a !== undefined && a.name === b.name && a.legend === b.legend && a.world === b.world
}

const FORGOTTEN: LegendStatus = { name: null, legend: 0, world: null }

/** Records which permanents have become, and which no longer are, legends or world permanents as of this check. */
export function noteLegendStatus(g: Draft, now: readonly LegendOrWorld[]): void {
  const before = g.state.legendStatus
  const legendStatus: Record<number, LegendStatus> = {}
  let changed = false
  for (const one of now) {
    const noted = statusOf(g.state, one)
    changed ||= !isSame(before[one.id], noted)
    legendStatus[one.id] = noted
  }
  for (const key in before) {
    const id = Number(key)
    if (legendStatus[id] !== undefined) continue
    if (findAnywhere(g.state, id) === null) changed = true
    else {
      changed ||= !isSame(before[id], FORGOTTEN)
      legendStatus[id] = FORGOTTEN
    }
  }
  if (!changed) return
  g.tick()
  g.write({ legendStatus })
}
