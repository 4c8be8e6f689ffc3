import { describe, expect, test } from 'vitest'
import { legalReplies, type ReplyTo } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const FURY = creature('Fury', '{R}', '2/2', '~ attacks each turn if able.')
const ONE = card('Narrow Pass', '{1}', 'Enchantment', 'No more than one creature can attack each combat.')
const ONE_BLOCK = card('Narrow Gate', '{1}', 'Enchantment', 'No more than one creature can block each combat.')
const SHY = creature('Shy', '{W}', '2/2', "~ can't attack or block alone.")
const PAIRS = card('Menace', '{1}', 'Enchantment', "Creatures can't be blocked except by two or more creatures.")

/** Whether attacking with exactly these is accepted; otherwise the key. */
function attack(game: Table, ...names: readonly string[]): string {
  const reply = names.map((name) => ({ id: game.id(name, 'battlefield'), defender: { player: 1 } }))
  return verdict(game.until('attackers'), reply)
}

function block(game: Table, blocks: Readonly<Record<string, string>>): string {
  game.until('blockers')
  const reply: ReplyTo<'blockers'> = Object.entries(blocks).map(([name, attacker]) => ({
    id: game.id(name, 'battlefield'),
    attackers: [game.id(attacker, 'battlefield')],
  }))
  return verdict(game, reply)
}

function verdict(game: Table, reply: ReplyTo<'attackers'> | ReplyTo<'blockers'>): string {
  const before = game.position
  try {
    game.reply(reply)
    return 'accepted'
  } catch {
    return game.refusal(reply).key
  } finally {
    game.position = before
  }
}

describe('500.2 attacks', () => {
  testInEditions('2004', '2011')('[2004:500.2 2004:500.4] must attack, and only one can (%s)', (edition) => {
    const sides = [{ battlefield: ['Fury', 'Bear'] }, { battlefield: ['Narrow Pass'] }] as const
    const game = table(edition, [sides[0], sides[1]], [FURY, ONE])
    expect(attack(game, 'Fury')).toBe('accepted')
    expect(attack(game, 'Bear')).toBe('attack.must')
    expect(attack(game, 'Fury', 'Bear')).toBe('attack.tooMany')
    expect(attack(game)).toBe('attack.must')
  })

  testInEditions('2004', '2011')(
    '[2004:500.2 2004:500.4] two must attack and one can: either, but one (%s)',
    (edition) => {
      const sides = [{ battlefield: times(2, 'Fury') }, { battlefield: ['Narrow Pass'] }] as const
      const game = table(edition, [sides[0], sides[1]], [FURY, ONE])
      expect(['1:Fury', '2:Fury'].map((name) => attack(game, name))).toEqual(['accepted', 'accepted'])
      expect(attack(game)).toBe('attack.must')
    },
  )

  testInEditions('2004', '2011')("[2004:500.2] two that can't attack alone attack together (%s)", (edition) => {
    const game = table(edition, [{ battlefield: [...times(2, 'Shy'), 'Bear'] }, {}], [SHY])
    expect(attack(game, '1:Shy')).toBe('attack.alone')
    expect(attack(game, '1:Shy', '2:Shy')).toBe('accepted')
    expect(attack(game, '1:Shy', 'Bear')).toBe('accepted')
    expect(attack(game, 'Bear')).toBe('accepted')
  })

  testInEditions('2004', '2011')('[2004:500.2] the tapped and those with a cost need not (%s)', (edition) => {
    const toll = zoo('Toll')
    const tapped = [{ battlefield: [{ name: 'Fury', tapped: true }, 'Bear'] }, {}] as const
    expect(attack(table(edition, [tapped[0], tapped[1]], [FURY]))).toBe('accepted')
    const taxed = [{ battlefield: ['Fury', ...times(2, 'Forest')] }, { battlefield: ['Toll'] }] as const
    const game = table(edition, [taxed[0], taxed[1]], [FURY, toll])
    expect(attack(game)).toBe('accepted')
    expect(attack(game, 'Fury')).toBe('accepted')
    const free = table(edition, [taxed[0], {}], [FURY, toll])
    expect(attack(free)).toBe('attack.must')
  })

  testInEditions('2004', '2011')('[2004:500.2] a limit on attacks against one player (%s)', (edition) => {
    const crawl = card('Crawl Space', '{1}', 'Artifact', 'No more than two creatures can attack you each combat.')
    const game = table(edition, [{ battlefield: times(3, 'Bear') }, { battlefield: ['Crawl Space'] }], [crawl])
    expect(attack(game, '1:Bear', '2:Bear', '3:Bear')).toBe('attack.tooMany')
    expect(attack(game, '1:Bear', '2:Bear')).toBe('accepted')
    const own = table(edition, [{ battlefield: [...times(3, 'Bear'), 'Crawl Space'] }, {}], [crawl])
    expect(attack(own, '1:Bear', '2:Bear', '3:Bear')).toBe('accepted')
  })

  test('[2004:500.5] in 2004 another creature need not keep it company', () => {
    const eager = creature('Eager', '{R}', '2/2', "~ can't attack alone.\n~ attacks each turn if able.")
    const game = table('2004', [{ battlefield: ['Eager', 'Bear'] }, {}], [eager])
    expect(attack(game)).toBe('accepted')
    expect(attack(game, 'Eager', 'Bear')).toBe('accepted')
    expect(attack(game, 'Eager')).toBe('attack.alone')
    // With the other one in the attack, it could have followed.
    expect(attack(game, 'Bear')).toBe('attack.must')
  })
})

