import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Aloof', '{0}', '2/2', 'Shroud'),
  card('Veil', '{0}', 'Instant', 'Target creature gains hexproof until end of turn.'),
  card('Cloak', '{0}', 'Instant', 'Target creature gains shroud until end of turn.'),
  card('Ward', '{0}', 'Enchantment', 'You have hexproof.'),
  card('Zap', '{0}', 'Instant', '~ deals 1 damage to target player.'),
  card('Growth', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.'),
  card('Blade', '{0}', 'Artifact — Equipment', 'Equipped creature gets +1/+0.\nEquip {0}'),
  card('Wake', '{0}', 'Instant', 'Target land becomes a 1/1 creature until end of turn.'),
  creature('Pounce', '{0}', '2/2', 'Flash'),
  card('Quick Growth', '{0}', 'Enchantment — Aura', 'Flash\nEnchant creature\nEnchanted creature gets +1/+1.'),
  card('Hoard', '{0}', 'Artifact', 'Whenever you cycle a card, you gain 1 life.'),
  card('Grove Scout', '{5}', 'Artifact', 'Forestcycling {0}'),
  card('Lens', '{5}', 'Artifact', 'Basic landcycling {0}'),
  creature('Mender', '{3}', '1/1', 'Reinforce 2—{0}'),
]
const cast = (game: Table, name: string) => game.why({ do: 'cast', object: game.id(name), via: 'normal' })?.key
const targets = (game: Table) => game.asks('targets').legal

inEditions('2011', 'today')('[today:702/unchanged] keywords of targets, %s', (edition) => {
  test('[2011:702.11] no target for opponents, on choosing and on resolving; its controller’s own may', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Sly', 'Bear'], hand: ['Veil', 'Growth'] },
        { hand: ['Spark'], pool: '{R}' },
      ],
      CARDS,
    )
    game.cast('Growth', { targets: ['Sly'] }).resolveAll()
    expect(game.size('Sly')).toBe('3/3')
    game
      .pass()
      .cast('Spark', { pay: false, targets: ['Bear'] })
      .plain()
    game
      .pass()
      .cast('Veil', { targets: ['Bear'] })
      .resolveAll()
    expect(game.zone('Bear')).toBe('battlefield')
  })

  test('[2011:702.11] a creature and a player with it aren’t offered to the opponent', () => {
    const game = table(
      edition,
      [{ battlefield: ['Sly', 'Bear', 'Ward'] }, { hand: ['Spark', 'Zap'], pool: '{R}' }],
      CARDS,
    ).pass()
    game.cast('Spark', { pay: false })
    const offered = targets(game)
    expect(offered).toContainEqual(game.ref('Bear'))
    expect(offered).not.toContainEqual(game.ref('Sly'))
    expect(offered).not.toContainEqual(game.ref('player 0'))
  })

  test('[2011:702.17] nobody’s target, not even its controller’s; what is attached stays', () => {
    const game = table(edition, [{ battlefield: ['Aloof', 'Bear', 'Blade'], hand: ['Growth', 'Cloak'] }, {}], CARDS)
    game.cast('Growth', { targets: ['Bear'] }).resolve()
    game.cast('Cloak', { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('3/3')
    expect(game.why({ do: 'activate', ...game.nth(game.id('Blade'), 1) })).not.toBeNull()
    game.isAtAQuestion()
  })

  test('[2011:702.5] on what stops being a creature it goes to the graveyard', () => {
    const game = table(edition, [{ battlefield: ['Forest'], hand: ['Wake', 'Growth', 'Zap'] }, {}], CARDS)
    game.cast('Wake', { targets: ['Forest'] }).resolve()
    game.cast('Growth', { targets: ['Forest'] }).resolve()
    expect(game.zone('Growth')).toBe('battlefield')
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.zone('Growth')).toBe('graveyard')
  })

  test('[2011:702.8] whenever an instant could be cast: the opponent’s end step, an Aura too, not under split second', () => {
    const game = table(edition, [{ hand: ['Stillword'] }, { hand: ['Pounce', 'Quick Growth', 'Bear'] }], CARDS, {
      step: 'end',
    })
    game.pass()
    expect([cast(game, 'Pounce'), cast(game, 'Bear')]).toEqual([undefined, 'timing.notYourTurn'])
    game.cast('Pounce').resolve().pass()
    game.cast('Quick Growth', { targets: ['Pounce'] }).resolveAll()
    expect(game.size('Pounce')).toBe('3/3')
    const quiet = table(edition, [{ hand: ['Stillword'] }, { hand: ['Pounce'] }], CARDS)
      .cast('Stillword')
      .pass()
    expect(cast(quiet, 'Pounce')).toBe('timing.splitSecond')
  })

  test('[2011:702.27/type] it finds that kind of card; it is cycling', () => {
    const side = { hand: ['Grove Scout', 'Lens'], battlefield: ['Hoard'], library: ['Bear', 'Island', 'Forest'] }
    const game = table(edition, [side, {}], CARDS)
    game.activate('Grove Scout', 0, {}, 'hand').resolveAll()
    expect([game.zone('Forest'), game.life(0)]).toEqual(['hand', 21])
    game.activate('Lens', 0, {}, 'hand').resolveAll()
    expect([game.zone('Island'), game.zone('Bear'), game.life(0)]).toEqual(['hand', 'library', 22])
  })

  test('[2011:702.75] discarded at instant speed for counters on a creature; it isn’t cast', () => {
    const game = table(edition, [{ hand: ['Mender'] }, { battlefield: ['Bear'] }], CARDS, { step: 'upkeep' })
    game.activate('Mender', 0, { targets: ['Bear'] }, 'hand').resolve()
    expect([game.zone('Mender'), game.size('Bear')]).toEqual(['graveyard', '4/4'])
    expect(get(game.state, game.id('Bear')).counters).toEqual({ '+1/+1': 2 })
  })
})
