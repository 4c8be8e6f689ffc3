import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const GREETER = card('Greeter', '{1}', 'Enchantment', 'Whenever a creature enters the battlefield, you gain 1 life.')

inEditions('2004', '2011')('glossary: enters the battlefield, %s', (edition) => {
  test('[2004:glossary/enters-the-battlefield] a card or token moved there enters, untapped, under who puts it there', () => {
    const brood = card('Brood', '{0}', 'Sorcery', 'Create two 1/1 green Insect creature tokens.')
    const raise = card(
      'Raise',
      '{0}',
      'Sorcery',
      'Put target creature card from a graveyard onto the battlefield under your control.',
    )
    const game = table(
      edition,
      [{ battlefield: ['Greeter'], hand: ['Brood', 'Raise'] }, { graveyard: ['Ox'] }],
      [GREETER, brood, raise],
    )
    game.cast('Brood').resolveAll()
    expect(game.life(0)).toBe(22)
    game.cast('Raise', { targets: ['Ox'] }).resolveAll()
    expect(game.life(0)).toBe(23)
    const ox = get(game.state, game.id('Ox'))
    expect([ox.controller, ox.owner, ox.tapped]).toEqual([0, 1, false])
  })

  test('[2004:glossary/enters-the-battlefield] a change of controller or of type is none', () => {
    const wake = card('Wake', '{0}', 'Instant', 'Target land becomes a 3/3 creature until end of turn.')
    const sides = { battlefield: ['Greeter', 'Forest'], hand: ['Grab', 'Wake'] }
    const game = table(edition, [sides, { battlefield: ['Ox'] }], [GREETER, wake])
    game
      .cast('Grab', { targets: ['Ox'] })
      .resolveAll()
      .cast('Wake', { targets: ['Forest'] })
      .resolveAll()
    expect([get(game.state, game.id('Ox')).controller, game.size('Forest'), game.life(0)]).toEqual([0, '3/3', 20])
  })

  test('[2004:glossary/enters-the-battlefield 2004:glossary/becomes] "enters tapped" arrives tapped and was never tapped there', () => {
    const watch = card('Watch', '{1}', 'Enchantment', 'Whenever a land becomes tapped, you gain 1 life.')
    const bog = zoo('Bog')
    const game = table(edition, [{ battlefield: ['Watch'], hand: ['Bog'] }, {}], [watch, bog])
    game.land('Bog')
    expect([get(game.state, game.id('Bog')).tapped, game.state.stack.length, game.life(0)]).toEqual([true, 0, 20])
  })

  test('[2004:glossary/enters-the-battlefield] continuous effects apply before anything looks at it', () => {
    const chill = card('Frostnip', '{1}', 'Enchantment', 'Creatures get -1/-1.')
    const small = card(
      'Small Door',
      '{1}',
      'Enchantment',
      'Whenever a creature with power 1 or less enters the battlefield, you gain 1 life.',
    )
    const calf = creature('Calf', '{0}', '2/2')
    const game = table(edition, [{ battlefield: ['Frostnip', 'Small Door'], hand: ['Calf'] }, {}], [chill, small, calf])
    game.cast('Calf').resolveAll()
    expect([game.size('Calf'), game.life(0)]).toEqual(['1/1', 21])
  })

  test('[2004:glossary/put-onto-the-battlefield] what is put there was neither cast nor played', () => {
    const scribe = card('Scribe', '{1}', 'Enchantment', 'Whenever a player casts a creature spell, you gain 5 life.')
    const door = card('Trapdoor', '{0}', 'Sorcery', 'Put a creature card from your hand onto the battlefield.')
    const till = card('Till', '{0}', 'Sorcery', 'Put a land card from your hand onto the battlefield.')
    const sides = { battlefield: ['Scribe'], hand: ['Trapdoor', 'Till', 'Ox', 'Forest', 'Island'] }
    const game = table(edition, [sides, {}], [scribe, door, till])
    game.cast('Trapdoor').resolveAll()
    expect([game.zone('Ox'), game.life(0)]).toEqual(['battlefield', 20])
    game
      .cast('Till')
      .resolve()
      .reply([game.id('Forest', 'hand')])
    expect([game.zone('Forest'), game.state.players[0]?.landsPlayed]).toEqual(['battlefield', []])
    game.land('Island')
    expect(game.zone('Island')).toBe('battlefield')
  })
})

