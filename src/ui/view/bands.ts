/** Bands: those of the combat, and those being put together while attackers are declared (308.2b). */
import { type ObjectId, type Ref, type State, sameRef, whyNotBand } from '../../engine/index.ts'

interface Member {
  readonly id: ObjectId
  readonly band?: number | null
}

/** Attackers with their bands' numbers; one alone is in none. */
export function bandsOf(members: readonly Member[]): ReadonlyMap<ObjectId, number> {
  const bands = [...new Set(members.flatMap(({ band }) => band ?? []))]
  const several = bands.filter((band) => members.filter((one) => one.band === band).length > 1)
  return new Map(
    members.flatMap(({ id, band }) => {
      const place = several.indexOf(band ?? -1)
      return place < 0 ? [] : [[id, place + 1] as const]
    }),
  )
}

/** An attack that isn't declared yet. */
export interface Attack {
  readonly id: ObjectId
  readonly defender: Ref
  readonly band?: number
}

/** Something to press: the creatures it is about, whether they are a band now, and the attacks it leads to. */
export interface BandChoice {
  readonly ids: readonly ObjectId[]
  readonly isBand: boolean
  readonly attacks: readonly Attack[]
}

const alone = ({ id, defender }: Attack): Attack => ({ id, defender })

/** The attackers in groups: each band is one, and so is each attacker in none. */
export function groupsOf<T extends Member>(attacks: readonly T[]): readonly (readonly T[])[] {
  const bands = bandsOf(attacks)
  const groups = new Map<string, T[]>()
  for (const attack of attacks) {
    const band = bands.get(attack.id)
    const key = band === undefined ? `alone ${attack.id}` : `band ${band}`
    groups.set(key, [...(groups.get(key) ?? []), attack])
  }
  return [...groups.values()]
}

/** What can be done about bands: undo each there is, and let the attacker chosen last join others. */
export function bandChoices(state: State, attacks: readonly Attack[]): readonly BandChoice[] {
  const groups = groupsOf(attacks)
  const last = groups.find((group) => group.some((one) => one === attacks.at(-1))) ?? []
  const idsOf = (group: readonly Attack[]): readonly ObjectId[] => group.map(({ id }) => id)
  const changed = (group: readonly Attack[], change: (one: Attack) => Attack): readonly Attack[] =>
    attacks.map((one) => (group.includes(one) ? change(one) : one))
  const undone = groups
    .filter((group) => group.length > 1)
    .map((group) => ({ ids: idsOf(group), isBand: true, attacks: changed(group, alone) }))
  const joined = groups
    .filter((group) => group !== last && last[0] !== undefined)
    .map((group) => [...group, ...last])
    .filter((group) => group.every((one, _, [first]) => first !== undefined && sameRef(one.defender, first.defender)))
    .filter((group) => whyNotBand(state, idsOf(group)) === null)
    .map((group) => {
      const band = Math.min(...idsOf(group))
      return { ids: idsOf(group), isBand: false, attacks: changed(group, (one) => ({ ...alone(one), band })) }
    })
  return [...undone, ...joined]
}

/** The creatures of each band side by side, where the first of them is. */
export function sideBySide(ids: readonly ObjectId[], bands: ReadonlyMap<ObjectId, number>): readonly ObjectId[] {
  const placeOf = (id: ObjectId): number => {
    const band = bands.get(id)
    return ids.findIndex((other) => other === id || (band !== undefined && bands.get(other) === band))
  }
  return [...ids].sort((a, b) => placeOf(a) - placeOf(b))
}
