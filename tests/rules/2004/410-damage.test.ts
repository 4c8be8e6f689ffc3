/** How often damage triggers: docs/decisions/0007-occurrences-of-damage.md. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const global = (name: string, text: string) => card(name, '{0}', 'Enchantment', text)
const CARDS = [
  creature('Boar', '{0}', '7/7', 'Trample\nWhenever ~ deals combat damage, you gain that much life.'),
  creature('Ram', '{0}', '6/6', 'Whenever ~ deals damage to a creature, you gain 1 life.'),
  creature('Raider', '{0}', '6/6', 'Trample\nWhenever ~ deals combat damage to a player, you gain that much life.'),
  creature('Twin', '{0}', '2/6', 'Double strike\nWhenever ~ deals damage, you gain that much life.'),
  creature('Tender', '{0}', '1/9', 'Whenever ~ is dealt damage, you gain that much life.'),
  global('Salve', "Whenever you're dealt damage, you gain that much life."),
  global('Spoils', 'Whenever a creature deals damage, you gain 1 life.'),
  global('Sorrow', 'Whenever a creature is dealt damage, you gain 1 life.'),
  creature('Hexer', '{0}', '8/8', 'Whenever ~ deals damage to a creature, destroy that creature.'),
  card('Quake', '{0}', 'Sorcery', '~ deals 1 damage to each creature and each player.'),
  card(
    'Shift',
    '{0}',
    'Instant',
    'The next 1 damage that would be dealt to target creature this turn is dealt to you instead.',
  ),
  card('Ward', '{0}', 'Instant', 'Prevent the next 1 damage that would be dealt to target creature this turn.'),
]

/** Goes on until combat damage has been dealt, and says how many abilities have triggered. */
function triggered(game: Table): number {
  const isDealt = () => game.events.some((event) => event.kind === 'damage')
  while (!isDealt()) game.question.kind === 'priority' ? game.pass() : game.plain()
  return game.state.waiting.length + game.state.stack.length
}

const divide = (game: Table, ...division: readonly number[]) => game.until('assignDamage').reply([division])

inEditions('2004', '2011')('damage triggers, %s', (edition) => {
  const board = (mine: readonly string[], theirs: readonly string[], hand: readonly string[] = []) =>
    table(edition, [{ battlefield: mine, hand }, { battlefield: theirs }], CARDS)

  test('[2004:410.6] "deals damage": one source dealing damage at once is one event, "that much" is the sum', () => {
    const game = board(['Boar'], ['Bear', 'Ox']).attack('Boar').block({ Bear: 'Boar', Ox: 'Boar' })
    expect(triggered(divide(game, 2, 3, 2))).toBe(1)
    game.resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([27, 18])
    game.isAtAQuestion()
  })

  test('[2004:410.6] each source that deals damage is an event of its own, and so is each combat damage step', () => {
    const two = board(['Bear', 'Ox', 'Spoils'], []).attack('Bear', 'Ox')
    expect(triggered(two)).toBe(2)
    const twin = board(['Twin'], []).attack('Twin')
    expect(triggered(twin)).toBe(1)
    twin.to('endCombat')
    expect([twin.life(0), twin.life(1)]).toEqual([24, 16])
  })

  test('[2004:410.6] "deals damage to a creature": once for each creature, "to a player" once for the player', () => {
    const blocks = { '1:Bear': 'Ram', '2:Bear': 'Ram' }
    const ram = board(['Ram'], ['Bear', 'Bear']).attack('Ram').block(blocks)
    expect(triggered(divide(ram, 3, 3))).toBe(2)
    const raider = board(['Raider'], ['Bear', 'Bear'])
      .attack('Raider')
      .block({ '1:Bear': 'Raider', '2:Bear': 'Raider' })
    expect(triggered(divide(raider, 2, 2, 2))).toBe(1)
    expect([raider.resolveAll().life(0), raider.life(1)]).toEqual([22, 18])
    const hex = board(['Hexer'], ['Ram', 'Twin']).attack('Hexer').block({ Ram: 'Hexer', Twin: 'Hexer' })
    divide(hex, 6, 2).to('endCombat')
    expect([hex.zone('Ram'), hex.zone('Twin')]).toEqual(['graveyard', 'graveyard'])
  })

  test('[2004:410.6] "is dealt damage": one recipient of any number of sources is one event', () => {
    const game = board(['Tender'], ['Bear', 'Ox']).attack('Tender').block({ Bear: 'Tender', Ox: 'Tender' })
    expect(triggered(game)).toBe(1)
    expect(game.resolveAll().life(0)).toBe(25)
    const hit = table(edition, [{ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Salve'] }], CARDS)
    expect(triggered(hit.attack('Bear', 'Ox'))).toBe(1)
    expect(hit.resolveAll().life(1)).toBe(20)
  })

  test('[2004:410.6] each recipient is an event of its own', () => {
    const game = board(['Sorrow', 'Bear', 'Salve'], ['Ox'], ['Quake']).cast('Quake').resolve()
    expect(triggered(game)).toBe(3)
    expect(game.resolveAll().life(0)).toBe(22)
  })

  test('[2004:410.7] what is prevented does not count, and what is redirected counts where it is dealt', () => {
    const fight = (spell: string) => {
      const game = board(['Tender', 'Salve'], ['Bear', 'Ox'], [spell])
      game.cast(spell, { targets: ['Tender'] }).resolve()
      game.attack('Tender').block({ Bear: 'Tender', Ox: 'Tender' })
      game.to('endCombat')
      return game.life(0)
    }
    expect(fight('Ward')).toBe(24)
    // One to you, which Salve makes up for; four to the creature.
    expect(fight('Shift')).toBe(24)
  })
})

describe('lifelink, in 2011', () => {
  const MORE = [
    creature('Leech', '{0}', '6/6', 'Trample, lifelink'),
    global('Grief', 'Whenever you gain life, draw a card.'),
  ]
  const at = (mine: readonly string[], theirs: readonly string[]) =>
    table('2011', [{ battlefield: ['Grief', ...mine] }, { battlefield: theirs }], [...CARDS, ...MORE])

  test('[2004:410.6] one source gains its controller life once, however many it deals damage to', () => {
    const game = at(['Leech'], ['Bear', 'Ox']).attack('Leech').block({ Bear: 'Leech', Ox: 'Leech' })
    divide(game, 2, 3, 1)
    expect([game.life(0), game.state.stack.length]).toEqual([26, 1])
    expect(game.resolve().handSize(0)).toBe(1)
  })

  test('[2004:410.6] two sources each gain their controller life', () => {
    const game = at(['Leech', 'Leech'], []).attack('1:Leech', '2:Leech').to('combatDamage')
    expect([game.life(0), game.state.stack.length]).toEqual([32, 2])
  })
})
