/**
 * Leveler cards (2011:contents/710). A level symbol, `LEVEL 1-3` or `LEVEL 4+`, with the size below it heads the lines
 * after it: the size and what they say are the creature's with that many level counters. Each line is a static ability
 * of its own, and reads as it would anywhere else.
 */
import type { Ability, Change, Comparison, Condition } from '../../language/index.ts'
import { mapped, part, type Syntax, token } from '../core/index.ts'
import { creatureSize, type Size } from '../lexicon/index.ts'

export interface Levels {
  readonly from: number
  /** `null`: any number beyond. */
  readonly to: number | null
}

const RANGE = /^(\d+)(?:-(\d+)|\+)$/

function readLevels(text: string): Levels | undefined {
  const [, from, to] = RANGE.exec(text) ?? []
  return from === undefined ? undefined : { from: Number(from), to: to === undefined ? null : Number(to) }
}

const isLevels = (value: unknown): value is Levels => typeof value === 'object' && value !== null && 'from' in value

const levels = token<Levels>('levels', {
  kinds: ['range'],
  read: readLevels,
  write: (value) => (isLevels(value) ? `${value.from}${value.to === null ? '+' : `-${value.to}`}` : undefined),
})

/** That it has that many such counters. */
export const counted = (counter: string, op: Comparison, b: number): Condition => ({
  kind: 'compare',
  a: { kind: 'counters', counter, of: { kind: 'self' } },
  op,
  b,
})

export function conditionOf({ from, to }: Levels): Condition {
  const least = counted('level', '>=', from)
  return to === null ? least : { kind: 'and', of: [least, counted('level', '<=', to)] }
}

function levelsOf(condition: Condition | null): Levels | undefined {
  const [least, most] = condition?.kind === 'and' ? condition.of : [condition]
  if (least?.kind !== 'compare' || typeof least.b !== 'number') return undefined
  return { from: least.b, to: most?.kind === 'compare' && typeof most.b === 'number' ? most.b : null }
}

/** What it is or has while that is so, before the ability has an address. */
function during(condition: Condition, change: Change): Ability {
  const rule = { kind: 'affect', what: { kind: 'self' }, changes: [change] } as const
  return { kind: 'static', zone: 'battlefield', rule, condition } as unknown as Ability
}

/** The ability that a line below a level symbol or the like is: what it says, while that is so. */
export const gainedWhile = (condition: Condition, ability: Ability): Ability =>
  during(condition, { kind: 'gain', ability })

interface Heading {
  readonly levels: Levels
  readonly size: Size
}

function headingOf(ability: Ability | undefined): Heading | undefined {
  if (ability?.kind !== 'static' || ability.rule.kind !== 'affect') return undefined
  const [change] = ability.rule.changes
  const of = levelsOf(ability.condition)
  if (of === undefined || change?.kind !== 'setPt' || change.power === null || change.toughness === null)
    return undefined
  return { levels: of, size: { power: change.power, toughness: change.toughness } }
}

type Abilities = readonly Ability[]

/** "LEVEL 1-3", with the size on the next line. */
export const levelHeading: Syntax<Abilities> = mapped(part()`LEVEL ${{ levels }}\n${{ size: creatureSize }}`, {
  to: (said): Abilities => [during(conditionOf(said.levels), { kind: 'setPt', ...said.size })],
  is: (value): value is Abilities => Array.isArray(value) && value.length === 1 && headingOf(value[0]) !== undefined,
  from: ([ability]) => headingOf(ability),
})

/** The levels that a paragraph heads; `null`: it is no level symbol. */
export function levelsHeadedBy(paragraph: string): Levels | null {
  const [, range = ''] = /^LEVEL (\S+)\n/.exec(paragraph) ?? []
  return readLevels(range) ?? null
}
