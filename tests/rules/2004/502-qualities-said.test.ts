import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const bolt = (name: string, cost: string, type = 'Instant') =>
  card(name, cost, type, '~ deals 1 damage to target creature.')
const CARDS = [
  creature('Mirrored', '{R}', '2/2', '~ has protection from its colors.'),
  creature('Kannu', '{0}', '2/2', '~ has protection from the colors of permanents you control.'),
  creature('Page', '{0}', '2/2', 'Protection from instant spells and from sorcery spells'),
  creature('Sneak', '{0}', '2/2', 'Protection from mana value 3 or greater'),
  creature('Veiled', '{0}', '2/2', "~ can't be the target of spells or abilities your opponents control."),
  creature('Tall', '{0}', '2/2', "~ can't be blocked except by creatures with flying or reach."),
  creature('Bird', '{0}', '1/1', 'Flying', 'Creature — Bird'),
  creature('Spider', '{0}', '1/1', 'Reach', 'Creature — Spider'),
  creature('Ox', '{0}', '2/2', '', 'Creature — Ox'),
  creature('Blue Ox', '{U}', '2/2', '', 'Creature — Ox'),
  creature(
    'Walker',
    '{0}',
    '2/2',
    'Haste\nAs ~ enters the battlefield, choose a land type.\n~ has landwalk of the chosen type.',
  ),
  card(
    'Cloak',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature\nAs ~ enters the battlefield, choose a land type.\nEnchanted creature has landwalk of the chosen type.',
  ),
  bolt('Redbolt', '{R}'),
  bolt('Bluebolt', '{U}'),
  bolt('Heavy', '{2}{R}'),
  card('Poker', '{R}', 'Artifact', '{0}: ~ deals 1 damage to target creature.'),
  card('Loaned', '{0}', 'Artifact', '{0}: ~ deals 1 damage to target creature. Any player may activate this ability.'),
  card('Steel', '{0}', 'Artifact'),
  card(
    'Blessing',
    '{0}',
    'Instant',
    'Target creature you control gains protection from artifacts or from the color of your choice until end of turn.',
  ),
]
const MANA = ['Mountain', 'Mountain', 'Mountain', 'Island']

inEditions('2004', '2011')('502 qualities, %s', (edition) => {
  const board = (mine: readonly string[], hand: readonly string[] = [], theirs: readonly string[] = []): Table =>
    table(edition, [{ battlefield: [...mine, ...MANA], hand }, { battlefield: theirs }], CARDS)
  const aims = (game: Table, name: string, whom: string): boolean => {
    const zone = game.has('hand', name) ? 'hand' : 'battlefield'
    const object = game.id(name, zone)
    const action =
      zone === 'hand'
        ? ({ do: 'cast', ...game.way(object, 'normal') } as const)
        : ({ do: 'activate', ...game.nth(object, 0) } as const)
    if (game.why(action) !== null) return false
    game.reply(action)
    const target = game.id(whom)
    return game.asks('targets').legal.some((ref) => 'object' in ref && ref.object === target)
  }

  test('[2004:502.7a] from its own colors: its color is what it has', () => {
    const hand = ['Redbolt', 'Bluebolt']
    expect(hand.map((one) => aims(board([], hand, ['Mirrored']), one, 'Mirrored'))).toEqual([false, true])
  })

  test('[2004:502.7a] from the colors of permanents you control, as they are', () => {
    const hand = ['Redbolt', 'Bluebolt']
    const game = (theirs: readonly string[]) => board([], hand, ['Kannu', ...theirs])
    expect(hand.map((one) => aims(game(['Blue Ox']), one, 'Kannu'))).toEqual([true, false])
    expect(hand.map((one) => aims(game([]), one, 'Kannu'))).toEqual([true, true])
  })

  test('[2004:502.7a] from instant spells: not from abilities', () => {
    expect(aims(board([], ['Redbolt'], ['Page', 'Ox']), 'Redbolt', 'Page')).toBe(false)
    expect(aims(board(['Poker'], [], ['Page']), 'Poker', 'Page')).toBe(true)
  })

  test('[2004:502.7a] from a mana value', () => {
    const hand = ['Redbolt', 'Heavy']
    expect(hand.map((one) => aims(board(['Ox'], hand, ['Sneak']), one, 'Sneak'))).toEqual([true, false])
  })

  test('[2004:415.2] no target of what opponents control: whoever activates an ability controls it', () => {
    expect(aims(board([], ['Redbolt'], ['Veiled', 'Ox']), 'Redbolt', 'Veiled')).toBe(false)
    expect(aims(board(['Poker', 'Ox'], [], ['Veiled']), 'Poker', 'Veiled')).toBe(false)
    expect(aims(board(['Veiled'], ['Redbolt']), 'Redbolt', 'Veiled')).toBe(true)
    expect(aims(board(['Veiled'], [], ['Loaned']), 'Loaned', 'Veiled')).toBe(true)
  })

  test('[2004:501.1] blocked only by creatures with one of two abilities', () => {
    const blocks = (name: string) => {
      const game = board(['Tall'], [], ['Bird', 'Spider', 'Ox']).attack('Tall').until('blockers')
      const reply = [{ id: game.id(name), attackers: [game.id('Tall')] }]
      return () => game.reply(reply)
    }
    expect(blocks('Ox')).toThrow('refused')
    expect(blocks('Bird')).not.toThrow()
    expect(blocks('Spider')).not.toThrow()
  })

  test('[2004:502.6a] landwalk of the chosen type', () => {
    const attack = (type: string) => {
      const game = board(['Bear'], ['Walker'], ['Ox', 'Forest']).cast('Walker').resolve().reply(type)
      game.attack('Walker', 'Bear').until('blockers')
      return () => game.reply([{ id: game.id('Ox'), attackers: [game.id('Walker')] }])
    }
    expect(attack('Forest')).toThrow('refused')
    expect(attack('Island')).not.toThrow()
    const cloaked = (type: string) => {
      const game = board(['Ox', 'Bear'], ['Cloak'], ['Blue Ox', 'Forest'])
        .cast('Cloak', { targets: ['Ox'] })
        .resolve()
      game.reply(type).attack('Ox', 'Bear').until('blockers')
      return () => game.reply([{ id: game.id('Blue Ox'), attackers: [game.id('Ox')] }])
    }
    expect(cloaked('Forest')).toThrow('refused')
    expect(cloaked('Island')).not.toThrow()
  })

  test('[2004:413.2c] protection from artifacts or a color is chosen as it resolves', () => {
    const blessed = (word: string) => {
      const game = board(['Ox'], ['Blessing', 'Redbolt'])
        .cast('Blessing', { targets: ['Ox'] })
        .resolve()
      expect(game.asks('word').words).toEqual(['artifact', 'white', 'blue', 'black', 'red', 'green'])
      return aims(game.reply(word), 'Redbolt', 'Ox')
    }
    expect(blessed('red')).toBe(false)
    expect(blessed('artifact')).toBe(true)
  })
})
