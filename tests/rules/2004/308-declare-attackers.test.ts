import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const HERALD = creature('Herald', '{W}', '1/1', 'Whenever ~ attacks, you gain 1 life.')
const DART = card('Dart', '{0}', 'Instant', '~ deals 1 damage to target creature or player.')
const ALTAR = card('Altar', '{1}', 'Artifact', 'Sacrifice an enchantment: Add {C}{C}.')
const SPROUT = creature('Budding', '{G}', '1/1', '{T}: Add {G}.')

/** The key of the refusal of attacking with these alone. */
function refused(game: Table, ...names: readonly string[]): string {
  const attack = names.map((name) => ({ id: game.id(name, 'battlefield'), defender: { player: 1 } }))
  return game.until('attackers').refusal(attack).key
}

describe('308.1 the step', () => {
  testInEditions('2004', '2011')(
    '[2004:308.1] the declaration uses no stack; its triggers wait at the first priority (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Herald'] }, { hand: ['Dart'] }], [HERALD, DART])
      game.to('beginCombat').pass(2)
      expect(game.asks('attackers').seat).toBe(0)
      expect(game.state.stack).toHaveLength(0)
      game.attack('Herald')
      expect([game.state.turn.step, game.asks('priority').seat]).toEqual(['declareAttackers', 0])
      expect(game.state.stack).toHaveLength(1)
      // The opponent acts with the trigger on the stack, and it resolves all the same.
      game
        .pass()
        .cast('Dart', { targets: ['Herald'] })
        .resolve()
      expect(game.has('graveyard', 'Herald')).toBe(true)
      expect(game.resolve().life(0)).toBe(21)
      expect([game.state.turn.step, game.asks('priority').seat]).toEqual(['declareAttackers', 0])
    },
  )

  testInEditions('2004', '2011')(
    '[2004:308.3] an ability triggers only as the creature becomes attacking (%s)',
    (edition) => {
      const bane = card(
        'Green Bane',
        '{1}',
        'Enchantment',
        'Whenever a green creature attacks, destroy it at end of combat.',
      )
      const dye = card('Dye', '{0}', 'Instant', 'Target creature becomes green until end of turn.')
      const fade = card('Bleach', '{0}', 'Instant', 'Target creature becomes blue until end of turn.')
      const fish = creature('Pike', '{U}', '1/1')
      const sides = [
        { battlefield: ['Pike', 'Bear'], hand: ['Dye', 'Bleach'] },
        { battlefield: ['Green Bane'] },
      ] as const
      const game = table(edition, [sides[0], sides[1]], [bane, dye, fade, fish]).attack('Pike', 'Bear')
      expect(game.state.stack).toHaveLength(1)
      game
        .resolve()
        .cast('Dye', { targets: ['Pike'] })
        .resolve()
        .cast('Bleach', { targets: ['Bear'] })
        .resolve()
      game.to('main2')
      expect(game.has('battlefield', 'Pike')).toBe(true)
      expect(game.has('graveyard', 'Bear')).toBe(true)
    },
  )

  testInEditions('2004', '2011')(
    '[2004:308.4] no attacker: priority in this step, then the end of combat (%s)',
    (edition) => {
      const pyre = zoo('Pyre')
      const game = table(edition, [{ battlefield: ['Bear', 'Pyre'], hand: ['Dart'] }, {}], [pyre, DART]).attack()
      game
        .cast('Dart', { targets: ['player 1'] })
        .resolve()
        .pass(2)
      expect(game.state.turn.step).toBe('endCombat')
      expect([game.life(0), game.life(1)]).toEqual([20, 19])
      expect(game.resolve().life(0)).toBe(21)
    },
  )
})

