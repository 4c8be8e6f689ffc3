import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../../../src/engine/index.ts'
import { logEntries, withoutEmptySteps } from '../../../src/ui/view/logLines.ts'
import { table } from '../../support/table.ts'

const { state } = table('2011', [{ name: 'Ada' }, { name: 'Bea' }])
const where = { state, me: 0 }
const moved = (seat: number, name: string | null): LogEntry =>
  ({
    kind: 'moved',
    rule: '2004:301.1',
    object: { id: 9, name },
    became: 10,
    seat,
    from: 'library',
    to: 'hand',
    cause: 'draw',
    hiddenFrom: [],
  }) as LogEntry

const lines = (events: readonly LogEntry[]) => logEntries(events, where).map((entry) => entry.text)

describe('the log', () => {
  test('names players, never "you"', () => {
    expect(lines([moved(0, 'Spark')])).toEqual(['Ada draws **Spark**.'])
    expect(lines([moved(1, null)])).toEqual(['Bea draws a card.'])
  })

  test('cards drawn together are one line', () => {
    expect(lines([moved(0, 'Spark'), moved(0, 'Bear'), moved(0, 'Ox'), moved(1, null)])).toEqual([
      'Ada draws 3 cards.',
      'Bea draws a card.',
    ])
  })

  test('what was taken back is not told, nor mana that was paid at once', () => {
    const object = { id: 5, name: 'Forest' }
    const mana: LogEntry = { kind: 'manaAdded', seat: 0, mana: ['G'], object, rule: '' }
    const cast: LogEntry = { kind: 'cast', object: { id: 6, name: 'Bear' }, seat: 0, targets: [], rule: '' }
    expect(lines([mana])).toEqual(['Ada adds {G} from **Forest**.'])
    const tapped: LogEntry = { kind: 'tapped', object, forMana: true, rule: '' }
    expect(lines([tapped, mana])).toEqual(['Ada taps **Forest** for {G}.'])
    expect(lines([mana, { kind: 'manaPaid', seat: 0, mana: ['G'], object, rule: '' }, cast])).toEqual([
      'Ada casts **Bear**.',
    ])
    expect(lines([cast, { kind: 'reversed', seat: 0, object: { id: 6, name: 'Bear' }, why: null, rule: '' }])).toEqual([
      '**Bear** was undone.',
    ])
  })

  test('an ability that resolves or is countered is not called by its card’s name alone', () => {
    const about = { object: { id: 7, name: 'Ox' }, seat: 0, rule: '' }
    expect(lines([{ kind: 'resolved', ...about }])).toEqual(['**Ox** resolves.'])
    expect(lines([{ kind: 'resolved', ability: true, ...about }])).toEqual(['**Ox’s** ability resolves.'])
    expect(lines([{ kind: 'countered', byRules: false, ability: true, ...about }])).toEqual([
      '**Ox’s** ability is countered.',
    ])
  })

  test('a line names its rule, with the rule’s book', () => {
    expect(logEntries([moved(0, 'Spark')], where)[0]).toMatchObject({ rule: '2004:301.1', by: 'you' })
  })

  test('steps in which nothing happened are left out', () => {
    const step = (text: string) => ({ kind: 'step', text }) as const
    const line = { kind: 'line', by: null, text: 'x', rule: null } as const
    expect(withoutEmptySteps([step('upkeep'), step('draw'), line, step('main')])).toEqual([step('draw'), line])
  })
})
