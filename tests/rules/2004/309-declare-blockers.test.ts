import { describe, expect } from 'vitest'
import type { ReplyTo } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const ALTAR = card('Altar', '{1}', 'Artifact', 'Sacrifice an enchantment: Add {C}{C}.')
const SENTRY = creature('Sentry', '{W}', '1/4', 'Whenever ~ blocks, you gain 1 life.')

type Blocks = Readonly<Record<string, string | readonly string[]>>

function blocksOf(game: Table, blocks: Blocks): ReplyTo<'blockers'> {
  return Object.entries(blocks).map(([name, attackers]) => ({
    id: game.id(name, 'battlefield'),
    attackers: [attackers].flat().map((one) => game.id(one, 'battlefield')),
  }))
}

function refused(game: Table, blocks: Blocks): string {
  return game.until('blockers').refusal(blocksOf(game, blocks)).key
}

describe('309.1 the step', () => {
  testInEditions('2004', '2011')(
    '[2004:309.1] blocks use no stack; then triggers, then the active player (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Sentry'] }], [SENTRY]).attack('Bear')
      expect(game.until('blockers').asks('blockers').seat).toBe(1)
      expect(game.state.stack).toHaveLength(0)
      game.block({ Sentry: 'Bear' })
      expect(game.state.stack).toHaveLength(1)
      expect(game.asks('priority').seat).toBe(0)
      expect(game.resolve().life(1)).toBe(21)
    },
  )

  testInEditions('2004', '2011')(
    '[2004:309.2] an illegal block is refused and another one declared (%s)',
    (edition) => {
      const sides = [{ battlefield: ['Gull', 'Bear'] }, { battlefield: ['Sentry'] }] as const
      const game = table(edition, [sides[0], sides[1]], [SENTRY]).attack('Gull', 'Bear')
      expect(refused(game, { Sentry: 'Gull' })).toBe('block.flying')
      expect(game.state.waiting).toEqual([])
      game.block({ Sentry: 'Bear' })
      expect(game.state.stack).toHaveLength(1)
    },
  )

  testInEditions('2004', '2011')('[2004:309.3] blocking triggers at that moment only (%s)', (edition) => {
    const text = 'Whenever ~ becomes blocked by a white creature, destroy that creature at end of combat.'
    const bane = creature('White Bane', '{R}', '2/2', text)
    const pale = creature('Paleskin', '{W}', '1/4')
    const dark = creature('Darkskin', '{B}', '1/4')
    const dye = card('Chalk', '{0}', 'Instant', 'Target creature becomes white until end of turn.')
    const soot = zoo('Soot')
    const cards = [bane, pale, dark, dye, soot]
    const sides = (blocker: string) =>
      [{ battlefield: ['White Bane'], hand: ['Chalk', 'Soot'] }, { battlefield: [blocker] }] as const
    const [mine, dull] = sides('Darkskin')
    const late = table(edition, [mine, dull], cards).attack('White Bane').block({ Darkskin: 'White Bane' })
    late
      .cast('Chalk', { targets: ['Darkskin'] })
      .resolve()
      .to('main2')
    expect(late.has('battlefield', 'Darkskin')).toBe(true)
    const [, white] = sides('Paleskin')
    const then = table(edition, [mine, white], cards).attack('White Bane').block({ Paleskin: 'White Bane' }).resolve()
    then
      .cast('Soot', { targets: ['Paleskin'] })
      .resolve()
      .to('main2')
    expect(then.has('graveyard', 'Paleskin')).toBe(true)
  })
})

