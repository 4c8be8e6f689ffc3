import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const LESS = " This effect can't reduce the mana in that cost to less than one mana."
const CARDS = [
  card('Thrift', '{1}', 'Artifact', `Activated abilities of creatures cost {2} less to activate.${LESS}`),
  card(
    'Loan',
    '{1}',
    'Enchantment — Aura',
    `Enchant artifact\nEnchanted artifact's activated abilities cost {2} less to activate.${LESS}`,
  ),
  card('Levy', '{1}', 'Artifact', "Activated abilities cost {2} more to activate unless they're mana abilities."),
  creature('Scholar', '{1}', '1/1', '{3}: You gain 1 life.'),
  creature('Poor Scholar', '{1}', '1/1', '{1}{U}: You gain 1 life.'),
  creature('Free Scholar', '{1}', '1/1', '{0}: You gain 1 life.'),
  card('Well', '{1}', 'Artifact', '{4}: You gain 1 life.'),
  card('Prism', '{1}', 'Artifact', '{1}: Add {U}.'),
  card('Rot', '{X}{1}', 'Sorcery', 'Spend only black mana on X.\n~ deals X damage to target player.'),
  card('Twin Rot', '{X}', 'Sorcery', 'Spend only black and/or red mana on X.\n~ deals X damage to target player.'),
  creature('Rats', '{1}', '1/1', '{X}: You gain X life. Spend only black mana on X.'),
  card(
    'Gift',
    '{4}',
    'Instant',
    "If you control a Forest, rather than pay this spell's mana cost, you may have an opponent gain 3 life.\nDraw a card.",
  ),
  card('Silence', '{0}', 'Artifact', "Players can't gain life."),
]
const asked = (game: Table) => game.asks('pay').cost.join('')

inEditions('2004', '2011')('409.1f what a cost comes to, and what may pay it, %s', (edition) => {
  test('[2004:409.1f] an effect that can’t reduce the mana to less than one leaves one', () => {
    const cost = (name: string) => {
      const sides = { battlefield: ['Thrift', name], pool: '{C}{C}{C}{U}' }
      return asked(table(edition, [sides, {}], CARDS).activate(name, 0, { pay: false }))
    }
    expect([cost('Scholar'), cost('Poor Scholar')]).toEqual(['1', '0U'])
    // What costs no mana is not made dearer, and two of them leave one, too.
    const free = table(edition, [{ battlefield: ['Thrift', 'Free Scholar'] }, {}], CARDS).activate('Free Scholar')
    expect(free.resolve().life(0)).toBe(21)
    const twice = { battlefield: ['Thrift', 'Thrift', 'Scholar'], pool: '{C}{C}' }
    expect(asked(table(edition, [twice, {}], CARDS).activate('Scholar', 0, { pay: false }))).toBe('1')
  })

  test('[2004:409.1f] of what an Aura enchants, and of nothing else', () => {
    const sides = {
      battlefield: ['Well', { name: 'Loan', attachedTo: 'Well' }, 'Scholar'],
      pool: '{C}{C}{C}{C}',
    }
    const game = table(edition, [sides, {}], CARDS)
    expect(asked(game.activate('Well', 0, { pay: false }))).toBe('2')
    expect(asked(table(edition, [sides, {}], CARDS).activate('Scholar', 0, { pay: false }))).toBe('3')
  })

  test('[2004:409.1f] dearer unless they are mana abilities', () => {
    const sides = { battlefield: ['Levy', 'Scholar', 'Prism'], pool: '{C}{C}{C}{C}{C}' }
    expect(asked(table(edition, [sides, {}], CARDS).activate('Scholar', 0, { pay: false }))).toBe('5')
    const game = table(edition, [{ ...sides, pool: '{C}' }, {}], CARDS).activate('Prism', 0)
    expect(game.pool(0)).toBe('U')
  })

  test('[2004:409.1f] on X only mana of that colour is spent', () => {
    const most = (name: string, pool: string) => {
      const game = table(edition, [{ hand: [name], pool }, {}], CARDS)
      game.reply({ do: 'cast', ...game.way(game.id(name), 'normal') })
      return game.asks('number').max
    }
    expect([most('Rot', '{C}{C}{C}{B}{B}'), most('Rot', '{B}{B}{B}'), most('Rot', '{C}{R}')]).toEqual([2, 2, 0])
    expect([most('Twin Rot', '{B}{R}{U}'), most('Twin Rot', '{U}{U}')]).toEqual([2, 0])
    const game = table(edition, [{ hand: ['Rot'], pool: '{C}{C}{B}{B}' }, {}], CARDS)
    game.cast('Rot', { x: 2, targets: ['player 1'] }).resolveAll()
    expect([game.life(1), game.pool(0)]).toEqual([18, 'C'])
    game.isAtAQuestion()
  })

  test('[2004:409.1f] nor on the X of an ability', () => {
    const game = table(edition, [{ battlefield: ['Rats'], pool: '{C}{B}{B}' }, {}], CARDS)
    game.reply({ do: 'activate', ...game.nth(game.id('Rats'), 0) })
    expect(game.asks('number').max).toBe(2)
    game.announce({ x: 2 }).resolveAll()
    expect([game.life(0), game.pool(0)]).toEqual([22, 'C'])
  })

  test('[2004:409.1b] a cost may be that an opponent gains life', () => {
    const game = table(edition, [{ hand: ['Gift'], battlefield: ['Forest'] }, {}], CARDS)
    game.cast('Gift', { via: 'alternative' })
    expect([game.life(1), game.zone('Gift')]).toEqual([23, 'stack'])
    game.resolveAll()
    expect(game.handSize(0)).toBe(1)
    // Not without a Forest, and not where nobody can gain any.
    const without = table(edition, [{ hand: ['Gift'], battlefield: times(1, 'Swamp') }, {}], CARDS)
    expect(without.way(without.id('Gift'), 'alternative').via).toBe('no such way')
    const silent = table(edition, [{ hand: ['Gift'], battlefield: ['Forest', 'Silence'] }, {}], CARDS)
    const cast = { do: 'cast', ...silent.way(silent.id('Gift'), 'alternative') } as const
    expect(silent.why(cast)?.key).toBe('cost.noGain')
  })
})
