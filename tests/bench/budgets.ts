/** The budgets of docs/architecture.md: what is measured, in which unit, and its limit. */

export interface Budget {
  readonly name: string
  readonly unit: string
  readonly limit: number
  /** Whether the value must stay under the limit or reach it. */
  readonly wants: 'atMost' | 'atLeast'
}

export interface Measured extends Budget {
  /** `null`: it could not be measured here, `note` says why. */
  readonly value: number | null
  /** `null` where it was not measured: neither kept nor missed. */
  readonly ok: boolean | null
  readonly note?: string
}

export const BUDGETS = {
  answerMedian: { name: 'answer() / structuredClone, median', unit: 'x', limit: 0.25, wants: 'atMost' },
  answerP95: { name: 'answer() / structuredClone, p95', unit: 'x', limit: 1, wants: 'atMost' },
  rerunWorst: { name: 'worst re-run of a process / structuredClone', unit: 'x', limit: 2, wants: 'atMost' },
  repliesPerSecond: {
    name: 'random legal play, not listing actions',
    unit: 'replies/s',
    limit: 25_000,
    wants: 'atLeast',
  },
  listedPerSecond: {
    name: 'random legal play, listing legal actions',
    unit: 'replies/s',
    limit: 12_000,
    wants: 'atLeast',
  },
  legalWarm: { name: 'legal actions, 20 permanents a side, warm', unit: 'ms', limit: 0.2, wants: 'atMost' },
  legalCold: { name: 'legal actions, 20 permanents a side, cold', unit: 'ms', limit: 0.5, wants: 'atMost' },
  declarations: { name: 'declaring, 20 against 20, all required', unit: 'ms', limit: 10, wants: 'atMost' },
  payment: { name: 'best payment, 20 sources of 10 kinds, worst', unit: 'ms', limit: 5, wants: 'atMost' },
  layerTables: { name: 'layer tables computed per reply', unit: '', limit: 0.5, wants: 'atMost' },
  memory: { name: 'memory per kept position', unit: 'kB', limit: 5, wants: 'atMost' },
  compileCard: { name: 'compiling a card, median', unit: 'ms', limit: 1, wants: 'atMost' },
  compileDeck: { name: '60-card deck ready', unit: 'ms', limit: 50, wants: 'atMost' },
  entrySize: { name: 'entry JavaScript, gzip', unit: 'kB', limit: 130, wants: 'atMost' },
  clickToPaint: { name: 'click to paint, 60 permanents, p95', unit: 'ms', limit: 50, wants: 'atMost' },
  clickToPaintMany: { name: 'click to paint, 240 permanents, p95', unit: 'ms', limit: 80, wants: 'atMost' },
  clickToPaintFour: {
    name: 'click to paint, four seats of 30 permanents, p95',
    unit: 'ms',
    limit: 80,
    wants: 'atMost',
  },
  clickForced: { name: 'forced layouts, worst reply', unit: '', limit: 0, wants: 'atMost' },
  clickRestyled: { name: 'elements restyled, worst reply', unit: '', limit: 1500, wants: 'atMost' },
  clickInserted: { name: 'elements inserted, worst reply', unit: '', limit: 200, wants: 'atMost' },
  aiEasy: { name: 'AI reply, easy, worst', unit: 'ms', limit: 100, wants: 'atMost' },
  aiNormal: { name: 'AI reply, normal, worst', unit: 'ms', limit: 500, wants: 'atMost' },
  aiHard: { name: 'AI reply, hard, worst', unit: 'ms', limit: 2000, wants: 'atMost' },
  // Measured with a steady clock: 52, 100 and 100 % of 23; one puzzle less is allowed, two at normal.
  puzzlesEasy: { name: 'puzzles solved, easy', unit: '%', limit: 47, wants: 'atLeast' },
  puzzlesNormal: { name: 'puzzles solved, normal', unit: '%', limit: 91, wants: 'atLeast' },
  puzzlesHard: { name: 'puzzles solved, hard', unit: '%', limit: 95, wants: 'atLeast' },
  boot: { name: 'from start to the first question, in fixed pieces of work', unit: 'x', limit: 250, wants: 'atMost' },
  gameNormal: { name: 'a game of normal and chance, in fixed pieces of work', unit: 'x', limit: 900, wants: 'atMost' },
  growth: { name: 'answer() at 200 tokens / at 50, per permanent', unit: 'x', limit: 1.5, wants: 'atMost' },
} as const satisfies Record<string, Budget>

export type BudgetKey = keyof typeof BUDGETS

/** A value against its limit. */
export function judge(key: BudgetKey, value: number, note?: string): Measured {
  const budget: Budget = BUDGETS[key]
  const ok = Number.isFinite(value) && (budget.wants === 'atMost' ? value <= budget.limit : value >= budget.limit)
  return { ...budget, value, ok, ...(note === undefined ? {} : { note }) }
}

/** A budget that could not be measured, and why. */
export function notMeasured(key: BudgetKey, why: string): Measured {
  return { ...BUDGETS[key], value: null, ok: null, note: why }
}
