/**
 * Lines that others stand below, or that begin with when they hold: a leveler's level symbols (2011:contents/710), the
 * levels of a Class (today:716), a station symbol (today:721), "Solved" (today:719). What stands there is said of the
 * permanent while the condition is true, and reads as it would anywhere else.
 */
import type { Ability, Body, Condition, Effect, PermanentMark } from '../../language/index.ts'
import { mapped, part, role, type Syntax, sameValue } from '../core/index.ts'
import { costs } from '../costs/index.ts'
import { digits } from '../lexicon/index.ts'
import type { Paragraph } from '../reading/index.ts'
import { conditionOf, counted, levelsHeadedBy } from './levels.ts'

/** A paragraph, and when what it says holds; `null`: always. */
export interface Headed {
  readonly paragraph: Paragraph
  readonly under: Condition | null
}

const SELF = { kind: 'self' } as const
const isMarked = (as: PermanentMark, least = 1): Condition => ({
  kind: 'is',
  thing: SELF,
  is: [{ is: 'marked', as, ...(least === 1 ? {} : { least }) }],
})

/** In front of what the permanent has while it is marked so (today:719.3b, 702.186). */
const MARKED = { 'Solved — ': 'solved', '∞ — ': 'harnessed' } as const satisfies Readonly<Record<string, PermanentMark>>
type MarkHeading = keyof typeof MARKED
const headingOf = (text: string): MarkHeading | undefined =>
  (Object.keys(MARKED) as MarkHeading[]).find((heading) => text.startsWith(heading))
/** As it is written once "8+ | " has been read like the row of a table. */
const STATION = /^(\d+)\+: /
const LEVEL = /: Level (\d+)$/

/** The paragraph without what it begins with. */
function without(start: string, paragraph: Paragraph): Paragraph {
  const skipped = start.length
  return {
    text: paragraph.text.slice(skipped),
    line: paragraph.line,
    printedAt: (position) => paragraph.printedAt(position + skipped),
    printedEnd: (position) => paragraph.printedEnd(position + skipped),
  }
}

/** Each paragraph with the condition that it stands under. */
export function headed(paragraphs: readonly Paragraph[]): readonly Headed[] {
  let under: Condition | null = null
  return paragraphs.map((paragraph): Headed => {
    const { text } = paragraph
    const levels = levelsHeadedBy(text)
    const [, level] = LEVEL.exec(text) ?? []
    const [start = '', station] = STATION.exec(text) ?? []
    const heading = headingOf(text)
    if (heading !== undefined) return { paragraph: without(heading, paragraph), under: isMarked(MARKED[heading]) }
    if (station !== undefined) {
      under = counted('charge', '>=', Number(station))
      return { paragraph: without(start, paragraph), under }
    }
    if (levels === null && level === undefined) return { paragraph, under }
    under = levels === null ? isMarked('level', Number(level)) : conditionOf(levels)
    return { paragraph, under: null }
  })
}

/** One sentence, as the grammar says it: its meaning comes later. */
const said = (effect: Effect): Body =>
  ({ choose: null, modes: [[{ kind: 'sentence', effects: [effect] }]] }) as unknown as Body
const effectIn = ({ modes }: Body): Effect | undefined =>
  (modes[0]?.[0] as unknown as { readonly effects?: readonly Effect[] } | undefined)?.effects?.[0]

/** today:716.2: a level is gained one after another, as a sorcery. */
function gainingLevel(n: number): Pick<Extract<Ability, { kind: 'activated' }>, 'body' | 'limits'> {
  const gain: Effect = { kind: 'mark', what: SELF, as: 'level', n }
  const condition: Condition = {
    kind: 'and',
    of: [isMarked('level', n - 1), { kind: 'not', of: isMarked('level', n) }],
  }
  return { body: said(gain), limits: [{ kind: 'sorcerySpeed' }, { kind: 'onlyIf', condition }] }
}

/** The level that such an ability gains. */
function levelGained(ability: Ability): number | null {
  const effect = ability.kind === 'activated' ? effectIn(ability.body) : undefined
  return effect?.kind === 'mark' && effect.as === 'level' && typeof effect.n === 'number' ? effect.n : null
}

/** "{1}{R}: Level 2" (today:716.2). */
export const classLevel: Syntax<Ability> = mapped(
  part()`${{ cost: role('cost', costs) }}: ${role('do', part()`Level ${{ level: digits }}`)}`,
  {
    to: ({ cost, level }): Ability =>
      ({ kind: 'activated', zone: 'battlefield', cost, ...gainingLevel(level) }) as unknown as Ability,
    is: (value): value is Ability => levelGained(value as Ability) !== null,
    from: (ability) => {
      const level = levelGained(ability)
      if (level === null || ability.kind !== 'activated') return undefined
      const { cost, body, limits } = ability
      return sameValue({ body, limits }, gainingLevel(level)) ? { cost, level } : undefined
    },
  },
)

const UNSOLVED: Condition = { kind: 'not', of: isMarked('solved') }
const SOLVING = {
  kind: 'triggered',
  zone: 'battlefield',
  trigger: { on: 'step', step: 'end', whose: { kind: 'you' } },
  body: said({ kind: 'mark', what: SELF, as: 'solved' }),
} as const

/** What is asked for to solve it. */
function solvedIf(ability: Ability): Condition | null {
  if (ability.kind !== 'triggered' || ability.condition?.kind !== 'and') return null
  const [unsolved, asked] = ability.condition.of
  return sameValue(unsolved, UNSOLVED) && sameValue(ability.body, SOLVING.body) ? (asked ?? null) : null
}

/** "To solve — You control four or more artifacts." (today:719.3a). */
export const toSolve = (condition: Syntax<Condition>): Syntax<Ability> =>
  mapped(part()`${role('do', part()`To solve — ${{ condition: role('if', condition) }}`)}.`, {
    to: ({ condition: asked }): Ability =>
      ({ ...SOLVING, condition: { kind: 'and', of: [UNSOLVED, asked] } }) as unknown as Ability,
    is: (value): value is Ability => solvedIf(value as Ability) !== null,
    from: (ability) => {
      const asked = solvedIf(ability)
      return asked === null ? undefined : { condition: asked }
    },
  })
