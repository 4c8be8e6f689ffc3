import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Twist', '{0}', 'Instant', 'You may tap or untap target permanent.'),
  card(
    'Ring Back',
    '{0}',
    'Instant',
    "Return target creature you control and target creature you don't control to their owners' hands.",
  ),
  card('Ruin', '{0}', 'Sorcery', "Destroy target creature and all Auras attached to it. They can't be regenerated."),
  card(
    'Judge',
    '{0}',
    'Sorcery',
    "Destroy target creature if it's green. A creature destroyed this way can't be regenerated.",
  ),
  card('Guard', '{0}', 'Instant', 'Regenerate target creature.'),
  card('Uplift', '{0}', 'Instant', 'Choose target creature. Untap that creature. It gets +1/+1 until end of turn.'),
  card(
    'Sway',
    '{0}',
    'Instant',
    'Creatures you control get +1/+1 and creatures your opponents control get -1/-1 until end of turn.',
  ),
  card('Dusk', '{0}', 'Instant', 'Until end of turn, all creatures become black and all lands become Swamps.'),
  card('Clear Air', '{0}', 'Sorcery', 'Destroy target creature and each other creature that shares a color with it.'),
  card('Wake', '{0}', 'Enchantment', 'Whenever a creature dies, you gain 1 life.'),
  creature('Djinn', '{R}', '2/4', '{0}: ~ gets +2/+0 until end of turn and deals 1 damage to you.'),
  creature('Lout', '{R}', '2/4', "~ can't attack or block unless you control another Bear."),
  creature('Craven', '{R}', '1/1', "~ can't block if defending player controls a Swamp."),
  card(
    'Snare',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities can't be activated.",
  ),
  creature('Ephemera', '{W}', '1/6', 'When ~ blocks, sacrifice it at end of combat.'),
  creature(
    'Fangs',
    '{G}',
    '1/6',
    'Whenever ~ blocks or becomes blocked by a creature, destroy the other creature at end of combat.',
  ),
  creature('Veil', '{U}', '2/2', "{0}: ~ can't be blocked this turn except by Walls."),
]

const tapped = (game: Table, name: string) => game.state.objects.flat()[game.id(name, 'battlefield')]?.tapped

inEditions('2004', '2011')('joined phrases, %s', (edition) => {
  test('[2004:413.2c] tap or untap: offered, then chosen as it happens', () => {
    const game = table(edition, [{ hand: ['Twist', 'Twist', 'Twist'] }, { battlefield: ['Bear'] }], CARDS)
    const twist = () =>
      game
        .cast('Twist', { targets: ['Bear'] })
        .resolve()
        .reply(true)
    expect(twist().asks('confirm').reason).toBe('tapped')
    expect(tapped(game.reply(true), 'Bear')).toBe(true)
    expect(tapped(twist().reply(true), 'Bear')).toBe(true)
    expect(tapped(twist().reply(false), 'Bear')).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:413.2b] two objects of one verb move as one event', () => {
    const game = table(edition, [{ battlefield: ['Ox'], hand: ['Ring Back'] }, { battlefield: ['Bear'] }], CARDS)
    game.cast('Ring Back', { targets: ['Ox', 'Bear'] }).resolve()
    expect([game.has('hand', 'Ox', 0), game.has('hand', 'Bear', 1)]).toEqual([true, true])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] what two parts of one event name dies once', () => {
    const sides = [{ battlefield: ['Wake'], hand: ['Clear Air'] }, { battlefield: ['Bear', 'Ox', 'Djinn'] }] as const
    const game = table(edition, [sides[0], sides[1]], CARDS)
      .cast('Clear Air', { targets: ['Bear'] })
      .resolveAll()
    expect([game.life(0), game.has('graveyard', 'Ox'), game.has('battlefield', 'Djinn')]).toEqual([22, true, true])
    game.isAtAQuestion()
  })

  test('[2004:419.6b] what is said of regeneration is said of all that was destroyed, and of nothing else', () => {
    const sides = [{ hand: ['Guard', 'Mantle', 'Ruin', 'Judge'] }, { battlefield: ['Bear', 'Djinn'] }] as const
    const game = table(edition, [sides[0], sides[1]], CARDS)
    game
      .cast('Mantle', { targets: ['Bear'] })
      .resolve()
      .cast('Guard', { targets: ['Bear'] })
      .resolve()
    game.cast('Ruin', { targets: ['Bear'] }).resolve()
    expect([game.has('graveyard', 'Bear'), game.has('graveyard', 'Mantle')]).toEqual([true, true])
    game.cast('Judge', { targets: ['Djinn'] }).resolve()
    expect(game.has('battlefield', 'Djinn')).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:409.1c] what is only named as a target is spoken of afterwards', () => {
    const game = table(edition, [{ battlefield: [{ name: 'Bear', tapped: true }], hand: ['Uplift'] }, {}], CARDS)
    game.cast('Uplift', { targets: ['Bear'] }).resolve()
    expect([tapped(game, 'Bear'), game.size('Bear')]).toEqual([false, '3/3'])
    game.isAtAQuestion()
  })

  test('[2004:418.3a] one duration for two subjects, before or after them', () => {
    const game = table(
      edition,
      [{ battlefield: ['Ox', 'Forest'], hand: ['Sway', 'Dusk'] }, { battlefield: ['Bear'] }],
      CARDS,
    )
    game.cast('Sway').resolve().cast('Dusk').resolve()
    const of = (name: string) => characteristics(game.state, game.id(name, 'battlefield'))
    expect([game.size('Bear'), of('Ox').colors, of('Forest').subtypes]).toEqual(['1/1', ['B'], ['Swamp']])
    game.to('upkeep', game.state.turn.number + 1)
    expect([game.size('Bear'), of('Ox').colors, of('Forest').subtypes]).toEqual(['2/2', ['G'], ['Forest']])
  })

  test('[2004:413.2b] one subject that changes and deals damage', () => {
    const game = table(edition, [{ battlefield: ['Djinn'] }, {}], CARDS)
      .activate('Djinn')
      .resolve()
    expect([game.size('Djinn'), game.life(0)]).toEqual(['4/4', 19])
    game.isAtAQuestion()
  })
})

