import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const ALARM = card('Alarm', '{1}', 'Enchantment', "Whenever you're attacked, you gain 1 life.")
const SNIPER = creature(
  'Sniper',
  '{R}',
  '1/1',
  'Whenever ~ attacks, you gain 1 life.\n{0}: ~ deals 1 damage to target player.',
)

describe('glossary: attacking', () => {
  testInEditions('2004', '2011')(
    '[2004:glossary/attacked] once for each declaration with attackers (%s)',
    (edition) => {
      const sides = [
        { battlefield: [...times(2, 'Bear'), 'Ox'], hand: ['Onrush'] },
        { battlefield: ['Alarm'] },
      ] as const
      const game = table(edition, [sides[0], sides[1]], [ALARM])
      game.cast('Onrush').resolve().attack('1:Bear', '2:Bear')
      expect(game.state.stack).toHaveLength(1)
      game.resolve()
      const life = 21
      expect(game.life(1)).toBe(life)
      game.to('beginCombat', 3).to('main2')
      expect(game.life(1)).toBe(life - 4)
      game.attack('Ox')
      expect(game.resolve().life(1)).toBe(life - 3)
    },
  )

  testInEditions('2004', '2011')(
    '[2004:glossary/attacked] not without attackers, nor for the attacking player (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Bear', 'Alarm'] }, { battlefield: ['Alarm'] }], [ALARM])
      game.attack()
      expect(game.state.stack).toHaveLength(0)
      const own = table(edition, [{ battlefield: ['Bear', 'Alarm'] }, {}], [ALARM]).attack('Bear')
      expect(own.state.stack).toHaveLength(0)
    },
  )

  testInEditions('2004', '2011')('[2004:glossary/attack] using an ability in combat is no attack (%s)', (edition) => {
    const sage = card('Recount', '{0}', 'Instant', 'If you attacked this turn, draw a card.')
    const sides = [{ battlefield: ['Sniper', 'Bear'], hand: ['Recount', 'Recount'] }, {}] as const
    const game = table(edition, [sides[0], sides[1]], [SNIPER, sage]).attack()
    game.activate('Sniper', 0 + abilityOf(game, 'Sniper'), { targets: ['player 1'] }).resolve()
    expect([game.life(0), game.life(1), game.state.stack.length]).toEqual([20, 19, 0])
    game.cast('1:Recount').resolve()
    expect(game.handSize(0)).toBe(1)
    const real = table(edition, [sides[0], sides[1]], [SNIPER, sage]).attack('Bear').cast('1:Recount').resolve()
    expect(real.handSize(0)).toBe(2)
  })

  testInEditions('2004', '2011')(
    '[2004:glossary/attacks-and-isnt-blocked] as it becomes unblocked, and only then (%s)',
    (edition) => {
      const sly = creature('Sly', '{U}', '1/1', "Whenever ~ attacks and isn't blocked, you gain 1 life.")
      const sides = [{ battlefield: ['Sly'] }, { battlefield: ['Ox'], hand: ['Slay'] }] as const
      const free = table(edition, [sides[0], sides[1]], [sly]).attack('Sly')
      expect(free.state.stack).toHaveLength(0)
      free.block({})
      expect([free.state.turn.step, free.state.stack.length]).toEqual(['declareBlockers', 1])
      expect(free.resolve().life(0)).toBe(21)
      const blocked = table(edition, [sides[0], sides[1]], [sly]).attack('Sly').block({ Ox: 'Sly' })
      blocked
        .pass()
        .cast('Slay', { targets: ['Ox'] })
        .resolve()
        .to('main2')
      expect(blocked.life(0)).toBe(20)
    },
  )
})

function abilityOf(game: Table, name: string): number {
  const object = game.state.printed.find((printed) => printed?.name === name)
  return object?.abilities.findIndex((ability) => ability.kind === 'activated') ?? -1
}

