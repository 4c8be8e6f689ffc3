import { expect, test } from 'vitest'
import { forget, outcomeOf, seenBy } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Balm', '{1}', 'Enchantment', 'Whenever you gain life, you lose 1 life.'),
  card('Ache', '{1}', 'Enchantment', 'Whenever you lose life, you gain 1 life.'),
  card('Choice', '{1}', 'Enchantment', 'Whenever you lose life, you may gain 1 life.'),
  card('Swell', '{1}', 'Enchantment', 'Whenever you gain life, you gain 1 life.'),
  card('Thorn', '{1}', 'Enchantment', 'Whenever you lose life, you lose 1 life.'),
  card('Unbuild', '{R}', 'Instant', 'Destroy target enchantment.'),
]

/** Passes (and takes offers, but no shortcut) up to `most` times; whether the game ended on the way. */
function passes(game: Table, most: number): number {
  for (let n = 0; n < most; n++) {
    if (game.position.question === null) return n
    if (game.question.kind === 'priority') game.pass()
    else game.reply(game.question.kind === 'number' ? 0 : true)
  }
  return most
}

inEditions('2004', '2011')('loops, %s', (edition) => {
  const started = (names: string[]) => {
    const game = table(
      edition,
      [{ battlefield: [...names, 'Mountain', 'Mountain'], hand: ['Spark', 'Unbuild'] }, {}],
      CARDS,
    )
    return game.cast('Spark', { targets: ['player 0'] })
  }

  test('[2004:421.4] mandatory actions that repeat for ever are a draw', () => {
    const game = started(['Balm', 'Ache'])
    expect(passes(game, 100)).toBeLessThan(60)
    expect(outcomeOf(game.position)).toEqual({ winner: null, reason: 'draw', rule: cite('draw.loop', edition) })
  })

  test('[2004:421.4] also where life goes up with each of them', () => {
    const game = started(['Ache', 'Swell'])
    passes(game, 100)
    expect(outcomeOf(game.position)?.reason).toBe('draw')
  })

  test('[2004:421.4] not where the loop comes to an end by itself', () => {
    const game = started(['Thorn'])
    passes(game, 200)
    expect(outcomeOf(game.position)).toMatchObject({ winner: 1, reason: 'life' })
  })

  test('[2004:421.4] not where a player can stop at any time', () => {
    const game = started(['Balm', 'Choice'])
    expect(passes(game, 100)).toBe(100)
    while (game.question.kind !== 'confirm') game.question.kind === 'priority' ? game.pass() : game.reply(0)
    game.reply(false).isAtAQuestion()
    expect(game.state.stack).toHaveLength(0)
  })

  test('[2004:421.4] a player who does something breaks it', () => {
    const game = started(['Balm', 'Ache'])
    passes(game, 12)
    while (game.question.seat !== 0) game.pass()
    game.cast('Unbuild', { targets: ['Balm'] })
    game.resolveAll()
    expect([game.question.kind, game.state.stack.length]).toEqual(['priority', 0])
  })

  test('[2004:421.4] what a player does again and again by choice is no loop of mandatory actions', () => {
    const idler = creature('Idler', '{1}', '1/1', '{0}: Untap ~.')
    const sides = { battlefield: ['Idler', 'Mountain'], hand: ['Spark'] }
    const game = table(edition, [sides, {}], [idler]).cast('Spark', { targets: ['player 0'] })
    for (let n = 0; n < 20; n++) {
      game.activate('Idler').resolve()
      // 421.2: offered to be shortened, and played on by hand.
      if (game.question.kind === 'number') game.reply(0)
    }
    expect([outcomeOf(game.position), game.asks('priority').seat]).toEqual([null, 0])
    expect(game.resolve().life(0)).toBe(17)
  })

  test('[2004:421.4] it is found the same where the process runs again, and no seat learns of what it is found by', () => {
    const game = started(['Balm', 'Ache'])
    for (let n = 0; n < 100 && game.position.question !== null; n++) {
      forget(game.position)
      game.pass()
    }
    expect(game.winner()).toBeNull()
    const other = started(['Balm', 'Ache'])
    passes(other, 24)
    expect(other.state.mandatoryLoop?.checkpoints.length).toBeGreaterThan(0)
    expect(seenBy(other.position, 1).now.mandatoryLoop).toBeNull()
  })
})
