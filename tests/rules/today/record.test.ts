/** What the engine already plays of today's rules, and that whatever has that edition opens. */
import { describe, expect, test } from 'vitest'
import { deckProblems } from '../../../src/catalog/index.ts'
import { answer, newGame, seenBy, stateOf } from '../../../src/engine/index.ts'
import { boardFrom } from '../../../src/engine/writeBoard.ts'
import { EDITION_IDS, EDITIONS, OFFERED_EDITIONS } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { editionsFrom, inEditions } from '../../support/editions.ts'
import { fours, gameOf, wisps } from '../../support/game.ts'
import { table } from '../../support/table.ts'

const HERALD = card('Herald', '{0}', 'Legendary Creature — Human', '', '2/2')
const TALL = creature('Tall One', '{4}', '5/5')
const BOTH = card('Two Numbers', '{X}{Y}{U}', 'Instant', 'Draw X cards.')

describe('what today’s rules have of their own', () => {
  test('[today:704.5j] each player keeps one of the legends they control; another’s is none of theirs', () => {
    const sides = [{ hand: ['Herald'], battlefield: ['Herald'] }, { battlefield: ['Herald'] }] as const
    const game = table('today', sides, [HERALD]).cast('Herald').resolve()
    const question = game.asks('choose')
    expect([question.seat, question.reason, question.from.length]).toEqual([0, 'keepLegend', 2])
    game.reply([question.from[0] ?? 0])
    expect(game.state.battlefield.length).toBe(2)
    game.isAtAQuestion()
  })

  test('[today:510.1c] damage is divided among blockers as the attacker likes, without an order', () => {
    const game = table('today', [{ battlefield: ['Tall One'] }, { battlefield: ['Bear', 'Ox'] }], [TALL])
      .attack('Tall One')
      .block({ Bear: 'Tall One', Ox: 'Tall One' })
      .until('assignDamage')
    game.reply([[1, 4]]).isAtAQuestion()
  })

  test('[today:103.5] a mulligan draws seven again, then a card goes to the bottom', () => {
    const players = ['Ada', 'Bea'].map((name) => ({ name, deck: wisps(40) }))
    const game = gameOf({ edition: 'today', seed: 4, starter: 1, players }).reply('mulligan')
    game.reply('keep')
    expect([game.handSize(1), game.asks('choose').reason]).toEqual([7, 'bottomed'])
    game.reply([game.asks('choose').from[0] ?? 0]).reply('keep')
    expect([game.handSize(1), game.question.kind]).toEqual([6, 'priority'])
  })

  test('[today:107.3p] costs may have Y again; in 2011 they can’t', () => {
    const found = EDITION_IDS.map((edition) => deckProblems(edition, 'constructed', { deck: [...fours(60), BOTH] }))
    expect(found.map((problems) => problems.map(({ key }) => key))).toEqual([[], ['edition.manaSymbol'], []])
  })
})

describe('a third record', () => {
  test('[today:613.1] is that of 2011 where nothing else is built', () => {
    expect(EDITIONS.today.abilities.choicesKnownTo).toBe(EDITIONS['2011'].abilities.choicesKnownTo)
    const { ptCounters, ptModify, ptSwitch } = EDITIONS.today.continuous.layers
    expect([ptCounters, ptSwitch - ptModify]).toEqual([ptModify, 1])
  })

  test('isn’t offered yet, but games, saves and boards with it open', () => {
    expect(OFFERED_EDITIONS).not.toContain('today')
    const players = ['Ada', 'Bea'].map((name) => ({ name, deck: wisps(40) }))
    const { position } = newGame({ edition: 'today', seed: 3, starter: 0, players })
    const back = JSON.parse(JSON.stringify(position)) as typeof position
    expect(stateOf(back).edition).toBe('today')
    expect(answer(back, 'keep')).toEqual(answer(position, 'keep'))
    const written = boardFrom(seenBy(table('today', [{ battlefield: ['Bear'] }, {}]).position, 0), 'Forest')
    expect('board' in written ? written.board : written).toMatchObject({ edition: 'today' })
  })
})

inEditions(...editionsFrom('2011'))('what began in 2011 holds in %s', (edition) => {
  test('[2011:106.4] mana doesn’t burn', () => {
    const game = table(edition, [{ battlefield: ['Forest'] }, {}])
      .activate('Forest')
      .to('beginCombat')
    expect([game.life(0), game.pool(0)]).toEqual([20, ''])
    game.isAtAQuestion()
  })
})

test('what began with a book holds in it and in those after it', () => {
  expect(editionsFrom('2011')).toEqual(['2011', 'today'])
  expect(editionsFrom('today')).toEqual(['today'])
})
