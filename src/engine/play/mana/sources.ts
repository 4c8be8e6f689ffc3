/** Mana abilities (406, 2011:605) and what they could give: what the payment solver plans with. */
import type { Ability, ManaOutput, ManaType } from '../../../language/index.ts'
import { targetsOf } from '../../../language/index.ts'
import { abilitiesOf, amount, contextOf, restrictionsOn } from '../../continuous/index.ts'
import { get, type ObjectId, playerAt, type Seat, type State } from '../../state/index.ts'
import { isSick } from './sick.ts'

export type ActivatedAbility = Extract<Ability, { kind: 'activated' }>

const isManaCache = new WeakMap<ActivatedAbility, boolean>()

/** Whether an activated ability is a mana ability: it has no target and could add mana (406.1 / 2011:605.1a). */
export function isManaAbility(ability: ActivatedAbility): boolean {
  let known = isManaCache.get(ability)
  if (known === undefined) {
    known = ability.body.modes.every(
      (mode) => targetsOf(mode).length === 0 && mode.some((effect) => effect.kind === 'addMana'),
    )
    isManaCache.set(ability, known)
  }
  return known
}

/** One ability that can be activated for mana right now, with each set of mana it could give. */
export interface ManaSource {
  readonly object: ObjectId
  readonly ability: number
  /** The different results it can have; each is a list of mana added together. */
  readonly gives: readonly (readonly ManaType[])[]
  /** Free of regret: it only taps. Anything that costs mana, life, a sacrifice or hurts is not (payment previews). */
  readonly harmless: boolean
  /** Taps the object, so no second ability of it can be used. */
  readonly taps: boolean
}

function repeat(type: ManaType, n: number): readonly ManaType[] {
  return Array.from({ length: Math.max(0, n) }, () => type)
}

/** The different results of one "add ..." (in any combination is treated as one type at a time beyond one mana). */
export function outputsOf(
  state: State,
  mana: ManaOutput,
  source: ObjectId,
  seat: Seat,
): readonly (readonly ManaType[])[] {
  const context = contextOf(source, seat)
  switch (mana.kind) {
    case 'fixed':
      return [mana.mana]
    case 'oneOf':
      return mana.among.map((type) => repeat(type, amount(state, mana.n, context)))
    case 'combination':
      return combinations(mana.among, amount(state, mana.n, context))
    case 'repeat':
      return [repeat(mana.mana, amount(state, mana.n, context))]
  }
}

function combinations(among: readonly ManaType[], n: number): readonly (readonly ManaType[])[] {
  if (n <= 0) return [[]]
  return among.flatMap((type, index) => combinations(among.slice(index), n - 1).map((rest) => [type, ...rest]))
}

/** Whether the costs beside mana that a mana ability has could be paid now; only the usual parts. */
function ready(state: State, seat: Seat, id: ObjectId, ability: ActivatedAbility): boolean {
  const object = get(state, id)
  return ability.cost.every((part) => {
    if (part.kind === 'tap') return !object.tapped && !isSick(state, id)
    if (part.kind === 'payLife') return playerAt(state, seat).life >= amount(state, part.n, contextOf(id, seat))
    if (part.kind === 'removeCounters')
      return (object.counters[part.counter] ?? 0) >= amount(state, part.n, contextOf(id, seat))
    return part.kind === 'sacrifice'
      ? part.what.kind === 'self'
      : part.kind === 'untap'
        ? object.tapped && !isSick(state, id)
        : false
  })
}

const ONLY_TAP = new WeakMap<ActivatedAbility, boolean>()

function isHarmless(ability: ActivatedAbility): boolean {
  let known = ONLY_TAP.get(ability)
  if (known === undefined) {
    const [mode] = ability.body.modes
    known =
      ability.cost.every((part) => part.kind === 'tap') && (mode ?? []).every((effect) => effect.kind === 'addMana')
    ONLY_TAP.set(ability, known)
  }
  return known
}

/** Every mana ability of a seat's permanents that could be activated now without paying mana for it (406.2). */
export function manaSources(state: State, seat: Seat): readonly ManaSource[] {
  const sources: ManaSource[] = []
  for (const id of state.battlefield) {
    if (get(state, id).controller !== seat) continue
    const abilities = abilitiesOf(state, id)
    for (let index = 0; index < abilities.length; index++) {
      const ability = abilities[index]
      if (ability?.kind !== 'activated' || !isManaAbility(ability) || !ready(state, seat, id, ability)) continue
      if (restrictionsOn(state, id).some((held) => held.restriction.kind === 'cantActivate')) continue
      const add = ability.body.modes[0]?.find((effect) => effect.kind === 'addMana')
      if (add?.kind !== 'addMana') continue
      const taps = ability.cost.some((part) => part.kind === 'tap')
      sources.push({
        object: id,
        ability: index,
        gives: outputsOf(state, add.mana, id, seat),
        harmless: isHarmless(ability),
        taps,
      })
    }
  }
  return sources
}
