import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const BALM = card('Balm', '{0}', 'Instant', 'You gain 3 life.')
const IDOL = card('Idol', '{0}', 'Artifact', '{0}: You gain 5 life.')
const EMBER = creature('Ember', '{0}', '1/1', 'When ~ enters the battlefield, you gain 2 life.')

inEditions('2004', '2011')('217.6 the stack, %s', (edition) => {
  test('[2004:217.6a 2004:217.6b] the card itself is the spell; an ability lies on top without any card', () => {
    const game = table(edition, [{ hand: ['Balm', 'Balm'], battlefield: ['Idol'] }, {}], [BALM, IDOL])
    game.cast('1:Balm')
    expect(game.state.stack.map((id) => get(game.state, id).kind)).toEqual(['card'])
    game.activate('Idol')
    game.cast('Balm')
    expect(game.state.stack.map((id) => get(game.state, id).kind)).toEqual(['card', 'ability', 'card'])
    expect([game.zone('Idol'), game.handSize(0)]).toEqual(['battlefield', 0])
    game.resolve()
    expect(game.life(0)).toBe(23)
    game.resolve()
    expect(game.life(0)).toBe(28)
    game.resolve()
    expect(game.life(0)).toBe(31)
  })

  test("[2004:217.6c] a spell has its card's characteristics, an ability only its text", () => {
    const game = table(
      edition,
      [{ hand: ['Burnoff', 'Slay'] }, {}],
      [creature('Burnoff', '{0}', '3/1', 'When ~ enters the battlefield, you gain 2 life.')],
    )
    game.cast('Burnoff')
    const spell = characteristics(game.state, game.state.stack[0] ?? 0)
    expect([spell.name, spell.types, spell.power]).toEqual(['Burnoff', ['creature'], 3])
    game.resolve()
    const trigger = game.state.stack[0] ?? 0
    const ability = characteristics(game.state, trigger)
    expect([get(game.state, trigger).kind, ability.types, ability.power, ability.colors]).toEqual([
      'ability',
      [],
      null,
      [],
    ])
    game.cast('Slay', { targets: ['Burnoff'] }).resolve()
    expect([game.zone('Burnoff'), game.state.stack]).toEqual(['graveyard', [trigger]])
    game.resolve()
    expect(game.life(0)).toBe(22)
  })

  test('[2004:217.6c] an ability is controlled by who controlled its source as it triggered', () => {
    const grab = zoo('Grab')
    const game = table(edition, [{ hand: ['Ember'] }, { hand: ['Grab'] }], [EMBER, grab])
    game.cast('Ember').resolve().pass()
    game.cast('Grab', { targets: ['Ember'] }).resolve()
    expect(get(game.state, game.id('Ember')).controller).toBe(1)
    game.resolve()
    expect([game.life(0), game.life(1)]).toEqual([22, 20])
  })

  test('[2004:217.6d] all pass in succession: only the top resolves; on an empty stack the step ends', () => {
    const game = table(edition, [{ hand: ['Balm', 'Balm'] }, {}], [BALM])
    game.cast('1:Balm').cast('Balm').pass(2)
    expect([game.life(0), game.state.stack.length, game.asks('priority').seat]).toEqual([23, 1, 0])
    game.pass(2)
    expect([game.state.turn.step, game.state.stack.length]).toEqual(['main1', 0])
    game.pass(2)
    expect(game.state.turn.step).toBe('beginCombat')
  })
})

describe('217.4 graveyards', () => {
  test("[2004:217.4a] what is destroyed, countered or finished goes on top of its owner's graveyard", () => {
    const game = table('2004', [{ battlefield: ['Bear'], hand: ['Slay'] }, { hand: ['Deny', 'Balm'] }], [BALM])
    const names = (seat: number) => game.state.graveyards[seat]?.map((id) => characteristics(game.state, id).name)
    expect([names(0), names(1)]).toEqual([[], []])
    game.cast('Slay', { targets: ['Bear'] }).resolve()
    expect(names(0)).toEqual(['Bear', 'Slay'])
    game.pass()
    game
      .cast('Balm')
      .cast('Deny', { targets: ['Balm'] })
      .resolve()
    expect(names(1)).toEqual(['Balm', 'Deny'])
    expect(game.life(1)).toBe(20)
  })

  test("[2004:217.4a] a countered spell lies in its owner's graveyard whoever countered it; so does what is sacrificed", () => {
    const altar = zoo('Altar')
    const sides = { hand: ['Balm'], battlefield: ['Altar', { name: 'Ox', owner: 1 }] }
    const game = table('2004', [sides, { hand: ['Deny'] }], [altar, BALM])
    game
      .cast('Balm')
      .pass()
      .cast('Deny', { targets: ['Balm'] })
      .resolve()
    game.activate('Altar').resolve()
    const names = (seat: number) => game.state.graveyards[seat]?.map((id) => characteristics(game.state, id).name)
    expect([names(0), names(1)]).toEqual([['Balm'], ['Deny', 'Ox']])
  })

  const DOOM = card('Doom', '{0}', 'Sorcery', 'Destroy all creatures.')

  test('[2004:217.4c] cards that go to one graveyard together are ordered by their owner', () => {
    const three = { battlefield: ['Bear', 'Ox', 'Ember'] }
    const game = table(
      '2004',
      [{ hand: ['Doom'], battlefield: ['Bear'] }, three],
      [DOOM, EMBER],
      {},
      { orderGraveyards: true },
    )
    game.cast('Doom').resolve()
    const order = game.asks('order')
    expect([order.seat, order.what, order.items.length]).toEqual([1, 'graveyard', 3])
    const [bear, ox, ember] = order.items
    game.reply([ember ?? 0, bear ?? 0, ox ?? 0])
    expect(game.state.graveyards[1]?.map((id) => characteristics(game.state, id).name)).toEqual(['Ember', 'Bear', 'Ox'])
    expect(game.has('graveyard', 'Bear', 0)).toBe(true)
  })

  test('[2004:217.4c] the owner is asked, not who controlled them; alike cards, one card and tokens need no order', () => {
    const sides = [
      {
        hand: ['Doom'],
        battlefield: [
          { name: 'Bear', owner: 1 },
          { name: 'Ox', owner: 1 },
        ],
      },
      { battlefield: [{ name: 'Ember', token: true }] },
    ] as const
    const game = table('2004', [sides[0] as never, sides[1] as never], [DOOM, EMBER], {}, { orderGraveyards: true })
    game.cast('Doom').resolve()
    expect([game.asks('order').seat, game.asks('order').items.length]).toEqual([1, 2])
    const alike = table(
      '2004',
      [{ hand: ['Doom'], battlefield: ['Bear', 'Bear'] }, {}],
      [DOOM],
      {},
      { orderGraveyards: true },
    )
    alike.cast('Doom').resolve().asks('priority')
    expect(alike.state.graveyards[0]).toHaveLength(3)
  })
})

test('[2004:217.6e] in 2004 combat damage waits on the stack and is dealt though its source is gone', () => {
  const altar = zoo('Altar')
  const game = table('2004', [{ battlefield: ['Bear', 'Altar'] }, {}], [altar])
  game.attack('Bear').to('combatDamage')
  expect(game.state.stack.map((id) => get(game.state, id).kind)).toEqual(['combatDamage'])
  game.activate('Altar').resolve()
  expect(game.zone('Bear')).toBe('graveyard')
  game.resolve()
  expect([game.life(0), game.life(1)]).toEqual([21, 18])
})