describe('500.3 blocks', () => {
  testInEditions('2004', '2011')('[2004:500.3] must block if able; not the tapped, nor at a cost (%s)', (edition) => {
    const bribe = zoo('Hush Money')
    const start = (...battlefield: readonly (string | { name: string; tapped: boolean })[]): Table =>
      table(edition, [{ battlefield: ['Bear'] }, { battlefield: [...battlefield, 'Ox'] }], [bribe]).attack('Bear')
    expect(block(start('Lookout'), {})).toBe('block.must')
    expect(block(start('Lookout'), { Lookout: 'Bear' })).toBe('accepted')
    expect(block(start({ name: 'Lookout', tapped: true }), {})).toBe('accepted')
    expect(block(start('Lookout', 'Hush Money', 'Forest'), {})).toBe('accepted')
    expect(block(start('Lookout', 'Hush Money', 'Forest'), { Lookout: 'Bear' })).toBe('accepted')
  })

  testInEditions('2004', '2011')('[2004:500.3] no more than one can block; nobody blocks alone (%s)', (edition) => {
    const few = table(
      edition,
      [{ battlefield: ['Bear'] }, { battlefield: ['Lookout', 'Ox', 'Narrow Gate'] }],
      [ONE_BLOCK],
    )
    few.attack('Bear')
    expect(block(few, { Lookout: 'Bear', Ox: 'Bear' })).toBe('block.tooManyBlockers')
    expect(block(few, { Ox: 'Bear' })).toBe('block.must')
    expect(block(few, { Lookout: 'Bear' })).toBe('accepted')
    const notAlone = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Shy', 'Ox'] }], [SHY]).attack('Bear')
    expect(block(notAlone, { Shy: 'Bear' })).toBe('block.alone')
    expect(block(notAlone, { Shy: 'Bear', Ox: 'Bear' })).toBe('accepted')
  })

  testInEditions('2004', '2011')(
    "[2004:500.4] two requirements that can't both be met: one of them (%s)",
    (edition) => {
      const goad = creature('Goad', '{R}', '2/2', '{0}: Target creature blocks ~ this turn if able.')
      const sides = [{ battlefield: [...times(2, 'Goad'), 'Bear'] }, { battlefield: ['Ox'] }] as const
      const game = table(edition, [sides[0], sides[1]], [goad])
      for (const name of ['1:Goad', '2:Goad']) game.activate(name, 0, { targets: ['Ox'] }).resolve()
      game.attack('1:Goad', '2:Goad', 'Bear')
      expect(block(game, { Ox: '1:Goad' })).toBe('accepted')
      expect(block(game, { Ox: '2:Goad' })).toBe('accepted')
      expect(block(game, { Ox: 'Bear' })).toBe('block.must')
      expect(block(game, {})).toBe('block.must')
    },
  )

  testInEditions('2004', '2011')(
    '[2004:500.4] all that can must block it; a restriction still goes first (%s)',
    (edition) => {
      const lure = creature('Honeyed', '{G}', '1/1', 'All creatures able to block ~ do so.')
      const coward = creature('Coward', '{W}', '1/1', "~ can't block.")
      const sides = [{ battlefield: ['Honeyed', 'Bear'] }, { battlefield: ['Ox', 'Lookout', 'Coward'] }] as const
      const game = table(edition, [sides[0], sides[1]], [lure, coward]).attack('Honeyed', 'Bear')
      expect(block(game, { Ox: 'Honeyed', Lookout: 'Honeyed' })).toBe('accepted')
      expect(block(game, { Ox: 'Honeyed', Lookout: 'Bear' })).toBe('block.must')
      expect(block(game, { Ox: 'Honeyed' })).toBe('block.must')
      expect(legalReplies(game.until('blockers').position).length).toBeGreaterThan(0)
    },
  )

  testInEditions('2004', '2011')(
    '[2004:500.4] all must block it and one may: one of them, whichever (%s)',
    (edition) => {
      const narrow = creature(
        'Sweet Bait',
        '{G}',
        '1/1',
        "All creatures able to block ~ do so.\n~ can't be blocked by more than one creature.",
      )
      const sides = [{ battlefield: ['Sweet Bait'] }, { battlefield: ['Ox', 'Bear'] }] as const
      const game = table(edition, [sides[0], sides[1]], [narrow]).attack('Sweet Bait')
      expect(block(game, { Ox: 'Sweet Bait' })).toBe('accepted')
      expect(block(game, { Bear: 'Sweet Bait' })).toBe('accepted')
      expect(block(game, {})).toBe('block.must')
      expect(block(game, { Ox: 'Sweet Bait', Bear: 'Sweet Bait' })).toBe('block.tooManyTogether')
    },
  )

  testInEditions('2004', '2011')(
    '[2004:500.4] must be blocked: by one that can, and not by more than may (%s)',
    (edition) => {
      const bait = creature(
        'Bait',
        '{G}',
        '1/1',
        "~ must be blocked if able.\n~ can't be blocked by more than one creature.",
      )
      const sides = [{ battlefield: ['Bait', 'Bear'] }, { battlefield: ['Ox', 'Lookout'] }] as const
      const game = table(edition, [sides[0], sides[1]], [bait]).attack('Bait', 'Bear')
      expect(block(game, { Lookout: 'Bear' })).toBe('block.mustBeBlocked')
      expect(block(game, { Lookout: 'Bait' })).toBe('accepted')
      expect(block(game, { Lookout: 'Bear', Ox: 'Bait' })).toBe('accepted')
      expect(block(game, { Lookout: 'Bait', Ox: 'Bait' })).toBe('block.tooManyTogether')
    },
  )
})