describe('glossary: alone', () => {
  const LONER = creature('Loner', '{W}', '2/2', 'Whenever ~ attacks alone, you gain 1 life.')
  const WARDEN = creature('Warden', '{W}', '2/4', 'Whenever ~ blocks alone, you gain 1 life.')

  testInEditions('2004', '2011')('[2004:glossary/attacks-alone] the only one declared (%s)', (edition) => {
    const sides = [{ battlefield: ['Loner', 'Bear'], hand: ['Slay'] }, {}] as const
    expect(table(edition, [sides[0], sides[1]], [LONER]).attack('Loner').resolve().life(0)).toBe(21)
    const two = table(edition, [sides[0], sides[1]], [LONER]).attack('Loner', 'Bear')
    expect(two.state.stack).toHaveLength(0)
    expect(
      two
        .cast('Slay', { targets: ['Bear'] })
        .resolve()
        .to('main2')
        .life(0),
    ).toBe(20)
  })

  testInEditions('2004', '2011')('[2004:glossary/blocks-alone] the only one declared (%s)', (edition) => {
    const sides = [{ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Warden', 'Bear'], hand: ['Slay'] }] as const
    const one = table(edition, [sides[0], sides[1]], [WARDEN]).attack('Ox').block({ Warden: 'Ox' })
    expect(one.resolve().life(1)).toBe(21)
    const two = table(edition, [sides[0], sides[1]], [WARDEN]).attack('Ox', '1:Bear')
    two.block({ Warden: 'Ox', '2:Bear': '1:Bear' })
    expect(two.state.stack).toHaveLength(0)
    two
      .pass()
      .cast('Slay', { targets: ['2:Bear'] })
      .resolve()
      .to('main2')
    expect(two.life(1)).toBe(20)
  })
})

describe('glossary: damage', () => {
  const CALM = card('Ceasefire', '{0}', 'Instant', 'Prevent all combat damage that would be dealt this turn.')

  testInEditions('2004', '2011')(
    '[2004:glossary/combat-damage] only what fighters deal in the damage step (%s)',
    (edition) => {
      const text =
        'Whenever ~ deals combat damage to a player, you gain 5 life.\n{0}: ~ deals 1 damage to target player.'
      const archer = creature('Archer', '{R}', '2/2', text)
      const sides = [{ battlefield: ['Archer'], hand: ['Ceasefire'] }, {}] as const
      const shot = table(edition, [sides[0], sides[1]], [archer, CALM]).attack('Archer').cast('Ceasefire').resolve()
      shot.activate('Archer', abilityOf(shot, 'Archer'), { targets: ['player 1'] }).resolve()
      expect([shot.life(0), shot.life(1), shot.state.stack.length]).toEqual([20, 19, 0])
      shot.to('endCombat')
      expect([shot.life(0), shot.life(1)]).toEqual([20, 19])
      const plain = table(edition, [sides[0], sides[1]], [archer, CALM]).attack('Archer').to('endCombat')
      expect([plain.life(0), plain.life(1)]).toEqual([25, 18])
    },
  )

  testInEditions('2004', '2011')(
    '[2004:glossary/unblocked-creature] nothing is unblocked before blocks are declared (%s)',
    (edition) => {
      const dart = card('Leapout', '{0}', 'Instant', 'Destroy target unblocked creature.')
      const sides = [{ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Ox'], hand: ['Leapout'] }] as const
      const game = table(edition, [sides[0], sides[1]], [dart]).attack('Bear', '1:Ox').pass()
      const why = () => game.why({ do: 'cast', object: game.id('Leapout'), via: 'normal' })?.key ?? null
      expect(why()).toBe('cast.noTarget')
      game.block({ '2:Ox': '1:Ox' }).pass()
      expect(why()).toBeNull()
      game.reply({ do: 'cast', object: game.id('Leapout'), via: 'normal' })
      expect(game.asks('targets').legal).toEqual([{ object: game.id('Bear') }])
      game
        .reply([{ object: game.id('Bear') }])
        .resolve()
        .to('main2')
        .pass()
      expect(game.has('graveyard', 'Bear')).toBe(true)
    },
  )

  testInEditions('2004', '2011')('[2004:glossary/defending-player] there is none outside combat (%s)', (edition) => {
    const raid = card('Raid', '{0}', 'Instant', 'Destroy target creature defending player controls.')
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Raid'] }, { battlefield: ['Ox'] }], [raid])
    const why = () => game.why({ do: 'cast', object: game.id('Raid'), via: 'normal' })?.key ?? null
    expect(why()).toBe('cast.noTarget')
    game.attack('Bear')
    expect(why()).toBeNull()
    game.to('endCombat')
    expect(why()).toBeNull()
    game.to('main2')
    expect(why()).toBe('cast.noTarget')
  })

  test('[2004:glossary/defending-player] in 2004 not yet as combat begins; in 2011 already', () => {
    const raid = card('Raid', '{0}', 'Instant', 'Destroy target creature defending player controls.')
    const early = (edition: '2004' | '2011') =>
      table(edition, [{ battlefield: ['Bear'], hand: ['Raid'] }, { battlefield: ['Ox'] }], [raid]).to('beginCombat')
    const why = (game: Table) => game.why({ do: 'cast', object: game.id('Raid'), via: 'normal' })?.key ?? null
    expect(why(early('2004'))).toBe('cast.noTarget')
    expect(why(early('2011'))).toBeNull()
  })

  testInEditions('2004', '2011')(
    "[2004:glossary/defending-player] landwalk looks at that player's lands (%s)",
    (edition) => {
      const newt = creature('Newt', '{U}', '1/1', 'Islandwalk')
      const game = table(edition, [{ battlefield: ['Newt', 'Island'] }, { battlefield: ['Ox'] }], [newt]).attack('Newt')
      game.block({ Ox: 'Newt' })
      const walked = table(edition, [{ battlefield: ['Newt'] }, { battlefield: ['Ox', 'Island'] }], [newt]).attack(
        'Newt',
      )
      expect(walked.to('endCombat').life(1)).toBe(19)
    },
  )
})

describe('glossary: damage stays', () => {
  const WAKE = card(
    'Wake',
    '{0}',
    'Instant',
    "Target land becomes a 2/2 creature until end of combat. It's still a land.",
  )
  const STIR = card(
    'Stir',
    '{0}',
    'Instant',
    "Target land becomes a 1/1 creature until end of turn. It's still a land.",
  )
  const PRICK = card('Prick', '{0}', 'Instant', '~ deals 1 damage to target creature.')

  testInEditions('2004', '2011')(
    '[2004:glossary/damage] it stays on what is no creature, and kills when it is one again (%s)',
    (edition) => {
      const sides = [{ battlefield: ['Forest'], hand: ['Wake', 'Stir', 'Prick'] }, {}] as const
      const game = table(edition, [sides[0], sides[1]], [WAKE, STIR, PRICK]).to('beginCombat')
      game
        .cast('Wake', { targets: ['Forest'] })
        .resolve()
        .cast('Prick', { targets: ['Forest'] })
        .resolve()
      expect(game.size('Forest')).toBe('2/2')
      game.to('main2')
      expect(game.state.objects.flat()[game.id('Forest', 'battlefield')]?.damage).toBe(1)
      game.cast('Stir', { targets: ['Forest'] }).resolve()
      expect(game.has('graveyard', 'Forest', 0)).toBe(true)
    },
  )

  testInEditions('2004', '2011')(
    '[2004:glossary/damage] it is no loss of life, nor a change of toughness; cleanup removes it (%s)',
    (edition) => {
      const ward = card('Ward', '{1}', 'Enchantment', 'Prevent all damage that would be dealt to you.')
      const drain = zoo('Drain')
      const sides = [{ battlefield: ['Ward', 'Ox'], hand: ['Drain', 'Spark', 'Prick'], pool: '{R}' }, {}] as const
      const game = table(edition, [sides[0], sides[1]], [ward, drain, PRICK])
      game
        .cast('Drain', { targets: ['player 0'] })
        .resolve()
        .cast('Spark', { targets: ['player 0'] })
        .resolve()
      expect(game.life(0)).toBe(17)
      game.cast('Prick', { targets: ['Ox'] }).resolve()
      expect(game.size('Ox')).toBe('3/3')
      expect(game.to('main1', 4).state.objects.flat()[game.id('Ox', 'battlefield')]?.damage).toBe(0)
    },
  )
})

describe('glossary: removed from combat', () => {
  test('[2004:glossary/removed-from-combat] with damage on the stack a regenerated blocker deals it and is dealt it', () => {
    const knot = creature('Knotweed', '{G}', '2/2', '{0}: Regenerate ~.')
    const sides = [{ battlefield: ['Bear'] }, { battlefield: ['Knotweed'], hand: ['Slay'] }] as const
    const game = table('2004', [sides[0], sides[1]], [knot]).attack('Bear').block({ Knotweed: 'Bear' })
    game
      .to('combatDamage')
      .pass()
      .activate('Knotweed')
      .resolve()
      .pass()
      .cast('Slay', { targets: ['Knotweed'] })
      .resolve()
    expect(game.state.combat?.blocks).toEqual([])
    game.resolve()
    expect(game.has('graveyard', 'Bear')).toBe(true)
    expect(game.has('graveyard', 'Knotweed')).toBe(true)
  })
})
