/** The command zone (2011:contents/4): shared and public; what is in it works from there. */
import { expect, test } from 'vitest'
import { answer, forget, hasKeyword, powerOf, seenBy, stateOf } from '../../../src/engine/index.ts'
import type { Ability, Printed } from '../../../src/language/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

/** The same card, with abilities that work in the command zone. */
function commanding(printed: Printed): Printed {
  const there = (ability: Ability): Ability =>
    ability.kind === 'static' || ability.kind === 'triggered' ? { ...ability, zone: 'command' } : ability
  return { ...printed, abilities: printed.abilities.map(there) }
}

const CARDS = [
  commanding(card('Banner', '{1}', 'Enchantment', 'Creatures you control get +1/+1 and have flying.')),
  commanding(card('Toll', '{1}', 'Enchantment', 'Whenever a creature enters the battlefield, you gain 2 life.')),
  commanding(card('Vow', '{1}', 'Enchantment', 'You have no maximum hand size.')),
  card('Banner Below', '{1}', 'Enchantment', 'Creatures you control get +1/+1.'),
]

inEditions('2004', '2011')('the command zone, %s', (edition) => {
  test('[2011:contents/4] is one for all players, and everyone sees what is in it', () => {
    const game = table(edition, [{ command: ['Banner'] }, { command: ['Toll', 'Vow'] }], CARDS)
    expect(game.state.command).toHaveLength(3)
    for (const seat of [0, 1]) {
      const seen = seenBy(game.position, seat)
      expect(seen.now.command).toEqual(game.state.command)
      for (const name of ['Banner', 'Toll', 'Vow']) expect(JSON.stringify(seen.now.printed)).toContain(`"${name}"`)
    }
  })

  test('[2011:contents/4] a static ability works from there for its owner; one that works on the battlefield does not', () => {
    const there = table(edition, [{ battlefield: ['Bear'], command: ['Banner'] }, { battlefield: ['Ox'] }], CARDS)
    expect([there.size('Bear'), there.size('Ox')]).toEqual(['3/3', '3/3'])
    expect(hasKeyword(there.state, there.id('Bear'), 'flying')).toBe(true)
    const below = table(edition, [{ battlefield: ['Bear'], command: ['Banner Below'] }, {}], CARDS)
    expect(below.size('Bear')).toBe('2/2')
  })

  test('[2011:contents/4] a triggered ability triggers there, a rule for its owner holds', () => {
    const game = table(
      edition,
      [{ hand: ['Pup', 'Ox', 'Ox', 'Ox', 'Ox', 'Ox', 'Ox', 'Ox', 'Ox'], command: ['Toll', 'Vow'] }, {}],
      CARDS,
    )
    game.cast('Pup').resolve()
    expect(game.state.stack).toHaveLength(1)
    expect(game.resolveAll().life(0)).toBe(22)
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.handSize(0)).toBe(8)
  })

  test('[2011:contents/4] positions with something there are kept and run again like any other', () => {
    const game = table(edition, [{ hand: ['Pup'], command: ['Toll'] }, {}], CARDS)
    game.cast('Pup').pass()
    const { position } = game
    const saved = JSON.parse(JSON.stringify(position)) as typeof position
    expect(stateOf(saved)).toEqual(stateOf(position))
    const given = answer(position, { do: 'pass' })
    expect(answer(saved, { do: 'pass' })).toEqual(given)
    forget(position)
    expect(answer(position, { do: 'pass' })).toEqual(given)
    expect(powerOf(stateOf(position), game.id('Pup', 'stack'))).toBe(1)
  })
})
