/**
 * What must stay available for the rest of a cost and so isn't used for mana (409.1g-h): what it taps stays untapped.
 */
import type { Kept } from '../../questions/index.ts'
import type { ObjectId } from '../../state/index.ts'
import type { ManaSource } from './sources.ts'

/** One way to keep what is needed: the sources that remain to pay the mana with. */
export type Keeping = readonly ManaSource[]

/** Whether activating the source makes its object unusable for the rest of the cost. */
function spoils(source: ManaSource, as: Kept['as']): boolean {
  return source.goes || (as === 'untapped' && source.taps)
}

/** Whether activating the source may take that object, so that it is no longer as it must be. */
function mayTake({ takes }: ManaSource, id: ObjectId, as: Kept['as']): boolean {
  return takes !== undefined && (takes.as === as || takes.as === 'there') && takes.among.includes(id)
}

/** The source without what is kept of that which it could take. */
function sparing(source: ManaSource, chosen: readonly ObjectId[], as: Kept['as']): ManaSource {
  const { takes } = source
  if (takes === undefined || !chosen.some((id) => mayTake(source, id, as))) return source
  return { ...source, takes: { ...takes, among: takes.among.filter((id) => !chosen.includes(id)) } }
}

/** Groups objects that are equivalent as mana sources; in each group, those useless for this mana first. */
function groupsOf(among: readonly ObjectId[], sources: readonly ManaSource[], as: Kept['as']): readonly ObjectId[][] {
  const groups = new Map<string, ObjectId[]>([['', []]])
  for (const id of among) {
    const key = sources
      .filter((source) => (source.object === id && spoils(source, as)) || mayTake(source, id, as))
      .map(({ gives, use }) => `${gives.join('/')}${use === null ? '' : JSON.stringify(use)}`)
      .join(' ')
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return [...groups.values()]
}

/** The ways to take `n` from groups of equivalent members: as many as possible from the first. */
function* selections(groups: readonly (readonly ObjectId[])[], n: number): Generator<readonly ObjectId[]> {
  if (n === 0) return yield []
  const [first, ...rest] = groups
  if (first === undefined) return
  for (let some = Math.min(n, first.length); some >= 0; some--)
    for (const others of selections(rest, n - some)) yield [...first.slice(0, some), ...others]
}

/** The ways to keep what the rest of a cost needs; none if there isn't enough of it. */
export function* waysToKeep(sources: readonly ManaSource[], kept: readonly Kept[]): Generator<Keeping> {
  const [first, ...rest] = kept
  if (first === undefined) return yield sources
  const { among, n, as } = first
  for (const chosen of selections(groupsOf(among, sources, as), n)) {
    const isSpoilt = (source: ManaSource): boolean => spoils(source, as) && chosen.includes(source.object)
    const isTouched = (source: ManaSource): boolean => isSpoilt(source) || chosen.some((id) => mayTake(source, id, as))
    const left = sources.some(isTouched)
      ? sources.filter((source) => !isSpoilt(source)).map((source) => sparing(source, chosen, as))
      : sources
    // One object may be tapped and then sacrificed, but not tapped twice.
    const others = rest.map((other) =>
      other.as === as ? { ...other, among: other.among.filter((id) => !chosen.includes(id)) } : other,
    )
    yield* waysToKeep(left, others)
  }
}
