/** Several verbs with one subject: "gets +1/+1, has flying and can't block". */
import { CHANGE_KINDS, type Change } from '../../language/index.ts'
import { mapped, type Syntax, series } from '../core/index.ts'

export type Changes = readonly Change[]

export const isChanges = (value: unknown): value is Changes => Array.isArray(value)
const isGain = (change: Change): change is Extract<Change, { kind: 'gain' }> => change.kind === 'gain'

/** Which verb expresses a change. */
const verbOf = (change: Change): string => CHANGE_KINDS[change.kind].verb ?? change.kind

/** The list grouped by verb: adjacent changes with one verb together. */
function grouped(changes: Changes): readonly Changes[] {
  const groups: Change[][] = []
  for (const change of changes) {
    const last = groups.at(-1)
    if (last?.[0] && verbOf(last[0]) === verbOf(change)) last.push(change)
    else groups.push([change])
  }
  return groups
}

/** Whether the changes, all in one list, are parted again as they were said. */
const areAs = (groups: readonly Changes[], parted: (changes: Changes) => readonly Changes[]): boolean => {
  const again = parted(groups.flat())
  return again.length === groups.length && groups.every((one, at) => one.length === again[at]?.length)
}

/** Several verbs with one subject. */
export function together(item: Syntax<Changes>): Syntax<Changes> {
  return mapped(series(item, 'and', { max: 5 }), {
    to: (groups) => (areAs(groups, grouped) ? groups.flat() : undefined),
    is: (value): value is Changes => isChanges(value) && value.length > 0,
    from: grouped,
  })
}

/** "Has trample, and has "{T}: ..."", "can't block and can't be equipped": each of these with a verb of its own. */
export function togetherApart(item: Syntax<Changes>): Syntax<Changes> {
  const apart = (kind: 'gain' | 'restrict') => (changes: Changes) =>
    grouped(changes).flatMap((group) => (group.every((one) => one.kind === kind) ? group.map((one) => [one]) : [group]))
  const ways = [apart('gain'), apart('restrict')]
  const isApart = (groups: readonly Changes[]): boolean =>
    !areAs(groups, grouped) && ways.some((way) => areAs(groups, way))
  return mapped(series(item, 'and', { min: 2, max: 5 }), {
    to: (groups) => (isApart(groups) ? groups.flat() : undefined),
    is: (value): value is Changes => isChanges(value) && value.length > 1,
    from: (changes) => ways.map((way) => way(changes)).find(isApart),
  })
}

const isAble = (group: Changes): boolean => group[0]?.kind === 'types' && group.some(isGain)

/** The list grouped by verb, but what it gains by becoming something belongs to that. */
function groupedAble(changes: Changes): readonly Changes[] {
  const groups: Changes[] = []
  for (const group of grouped(changes)) {
    const last = groups.at(-1)
    if (last?.[0]?.kind === 'types' && group.every(isGain)) groups[groups.length - 1] = [...last, ...group]
    else groups.push(group)
  }
  return groups
}

const isToo = ([first]: Changes): boolean =>
  first?.kind === 'types' && !first.set && first.types.length + first.subtypes.length > 0
/** Several verbs with one subject, one of which is "becomes an artifact in addition to its other types". */
export function togetherToo(item: Syntax<Changes>): Syntax<Changes> {
  const parted = (changes: Changes): readonly Changes[] =>
    grouped(changes).flatMap((group) => (group.length > 1 && group.some(isNew) ? group.map((one) => [one]) : [group]))
  return mapped(series(item, 'and', { min: 2, max: 3 }), {
    to: (groups) => (groups.some(isToo) && areAs(groups, parted) ? groups.flat() : undefined),
    is: (value): value is Changes => isChanges(value) && value.length > 1,
    from: (changes) => {
      const groups = parted(changes)
      return groups.length > 1 && groups.some(isToo) ? groups : undefined
    },
  })
}
const isNew = ({ kind }: Change): boolean => kind === 'types' || kind === 'colors'

/** Several verbs with one subject, one of which is "becomes a 1/1 Bird creature with flying". */
export function togetherAble(item: Syntax<Changes>): Syntax<Changes> {
  return mapped(series(item, 'and', { max: 5 }), {
    to: (groups) => (groups.some(isAble) ? groups.flat() : undefined),
    is: (value): value is Changes => isChanges(value) && value.length > 1,
    from: (changes) => {
      const groups = groupedAble(changes)
      return groups.some(isAble) ? groups : undefined
    },
  })
}
