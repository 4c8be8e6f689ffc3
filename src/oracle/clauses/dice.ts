/** Rolling dice (today:706). */
import type { Effect, Quantity } from '../../language/index.ts'
import { mapped, maybe, part, type Syntax, shaped, token, wordings } from '../core/index.ts'
import { each, measure } from '../nouns/index.ts'

/** "A d20". */
const sides: Syntax<number> = token('a die', {
  kinds: ['word'],
  read: (text) => (/^d\d+$/.test(text) ? Number(text.slice(1)) : undefined),
  write: (value) => (typeof value === 'number' ? `d${value}` : undefined),
})
const added: Syntax<Quantity> = wordings(
  measure,
  shaped(part()`the number of ${{ n: each }}`, ({ n }) => n),
)
const taken: Syntax<Quantity> = shaped(part()`${{ of: measure }}`, ({ of }) => ({ kind: 'negative', of }))

/** "Roll a d20", "rolls a d20 and adds the number of ...": by who is told to. */
export const rollDie = wordings(
  part({ kind: 'rollDie' })`roll|rolls a ${{ sides }} ${maybe`and ${wordings(
    part()`add|adds ${{ more: added }}`,
    part()`subtract|subtracts ${{ more: taken }}`,
  )}`}`,
  part({ kind: 'rollDie', dice: 2 })`roll|rolls two ${{ sides }} and choose|chooses one result`,
)

interface Row {
  readonly from: number
  readonly to: number | null
}
const ROW = /^(\d+)(?:-(\d+)|\+)$/
const range: Syntax<Row> = token<Row>('results', {
  kinds: ['range'],
  read: (text) => {
    const [, from, to] = ROW.exec(text) ?? []
    return from === undefined ? undefined : { from: Number(from), to: to === undefined ? null : Number(to) }
  },
  write: (value) =>
    isRow(value) && value.to !== value.from ? `${value.from}${value.to === null ? '+' : `-${value.to}`}` : undefined,
})
const only: Syntax<Row> = token<Row>('a result', {
  kinds: ['number'],
  read: (text) => ({ from: Number(text), to: Number(text) }),
  write: (value) => (isRow(value) && value.to === value.from ? `${value.from}` : undefined),
})
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && 'from' in value

/** "Draw a card. You lose 1 life.": the sentences of a row as one list. */
const sentencesOf = (effects: Syntax<readonly Effect[]>): Syntax<readonly Effect[]> =>
  wordings(
    effects,
    mapped(part()`${{ first: effects }}. ${{ second: effects }}`, {
      to: ({ first, second }) => [...first, ...second],
      is: (value): value is readonly Effect[] => Array.isArray(value),
      from: (all) => (all.length > 1 ? { first: all.slice(0, -1), second: all.slice(-1) } : undefined),
    }),
  )

/** "1—9 | Draw a card": what is done where the result lies there. */
export const resultRow = (effects: Syntax<readonly Effect[]>): Syntax<readonly Effect[]> =>
  shaped(part()`${{ row: wordings(range, only) }}: ${{ then: sentencesOf(effects) }}`, ({ row, then }) => [
    { kind: 'if', condition: { kind: 'rolled', row }, then, otherwise: [] },
  ])

/** Whether these are what a row of the table says. */
export const isResultRow = ([first]: readonly Effect[]): boolean =>
  first?.kind === 'if' && first.condition.kind === 'rolled'