describe('309.2a who can block what', () => {
  testInEditions('2004', '2011')(
    '[2004:309.2a] not the tapped; what came this turn may, and nobody taps (%s)',
    (edition) => {
      const blockers = [
        { name: 'Ox', tapped: true },
        { name: 'Bear', sick: true },
      ]
      const game = table(edition, [{ battlefield: ['Gull'] }, { battlefield: blockers }])
      const ground = table(edition, [{ battlefield: ['Ox'] }, { battlefield: blockers }])
      expect(ground.attack('1:Ox').until('blockers').asks('blockers').able).toHaveLength(1)
      expect(refused(ground, { '2:Ox': '1:Ox' })).toBe('block.tapped')
      ground.block({ Bear: '1:Ox' })
      expect(ground.state.objects.flat()[ground.id('Bear')]?.tapped).toBe(false)
      // Nothing can block: nobody is asked.
      expect(game.attack('Gull').to('declareBlockers').question.kind).toBe('priority')
    },
  )

  testInEditions('2004', '2011')(
    '[2004:309.2a] one attacker for a blocker, any number of blockers for an attacker (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Ox', 'Bear'] }, { battlefield: times(3, 'Sentry') }], [SENTRY])
      game.attack('Ox', 'Bear')
      expect(refused(game, { '1:Sentry': ['Ox', 'Bear'] })).toBe('block.tooMany')
      expect(refused(game, { '1:Sentry': ['Ox', 'Ox'] })).toBe('block.twice')
      game.block({ '1:Sentry': 'Ox', '2:Sentry': 'Ox', '3:Sentry': 'Ox' })
      const [ox, bear] = ['Ox', 'Bear'].map((name) =>
        game.state.combat?.attackers.find((one) => one.id === game.id(name)),
      )
      expect([ox?.blockers.length, bear?.blocked]).toEqual([3, false])
    },
  )

  testInEditions('2004', '2011')(
    '[2004:309.2a] as many attackers as effects let a creature block, and no more (%s)',
    (edition) => {
      const wide = creature('Wide Guard', '{W}', '0/9', 'Flying\n~ can block an additional creature.')
      const sides = [{ battlefield: ['Bear', 'Ox', 'Gull'] }, { battlefield: ['Wide Guard', 'Sentry'] }] as const
      const game = table(edition, [sides[0], sides[1]], [SENTRY, wide]).attack('Bear', 'Ox', 'Gull')
      expect(refused(game, { Sentry: ['Bear', 'Ox'] })).toBe('block.tooMany')
      expect(refused(game, { 'Wide Guard': ['Bear', 'Ox', 'Gull'] })).toBe('block.tooMany')
      game.reply(blocksOf(game, { 'Wide Guard': ['Bear', 'Ox'] })).isAtAQuestion()
      expect(game.state.combat?.attackers.map(({ blockers }) => blockers.length)).toEqual([1, 1, 0])
    },
  )

  testInEditions('2004', '2011')(
    '[2004:309.2a] only creatures of the defending player, only attackers (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Ox', 'Gull'] }, { battlefield: ['Bear', 'Forest'] }]).attack('Ox')
      expect(refused(game, { Bear: 'Gull' })).toBe('block.notAttacking')
      expect(refused(game, { Forest: 'Ox' })).toBe('block.notCreature')
      expect(refused(game, { Gull: 'Ox' })).toBe('block.notDefending')
    },
  )
})

