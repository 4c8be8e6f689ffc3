/** "No more than one creature can attack each turn": in all the combats of the turn. */
import { expect, test } from 'vitest'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('One by One', '{1}', 'Enchantment', 'No more than one creature can attack each turn.'),
  card('Two by Two', '{1}', 'Enchantment', 'No more than two creatures can attack each turn.'),
  card('Single Fights', '{1}', 'Enchantment', 'No more than one creature can attack each combat.'),
  card('One Guard', '{1}', 'Enchantment', 'No more than one creature can block each turn.'),
  creature('Eager', '{1}', '2/2', '~ attacks each turn if able.'),
  creature('Steady', '{1}', '2/2', 'Vigilance'),
  creature('Calm', '{1}', '2/2', 'Vigilance'),
  card('Again', '{0}', 'Instant', 'After this phase, there is an additional combat phase.'),
]

inEditions('2004', '2011')('limits of each turn, %s', (edition) => {
  const mine = (battlefield: readonly string[], theirs: readonly string[] = []): Table =>
    table(edition, [{ battlefield, hand: ['Again', 'Again'] }, { battlefield: theirs }], CARDS)
  const attacks = (game: Table, ...names: readonly string[]) =>
    names.map((name) => ({ id: game.id(name), defender: { player: 1 } }))
  /** After a first combat in which that creature has attacked, at the second declaration. */
  const second = (game: Table, name: string): Table => {
    game.attack(name).cast('Again')
    return game.resolve().until('attackers')
  }

  test('[2004:500.2] the one that must attack is the one that attacks', () => {
    const game = mine(['One by One', 'Eager', 'Calm']).until('attackers')
    for (const wrong of [attacks(game, 'Calm'), attacks(game, 'Eager', 'Calm'), []]) game.refusal(wrong)
    game.attack('Eager').isAtAQuestion()
  })

  test('[2004:500.2] another one can’t attack in a second combat of that turn', () => {
    const game = second(mine(['One by One', 'Steady', 'Calm']), 'Steady')
    game.refusal(attacks(game, 'Calm'))
    game.refusal(attacks(game, 'Steady', 'Calm'))
    game.attack('Steady').isAtAQuestion()
  })

  test('[2004:500.2] of two, one is left', () => {
    const game = second(mine(['Two by Two', 'Steady', 'Calm', 'Bear']), 'Steady')
    game.refusal(attacks(game, 'Calm', 'Bear'))
    game.attack('Steady', 'Calm').isAtAQuestion()
  })

  test('[2004:500.2] "each combat" begins anew with each', () => {
    second(mine(['Single Fights', 'Steady', 'Calm']), 'Steady')
      .attack('Calm')
      .isAtAQuestion()
  })

  test('[2004:500.2] the next turn, too', () => {
    const game = mine(['One by One', 'Steady', 'Calm']).attack('Steady').to('upkeep', 3)
    game.until('attackers').attack('Calm').isAtAQuestion()
  })

  test('[2004:500.3] so it is with blocks: what has blocked may do so again', () => {
    const game = mine(['Steady', 'Calm'], ['One Guard', 'Ox', 'Bear']).attack('Steady').block({ Ox: 'Steady' })
    game.cast('Again').resolve().attack('Calm').until('blockers')
    const block = (name: string) => [{ id: game.id(name), attackers: [game.id('Calm')] }]
    expect([game.refusal(block('Bear')).rule, game.refusal([...block('Ox'), ...block('Bear')]).rule]).toEqual([
      cite('block.restrictions', edition),
      cite('block.restrictions', edition),
    ])
    game.block({ Ox: 'Calm' }).isAtAQuestion()
  })
})
