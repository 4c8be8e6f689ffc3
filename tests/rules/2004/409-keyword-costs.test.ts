/** What a keyword stands for costs more or less (409.1f, 504.4); so many more than another player; so many counters. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card('Forge', '{0}', 'Enchantment', 'Equip costs you pay cost {1} less.'),
  card('Smithy', '{0}', 'Enchantment', 'Equip abilities you activate cost {1} less to activate.'),
  card('Blade', '{0}', 'Artifact — Equipment', 'Equipped creature gets +2/+0.\nEquip {2}'),
  card(
    'Stone',
    '{0}',
    'Artifact',
    'Flashback costs you pay cost up to {2} less.\nFlashback costs your opponents pay cost {2} more.',
  ),
  card('Echoing', '{5}', 'Sorcery', 'You gain 3 life.\nFlashback {3}'),
  card('Doom', '{0}', 'Enchantment', 'All morph costs cost {2} more.'),
  creature('Hidden', '{4}', '3/3', 'Morph {1}'),
  creature(
    'Might',
    '{6}',
    '6/6',
    'If an opponent controls at least two more creatures than you, this spell costs {6} less to cast.',
  ),
  creature(
    'Drake',
    '{0}',
    '1/1',
    '~ gets +3/+3 as long as you control a creature with two or more charge counters on it.',
  ),
]

inEditions('2004', '2011')('409 keyword costs, %s', (edition) => {
  test('[2004:409.1f] equipping, for who pays less', () => {
    const equip = (mine: readonly string[], theirs: readonly string[]) => {
      const game = table(
        edition,
        [{ battlefield: ['Blade', 'Bear', 'Forest', ...mine] }, { battlefield: [...theirs] }],
        CARDS,
      )
      return game
        .activate('Blade', 1, { targets: ['Bear'] })
        .resolve()
        .size('Bear')
    }
    expect(equip(['Forge'], [])).toBe('4/2')
    expect(() => equip([], ['Forge'])).toThrow()
    expect(equip(['Smithy'], [])).toBe('4/2')
    expect(() => equip([], ['Smithy'])).toThrow()
  })

  test('[2004:409.1f] flashback, for its owner less, for opponents more', () => {
    const back = (mine: readonly string[], theirs: readonly string[], lands: number) => {
      const game = table(
        edition,
        [{ battlefield: [...times(lands, 'Forest'), ...mine], graveyard: ['Echoing'] }, { battlefield: [...theirs] }],
        CARDS,
      )
      game.cast('Echoing', { via: 'flashback', x: 2 })
      return game.resolve().life(0)
    }
    expect(back(['Stone'], [], 1)).toBe(23)
    expect(back([], [], 3)).toBe(23)
    expect(() => back([], ['Stone'], 4)).toThrow()
    expect(back([], ['Stone'], 5)).toBe(23)
  })

  test('[2004:504.4] turning face up', () => {
    const turn = (lands: number) => {
      const game = table(
        edition,
        [{ battlefield: ['Doom', { name: 'Hidden', faceDown: true }, ...times(lands, 'Forest')] }, {}],
        CARDS,
      )
      const object = game.state.battlefield.find((id) => get(game.state, id).faceDown) as number
      game.reply({ do: 'turnFaceUp', object })
      if (game.question.kind === 'pay') game.plain()
      return get(game.state, object).faceDown
    }
    expect(() => turn(2)).toThrow()
    expect(turn(3)).toBe(false)
  })

  test('[2004:502.26a] casting a card face down is not turning it face up: it costs {3} all the same', () => {
    const sides = [{ battlefield: ['Doom', ...times(3, 'Forest')], hand: ['Hidden'] }, {}] as const
    const game = table(edition, sides, CARDS).cast('Hidden', { via: 'faceDown' }).resolve()
    expect(game.size('Hidden')).toBe('2/2')
  })

  test('[2004:409.1f] two more creatures than you', () => {
    const cast = (n: number) => {
      const game = table(
        edition,
        [{ battlefield: ['Bear'], hand: ['Might'] }, { battlefield: times(n, 'Bear') }],
        CARDS,
      )
      return game.cast('Might').resolve().has('battlefield', 'Might')
    }
    expect(cast(3)).toBe(true)
    expect(() => cast(2)).toThrow()
  })

  test('[2004:418.2] so many counters or more', () => {
    const size = (charge: number) =>
      table(edition, [{ battlefield: ['Drake', { name: 'Bear', counters: { charge } }] }, {}], CARDS).size('Drake')
    expect([size(1), size(2), size(3)]).toEqual(['1/1', '4/4', '4/4'])
  })
})