inEditions('2004', '2011')('restrictions with conditions, %s', (edition) => {
  test.each([
    [['Lout', 'Ox'], ['Ox']],
    [
      ['Lout', 'Bear'],
      ['Bear', 'Lout'],
    ],
  ])('[2004:500.1] can attack or block only while the condition holds: %j', (battlefield, able) => {
    const game = table(edition, [{ battlefield }, {}], CARDS).until('attackers')
    const names = game.asks('attackers').able.map((id) => characteristics(game.state, id).name)
    expect(names.sort()).toEqual(able)
  })

  test('[2004:500.1] "if" is the other way round', () => {
    for (const [land, count] of [
      ['Swamp', 0],
      ['Forest', 1],
    ] as const) {
      const game = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Craven', land] }], CARDS)
      game.attack('Bear').pass(2)
      expect(game.question.kind === 'blockers' ? game.asks('blockers').able.length : 0).toBe(count)
    }
  })

  test('[2004:500.1] one list of what it cannot do, its activated abilities included', () => {
    const game = table(edition, [{ battlefield: ['Djinn'], hand: ['Snare'] }, {}], CARDS)
    game.cast('Snare', { targets: ['Djinn'] }).resolve()
    expect(game.why({ do: 'activate', ...game.nth(game.id('Djinn'), 0) })).not.toBeNull()
  })

  test('[2004:500.1] the duration may stand before the exception', () => {
    const game = table(edition, [{ battlefield: ['Veil'] }, { battlefield: ['Ox'] }], CARDS)
    game.activate('Veil').resolve().attack('Veil').pass(2)
    expect(game.question.kind === 'blockers' ? game.asks('blockers').able : []).toEqual([])
  })

  test('[2004:404.4] an event in front is the trigger; only the effect waits for the end of combat', () => {
    const game = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Ephemera'] }], CARDS)
    game.attack('Bear').block({ Ephemera: 'Bear' }).resolveAll()
    expect(game.has('battlefield', 'Ephemera')).toBe(true)
    expect(game.to('main2').has('graveyard', 'Ephemera')).toBe(true)
    const fangs = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Fangs'] }], CARDS)
    fangs.attack('Bear').block({ Fangs: 'Bear' }).to('main2')
    expect([fangs.has('graveyard', 'Bear'), fangs.has('battlefield', 'Fangs')]).toEqual([true, true])
  })
})
