/** The mana abilities a player could activate now, and what they could give: the payment solver's input (411.2). */

import {
  type AbilityKey,
  type Activated,
  type CostPart,
  genericOf,
  inFull,
  type ManaCost,
  type ManaType,
  type ManaUse,
  manaAdded,
  memoised,
  takesAway,
} from '../../../language/index.ts'
import { abilitiesOf, amount, contextOf, isAll } from '../../continuous/index.ts'
import type { Kept } from '../../questions/index.ts'
import {
  countersOnPlayer,
  find,
  get,
  kindsOfCounters,
  type ObjectId,
  playerAt,
  type Seat,
  type State,
} from '../../state/index.ts'
import { abilitiesCostOtherwise, abilityCost } from '../cost.ts'
import { bearersFor, countersAmong } from '../counterParts.ts'
import { isOnce, isOpenToAll } from '../limitRules.ts'
import { whyNotUse } from '../limits.ts'
import { asOf, choicesFor, discardable, isObjectPart, needsOf } from '../objectParts.ts'
import { whyNotPart } from '../payParts.ts'
import { isManaAbility } from './ability.ts'
import { producesOtherwise, resultsOf } from './outputs.ts'
import { resultsIn, type Total, totalsOf } from './triggered.ts'

/** One ability that can be activated for mana right now, with each set of mana it could give. */
export interface ManaSource {
  readonly object: ObjectId
  readonly ability: AbilityKey
  /** Its possible results; each is a list of mana added together. Empty if no type can be determined (406.6). */
  readonly gives: readonly (readonly ManaType[])[]
  /** Including what the rest of its text and triggered mana abilities add (411.3); `null` if nothing is added. */
  readonly totals: readonly Total[] | null
  /** It only taps: doesn't cost mana, life or a sacrifice, or do harm (payment previews). */
  readonly harmless: boolean
  /** Taps the object, so no second ability of it can be used. */
  readonly taps: boolean
  /** Its cost uses up the object. */
  readonly goes: boolean
  /** The mana that it costs. */
  readonly cost: ManaCost
  /** How often it could be activated as things stand. */
  readonly times: number
  /** What its mana may be spent on; `null` for anything. */
  readonly use: ManaUse | null
  /** What it uses up one of each time, or taps; absent: nothing. */
  readonly takes?: Omit<Kept, 'n'>
}

/** An ability whose cost never runs out is planned with at most this often. */
const OFTEN = 12

/** How often a part of a cost could be paid. */
function timesPart(state: State, seat: Seat, id: ObjectId, part: CostPart): number {
  const context = contextOf(id, seat)
  const each = (have: number, n: number): number => (n <= 0 ? OFTEN : Math.floor(have / n))
  switch (part.kind) {
    case 'tap':
    case 'untap':
    case 'discardSelf':
    case 'tapPower':
    case 'collectEvidence':
    case 'behold':
    case 'exert':
    case 'unattach':
    case 'gainLife':
    case 'loyalty':
      return 1
    case 'payLife':
      return each(playerAt(state, seat).life, amount(state, part.n, context))
    case 'payEnergy':
      return each(countersOnPlayer(playerAt(state, seat), 'energy'), amount(state, part.n, context))
    case 'removeCounters':
      if (isAll(part.n)) return 1
      if (part.among === true) return each(countersAmong(state, part, context), amount(state, part.n, context))
      return bearersFor(state, part, context).reduce(
        (times, one) =>
          kindsOfCounters(get(state, one), part.counter).reduce(
            (sum, kind) => sum + each(get(state, one).counters[kind] ?? 0, amount(state, part.n, context)),
            times,
          ),
        0,
      )
    case 'discard':
      return isAll(part.n)
        ? 1
        : each(discardable(state, seat, part.filter, context).length, amount(state, part.n, context))
    case 'sacrifice':
    case 'exile':
    case 'returnToHand':
    case 'tapOther':
    case 'put':
    case 'reveal':
      return part.what.kind === 'choose' ? choicesFor(state, seat, part, context).length : 1
    case 'mana':
    case 'putCounters':
      return OFTEN
  }
}

/** What each activation takes one of, where that is all it takes. */
function takenBy(state: State, seat: Seat, id: ObjectId, { cost }: Activated): Omit<Kept, 'n'> | null {
  const parts = cost.filter((part) => isObjectPart(part) && part.what.kind === 'choose')
  const [part, more] = parts
  if (part === undefined || more !== undefined || !isObjectPart(part)) return null
  const [among, second] = needsOf(state, seat, part, contextOf(id, seat))
  const as = asOf(part)
  return among === undefined || second !== undefined || as === null ? null : { among, as }
}

