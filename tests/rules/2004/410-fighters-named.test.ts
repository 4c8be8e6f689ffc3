/** The creatures of a fight by what they do, bands, and blocks demanded (308-310, 500, 502.10). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Zeal',
    '{0}',
    'Enchantment',
    'Whenever a creature blocks a red creature, the blocking creature gets +2/+0 until end of turn.',
  ),
  card(
    'Sling',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature\nWhenever enchanted creature attacks and isn't blocked, you may have it deal damage equal to its power to another target creature. If you do, the attacking creature assigns no combat damage this turn.",
  ),
  creature(
    'Ram',
    '{0}',
    '3/3',
    'Whenever ~ becomes blocked, you may have it deal damage equal to its power to target creature. If you do, the first creature assigns no combat damage this turn.',
  ),
  card(
    'Summit',
    '{0}',
    'Enchantment',
    'Whenever a Mountain enters the battlefield under your control, if you control at least two other Mountains, you gain 3 life.',
  ),
  creature(
    'Sergeant',
    '{0}',
    '1/1',
    'Banding\nWhenever ~ attacks, all creatures banded with it gain first strike until end of turn.',
  ),
  card('Hunt', '{0}', 'Sorcery', 'Target creature blocks target creature this turn if able.'),
  card('Storm', '{X}', 'Sorcery', 'Tap X target creatures. ~ deals 2 damage to each of those creatures with flying.'),
  creature(
    'Taunter',
    '{0}',
    '1/1',
    "{T}: Creatures the active player controls attack this turn if able. At the beginning of the next end step, destroy each of those creatures that didn't attack this turn.",
  ),
  card(
    'Summons',
    '{0}',
    'Sorcery',
    "At the beginning of the next end step, destroy all creatures you control that didn't attack this turn. Ignore this effect for each creature you didn't control continuously since the beginning of the turn.",
  ),
  creature(
    'Ghost',
    '{0}',
    '2/2',
    '{T}: Gain control of target creature for as long as you control ~. When ~ leaves the battlefield or becomes untapped, destroy that creature.',
  ),
  creature(
    'Wall',
    '{0}',
    '0/4',
    'Whenever ~ blocks a creature, if at least one other Wall creature is blocking that creature and no non-Wall creatures are blocking that creature, you gain 2 life.',
    'Creature — Wall',
  ),
  creature('Fence', '{0}', '0/4', '', 'Creature — Wall'),
  creature(
    'Aurochs',
    '{0}',
    '2/3',
    'Whenever ~ attacks, it gets +1/+0 until end of turn for each other attacking ~.',
    'Creature — Aurochs',
  ),
  creature('Young Herd', '{0}', '1/1', '', 'Creature — Aurochs'),
  creature('Gull', '{0}', '1/3', 'Flying'),
  creature('Elk', '{G}', '3/4'),
]
const damage = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).damage

inEditions('2004', '2011')('fighters by name, %s', (edition) => {
  const play = (mine: readonly string[], theirs: readonly string[] = [], hand: readonly string[] = []) =>
    table(edition, [{ hand, battlefield: mine }, { battlefield: theirs }], CARDS)

  test('[2004:309.2] the blocking creature, not the one it blocks', () => {
    const game = play(['Imp', 'Zeal'], ['Elk'])
    game.attack('Imp').block({ Elk: 'Imp' })
    game.resolve()
    expect([game.size('Elk'), game.size('Imp')]).toEqual(['5/4', '2/4'])
  })

  test('[2004:404.1] another creature is another than the one that the Aura is on', () => {
    const game = table(edition, [{ hand: ['Sling'], battlefield: ['Elk', 'Imp'] }, {}], CARDS)
    game.cast('Sling', { targets: ['Elk'] }).resolve()
    game.attack('Elk').until('targets')
    expect(game.asks('targets').legal).toEqual([game.ref('Imp')])
    game
      .reply([game.ref('Imp')])
      .until('confirm')
      .reply(true)
    game.to('endCombat')
    expect([damage(game, 'Imp'), game.life(1)]).toEqual([3, 20])
  })

  test('[2004:404.1] the first creature is what the event was about', () => {
    const game = play(['Ram'], ['Elk', 'Imp'])
    game.attack('Ram').block({ Elk: 'Ram' })
    game
      .reply([game.ref('Imp')])
      .until('confirm')
      .reply(true)
    game.to('endCombat')
    expect([damage(game, 'Imp'), damage(game, 'Elk'), game.has('battlefield', 'Ram')]).toEqual([3, 0, false])
  })

  test('[2004:404.3] others than the one that entered', () => {
    const game = play(['Summit', 'Mountain'], [], ['Mountain'])
    game.land('Mountain').resolveAll()
    expect(game.life(0)).toBe(20)
    const more = play(['Summit', 'Mountain', 'Mountain'], [], ['Mountain'])
    more.land('Mountain').resolveAll()
    expect(more.life(0)).toBe(23)
  })

  test('[2004:502.10d] those in the same band, and not itself', () => {
    const game = play(['Sergeant', 'Elk', 'Imp'], ['Gull'])
    game.until('attackers')
    const defender = game.asks('attackers').defenders[0] ?? { player: 1 }
    game.reply([
      { id: game.id('Sergeant'), defender, band: 1 },
      { id: game.id('Elk'), defender, band: 1 },
      { id: game.id('Imp'), defender },
    ])
    game.resolve()
    const strikes = (name: string) =>
      game.state.lasting.some(({ objects, changes }) => objects.includes(game.id(name)) && changes.length > 0)
    expect(['Sergeant', 'Elk', 'Imp'].map(strikes)).toEqual([false, true, false])
  })

  test('[2004:500.2] a target must block another target', () => {
    const game = play(['Elk'], ['Gull', 'Imp'], ['Hunt'])
    game.cast('Hunt', { targets: ['Imp', 'Elk'] }).resolve()
    game.attack('Elk').until('blockers')
    expect(game.refusal([])).toBeTruthy()
    game.block({ Imp: 'Elk' })
    game.isAtAQuestion()
  })

  test('[2004:413.2b] those of them that fly', () => {
    const game = play(['Forest', 'Forest'], ['Gull', 'Elk'], ['Storm'])
    game.cast('Storm', { x: 2, targets: ['Gull', 'Elk'] }).resolve()
    expect([damage(game, 'Gull'), damage(game, 'Elk')]).toEqual([2, 0])
  })

  test('[2004:404.4] those that stayed at home are remembered', () => {
    const game = play(['Taunter', 'Elk', 'Imp'], [], [])
    game.activate('Taunter').resolve()
    game.until('attackers')
    game.attack('Elk', 'Imp').to('upkeep', game.state.turn.number + 1)
    expect(['Elk', 'Imp', 'Taunter'].map((name) => game.has('battlefield', name))).toEqual([true, true, false])
  })

  test('[2004:212.3d] what has just come is let off', () => {
    const game = play(['Elk', 'Imp'], [], ['Summons', 'Gull'])
    game.cast('Gull').resolve().cast('Summons').resolve()
    game.attack('Imp').to('upkeep', game.state.turn.number + 1)
    expect(['Elk', 'Imp', 'Gull'].map((name) => game.has('battlefield', name))).toEqual([false, true, true])
  })

  test('[2004:404.4] one of two events of the same object', () => {
    const game = play(['Ghost'], ['Elk'], [])
    game.activate('Ghost', 0, { targets: ['Elk'] }).resolve()
    expect(get(game.state, game.id('Elk')).controller).toBe(0)
    game.to('draw', game.state.turn.number + 2)
    expect(game.has('battlefield', 'Elk')).toBe(false)
  })

  test('[2004:404.3] what else is blocking it', () => {
    const walls = play(['Elk'], ['Wall', 'Fence'])
    walls.attack('Elk').block({ Wall: 'Elk', Fence: 'Elk' })
    walls.to('endCombat')
    expect(walls.life(1)).toBe(22)
    const mixed = play(['Elk'], ['Wall', 'Fence', 'Gull'])
    mixed.attack('Elk').block({ Wall: 'Elk', Fence: 'Elk', Gull: 'Elk' })
    mixed.to('endCombat')
    expect(mixed.life(1)).toBe(20)
  })

  test('[2004:202.2] a kind that has the name of the card', () => {
    const game = play(['Aurochs', 'Young Herd', 'Elk'])
    game.attack('Aurochs', 'Young Herd', 'Elk').resolve()
    expect(game.size('Aurochs')).toBe('3/3')
  })
})
