/** Deathtouch, trample, banding and protection as today's rules, without an order of blockers, have them. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Adder', '{0}', '3/3', 'Deathtouch\nTrample'),
  creature('Viper', '{0}', '3/3', 'Deathtouch'),
  creature('Charger', '{0}', '6/6', 'Trample'),
  creature('Two', '{0}', '2/2'),
  creature('Three', '{0}', '3/3'),
  creature('Bound One', '{0}', '1/1', 'Banding'),
  card('Scratch', '{0}', 'Instant', '~ deals 1 damage to target creature.'),
  creature('Shunner', '{0}', '2/2', 'Protection from each of your opponents'),
  creature('Grudge', '{0}', '2/2', 'As ~ enters, choose a player.\n~ has protection from the chosen player.'),
  creature('Aloof', '{0}', '2/2', 'Protection from everything'),
  creature('Double Shade', '{0}', '2/2', 'Protection from white and from blue'),
  creature('White One', '{W}', '2/2'),
  card(
    'White Ban',
    '{W}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature has protection from white. This effect doesn't remove ~.",
  ),
  card('White Mark', '{W}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.'),
  card('Poke', '{0}', 'Instant', '~ deals 1 damage to target creature.'),
]

/** The damage question of an attacker blocked by two, and what goes to the player. */
function blocked(attacker: string, ...blockers: readonly string[]): Table {
  const game = table('today', [{ battlefield: [attacker] }, { battlefield: [...blockers], hand: ['Scratch'] }], CARDS)
  return game.attack(attacker).block(Object.fromEntries(blockers.map((name) => [name, attacker])))
}
/** Amounts by the names of those dealt damage; `player` for the player. */
function dividing(game: Table, amounts: Readonly<Record<string, number>>): readonly (readonly number[])[] {
  const { sources } = game.asks('assignDamage')
  return sources.map(({ to }) =>
    to.map(({ ref }) => ('player' in ref ? (amounts.player ?? 0) : (amounts[nameAt(game, ref.object)] ?? 0))),
  )
}
const nameAt = (game: Table, id: number) => game.state.printed[get(game.state, id).face]?.name ?? ''

describe('several blockers', () => {
  test('[today:702.2 today:702.19] one damage of a source with deathtouch is lethal: the rest tramples over', () => {
    const game = blocked('Adder', 'Two', 'Three').until('assignDamage')
    expect(game.refusal(dividing(game, { Two: 1, player: 2 })).key).toMatch(/^damage\./)
    game.reply(dividing(game, { Two: 1, Three: 1, player: 1 })).to('endCombat')
    expect([game.zone('Two'), game.zone('Three'), game.life(1)]).toEqual(['graveyard', 'graveyard', 19])
    game.isAtAQuestion()
  })

  test('[today:702.2] without trample it is divided freely, deathtouch or not', () => {
    const game = blocked('Viper', 'Two', 'Three').until('assignDamage')
    game.reply(dividing(game, { Three: 3 })).to('endCombat')
    expect([game.zone('Two'), game.zone('Three')]).toEqual(['battlefield', 'graveyard'])
  })

  test('[today:702.19] a trampler gives every blocker what is lethal before the player gets any, in no order', () => {
    const game = blocked('Charger', 'Two', 'Three').until('assignDamage')
    for (const short of [
      { Two: 1, Three: 4, player: 1 },
      { Two: 3, Three: 2, player: 1 },
    ])
      expect(game.refusal(dividing(game, short)).key).toMatch(/^damage\./)
    // Without anything for the player, any division goes.
    const { position } = game
    game.reply(dividing(game, { Three: 6 }))
    game.position = position
    game.reply(dividing(game, { Two: 2, Three: 3, player: 1 })).to('endCombat')
    expect([game.life(1), game.has('battlefield', 'Two'), game.has('battlefield', 'Three')]).toEqual([19, false, false])
  })

  test('[today:702.19] damage that is marked already counts', () => {
    const game = blocked('Charger', 'Two', 'Three')
    game
      .pass()
      .cast('Scratch', { targets: ['Three'] })
      .resolve()
    game
      .until('assignDamage')
      .reply(dividing(game, { Two: 2, Three: 2, player: 2 }))
      .to('endCombat')
    expect([game.life(1), game.has('battlefield', 'Three')]).toEqual([18, false])
  })
})

