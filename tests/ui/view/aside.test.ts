/** What lies beside the permanents: phased-out cards and the command zone. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'
import { viewOf } from './support.ts'

const LIBRARY = { library: times(6, 'Forest') }
const CARDS = [
  creature('Drake', '{0}', '2/2', 'Phasing'),
  card('Spark', '{0}', 'Instant', '~ deals 2 damage to target creature.'),
  card('Crowning', '{0}', 'Sorcery', 'You get an emblem with "Creatures you control have vigilance."'),
]

inEditions('2004', '2011')('phased-out permanents in %s', (edition) => {
  test('[2004:502.15b] are beside the battlefield with what is on them, and nothing can be done with them', () => {
    const battlefield = [{ name: 'Drake', label: 'drake' }, { name: 'Veil', attachedTo: 'drake' }, 'Bear']
    const game = table(
      edition,
      [
        { battlefield, ...LIBRARY },
        { hand: ['Spark'], ...LIBRARY },
      ],
      CARDS,
    )
    expect(viewOf(game, 0).you.side.phasedOut).toEqual([])
    game.to('upkeep', 5)
    const you = viewOf(game, 0).you.side
    expect(you.phasedOut.map(({ look }) => look.name)).toEqual(['Drake', 'Veil'])
    expect(you.phasedOut.map(({ state }) => [state.phasedOut, state.playable])).toEqual([
      [true, false],
      [true, false],
    ])
    expect(you.phasedOut[0]?.label).toContain('phased out')
    expect(you.creatures.map(({ name }) => name)).toEqual(['Bear'])
    expect(viewOf(game, 1).others[0].side.phasedOut).toHaveLength(2)
    game.to('upkeep', 7)
    expect(viewOf(game, 0).you.side.phasedOut).toEqual([])
  })
})

test('[2011:contents/113] an emblem is shown to both by what it has', () => {
  const game = table('2011', [{ hand: ['Crowning'] }, {}], CARDS)
  game.cast('Crowning').resolve()
  for (const seat of [0, 1]) {
    const view = viewOf(game, seat)
    const [emblem, ...others] = (seat === 0 ? view.you : view.others[0]).side.command
    expect(others).toEqual([])
    expect([emblem?.look.name, emblem?.look.rulesText]).toEqual(['Emblem', 'Creatures you control have vigilance.'])
  }
})