inEditions('2004', '2011')('glossary: owner, during, %s', (edition) => {
  test('[2004:glossary/owner] control changes, ownership does not; a token is owned by who made it in 2004, by who first controls it in 2011', () => {
    const give = card('Gift', '{0}', 'Sorcery', 'Target opponent creates a 2/2 green Bear creature token.')
    const bounce = zoo('Bounce')
    const game = table(edition, [{ hand: ['Grab', 'Bounce', 'Gift'] }, { battlefield: ['Ox'] }], [bounce, give])
    game.cast('Grab', { targets: ['Ox'] }).resolve()
    expect([get(game.state, game.id('Ox')).controller, get(game.state, game.id('Ox')).owner]).toEqual([0, 1])
    game.cast('Bounce', { targets: ['Ox'] }).resolve()
    expect([game.handSize(1), game.has('hand', 'Ox', 1)]).toEqual([1, true])
    game.cast('Gift', { targets: ['player 1'] }).resolve()
    const token = get(game.state, game.state.battlefield[0] ?? 0)
    expect([token.kind, token.controller, token.owner]).toEqual(['token', 1, edition === '2004' ? 0 : 1])
  })

  test('[2004:glossary/during] "during your upkeep" triggers once as it begins', () => {
    const leech = card('Leech', '{1}', 'Enchantment', 'During your upkeep, lose 1 life.')
    expect(leech.abilities).toMatchObject([{ kind: 'triggered', trigger: { on: 'step', step: 'upkeep' } }])
    const game = table(edition, [{}, { battlefield: ['Leech'] }], [leech]).to('upkeep', 4)
    expect([game.state.stack.length, game.asks('priority').seat, game.life(1)]).toEqual([1, 1, 20])
    game.resolve().to('draw', 4)
    expect(game.life(1)).toBe(19)
    game.to('draw', 5)
    expect([game.life(0), game.life(1)]).toEqual([20, 19])
  })
})

inEditions('2004', '2011')('glossary: move, %s', (edition) => {
  const MANTLE = card(
    'Mantle',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature gets +1/+1.\n{0}: Enchanted creature gets +2/+0 until end of turn.',
  )
  const SHIFT = zoo('Shift')
  const board = (extra: readonly string[] = []) => ({
    battlefield: ['Bear', 'Ox', { name: 'Mantle', attachedTo: 'Bear' }, ...extra],
    hand: ['Shift'],
  })
  const SLAY = zoo('Slay')
  const CARDS = [MANTLE, SHIFT, SLAY, GREETER]

  test('[2004:glossary/move] an Aura goes from one permanent to the other', () => {
    const game = table(edition, [board(), {}], CARDS)
    game.cast('Shift', { targets: ['Mantle', 'Ox'] }).resolve()
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['2/2', '4/4'])
  })

  test('[2004:glossary/move] it stays where it is when it may not enchant the other, or that one is gone', () => {
    const black = creature('Spotless', '{0}', '1/1', 'Protection from white')
    const white = card('Halo', '{W}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.')
    const sides = { battlefield: ['Bear', 'Spotless', { name: 'Halo', attachedTo: 'Bear' }], hand: ['Shift'] }
    const game = table(edition, [sides, {}], [SHIFT, black, white])
    game.cast('Shift', { targets: ['Halo', 'Spotless'] }).resolve()
    expect([game.zone('Halo'), game.size('Bear'), game.size('Spotless')]).toEqual(['battlefield', '3/3', '1/1'])
    const gone = table(edition, [board(), { hand: ['Slay'] }], CARDS)
    gone.cast('Shift', { targets: ['Mantle', 'Ox'] }).pass()
    gone
      .cast('Slay', { targets: ['Ox'] })
      .resolve()
      .resolve()
    expect([gone.zone('Mantle'), gone.size('Bear')]).toEqual(['battlefield', '3/3'])
  })

  test('[2004:glossary/move-aura] nothing leaves or enters; the Aura has a new timestamp', () => {
    const game = table(
      edition,
      [board(['Comings']), {}],
      [
        ...CARDS,
        card(
          'Comings',
          '{1}',
          'Enchantment',
          'Whenever an enchantment enters the battlefield or an enchantment leaves the battlefield, you gain 1 life.',
        ),
      ],
    )
    const before = get(game.state, game.id('Mantle'))
    game.cast('Shift', { targets: ['Mantle', 'Ox'] }).resolve()
    const after = get(game.state, game.id('Mantle'))
    expect([after.id, game.life(0), game.state.stack.length]).toEqual([before.id, 20, 0])
    expect(after.timestamp).toBeGreaterThan(before.timestamp)
  })

  test('[2004:glossary/move-aura] its ability on the stack affects what it enchants when that resolves', () => {
    const game = table(edition, [board(), {}], CARDS)
    game.activate(
      'Mantle',
      game.state.printed
        .find((face) => face?.name === 'Mantle')
        ?.abilities.findIndex((one) => one.kind === 'activated') ?? 0,
    )
    game
      .cast('Shift', { targets: ['Mantle', 'Ox'] })
      .resolve()
      .resolve()
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['2/2', '6/4'])
  })
})
