/** The legend rule and the planeswalker rule as editions have them; a third edition is a record like any other. */
import { describe, expect, test } from 'vitest'
import { answer, forget, stateOf } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { editionWith, testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const LATER = editionWith('2011', {
  stateBased: { legendRule: 'controllerKeepsOne', planeswalkerRule: 'controllerKeepsOne' },
})

const CARDS = [
  card('Herald', '{0}', 'Legendary Creature — Human', '', '2/2'),
  walker('Ilsa', '{0}', 3, '+1: You gain 1 life.'),
  walker('Ilsa Returned', '{0}', 4, '+1: You gain 1 life.'),
  creature(
    'Wraith',
    '{0}',
    '1/1',
    'Whenever another creature is put into a graveyard from the battlefield, you gain 1 life.',
  ),
]

describe('420.5e the legend rule of a third edition', () => {
  test('[2004:420.5e] each player keeps one of those they control, as they choose', () => {
    const game = table(LATER, [{ hand: ['Queen'], battlefield: ['Queen'] }, { battlefield: ['Queen'] }], CARDS)
    game.cast('Queen').resolve()
    const question = game.asks('choose')
    const mine = game.state.battlefield.filter((id) => question.from.includes(id))
    expect([question.seat, question.reason, mine.length, question.min, question.max]).toEqual([
      0,
      'keepLegend',
      2,
      1,
      1,
    ])
    const kept = Math.max(...question.from)
    game.reply([kept])
    expect(game.state.battlefield).toContain(kept)
    expect(game.state.graveyards.map((cards) => cards.length)).toEqual([1, 0])
    game.isAtAQuestion()
  })

  test('[2004:420.5e] one that each player controls is no reason to choose, nor are two of different names', () => {
    const game = table(LATER, [{ hand: ['Queen'], battlefield: ['Herald'] }, { battlefield: ['Queen'] }], CARDS)
    game.cast('Queen').resolve()
    expect(game.question.kind).toBe('priority')
    expect(game.state.battlefield).toHaveLength(3)
  })

  testInEditions('2004', '2011')('[2004:420.5e] in %s nobody is asked', (edition) => {
    const game = table(edition, [{ hand: ['Queen'], battlefield: ['Queen'] }, {}], CARDS)
    game.cast('Queen').resolve()
    expect(game.question.kind).toBe('priority')
    expect(game.state.graveyards[0]).toHaveLength(edition === '2004' ? 1 : 2)
  })

  test('[2004:420.3 2004:103.4] nothing happens before all have chosen, the active player first; then all of it at once', () => {
    const wraith = { name: 'Wraith', damage: 1 }
    const mine = { battlefield: ['Queen', 'Queen', wraith] }
    const game = table(LATER, [mine, { battlefield: ['Queen', 'Queen'] }], CARDS)
    const first = game.asks('choose')
    expect([first.seat, game.zone('Wraith')]).toEqual([0, 'battlefield'])
    game.reply([first.from[0] ?? 0])
    const second = game.asks('choose')
    expect([second.seat, game.state.battlefield.length]).toEqual([1, 5])
    game.reply([second.from[1] ?? 0])
    expect(game.state.battlefield).toEqual([first.from[0], second.from[1]])
    // What goes at the same time sees the others go.
    game.resolveAll()
    expect(game.life(0)).toBe(22)
  })

  test('[2004:420.5e] the choice is a reply like any other: from JSON and run again it is the same', () => {
    const game = table(LATER, [{ hand: ['Queen'], battlefield: ['Queen'] }, {}], CARDS)
    game.cast('Queen').resolve()
    const { position } = game
    const reply = [game.asks('choose').from[0] ?? 0]
    const saved = JSON.parse(JSON.stringify(position)) as typeof position
    expect(stateOf(saved)).toEqual(stateOf(position))
    const given = answer(saved, reply)
    forget(position)
    expect(answer(position, reply)).toEqual(given)
    expect(game.refusal([]).key).toBeTruthy()
    expect(game.refusal([game.id('Forest')]).key).toBeTruthy()
  })
})

describe('the planeswalker rule', () => {
  const sides = [{ hand: ['Ilsa Returned'], battlefield: ['Ilsa'] }, { battlefield: ['Ilsa'] }] as const

  test('[2011:205.3j] in 2011 all that share a type go, whoever controls them', () => {
    const game = table('2011', [{ hand: ['Ilsa Returned'] }, { battlefield: ['Ilsa'] }], CARDS)
    game.cast('Ilsa Returned').resolve()
    expect(game.state.graveyards.map((cards) => cards.length)).toEqual([1, 1])
  })

  test('[2011:205.3j] later each player keeps one of a type', () => {
    const game = table(LATER, sides, CARDS).cast('Ilsa Returned').resolve()
    game.reply([game.id('Ilsa Returned', 'battlefield')])
    expect(game.state.graveyards.map((cards) => cards.length)).toEqual([1, 0])
    expect(game.has('battlefield', 'Ilsa Returned')).toBe(true)
    game.isAtAQuestion()
  })

  test('[2011:205.3j] and where there is no such rule both stay', () => {
    const game = table('today', sides, CARDS).cast('Ilsa Returned').resolve()
    expect(game.question.kind).toBe('priority')
    expect(game.state.battlefield).toHaveLength(3)
  })
})
