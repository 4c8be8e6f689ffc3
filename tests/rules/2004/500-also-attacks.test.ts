/** Requirements that others of the declaration make: "if one attacks, others attack if able" (500.2). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Hound', '{0}', '2/2', 'If a creature you control attacks, ~ also attacks if able.', 'Creature — Hound'),
  creature('Chief', '{0}', '3/3', 'If ~ attacks, all creatures you control attack if able.', 'Creature — Ogre'),
  creature('Stone', '{0}', '0/4', "~ can't attack.", 'Creature — Golem'),
  creature('Slow', '{0}', '2/2', "~ can't attack unless you pay {1}.", 'Creature — Golem'),
  card('Narrow', '{0}', 'Enchantment', 'No more than one creature can attack each combat.'),
]

inEditions('2004', '2011')('500 others that also attack, %s', (edition) => {
  const board = (...mine: readonly string[]): Table =>
    table(edition, [{ battlefield: mine }, { battlefield: ['Ox'] }], CARDS).until('attackers')
  const attacks = (game: Table, ...names: readonly string[]) => {
    const [defender] = game.asks('attackers').defenders
    return names.map((name) => ({ id: game.id(name, 'battlefield'), defender }))
  }
  const refused = (game: Table, ...names: readonly string[]) => game.refusal(attacks(game, ...names))

  test('[2004:500.2] where another attacks it must, too; alone, and not at all, is its own choice', () => {
    const game = board('Hound', 'Bear')
    expect(refused(game, 'Bear')).toMatchObject({ params: { object: game.id('Hound') } })
    for (const names of [[], ['Hound'], ['Hound', 'Bear']])
      board('Hound', 'Bear')
        .attack(...names)
        .isAtAQuestion()
  })

  test('[2004:500.2] all the others follow the one', () => {
    const game = board('Chief', 'Bear', 'Hound')
    refused(game, 'Chief')
    refused(game, 'Chief', 'Bear')
    board('Chief', 'Bear', 'Hound').attack('Chief', 'Bear', 'Hound').isAtAQuestion()
    board('Chief', 'Bear', 'Stone').attack('Chief', 'Bear').isAtAQuestion()
    board('Chief', 'Bear').attack('Bear').isAtAQuestion()
  })

  test('[2004:500.2] nobody pays for it, and nobody stays home for it', () => {
    board('Chief', 'Slow').attack('Chief').isAtAQuestion()
    board('Chief', 'Bear', 'Narrow').attack('Chief').isAtAQuestion()
    board('Hound', 'Bear', 'Narrow').attack('Bear').isAtAQuestion()
  })
})
