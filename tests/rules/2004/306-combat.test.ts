import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const FENCER = creature('Fencer', '{1}{W}', '2/2', 'First strike')
const KNOT = creature('Knotweed', '{1}{G}', '2/2', '{0}: Regenerate ~.')
const SNIPE = zoo('Snipe')
const SLAY = zoo('Slay')
const LULL = zoo('Calmdown')
const ROUSE = card('Wakeup', '{0}', 'Instant', 'Untap target creature.')
const HUSH = card('Lipseal', '{0}', 'Instant', "Target creature can't attack this turn.")
const TURNCOAT = zoo('Turncoat')
const ROOT = zoo('Take Root')
const CALL_OFF = zoo('Call Off')
const RECALL = zoo('Homecall')
const FADE = zoo('Fade')
const CARDS = [FADE, FENCER, KNOT, SNIPE, SLAY, LULL, ROUSE, HUSH, TURNCOAT, ROOT, CALL_OFF, RECALL]

function stepsOf(game: Table): readonly string[] {
  return game.events.flatMap((event) => (event.kind === 'stepBegan' ? [event.step] : []))
}

/** Passes until this step; the blockers have been declared before. */
function toDamage(game: Table): Table {
  return game.to('endCombat')
}

describe('306 the combat phase', () => {
  testInEditions('2004', '2011')(
    '[2004:306.1 2004:308.4] without attackers, blocks and damage are skipped (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Ox'] }])
      game.attack()
      expect(game.asks('priority').seat).toBe(0)
      expect(game.state.turn.step).toBe('declareAttackers')
      game.to('main2')
      expect(stepsOf(game)).toEqual(['beginCombat', 'declareAttackers', 'endCombat', 'main2'])
    },
  )

  testInEditions('2004', '2011')('[2004:306.1] an attack goes through all five steps (%s)', (edition) => {
    const game = table(edition, [{ battlefield: ['Bear'] }, {}])
      .attack('Bear')
      .to('main2')
    const five = ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat', 'main2']
    expect(stepsOf(game)).toEqual(five)
    expect(game.life(1)).toBe(18)
  })

  testInEditions('2004', '2011')(
    '[2004:306.1] first strike of either side makes two damage steps, both with priority (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Fencer'] }], CARDS).attack('Bear')
      game.block({ Fencer: 'Bear' }).to('firstStrikeDamage')
      expect(game.asks('priority').seat).toBe(0)
      game.to('combatDamage')
      expect(game.asks('priority').seat).toBe(0)
      expect(game.has('graveyard', 'Bear')).toBe(true)
      expect(game.has('battlefield', 'Fencer')).toBe(true)
    },
  )

  test('[2004:306.1] attackers that are gone by the damage step: the steps are not skipped', () => {
    const game = table('2004', [{ battlefield: ['Bear'] }, { hand: ['Snipe'], battlefield: ['Ox'] }], CARDS)
    game
      .attack('Bear')
      .to('declareBlockers')
      .pass()
      .cast('Snipe', { targets: ['Bear'] })
      .resolve()
      .to('main2')
    expect(stepsOf(game)).toContain('combatDamage')
    expect(game.life(1)).toBe(20)
  })
})