describe('500.5 what others could do', () => {
  const sides = [{ battlefield: ['Bear'] }, { battlefield: ['Lookout', 'Ox', 'Menace'] }] as const
  const start = (edition: '2004' | '2011'): Table =>
    table(edition, [sides[0], sides[1]], [PAIRS]).attack('Bear').until('blockers')

  test('[2004:500.5] both block it, or neither does, never one', () => {
    expect(block(start('2004'), { Lookout: 'Bear', Ox: 'Bear' })).toBe('accepted')
    expect(block(start('2004'), {})).toBe('accepted')
    expect(block(start('2004'), { Lookout: 'Bear' })).toBe('block.tooFewTogether')
    expect(block(start('2004'), { Ox: 'Bear' })).toBe('block.tooFewTogether')
  })

  test('[2004:500.5] two that must: then both do', () => {
    const two = [{ battlefield: ['Bear'] }, { battlefield: ['1:Lookout', 'Lookout', 'Menace'] }]
    const game = table('2004', [two[0] ?? {}, { battlefield: ['Lookout', 'Lookout', 'Menace'] }], [PAIRS])
    game.attack('Bear')
    expect(block(game, {})).toBe('block.must')
    expect(block(game, { '1:Lookout': 'Bear', '2:Lookout': 'Bear' })).toBe('accepted')
  })

  test('[2004:500.5] the edition of 2011 wants both', () => {
    expect(block(start('2011'), { Lookout: 'Bear', Ox: 'Bear' })).toBe('accepted')
    expect(block(start('2011'), {})).toBe('block.must')
    expect(legalReplies(start('2011').position)).toHaveLength(1)
  })
})

describe('418.3b rules that are not locked in', () => {
  testInEditions('2004', '2011')(
    '[2004:418.3b] "creatures can\'t block this turn" holds for those that come later (%s)',
    (edition) => {
      const panic = card('Frightfit', '{0}', 'Sorcery', "Creatures can't block this turn.")
      const calm = card('Calm', '{0}', 'Sorcery', 'Creatures you control get +1/+1 until end of turn.')
      const drop = creature('Drop', '{0}', '2/2', 'Flash')
      const both = [{ battlefield: ['Bear'], hand: ['Frightfit', 'Calm', 'Drop'] }, { hand: ['Drop'] }] as const
      const game = table(edition, [both[0], both[1]], [panic, calm, drop])
      game.cast('Frightfit').resolve().cast('Calm').resolve().cast('1:Drop').resolve()
      game.pass().cast('Drop').resolve().attack('Bear').pass(2)
      // Nothing can block, so nobody is asked.
      expect([game.state.turn.step, game.question.kind]).toEqual(['declareBlockers', 'priority'])
      expect(game.state.combat?.attackers[0]?.blocked).toBe(false)
      // A change of characteristics is locked in.
      expect(game.size('1:Drop')).toBe('2/2')
      expect(game.to('endCombat').life(1)).toBe(17)
      game.to('main1', 4).attack('2:Drop').block({ '1:Drop': '2:Drop' })
      expect(game.state.combat?.attackers[0]?.blocked).toBe(true)
    },
  )
})
