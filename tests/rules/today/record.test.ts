/** Places where today's record differs from that of 2011 without a file of their own, and that whatever has it opens. */
import { describe, expect, test } from 'vitest'
import { deckProblems } from '../../../src/catalog/index.ts'
import { boardFrom } from '../../../src/engine/boards/write.ts'
import { answer, newGame, seenBy, stateOf } from '../../../src/engine/index.ts'
import { OFFERED_EDITIONS } from '../../../src/rulebook/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { fours, wisps } from '../../support/game.ts'
import { table } from '../../support/table.ts'

inEditions(
  '2004',
  '2011',
  'today',
)('what %s has', (edition) => {
  test('{Y} in costs, except in 2011', () => {
    const both = card('Two Numbers', '{X}{Y}{U}', 'Instant', 'Draw X cards.')
    const found = deckProblems(edition, 'constructed', { deck: [...fours(60), both] }).map(({ key }) => key)
    expect(found).toEqual(edition === '2011' ? ['edition.manaSymbol'] : [])
  })
})

inEditions('2011', 'today')('counters among the layers, %s', (edition) => {
  const STRONG = card('Strong Walls', '{0}', 'Enchantment', 'Creatures with power 3 or greater get +0/+1.')
  const STRIKE = card('Swap', '{0}', 'Instant', "Switch target creature's power and toughness until end of turn.")
  const counted = { name: 'Bear', counters: { '+1/+1': 1 } }

  test('[today:613.1] today an effect on power and toughness sees the counters that are older', () => {
    const game = table(edition, [{ battlefield: [counted, 'Strong Walls'] }, {}], [STRONG])
    expect(game.size('Bear')).toBe(edition === 'today' ? '3/4' : '3/3')
  })

  test('[today:613.1] power and toughness are switched after both', () => {
    const sides = { battlefield: [counted, 'Strong Walls'], hand: ['Swap'] }
    const game = table(edition, [sides, {}], [STRONG, STRIKE]).cast('Swap', { targets: ['Bear'] })
    expect(game.resolve().size('Bear')).toBe(edition === 'today' ? '4/3' : '3/3')
    game.isAtAQuestion()
  })
})

describe('today’s record', () => {
  test('is offered; games, saves and boards with it open', () => {
    expect(OFFERED_EDITIONS).toContain('today')
    const players = ['Ada', 'Bea'].map((name) => ({ name, deck: wisps(40) }))
    const { position } = newGame({ edition: 'today', seed: 3, starter: 0, players })
    const back = JSON.parse(JSON.stringify(position)) as typeof position
    expect(stateOf(back).edition).toBe('today')
    expect(answer(back, 'keep')).toEqual(answer(position, 'keep'))
    const written = boardFrom(seenBy(table('today', [{ battlefield: ['Bear'] }, {}]).position, 0), 'Forest')
    expect('board' in written ? written.board : written).toMatchObject({ edition: 'today' })
  })
})
