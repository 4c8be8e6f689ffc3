/** Boards at random that are puzzles: made so that the first idea fails, then proved. */
import { branches, type Options, only, prove } from '../../src/ai/proof/index.ts'
import {
  type CheckEffort,
  checkPuzzle,
  GRADES,
  type Grade,
  goalOf,
  type Plan,
  PUZZLE_KINDS,
  type PuzzleKind,
  type Task,
} from '../../src/ai/puzzles/index.ts'
import { type CatalogCard, type PuzzleRow, type PuzzleSide, puzzleBoard } from '../../src/catalog/index.ts'
import { deciderOf, type Position, type Reply, type Roll, whyNotInEdition } from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import { COLORS, type Color, manaValue, type Printed } from '../../src/language/index.ts'
import { type EditionId, OFFERED_EDITIONS } from '../../src/rulebook/index.ts'
import { chance } from './playGame.ts'

/** Longer texts take too long to read for a puzzle. */
const LONGEST_TEXT = 100

const BASICS: Readonly<Record<Color, string>> = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' }

/** The cards that puzzles are made of. */
export interface Pool {
  readonly lookup: (name: string) => Printed | null
  readonly creatures: readonly Printed[]
  readonly others: readonly Printed[]
  /** Cards that may be held: spells, and creatures among them. */
  readonly held: readonly Printed[]
}

const has = ({ types }: Printed, ...some: readonly string[]) => types.some((type) => some.includes(type))

/** What an edition has of the cards, those that are short. */
export function poolOf(cards: readonly CatalogCard[], edition: EditionId): Pool {
  const found = new Map<string, Printed>()
  const short: Printed[] = []
  for (const { record, compiled } of cards) {
    if (!compiled.ok || whyNotInEdition(edition, compiled.printed) !== null) continue
    found.set(record.name, compiled.printed)
    const text = (record.oracle_text ?? '').length
    if (text <= LONGEST_TEXT && record.layout === undefined && !compiled.printed.cost?.includes('X'))
      short.push(compiled.printed)
  }
  return {
    lookup: (name) => found.get(name) ?? null,
    creatures: short.filter((card) => has(card, 'creature') && !has(card, 'land')),
    others: short.filter((card) => has(card, 'artifact') && !has(card, 'creature')),
    held: short.filter((card) => !has(card, 'land', 'planeswalker') && manaValue(card.cost) <= 4),
  }
}

function some<T>(roll: Roll, from: readonly T[], n: number): readonly T[] {
  const left = [...from]
  return Array.from({ length: Math.min(n, left.length) }, () => left.splice(roll(left.length), 1)).flat()
}

/** Lands that could pay for the hand, and what an ability costs. */
function landsFor(roll: Roll, hand: readonly Printed[], n: number): readonly string[] {
  const wanted = hand.flatMap(({ cost }) =>
    (cost ?? []).filter((one): one is Color => COLORS.some((color) => color === one)),
  )
  return Array.from(
    { length: n },
    (_, at) => BASICS[wanted[at] ?? wanted[0] ?? COLORS[roll(COLORS.length)] ?? 'G'],
  ).sort()
}

/** Cards of few colours look like a game. */
function colorful(roll: Roll, cards: readonly Printed[]): readonly Printed[] {
  const colors = some(roll, COLORS, 3)
  return cards.filter((card) => card.colors.every((color) => colors.includes(color)))
}

interface Shape {
  readonly own: number
  readonly other: number
  readonly hand: number
  readonly lands: number
  readonly otherLands: number
}

/** How many of what each kind has, more with each grade. */
function shapeOf(kind: PuzzleKind, grade: Grade, roll: Roll): Shape {
  const few = 1 + grade + roll(2)
  const free = { own: few, other: few - roll(2), hand: 0, lands: roll(2) * roll(3), otherLands: roll(2) * roll(3) }
  switch (kind) {
    case 'lethal':
      return {
        ...free,
        own: 1 + grade,
        other: 1 + roll(1 + grade),
        hand: 1 + roll(1 + grade),
        lands: 2 + roll(2 + grade),
      }
    case 'dont':
      return { ...free, own: 1 + grade, other: 1 + roll(3) }
    default:
      return { ...free, hand: roll(2), lands: 0 }
  }
}

function dealt(kind: PuzzleKind, grade: Grade, pool: Pool, roll: Roll): Omit<PuzzleRow, 'id' | 'grade'> {
  const shape = shapeOf(kind, grade, roll)
  const held =
    kind === 'lethal' ? pool.held : pool.held.filter((card) => has(card, 'instant') && manaValue(card.cost) <= 3)
  const hand = some(roll, colorful(roll, held), shape.hand)
  // What is answered with can be paid for, all of it; what wins need not be.
  const lands = kind === 'lethal' ? shape.lands : hand.reduce((sum, { cost }) => sum + manaValue(cost), shape.lands)
  const artifacts = kind === 'lethal' && roll(3) === 0 ? some(roll, pool.others, 1) : []
  const names = (cards: readonly Printed[]) => cards.map(({ name }) => name)
  const own: PuzzleSide = {
    life: 20,
    hand: names(hand),
    battlefield: [
      ...names(some(roll, colorful(roll, pool.creatures), shape.own)),
      ...names(artifacts),
      ...landsFor(roll, hand, lands),
    ],
  }
  const other: PuzzleSide = {
    life: 20,
    battlefield: [
      ...names(some(roll, colorful(roll, pool.creatures), shape.other)),
      ...landsFor(roll, [], shape.otherLands),
    ],
  }
  return { kind, edition: '2011', own, other }
}

