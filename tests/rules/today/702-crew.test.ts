/** Vehicles (today:301.7) and crew (today:702.122). */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Cart', '{2}', 'Artifact — Vehicle', 'Crew 3', '4/4'),
  creature('Runt', '{0}', '1/1'),
  creature('Guard', '{0}', '2/2'),
  creature('Brute', '{0}', '4/4'),
]
const board = (...crew: string[]) => table('today', [{ battlefield: ['Cart', ...crew] }, {}], CARDS)

describe('[today:702.122] crew', () => {
  const crew = (game: ReturnType<typeof board>) => ({ do: 'activate', ...game.nth(game.id('Cart'), 0) }) as const

  test('creatures with that much power together make it a creature until end of turn', () => {
    const game = board('Runt', 'Guard')
    game.reply(crew(game))
    game.asks('choose')
    game.reply([game.id('Runt'), game.id('Guard')]).resolveAll()
    expect(game.size('Cart')).toBe('4/4')
    expect(game.attack('Cart').to('main2').life(1)).toBe(16)
  })
  test('with too little chosen, more are asked for', () => {
    const game = board('Runt', 'Guard', 'Brute')
    game.reply(crew(game)).reply([game.id('Guard')])
    game.asks('choose')
    game.reply([game.id('Runt')]).resolveAll()
    expect(game.size('Cart')).toBe('4/4')
    game.isAtAQuestion()
  })
  test('one that has come this turn may crew; too weak or tapped ones can’t', () => {
    const game = table('today', [{ battlefield: ['Cart'], hand: ['Brute'] }, {}], CARDS).cast('Brute').resolveAll()
    expect(game.why(crew(game))).toBeNull()
    const weak = board('Guard')
    expect(weak.why(crew(weak))).not.toBeNull()
    const tapped = table('today', [{ battlefield: ['Cart', { name: 'Brute', tapped: true }] }, {}], CARDS)
    expect(tapped.why(crew(tapped))).not.toBeNull()
  })
  test('a Vehicle can’t crew itself', () => {
    const game = board('Brute')
    // The only creature there is isn't asked for.
    game.reply(crew(game)).resolveAll()
    expect([game.size('Cart'), game.why(crew(game))?.key]).toEqual(['4/4', 'cost.nothingToTap'])
  })
})