describe('309.2b-e costs', () => {
  const taxed = (edition: '2004' | '2011', lands: number, more: readonly string[] = []): Table =>
    table(
      edition,
      [{ battlefield: ['Ox', 'Bear'] }, { battlefield: [...times(2, 'Sentry'), ...times(lands, 'Forest'), ...more] }],
      [ALTAR, SENTRY],
    ).attack('Ox', 'Bear')

  testInEditions('2004', '2011')('[2004:309.2b 2004:309.2c] locked in, then mana abilities (%s)', (edition) => {
    const game = taxed(edition, 0, ['Hush Money', 'Altar']).block({ '1:Sentry': 'Ox', '2:Sentry': 'Bear' })
    expect(game.asks('pay')).toMatchObject({ seat: 1, cost: ['2'] })
    game.reply({ pay: 'activate', ...game.nth(game.id('Altar'), 0) })
    expect(game.has('graveyard', 'Hush Money')).toBe(true)
    expect(game.asks('pay').cost).toEqual(['2'])
    game.plain()
    expect(game.state.combat?.blocks).toHaveLength(2)
    expect(game.pool(1)).toBe('')
  })

  testInEditions('2004', '2011')('[2004:309.2c] no spell while paying (%s)', (edition) => {
    const game = table(
      edition,
      [{ battlefield: ['Ox'] }, { battlefield: ['Sentry', 'Forest', 'Hush Money'], hand: ['Slay'] }],
      [SENTRY],
    ).attack('Ox')
    game.block({ Sentry: 'Ox' }).asks('pay')
    expect(game.refusal({ do: 'cast', object: game.id('Slay'), via: 'normal' })).toBeDefined()
    game.reply({ pay: 'activate', ...game.nth(game.id('Forest'), 0) }).plain()
    expect(game.state.combat?.blocks).toHaveLength(1)
  })

  testInEditions('2004', '2011')('[2004:309.2d] one mana pays for one blocker, not for two (%s)', (edition) => {
    const game = taxed(edition, 1, ['Hush Money'])
    expect(refused(game, { '1:Sentry': 'Ox', '2:Sentry': 'Bear' })).toBe('block.cantPay')
    game.block({ '1:Sentry': 'Ox' }).plain()
    expect(game.state.combat?.blocks).toHaveLength(1)
  })

  testInEditions('2004', '2011')("[2004:309.2 2004:309.2d] blocks that aren't paid are taken back (%s)", (edition) => {
    const game = taxed(edition, 2, ['Hush Money']).block({ '1:Sentry': 'Ox', '2:Sentry': 'Bear' })
    const forest = game.id('1:Forest')
    game.reply({ pay: 'activate', ...game.nth(forest, 0) }).reply({ pay: 'cancel' })
    game.reply([forest]).asks('blockers')
    expect(game.pool(1)).toBe('')
    expect(game.state.waiting).toEqual([])
    expect(game.block({}).state.combat?.blocks).toEqual([])
    expect(game.to('endCombat').life(1)).toBe(15)
  })

  testInEditions('2004', '2011')(
    "[2004:309.2e] a blocker sacrificed for another's cost doesn't block (%s)",
    (edition) => {
      const ogre = creature('Ogre', '{B}', '4/4', "~ can't block unless you sacrifice a creature.")
      const game = table(
        edition,
        [{ battlefield: ['Ox', 'Bear'] }, { battlefield: ['Ogre', 'Sentry'] }],
        [ogre, SENTRY],
      )
      game
        .attack('Ox', 'Bear')
        .block({ Ogre: 'Ox', Sentry: 'Bear' })
        .reply([game.id('Sentry')])
      expect(game.state.combat?.blocks).toEqual([{ id: game.id('Ogre'), attackers: [game.id('Ox')] }])
      expect(game.state.stack).toHaveLength(0)
      expect(game.to('endCombat').life(1)).toBe(18)
    },
  )

  testInEditions('2004', '2011')(
    '[2004:309.2e] blockers are blocking until the combat phase is over (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Sentry'] }], [SENTRY]).attack('Bear')
      game.block({ Sentry: 'Bear' }).resolve().to('endCombat')
      expect(game.state.combat?.blocks).toHaveLength(1)
      expect(game.to('main2').state.combat).toBeNull()
    },
  )
})

describe('309.2f blocked and unblocked', () => {
  testInEditions('2004', '2011')(
    '[2004:309.2f 2004:310.2c] blocked stays blocked when the blocker is gone (%s)',
    (edition) => {
      const sides = [{ battlefield: ['Ox', 'Bear'] }, { battlefield: ['Sentry'], hand: ['Slay'] }] as const
      const game = table(edition, [sides[0], sides[1]], [SENTRY]).attack('Ox', 'Bear').block({ Sentry: 'Ox' })
      game
        .resolve()
        .pass()
        .cast('Slay', { targets: ['Sentry'] })
        .resolve()
        .to('endCombat')
      expect(game.life(1)).toBe(19)
      expect(game.events.filter((event) => event.kind === 'damage')).toHaveLength(1)
    },
  )

  testInEditions('2004', '2011')(
    '[2004:309.2f 2004:glossary/unblockable] an effect may make an unblocked attacker blocked (%s)',
    (edition) => {
      const ghost = creature('Ghost', '{U}', '3/3', "~ can't be blocked.")
      const bog = card('Mirebind Snare', '{0}', 'Instant', 'Target unblocked attacking creature becomes blocked.')
      const game = table(
        edition,
        [{ battlefield: ['Ghost'] }, { battlefield: ['Ox'], hand: ['Mirebind Snare'] }],
        [ghost, bog],
      )
      game.attack('Ghost').to('declareBlockers')
      game
        .pass()
        .cast('Mirebind Snare', { targets: ['Ghost'] })
        .resolve()
      expect(game.state.combat?.attackers[0]).toMatchObject({ blocked: true, blockers: [] })
      expect(game.to('endCombat').life(1)).toBe(20)
    },
  )
})