inEditions('2004', 'today')('banding without an order, %s', (edition) => {
  test('[today:702.22j 2004:502.10h] with a banding blocker the defending player divides what the attacker deals', () => {
    const sides = [{ battlefield: ['Viper'] }, { battlefield: ['Bound One', 'Three'] }] as const
    const game = table(edition, sides, CARDS).attack('Viper').block({ 'Bound One': 'Viper', Three: 'Viper' })
    game.until('assignDamage')
    expect(game.asks('assignDamage').seat).toBe(1)
    game.reply(dividing(game, { 'Bound One': 3 }))
    game.to('endCombat')
    expect([game.has('battlefield', 'Bound One'), game.zone('Three')]).toEqual([false, 'battlefield'])
  })
  test('[today:702.22j 2004:502.10h] without one its controller does', () => {
    const game = table(edition, [{ battlefield: ['Viper'] }, { battlefield: ['Two', 'Three'] }], CARDS)
    game.attack('Viper').block({ Two: 'Viper', Three: 'Viper' }).until('assignDamage')
    expect(game.asks('assignDamage').seat).toBe(0)
  })
})

describe('protection', () => {
  const why = (game: Table, spell: string, target: string) => {
    game.reply({ do: 'cast', object: game.id(spell, 'hand'), via: 'normal' })
    return game.asks('targets').legal.some((ref) => 'object' in ref && ref.object === game.id(target))
  }
  test('[today:702.16] from a player: their spells can’t target it, their creatures can’t block it, no damage is dealt', () => {
    const sides = [{ battlefield: ['Shunner', 'Bear'] }, { battlefield: ['Ox'], hand: ['Poke'] }] as const
    const game = table('today', sides, CARDS).attack('Shunner', 'Bear').pass()
    expect(why(game, 'Poke', 'Shunner')).toBe(false)
    const blocking = table('today', sides, CARDS).attack('Shunner', 'Bear').until('blockers')
    const block = (name: string) => [{ id: blocking.id('Ox'), attackers: [blocking.id(name)] }]
    expect(blocking.refusal(block('Shunner')).key).toMatch(/^block/)
    blocking.reply(block('Bear')).isAtAQuestion()
    // Its own controller's spells can.
    const own = table('today', [{ battlefield: ['Shunner'], hand: ['Poke'] }, {}], CARDS)
    expect(why(own, 'Poke', 'Shunner')).toBe(true)
  })

  test('[today:702.16] from the player that was chosen for it, and from no other', () => {
    const at = (chosen: number) => {
      const sides = [{ hand: ['Grudge'], battlefield: ['Bear'] }, { hand: ['Poke'] }] as const
      const game = table('today', sides, CARDS).cast('Grudge').resolve()
      return why(game.reply(chosen).pass(), 'Poke', 'Grudge')
    }
    expect([at(0), at(1)]).toEqual([true, false])
  })

  test('[today:702.16] from everything, and from several qualities, each on its own', () => {
    const sides = [{ battlefield: ['Bear'] }, { battlefield: ['Aloof', 'Double Shade', 'White One'] }] as const
    const game = table('today', [{ ...sides[0], hand: ['Poke', 'White Mark'], pool: '{W}' }, sides[1]], CARDS)
    expect(why(game, 'Poke', 'Aloof')).toBe(false)
    const white = table('today', [{ ...sides[0], hand: ['White Mark'], pool: '{W}' }, sides[1]], CARDS)
    white.reply({ do: 'cast', object: white.id('White Mark', 'hand'), via: 'normal' })
    const legal = white.asks('targets').legal.flatMap((ref) => ('object' in ref ? [nameAt(white, ref.object)] : []))
    expect(legal.sort()).toEqual(['Bear', 'White One'])
  })

  test('[today:702.16] an Aura that exempts itself stays, another of the colour falls off', () => {
    const sides = { hand: ['White Mark', 'White Ban'], battlefield: ['Bear'], pool: '{W}{W}' }
    const game = table('today', [sides, {}], CARDS)
      .cast('White Mark', { targets: ['Bear'] })
      .resolve()
    expect(game.size('Bear')).toBe('3/3')
    game.cast('White Ban', { targets: ['Bear'] }).resolve()
    expect([game.zone('White Ban'), game.zone('White Mark'), game.size('Bear')]).toEqual([
      'battlefield',
      'graveyard',
      '2/2',
    ])
    game.isAtAQuestion()
  })
})