const PASS: Reply = { do: 'pass' }

/** The first idea: attack with everything and do nothing else; where one is attacked, don't block. */
const thoughtless =
  (side: number): Options =>
  (position) => {
    const { question } = position
    const all = branches(position)
    if (question === null || deciderOf(question) !== side) return all
    if (question.kind === 'priority') return only(PASS)
    const [first] = all.replies
    if (question.kind === 'attackers' && first !== undefined) return only(first)
    return question.kind === 'blockers' ? only([]) : all
  }

function opened(row: PuzzleRow, pool: Pool): Position | null {
  const made = positionFrom(puzzleBoard(row), pool.lookup)
  return 'problems' in made ? null : made.position
}

/** A puzzle that takes a longer proof is none that a person finds; each grade may take more. */
const LOOKS: Readonly<Record<Grade, number>> = { 1: 700, 2: 1500, 3: 3000 }
/** The attack back is a turn more to play out. */
const looksFor = (kind: PuzzleKind, grade: Grade): number => LOOKS[grade] * (kind === 'dont' ? 3 : 1)

/** Whether the goal is reached, with all replies or by the first idea only. */
function reached(position: Position, task: Task, looks: number, options: Options = branches): boolean | null {
  const value = prove(
    position,
    goalOf(task, position),
    { replies: looks, late: () => false },
    { low: 0, high: 1, options },
  )
  return value === null ? null : value === 1
}

/** The lives at which the first idea just fails, and something else is enough. */
function withLife(row: PuzzleRow, task: Task, pool: Pool, roll: Roll): PuzzleRow | null {
  const at = (life: number): PuzzleRow =>
    row.kind === 'lethal' ? { ...row, other: { ...row.other, life } } : { ...row, own: { ...row.own, life } }
  const looks = looksFor(row.kind, row.grade)
  const lives = row.kind === 'lethal' ? [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] : [1, 2, 3, 4, 5, 6, 7, 8, 9]
  let found: PuzzleRow | null = null
  for (const life of lives) {
    const one = at(life)
    const position = opened(one, pool)
    if (position === null) return null
    const plainly = reached(position, task, looks, thoughtless(task.side))
    if (plainly === null) return null
    if (row.kind !== 'lethal' && plainly) return null
    if (plainly) continue
    const well = reached(position, task, looks)
    if (row.kind !== 'lethal') {
      if (well === true) return one
      if (well === null) return null
    } else if (well === true) found = one
    else return found
    if (row.kind === 'lethal' && roll(2) === 0) return found
  }
  return found
}

/** One first move is to be right, and all are proved quickly. */
const effortFor = (looks: number): CheckEffort => ({ whole: 2 * looks, plan: looks, mostRight: 1 })

/** With fewer first moves there is nothing to find. */
const LEAST_PLANS = 4

/** The best exchange must be better by this much than any other: nobody is to lose by half a card. */
const MARGIN = 2

/** Attacking with nothing: right so often that it isn't worth a puzzle each time. */
const isEmpty = ({ replies: [only] }: Plan): boolean => Array.isArray(only) && only.length === 0

/** One try at a puzzle of that grade; `null`: it is none, or more than one first move is right. */
export function tryPuzzle(
  kind: PuzzleKind,
  edition: EditionId,
  grade: Grade,
  pool: Pool,
  roll: Roll,
): PuzzleRow | null {
  const drawn: PuzzleRow = { ...dealt(kind, grade, pool, roll), edition, id: '', grade }
  const row = kind === 'trade' ? drawn : withLife(drawn, { kind, side: 0 }, pool, roll)
  const position = row === null ? null : opened(row, pool)
  if (row === null || position === null) return null
  const checked = checkPuzzle(position, { kind, side: 0 }, effortFor(looksFor(kind, grade)))
  if (checked.is !== 'puzzle' || checked.plans < LEAST_PLANS || checked.grade !== grade) return null
  const [right] = checked.right
  if (right === undefined || (kind === 'dont' && isEmpty(right) && roll(3) > 0)) return null
  const { best } = checked.task
  if (best === undefined) return row
  const close = checkPuzzle(position, { kind, side: 0, best: best - MARGIN + 1 }, effortFor(looksFor(kind, grade)))
  return close.is === 'puzzle' ? { ...row, best } : null
}

/** Tries for one puzzle: enough for what is rare. */
const TRIES = 200

/** So many puzzles, of these kinds, both editions and all grades in turn; the same seed gives the same ones. */
export function* makePuzzles(
  cards: readonly CatalogCard[],
  count: number,
  seed: number,
  kinds: readonly PuzzleKind[] = PUZZLE_KINDS,
): Generator<PuzzleRow> {
  const pools = new Map(OFFERED_EDITIONS.map((edition) => [edition, poolOf(cards, edition)]))
  for (let n = 0; n < count; n++) {
    const kind = kinds[n % kinds.length] ?? 'lethal'
    const edition = OFFERED_EDITIONS[Math.floor(n / kinds.length) % OFFERED_EDITIONS.length] ?? '2011'
    const grade = GRADES[Math.floor(n / kinds.length / OFFERED_EDITIONS.length) % GRADES.length] ?? 1
    const pool = pools.get(edition)
    const roll = chance(seed * 10_007 + n)
    for (let tried = 0; pool !== undefined && tried < TRIES; tried++) {
      const row = tryPuzzle(kind, edition, grade, pool, roll)
      if (row === null) continue
      yield { ...row, id: `${kind}-${edition}-${grade}-${seed * 1000 + n}` }
      break
    }
  }
}
