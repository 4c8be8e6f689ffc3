import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const WARM = card(
  'Warm Cloak',
  '{W}',
  'Enchantment — Aura',
  `You may cast ~ as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.
Enchant creature
Enchanted creature gets +1/+1.`,
)
const BEAR = creature('Bear', '{1}{G}', '2/2')
const DAWN = card(
  'Hasty Dawn',
  '{W}',
  'Sorcery',
  'You may cast ~ as though it had flash if you pay {2} more to cast it.\nYou gain 3 life.',
)

inEditions(
  '2004',
  '2011',
  'today',
)('401.5 cast as though it had flash, %s', (edition) => {
  test('[2004:401.5] cast when a sorcery could be, the permanent stays', () => {
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Warm Cloak'], pool: '{W}' }, {}], [WARM, BEAR])
    game.cast('Warm Cloak', { targets: ['Bear'] }).resolve()
    expect(game.state.delayed).toEqual([])
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.zone('Warm Cloak')).toBe('battlefield')
  })

  test('[2004:401.5] cast at any other time, its controller sacrifices it at the beginning of the next cleanup step', () => {
    const game = table(edition, [{ battlefield: ['Bear'] }, { hand: ['Warm Cloak'], pool: '{W}' }], [WARM, BEAR])
    game
      .pass()
      .cast('Warm Cloak', { targets: ['Bear'] })
      .resolve()
    expect(game.zone('Warm Cloak')).toBe('battlefield')
    game.to('end')
    expect(game.zone('Warm Cloak')).toBe('battlefield')
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.zone('Warm Cloak')).toBe('graveyard')
  })

  test('[2004:401.5 today:601.3] for more mana at any time, for its own cost only as a sorcery', () => {
    const game = table(edition, [{}, { hand: ['Hasty Dawn'], pool: '{W}{C}{C}' }], [DAWN])
    const dawn = game.id('Hasty Dawn')
    game.pass()
    expect(game.why({ do: 'cast', object: dawn, via: 'normal' })?.key).toBe('timing.notYourTurn')
    game.cast('Hasty Dawn', { via: 'alternative' }).resolve()
    expect([game.life(1), game.pool(1)]).toEqual([23, ''])
    const poor = table(edition, [{}, { hand: ['Hasty Dawn'], pool: '{W}{C}' }], [DAWN])
    poor.pass()
    expect(poor.why({ do: 'cast', ...poor.way(poor.id('Hasty Dawn'), 'alternative') })?.key).toBe('cast.cantPay')
  })
})