describe('308.2a who can attack', () => {
  const sides = (name: string, fields = {}) => [{ battlefield: ['Ox', { name, ...fields }] }, {}] as const

  testInEditions('2004', '2011')(
    '[2004:308.2a] not the tapped, even vigilant; not what came this turn, unless hasty (%s)',
    (edition) => {
      const watch = creature('Watch', '{W}', '2/2', 'Vigilance')
      const dash = creature('Dasher', '{R}', '2/2', 'Haste')
      const [tapped, empty] = sides('Watch', { tapped: true })
      expect(refused(table(edition, [tapped, empty], [watch]), 'Watch')).toBe('attack.tapped')
      const [sick] = sides('Bear', { sick: true })
      expect(refused(table(edition, [sick, empty]), 'Bear')).toBe('attack.sick')
      const [hasty] = sides('Dasher', { sick: true })
      expect(table(edition, [hasty, empty], [dash]).attack('Dasher').to('endCombat').life(1)).toBe(18)
    },
  )

  testInEditions('2004', '2011')("[2004:308.2a] not noncreatures, and nobody else's (%s)", (edition) => {
    const game = table(edition, [{ battlefield: ['Ox', 'Forest'] }, { battlefield: ['Bear'] }])
    expect(refused(game, 'Forest')).toBe('attack.notCreature')
    expect(refused(game, 'Bear')).toBe('attack.notYours')
    expect(refused(game, 'Ox', 'Ox')).toBe('attack.twice')
    game.isAtAQuestion()
  })

  testInEditions('2004', '2011')('[2004:308.2a] what came under control this turn, however it came (%s)', (edition) => {
    const turncoat = zoo('Turncoat')
    const game = table(edition, [{ battlefield: ['Ox'], hand: ['Turncoat'] }, { battlefield: ['Bear'] }], [turncoat])
    game.cast('Turncoat', { targets: ['Bear'] }).resolve()
    expect(refused(game, 'Bear')).toBe('attack.sick')
  })

  test('[2004:308.2a] in 2004 nothing with the type Wall, also where it was added', () => {
    const wall = zoo('Rampart')
    const stone = card('Stoning', '{0}', 'Instant', 'Target creature becomes a Wall creature until end of turn.')
    const game = table('2004', [{ battlefield: ['Ox', 'Bear', 'Rampart'], hand: ['Stoning'] }, {}], [wall, stone])
    game.cast('Stoning', { targets: ['Bear'] }).resolve()
    expect(refused(game, 'Rampart')).toBe('attack.wall')
    expect(refused(game, 'Bear')).toBe('attack.wall')
    expect(game.asks('attackers').able).toEqual([game.id('Ox')])
  })

  test('[2004:308.2a] the edition of 2011 asks for defender, not for the type', () => {
    const wall = creature('Rampart', '{W}', '1/4', '', 'Creature — Wall')
    const guard = creature('Gatehouse', '{W}', '1/4', 'Defender', 'Creature — Wall')
    const game = table('2011', [{ battlefield: ['Gatehouse', 'Rampart'] }, {}], [wall, guard])
    expect(refused(game, 'Gatehouse')).toBe('attack.defender')
    expect(game.attack('Rampart').to('endCombat').life(1)).toBe(19)
  })
})

describe('308.2c tapping', () => {
  testInEditions('2004', '2011')(
    '[2004:308.2c] attackers tap as they are declared; the vigilant stay untapped (%s)',
    (edition) => {
      const proud = creature('Proud', '{W}', '2/2', 'Whenever ~ becomes tapped, you gain 1 life.')
      const watch = creature('Watch', '{W}', '2/2', 'Vigilance')
      const game = table(edition, [{ battlefield: ['Proud', 'Watch'] }, {}], [proud, watch]).attack('Proud', 'Watch')
      const tapped = (name: string) => game.state.objects.flat()[game.id(name)]?.tapped
      expect([tapped('Proud'), tapped('Watch')]).toEqual([true, false])
      expect(game.state.stack).toHaveLength(1)
      expect(game.resolve().life(0)).toBe(21)
    },
  )

  testInEditions('2004', '2011')("[2004:308.2c] an attacker's own {T} can't pay for the attack (%s)", (edition) => {
    const penny = card('Penny Toll', '{1}', 'Enchantment', "Creatures can't attack unless their controller pays {1}.")
    const sides = [{ battlefield: ['Budding'] }, { battlefield: ['Penny Toll'] }] as const
    const game = table(edition, [sides[0], sides[1]], [SPROUT, penny]).until('attackers')
    game.reply([{ id: game.id('Budding'), defender: { player: 1 } }])
    if (game.question.kind === 'pay') {
      expect(game.asks('pay').proposal).toBeNull()
      game.reply({ pay: 'cancel' })
    }
    // Taken back: it is untapped and can be declared anew.
    expect(game.asks('attackers').able).toEqual([game.id('Budding')])
    expect(game.state.objects.flat()[game.id('Budding')]?.tapped).toBe(false)
  })
})

