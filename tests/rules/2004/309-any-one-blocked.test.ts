/** "Blocked by a Golem": by any one, which nobody chooses, and which may be gone. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Avenge', '{0}', 'Instant', 'Destroy target creature that blocked or was blocked by a Golem this turn.'),
  card('Hurt', '{0}', 'Instant', 'Destroy target creature dealt damage by a Golem this turn.'),
  card('Outflank Them', '{0}', 'Instant', 'Destroy target creature blocking or blocked by a creature you control.'),
  card('Raze the Row', '{0}', 'Instant', 'Exile target Golem.'),
  creature('Clod', '{1}', '1/4', '', 'Creature — Golem'),
  creature('Marcher', '{1}', '1/4', '', 'Creature — Golem'),
]

inEditions('2004', '2011')('an object that a description names, %s', (edition) => {
  const after = (hand: readonly string[]): Table => {
    const sides = [{ battlefield: ['Bear', 'Monk', 'Marcher'], hand }, { battlefield: ['Clod', 'Ox', 'Gull'] }]
    const game = table(edition, [sides[0] as never, sides[1] as never], CARDS).attack('Bear', 'Monk', 'Marcher')
    return game.block({ Clod: 'Bear', Ox: 'Marcher', Gull: 'Monk' })
  }
  const creatures = ['Bear', 'Monk', 'Marcher', 'Clod', 'Ox', 'Gull']
  /** What the spell may be aimed at. */
  const aimed = (game: Table, name: string): readonly string[] => {
    game.reply({ do: 'cast', ...game.way(game.id(name), 'normal') })
    const { legal } = game.asks('targets')
    return creatures.filter((one) => legal.some((ref) => 'object' in ref && ref.object === game.id(one)))
  }

  test('[2004:309.2] what blocked a Golem this turn, or was blocked by one', () => {
    expect(aimed(after(['Avenge']), 'Avenge')).toEqual(['Bear', 'Ox'])
  })

  test('[2004:413.2f] also if the Golem is gone', () => {
    const game = after(['Avenge', 'Raze the Row'])
      .cast('Raze the Row', { targets: ['Clod'] })
      .resolve()
    expect(aimed(game, 'Avenge')).toEqual(['Bear', 'Ox'])
  })

  test('[2004:309.2] what fights any creature of one player', () => {
    expect(aimed(after(['Outflank Them']), 'Outflank Them')).toEqual(['Clod', 'Ox', 'Gull'])
  })

  test('[2004:413.2f] what a Golem has dealt damage', () => {
    const game = after(['Hurt'])
    while (game.events.every((one) => one.kind !== 'damage')) game.pass()
    while (game.question.seat !== 0) game.pass()
    expect(aimed(game, 'Hurt')).toEqual(['Bear', 'Ox'])
  })
})
