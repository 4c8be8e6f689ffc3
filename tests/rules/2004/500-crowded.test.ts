import { expect } from 'vitest'
import { legalReplies } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  creature(
    'Proud',
    '{R}',
    '2/2',
    "~ must be blocked if able.\n~ can't be blocked except by two or more creatures.\n~ attacks each turn if able.",
  ),
  creature('Shy', '{W}', '2/2', "~ attacks each turn if able.\n~ can't attack or block alone."),
  card('Narrow Pass', '{1}', 'Enchantment', 'No more than nine creatures can attack each combat.'),
]

/** Blocks by so many lookouts of each attacker in turn. */
function blocks(game: Table, ...counts: readonly number[]) {
  const blockers = game.state.battlefield.filter((id) => game.state.combat?.attackers.every((one) => one.id !== id))
  const attackers = game.state.combat?.attackers ?? []
  const whom = counts.flatMap((n, place) => Array.from({ length: n }, () => attackers[place]?.id ?? -1))
  return whom.map((attacker, place) => ({ id: blockers[place] ?? -1, attackers: [attacker] }))
}

testInEditions('2004', '2011')(
  '[2004:500.4] fifteen that must block, twenty that two must: seven of them (%s)',
  (edition) => {
    const sides = [{ battlefield: times(20, 'Proud') }, { battlefield: times(15, 'Lookout') }] as const
    const game = table(edition, [sides[0], sides[1]], CARDS).until('attackers')
    const { able, defenders } = game.asks('attackers')
    game.reply(able.flatMap((id) => defenders.map((defender) => ({ id, defender })))).until('blockers')
    // All fifteen block in each case; one attacker more is blocked in the last.
    expect(game.refusal(blocks(game, 15)).key).toBe('block.mustBeBlocked')
    expect(game.refusal(blocks(game, 3, 3, 3, 2, 2, 2)).key).toBe('block.mustBeBlocked')
    expect(game.refusal(blocks(game, 2, 2, 2, 2, 2, 2, 2)).key).toBe('block.must')
    expect(game.refusal(blocks(game, 2, 2, 2, 2, 2, 2, 2, 1)).key).toBe('block.tooFewTogether')
    const [proposed] = legalReplies(game.position)
    expect(proposed).toHaveLength(15)
    game.reply(blocks(game, 2, 2, 2, 2, 2, 2, 3))
    game.isAtAQuestion()
  },
)

testInEditions('2004', '2011')(
  "[2004:500.2] twenty that must attack and can't alone, of which nine can (%s)",
  (edition) => {
    const sides = [{ battlefield: times(20, 'Shy') }, { battlefield: ['Narrow Pass'] }] as const
    const game = table(edition, [sides[0], sides[1]], CARDS).until('attackers')
    const { able } = game.asks('attackers')
    const some = (n: number) => able.slice(-n).map((id) => ({ id, defender: { player: 1 } }))
    expect([game.refusal(some(8)).key, game.refusal(some(1)).key]).toEqual(['attack.must', 'attack.alone'])
    expect(game.refusal(some(10)).key).toBe('attack.tooMany')
    game.reply(some(9))
    game.isAtAQuestion()
  },
)
