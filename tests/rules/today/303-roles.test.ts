/** Role tokens: Auras that enter attached, of which a permanent keeps one for each controller. */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  ...['Cursed', 'Monster', 'Royal', 'Sorcerer', 'Virtuous', 'Wicked', 'Young Hero'].map((role) =>
    card(`As ${role.split(' ')[0]}`, '{0}', 'Instant', `Create a ${role} Role token attached to target creature.`),
  ),
  card('Snuff', '{0}', 'Instant', 'Destroy target creature.'),
  creature('Guarded', '{0}', '2/2', 'Protection from enchantments'),
]
const roles = (game: Table) =>
  game.state.battlefield
    .filter((id) => characteristics(game.state, id).subtypes.includes('Role'))
    .map((id) => characteristics(game.state, id).name)
const cast = (game: Table, name: string, on = 'Ox') => game.cast(name, { targets: [on] }).resolve()

describe('Role tokens', () => {
  const begun = (...hand: readonly string[]) =>
    table('today', [{ battlefield: ['Ox', 'Guarded'], hand }, { hand: ['As Royal', 'As Monster'] }], CARDS)

  test('[today:111.10] an Aura enchantment token, attached as it enters', () => {
    const game = cast(begun('As Monster'), 'As Monster')
    const id = game.id('Monster')
    const { types, subtypes, colors } = characteristics(game.state, id)
    expect([types, subtypes, colors]).toEqual([['enchantment'], ['Aura', 'Role'], []])
    expect([get(game.state, id).kind, get(game.state, id).attachedTo, game.size('Ox')]).toEqual([
      'token',
      { object: game.id('Ox') },
      '4/4',
    ])
    game.isAtAQuestion()
  })

  test('[today:111.10] what each of them does', () => {
    expect(cast(begun('As Cursed'), 'As Cursed').size('Ox')).toBe('1/1')
    expect(cast(begun('As Virtuous'), 'As Virtuous').size('Ox')).toBe('4/4')
    expect(cast(begun('As Royal'), 'As Royal').size('Ox')).toBe('4/4')
    const young = cast(begun('As Young'), 'As Young').attack('Ox').resolve()
    expect(young.size('Ox')).toBe('4/4')
    expect(young.to('main1', young.state.turn.number + 2).attack('Ox').state.stack).toHaveLength(0)
    const wise = cast(begun('As Sorcerer'), 'As Sorcerer').attack('Ox')
    expect([wise.size('Ox'), wise.state.stack.length]).toEqual(['4/4', 1])
  })

  test('[today:303.7] a second Role of one player leaves the newer one', () => {
    const game = cast(cast(begun('As Wicked', 'As Royal'), 'As Wicked'), 'As Royal')
    expect(roles(game)).toEqual(['Royal'])
    expect(game.resolveAll().life(1)).toBe(19)
    expect(game.size('Ox')).toBe('4/4')
    game.isAtAQuestion()
  })

  test('[today:303.7] Roles of two players stay beside each other, and so do those on two creatures', () => {
    const game = cast(begun('As Monster', 'As Wicked'), 'As Monster').pass()
    cast(game, 'As Royal', 'Ox')
    expect([roles(game).toSorted(), game.size('Ox')]).toEqual([['Monster', 'Royal'], '5/5'])
    const two = table('today', [{ battlefield: ['Ox', 'Bear'], hand: ['As Monster', 'As Wicked'] }, {}], CARDS)
    cast(cast(two, 'As Monster'), 'As Wicked', 'Bear')
    expect(roles(two)).toHaveLength(2)
    game.isAtAQuestion()
  })

  test('[today:303.7] one that can’t be attached there isn’t made; nor without its target', () => {
    const game = begun('As Monster', 'Snuff').cast('As Monster', { targets: ['Ox'] })
    cast(game, 'Snuff').resolve()
    expect(roles(game)).toEqual([])
    const kept = cast(begun('As Royal'), 'As Royal', 'Guarded')
    // It doesn’t come and fall off: none is made.
    expect([roles(kept), kept.events.filter(({ kind }) => kind === 'tokenMade')]).toEqual([[], []])
    game.isAtAQuestion()
  })
})