interface Facts {
  /** Its text is one "add", and nothing else. */
  readonly plain: boolean
  readonly harmless: boolean
  readonly taps: boolean
  readonly goes: boolean
  readonly cost: ManaCost
}

/** Its cost is negligible: tapping, or no mana at all. */
function isHarmless(part: CostPart): boolean {
  return part.kind === 'tap' || (part.kind === 'mana' && withoutNothing(part.mana).length === 0)
}

/** A cost of {0} isn't mana to pay. */
function withoutNothing(mana: ManaCost): ManaCost {
  return mana.filter((symbol) => genericOf(symbol) !== 0)
}

const factsOf = memoised((ability: Activated): Facts => {
  const [mode] = ability.body.modes
  const only = (mode ?? []).every((effect) => effect.kind === 'addMana')
  const mana = ability.cost.flatMap((part) => (part.kind === 'mana' ? part.mana : []))
  const found = {
    plain: ability.body.modes.length === 1 && mode?.length === 1 && only,
    harmless: ability.body.modes.length === 1 && only && ability.cost.every(isHarmless),
    taps: ability.cost.some((part) => part.kind === 'tap'),
    goes: ability.cost.some((part) => takesAway(part) && 'what' in part && part.what.kind === 'self'),
    cost: withoutNothing(mana),
  }
  return found
})

/** The ability as a source, or `null` if it can't be activated now, disregarding the mana it costs. */
function sourceOf(state: State, seat: Seat, id: ObjectId, ability: Activated): ManaSource | null {
  const object = get(state, id)
  if (ability.zone !== object.zone || !isManaAbility(state, ability)) return null
  const plain = contextOf(id, seat)
  for (const part of ability.cost) if (whyNotPart(state, seat, part, plain) !== null) return null
  if (whyNotUse(state, seat, object, ability, 'payment') !== null) return null
  const [add] = manaAdded(ability.body.modes)
  const { plain: isPlain, harmless, taps, goes, cost: printed } = factsOf(ability)
  const cost = abilitiesCostOtherwise(state, ability)
    ? withoutNothing(abilityCost(state, seat, id, ability).mana)
    : printed
  const once = taps || isOnce(ability)
  const context = producesOtherwise(state) ? contextOf(id, seat, { at: ability.at }) : plain
  const takes = harmless || once ? null : takenBy(state, seat, id, ability)
  const added = isPlain ? [] : resultsIn(state, seat, ability.body, context).filter(({ all }) => all.length > 0)
  const first = add !== undefined && added.length === 0 ? resultsOf(state, add.mana, context) : null
  const results = first?.map((own): Total => ({ own, all: own })) ?? added
  const totals = taps ? totalsOf(state, seat, id, results) : null
  return {
    object: id,
    ability: ability.at.key,
    gives: first ?? results.map(({ own }) => own),
    totals: totals ?? (results.some(({ own, all }) => own !== all) ? results : null),
    harmless,
    taps,
    goes,
    cost,
    times: once ? 1 : Math.min(OFTEN, ...ability.cost.map((part) => timesPart(state, seat, id, part))),
    use: add?.use ?? null,
    ...(takes === null ? {} : { takes }),
  }
}

interface Reach {
  /** Mana abilities that work from hands and graveyards. */
  readonly away: boolean
  /** Mana abilities that any player may activate. */
  readonly anyone: boolean
}

const reachOf = memoised((printed: State['printed']): Reach => {
  const all = printed
    .flatMap((face) => (face === null ? [] : inFull(face.abilities)))
    .filter((ability) => ability.kind === 'activated')
  return {
    away: all.some((ability) => ability.zone !== 'battlefield'),
    anyone: all.some(isOpenToAll),
  }
})

/**
 * Every mana ability a seat could activate in a payment, including those whose own mana cost it may be unable to pay.
 */
export function allSources(state: State, seat: Seat): readonly ManaSource[] {
  const sources: ManaSource[] = []
  const { away, anyone } = reachOf(state.printed)
  const look = (id: ObjectId): void => {
    if (find(state, id) === null) return
    for (const ability of abilitiesOf(state, id)) {
      if (ability.kind !== 'activated') continue
      const source = sourceOf(state, seat, id, ability)
      if (source !== null) sources.push(source)
    }
  }
  for (const id of state.battlefield) if (anyone || get(state, id).controller === seat) look(id)
  if (away) for (const id of [...(state.hands[seat] ?? []), ...(state.graveyards[seat] ?? [])]) look(id)
  return sources
}
