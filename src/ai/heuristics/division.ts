/** Dividing combat damage: which of several to kill. */
import {
  type DamageSource,
  get,
  type ObjectId,
  plainDivision,
  type QuestionOf,
  type Ref,
  type Seat,
  type State,
  sameRef,
} from '../../engine/index.ts'
import { fighterOf } from '../combat/index.ts'
import { sparing } from './bands.ts'

/** One that damage may go to: what would be lethal, and what it would be worth to see it die. */
interface Victim {
  readonly lethal: number
  readonly worth: number
}

/** All sets of so many are weighed; of more, each is taken for its worth by damage. */
const WEIGHED = 8

/** What it is worth that the creature dies: nothing, if it doesn't. */
function worthDead(state: State, id: ObjectId): number {
  const { worth, lasting, shields } = fighterOf(state, id)
  return lasting || shields > 0 ? 0 : worth
}

/**
 * The places of those that are worth most together and can all be killed with so much damage, the most valuable first.
 */
function killed(victims: readonly Victim[], damage: number): readonly number[] {
  const places = victims.flatMap(({ worth }, place) => (worth > 0 ? [place] : []))
  const of = (place: number): Victim => victims[place] as Victim
  const byWorth = (a: number, b: number): number => of(b).worth - of(a).worth
  if (places.length > WEIGHED) {
    const rate = (place: number): number => of(place).worth / (of(place).lethal + 1)
    let left = damage
    const taken = places
      .sort((a, b) => rate(b) - rate(a))
      .filter((place) => {
        const dies = of(place).lethal <= left
        if (dies) left -= of(place).lethal
        return dies
      })
    return taken.sort(byWorth)
  }
  let sets: { readonly places: readonly number[]; readonly left: number; readonly worth: number }[] = [
    { places: [], left: damage, worth: 0 },
  ]
  for (const place of places) {
    const { lethal, worth } = of(place)
    const more = sets.filter(({ left }) => lethal <= left)
    sets = sets.concat(
      more.map((set) => ({ places: [...set.places, place], left: set.left - lethal, worth: set.worth + worth })),
    )
  }
  const best = sets.reduce((a, b) => (b.worth > a.worth ? b : a))
  return [...best.places].sort(byWorth)
}

const isCreature = (ref: Ref): ref is { readonly object: ObjectId } => 'object' in ref

/**
 * One source's damage: to those worth most that it can kill; what is left over to whom it is nearest to killing
 * besides.
 */
function divided(state: State, source: DamageSource): number[] {
  const { n, to } = source
  const sum = to.reduce((total, { lethal }) => total + lethal, 0)
  if (source.ordered || (source.trample && n >= sum)) return plainDivision(source)
  const victims = to.map(({ ref, lethal }) => ({ lethal, worth: isCreature(ref) ? worthDead(state, ref.object) : 0 }))
  const dying = killed(victims, n)
  const parts = to.map(({ lethal }, place) => (dying.includes(place) ? lethal : 0))
  const left = n - parts.reduce((total, part) => total + part, 0)
  const rate = (place: number): number => (victims[place]?.worth ?? 0) / ((victims[place]?.lethal ?? 0) + 1)
  const [nearest] = victims
    .flatMap(({ worth }, place) => (worth > 0 && !dying.includes(place) ? [place] : []))
    .sort((a, b) => rate(b) - rate(a))
  const rest = nearest ?? dying[0] ?? 0
  parts[rest] = (parts[rest] ?? 0) + left
  return parts
}

/**
 * The damage that the seat divides, one source after the other: what one deals already needn't be dealt by the next.
 * That of another player's creature goes where it does the least (502.10h).
 */
export function division(state: State, seat: Seat, sources: readonly DamageSource[]): readonly (readonly number[])[] {
  const all: number[][] = []
  for (const source of sources) {
    const dealt = (ref: Ref): number =>
      all.reduce((sum, parts, index) => {
        const place = sources[index]?.to.findIndex((one) => sameRef(one.ref, ref)) ?? -1
        return sum + (parts[place] ?? 0)
      }, 0)
    const to = source.to.map((one) => ({ ...one, lethal: Math.max(0, one.lethal - dealt(one.ref)) }))
    const isOwn = get(state, source.id).controller === seat
    all.push(isOwn ? divided(state, { ...source, to }) : sparing(state, source))
  }
  return all
}

/** 2011:509.2: in which order a creature's damage goes to several: those it can kill first, then the nearest to it. */
export function orderOfFoes(state: State, { items, of }: QuestionOf<'order'>): readonly ObjectId[] {
  if (of === null) return items
  const { power, deadly } = fighterOf(state, of)
  const victims = items.map((id) => {
    const { left } = fighterOf(state, id)
    return { lethal: deadly ? Math.min(1, left) : left, worth: worthDead(state, id) }
  })
  const dying = killed(victims, power)
  const others = items.map((_, place) => place).filter((place) => !dying.includes(place))
  const need = (place: number): number => victims[place]?.lethal ?? 0
  return [...dying, ...others.sort((a, b) => need(a) - need(b))].map((place) => items[place] as ObjectId)
}
