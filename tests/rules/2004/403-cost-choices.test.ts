/**
 * Costs that can be paid in two ways, parts of costs that unattach or discard, and what is traded for entering (403,
 * 419.6).
 */
import { expect, test } from 'vitest'
import { get, waysToCast } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Shard', '{0}', 'Artifact', '{2}, {T} or {U}, {T}: You gain 3 life.'),
  creature('Toll Mage', '{0}', '1/1', '{T}: Counter target spell unless its controller pays {U} or 2 life.'),
  creature('Levy Mage', '{0}', '1/1', '{T}: Counter target spell unless its controller pays {1} and 1 life.'),
  card('Bola', '{0}', 'Artifact — Equipment', 'Equipped creature has "Unattach ~: You gain 2 life."\nEquip {0}'),
  creature('Elder', '{0}', '1/1', 'Discard another card named ~: You gain 4 life.'),
  card(
    'Mere',
    '',
    'Land',
    "If ~ would enter the battlefield, sacrifice two untapped lands instead. If you do, put ~ onto the battlefield. If you don't, put it into its owner's graveyard.",
  ),
  card(
    'Gem',
    '{0}',
    'Artifact',
    "If ~ would enter the battlefield, you may discard a land card instead. If you do, put ~ onto the battlefield. If you don't, put it into its owner's graveyard.",
  ),
  card('Grove', '', 'Land', '{T}: Add one mana of any color. Spend this mana only to cast a creature spell.'),
  creature('Recruit', '{1}', '1/1'),
  card('Trinket', '{1}', 'Artifact'),
  card(
    'Axe',
    '{R}',
    'Sorcery',
    'As an additional cost to cast this spell, discard a card or pay {2}.\n~ deals 5 damage to target creature.',
  ),
  card(
    'Study',
    '{0}',
    'Enchantment',
    'Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.',
  ),
  card('Siphon', '{0}', 'Sorcery', 'Unless target player pays {1}, that player loses 5 life and you gain 5 life.'),
  creature('Goo', '{0}', '3/3', 'Cumulative upkeep {R} or {G}'),
]
const canActivate = (game: Table, name: string, n: number): boolean =>
  game.why({ do: 'activate', ...game.nth(game.id(name, 'battlefield'), n) }) === null
const tapped = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).tapped

