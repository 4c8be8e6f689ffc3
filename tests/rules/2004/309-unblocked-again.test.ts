/** An attacker stays blocked when its blocker leaves combat (309.2d), unless an effect makes it unblocked. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const FREED = 'Creatures it was blocking that had become blocked by only that creature this combat become unblocked.'
const CARDS = [
  card(
    'Call Off',
    '{0}',
    'Instant',
    `Remove target creature defending player controls from combat. ${FREED} You may have it block an attacking creature of your choice.`,
  ),
  card('Pull Back', '{0}', 'Instant', 'Remove target creature from combat.'),
  card('Lull', '{0}', 'Instant', 'Target unblocked attacking creature becomes blocked.'),
  creature(
    'Shy',
    '{0}',
    '2/2',
    "Whenever ~ blocks, flip a coin. If you lose the flip, remove ~ from combat and it can't block this turn. Creatures it was blocking that had become blocked by only ~ this combat become unblocked.",
  ),
  creature('Ram', '{0}', '3/3'),
  creature('Elk', '{0}', '4/4'),
]

inEditions('2004', '2011')('309 unblocked again, %s', (edition) => {
  const board = (...hand: readonly string[]): Table =>
    table(edition, [{ hand, battlefield: ['Ram', 'Elk'] }, { battlefield: ['Ox', 'Bear'] }], CARDS).attack('Ram', 'Elk')
  const attacker = (game: Table, name: string) =>
    game.state.combat?.attackers.find(({ id }) => id === game.id(name, 'battlefield'))
  const called = (game: Table, name: string): Table => game.cast('Call Off', { targets: [name] }).resolve()

  test('[2004:309.2d] what only that creature blocked becomes unblocked', () => {
    const game = called(board('Call Off').block({ Ox: 'Ram' }), 'Ox').reply(false)
    expect(attacker(game, 'Ram')).toMatchObject({ blocked: false })
    expect(game.to('main2').life(1)).toBe(13)
    game.isAtAQuestion()
  })

  test('[2004:309.2e] it may be made to block another attacker, which is then blocked', () => {
    const game = called(board('Call Off').block({ Ox: 'Ram' }), 'Ox').reply(true)
    game.reply([game.id('Elk')])
    expect(attacker(game, 'Elk')).toMatchObject({ blocked: true, blockers: [game.id('Ox')] })
    expect(game.to('main2').life(1)).toBe(17)
    game.isAtAQuestion()
  })

  test('[2004:309.2d] what another creature blocks, or has blocked, stays blocked', () => {
    const both = called(board('Call Off').block({ Ox: 'Ram', Bear: 'Ram' }).until('priority'), 'Ox').reply(false)
    expect(attacker(both, 'Ram')).toMatchObject({ blocked: true })
    const gone = board('Call Off', 'Pull Back').block({ Ox: 'Ram', Bear: 'Ram' }).until('priority')
    called(gone.cast('Pull Back', { targets: ['Bear'] }).resolve(), 'Ox').reply(false)
    expect(attacker(gone, 'Ram')).toMatchObject({ blocked: true, blockers: [] })
  })

  test('[2004:309.2f] nor does what an effect made blocked', () => {
    const game = board('Call Off', 'Call Off', 'Lull').block({ Ox: 'Ram' })
    game.cast('Lull', { targets: ['Elk'] }).resolve()
    called(game, 'Ox')
      .reply(true)
      .reply([game.id('Elk')])
    called(game, 'Ox').reply(false)
    expect(attacker(game, 'Elk')).toMatchObject({ blocked: true, blockers: [] })
    game.isAtAQuestion()
  })

  test('[2004:309.2d] a blocker that stays in combat frees nothing', () => {
    const seen = new Set<boolean>()
    for (let seed = 1; seed < 30 && seen.size < 2; seed++) {
      const game = table(edition, [{ battlefield: ['Ram'] }, { battlefield: ['Shy'] }], CARDS, {}, { seed })
      game.attack('Ram').block({ Shy: 'Ram' })
      while (game.state.stack.length > 0) game.question.kind === 'priority' ? game.pass() : game.plain()
      const one = attacker(game, 'Ram')
      expect(one?.blocked).toBe(one?.blockers.length === 1)
      seen.add(one?.blocked === true)
    }
    expect(seen.size).toBe(2)
  })
})
