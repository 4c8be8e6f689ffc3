import { expect, test } from 'vitest'
import { abilitiesOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const PLOW = creature('Plowhand', '{4}', '3/3', 'Plainscycling {2}\nWhen you cycle ~, you gain 2 life.')
const SCOUT = creature('Coast Scout', '{4}', '3/3', 'Basic landcycling {1}')
const PAGE = card('Turned Page', '{9}', 'Sorcery', 'Draw a card.\nCycling {1}')
const DUAL = card('Salt Meadow', '', 'Land — Plains Island')
const EAR = card('Ear', '{0}', 'Artifact', 'Whenever a player cycles a card, that player loses 1 life.')
const MINE = card('Own Ear', '{0}', 'Artifact', 'Whenever you cycle a card, you gain 1 life.')
const BAR = card('Bar', '{0}', 'Artifact', "Players can't cycle cards.")
const CARDS = [PLOW, SCOUT, PAGE, DUAL, EAR, MINE, BAR]

inEditions('2004', '2011')('cycling in %s', (edition) => {
  test('[2004:502.18a] for its cost the card is discarded and one is drawn, at instant speed and from the hand only', () => {
    const game = table(
      edition,
      [
        { hand: ['Turned Page'], pool: '{C}' },
        { hand: ['Spark'], pool: '{R}' },
      ],
      CARDS,
    )
    game.activate('Turned Page', 1, {}, 'hand')
    expect([game.zone('Turned Page'), game.state.stack.length, game.handSize(0)]).toEqual(['graveyard', 1, 0])
    game
      .pass()
      .cast('Spark', { targets: ['player 0'] })
      .resolve()
      .resolve()
    expect(game.handSize(0)).toBe(1)
    const there = table(edition, [{ battlefield: ['Plowhand'], pool: '{C}{C}' }, {}], CARDS)
    const ability = there.nth(there.id('Plowhand'), 0)
    expect(there.why({ do: 'activate', ...ability })?.key).toBe('activate.notYours')
  })

  test('[2004:502.18b] on the battlefield the ability still exists', () => {
    const crowd = card('Crowd', '{0}', 'Enchantment', 'Creatures with cycling get +1/+1.')
    const game = table(edition, [{ battlefield: ['Plowhand', 'Bear', 'Crowd'] }, {}], [...CARDS, crowd])
    expect([game.size('Plowhand'), game.size('Bear')]).toEqual(['4/4', '2/2'])
    expect(abilitiesOf(game.state, game.id('Plowhand')).some(({ kind }) => kind === 'activated')).toBe(true)
  })

  test('[2004:502.18c] landcycling finds a card with the land type, basic or not, and shows it', () => {
    const library = ['Forest', 'Salt Meadow', 'Plains', 'Bear']
    const game = table(edition, [{ hand: ['Plowhand'], pool: '{C}{C}', library }, {}], CARDS)
    game.activate('Plowhand', 0, {}, 'hand').resolve()
    expect(game.life(0)).toBe(22)
    game.resolve()
    const found = game.asks('choose')
    expect(new Set(found.from)).toEqual(new Set([game.id('Salt Meadow'), game.id('Plains')]))
    game.reply([game.id('Salt Meadow')])
    expect(game.has('hand', 'Salt Meadow')).toBe(true)
    const kinds = game.events.map(({ kind }) => kind)
    expect([kinds.includes('revealed'), kinds.includes('shuffled')]).toEqual([true, true])
  })

  test('[2004:502.18c] with nothing to find the library is shuffled all the same', () => {
    const game = table(edition, [{ hand: ['Plowhand'], pool: '{C}{C}', library: ['Forest', 'Bear'] }, {}], CARDS)
    game.activate('Plowhand', 0, {}, 'hand').resolveAll()
    expect([game.handSize(0), game.events.some(({ kind }) => kind === 'shuffled')]).toEqual([0, true])
  })

  test('[2004:502.18c] basic landcycling finds any basic land card', () => {
    const library = ['Forest', 'Salt Meadow', 'Plains', 'Bear']
    const game = table(edition, [{ hand: ['Coast Scout'], pool: '{C}', library }, {}], CARDS)
    game.activate('Coast Scout', 0, {}, 'hand').resolve()
    expect(new Set(game.asks('choose').from)).toEqual(new Set([game.id('Forest'), game.id('Plains')]))
  })

  test('[2004:502.18c] so with the creature types of the later book', () => {
    const hive = creature('Hive Guide', '{4}', '3/3', 'Slivercycling {1}', 'Creature — Sliver')
    const mage = creature('Mage Caller', '{4}', '2/2', 'Wizardcycling {1}', 'Creature — Wizard')
    const sides = { hand: ['Hive Guide'], pool: '{C}', library: ['Forest', 'Mage Caller', 'Hive Guide'] }
    const game = table(edition, [sides, {}], [...CARDS, hive, mage])
    game.activate('Hive Guide', 0, {}, 'hand').resolve()
    expect(game.asks('choose').from).toEqual([game.id('Hive Guide', 'library')])
    game.reply([game.id('Hive Guide', 'library')])
    expect(game.has('hand', 'Hive Guide')).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:502.18c] landcycling alone finds any land card', () => {
    const guide = creature('Path Guide', '{4}', '3/3', 'Landcycling {1}')
    const sides = { hand: ['Path Guide'], pool: '{C}', library: ['Forest', 'Salt Meadow', 'Bear'] }
    const game = table(edition, [sides, {}], [...CARDS, guide])
    game.activate('Path Guide', 0, {}, 'hand').resolve()
    expect(new Set(game.asks('choose').from)).toEqual(new Set([game.id('Forest'), game.id('Salt Meadow')]))
  })

  test('[2004:502.18c] landcycling is cycling for what triggers on it, for whoever does it', () => {
    const sides = { hand: ['Plowhand'], pool: '{C}{C}', library: times(3, 'Forest') }
    const mine = table(edition, [{ ...sides, battlefield: ['Ear', 'Own Ear'] }, {}], CARDS)
    mine.activate('Plowhand', 0, {}, 'hand').resolveAll()
    expect([mine.life(0), mine.life(1)]).toEqual([22, 20])
    const theirs = table(edition, [{ battlefield: ['Ear', 'Own Ear'] }, sides], CARDS)
    theirs.pass().activate('Plowhand', 0, {}, 'hand').resolveAll()
    expect([theirs.life(0), theirs.life(1)]).toEqual([20, 21])
  })

  test('[2004:502.18c] what stops cycling stops landcycling', () => {
    const sides = { hand: ['Plowhand', 'Turned Page'], pool: '{C}{C}', battlefield: ['Bar'] }
    const game = table(edition, [sides, {}], CARDS)
    expect(game.why({ do: 'activate', ...game.nth(game.id('Plowhand'), 0) })?.key).toBe('activate.forbidden')
    expect(game.why({ do: 'activate', ...game.nth(game.id('Turned Page'), 1) })?.key).toBe('activate.forbidden')
    const free = table(edition, [{ ...sides, battlefield: [] }, {}], CARDS)
    expect(free.why({ do: 'activate', ...free.nth(free.id('Plowhand'), 0) })).toBeNull()
  })

  test('[2004:502.18a] granted to the cards in a hand, each instance by itself', () => {
    const lore = card('Lore', '{0}', 'Artifact', 'Creature cards in your hand have cycling {1}.')
    const sides = { hand: ['Bear', 'Spark'], battlefield: ['Lore'], pool: '{C}' }
    const game = table(edition, [sides, { hand: ['Bear'] }], [...CARDS, lore])
    game.activate('Bear', 0, {}, 'hand').resolve()
    expect([game.handSize(0), game.zone('1:Bear')]).toEqual([2, 'hand'])
    const twice = creature('Twice Turned', '{4}', '1/1', 'Cycling {1}, forestcycling {2}')
    const both = table(edition, [{ hand: ['Twice Turned'], pool: '{C}{C}' }, {}], [...CARDS, twice])
    both.activate('Twice Turned', 2, {}, 'hand').resolve()
    expect(both.asks('choose').from).toHaveLength(5)
  })
})
