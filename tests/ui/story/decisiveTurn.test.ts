import { expect, test } from 'vitest'
import type { LogEntry } from '../../../src/engine/index.ts'
import type { Timeline } from '../../../src/store/timeline.ts'
import { type Frame, framesOf } from '../../../src/ui/story/decisiveTurn.ts'
import { summaryOf } from '../../../src/ui/story/gameSummary.ts'
import { creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'
import { lineFrom } from './line.ts'

const rule = ''
const CARDS = [
  creature('Raider', '{R}', '2/1'),
  creature('Brute', '{2}{R}', '3/3'),
  creature('Elk', '{1}{G}', '2/2'),
  creature('Stag', '{G}', '1/1'),
]
const board = table(
  '2011',
  [
    { name: 'Ada', battlefield: ['Raider', 'Raider', 'Brute'] },
    { name: 'Bea', battlefield: ['Elk', { name: 'Stag', tapped: true }, 'Forest'] },
  ],
  CARDS,
)
const { position } = board

const named = (name: string, nth = 1) => ({ id: board.id(`${nth}:${name}`, 'battlefield'), name })
const RAIDERS = [named('Raider', 1), named('Raider', 2)]
const BRUTE = named('Brute')
const ELK = named('Elk')

const attacked: LogEntry = {
  kind: 'attacked',
  rule,
  seat: 0,
  attackers: [...RAIDERS, BRUTE].map((object) => ({ object, defender: { player: 1 }, band: null })),
}
const blocked: LogEntry = { kind: 'blocked', rule, seat: 1, blocks: [{ object: ELK, attackers: [BRUTE] }] }
const hit = (n: number, combat: boolean, player = 1): LogEntry => ({
  kind: 'damage',
  rule,
  object: BRUTE,
  to: { player },
  n,
  combat,
})
const life = (change: number, total: number): LogEntry => ({ kind: 'life', rule, seat: 1, change, total })
const turn = (number: number): LogEntry => ({ kind: 'turnBegan', rule, seat: number % 2, number })

const line = lineFrom(position)

const told = (timeline: Timeline) => framesOf(timeline, summaryOf(timeline))
const cardsOf = (frame: Frame | undefined) =>
  frame !== undefined && 'cards' in frame ? frame.cards.map(({ look, count }) => `${count} ${look.name}`) : []

test('who attacked, alike cards once, who blocked, and the life it came to', () => {
  const frames = told(
    line([turn(8), hit(2, false), life(-2, 18)], [turn(9), attacked], [blocked], [hit(18, true), life(-18, 0)]),
  )
  expect(frames.map(({ kind }) => kind)).toEqual(['attack', 'block', 'life'])
  expect(frames[0]).toMatchObject({ n: 3, ready: 1 })
  expect(cardsOf(frames[0])).toEqual(['2 Raider', '1 Brute'])
  expect(cardsOf(frames[1])).toEqual(['1 Elk'])
  expect(frames[2]).toEqual({ kind: 'life', from: 18, to: 0 })
})

test('an attack that hurt nobody is not shown, what dealt the damage is', () => {
  const frames = told(
    line([turn(9), attacked], [blocked], [hit(7, false), hit(3, false, 0), life(-7, 13)], [life(0, 13)]),
  )
  expect(frames.map(({ kind }) => kind)).toEqual(['source', 'life'])
  expect(frames[0]).toMatchObject({ n: 7 })
})

test('of many blows the last are shown, the turn after it none', () => {
  const blows = Array.from({ length: 5 }, (_, index) => hit(index + 1, false))
  const frames = told(line([turn(9), ...blows, life(-15, 5)], [turn(11), hit(1, false), life(-1, 4)], [life(0, 4)]))
  expect(frames.map((frame) => ('n' in frame ? frame.n : frame.kind))).toEqual([3, 4, 5, 'life'])
})

test('no turn decided a game without any loss of life', () => {
  expect(told(line([turn(1)], [turn(2)]))).toEqual([])
})
