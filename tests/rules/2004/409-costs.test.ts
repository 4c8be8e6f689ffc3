import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const DEARER = card('Toll', '{1}', 'Artifact', 'Spells cost {2} more to cast.\nSacrifice ~: Add {B}.')
const CHEAPER = creature('Shade Lord', '{1}', '1/1', 'Black spells cost {1} less to cast.')
const DARK = card('Dark Word', '{3}{B}', 'Sorcery', 'You gain 1 life.')
const OFFER = card(
  'Offering',
  '{3}{B}',
  'Sorcery',
  'As an additional cost to cast this spell, sacrifice a creature.\nYou gain 1 life.',
)
const ELF = creature('Elf', '{G}', '1/1', '{T}: Add {B}.')

inEditions('2004', '2011')('409.1f-h the total cost and its payment, %s', (edition) => {
  test('[2004:409.1f] all increases, then all reductions; afterwards the total is locked in', () => {
    const sides = { hand: ['Dark Word'], battlefield: ['Toll', 'Shade Lord', ...times(5, 'Swamp')] }
    const game = table(edition, [sides, {}], [DEARER, CHEAPER, DARK])
    game.cast('Dark Word', { pay: false })
    expect(game.asks('pay').cost).toEqual(['4', 'B'])
    game.reply({ pay: 'activate', ...game.nth(game.id('Toll'), 1) })
    expect([game.zone('Toll'), game.pool(0)]).toEqual(['graveyard', 'B'])
    // What made it dearer is gone: the total stays.
    expect(game.asks('pay').cost).toEqual(['4', 'B'])
    game.plain()
    expect([game.zone('Dark Word'), game.pool(0)]).toEqual(['stack', ''])
    expect(game.state.battlefield.filter((id) => get(game.state, id).tapped)).toHaveLength(4)
  })

  test('[2004:409.1f] reductions end at nothing', () => {
    const idol = card('Dark Idol', '{1}{B}', 'Artifact')
    const thrift = creature('Thrifty', '{1}', '1/1', 'Black spells cost {3} less to cast.')
    const game = table(edition, [{ hand: ['Dark Idol'], battlefield: ['Thrifty', 'Swamp'] }, {}], [idol, thrift])
    game.cast('Dark Idol', { pay: false })
    expect(game.asks('pay').cost).toEqual(['0', 'B'])
    expect(game.plain().zone('Dark Idol')).toBe('stack')
    // What makes it dearer is added before.
    const both = { hand: ['Dark Idol'], battlefield: ['Thrifty', 'Toll', 'Swamp'] }
    const dear = table(edition, [both, {}], [idol, thrift, DEARER]).cast('Dark Idol', { pay: false })
    expect(dear.asks('pay').cost).toEqual(['0', 'B'])
  })

  test('[2004:409.1f] what sets the total comes last, after increases and reductions', () => {
    const text =
      'As long as ~ is untapped, each spell that would cost less than three mana to cast costs three mana to cast.'
    const scale = card('Even Scale', '{1}', 'Artifact', text)
    const thrift = creature('Thrifty', '{1}', '1/1', 'Black spells cost {3} less to cast.')
    const blast = card('Blast', '{X}{R}', 'Sorcery', '~ deals X damage to target player.')
    const cards = [scale, thrift, DEARER, CHEAPER, DARK, blast]
    const cost = (name: string, tapped: boolean, others: string[] = [], x = 0) => {
      const sides = {
        hand: [name],
        battlefield: [{ name: 'Even Scale', tapped }, ...others],
        pool: '{B}{R}{C}{C}{C}{C}{C}{C}',
      }
      const game = table(edition, [sides, {}], cards).cast(name, { pay: false, targets: ['player 1'], x })
      return game.asks('pay').cost.join('')
    }
    expect([cost('Spark', false), cost('Spark', true), cost('Spark', false, ['Toll'])]).toEqual(['2R', 'R', '2R'])
    expect([cost('Dark Word', false, ['Thrifty']), cost('Dark Word', true, ['Thrifty'])]).toEqual(['2B', '0B'])
    expect([cost('Dark Word', false), cost('Blast', false, [], 1), cost('Blast', false, [], 4)]).toEqual([
      '3B',
      '2R',
      '4R',
    ])
  })

  test('[2004:409.1g] mana abilities come before costs are paid: the creature gives mana and is then sacrificed', () => {
    const sides = { hand: ['Offering'], battlefield: ['Elf', ...times(3, 'Swamp')] }
    const game = table(edition, [sides, {}], [ELF, OFFER])
    game.cast('Offering', { pay: false })
    game.reply({ pay: 'activate', ...game.nth(game.id('Elf'), 0) })
    expect([game.pool(0), game.zone('Elf')]).toEqual(['B', 'battlefield'])
    game.plain()
    expect([game.zone('Elf'), game.zone('Offering'), game.question.kind]).toEqual(['graveyard', 'stack', 'priority'])
    // A spell that costs no mana gives no occasion to activate any.
    const free = card('Free Word', '{0}', 'Sorcery', 'You gain 1 life.')
    const none = table(edition, [{ hand: ['Free Word'], battlefield: ['Swamp'] }, {}], [free]).cast('Free Word', {
      pay: false,
    })
    expect(none.question.kind).toBe('priority')
  })

  test('[2004:409.1h] nothing is paid in part, and what was locked in is paid though its reason is gone', () => {
    const sides = { hand: ['Offering'], battlefield: ['Shade Lord', ...times(3, 'Swamp')] }
    const game = table(edition, [sides, {}], [CHEAPER, OFFER])
    game.cast('Offering')
    expect([game.zone('Shade Lord'), game.zone('Offering')]).toEqual(['graveyard', 'stack'])
    expect(game.state.battlefield.every((id) => get(game.state, id).tapped)).toBe(true)
    // Too little: the attempt leaves creature, lands and pool as they were.
    const poor = table(edition, [sides, {}], [CHEAPER, OFFER])
    poor.cast('Offering', { pay: false })
    poor.reply({ pay: 'plan', plan: { taps: [], spend: null } })
    expect([poor.zone('Offering'), poor.zone('Shade Lord'), poor.question.kind]).toEqual([
      'hand',
      'battlefield',
      'priority',
    ])
    expect(poor.state.battlefield.some((id) => get(poor.state, id).tapped)).toBe(false)
  })
})
