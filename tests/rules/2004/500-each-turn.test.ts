/** "Each turn" and "each combat" where a turn has several combat phases. */
import { expect, test } from 'vitest'
import { legalReplies } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Fury', '{R}', '2/2', 'Vigilance\n~ attacks each turn if able.'),
  creature('Rage', '{R}', '2/2', 'Vigilance\n~ attacks each combat if able.'),
  creature('Runner', '{R}', '1/1', 'Vigilance'),
  creature('Guard', '{W}', '0/9', '~ blocks each turn if able.'),
  creature('Watch', '{W}', '0/9', '~ blocks each combat if able.'),
  card(
    'Old Rally',
    '{0}',
    'Sorcery',
    'After this main phase, there is an additional combat phase followed by an additional main phase.',
  ),
  card('Goad', '{0}', 'Sorcery', 'Target creature attacks this turn if able.'),
]

inEditions('2004', '2011')('required each turn or each combat, %s', (edition) => {
  const MUST = 'attack.must'
  const rallied = (mine: readonly string[], theirs: readonly string[] = []): Table =>
    table(edition, [{ battlefield: mine, hand: ['Old Rally', 'Goad'] }, { battlefield: theirs }], CARDS)
      .cast('Old Rally')
      .resolve()

  test('[2004:500.2] "each turn" is obeyed by one attack in the turn, in whichever combat', () => {
    const game = rallied(['Fury']).until('attackers')
    expect(game.refusal([]).key).toBe(MUST)
    game.attack('Fury').to('endCombat').until('attackers').reply([])
    game.isAtAQuestion()
  })

  test('[2004:500.2] "each combat" asks for an attack in each of them', () => {
    const game = rallied(['Rage']).until('attackers')
    expect(game.refusal([]).key).toBe(MUST)
    game.attack('Rage').to('endCombat').until('attackers')
    expect(game.refusal([]).key).toBe(MUST)
    expect(legalReplies(game.position).length).toBeGreaterThan(0)
  })

  test('[2004:500.2] "this turn" asks for one, and the next turn asks again for "each turn"', () => {
    const game = rallied(['Runner', 'Fury'])
      .cast('Goad', { targets: ['Runner'] })
      .resolve()
      .until('attackers')
    expect(game.refusal([{ id: game.id('Fury'), defender: { player: 1 } }]).key).toBe(MUST)
    game.attack('Runner', 'Fury').to('endCombat').until('attackers').reply([])
    game.to('upkeep', 5).until('attackers')
    expect(game.refusal([]).key).toBe(MUST)
  })

  test('[2004:500.3] the same for blocks', () => {
    const again = (blocker: string) => {
      const game = rallied(['Runner'], [blocker]).attack('Runner').until('blockers')
      expect(game.refusal([]).key).toBe('block.must')
      game
        .block({ [blocker]: 'Runner' })
        .to('endCombat')
        .attack('Runner')
        .until('blockers')
      return game
    }
    again('Guard').reply([])
    expect(again('Watch').refusal([]).key).toBe('block.must')
  })
})