inEditions('2004', '2011')('costs with a choice, %s', (edition) => {
  test('[2004:403.1] either of two activation costs: what can’t be paid isn’t offered', () => {
    const board = (pool: string) => table(edition, [{ battlefield: ['Shard'], pool }, {}], CARDS)
    const blue = board('{U}').activate('Shard', 1).resolve()
    expect([blue.life(0), blue.pool(0), tapped(blue, 'Shard')]).toEqual([23, '', true])
    const two = board('{C}{R}').activate('Shard', 0).resolve()
    expect([two.life(0), two.pool(0)]).toEqual([23, ''])
    const may = (game: Table) => [0, 1].map((n) => canActivate(game, 'Shard', n))
    expect([may(board('{U}')), may(board('{C}{R}')), may(board('{U}{C}'))]).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ])
    two.isAtAQuestion()
  })

  test('[2004:413.2e] "unless they pay A or B": who declines the one is offered the other', () => {
    const board = (pool: string) =>
      table(edition, [{ hand: ['Jab'], pool }, { battlefield: ['Toll Mage'] }], CARDS)
        .cast('Jab', { targets: ['player 1'] })
        .pass()
        .activate('Toll Mage', 0, { targets: ['Jab'] })
    const life = board('').pass(2).reply(true).resolve()
    expect([life.life(0), life.life(1)]).toEqual([18, 17])
    const neither = board('').pass(2).reply(false)
    expect([neither.life(0), neither.zone('Jab')]).toEqual([20, 'graveyard'])
    const mana = board('{U}').pass(2).reply(true).plain().resolve()
    expect([mana.life(0), mana.life(1), mana.pool(0)]).toEqual([20, 17, ''])
  })

  test('[2004:413.2e] "pays {1} and 1 life": both or nothing', () => {
    const board = (pool: string) =>
      table(edition, [{ hand: ['Jab'], pool }, { battlefield: ['Levy Mage'] }], CARDS)
        .cast('Jab', { targets: ['player 1'] })
        .pass()
        .activate('Levy Mage', 0, { targets: ['Jab'] })
    expect(board('').pass(2).zone('Jab')).toBe('graveyard')
    const paid = board('{C}').pass(2).reply(true).plain().resolve()
    expect([paid.life(0), paid.life(1), paid.pool(0)]).toEqual([19, 17, ''])
  })

  test('[2004:403.2] "unattach": only while it is attached, and it no longer is', () => {
    const game = table(edition, [{ battlefield: ['Bola', 'Bear'] }, {}], CARDS)
    game.activate('Bola', 1, { targets: ['Bear'] }).resolve()
    game.activate('Bear', 0).resolve()
    expect([game.life(0), get(game.state, game.id('Bola')).attachedTo]).toEqual([22, null])
    expect(canActivate(game, 'Bear', 0)).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:403.2] "discard another card named ~": a card of that name only', () => {
    const game = table(edition, [{ battlefield: ['Elder'], hand: ['Elder', 'Jab'] }, {}], CARDS)
    game.activate('1:Elder', 0).resolve()
    expect([game.life(0), game.has('hand', 'Jab'), game.has('hand', 'Elder')]).toEqual([24, true, false])
    const without = table(edition, [{ battlefield: ['Elder'], hand: ['Jab'] }, {}], CARDS)
    expect(canActivate(without, 'Elder', 0)).toBe(false)
  })

  test('[2004:419.6] what is sacrificed for entering is sacrificed in full, or it goes to the graveyard', () => {
    const game = table(edition, [{ hand: ['Mere'], battlefield: ['Forest', 'Swamp'] }, {}], CARDS)
    game.land('Mere')
    expect([game.zone('Mere'), game.zone('Forest'), game.zone('Swamp')]).toEqual([
      'battlefield',
      'graveyard',
      'graveyard',
    ])
    const few = table(edition, [{ hand: ['Mere'], battlefield: ['Forest'] }, {}], CARDS).land('Mere')
    expect([few.zone('Mere'), few.has('battlefield', 'Mere')]).toEqual(['graveyard', false])
    game.isAtAQuestion()
  })

  test('[2004:419.6] what may be discarded for entering: taken, or declined', () => {
    const board = () =>
      table(edition, [{ hand: ['Gem', 'Forest'] }, {}], CARDS)
        .cast('Gem')
        .pass(2)
    const taken = board().reply(true)
    expect([taken.zone('Gem'), taken.zone('Forest')]).toEqual(['battlefield', 'graveyard'])
    const declined = board().reply(false)
    expect([declined.zone('Gem'), declined.zone('Forest')]).toEqual(['graveyard', 'hand'])
  })

  test('[2004:409.1b] one of two additional costs: each is a way to cast it', () => {
    const board = (pool: string, ...hand: string[]) =>
      table(edition, [{ hand: ['Axe', ...hand], pool }, { battlefield: ['Ox'] }], CARDS)
    const ways = (game: Table) => {
      const object = game.id('Axe')
      return waysToCast(game.state, 0, object).map(({ key: via }) => game.why({ do: 'cast', object, via }) === null)
    }
    expect([ways(board('{R}')), ways(board('{R}', 'Bear')), ways(board('{R}{C}{C}'))]).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ])
    const discards = board('{R}{C}{C}', 'Bear')
      .cast('Axe', { targets: ['Ox'] })
      .resolve()
    expect([discards.zone('Bear'), discards.pool(0), discards.zone('Ox')]).toEqual(['graveyard', 'CC', 'graveyard'])
    const pays = board('{R}{C}{C}', 'Bear')
    const second = waysToCast(pays.state, 0, pays.id('Axe'))[1]?.key ?? 'normal'
    pays
      .reply({ do: 'cast', object: pays.id('Axe'), via: second })
      .announce({ targets: ['Ox'] })
      .resolve()
    expect([pays.zone('Bear'), pays.pool(0), pays.zone('Ox')]).toEqual(['hand', '', 'graveyard'])
    pays.isAtAQuestion()
  })

  test('[2004:413.2e] "may ... unless that player pays": first the price, then the choice', () => {
    const board = (pool: string) =>
      table(
        edition,
        [
          { hand: ['Jab'], pool },
          { battlefield: ['Study'], library: ['Bear', 'Bear'] },
        ],
        CARDS,
      )
        .cast('Jab', { targets: ['player 1'] })
        .pass(2)
    expect(board('').reply(true).handSize(1)).toBe(1)
    expect(board('').reply(false).handSize(1)).toBe(0)
    const paid = board('{C}').reply(true).plain()
    expect([paid.handSize(1), paid.pool(0)]).toEqual([0, ''])
  })

  test('[2004:413.2e] "Unless target player pays": all that follows is averted', () => {
    const board = (pool: string) =>
      table(edition, [{ hand: ['Siphon'] }, { pool }], CARDS)
        .cast('Siphon', { targets: ['player 1'] })
        .pass(2)
    const lost = board('')
    expect([lost.life(0), lost.life(1)]).toEqual([25, 15])
    const paid = board('{C}').reply(true).plain()
    expect([paid.life(0), paid.life(1), paid.pool(1)]).toEqual([20, 20, ''])
  })

  test('[2004:glossary/mana-restriction] mana for "a creature spell" pays for one, and for nothing else', () => {
    const board = (name: string) => table(edition, [{ hand: [name], battlefield: ['Grove'] }, {}], CARDS)
    expect(board('Recruit').cast('Recruit').resolve().zone('Recruit')).toBe('battlefield')
    const other = board('Trinket')
    expect(other.why({ do: 'cast', object: other.id('Trinket'), via: 'normal' })?.key).toBe('cast.cantPay')
  })
})

test('[2004:502.13a] an upkeep in either of two colours is paid for each counter in either', () => {
  const game = table('2011', [{ hand: ['Goo'], battlefield: ['Mountain', 'Forest'] }, {}], CARDS)
    .cast('Goo')
    .resolve()
  game.until('confirm').reply(true).plain()
  expect(game.zone('Goo')).toBe('battlefield')
  game.until('confirm').reply(true).plain()
  expect([game.zone('Goo'), tapped(game, 'Mountain'), tapped(game, 'Forest')]).toEqual(['battlefield', true, true])
})
