import { expect, test } from 'vitest'
import { hasKeyword } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Topple Giants',
    '{0}',
    'Sorcery',
    'Destroy the creature with the greatest power. If two or more creatures are tied for greatest power, you choose one of them.',
  ),
  card('Cull', '{0}', 'Sorcery', 'Destroy each creature with the least toughness.'),
  card(
    'Single Out',
    '{0}',
    'Sorcery',
    'Destroy target creature with the greatest power among creatures on the battlefield.',
  ),
  card(
    'Dig Up',
    '{0}',
    'Sorcery',
    'Return the creature card in your graveyard with the greatest power to your hand. If two or more cards are tied for greatest power, you choose one of them.',
  ),
  card('Crowned', '{0}', 'Enchantment', 'Each creature with the highest mana value has flying.'),
  card('Match', '{0}', 'Sorcery', 'You gain life equal to the greatest power among creatures you control.'),
  creature('Mouse', '{1}', '1/1'),
  creature('Spry', '{2}', '1/1'),
  creature('Twin Ox', '{4}', '3/3'),
]

inEditions('2004', '2011')('ties, %s', (edition) => {
  const board = (mine: readonly string[], theirs: readonly string[], hand: string) =>
    table(edition, [{ battlefield: mine, hand: [hand] }, { battlefield: theirs }], CARDS)

  test('[2004:413.2i] one that leads alone is taken without a question', () => {
    const game = board(['Mouse', 'Bear'], ['Ox'], 'Topple Giants').cast('Topple Giants').resolve()
    expect([game.zone('Ox'), game.zone('Bear'), game.asks('priority').seat]).toEqual(['graveyard', 'battlefield', 0])
  })

  test('[2004:413.2i] where several are tied, the player whom the text names chooses among just these', () => {
    const game = board(['Mouse', 'Twin Ox'], ['Ox', 'Bear'], 'Topple Giants').cast('Topple Giants').resolve()
    const { seat, from, min, max } = game.asks('choose')
    expect([seat, min, max]).toEqual([0, 1, 1])
    expect([...from].sort()).toEqual([game.id('Ox'), game.id('Twin Ox')].sort())
    expect(game.refusal([game.id('Bear')]).rule).toBe(cite('cast.announced', edition))
    game.reply([game.id('Twin Ox')])
    expect([game.zone('Twin Ox'), game.zone('Ox')]).toEqual(['graveyard', 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:413.2i] nothing happens where there is none', () => {
    const game = board([], [], 'Topple Giants').cast('Topple Giants').resolve()
    expect(game.asks('priority').seat).toBe(0)
  })

  test('[2004:413.2i] "each" takes all that are tied', () => {
    const game = board(['Mouse', 'Ox'], ['Mouse', 'Bear'], 'Cull').cast('Cull').resolve()
    expect([game.has('battlefield', 'Mouse'), game.has('battlefield', 'Bear')]).toEqual([false, true])
  })

  test('[2004:413.2i] a target may be any of those that are tied, and must still be so as it resolves', () => {
    const game = board(['Twin Ox', 'Mouse'], ['Ox'], 'Single Out')
    game.reply({ do: 'cast', object: game.id('Single Out'), via: 'normal' })
    const legal = game.asks('targets').legal.map((ref) => ('object' in ref ? ref.object : -1))
    expect([...legal].sort()).toEqual([game.id('Ox'), game.id('Twin Ox')].sort())
  })

  test('[2004:413.2i] cards of a graveyard can be tied too', () => {
    const game = table(edition, [{ hand: ['Dig Up'], graveyard: ['Mouse', 'Ox', 'Twin Ox'] }, {}], CARDS)
    game.cast('Dig Up').resolve()
    game.reply([game.id('Ox')])
    expect([game.zone('Ox'), game.zone('Twin Ox'), game.zone('Mouse')]).toEqual(['hand', 'graveyard', 'graveyard'])
  })

  test('[2004:413.2i] a text that speaks of one and breaks no tie is not understood: there is no default', () => {
    const record = {
      name: 'Vague',
      mana_cost: '{0}',
      type_line: 'Sorcery',
      oracle_text: 'Destroy the creature with the greatest power.',
    }
    expect(compile(record).ok).toBe(false)
    const other =
      'Destroy the creature with the greatest power. If two or more creatures are tied for least power, you choose one of them.'
    expect(compile({ ...record, oracle_text: other }).ok).toBe(false)
  })

  test('[2004:413.2i] a static ability works on all that are tied, as they are now', () => {
    const game = board(['Mouse', 'Ox'], ['Bear'], 'Crowned').cast('Crowned').resolve()
    const fliers = () => ['Mouse', 'Ox', 'Bear'].filter((name) => hasKeyword(game.state, game.id(name), 'flying'))
    expect(fliers()).toEqual(['Ox'])
    const tied = board(['Mouse', 'Bear'], ['Spry'], 'Crowned').cast('Crowned').resolve()
    const flies = (name: string) => hasKeyword(tied.state, tied.id(name), 'flying')
    expect([flies('Bear'), flies('Spry'), flies('Mouse')]).toEqual([true, true, false])
  })

  test('[2004:413.2i] the greatest of numbers is a number; none is zero', () => {
    const game = board(['Mouse', 'Bear'], ['Ox'], 'Match').cast('Match').resolve()
    expect(game.life(0)).toBe(22)
    expect(board([], ['Ox'], 'Match').cast('Match').resolve().life(0)).toBe(20)
  })
})