describe('306.2 removed from combat', () => {
  function blocked(edition: '2004' | '2011', hand: readonly string[], of = 0): Table {
    const sides = [{ battlefield: ['Knotweed', 'Bear'] }, { battlefield: ['Ox'] }] as const
    const both = sides.map((side, seat) => (seat === of ? { ...side, hand: [...hand] } : side))
    const game = table(edition, [both[0] ?? {}, both[1] ?? {}], CARDS)
    game.attack('Knotweed', 'Bear').block({ Ox: 'Knotweed' })
    return of === 0 ? game : game.pass()
  }

  testInEditions('2004', '2011')('[2004:306.2 2004:glossary/removed-from-combat] regenerating (%s)', (edition) => {
    const game = blocked(edition, ['Slay'], 0)
      .activate('Knotweed')
      .resolve()
      .cast('Slay', { targets: ['Knotweed'] })
    game.resolve()
    const { attackers, blocks } = game.state.combat ?? { attackers: [], blocks: [] }
    expect(attackers.map((one) => one.id)).toEqual([game.id('Bear')])
    expect(blocks).toEqual([{ id: game.id('Ox'), attackers: [] }])
    toDamage(game)
    // Neither dealt nor was dealt combat damage.
    expect(game.events.filter((event) => event.kind === 'damage' && event.combat)).toHaveLength(1)
    expect(game.has('battlefield', 'Knotweed')).toBe(true)
    expect(game.life(1)).toBe(18)
  })

  testInEditions('2004', '2011')('[2004:306.2] regenerated, it is no "attacking creature" (%s)', (edition) => {
    const sides = [
      { battlefield: ['Knotweed'], hand: ['Slay'] },
      { battlefield: ['Ox'], hand: ['Snipe'] },
    ] as const
    const game = table(edition, [sides[0], sides[1]], CARDS).attack('Knotweed').activate('Knotweed').resolve()
    game.pass()
    expect(game.why({ do: 'cast', object: game.id('Snipe'), via: 'normal' })).toBeNull()
    game
      .pass()
      .to('declareBlockers')
      .cast('Slay', { targets: ['Knotweed'] })
      .resolve()
      .pass()
    expect(game.why({ do: 'cast', object: game.id('Snipe'), via: 'normal' })).not.toBeNull()
  })

  testInEditions('2004', '2011')(
    '[2004:306.2] leaving the battlefield, a change of control, being no creature, an effect, phasing out (%s)',
    (edition) => {
      for (const how of ['Homecall', 'Turncoat', 'Take Root', 'Call Off', 'Fade']) {
        const game = blocked(edition, [how], 1)
          .cast(how, { targets: ['Bear'] })
          .resolve()
        expect(game.state.combat?.attackers.map((one) => one.id)).toEqual([game.id('Knotweed')])
        expect(toDamage(game).life(1)).toBe(20)
      }
    },
  )

  testInEditions('2004', '2011')(
    '[2004:306.2] it leaves combat as it leaves the battlefield, not only after the spell (%s)',
    (edition) => {
      const loner = creature('Loner', '{W}', '2/2', "~ gets +2/+2 as long as it's attacking alone.")
      for (const verb of ["Return target creature to its owner's hand.", 'Target creature phases out.']) {
        const most = 'You gain life equal to the greatest power among creatures you control.'
        const thin = card('Roundup Hour', '{0}', 'Instant', `${verb} ${most}`)
        const sides = [{ battlefield: ['Loner', 'Bear'], hand: ['Roundup Hour'] }, {}] as const
        const game = table(edition, [...sides], [loner, thin]).attack('Loner', 'Bear')
        game.cast('Roundup Hour', { targets: ['Bear'] }).resolve()
        expect([verb, game.life(0), game.size('Loner')]).toEqual([verb, 24, '4/4'])
        game.isAtAQuestion()
      }
    },
  )

  testInEditions('2004', '2011')(
    '[2004:306.2] a blocker that is removed leaves its attacker blocked (%s)',
    (edition) => {
      for (const how of ['Homecall', 'Turncoat', 'Take Root', 'Call Off', 'Fade']) {
        const game = blocked(edition, [how], 0)
          .cast(how, { targets: ['Ox'] })
          .resolve()
        expect(game.state.combat?.blocks).toEqual([])
        toDamage(game)
        expect(game.life(1)).toBe(18)
        expect(game.has('battlefield', 'Knotweed')).toBe(true)
      }
    },
  )

  testInEditions('2004', '2011')(
    '[2004:306.2a] what would have kept it from attacking comes too late (%s)',
    (edition) => {
      const sides = [{ battlefield: ['Bear'] }, { hand: ['Lipseal'] }] as const
      const game = table(edition, [sides[0], sides[1]], CARDS).attack('Bear').pass()
      game.cast('Lipseal', { targets: ['Bear'] }).resolve()
      expect(toDamage(game).life(1)).toBe(18)
    },
  )

  testInEditions('2004', '2011')(
    '[2004:306.2a 2004:501.3] evasion gained after the block changes nothing (%s)',
    (edition) => {
      const lift = zoo('Lift')
      const game = table(edition, [{ battlefield: ['Bear'], hand: ['Lift'] }, { battlefield: ['Ox'] }], [lift])
      game
        .attack('Bear')
        .block({ Ox: 'Bear' })
        .cast('Lift', { targets: ['Bear'] })
        .resolve()
      toDamage(game)
      expect(game.has('graveyard', 'Bear')).toBe(true)
      expect(game.state.objects.flat()[game.id('Ox')]?.damage).toBe(2)
      expect(game.life(1)).toBe(20)
    },
  )

  testInEditions('2004', '2011')('[2004:306.2b] tapping or untapping a fighter changes nothing (%s)', (edition) => {
    const sides = [{ battlefield: ['Bear'], hand: ['Calmdown', 'Wakeup'] }, { battlefield: ['Ox'] }] as const
    const game = table(edition, [sides[0], sides[1]], CARDS).attack('Bear').block({ Ox: 'Bear' })
    game
      .cast('Calmdown', { targets: ['Ox'] })
      .resolve()
      .cast('Wakeup', { targets: ['Bear'] })
      .resolve()
    expect(game.state.combat?.attackers[0]?.blocked).toBe(true)
    toDamage(game)
    expect(game.has('graveyard', 'Bear')).toBe(true)
    expect(game.life(1)).toBe(20)
  })
})