describe('308.2d-g costs', () => {
  const taxed = (edition: '2004' | '2011', lands: number, more: readonly string[] = []): Table =>
    table(edition, [{ battlefield: ['Herald', 'Bear', ...times(lands, 'Forest'), ...more] }, {}], [HERALD, ALTAR, DART])

  testInEditions('2004', '2011')(
    '[2004:308.2d 2004:308.2e] the total is locked in before it is paid (%s)',
    (edition) => {
      const game = taxed(edition, 2, ['Toll', 'Altar']).attack('Herald', 'Bear')
      expect(game.asks('pay')).toMatchObject({ seat: 0, cost: ['4'] })
      // The tax itself is sacrificed for mana: the cost stays.
      game.reply({ pay: 'activate', ...game.nth(game.id('Altar'), 0) })
      expect(game.has('graveyard', 'Toll')).toBe(true)
      expect(game.asks('pay').cost).toEqual(['4'])
      game.plain()
      expect(game.state.combat?.attackers).toHaveLength(2)
      expect(game.state.battlefield.filter((id) => game.state.objects.flat()[id]?.tapped)).toHaveLength(4)
    },
  )

  testInEditions('2004', '2011')('[2004:308.2e] mana abilities and nothing else while paying (%s)', (edition) => {
    const ping = creature('Pinger', '{R}', '1/1', '{0}: ~ deals 1 damage to target player.')
    const sides = [
      { battlefield: ['Bear', 'Pinger', 'Forest', 'Forest'], hand: ['Dart'] },
      { battlefield: ['Toll'] },
    ] as const
    const game = table(edition, [sides[0], sides[1]], [ping, DART]).attack('Bear')
    game.asks('pay')
    expect(game.refusal({ do: 'cast', object: game.id('Dart'), via: 'normal' })).toBeDefined()
    expect(game.refusal({ pay: 'activate', ...game.nth(game.id('Pinger'), 0) })).toBeDefined()
    game.reply({ pay: 'activate', ...game.nth(game.id('1:Forest'), 0) }).plain()
    expect(game.state.combat?.attackers).toHaveLength(1)
  })

  testInEditions('2004', '2011')("[2004:308.2f] three mana don't pay for two, nor for one of two (%s)", (edition) => {
    const game = taxed(edition, 3, ['Toll'])
    expect(refused(game, 'Herald', 'Bear')).toBe('attack.cantPay')
    game.attack('Bear').plain()
    expect(game.state.combat?.attackers).toEqual([expect.objectContaining({ id: game.id('Bear') })])
  })

  testInEditions('2004', '2011')("[2004:308.2] a declaration that isn't paid is taken back whole (%s)", (edition) => {
    const game = taxed(edition, 4, ['Toll']).attack('Herald', 'Bear')
    const forest = game.id('1:Forest')
    game.reply({ pay: 'activate', ...game.nth(forest, 0) }).reply({ pay: 'cancel' })
    // 422.1: the mana ability may be reversed too.
    game.reply([forest]).asks('attackers')
    expect(game.state.battlefield.some((id) => game.state.objects.flat()[id]?.tapped)).toBe(false)
    expect([game.pool(0), game.state.waiting.length, game.state.stack.length]).toEqual(['', 0, 0])
    game.attack()
    expect(game.state.combat?.attackers).toEqual([])
    expect(game.to('end').life(0)).toBe(20)
  })

  testInEditions('2004', '2011')('[2004:308.2g] what was sacrificed for the cost never attacks (%s)', (edition) => {
    const tyrant = creature('Tyrant', '{B}', '4/4', "~ can't attack unless you sacrifice a creature.")
    const muster = card('Muster', '{1}', 'Enchantment', 'Whenever a creature attacks, you gain 2 life.')
    const sides = { battlefield: ['Tyrant', 'Herald', 'Bear', 'Muster'] }
    const game = table(edition, [sides, {}], [tyrant, HERALD, muster])
    game.attack('Tyrant', 'Herald', 'Bear')
    game.reply([game.id('Herald')]).until('priority')
    const attackers = game.state.combat?.attackers.map((one) => one.id)
    expect(attackers).toEqual([game.id('Tyrant'), game.id('Bear')])
    // Nothing has triggered of the one that is gone: neither its own ability nor what watches attackers.
    expect(game.state.stack).toHaveLength(2)
    game.to('endCombat')
    expect(game.state.combat?.attackers).toHaveLength(2)
    expect([game.life(0), game.life(1)]).toEqual([24, 14])
  })

  test('[2004:308.2g] one whose controller changes while the cost is paid does not attack', () => {
    const defector = creature('Defector', '{G}', '2/2', '{0}: Add {C}{C}. Target opponent gains control of ~.')
    const sides = [{ battlefield: ['Defector', 'Herald', 'Forest', 'Forest'] }, { battlefield: ['Toll'] }] as const
    const game = table('2004', [sides[0], sides[1]], [HERALD, defector]).attack('Defector', 'Herald')
    expect(game.asks('pay').cost).toEqual(['4'])
    game.reply({ pay: 'activate', ...game.nth(game.id('Defector'), 0) }).until('pay')
    game.plain().until('priority')
    expect(game.state.objects.flat()[game.id('Defector')]?.controller).toBe(1)
    expect(game.state.combat?.attackers.map((one) => one.id)).toEqual([game.id('Herald')])
    expect(game.to('endCombat').life(1)).toBe(19)
  })
})
