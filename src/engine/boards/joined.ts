/** What a board says of permanents that belong together: merged, paired, attached, prepared with a copy in exile. */

import { apart, type Component, type GameObject, type ObjectId, preparedBy, type State } from '../state/index.ts'
import type { Builder } from './builder.ts'
import type { ComponentInput, PermanentInput } from './schema.ts'

type Given = Exclude<PermanentInput, string>

const fieldsOf = (entry: ComponentInput): Exclude<ComponentInput, string> =>
  typeof entry === 'string' ? { name: entry } : entry

/** How many with the same face came before each, from the bottom: the order among equal ones says nothing. */
const numbered = (faces: readonly number[]): readonly number[] =>
  faces.map((face, at) => faces.slice(at + 1).filter((other) => other === face).length)

const nthOf = (nth: number | undefined): Pick<Component, 'nth'> => (nth === undefined || nth === 0 ? {} : { nth })

/** What makes one permanent of several cards and tokens (today:712.4, 730); nothing where the board lists none below. */
export function mergedIn(
  builder: Builder,
  { name, side = 0, under, mutated }: Given,
  path: string,
): Partial<GameObject> {
  if (under === undefined) return {}
  const isMelded = side > 0 && builder.lookup(name)?.parts?.kind === 'meld'
  const below = under.map((entry, index): Component => {
    const one = fieldsOf(entry)
    const at = `${path}.under.${index}`
    builder.permanent(one.name, at)
    builder.side(one, at)
    const kind = one.token === true ? 'token' : 'card'
    const card = kind === 'token' ? null : builder.nextBelow()
    const own = { kind, card, face: builder.face(one.name, at), side: one.side ?? 0 } as const
    return { ...own, copied: null, faceDown: false, ...(isMelded ? { half: true } : {}) }
  })
  const [first, ...others] = numbered([builder.face(name, path), ...below.map(({ face }) => face)])
  const numbers = below.map((one, index): Component => ({ ...one, ...nthOf(others[index]) }))
  const times = mutated ?? (isMelded ? 0 : below.length)
  return { merged: { under: numbers, ...nthOf(first), topAt: 0, at: 0, mutated: times } }
}

/** The cards below, and how often it has mutated, as the board says them. */
export function belowSaid(object: GameObject, name: (one: GameObject) => string): Pick<Given, 'under' | 'mutated'> {
  const { merged } = object
  if (merged === undefined) return {}
  const isMelded = merged.under.some(({ half }) => half === true)
  const under = apart(object)
    .slice(1)
    .map((one): ComponentInput => {
      const { kind, side } = one
      const more = { ...(kind === 'token' ? { token: true } : {}), ...(side === 0 ? {} : { side }) }
      return Object.keys(more).length === 0 ? name(one) : { name: name(one), ...more }
    })
  return { under, ...(merged.mutated === (isMelded ? 0 : under.length) ? {} : { mutated: merged.mutated }) }
}

/** Whether a board can say everything that the permanent is merged of: nothing of it lies face down or is a copy. */
export const isMergedSaid = (object: GameObject): boolean =>
  object.merged === undefined || apart(object).every(({ copied, faceDown }) => copied === null && !faceDown)

/** Attaches attachments once everything has an id. */
export function attach(builder: Builder): void {
  for (const { id, to, path } of builder.attachments) {
    const host = builder.labels.get(to)
    if (host === undefined)
      builder.problems.push({ path: `${path}.attachedTo`, key: 'board.noSuchLabel', params: { label: to } })
    else if (host === id)
      builder.problems.push({ path: `${path}.attachedTo`, key: 'board.attachedToItself', params: {} })
    else builder.patch(id, { attachedTo: { object: host } })
  }
}

/** Pairs creatures once everything has an id (today:702.95): two of one player, each with no other. */
export function joinPairs(builder: Builder): void {
  for (const { id, to, path } of builder.pairs) {
    const at = `${path}.pairedWith`
    const other = builder.labels.get(to)
    const [one, two] = [builder.objects[id - 1], builder.objects[(other ?? 0) - 1]]
    if (other === undefined || one === undefined || two === undefined) {
      builder.problems.push({ path: at, key: 'board.noSuchLabel', params: { label: to } })
      continue
    }
    const isFree = ({ marks }: GameObject, partner: ObjectId): boolean => (marks?.paired?.n ?? partner) === partner
    if (id === other || one.controller !== two.controller || !isFree(one, other) || !isFree(two, id)) {
      builder.problems.push({ path: at, key: 'board.cantPair', params: {} })
      continue
    }
    builder.patch(id, { marks: { ...one.marks, paired: { n: other, at: 0 } } })
    builder.patch(other, { marks: { ...two.marks, paired: { n: id, at: 0 } } })
  }
}

/** today:701.54a: each player has one Ring-bearer at most. */
export function checkRingBearers(builder: Builder, seats: number): void {
  for (let seat = 0; seat < seats; seat++) {
    const bearers = builder.objects.filter(({ controller, marks }) => controller === seat && marks?.ringBearer)
    if (bearers.length > 1)
      builder.problems.push({ path: `players.${seat}.battlefield`, key: 'board.ringBearers', params: {} })
  }
}

/** Whether a board need not say this copy in exile: the prepared permanent that offers it brings it along. */
export const isCopyPrepared = (state: State, object: GameObject): boolean =>
  preparedBy(state, object)?.controller === object.owner