describe('306.3 who attacks whom', () => {
  const RAIDER = creature('Raider', '{R}', '1/1', 'Whenever ~ attacks, defending player loses 3 life.')

  testInEditions('2004', '2011')(
    '[2004:306.3] the nonactive player is the defending player, in turn (%s)',
    (edition) => {
      const game = table(edition, [{ battlefield: ['Raider'] }, { battlefield: ['Raider'] }], [RAIDER])
      expect(game.until('attackers').asks('attackers')).toMatchObject({ seat: 0, defenders: [{ player: 1 }] })
      game.attack('1:Raider').resolve()
      expect([game.life(0), game.life(1)]).toEqual([20, 17])
      game.to('main1', 4)
      expect(game.until('attackers').asks('attackers')).toMatchObject({ seat: 1, defenders: [{ player: 0 }] })
      game.attack('2:Raider').resolve()
      expect(game.life(0)).toBe(17)
    },
  )

  test('[2004:306.3] in the combat phase an opponent blocks, the active player does not', () => {
    const game = table('2004', [{ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Ox'] }]).attack('Bear')
    const { seat, able } = game.until('blockers').asks('blockers')
    expect(seat).toBe(1)
    expect(able).toHaveLength(1)
  })
})

describe('306.4 alone', () => {
  const LONER = creature('Loner', '{W}', '2/2', "~ gets +2/+2 as long as it's attacking alone.")
  const WARDEN = creature('Warden', '{W}', '2/2', "~ gets +2/+2 as long as it's blocking alone.")
  const ALONE = [LONER, WARDEN, SLAY, CALL_OFF]

  testInEditions('2004', '2011')('[2004:306.4] attacking alone is looked at all the time (%s)', (edition) => {
    const sides = [{ battlefield: ['Loner', 'Bear'], hand: ['Slay'] }, {}] as const
    const one = table(edition, [sides[0], sides[1]], ALONE)
    expect(one.size('Loner')).toBe('2/2')
    expect(one.attack('Loner').size('Loner')).toBe('4/4')
    const two = table(edition, [sides[0], sides[1]], ALONE).attack('Loner', 'Bear')
    expect(two.size('Loner')).toBe('2/2')
    expect(
      two
        .cast('Slay', { targets: ['Bear'] })
        .resolve()
        .size('Loner'),
    ).toBe('4/4')
    expect(two.to('main2').size('Loner')).toBe('2/2')
  })

  testInEditions('2004', '2011')('[2004:306.4] and so is blocking alone (%s)', (edition) => {
    const sides = [{ battlefield: ['Bear', 'Ox'], hand: ['Call Off'] }, { battlefield: ['Warden', 'Bear'] }] as const
    const game = table(edition, [sides[0], sides[1]], ALONE).attack('Ox', '1:Bear')
    game.block({ Warden: 'Ox', '2:Bear': 'Ox' })
    if (game.question.kind === 'order') game.plain()
    expect(game.size('Warden')).toBe('2/2')
    game.cast('Call Off', { targets: ['2:Bear'] }).resolve()
    expect(game.size('Warden')).toBe('4/4')
  })
})
